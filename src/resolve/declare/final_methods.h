// What Java declares for every class, and for every enum, and lets nobody declare again.
#pragma once

#include <string_view>

#include "ast/ast.h"

namespace warrant::ast {

// The class of Java that has the final method which this one would override, hide, or be by its erasure;
// "the enum" for what Java declares in each; empty: there is none.
std::string_view ownerOfFinal(const MethodDecl& method);

}  // namespace warrant::ast
