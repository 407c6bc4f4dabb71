#include "debug/console/command_line.h"

#include <algorithm>
#include <charconv>

#include "debug/run.h"
#include "support/text.h"

namespace warrant::debug {

namespace {

// Goes through a text, and knows whether it is within quotes or brackets.
class Nesting {
 public:
  // Whether the character stands outside, for itself.
  bool isOutside(char c) {
    if (isEscaped_) {
      isEscaped_ = false;
      return false;
    }
    if (quote_ != 0) {
      isEscaped_ = c == '\\';
      if (c == quote_) quote_ = 0;
      return false;
    }
    if (c == '"' || c == '\'') quote_ = c;
    const bool isOpening = c == '(' || c == '[' || c == '{', isClosing = c == ')' || c == ']' || c == '}';
    if (isOpening) ++depth_;
    if (isClosing && depth_ > 0) --depth_;
    return quote_ == 0 && depth_ == 0 && !isClosing;
  }

  bool isDone() const { return depth_ == 0 && quote_ == 0; }

 private:
  char quote_ = 0;
  bool isEscaped_ = false;
  unsigned depth_ = 0;
};

}  // namespace

std::string_view trim(std::string_view text) {
  while (!text.empty() && support::isSpace(text.front())) text.remove_prefix(1);
  while (!text.empty() && support::isSpace(text.back())) text.remove_suffix(1);
  return text;
}

std::vector<std::string> splitCommands(std::string_view line) {
  std::vector<std::string> commands;
  Nesting nesting;
  std::size_t start = 0;
  const auto add = [&](std::size_t end) {
    const std::string_view command = trim(line.substr(start, end - start));
    if (!command.empty()) commands.emplace_back(command);
  };
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (!nesting.isOutside(line[at]) || line[at] != ';') continue;
    add(at);
    start = at + 1;
  }
  add(line.size());
  return commands;
}

std::string takeWord(std::string_view& text) {
  text = trim(text);
  std::size_t end = 0;
  while (end < text.size() && !support::isSpace(text[end]) && text[end] != '(' && text[end] != '"') ++end;
  std::string word(text.substr(0, end));
  text = trim(text.substr(end));
  return word;
}

std::size_t startOfLastWord(std::string_view line) {
  const std::size_t before = line.find_last_of(" ;(");
  return before == std::string_view::npos ? 0 : before + 1;
}

std::string unwrap(std::string_view text) {
  text = trim(text);
  const bool isQuoted = text.size() > 1 && text.front() == '"' && text.back() == '"';
  if (isQuoted) return std::string(trim(text.substr(1, text.size() - 2)));
  while (text.size() > 1 && text.front() == '(' && text.back() == ')') {
    Nesting nesting;
    std::size_t end = 0;
    do nesting.isOutside(text[end]);
    while (++end < text.size() && !nesting.isDone());
    if (end < text.size()) break;  // the first one is not the last one's
    text = trim(text.substr(1, text.size() - 2));
  }
  return std::string(text);
}

std::optional<std::uint32_t> numberOf(std::string_view text) {
  text = trim(text);
  if (text.starts_with('#')) text.remove_prefix(1);
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::string_view resolve(std::string_view word, std::span<const std::string_view> names,
                         std::string_view kind) {
  std::vector<std::string_view> found;
  for (const std::string_view name : names) {
    if (name == word) return name;
    if (name.starts_with(word)) found.push_back(name);
  }
  if (found.size() == 1 && !word.empty()) return found.front();
  std::string list;
  for (const std::string_view name : found.empty() ? std::vector(names.begin(), names.end()) : found)
    list += (list.empty() ? "" : ", ") + std::string(name);
  const std::string shown = "`" + std::string(word) + "`";
  if (found.empty()) throw Refused("there is no " + std::string(kind) + " " + shown + "; there are: " + list);
  throw Refused(shown + " may be " + list);
}

}  // namespace warrant::debug
