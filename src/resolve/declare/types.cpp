#include "resolve/declare/types.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "resolve/declare/generics.h"

namespace warrant::ast {

bool isSubclass(const ClassDecl& below, const ClassDecl& above) {
  if (&below == &above || isObject(above)) return true;
  if (below.superclass != nullptr && isSubclass(*below.superclass, above)) return true;
  return std::ranges::any_of(below.interfaces,
                             [&](const ClassDecl* interface) { return isSubclass(*interface, above); });
}

namespace {

// An array of which it is not known when the program runs what it may hold, such as a T[], stays what it is:
// as an Object[], anything could be put into it.
bool isHeldBack(const Type& type) { return type.kind == TypeKind::Array && !isReifiable(type); }

bool isSubtype(const Type& from, const Type& to) {
  if (isOpen(from)) {
    const std::optional<Type> closed = closedFor(from, to);
    return closed && isSubtype(*closed, to);
  }
  if (!isSubclass(*from.declaration, *to.declaration)) return false;
  if (to.arguments == nullptr) return true;
  const bool isSame = from.declaration == to.declaration;
  const std::optional<Type> above = asSuper(isSame ? from : captured(from), *to.declaration);
  return above && above->arguments != nullptr && containsArguments(*to.arguments, *above->arguments);
}

}  // namespace

bool isAssignable(const Type& from, const Type& to) {
  if (from.kind == TypeKind::Error || to.kind == TypeKind::Error || from == to) return true;
  if (from.kind == TypeKind::Integer && to.isIntegral()) return true;
  if (widens(from, to)) return true;
  if (!from.isReference() || !to.isReference()) return false;
  if (from.kind == TypeKind::Null) return true;
  if (isHeldBack(from)) return false;
  if (isObject(to)) return true;
  if (to.variable != nullptr) {
    const Type& lower = to.variable->lower;
    if (lower.kind != TypeKind::Error && isAssignable(from, lower)) return true;
    return from.variable != nullptr && isAssignable(from.variable->bound, to);
  }
  if (from.variable != nullptr) return isAssignable(from.variable->bound, to);
  if (from.kind == TypeKind::Class && to.kind == TypeKind::Class) return isSubtype(from, to);
  if (from.kind == TypeKind::Array && to.kind == TypeKind::Class) return isOfArrays(*to.declaration);
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
    if (isSubclass(*from.declaration, *to.declaration) || isSubclass(*to.declaration, *from.declaration)) {
      return true;
    }
    const auto isOpen = [](const ClassDecl& one, const ClassDecl& other) {
      return one.kind == ClassKind::Interface && !other.isFinal;
    };
    return isOpen(*from.declaration, *to.declaration) || isOpen(*to.declaration, *from.declaration);
  }
  const bool areArrays = from.kind == TypeKind::Array && to.kind == TypeKind::Array && !isHeldBack(from);
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
    if (common != nullptr) {
      const std::optional<Type> ofLeft = asSuper(left, *common), ofRight = asSuper(right, *common);
      return ofLeft && ofLeft == ofRight ? *ofLeft : builder.types().raw(*common);
    }
  }
  return builder.objectType();
}

namespace {

// The type as one of a member of `of`, with the type parameters of the method that has it replaced by those
// of `like`.
Type seenFrom(const Type& declared, const MethodDecl& method, const MethodDecl& like, const Type& of) {
  const Type type = memberType(declared, *method.owner, of);
  if (method.typeParameters.size() != like.typeParameters.size() || &method == &like) return type;
  std::vector<TypeArgument> arguments;
  for (const TypeVariable* const variable : like.typeParameters) {
    arguments.push_back({TypeArgument::Kind::Exact, typeOf(*variable)});
  }
  return substitute(type, {method.typeParameters, arguments});
}

}  // namespace

namespace {

bool haveSameSignature(const MethodDecl& left, const MethodDecl& right, const Type& of) {
  const auto areSame = [&](const Type& a, const Type& b) {
    return seenFrom(a, left, left, of) == seenFrom(b, right, left, of);
  };
  return std::ranges::equal(
             left.typeParameters, right.typeParameters,
             [&](const TypeVariable* a, const TypeVariable* b) { return areSame(a->bound, b->bound); }) &&
         std::ranges::equal(left.parameters, right.parameters,
                            [&](const Variable* a, const Variable* b) { return areSame(a->type, b->type); });
}

}  // namespace

bool isSubsignature(const MethodDecl& method, const MethodDecl& other, const Type& of) {
  if (haveSameSignature(method, other, of)) return true;
  return method.typeParameters.empty() &&
         std::ranges::equal(method.parameters, other.parameters, [&](const Variable* a, const Variable* b) {
           return memberType(a->type, *method.owner, of) == erased(memberType(b->type, *other.owner, of));
         });
}

bool haveSameErasure(const MethodDecl& left, const MethodDecl& right) {
  return std::ranges::equal(left.parameters, right.parameters, [](const Variable* a, const Variable* b) {
    return haveSameErasure(a->type, b->type);
  });
}

bool haveEqualParameters(const PredicateDecl& left, const PredicateDecl& right, const Type& of) {
  return std::ranges::equal(left.parameters, right.parameters, [&](const Variable* a, const Variable* b) {
    return memberType(a->type, *left.owner, of) == memberType(b->type, *right.owner, of);
  });
}

Type resultLike(const MethodDecl& method, const MethodDecl& other, const Type& of) {
  return seenFrom(method.returnType, method, other, of);
}

}  // namespace warrant::ast
