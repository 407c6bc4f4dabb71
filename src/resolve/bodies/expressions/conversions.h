// Conversions that Java makes, and that are not supported.
#pragma once

#include <string>
#include <string_view>

#include "ast/type.h"

namespace warrant::ast {

bool isPrimitive(const Type& type);
// What values of the class are in boxes of; of Error kind: it is no such class.
Type unboxed(const Type& type);
// The class whose objects Java boxes them in; empty: they are not boxed.
std::string_view nameOfBox(const Type& primitive);
// What Java does where a value of the one type is wanted as one of the other, for messages; empty:
// it may not be there for that reason.
std::string unsupportedConversion(const Type& from, const Type& to);
// Whether Java casts the one to the other without a check of what the type arguments say (JLS 5.5).
bool isUncheckedCast(const Type& from, const Type& to);

}  // namespace warrant::ast
