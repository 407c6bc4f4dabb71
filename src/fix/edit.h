// Changes of source text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "support/source.h"

namespace warrant::fix {

// Puts the text in the place of the range; an insertion ends where it begins.
struct Edit {
  support::SourceRange range;
  std::string text;
  friend bool operator==(const Edit&, const Edit&) = default;
};

// The text with the edits, which refer to it as it is and do not overlap.
std::string applied(std::string_view text, std::vector<Edit> edits);

// Where the texts of the edits stand in the text with them, in the order of the edits.
std::vector<support::SourceRange> placesIn(std::string_view text, const std::vector<Edit>& edits);

// Edits of the text that do what the first ones do, and then the second ones, which refer to the text with
// the first. All are of one file.
std::vector<Edit> composed(std::string_view text, const std::vector<Edit>& first,
                           const std::vector<Edit>& second);

// What the edits change, as a unified diff with the lines around it.
std::string diff(const std::string& path, std::string_view before, std::string_view after);

// The range of nothing, right before the other, or behind it.
support::SourceRange before(const support::SourceRange& range);
support::SourceRange behind(const support::SourceRange& range);

}  // namespace warrant::fix
