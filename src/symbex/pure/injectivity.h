// Of trusted pure methods: whether their contract tells the values of different arguments apart.
#pragma once

#include "ast/declaration.h"

namespace warrant::symbex {

// Whether it is a static method without a body, from one argument to an object, and ensures that a pure
// method that reads no heap makes its argument of its value: as `result.intValue() == value`. What it makes
// of arguments that it does not accept is nobody's business, and may be taken to differ as well.
bool isInjective(const ast::MethodDecl& method);

}  // namespace warrant::symbex
