// Final fields are read without permission. So nobody may look at one before it has its value: not through
// the object, while it is made, and not through the class, while it is initialised.
#pragma once

#include "resolve/declare/program_builder.h"

namespace warrant::ast {

// Finds out when objects have the values of their final fields (ClassDecl::settledAfter), and reports where
// they, or their class, can be looked at before that. Everything must be resolved.
void checkConstruction(ProgramBuilder& builder);

}  // namespace warrant::ast
