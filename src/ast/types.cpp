#include "ast/types.h"

#include <algorithm>

#include <string>

#include "ast/messages.h"
#include "ast/suggestion.h"
#include "ast/tree.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

bool isObject(const ClassDecl& declaration) { return declaration.isBuiltIn && declaration.name == "Object"; }

bool isObject(const Type& type) { return type.kind == TypeKind::Class && isObject(*type.declaration); }

}  // namespace

bool isSubclass(const ClassDecl& below, const ClassDecl& above) {
  if (&below == &above || isObject(above)) return true;
  if (below.superclass != nullptr && isSubclass(*below.superclass, above)) return true;
  return std::ranges::any_of(below.interfaces,
                             [&](const ClassDecl* interface) { return isSubclass(*interface, above); });
}

bool isAssignable(const Type& from, const Type& to) {
  if (from.kind == TypeKind::Error || to.kind == TypeKind::Error || from == to) return true;
  if (from.kind == TypeKind::Integer && to.isIntegral()) return true;
  if (widens(from, to)) return true;
  if (!from.isReference() || !to.isReference()) return false;
  if (from.kind == TypeKind::Null || isObject(to)) return true;
  if (from.kind == TypeKind::Class && to.kind == TypeKind::Class) {
    return isSubclass(*from.declaration, *to.declaration);
  }
  const bool areArrays = from.kind == TypeKind::Array && to.kind == TypeKind::Array;
  return areArrays && from.element->isReference() && isAssignable(*from.element, *to.element);
}

bool isCovariant(const Type& from, const Type& to) {
  return from.kind == TypeKind::Array && to.kind == TypeKind::Array && from != to && isAssignable(from, to) &&
         from.element->kind != TypeKind::Error && to.element->kind != TypeKind::Error;
}

bool isExact(const Type& array) {
  const Type* element = array.element;
  while (element->kind == TypeKind::Array) element = element->element;
  return element->kind != TypeKind::Class || element->declaration->isFinal;
}

bool isCastable(const Type& from, const Type& to) {
  if (from.isNumeric() && to.isNumeric()) return true;
  if (isAssignable(from, to) || isAssignable(to, from)) return true;
  if (from.kind == TypeKind::Class && to.kind == TypeKind::Class) {
    const auto isOpen = [](const ClassDecl& one, const ClassDecl& other) {
      return one.kind == ClassKind::Interface && !other.isFinal;
    };
    return isOpen(*from.declaration, *to.declaration) || isOpen(*to.declaration, *from.declaration);
  }
  const bool areArrays = from.kind == TypeKind::Array && to.kind == TypeKind::Array;
  return areArrays && from.element->isReference() && to.element->isReference() &&
         isCastable(*from.element, *to.element);
}

bool isComparable(const Type& left, const Type& right) {
  if (left.kind == TypeKind::Void || right.kind == TypeKind::Void) return false;
  if (left.isReference() && right.isReference()) return isCastable(left, right);
  if (left.isNumeric() && right.isNumeric()) return true;
  return isAssignable(left, right) || isAssignable(right, left);
}

namespace {

// The nearest class above the one that is above the other as well, or else an interface; nullptr: none is.
const ClassDecl* commonSuperclass(const ClassDecl& left, const ClassDecl& right) {
  for (const ClassDecl* above = &left; above != nullptr; above = above->superclass) {
    if (isSubclass(right, *above)) return above;
  }
  for (const ClassDecl* above = &left; above != nullptr; above = above->superclass) {
    for (const ClassDecl* const interface : above->interfaces) {
      if (const ClassDecl* const common = commonSuperclass(*interface, right)) return common;
    }
  }
  return nullptr;
}

}  // namespace

Type commonType(const Type& left, const Type& right, ProgramBuilder& builder) {
  if (left == right) return left;
  if (left.isNumeric() && right.isNumeric()) {
    const bool areSmall = widens(left, {TypeKind::Short}) && widens(right, {TypeKind::Short});
    return areSmall ? Type{TypeKind::Short} : promoted(left, right);
  }
  if (isAssignable(left, right)) return left.kind == TypeKind::Error ? left : right;
  if (isAssignable(right, left)) return left;
  if (!left.isReference() || !right.isReference()) return {};
  if (left.kind == TypeKind::Class && right.kind == TypeKind::Class) {
    const ClassDecl* const common = commonSuperclass(*left.declaration, *right.declaration);
    if (common != nullptr) return {TypeKind::Class, common, nullptr};
  }
  return builder.objectType();
}

