// Text that is put into a source of a program so that a call stands in it: on one line, which has more to the
// left and right of it.
#pragma once

#include <cstdint>
#include <string_view>

#include "support/source.h"

namespace warrant::explore {

class Inserted {
 public:
  Inserted() = default;
  // At that place, where `call`, `assumption` and `thrown` are parts of the text, of which nobody wrote the
  // last.
  Inserted(const support::SourceRange& at, std::string_view text, std::string_view call,
           std::string_view assumption, std::string_view thrown);

  bool holds(const support::SourceRange& range) const;
  // Whether it is about the call, the assumption or the seed.
  bool isWritten(const support::SourceRange& range) const {
    return holds(range) && !thrown_.holds(range.column);
  }
  bool isAssumption(const support::SourceRange& range) const;
  // Of a place within it, the part that is the call, in columns of the call; all of it where there is none.
  support::SourceRange inCall(const support::SourceRange& range, std::uint32_t file) const;
  // A place that is not within it, in the source as it was.
  support::SourceRange asBefore(support::SourceRange range) const;
  // Whether the place is at what stands behind the call, or the assumption.
  bool isBehindPart(const support::SourceRange& range) const;

 private:
  struct Columns {
    std::uint32_t begin = 0, end = 0;
    bool holds(std::uint32_t column) const { return begin <= column && column < end; }
  };
  std::uint32_t file_ = 0, line_ = 0;
  Columns all_, call_, assumption_, thrown_;
};

}  // namespace warrant::explore
