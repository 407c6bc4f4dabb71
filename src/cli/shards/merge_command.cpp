#include "cli/shards/merge_command.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "cli/commands/verify_command.h"
#include "cli/files/source_file.h"
#include "cli/log.h"
#include "cli/output.h"
#include "report/style.h"

namespace warrant::cli {
namespace {

using Json = nlohmann::ordered_json;

struct Part {
  std::string file;
  Json document;

  const Json& shard() const { return document.at("shard"); }
  std::uint32_t number() const { return shard().at("number"); }
};

std::optional<Part> readPart(const std::string& file) {
  const SourceText read = readSourceFile(file);
  if (!read.text) {
    logError(file + ": " + read.problem->message);
    return std::nullopt;
  }
  Part part{file, Json::parse(*read.text, nullptr, false)};
  if (part.document.is_object() && part.document.contains("shard") && part.document.contains("summary"))
    return part;
  logError(file + ": it is nothing that `warrant verify --shard … --format json` prints");
  return std::nullopt;
}

std::string listed(const std::vector<std::uint32_t>& numbers) {
  std::string list;
  for (const std::uint32_t number : numbers) list += (list.empty() ? "" : ", ") + std::to_string(number);
  return list;
}

// What is wrong with the parts as the parts of one plan; empty: nothing is.
std::string problemOf(const std::vector<Part>& parts) {
  const Json& first = parts.front().shard();
  std::map<std::uint32_t, std::string> files;
  for (const Part& part : parts) {
    if (part.shard().at("plan") != first.at("plan") || part.shard().at("of") != first.at("of"))
      return parts.front().file + " and " + part.file + " are not of one plan";
    const auto [place, isNew] = files.try_emplace(part.number(), part.file);
    if (!isNew)
      return "shard " + std::to_string(part.number()) + " is there twice: " + place->second + ", " +
             part.file;
  }
  std::vector<std::uint32_t> missing;
  for (std::uint32_t number = 1; number <= first.at("of"); ++number)
    if (!files.contains(number)) missing.push_back(number);
  if (missing.empty()) return {};
  return std::string(missing.size() == 1 ? "there is no shard " : "there are no shards ") + listed(missing) +
         " of " + std::to_string(first.at("of").get<std::uint32_t>());
}

// The findings of all parts, put together in the order of the text.
class Merged {
 public:
  explicit Merged(std::vector<Part> parts) : parts_(std::move(parts)) {
    for (const Part& part : parts_) addMembers(part.document);
    document_ = std::move(parts_.front().document);
    Json& files = document_.at("files");
    for (std::size_t file = 0; file < files.size(); ++file) {
      Json members = Json::array();
      for (auto& [number, member] : members_[file]) members.push_back(std::move(member));
      files[file]["members"] = std::move(members);
    }
    addTexts(document_.at("shard"));
    for (std::size_t i = 1; i < parts_.size(); ++i) addTexts(parts_[i].shard());
    document_.erase("shard");
    document_.erase("summary");
    summarize();
  }

  const report::Summary& summary() const { return summary_; }

  std::string toJson() const {
    const std::string findings = document_.dump(2, ' ', false, Json::error_handler_t::replace);
    return report::toJson(findings, summary_, seconds_, {});
  }

  std::string toText(bool colour) const {
    const report::TextOptions options{.colour = colour};
    report::TextFindings findings{problems_, trust_.toText(options)};
    for (const Texts& program : texts_) {
      findings.text += program.problems;
      for (const auto& [number, text] : program.members) findings.text += text;
    }
    if (!colour) findings.text = report::withoutColour(findings.text);
    return report::toText(findings, summary_, seconds_, options);
  }

 private:
  using Number = std::pair<std::size_t, std::uint32_t>;  // of a program, and of a member in it
  struct Texts {
    std::string problems;
    std::map<std::uint32_t, std::string> members;
  };

  // A document has its members in the order of their numbers.
  void addMembers(const Json& document) {
    std::vector<Number> numbers;
    const Json& programs = document.at("shard").at("programs");
    for (std::size_t program = 0; program < programs.size(); ++program)
      for (const Json& number : programs[program].at("members")) numbers.emplace_back(program, number);
    const Json& files = document.at("files");
    members_.resize(files.size());
    std::size_t next = 0;
    for (std::size_t file = 0; file < files.size(); ++file)
      for (const Json& member : files[file].at("members")) members_[file][numbers.at(next++)] = member;
  }

  void addTexts(const Json& shard) {
    const Json& programs = shard.at("programs");
    texts_.resize(programs.size());
    problems_ = shard.at("problems");
    seconds_ = std::max<double>(seconds_, shard.at("seconds"));
    summary_.recalled += shard.at("recalled").get<std::size_t>();
    for (std::size_t program = 0; program < programs.size(); ++program) {
      texts_[program].problems = programs[program].at("problems");
      for (const auto& [number, text] : programs[program].at("texts").items())
        texts_[program].members[static_cast<std::uint32_t>(std::stoul(number))] = text;
    }
  }

  void summarize() {
    for (const Json& file : document_.at("files")) {
      for (const Json& problem : file.at("problems")) count(problem.at("severity"));
      for (const Json& member : file.at("members")) count(member);
    }
  }
  void count(const std::string& severity) { ++(severity == "error" ? summary_.errors : summary_.warnings); }
  void count(const Json& member) {
    const std::string verdict = member.at("verdict");
    ++(verdict == "verified" ? summary_.verified : verdict == "failed" ? summary_.failed : summary_.unknown);
    for (const Json& failure : member.at("failures"))
      if (failure.at("severity") == "warning") ++summary_.warnings;
    if (!member.at("trusted").get<bool>()) return;
    ++summary_.trusting;
    std::vector<std::string> reasons;
    for (const Json& note : member.at("trust")) reasons.push_back(note.at("message"));
    trust_.add(reasons);
  }

  std::vector<Part> parts_;
  Json document_;
  std::vector<std::map<Number, Json>> members_;  // by file
  std::string problems_;                         // of the paths
  std::vector<Texts> texts_;                     // by program
  report::Trust trust_;
  report::Summary summary_;
  double seconds_ = 0;  // of the shard that took longest
};

ExitStatus merge(std::vector<Part> parts, const MergeArguments& arguments) {
  if (const std::string problem = problemOf(parts); !problem.empty()) {
    return refuse(problem);
  }
  const Merged merged(std::move(parts));
  const std::string text =
      arguments.format == Format::Json ? merged.toJson() : merged.toText(wantsColour(arguments.colour));
  return writeToStandardOutput(text) ? statusOf(merged.summary()) : ExitStatus::Unusable;
}

}  // namespace

ExitStatus runMerge(const MergeArguments& arguments) {
  std::vector<Part> parts;
  for (const std::string& file : arguments.files) {
    auto part = readPart(file);
    if (!part) return ExitStatus::Unusable;
    parts.push_back(std::move(*part));
  }
  try {
    return merge(std::move(parts), arguments);
  } catch (const std::exception&) {  // of what is read, which is not as it was written
    return refuse("the files are not what `warrant verify --shard … --format json` printed");
  }
}

}  // namespace warrant::cli
