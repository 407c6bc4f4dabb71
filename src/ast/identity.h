// Which objects equal themselves alone.
#pragma once

#include "ast/ast.h"

namespace warrant::ast {

// Whether an object of that very class has `equals` and `hashCode` of Object, or of Enum, which tell objects
// apart. Of Java's own classes, and those below them, that is not known.
bool equalsOnlyItself(const ClassDecl& declaration);

}  // namespace warrant::ast
