#include "support/source.h"

#include <algorithm>
#include <string_view>

namespace warrant::support {

SourceRange span(SourceRange first, SourceRange last) {
  if (!first.isKnown()) return last;
  if (!last.isKnown()) return first;
  const auto [line, column] =
      std::min(std::pair(first.line, first.column), std::pair(last.line, last.column));
  const auto [endLine, endColumn] =
      std::max(std::pair(first.endLine, first.endColumn), std::pair(last.endLine, last.endColumn));
  return {first.file, line, column, endLine, endColumn};
}

std::string_view SourceFile::line(std::uint32_t number) const {
  std::string_view rest = text;
  for (; number > 1; --number) {
    const std::size_t end = rest.find('\n');
    if (end == std::string_view::npos) return {};
    rest.remove_prefix(end + 1);
  }
  if (number == 0) return {};
  rest = rest.substr(0, rest.find('\n'));
  if (rest.ends_with('\r')) rest.remove_suffix(1);
  return rest;
}

}  // namespace warrant::support
