#include "refute/made_types.h"

#include <algorithm>
#include <vector>

#include "ast/substitution.h"
#include "ast/type_table.h"
#include "facts/hierarchy.h"

namespace warrant::refute {

using ast::Type;
using ast::TypeArgument;
using ast::TypeKind;

namespace {

// JLS 4.5.1, by the classes of the arguments.
bool contains(const TypeArgument& to, const TypeArgument& from) {
  using Kind = TypeArgument::Kind;
  if (from == to) return true;
  if (to.kind == Kind::Extends)
    return from.kind == Kind::Super ? isObject(to.type) : symbex::Hierarchy::isSubtype(from.type, to.type);
  return to.kind == Kind::Super && from.kind != Kind::Extends &&
         symbex::Hierarchy::isSubtype(to.type, from.type);
}

bool isOf(const Type& made, const Type& type) {
  if (type.arguments == nullptr) return true;
  const std::optional<Type> above = ast::asSuper(made, *type.declaration);
  return above && above->arguments != nullptr &&
         std::ranges::equal(type.arguments->list, above->arguments->list, contains);
}

}  // namespace

std::optional<Type> typeBelow(const ast::ClassDecl& own, const Type& type) {
  if (type.declaration == &own) return type;
  const Type plain{TypeKind::Class, &own};
  if (type.arguments == nullptr || own.typeParameters.empty())
    return isOf(plain, type) ? std::optional(plain) : std::nullopt;
  ast::TypeTable& table = *type.arguments->table;
  std::vector<TypeArgument> arguments;
  for (const ast::TypeVariable* const parameter : own.typeParameters)
    arguments.push_back({TypeArgument::Kind::Exact, typeOf(*parameter)});
  const std::optional<Type> pattern = ast::asSuper(table.applied(own, arguments), *type.declaration);
  if (!pattern || pattern->arguments == nullptr) return std::nullopt;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const auto use = std::ranges::find(pattern->arguments->list, arguments[i]);
    const bool isTold = use != pattern->arguments->list.end();
    arguments[i] =
        isTold ? type.arguments->list[static_cast<std::size_t>(use - pattern->arguments->list.begin())]
               : TypeArgument{TypeArgument::Kind::Extends, own.typeParameters[i]->bound};
  }
  const Type made = table.applied(own, arguments);
  return isOf(made, type) ? std::optional(made) : std::nullopt;
}

const Type* MadeTypes::of(const run::Object& object) const {
  const auto known = types_.find(&object);
  return known == types_.end() ? nullptr : &known->second;
}

bool MadeTypes::fits(const run::Object& object, const Type& type) const {
  const Type* const made = of(object);
  return type.arguments == nullptr || (made != nullptr && isOf(*made, type));
}

const Type& MadeTypes::fieldType(const ast::FieldDecl& field, const Type& type) {
  const Type held = ast::substitute(field.type, ast::memberSubstitution(*field.owner, type));
  return held == field.type ? field.type : fieldTypes_.emplace_back(held);
}

const Type* MadeTypes::fieldType(const ast::FieldDecl& field, const run::Object& object) {
  if (field.owner->typeParameters.empty()) return &field.type;
  const Type* const made = of(object);
  return made == nullptr ? nullptr : &fieldType(field, *made);
}

}  // namespace warrant::refute
