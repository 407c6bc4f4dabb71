#include "ast/type_table.h"

#include "ast/ast.h"

namespace warrant::ast {

Type TypeTable::of(TypeKind kind, const Type& element) {
  const std::lock_guard lock(mutex_);
  const Type*& interned = elements_[key(element)];
  if (interned == nullptr) interned = arena_.make<Type>(element);
  return {kind, nullptr, interned};
}

Type TypeTable::applied(const ClassDecl& declaration, std::span<const TypeArgument> arguments) {
  return {TypeKind::Class, &declaration, nullptr, intern(arguments)};
}

Type TypeTable::applied(const Datatype& datatype, std::span<const TypeArgument> arguments) {
  Type type{TypeKind::Datatype};
  type.datatype = &datatype;
  if (!datatype.parameters.empty()) type.arguments = intern(arguments);
  return type;
}

Type TypeTable::mapOf(const Type& key, const Type& value) {
  const TypeArgument arguments[] = {{TypeArgument::Kind::Exact, key}, {TypeArgument::Kind::Exact, value}};
  return {TypeKind::Map, nullptr, nullptr, intern(arguments)};
}

const TypeArguments* TypeTable::intern(std::span<const TypeArgument> arguments) {
  const std::lock_guard lock(mutex_);
  std::vector<std::pair<TypeArgument::Kind, Key>> keys;
  for (const TypeArgument& argument : arguments) keys.emplace_back(argument.kind, key(argument.type));
  const TypeArguments*& interned = arguments_[std::move(keys)];
  if (interned == nullptr) {
    const std::span<const TypeArgument> list =
        arena_.copy(std::vector<TypeArgument>(arguments.begin(), arguments.end()));
    interned = arena_.make<TypeArguments>(TypeArguments{list, this});
  }
  return interned;
}

Type TypeTable::raw(const ClassDecl& declaration) {
  if (declaration.typeParameters.empty()) return {TypeKind::Class, &declaration, nullptr};
  return applied(declaration, std::vector<TypeArgument>(declaration.typeParameters.size(),
                                                        {TypeArgument::Kind::Extends, object()}));
}

TypeVariable* TypeTable::variable(std::string_view name, const Type& bound, const Type& lower) {
  const std::lock_guard lock(mutex_);
  return arena_.make<TypeVariable>(TypeVariable{name, bound, lower, this});
}

Type TypeTable::intersection(std::span<const Type> bounds) {
  if (bounds.size() == 1) return bounds.front();
  const std::lock_guard lock(mutex_);
  std::vector<Key> keys;
  std::string name;
  for (const Type& bound : bounds) {
    keys.push_back(key(bound));
    name += (name.empty() ? "" : " & ") + toString(bound);
  }
  const TypeVariable*& interned = intersections_[std::move(keys)];
  if (interned == nullptr) {
    const std::span<const Type> all = arena_.copy(std::vector<Type>(bounds.begin(), bounds.end()));
    interned = arena_.make<TypeVariable>(
        TypeVariable{arena_.copy(std::string_view(name)), bounds.front(), {}, this, all});
  }
  return typeOf(*interned);
}

}  // namespace warrant::ast
