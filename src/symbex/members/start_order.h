// Which classes the state that `main` asks for is about.
#pragma once

#include <vector>

#include "ast/ast.h"
#include "facts/analysis.h"

namespace warrant::symbex {

// The classes whose static fields the precondition may speak of, and those whose fields their initialisers
// may read; each behind those whose final fields its initialisers read, as far as that is possible. No
// others: Java need not initialise them, and initialisers that never end, of which all may be assumed, must
// not tell anything of what is initialised without them.
std::vector<const ast::ClassDecl*> classesToStart(const Analysis& analysis, const ast::MethodDecl& main);

// All classes of the program, in such an order.
std::vector<const ast::ClassDecl*> allClassesToStart(const Analysis& analysis);

}  // namespace warrant::symbex
