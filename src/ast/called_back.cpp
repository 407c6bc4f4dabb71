#include "ast/called_back.h"

#include <span>
#include <string_view>

namespace warrant::ast {

namespace {

struct CalledBack {
  std::string_view by, called;
};
constexpr CalledBack inThrowable[] = {{"toString", "getLocalizedMessage"},
                                      {"getLocalizedMessage", "getMessage"},
                                      {"printStackTrace", "toString"},
                                      {"printStackTrace", "getCause"}};

// The class at the top of the exceptions, where it is this one or above it.
const ClassDecl* throwableAbove(const ClassDecl* declaration) {
  while (declaration != nullptr && declaration->superclass != nullptr) declaration = declaration->superclass;
  return declaration != nullptr && declaration->isLibrary && declaration->name == "Throwable" ? declaration
                                                                                              : nullptr;
}

void add(const ClassDecl& owner, std::string_view name, std::vector<const MethodDecl*>& methods) {
  for (const MethodDecl* const method : owner.methods) {
    if (method->name == name && method->parameters.empty()) methods.push_back(method);
  }
}

}  // namespace

std::vector<const MethodDecl*> calledBack(const MethodDecl& method) {
  if (method.owner == nullptr || !method.owner->isLibrary) return {};
  const ClassDecl* const throwable = throwableAbove(method.owner);
  if (throwable == nullptr) return {};
  std::vector<const MethodDecl*> methods;
  if (method.kind == MethodKind::Constructor) {
    const bool isOfCause =
        method.parameters.size() == 1 && throwableAbove(method.parameters[0]->type.declaration) == throwable;
    if (isOfCause) add(*throwable, "toString", methods);
  } else if (method.parameters.empty()) {
    for (const CalledBack& each : inThrowable) {
      if (each.by == method.name) add(*throwable, each.called, methods);
    }
  }
  return methods;
}

}  // namespace warrant::ast
