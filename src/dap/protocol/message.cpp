#include "dap/protocol/message.h"

#include "debug/run.h"

namespace warrant::dap {
namespace {

constexpr int deepest = 100;  // of what is nested in a message

[[noreturn]] void refuse(const std::string& name, const std::string& kind) {
  throw debug::Refused("the argument `" + name + "` must be " + kind);
}

std::int64_t seqOf(const json& message) {
  const auto found = message.find("seq");
  return found != message.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
}

json parse(const std::string& message) {
  try {
    return json::parse(message, [](int depth, json::parse_event_t, const json&) {
      if (depth > deepest) throw BadMessage("a message is nested too deeply", 0);
      return true;
    });
  } catch (const json::parse_error& error) {
    throw BadMessage("a message is no JSON: byte " + std::to_string(error.byte) + " is not expected", 0);
  } catch (const json::exception& error) {
    throw BadMessage(std::string("a message cannot be read: ") + error.what(), 0);
  }
}

}  // namespace

const json* Arguments::find(const std::string& name) const {
  const auto found = object_.find(name);
  return found == object_.end() || found->is_null() ? nullptr : &*found;
}

const json& Arguments::get(const std::string& name) const {
  const json* const found = find(name);
  if (found == nullptr) throw debug::Refused("the argument `" + name + "` is missing");
  return *found;
}

bool Arguments::has(const std::string& name) const { return find(name) != nullptr; }

std::string Arguments::text(const std::string& name) const {
  const json& value = get(name);
  if (!value.is_string()) refuse(name, "a string");
  return value.get<std::string>();
}

std::string Arguments::textOr(const std::string& name, std::string otherwise) const {
  return has(name) ? text(name) : std::move(otherwise);
}

// A number that an unsigned one cannot be told apart from by its type, such as 2^63, is out of range.
std::int64_t Arguments::number(const std::string& name) const {
  const json& value = get(name);
  constexpr std::uint64_t greatest = INT64_MAX;
  const bool isTooLarge = value.is_number_unsigned() && value.get<std::uint64_t>() > greatest;
  if (!value.is_number_integer() || isTooLarge) refuse(name, "an integer");
  return value.get<std::int64_t>();
}

std::int64_t Arguments::numberOr(const std::string& name, std::int64_t otherwise) const {
  return has(name) ? number(name) : otherwise;
}

bool Arguments::flagOr(const std::string& name, bool otherwise) const {
  const json* const value = find(name);
  if (value == nullptr) return otherwise;
  if (!value->is_boolean()) refuse(name, "true or false");
  return value->get<bool>();
}

Arguments Arguments::object(const std::string& name) const {
  const json& value = get(name);
  if (!value.is_object()) refuse(name, "an object");
  return Arguments(value);
}

std::vector<Arguments> Arguments::objects(const std::string& name) const {
  std::vector<Arguments> list;
  const json* const value = find(name);
  if (value == nullptr) return list;
  if (!value->is_array()) refuse(name, "a list");
  for (const json& one : *value) {
    if (!one.is_object()) refuse(name, "a list of objects");
    list.emplace_back(one);
  }
  return list;
}

std::vector<std::string> Arguments::texts(const std::string& name) const {
  const json* const value = find(name);
  if (value == nullptr) return {};
  if (value->is_string()) return {value->get<std::string>()};
  if (!value->is_array()) refuse(name, "a list of strings");
  std::vector<std::string> list;
  for (const json& one : *value) {
    if (!one.is_string()) refuse(name, "a list of strings");
    list.push_back(one.get<std::string>());
  }
  return list;
}

std::optional<Request> readRequest(const std::string& message) {
  json read = parse(message);
  if (!read.is_object()) throw BadMessage("a message is no object", 0);
  Request request{.seq = seqOf(read)};
  const auto textOf = [&](const char* name) {
    const auto found = read.find(name);
    return found != read.end() && found->is_string() ? found->get<std::string>() : std::string();
  };
  const std::string type = textOf("type");
  if (type == "response") return std::nullopt;
  request.command = textOf("command");
  if (type != "request" || request.command.empty())
    throw BadMessage("a message is no request: `type` must be \"request\", and `command` a string",
                     request.seq);
  const auto arguments = read.find("arguments");
  if (arguments == read.end() || arguments->is_null()) return request;
  if (!arguments->is_object()) throw BadMessage("the arguments of a request are no object", request.seq);
  request.body = std::move(*arguments);
  return request;
}

std::string toText(const json& message) {
  return message.dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace warrant::dap
