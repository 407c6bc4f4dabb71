// Conversions that Java makes, and that are not supported.
#pragma once

#include <string>

#include "ast/type.h"

namespace warrant::ast {

// What Java does where a value of the one type is wanted as one of the other, for messages: `boxing`; empty:
// it may not be there for that reason.
std::string unsupportedConversion(const Type& from, const Type& to);
// Whether Java casts the one to the other without a check of what the type arguments say (JLS 5.5).
bool isUncheckedCast(const Type& from, const Type& to);

}  // namespace warrant::ast