namespace {

template <class Declaration>
bool equalParameters(const Declaration& left, const Declaration& right) {
  return std::ranges::equal(left.parameters, right.parameters,
                            [](const Variable* a, const Variable* b) { return a->type == b->type; });
}

}  // namespace

bool haveEqualParameters(const MethodDecl& left, const MethodDecl& right) {
  return equalParameters(left, right);
}
bool haveEqualParameters(const PredicateDecl& left, const PredicateDecl& right) {
  return equalParameters(left, right);
}

namespace {

void reportUnknownClass(ProgramBuilder& builder, const Token& name) {
  if (builder.wantLibrary("java/lang/" + std::string(name.text))) return;
  const std::string word(name.text);
  if (name.annotation == 0 && isSpecificationWord(name.text)) {  // `open p;` looks like a declaration
    builder.problems().error(codes::dialect, name.range(),
                             "'" + word + "' belongs in an annotation here: write `//@ " + word + " …;`");
    return;
  }
  if (const Import* const import = builder.findImport(name.text, name.file)) {
    builder.problems().unknownClass(
        name.text, codes::unknownName, name.range(),
        "the class '" + import->path + "', which is imported, is not part of the program");
    return;
  }
  const std::string elsewhere = builder.packageWith(name.text);
  if (!elsewhere.empty() && !builder.packageOf(name.file).empty()) {
    builder.problems().unknownClass(name.text, codes::unknownName, name.range(),
                                    "there is no class '" + word + "' in this package; '" + elsewhere + "." +
                                        word + "' must be imported");
    return;
  }
  if (builder.countClasses(name.text) > 1) {
    builder.problems().error(
        codes::duplicate, name.range(),
        "there are several classes '" + word + "', and none is in this file or the only one in its folder");
    return;
  }
  std::vector<std::string_view> candidates = builder.classNames();
  candidates.insert(candidates.end(), {"void", "int", "boolean", "return"});
  std::string hint = didYouMean(name.text, candidates);
  if (hint.empty() && builder.importsUnknownPackage(name.file)) {
    hint = "; the program does not include all packages that are imported";
  }
  builder.problems().unknownClass(name.text, codes::unknownName, name.range(),
                                  "there is no class '" + word + "'" + hint);
}

}  // namespace

namespace {

// The class that the names mean together; nullptr: there is none, which was reported.
const ClassScope* resolveClass(ProgramBuilder& builder, std::span<const Token* const> names,
                               const ClassScope* within) {
  const Token& first = *names.front();
  const ClassScope* scope = builder.findClass(first.text, within, first.file);
  std::string path(first.text);
  for (const Token* const next : names.subspan(1)) {
    if (scope == nullptr) {
      const bool isPackage = builder.isPackage(path);
      path += "." + std::string(next->text);
      scope = isPackage ? builder.findQualified(path) : nullptr;
      continue;
    }
    const ClassScope* const nested = scope->findNested(next->text);
    if (nested == nullptr) {
      builder.problems().unknownName(
          next->text, codes::unknownName, next->range(),
          "there is no class " + inQuotes(next->text) + " in " + inQuotes(scope->declaration->name));
      return nullptr;
    }
    scope = nested;
  }
  if (scope == nullptr) reportUnknownClass(builder, first);
  return scope;
}

std::vector<const Token*> namesOf(const Token& first, Grammar::QualifiersContext* qualifiers) {
  std::vector<const Token*> names{&first};
  if (qualifiers == nullptr) return names;
  for (Tree* const child : qualifiers->children) {
    if (isToken(child, TokenType::IDENTIFIER)) names.push_back(asToken(child));
  }
  return names;
}

bool hasArguments(Grammar::TypeArgumentsContext* arguments, Grammar::QualifiersContext* qualifiers) {
  return arguments != nullptr || (qualifiers != nullptr && !qualifiers->typeArguments().empty());
}

}  // namespace

