// What the type parameters of a generic method, or of a class behind `new C<>`, stand for in a call (JLS 18).
#pragma once

#include <span>
#include <vector>

#include "resolve/declare/generics.h"
#include "resolve/declare/program_builder.h"

namespace warrant::ast {

// A value of the one type goes where the other is wanted.
struct Flow {
  Type from;
  Type to;
};

// From what goes into the parameters. Exact where an argument says it exactly; else Open: at least what the
// arguments need, or Null where they need nothing.
std::vector<TypeArgument> inferArguments(std::span<const TypeVariable* const> variables,
                                         std::span<const Flow> flows, ProgramBuilder& builder);

// Whether a parameter of that type says what the variable is at most, as a `B<? super X>` does.
bool boundsAbove(const Type& parameter, const TypeVariable* variable);
// How often the variable stands in the type.
std::size_t countIn(const Type& type, const TypeVariable* variable);

// The result of a call: open only where it may be, which is where the variable has no bound and stands once,
// as an argument of the result's class.
Type inferredResult(const Type& declared, std::span<const TypeVariable* const> variables,
                    std::vector<TypeArgument> inferred);

}  // namespace warrant::ast
