// Comments and annotations of a text.
#pragma once

#include <cstddef>
#include <string_view>

namespace warrant::places {

// The comment around a place: an annotation.
struct Annotation {
  bool isAround = false;
  std::size_t start = 0;  // of the comment
  bool isFirst = false;   // nothing of the annotation stands before the place
};
Annotation annotationAt(std::string_view text, std::size_t offset);

// The last character before the place that is neither white space nor in a comment that is no annotation; 0:
// none.
char significantBefore(std::string_view text, std::size_t offset);

}  // namespace warrant::places
