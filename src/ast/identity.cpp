#include "ast/identity.h"

#include <algorithm>

namespace warrant::ast {
namespace {

bool isEquality(const MethodDecl& method) {
  if (method.isGhost || method.isImplicit || method.isStatic) return false;
  if (method.name == "hashCode") return method.parameters.empty();
  return method.name == "equals" && method.parameters.size() == 1 &&
         isErasedToObject(method.parameters.front()->type);
}

}  // namespace

bool equalsOnlyItself(const ClassDecl& declaration) {
  if (declaration.isLibrary || declaration.isBuiltIn) return false;
  if (declaration.kind == ClassKind::Enum) return true;
  for (const ClassDecl* at = &declaration; at != nullptr && !isObject(*at); at = at->superclass) {
    const bool isOwn =
        std::ranges::any_of(at->methods, [](const MethodDecl* one) { return isEquality(*one); });
    if (at->isLibrary || at->isBuiltIn || isOwn) return false;
  }
  return true;
}

}  // namespace warrant::ast
