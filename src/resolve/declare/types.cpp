#include "resolve/declare/types.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "ast/below.h"
#include "resolve/declare/generics.h"

namespace warrant::ast {

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

// Whether the type is the other one, but for what is not known of it, as in `None`.
bool isLike(const Type& open, const Type& type) {
  if (open.kind == TypeKind::Error || open == type) return true;
  if (open.kind != type.kind || open.datatype != type.datatype) return false;
  if (open.element != nullptr) return isLike(*open.element, *type.element);
  const auto areLike = [](const TypeArgument& one, const TypeArgument& other) {
    return isLike(one.type, other.type);
  };
  return open.arguments != nullptr && type.arguments != nullptr &&
         std::ranges::equal(open.arguments->list, type.arguments->list, areLike);
}

}  // namespace

bool isAssignable(const Type& from, const Type& to) {
  if (from.kind == TypeKind::Error || to.kind == TypeKind::Error || from == to) return true;
  if (from.kind == TypeKind::Integer && (to.isIntegral() || to.isPerm())) return true;
  if (widens(from, to)) return true;
  if (from.isMathematical()) return !isComplete(from) && isLike(from, to);
  if (!from.isReference() || !to.isReference()) return false;
  if (from.kind == TypeKind::Null) return true;
  if (isHeldBack(from)) return false;
  if (isObject(to)) return true;
  const auto isIntersection = [](const Type& type) {
    return type.variable != nullptr && type.variable->isIntersection();
  };
  if (isIntersection(to)) {
    return std::ranges::all_of(to.variable->intersected,
                               [&](const Type& bound) { return isAssignable(from, bound); });
  }
  if (isIntersection(from)) {
    return std::ranges::any_of(from.variable->intersected,
                               [&](const Type& bound) { return isAssignable(bound, to); });
  }
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

void collectSupertypes(const ClassDecl& declaration, std::vector<const ClassDecl*>& found) {
  if (std::ranges::count(found, &declaration) > 0) return;
  found.push_back(&declaration);
  if (declaration.superclass != nullptr) collectSupertypes(*declaration.superclass, found);
  for (const ClassDecl* const interface : declaration.interfaces) collectSupertypes(*interface, found);
}

// How many classes are above it at most: javac names the lowest first.
int rankOf(const ClassDecl& declaration) {
  int rank = declaration.superclass == nullptr ? 0 : rankOf(*declaration.superclass);
  for (const ClassDecl* const interface : declaration.interfaces) rank = std::max(rank, rankOf(*interface));
  return rank + 1;
}

// The classes and interfaces above both, without those that are above another of them (JLS 4.10.4: MEC); a
// class comes first. Object is not among them.
std::vector<const ClassDecl*> leastCommon(const Type& left, const Type& right,
                                          const ProgramBuilder& builder) {
  std::vector<const ClassDecl*> common;
  for (const Type& bound : upperBounds(left)) collectSupertypes(*bound.declaration, common);
  const std::vector<Type> others = upperBounds(right);
  std::erase_if(common, [&](const ClassDecl* one) {
    return isObject(*one) || std::ranges::none_of(others, [one](const Type& other) {
             return isSubclass(*other.declaration, *one);
           });
  });
  const std::vector<const ClassDecl*> all = common;
  std::erase_if(common, [&](const ClassDecl* one) {
    return std::ranges::any_of(
        all, [one](const ClassDecl* other) { return other != one && isSubclass(*other, *one); });
  });
  std::ranges::sort(common, {}, [&builder](const ClassDecl* one) {
    const std::string_view package = one->isLibrary ? builder.scopeOf(*one).package : std::string_view();
    return std::tuple(one->kind == ClassKind::Interface, -rankOf(*one), !one->isLibrary, package, one->index);
  });
  return common;
}

// What of the library is above it and was not read, since nobody mentions it.
void collectUnread(const Type& type, ProgramBuilder& builder, std::vector<std::string>& paths) {
  for (const Type& bound : upperBounds(type)) {
    std::vector<const ClassDecl*> above;
    if (bound.kind == TypeKind::Class) collectSupertypes(*bound.declaration, above);
    for (const ClassDecl* const declaration : above) {
      const std::vector<std::string>& unread = builder.scopeOf(*declaration).unreadAbove;
      paths.insert(paths.end(), unread.begin(), unread.end());
    }
  }
}

class LeastUpperBound {
 public:
  explicit LeastUpperBound(ProgramBuilder& builder) : builder_(builder) {}

  Type of(const Type& left, const Type& right) {
    if (isAssignable(left, right)) return left.kind == TypeKind::Error ? left : right;
    if (isAssignable(right, left)) return left;
    if (!left.isReference() || !right.isReference()) return {};
    const bool areArrays = left.kind == TypeKind::Array && right.kind == TypeKind::Array;
    if (areArrays && left.element->isReference() && right.element->isReference())
      return builder_.types().arrayOf(of(*left.element, *right.element));
    wantCommon(left, right);
    if (left.kind != TypeKind::Class || right.kind != TypeKind::Class) return ofArrays(left, right);
    std::vector<Type> bounds;
    for (const ClassDecl* const above : leastCommon(left, right, builder_)) {
      bounds.push_back(parameterized(*above, left, right));
    }
    return bounds.empty() ? builder_.objectType() : builder_.types().intersection(bounds);
  }

 private:
  // What the library has above both is needed now: the program is read again.
  void wantCommon(const Type& left, const Type& right) {
    std::vector<std::string> ofLeft, ofRight;
    collectUnread(left, builder_, ofLeft);
    collectUnread(right, builder_, ofRight);
    const bool isOfArray = left.kind == TypeKind::Array || right.kind == TypeKind::Array;
    if (isOfArray) {
      for (const auto* const path : {"java/lang/Cloneable", "java/io/Serializable"})
        builder_.wantLibrary(path);
    }
    if (!isOfArray && (ofLeft.empty() || ofRight.empty())) return;
    for (const auto* const paths : {&ofLeft, &ofRight}) {
      for (const std::string& path : *paths) builder_.wantLibrary(path);
    }
  }

  // Of two types one of which is an array's: what of Cloneable and Serializable the program knows.
  Type ofArrays(const Type& left, const Type& right) {
    std::vector<Type> bounds;
    for (const FileScope& file : builder_.files()) {
      for (const ClassScope* const scope : file.classes) {
        const Type type{TypeKind::Class, scope->declaration};
        const bool isAbove =
            isOfArrays(*scope->declaration) && isAssignable(left, type) && isAssignable(right, type);
        if (isAbove) bounds.push_back(type);
      }
    }
    return bounds.empty() ? builder_.objectType() : builder_.types().intersection(bounds);
  }

  // The class with arguments that contain those of both (JLS 4.10.4: lcta). Where they would go on without an
  // end, as for Comparable, they are `?`.
  Type parameterized(const ClassDecl& above, const Type& left, const Type& right) {
    constexpr int greatestDepth = 2;
    if (above.typeParameters.empty()) return {TypeKind::Class, &above};
    const std::optional<Type> first = asSuper(left, above), second = asSuper(right, above);
    if (first && first == second) return *first;
    const bool haveArguments = first && second && first->arguments != nullptr && second->arguments != nullptr;
    if (!haveArguments || depth_ >= greatestDepth) return builder_.types().raw(above);
    ++depth_;
    std::vector<TypeArgument> arguments;
    for (std::size_t i = 0; i < above.typeParameters.size(); ++i) {
      arguments.push_back(containing(first->arguments->list[i], second->arguments->list[i]));
    }
    --depth_;
    return builder_.types().applied(above, arguments);
  }

  TypeArgument containing(const TypeArgument& left, const TypeArgument& right) {
    using Kind = TypeArgument::Kind;
    const auto isExact = [](const TypeArgument& one) { return one.kind == Kind::Exact; };
    if (left.type == right.type && isExact(left) && isExact(right)) return left;
    const bool haveLower = left.kind == Kind::Super || right.kind == Kind::Super;
    if (!haveLower) return {Kind::Extends, of(left.type, right.type)};
    return left.type == right.type && (left.kind != Kind::Extends && right.kind != Kind::Extends)
               ? TypeArgument{Kind::Super, left.type}
               : TypeArgument{Kind::Extends, builder_.objectType()};
  }

  ProgramBuilder& builder_;
  int depth_ = 0;
};

}  // namespace

Type commonType(const Type& left, const Type& right, ProgramBuilder& builder) {
  if (left == right) return left;
  if (left.isNumeric() && right.isNumeric()) {
    const bool areSmall = widens(left, {TypeKind::Short}) && widens(right, {TypeKind::Short});
    return areSmall ? Type{TypeKind::Short} : promoted(left, right);
  }
  return LeastUpperBound(builder).of(left, right);
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
