// Final fields are read without permission. So nobody may look at one before it has its value: not through
// the object, while it is made, and not through the class, while it is initialised.
#pragma once

#include <vector>

#include "resolve/declare/program_builder.h"
#include "resolve/flow/reachable.h"

namespace warrant::ast {

// Finds out when objects have the values of their final fields (ClassDecl::settledAfter), and reports where
// they, or their class, can be looked at before that. Everything must be resolved.
void checkConstruction(ProgramBuilder& builder);

// The static final fields of the class that code which nobody has read may look at before they have values.
std::vector<const FieldDecl*> fieldsSeenEarly(const ClassDecl& owner, Reachable& reachable);

}  // namespace warrant::ast
