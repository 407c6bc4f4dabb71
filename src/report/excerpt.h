// The source lines of a range, underlined.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "report/style.h"
#include "support/source.h"

namespace warrant::report {

// How wide the column of line numbers must be for the range.
std::size_t marginWidth(const support::SourceRange& range);

// Appends `  --> path:line:column`, the line with carets below it, and the label behind them. Of a range of
// several lines the first and the last are shown. Without a known place only the path is named.
void appendExcerpt(std::string& out, const Style& style, const support::SourceFile& file,
                   const support::SourceRange& range, std::size_t margin, Tone tone, std::string_view label);

// `path:line:column`, or the path alone.
std::string place(const support::SourceFile& file, const support::SourceRange& range);

}  // namespace warrant::report
