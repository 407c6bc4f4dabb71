// What the bodies of the library's methods, which are not read, call of methods that a program may override.
#pragma once

#include <vector>

#include "ast/declaration.h"

namespace warrant::ast {

// As they are declared in the library; none for methods of the program. As the JDK has it: how a Throwable
// shows itself, and what it takes as its message from its cause.
std::vector<const MethodDecl*> calledBack(const MethodDecl& method);

}  // namespace warrant::ast
