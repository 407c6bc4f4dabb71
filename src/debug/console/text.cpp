#include "debug/console/text.h"

#include <algorithm>

namespace warrant::debug {

namespace {

bool isContinuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

std::uint32_t lengthOf(std::string_view text) {
  return static_cast<std::uint32_t>(
      std::ranges::count_if(text, [](char byte) { return !isContinuation(byte); }));
}

}  // namespace

void insert(std::string& text, const std::vector<Insertion>& insertions) {
  for (auto one = insertions.rbegin(); one != insertions.rend(); ++one)
    text.insert(offsetOf(text, one->line, one->column), one->text);
}

support::SourceRange before(const std::vector<Insertion>& insertions, std::uint32_t file,
                            support::SourceRange range) {
  if (range.file != file) return range;
  const auto map = [&](std::uint32_t line, std::uint32_t& column) {
    std::uint32_t inserted = 0;  // before the place, in its line
    for (const Insertion& one : insertions) {
      if (one.line != line || one.column + inserted >= column) continue;
      const std::uint32_t length = lengthOf(one.text);
      if (one.column + inserted + length > column) {
        column = one.column + inserted;
        break;
      }
      inserted += length;
    }
    column -= inserted;
  };
  map(range.line, range.column);
  map(range.endLine, range.endColumn);
  return range;
}

bool isInserted(const std::vector<Insertion>& insertions, std::uint32_t file,
                const support::SourceRange& range) {
  if (range.file != file) return false;
  std::uint32_t inserted = 0;
  std::uint32_t line = 0;
  for (const Insertion& one : insertions) {
    if (one.line != line) inserted = 0;
    line = one.line;
    const std::uint32_t start = one.column + inserted, length = lengthOf(one.text);
    if (range.line == line && start <= range.column && range.column < start + length) return true;
    inserted += length;
  }
  return false;
}

}  // namespace warrant::debug
