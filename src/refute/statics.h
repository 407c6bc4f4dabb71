// Which static fields the run of a method may depend on.
#pragma once

#include <unordered_set>

#include "ast/program.h"

namespace warrant::refute {

// The static fields that are named in what the method may lead to: its text and contract, those of what these
// call, with all that overrides it, and what runs where the classes that they mention start, or objects are
// made.
std::unordered_set<const ast::FieldDecl*> staticsOf(const ast::Program& program,
                                                    const ast::MethodDecl& method);

}  // namespace warrant::refute
