#include "resolve/declare/generics.h"

#include <algorithm>
#include <vector>

#include "resolve/declare/types.h"

namespace warrant::ast {

using Kind = TypeArgument::Kind;

Type boundOnly(const TypeVariable& variable) {
  const Type bound = upperBound(variable.bound);
  return bound.arguments == nullptr ? bound : variable.table->raw(*bound.declaration);
}

bool isOpen(const Type& type) {
  return type.arguments != nullptr && std::ranges::find(type.arguments->list, Kind::Open,
                                                        &TypeArgument::kind) != type.arguments->list.end();
}

namespace {

std::span<const TypeVariable* const> parametersOf(const Type& type) {
  return type.declaration->typeParameters;
}

constexpr std::string_view nameOfCapture = "?";

// What bounds the variable of a wildcard: its own bound, or the parameter's if that says more.
Type boundOfCapture(const TypeArgument& wildcard, const Type& ofParameter) {
  const bool hasOwn = wildcard.kind == Kind::Extends && !isAssignable(ofParameter, wildcard.type);
  return hasOwn ? wildcard.type : ofParameter;
}

}  // namespace

bool isCapture(const Type& type) { return type.variable != nullptr && type.variable->name == nameOfCapture; }

Type captured(const Type& type) {
  if (type.kind != TypeKind::Class || type.arguments == nullptr) return type;
  const std::span<const TypeArgument> list = type.arguments->list;
  if (std::ranges::all_of(list, [](const TypeArgument& argument) { return argument.kind == Kind::Exact; })) {
    return type;
  }
  TypeTable& table = *type.arguments->table;
  std::vector<TypeArgument> arguments(list.begin(), list.end());
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    TypeArgument& argument = arguments[i];
    const Type plain = boundOnly(*parametersOf(type)[i]);
    if (argument.kind == Kind::Open && argument.type.kind == TypeKind::Null) argument.type = plain;
    if (argument.isWildcard()) {
      const Type lower = argument.kind == Kind::Super ? argument.type : Type{};
      argument.type = typeOf(*table.variable(nameOfCapture, boundOfCapture(argument, plain), lower));
    }
    argument.kind = Kind::Exact;
  }
  return table.applied(*type.declaration, arguments);
}

Type withoutCaptures(const Type& type) {
  if (isCapture(type)) return withoutCaptures(type.variable->bound);
  if (type.variable != nullptr) return type;
  if (type.kind != TypeKind::Class || type.arguments == nullptr) return type;
  std::vector<TypeArgument> arguments(type.arguments->list.begin(), type.arguments->list.end());
  for (TypeArgument& argument : arguments) {
    if (argument.kind != Kind::Exact || !isCapture(argument.type)) continue;
    const TypeVariable& variable = *argument.type.variable;
    const bool hasLower = variable.lower.kind != TypeKind::Error;
    argument =
        hasLower ? TypeArgument{Kind::Super, variable.lower} : TypeArgument{Kind::Extends, variable.bound};
  }
  return type.arguments->table->applied(*type.declaration, arguments);
}

Type partType(const ConstructorPart& part, const Type& whole) {
  if (whole.arguments == nullptr) return part.type;
  return substitute(part.type, {whole.datatype->parameters, whole.arguments->list});
}

Type memberType(const Type& declared, const ClassDecl& owner, const Type& receiver) {
  if (owner.typeParameters.empty()) return declared;
  return substitute(declared, memberSubstitution(owner, captured(upperBound(receiver))));
}

// ---------------------------------------------------------------------------------------- what fits where

namespace {

// Whether the types are the same, whatever is open in the one.
bool agree(const Type& from, const Type& to) {
  if (from == to || from.kind == TypeKind::Error || to.kind == TypeKind::Error) return true;
  const bool haveArguments = from.arguments != nullptr && to.arguments != nullptr;
  return haveArguments && from.declaration == to.declaration &&
         std::ranges::equal(from.arguments->list, to.arguments->list,
                            [](const TypeArgument& one, const TypeArgument& other) {
                              return one.kind == other.kind && agree(one.type, other.type);
                            });
}

bool contains(const TypeArgument& to, const TypeArgument& from) {
  switch (to.kind) {
    case Kind::Exact:
    case Kind::Open:
      return from.kind == Kind::Exact && agree(from.type, to.type);
    case Kind::Extends:
      return from.kind == Kind::Super ? isObject(to.type) : isAssignable(from.type, to.type);
    case Kind::Super:
      return (from.kind == Kind::Exact || from.kind == Kind::Super) && isAssignable(to.type, from.type);
  }
  return false;
}

}  // namespace

