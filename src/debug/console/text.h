// Places in a program's text.
#pragma once

#include <string>
#include <vector>

#include "support/source.h"
#include "support/text.h"

namespace warrant::debug {

using support::offsetOf;

// Text that was put into one line of a text, in the order of the places; they refer to the text before.
struct Insertion {
  std::uint32_t line, column;
  std::string text;
};

// Puts them in; they must be in the order of the text.
void insert(std::string& text, const std::vector<Insertion>& insertions);
// Where a place of the text with the insertions was before; a place within one is at its beginning.
support::SourceRange before(const std::vector<Insertion>& insertions, std::uint32_t file,
                            support::SourceRange range);
// Whether the place, of the text with the insertions, is in one of them.
bool isInserted(const std::vector<Insertion>& insertions, std::uint32_t file,
                const support::SourceRange& range);

}  // namespace warrant::debug
