#include "ast/substitution.h"

#include <algorithm>

#include "ast/below.h"

namespace warrant::ast {

namespace {

using Kind = TypeArgument::Kind;

// With the class that the bound has by now.
Type refreshed(const Type& type) { return type.variable == nullptr ? type : typeOf(*type.variable); }

// The argument with the parameters in it replaced. A parameter for which something open stands is open too.
TypeArgument substituteArgument(const TypeArgument& argument, const Substitution& substitution) {
  const auto found = std::ranges::find(substitution.parameters, argument.type.variable);
  if (argument.type.variable != nullptr && argument.kind == Kind::Exact &&
      found != substitution.parameters.end()) {
    return substitution.arguments[static_cast<std::size_t>(found - substitution.parameters.begin())];
  }
  return {argument.kind, substitute(argument.type, substitution)};
}

}  // namespace

Type substitute(const Type& type, const Substitution& substitution) {
  if (substitution.isEmpty()) return type;
  if (type.variable != nullptr) {
    const auto found = std::ranges::find(substitution.parameters, type.variable);
    if (found == substitution.parameters.end()) return refreshed(type);
    return refreshed(
        substitution.arguments[static_cast<std::size_t>(found - substitution.parameters.begin())].type);
  }
  if (type.element != nullptr) {
    const Type element = substitute(*type.element, substitution);
    return element == *type.element ? type : substitution.table().of(type.kind, element);
  }
  if (type.arguments == nullptr) return type;
  std::vector<TypeArgument> arguments;
  for (const TypeArgument& argument : type.arguments->list) {
    arguments.push_back(substituteArgument(argument, substitution));
  }
  TypeTable& table = substitution.table();
  if (type.isDatatype()) return table.applied(*type.datatype, arguments);
  return type.isMap() ? table.mapOf(arguments[0].type, arguments[1].type)
                      : table.applied(*type.declaration, arguments);
}

Type upperBound(Type type) {
  while (type.variable != nullptr) type = type.variable->bound;
  return type;
}

std::vector<Type> upperBounds(const Type& type) {
  if (type.variable == nullptr) return {type};
  if (!type.variable->isIntersection()) return upperBounds(type.variable->bound);
  return {type.variable->intersected.begin(), type.variable->intersected.end()};
}

Substitution memberSubstitution(const ClassDecl& owner, const Type& receiver) {
  if (owner.typeParameters.empty()) return {};
  const std::optional<Type> above = asSuper(receiver, owner);
  if (!above || above->arguments == nullptr) return {};
  return {owner.typeParameters, above->arguments->list};
}

std::optional<Type> asSuper(const Type& type, const ClassDecl& above) {
  const std::vector<Type> bounds = type.variable == nullptr ? std::vector<Type>() : upperBounds(type);
  if (bounds.size() > 1) {
    const auto isBelow = [&](const Type& one) { return isSubclass(*one.declaration, above); };
    const auto found = std::ranges::find_if(bounds, isBelow);
    return found == bounds.end() ? std::nullopt : asSuper(*found, above);
  }
  const Type bound = upperBound(type);
  if (bound.kind != TypeKind::Class || !isSubclass(*bound.declaration, above)) return std::nullopt;
  if (above.typeParameters.empty()) return Type{TypeKind::Class, &above, nullptr};
  if (bound.declaration == &above) return bound;
  Substitution substitution;
  if (bound.arguments != nullptr) {
    substitution = {bound.declaration->typeParameters, bound.arguments->list};
  }
  for (const Type& supertype : bound.declaration->supertypes) {
    if (!isSubclass(*supertype.declaration, above)) continue;
    return asSuper(substitute(supertype, substitution), above);
  }
  return std::nullopt;
}

}  // namespace warrant::ast
