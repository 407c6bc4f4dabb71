// Keeps the parts of types, so that equal types have equal parts.
#pragma once

#include <map>
#include <mutex>
#include <span>
#include <string_view>
#include <tuple>
#include <vector>

#include "ast/type.h"
#include "support/arena.h"

namespace warrant::ast {

// Of one program; may be used by several threads.
class TypeTable {
 public:
  explicit TypeTable(const ClassDecl& object) : object_(object) {}

  Type object() const { return {TypeKind::Class, &object_, nullptr}; }
  Type arrayOf(const Type& element) { return of(TypeKind::Array, element); }
  Type mapOf(const Type& key, const Type& value);
  // An Array, Sequence, Set, Bag or Option of such elements.
  Type of(TypeKind kind, const Type& element);
  // With those arguments, as many as it has type parameters.
  Type applied(const ClassDecl& declaration, std::span<const TypeArgument> arguments);
  Type applied(const Datatype& datatype, std::span<const TypeArgument> arguments);
  // The class with `?` for each of its type parameters, if it has some.
  Type raw(const ClassDecl& declaration);
  // A new variable, which is no other.
  TypeVariable* variable(std::string_view name, const Type& bound, const Type& lower = {});
  // What is of all these types: the one, or an intersection, which is equal to others of the same types.
  Type intersection(std::span<const Type> bounds);

 private:
  const TypeArguments* intern(std::span<const TypeArgument> arguments);

  using Key = std::tuple<TypeKind, const ClassDecl*, const Type*, const TypeArguments*, const TypeVariable*,
                         const Datatype*>;
  static Key key(const Type& type) {
    if (type.variable != nullptr) return {TypeKind::Class, nullptr, nullptr, nullptr, type.variable, nullptr};
    return {type.kind, type.declaration, type.element, type.arguments, type.variable, type.datatype};
  }

  const ClassDecl& object_;
  std::mutex mutex_;
  support::Arena arena_;
  std::map<Key, const Type*> elements_;
  std::map<std::vector<std::pair<TypeArgument::Kind, Key>>, const TypeArguments*> arguments_;
  std::map<std::vector<Key>, const TypeVariable*> intersections_;
};

// The variable as a type. Its bound's class is part of it, but not of what makes it equal to others: the
// bound of `T extends C<T>` is not known yet where T is first used.
inline Type typeOf(const TypeVariable& variable) {
  return {TypeKind::Class, variable.bound.declaration, nullptr, nullptr, &variable};
}

}  // namespace warrant::ast
