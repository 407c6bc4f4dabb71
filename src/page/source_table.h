// The sources of a program as tables, with verdicts in the margin.
#pragma once

#include <string>

#include "page/page.h"

namespace warrant::page {

// The name of the line within the page: `L0-12`.
std::string anchorOf(const support::SourceRange& range);

// The files that the user named and that the page is about: in which members, or steps of the one shown, are.
std::string sourceTables(const Subject& subject);

}  // namespace warrant::page