bool containsArguments(const TypeArguments& to, const TypeArguments& from) {
  return std::ranges::equal(to.list, from.list, contains);
}

std::optional<Type> closedFor(const Type& open, const Type& to) {
  const Type target = upperBound(to);
  std::vector<TypeArgument> arguments(open.arguments->list.begin(), open.arguments->list.end());
  const std::span<const TypeVariable* const> parameters = parametersOf(open);
  if (target.kind == TypeKind::Class && target.arguments != nullptr) {
    // How the target's arguments follow from those of the class.
    std::vector<TypeArgument> own;
    for (const TypeVariable* const parameter : parameters) own.push_back({Kind::Exact, typeOf(*parameter)});
    const Type self = open.arguments->table->applied(*open.declaration, own);
    const std::optional<Type> pattern = asSuper(self, *target.declaration);
    if (!pattern) return std::nullopt;
    for (std::size_t i = 0; i < target.arguments->list.size(); ++i) {
      const TypeArgument& wanted = target.arguments->list[i];
      const auto found = std::ranges::find(parameters, pattern->arguments->list[i].type.variable);
      if (found == parameters.end() || wanted.kind != Kind::Exact) continue;
      TypeArgument& argument = arguments[static_cast<std::size_t>(found - parameters.begin())];
      const bool fits = isAssignable(argument.type, wanted.type) && !isCovariant(argument.type, wanted.type);
      if (argument.kind == Kind::Open && fits) argument = wanted;
    }
  }
  const Substitution substitution{parameters, arguments};
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    TypeArgument& argument = arguments[i];
    if (argument.kind == Kind::Open && argument.type.kind == TypeKind::Null) {
      argument.type = boundOnly(*parameters[i]);
    }
    argument.kind = Kind::Exact;
  }
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (!isAssignable(arguments[i].type, substitute(parameters[i]->bound, substitution))) return std::nullopt;
  }
  return open.arguments->table->applied(*open.declaration, arguments);
}

// -------------------------------------------------------------------------------------------------- casts

bool isReifiable(const Type& type) {
  if (type.variable != nullptr) return false;
  if (type.kind == TypeKind::Array) return isReifiable(*type.element);
  if (type.arguments == nullptr) return true;
  return std::ranges::all_of(type.arguments->list, [](const TypeArgument& argument) {
    return argument.kind == Kind::Extends && isObject(argument.type);
  });
}

bool isCheckedCast(const Type& from, const Type& to) {
  if (isReifiable(to) || isAssignable(from, to)) return true;
  const Type source = upperBound(from);
  if (to.variable != nullptr || to.arguments == nullptr || source.arguments == nullptr) return false;
  // It is checked if the class and the type that it is cast from leave no choice of the arguments.
  std::vector<TypeArgument> own;
  for (const TypeVariable* const parameter : parametersOf(to))
    own.push_back({Kind::Exact, typeOf(*parameter)});
  const std::optional<Type> pattern =
      asSuper(to.arguments->table->applied(*to.declaration, own), *source.declaration);
  if (!pattern || pattern->arguments == nullptr) return false;
  const auto isDetermined = [&](const TypeVariable* parameter) {
    return std::ranges::any_of(pattern->arguments->list, [parameter](const TypeArgument& argument) {
      return argument.type.variable == parameter;
    });
  };
  const std::optional<Type> above = asSuper(to, *source.declaration);
  return std::ranges::all_of(parametersOf(to), isDetermined) && above && *above == source;
}

namespace {

// What keeps the parts of a type that has arguments or variables in it.
TypeTable* tableOf(const Type& type) {
  if (type.element != nullptr) return tableOf(*type.element);
  if (type.variable != nullptr) return type.variable->table;
  return type.arguments == nullptr ? nullptr : type.arguments->table;
}

}  // namespace

Type erased(const Type& type) {
  TypeTable* const table = tableOf(type);
  if (table == nullptr) return type;
  if (type.element != nullptr) return table->of(type.kind, erased(*type.element));
  const Type bound = upperBound(type);
  return bound.arguments == nullptr ? bound : table->raw(*bound.declaration);
}

bool haveSameErasure(const Type& left, const Type& right) {
  if (left.kind != right.kind) return false;
  if (left.element != nullptr) return haveSameErasure(*left.element, *right.element);
  return upperBound(left).declaration == upperBound(right).declaration;
}

}  // namespace warrant::ast
