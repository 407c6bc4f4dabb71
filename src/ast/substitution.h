// What the types of members are in values of classes with type arguments (JLS 4.5, 4.10).
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ast/ast.h"
#include "ast/type_table.h"

namespace warrant::ast {

// What type parameters stand for.
struct Substitution {
  std::span<const TypeVariable* const> parameters;
  std::span<const TypeArgument> arguments;

  bool isEmpty() const { return parameters.empty(); }
  TypeTable& table() const { return *parameters.front()->table; }
};

Type substitute(const Type& type, const Substitution& substitution);
// Of the types of members of `owner`, for a receiver of that type, as it is.
Substitution memberSubstitution(const ClassDecl& owner, const Type& receiver);
// What a value of the type is as one of that class, which is at or above its own; none: it is not.
std::optional<Type> asSuper(const Type& type, const ClassDecl& above);

// The class or array type that the variable, if it is one, is bounded by; of an intersection the first one.
Type upperBound(Type type);
// The same, and all of an intersection's.
std::vector<Type> upperBounds(const Type& type);

}  // namespace warrant::ast
