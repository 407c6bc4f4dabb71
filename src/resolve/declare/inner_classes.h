// The objects around those of inner classes: who looks at them, and what a superclass's are.
#pragma once

#include "resolve/declare/program_builder.h"

namespace warrant::ast {

// Says which inner classes have an object around that anybody looks at (ClassDecl::outerField), and where
// that of the superclass is found (ClassDecl::superOuter). Everything must be resolved.
void findOuterObjects(ProgramBuilder& builder);

}  // namespace warrant::ast
