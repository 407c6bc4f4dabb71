// Which classes and interfaces extend or implement which.
#pragma once

#include "ast/declaration.h"

namespace warrant::ast {

// Whether it is that class or interface, or extends or implements it, by whatever is between. Each class
// above is looked at once, in however many ways it is reached.
bool isBelow(const ClassDecl& declaration, const ClassDecl& above);

}  // namespace warrant::ast
