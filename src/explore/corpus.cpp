#include "explore/corpus.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "explore/call.h"
#include "explore/inputs.h"

namespace warrant::explore {

using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

namespace {

constexpr std::string_view format = "warrant corpus 1";
constexpr std::string_view expandedMark = "Written by `warrant explore --corpus`: inputs that were expanded.";

// FNV-1a, 64 bits, in hexadecimal digits.
std::string digestOf(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  std::string digits;
  for (int shift = 60; shift >= 0; shift -= 4) digits += "0123456789abcdef"[(hash >> shift) & 15];
  return digits;
}

std::string textOf(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::string dump(const Json& json) { return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n"; }

}  // namespace

Corpus::Corpus(std::string folder, std::string call, std::string_view basis, const ast::Program& program,
               const symbex::ExploreRequest& request)
    : folder_(std::move(folder)),
      call_(std::move(call)),
      basis_(digestOf(basis)),
      program_(program),
      request_(request) {
  readExpanded();
}

void Corpus::readExpanded() {
  const std::string file = folder_ + "/expanded";
  if (!fs::exists(file)) return;
  std::ifstream stream(file);
  std::string line;
  notesExpanded_ = std::getline(stream, line) && line == expandedMark;
  if (!notesExpanded_) messages.push_back(file + " was not written by `warrant explore`: it is left alone");
  while (notesExpanded_ && std::getline(stream, line)) expanded_.insert(line);
}

std::vector<Corpus::Saved> Corpus::load() {
  std::vector<std::string> files;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder_, error)) {
    const std::string name = entry.path().filename().string();
    const bool isOurs = (name.starts_with("input-") || name.starts_with("crash-")) && name.ends_with(".json");
    if (isOurs && entry.is_regular_file(error)) files.push_back(name);
  }
  std::ranges::sort(files, {}, [](const std::string& file) { return file.substr(file.find('-')); });
  std::vector<Saved> all;
  for (const std::string& file : files) {
    if (auto saved = read(file)) {
      known_.insert(saved->name);
      all.push_back(std::move(*saved));
    }
  }
  if (ofOthers_ > 0)
    messages.push_back(folder_ +
                       ": passed over what was explored of another program, or within other bounds (" +
                       std::to_string(ofOthers_) + (ofOthers_ == 1 ? " file)" : " files)"));
  return all;
}

std::optional<Corpus::Saved> Corpus::read(const std::string& file) {
  const auto skip = [&](const std::string& why) -> std::optional<Saved> {
    messages.push_back(folder_ + "/" + file + " is passed over: " + why);
    return std::nullopt;
  };
  const Json json = Json::parse(textOf(folder_ + "/" + file), nullptr, false);
  const bool isWhole = json.is_object() && json.contains("format") && json["format"] == format &&
                       json.contains("call") && json.contains("inputs") && json.contains("bound") &&
                       json["bound"].is_number_unsigned();
  if (!isWhole) return skip("it holds no inputs that `warrant explore` wrote");
  if (json["call"] != call_) return skip("its inputs are of another call");
  if (!json.contains("basis") || json["basis"] != basis_) {
    ++ofOthers_;
    return std::nullopt;
  }
  Saved saved{.name = file.substr(file.find('-') + 1, 16)};
  saved.bound = json["bound"].get<std::size_t>();
  try {
    saved.inputs = inputsFromJson(json["inputs"], program_, request_);
  } catch (const Refused& refused) {
    return skip(refused.what());
  }
  saved.isExpanded = expanded_.contains(saved.name);
  return saved;
}

std::string Corpus::save(const symbex::InputGraph& inputs, std::size_t bound, const ConcreteEnd& end) {
  const Json json{
      {"format", format},         {"call", call_},          {"basis", basis_},       {"bound", bound},
      {"inputs", toJson(inputs)}, {"outcome", end.outcome}, {"line", end.range.line}};
  const std::string name =
      digestOf(dump({{"call", call_}, {"basis", basis_}, {"bound", bound}, {"inputs", json["inputs"]}}));
  if (!known_.insert(name).second) return name;
  const bool isCrash = end.kind == ConcreteEnd::Kind::Threw || end.kind == ConcreteEnd::Kind::Asserted;
  write((isCrash ? "crash-" : "input-") + name + ".json", dump(json), true);
  return name;
}

void Corpus::noteExpanded(const std::string& name) {
  if (!notesExpanded_ || !expanded_.insert(name).second) return;
  const bool isFirst = !fs::exists(folder_ + "/expanded");
  write("expanded", (isFirst ? std::string(expandedMark) + "\n" : "") + name + "\n", false);
}

// A file that is there already is somebody's.
void Corpus::write(const std::string& file, const std::string& text, bool isNew) {
  const std::string path = folder_ + "/" + file;
  std::FILE* const stream = std::fopen(path.c_str(), isNew ? "wx" : "a");
  const bool isWritten = stream != nullptr && std::fwrite(text.data(), 1, text.size(), stream) == text.size();
  const bool isClosed = stream != nullptr && std::fclose(stream) == 0;
  if (isWritten && isClosed)
    ++written;
  else if (messages.size() < 10)
    messages.push_back(path + " cannot be written");
}

}  // namespace warrant::explore
