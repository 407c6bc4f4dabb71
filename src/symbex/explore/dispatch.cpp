#include "symbex/explore/dispatch.h"

#include <algorithm>
#include <ranges>

#include "symbex/explore/boxes.h"
#include "symbex/path/path.h"
#include "symbex/values/classes.h"
#include "symbex/values/strings.h"

namespace warrant::symbex {

namespace {

bool hasObjects(const ast::ClassDecl& declaration) { return !declaration.isAbstract; }

// The class as which the receiver is known; where that says nothing of the method, the one that declares it.
const ast::ClassDecl& knownClass(const ast::Type& type, const ast::MethodDecl& method) {
  const bool isBelow = type.kind == ast::TypeKind::Class && type.declaration != nullptr &&
                       Hierarchy::isSubclass(*type.declaration, *method.owner);
  return isBelow ? *type.declaration : *method.owner;
}

}  // namespace

std::vector<Dispatch::Target> Dispatch::targetsOf(const ast::MethodDecl& method,
                                                  const ast::ClassDecl& known) const {
  std::vector<Target> targets;
  // Those furthest below first: what is left of a class then is not told apart from them again.
  for (const ast::ClassDecl* const below : std::views::reverse(analysis_.hierarchy().below(known))) {
    if (!hasObjects(*below)) continue;
    const ast::MethodDecl* const definition = analysis_.hierarchy().definition(method, *below);
    if (definition == nullptr) continue;
    const auto same = std::ranges::find(targets, definition, &Target::method);
    if (same == targets.end())
      targets.push_back({definition, {below}});
    else
      same->classes.push_back(below);
  }
  return targets;
}

smt::Term Dispatch::isExactly(Term object, const ast::ClassDecl& declaration, const ast::ClassDecl& known) {
  const ast::Type type = typeOf(known);
  Term isExact = classes_.isInstance(object, typeOf(declaration), type);
  for (const ast::ClassDecl* const below : analysis_.hierarchy().below(declaration)) {
    const bool isDirect = below->superclass == &declaration ||
                          std::ranges::find(below->interfaces, &declaration) != below->interfaces.end();
    if (!isDirect) continue;
    const Term isNone = terms_.negate(classes_.isInstance(object, typeOf(*below), type));
    if (!path_.isEvident(isNone)) isExact = terms_.conjoin(isExact, isNone);
  }
  return isExact;
}

Verdict Dispatch::choose(SymbolicState s, std::span<const Target> targets, const ast::Expression& e,
                         Term self, const ast::ClassDecl& known, Continuation<const ast::MethodDecl&> then) {
  const Target& target = targets.front();
  Term isThat = terms_.falsity();
  for (const ast::ClassDecl* const one : target.classes)
    isThat = terms_.disjoin(isThat, isExactly(self, *one, known));
  return path_.branch(
      std::move(s), isThat, e.range, [&](SymbolicState s) { return then(std::move(s), *target.method); },
      [&](SymbolicState s) {
        if (targets.size() == 1) return Verdict::Verified;  // there are no other classes
        return choose(std::move(s), targets.subspan(1), e, self, known, then);
      });
}

// What runs on a string or a box that is declared as something else: no class is below theirs, so that the
// hierarchy knows nothing of them. nullptr: it is not known to be one, or nothing runs.
const ast::MethodDecl* Dispatch::methodOfValue(const ast::MethodDecl& method, Term self) {
  const ast::ClassDecl* declaration = valueClass(self);
  if (declaration == nullptr) {
    path_.findEqual(self, [&](Term equal) {
      declaration = valueClass(equal);
      return declaration != nullptr;
    });
  }
  if (declaration == nullptr || declaration == method.owner) return nullptr;
  const auto isThat = [&](const ast::MethodDecl* own) {
    const auto type = [](const ast::Variable* parameter) { return parameter->type; };
    return own->name == method.name && std::ranges::equal(own->parameters, method.parameters, {}, type, type);
  };
  const auto own = std::ranges::find_if(declaration->methods, isThat);
  return own == declaration->methods.end() ? nullptr : *own;
}

const ast::ClassDecl* Dispatch::valueClass(Term reference) const {
  if (!strings_.isKnownString(reference)) return boxes_.classOf(reference);
  const auto isString = [](const ast::ClassDecl* one) { return one->isBuiltIn && one->name == "String"; };
  const auto found = std::ranges::find_if(analysis_.classes(), isString);
  return found == analysis_.classes().end() ? nullptr : *found;
}

Verdict Dispatch::withTarget(SymbolicState s, const ast::Expression& e, Term self,
                             Continuation<const ast::MethodDecl&> then) {
  const auto& call = std::get<ast::Call>(e.node);
  const ast::MethodDecl& method = *call.method;
  const Hierarchy& hierarchy = analysis_.hierarchy();
  if (method.isStatic) return then(std::move(s), method);
  if (const ast::MethodDecl* const own = methodOfValue(method, self)) return then(std::move(s), *own);
  if (method.isFinal || !hierarchy.isRelated(*method.owner)) return then(std::move(s), method);
  const ast::ClassDecl* exact = call.isSuper ? call.receiver->type.declaration : nullptr;
  path_.findEqual(self, [&](Term equal) {
    if (exact != nullptr) return true;
    const ast::Type* const created = classes_.createdAs(equal);
    if (created != nullptr && created->kind == ast::TypeKind::Class) exact = created->declaration;
    return exact != nullptr;
  });
  if (exact != nullptr) {
    const ast::MethodDecl* const definition = hierarchy.definition(method, *exact);
    return then(std::move(s), definition != nullptr ? *definition : method);
  }
  const ast::ClassDecl& known = knownClass(call.receiver->type, method);
  const std::vector<Target> targets = targetsOf(method, known);
  if (targets.size() == 1) return then(std::move(s), *targets.front().method);
  if (targets.empty()) return then(std::move(s), method);  // no class of the program has objects here
  learnClasses(self, typeOf(known));
  return choose(std::move(s), targets, e, self, known, then);
}

void Dispatch::learnClasses(Term object, const ast::Type& type) {
  if (type.kind != ast::TypeKind::Class) return;
  if (type.declaration->isLibrary || type.declaration->isBuiltIn) return;  // others may be below
  if (terms_.op(object) == smt::Op::Object || terms_.op(object) == smt::Op::Null) return;
  Term isOfSome = terms_.equal(object, terms_.null());
  for (const ast::ClassDecl* const below : analysis_.hierarchy().below(*type.declaration)) {
    if (hasObjects(*below))
      isOfSome = terms_.disjoin(isOfSome, classes_.isInstance(object, typeOf(*below), type));
  }
  path_.learn(isOfSome);
}

}  // namespace warrant::symbex
