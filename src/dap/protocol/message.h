// Requests of the Debug Adapter Protocol, and what stands in them.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace warrant::dap {

using nlohmann::json;

// A message that is no request.
class BadMessage : public std::runtime_error {
 public:
  BadMessage(const std::string& what, std::int64_t seq) : std::runtime_error(what), seq(seq) {}
  const std::int64_t seq;  // of the message, as far as it says; otherwise 0
};

// What a request comes with. Whatever is asked for and is missing, or of another type, is refused
// (debug::Refused) with its name; what is null counts as missing.
class Arguments {
 public:
  explicit Arguments(const json& object) : object_(object) {}

  bool has(const std::string& name) const;
  std::string text(const std::string& name) const;
  std::string textOr(const std::string& name, std::string otherwise) const;
  std::int64_t number(const std::string& name) const;
  std::int64_t numberOr(const std::string& name, std::int64_t otherwise) const;
  bool flagOr(const std::string& name, bool otherwise) const;
  Arguments object(const std::string& name) const;
  // Each of a list of objects; of a list that is missing, none.
  std::vector<Arguments> objects(const std::string& name) const;
  // The same of a list of texts; one text is a list, too.
  std::vector<std::string> texts(const std::string& name) const;

 private:
  const json* find(const std::string& name) const;
  const json& get(const std::string& name) const;

  const json& object_;
};

struct Request {
  std::int64_t seq = 0;
  std::string command;
  json body = json::object();  // its arguments

  Arguments arguments() const { return Arguments(body); }
};

// Nothing: a response, for which nobody asked. Throws BadMessage.
std::optional<Request> readRequest(const std::string& message);

// The text of a message; what is not UTF-8 is replaced.
std::string toText(const json& message);

}  // namespace warrant::dap
