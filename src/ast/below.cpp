#include "ast/below.h"

#include <algorithm>
#include <unordered_set>

namespace warrant::ast {

bool isBelow(const ClassDecl& declaration, const ClassDecl& above) {
  if (above.kind != ClassKind::Interface) {
    const ClassDecl* one = &declaration;
    while (one != nullptr && one != &above) one = one->superclass;
    return one != nullptr;
  }
  std::vector<const ClassDecl*> pending;
  std::unordered_set<const ClassDecl*> seen;  // of interfaces
  const auto findAlong = [&](const ClassDecl* one) {
    for (; one != nullptr; one = one->superclass) {
      if (one == &above) return true;
      for (const ClassDecl* interface : one->interfaces) {
        if (seen.insert(interface).second) pending.push_back(interface);
      }
    }
    return false;
  };
  if (findAlong(&declaration)) return true;
  while (!pending.empty()) {
    const ClassDecl* const next = pending.back();
    pending.pop_back();
    if (findAlong(next)) return true;
  }
  return false;
}

bool isSubclass(const ClassDecl& below, const ClassDecl& above) {
  return isObject(above) || isBelow(below, above);
}

bool isError(const ClassDecl& exception) {
  const ClassDecl* at = &exception;
  while (at != nullptr && !(at->isLibrary && at->name == "Error")) at = at->superclass;
  return at != nullptr;
}

namespace {

bool declaresInstanceCode(const ClassDecl& interface) {
  return std::ranges::any_of(interface.methods, [](const MethodDecl* method) {
    return !method->isStatic && !method->isGhost && !method->isAbstract;
  });
}

// An interface's own initialisation initialises none above it; but that of a class does so for all of these.
void addInterfaces(const ClassDecl& declaration, std::unordered_set<const ClassDecl*>& seen,
                   std::vector<const ClassDecl*>& classes) {
  for (const ClassDecl* const interface : declaration.interfaces) {
    if (!seen.insert(interface).second) continue;
    addInterfaces(*interface, seen, classes);
    if (declaresInstanceCode(*interface) && std::ranges::find(classes, interface) == classes.end())
      classes.push_back(interface);
  }
}

}  // namespace

std::vector<const ClassDecl*> initializedBefore(const ClassDecl& declaration) {
  if (declaration.kind == ClassKind::Interface) return {};
  std::vector<const ClassDecl*> classes;
  if (declaration.superclass != nullptr) {
    classes = initializedBefore(*declaration.superclass);
    classes.push_back(declaration.superclass);
  }
  std::unordered_set<const ClassDecl*> seen;
  addInterfaces(declaration, seen, classes);
  return classes;
}

}  // namespace warrant::ast
