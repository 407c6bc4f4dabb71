#include "resolve/declare/left_out/unlisted.h"

#include <algorithm>

#include "resolve/bodies/expressions/conversions.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/left_out/library_marks.h"
#include "resolve/declare/program_builder.h"
#include "resolve/declare/types.h"
#include "support/text.h"

namespace warrant::ast {
namespace {

constexpr std::string_view unlistedMark = "// unlisted:";
constexpr std::string_view uncalledMark = "// uncalled:";
constexpr std::string_view arityMark = "...";

void addMember(std::string_view word, bool isUncalled, ClassScope& scope) {
  const std::size_t parenthesis = word.find('(');
  const bool isMethod = parenthesis != std::string_view::npos;
  std::string_view parameters;
  if (isMethod) parameters = word.substr(parenthesis + 1, word.find(')') - parenthesis - 1);
  scope.unlisted.push_back({&scope, word.substr(0, parenthesis), parameters, isMethod,
                            parameters.ends_with(arityMark), isUncalled});
}

Type primitiveOf(std::string_view name) {
  constexpr std::pair<std::string_view, TypeKind> kinds[] = {
      {"boolean", TypeKind::Boolean}, {"byte", TypeKind::Byte},    {"short", TypeKind::Short},
      {"char", TypeKind::Char},       {"int", TypeKind::Int},      {"long", TypeKind::Long},
      {"float", TypeKind::Float},     {"double", TypeKind::Double}};
  const auto found = std::ranges::find(kinds, name, [](const auto& entry) { return entry.first; });
  return found == std::end(kinds) ? Type{} : Type{found->second};
}

// Of the name of an array, that of its elements; nothing: it is none.
std::optional<std::string_view> elementOf(std::string_view name) {
  for (const std::string_view end : {std::string_view("[]"), arityMark})
    if (name.ends_with(end)) return name.substr(0, name.size() - end.size());
  return std::nullopt;
}

// Nothing: it is a class of which the program has nothing, or an array of such.
std::optional<Type> typeNamed(std::string_view name, ProgramBuilder& builder) {
  if (const auto inner = elementOf(name)) {
    const auto element = typeNamed(*inner, builder);
    return element ? std::optional(builder.arrayOf(*element)) : std::nullopt;
  }
  if (const Type primitive = primitiveOf(name); primitive.kind != TypeKind::Error) return primitive;
  std::string path(name);
  if (name.front() >= 'A' && name.front() <= 'Z') path = "java.lang." + path;
  if (const ClassScope* const scope = builder.findQualified(path)) {
    const ClassDecl& declaration = *scope->declaration;
    return declaration.typeParameters.empty() ? Type{TypeKind::Class, &declaration}
                                              : builder.types().raw(declaration);
  }
  std::ranges::replace(path, '.', '/');
  builder.wantLibrary(path);
  return std::nullopt;
}

// Whether the class, or one above it, is one of Java's own, so that the library may leave out a supertype of
// it.
bool isBelowLibrary(const ClassDecl& declaration) {
  if (isObject(declaration)) return false;
  if (declaration.isLibrary || declaration.isBuiltIn || declaration.kind == ClassKind::Enum) return true;
  if (declaration.superclass != nullptr && isBelowLibrary(*declaration.superclass)) return true;
  return std::ranges::any_of(declaration.interfaces,
                             [](const ClassDecl* interface) { return isBelowLibrary(*interface); });
}

// Of a final class of the library all supertypes have files, and nothing is below it.
bool isWhole(const ClassDecl& declaration) {
  return declaration.isFinal && (declaration.isLibrary || declaration.isBuiltIn);
}

// Whether Java takes a value of the one type for one of the other. Of arrays more than Warrant lets pass.
bool mayBePassed(const Type& from, const Type& to) {
  if (isObject(to)) return from.isReference();
  if (from.kind != TypeKind::Array) return isAssignable(from, to);
  if (to.kind != TypeKind::Array) return to.kind == TypeKind::Class && isOfArrays(*to.declaration);
  return *from.element == *to.element || (from.element->isReference() && to.element->isReference());
}

// Whether a value of that type may be one of a class that the program does not have, or an array of such.
bool mayBeUnknown(const Type& type, std::string_view name) {
  if (type.kind == TypeKind::Null || type.kind == TypeKind::Error) return true;
  const Type bound = upperBound(type);
  if (const auto element = elementOf(name))
    return bound.kind == TypeKind::Array && mayBeUnknown(*bound.element, *element);
  return bound.kind == TypeKind::Class && isBelowLibrary(*bound.declaration) && !isWhole(*bound.declaration);
}

// Whether a primitive value may be boxed to what may be of a class of that name.
bool mayBeBoxed(const Type& primitive, std::string_view name, const std::optional<Type>& type) {
  if (elementOf(name) || name == "String" || name == "CharSequence") return false;
  const Type value = type ? unboxed(*type) : Type{};
  return value.kind == TypeKind::Error || value == primitive || primitive.kind == TypeKind::Integer;
}

bool mayBePassed(const Type& from, std::string_view name, bool isBoxed, ProgramBuilder& builder) {
  const Type primitive = primitiveOf(name);
  if (primitive.kind != TypeKind::Error) {
    const Type value = isBoxed ? unboxed(from) : Type{};
    return isAssignable(value.kind == TypeKind::Error ? from : value, primitive);
  }
  if (!from.isReference() && !isBoxed) return from.kind == TypeKind::Error;
  const std::optional<Type> type = typeNamed(name, builder);
  if (!from.isReference()) return from.kind == TypeKind::Error || mayBeBoxed(from, name, type);
  return type ? mayBePassed(from, *type) : mayBeUnknown(from, name);
}

// The parameters of so many arguments, of which those behind the others become an array.
std::vector<std::string_view> gathered(std::vector<std::string_view> names, std::size_t count) {
  const std::string_view element = *elementOf(names.back());
  names.back() = element;
  names.resize(std::max(count, names.size()), element);
  return names;
}

}  // namespace

void readUnlisted(std::string_view text, ClassScope& scope) {
  for (const std::string_view mark : {unlistedMark, uncalledMark})
    for (const std::string_view word : wordsBehind(text, mark)) addMember(word, mark == uncalledMark, scope);
}

void addUnlistedOfEnum(ClassScope& scope, bool isInterpreted) {
  if (!isInterpreted) addMember("valueOf(String)", false, scope);
  for (const std::string_view member :
       {"valueOf(Class,String)", "getDeclaringClass()", "describeConstable()", "clone()", "finalize()"})
    addMember(member, false, scope);
}

std::string nameOf(const UnlistedMember& member) {
  std::string name = member.owner->package;
  if (!name.empty()) name += '.';
  name += std::string(member.owner->declaration->name) + "." + std::string(member.name);
  if (member.isMethod) name += "(" + std::string(member.parameters) + ")";
  return name;
}

bool haveSameErasure(const MethodDecl& method, const UnlistedMember& member, const Type& of,
                     ProgramBuilder& builder) {
  return std::ranges::equal(method.parameters, support::split(member.parameters, ','),
                            [&](const Variable* parameter, std::string_view name) {
                              const std::optional<Type> type = typeNamed(name, builder);
                              return type &&
                                     (haveSameErasure(parameter->type, *type) ||
                                      haveSameErasure(memberType(parameter->type, *method.owner, of), *type));
                            });
}

bool mayAccept(const UnlistedMember& member, std::span<const Expression* const> arguments, bool areBoxed,
               ProgramBuilder& builder) {
  return std::ranges::equal(arguments, support::split(member.parameters, ','),
                            [&](const Expression* argument, std::string_view name) {
                              return mayBePassed(argument->type, name, areBoxed, builder);
                            });
}

bool mayGather(const UnlistedMember& member, std::span<const Expression* const> arguments,
               ProgramBuilder& builder) {
  if (!member.hasVariableArity) return false;
  std::vector<std::string_view> names = gathered(support::split(member.parameters, ','), arguments.size());
  if (names.size() > arguments.size()) names.pop_back();
  return std::ranges::equal(arguments, names, [&](const Expression* argument, std::string_view name) {
    return mayBePassed(argument->type, name, true, builder);
  });
}

bool isMoreSpecific(const MethodDecl& method, const UnlistedMember& member, bool gathers,
                    ProgramBuilder& builder) {
  std::vector<std::string_view> names = support::split(member.parameters, ',');
  std::vector<Type> types;
  for (const Variable* const parameter : method.parameters) types.push_back(parameter->type);
  if (gathers) {
    const std::size_t count = std::max(names.size(), types.size());
    names = gathered(std::move(names), count);
    types = withVariableArity(std::move(types), count);
  }
  return std::ranges::equal(types, names, [&](const Type& parameter, std::string_view name) {
    const std::optional<Type> type = typeNamed(name, builder);
    if (!type) return false;
    const bool isAll = isObject(*type) && parameter.isReference();
    return isAll || isAssignable(parameter, *type);
  });
}

bool isNameOfObject(std::string_view name) {
  constexpr std::string_view names[] = {"clone",  "equals",    "finalize", "getClass", "hashCode",
                                        "notify", "notifyAll", "toString", "wait"};
  return std::ranges::find(names, name) != std::end(names);
}

}  // namespace warrant::ast
