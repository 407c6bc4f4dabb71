// The marks `//~ context:reason` of expected failures.
#include <string_view>
#include <utility>

#include "ast/program.h"
#include "parse/scan/scanner.h"

namespace warrant::ast {
namespace {

constexpr std::string_view separators = " \t,";

bool isWordCharacter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == ':';
}

// A failure `context:reason`, or a problem's code; other words are a remark.
bool isFailure(std::string_view word) {
  const bool isCode =
      word.size() == 5 && word[0] == 'W' && word.find_first_not_of("0123456789", 1) == word.npos;
  return isCode || (word.find(':') != word.npos && word.front() != ':' && word.back() != ':');
}

// The cause in brackets that the text begins with, behind blanks, and the length of it all; 0: there is none.
std::pair<std::string_view, std::size_t> causeAt(std::string_view text) {
  const std::size_t open = text.find_first_not_of(" \t");
  if (open == text.npos || text[open] != '[') return {{}, 0};
  std::size_t end = open + 1;
  while (end < text.size() && isWordCharacter(text[end])) ++end;
  if (end == text.size() || text[end] != ']') return {{}, 0};
  return {text.substr(open + 1, end - open - 1), end + 1};
}

// The marks in one comment, from `~` on; each `//~` within starts anew.
void addMarks(const Comment& comment, std::vector<Expectation>& marks) {
  std::uint32_t linesUp = 0;
  for (std::size_t at = 0; at < comment.text.size();) {
    const std::string_view rest = comment.text.substr(at);
    if (rest.starts_with("//~") || (at == 0 && rest.starts_with("~"))) {
      linesUp = 0;
      at += at == 0 ? 1 : 3;
    } else if (rest.front() == '^') {
      ++linesUp;
      ++at;
    } else if (separators.find(rest.front()) != separators.npos) {
      ++at;
    } else {
      std::size_t length = 0;
      while (length < rest.size() && isWordCharacter(rest[length])) ++length;
      const std::string_view word = rest.substr(0, length);
      if (!isFailure(word)) return;
      const std::uint32_t line = comment.range.line > linesUp ? comment.range.line - linesUp : 1;
      const auto [cause, lengthOfCause] = causeAt(rest.substr(length));
      const auto column = static_cast<std::uint32_t>(comment.range.column + 2 + at);
      marks.push_back({comment.range.file,
                       line,
                       std::string(word),
                       {comment.range.file, comment.range.line, column, comment.range.line,
                        column + static_cast<std::uint32_t>(length)},
                       std::string(cause)});
      at += length + lengthOfCause;
    }
  }
}

}  // namespace

std::vector<Expectation> expectations(const Source& source, std::uint32_t file) {
  std::vector<Expectation> marks;
  if (source.file.text.find("//~") == std::string::npos) return marks;
  Problems unreported;
  for (const Comment& comment : scan(source, file, wholeText(source), unreported).comments) {
    if (comment.isLine && comment.text.starts_with('~')) addMarks(comment, marks);
  }
  return marks;
}

}  // namespace warrant::ast
