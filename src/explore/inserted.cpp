#include "explore/inserted.h"

#include <algorithm>

namespace warrant::explore {

namespace {

std::uint32_t countColumns(std::string_view text) {
  const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
  return static_cast<std::uint32_t>(std::ranges::count_if(text, begins));
}

}  // namespace

Inserted::Inserted(const support::SourceRange& at, std::string_view text, std::string_view call,
                   std::string_view assumption, std::string_view thrown)
    : file_(at.file), line_(at.line), all_{at.column, at.column + countColumns(text)} {
  const auto columnsOf = [&](std::string_view part) {
    if (part.empty()) return Columns();
    const auto offset = static_cast<std::size_t>(part.data() - text.data());
    const std::uint32_t begin = at.column + countColumns(text.substr(0, offset));
    return Columns{begin, begin + countColumns(part)};
  };
  call_ = columnsOf(call);
  assumption_ = columnsOf(assumption);
  thrown_ = columnsOf(thrown);
}

bool Inserted::holds(const support::SourceRange& range) const {
  return range.file == file_ && range.line == line_ && all_.holds(range.column);
}

bool Inserted::isAssumption(const support::SourceRange& range) const {
  return holds(range) && assumption_.begin <= range.column && range.column <= assumption_.end;
}

support::SourceRange Inserted::inCall(const support::SourceRange& range, std::uint32_t file) const {
  const bool isPart = call_.holds(range.column);
  const std::uint32_t begin = isPart ? range.column : call_.begin;
  const std::uint32_t end = isPart ? std::clamp(range.endColumn, begin + 1, call_.end) : call_.end;
  return {file, 1, begin - call_.begin + 1, 1, end - call_.begin + 1};
}

support::SourceRange Inserted::asBefore(support::SourceRange range) const {
  if (range.file != file_) return range;
  const std::uint32_t added = all_.end - all_.begin;
  if (range.line == line_ && range.column >= all_.end) range.column -= added;
  if (range.endLine == line_ && range.endColumn >= all_.end) range.endColumn -= added;
  return range;
}

bool Inserted::isBehindPart(const support::SourceRange& range) const {
  return holds(range) && (range.column == call_.end || range.column == assumption_.end);
}

}  // namespace warrant::explore
