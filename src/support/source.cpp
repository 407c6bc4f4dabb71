#include "support/source.h"

#include <algorithm>
#include <memory>
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

bool isWithin(const SourceRange& part, const SourceRange& whole) {
  return part.file == whole.file &&
         std::pair(whole.line, whole.column) <= std::pair(part.line, part.column) &&
         std::pair(part.endLine, part.endColumn) <= std::pair(whole.endLine, whole.endColumn);
}

LineStarts& LineStarts::operator=(const LineStarts& other) {
  if (this != &other) delete starts_.exchange(nullptr);
  return *this;
}

LineStarts::~LineStarts() { delete starts_.load(); }

const std::vector<std::size_t>& LineStarts::of(std::string_view text) const {
  if (const auto* const known = starts_.load()) return *known;
  auto starts = std::make_unique<std::vector<std::size_t>>(1, 0);
  for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', end + 1))
    starts->push_back(end + 1);
  const std::vector<std::size_t>* first = nullptr;
  return starts_.compare_exchange_strong(first, starts.get()) ? *starts.release() : *first;
}

std::string_view SourceFile::line(std::uint32_t number) const {
  const std::vector<std::size_t>& all = starts.of(text);
  if (number == 0 || number > all.size()) return {};
  std::string_view line = std::string_view(text).substr(all[number - 1]);
  line = line.substr(0, line.find('\n'));
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

}  // namespace warrant::support
