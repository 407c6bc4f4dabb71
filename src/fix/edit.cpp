#include "fix/edit.h"

#include <algorithm>
#include <ranges>

namespace warrant::fix {

namespace {

// Where the line and column are, in bytes.
std::size_t offsetOf(std::string_view text, std::uint32_t line, std::uint32_t column) {
  std::size_t at = 0;
  for (; line > 1 && at < text.size(); --line) {
    const std::size_t end = text.find('\n', at);
    at = end == std::string_view::npos ? text.size() : end + 1;
  }
  const auto isWithin = [&] { return at < text.size() && text[at] != '\n'; };
  for (; column > 1 && isWithin(); --column) {
    ++at;
    while (isWithin() && (static_cast<unsigned char>(text[at]) & 0xC0u) == 0x80u) ++at;
  }
  return at;
}

std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

}  // namespace

support::SourceRange before(const support::SourceRange& range) {
  return {range.file, range.line, range.column, range.line, range.column};
}

std::string applied(std::string_view text, std::vector<Edit> edits) {
  std::ranges::stable_sort(edits, {}, &Edit::range);
  std::string changed;
  std::size_t at = 0;
  for (const Edit& edit : edits) {
    const std::size_t begin = std::max(at, offsetOf(text, edit.range.line, edit.range.column));
    changed += text.substr(at, begin - at);
    changed += edit.text;
    at = std::max(begin, offsetOf(text, edit.range.endLine, edit.range.endColumn));
  }
  changed += text.substr(at);
  return changed;
}

// One hunk: fixes are small, and what changes in several places is shown with what is between them.
std::string diff(const std::string& path, std::string_view before, std::string_view after) {
  constexpr std::size_t around = 2;
  const auto old = linesOf(before), now = linesOf(after);
  const std::size_t shorter = std::min(old.size(), now.size());
  std::size_t same = 0, sameAtEnd = 0;
  while (same < shorter && old[same] == now[same]) ++same;
  while (sameAtEnd < shorter - same && old[old.size() - 1 - sameAtEnd] == now[now.size() - 1 - sameAtEnd])
    ++sameAtEnd;
  const std::size_t first = same - std::min(same, around);
  const std::size_t behind = std::min(sameAtEnd, around);
  const std::size_t oldEnd = old.size() - sameAtEnd, nowEnd = now.size() - sameAtEnd;
  const auto extent = [&](std::size_t end) {
    return std::to_string(first + 1) + "," + std::to_string(end + behind - first);
  };
  std::string text =
      "--- " + path + "\n+++ " + path + "\n@@ -" + extent(oldEnd) + " +" + extent(nowEnd) + " @@\n";
  const auto add = [&](char mark, const auto& lines, std::size_t begin, std::size_t end) {
    for (std::size_t line = begin; line < end; ++line) text += mark + std::string(lines[line]) + "\n";
  };
  add(' ', old, first, same);
  add('-', old, same, oldEnd);
  add('+', now, same, nowEnd);
  add(' ', old, oldEnd, oldEnd + behind);
  return text;
}

}  // namespace warrant::fix
