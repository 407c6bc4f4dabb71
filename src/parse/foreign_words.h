// Words of JML and VerCors that say nothing which Warrant must know, or what it does not support.
#pragma once

#include <string_view>
#include <vector>

#include "parse/problems.h"
#include "parse/scan/token.h"

namespace warrant::ast {

// Takes them out of the annotations: what does no harm silently, the rest with a report (W0009). Returns the
// names that such text may have declared.
std::vector<std::string_view> removeForeignWords(std::vector<Token>& tokens, Problems& problems);

}  // namespace warrant::ast
