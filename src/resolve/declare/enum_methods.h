// The methods that Java declares for each enum (JLS 8.9.3), with what they do: they are not verified.
#pragma once

#include <vector>

#include "resolve/declare/program_builder.h"

namespace warrant::ast {

// Adds them to the class, whose constants are declared, and to the list of its methods.
void declareEnumMethods(ProgramBuilder& builder, ClassScope& scope, std::vector<const MethodDecl*>& methods);

// What is known of the array, in several assertions, that `values()` of the enum returned.
std::vector<const Assertion*> aboutValues(ProgramBuilder& builder, const ClassScope& scope,
                                          const Expression& array);

}  // namespace warrant::ast