Type primitiveType(const Token& word) {
  switch (word.type) {
    case TokenType::INT:
      return intType;
    case TokenType::BOOLEAN:
      return booleanType;
    case TokenType::PRIMITIVE_TYPE: {
      constexpr std::pair<std::string_view, TypeKind> kinds[] = {
          {"byte", TypeKind::Byte}, {"short", TypeKind::Short}, {"char", TypeKind::Char},
          {"long", TypeKind::Long}, {"float", TypeKind::Float}, {"double", TypeKind::Double}};
      const auto found = std::ranges::find(kinds, word.text, [](const auto& kind) { return kind.first; });
      return {found->second};
    }
    default:
      return {};
  }
}

Type resolveType(ProgramBuilder& builder, const Token& name, Grammar::TypeArgumentsContext* arguments,
                 Grammar::QualifiersContext* qualifiers, std::size_t dimensions, const ClassScope* within) {
  Type type = primitiveType(name);
  if (name.is(TokenType::VOID)) type.kind = TypeKind::Void;
  if (type.kind == TypeKind::Error) {
    const ClassScope* const scope = resolveClass(builder, namesOf(name, qualifiers), within);
    if (scope == nullptr) return {};
    if (hasArguments(arguments, qualifiers)) {
      builder.problems().error(codes::unsupported, name.range(), "generic types are not supported yet");
      return {};
    }
    type = {TypeKind::Class, scope->declaration, nullptr};
  }
  if (dimensions > 0 && type.kind == TypeKind::Void) {
    builder.problems().error(codes::type, name.range(), "there are no arrays of void");
    return {};
  }
  const bool isInline = builder.program().sources[name.file].dialect == Dialect::Inline;
  const bool isMathematical = isInline || (name.annotation != 0 && dimensions == 0);
  if (isMathematical && type.isIntegral()) type = integerType;
  for (; dimensions > 0; --dimensions) type = builder.arrayOf(type);
  return type;
}

std::size_t countDimensions(Grammar::DimensionsContext* dimensions) {
  return dimensions->children.size() / 2;
}

Type resolveType(ProgramBuilder& builder, std::span<const Token* const> names, const ClassScope* within) {
  const ClassScope* const scope = resolveClass(builder, names, within);
  return scope == nullptr ? Type{} : Type{TypeKind::Class, scope->declaration, nullptr};
}

Type resolveType(ProgramBuilder& builder, Grammar::TypeContext* type, const ClassScope* within,
                 Grammar::DimensionsContext* behindName) {
  Grammar::ClassTypeContext* const named = type->classType();
  const std::size_t more = behindName == nullptr ? 0 : countDimensions(behindName);
  const std::size_t dimensions = countDimensions(type->dimensions()) + more;
  if (named == nullptr) return resolveType(builder, firstToken(type), nullptr, nullptr, dimensions, within);
  return resolveType(builder, firstToken(named), named->typeArguments(), named->qualifiers(), dimensions,
                     within);
}

Type resolveType(ProgramBuilder& builder, Grammar::TypeNameContext* name, const ClassScope* within) {
  return resolveType(builder, firstToken(name), name->typeArguments(), name->qualifiers(), 0, within);
}

std::string toString(const Type& type) {
  switch (type.kind) {
    case TypeKind::Error:
      return "?";
    case TypeKind::Void:
      return "void";
    case TypeKind::Boolean:
      return "boolean";
    case TypeKind::Byte:
      return "byte";
    case TypeKind::Short:
      return "short";
    case TypeKind::Char:
      return "char";
    case TypeKind::Int:
    case TypeKind::Integer:
      return "int";
    case TypeKind::Long:
      return "long";
    case TypeKind::Float:
      return "float";
    case TypeKind::Double:
      return "double";
    case TypeKind::Null:
      return "null";
    case TypeKind::Class:
      return std::string(type.declaration->name);
    case TypeKind::Array:
      return toString(*type.element) + "[]";
  }
  return "?";
}

}  // namespace warrant::ast
