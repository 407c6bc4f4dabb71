// Source files and the ranges within them that nodes and messages point at.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace warrant::support {

// Half open: `end` is the first position behind the range. Lines and columns count from 1; a column is one
// Unicode code point (a tab is one column).
struct SourceRange {
  std::uint32_t file = 0;  // index into SourceFiles
  std::uint32_t line = 0;  // 0: no place in the source
  std::uint32_t column = 0;
  std::uint32_t endLine = 0;
  std::uint32_t endColumn = 0;

  bool isKnown() const { return line != 0; }
  friend auto operator<=>(const SourceRange&, const SourceRange&) = default;
};

// The smallest range that holds both; they are in one file.
SourceRange span(SourceRange first, SourceRange last);
// Whether the whole holds all of the part.
bool isWithin(const SourceRange& part, const SourceRange& whole);

// Where the lines of a text begin: found at the first question, by whichever thread asks it. A copy finds it
// anew, for its text may become another one.
class LineStarts {
 public:
  LineStarts() = default;
  LineStarts(const LineStarts&) {}
  LineStarts& operator=(const LineStarts&);
  ~LineStarts();

  const std::vector<std::size_t>& of(std::string_view text) const;

 private:
  mutable std::atomic<const std::vector<std::size_t>*> starts_ = nullptr;
};

struct SourceFile {
  std::string path;  // as given by the user, or below the directory given
  std::string text;  // valid UTF-8, without a byte-order mark
  LineStarts starts = {};

  // The text of the 1-based line without its line end; empty when there is no such line. From then on the
  // text stays as it is.
  std::string_view line(std::uint32_t number) const;
};

}  // namespace warrant::support
