// Which method a call means, which it may run, and the function that its value is.
#include "symbex/pure/callees.h"

#include "symbex/path/path.h"
#include "symbex/pure/injectivity.h"
#include "symbex/values/classes.h"
#include "symbex/values/numbers.h"
#include "symbex/values/sorts.h"

namespace warrant::symbex {

std::optional<Variant> Callees::targetOf(const Callee& callee, const KnownClass& known) const {
  const Hierarchy& hierarchy = analysis_.hierarchy();
  const ast::MethodDecl& method = *callee.method;
  if (method.isStatic || !hierarchy.isRelated(*method.owner)) return Variant{&method};
  if (callee.statically != nullptr) return Variant{&method, known.declaration, callee.statically};
  if (known.declaration != nullptr) {
    const ast::MethodDecl* const definition = hierarchy.definition(method, *known.declaration);
    return definition == nullptr ? std::nullopt : std::optional(Variant{definition, known.declaration});
  }
  return method.isFinal ? std::optional(Variant{&method}) : std::nullopt;
}

std::vector<Variant> Callees::targetsOf(const Callee& callee, const KnownClass& known) const {
  if (const std::optional<Variant> target = targetOf(callee, known)) return {*target};
  const Hierarchy& hierarchy = analysis_.hierarchy();
  const ast::MethodDecl& method = *callee.method;
  std::vector<Variant> targets;
  for (const ast::MethodDecl* member : hierarchy.methods().members(method)) {
    if (!isDefinition(*member)) continue;
    for (const ast::ClassDecl* declaration : analysis_.inheritance().verifiedFor(*member))
      targets.push_back({member, declaration});
  }
  return targets;
}

bool Callees::isRecursive(const Callee& callee) const { return analysis_.isFamilyRecursive(*callee.method); }

Callee Callees::calleeOf(const Frame& frame, const ast::Call& call, Term self) {
  const bool isDispatched = frame.runs || (frame.isCode() && !frame.isGhost) || !call.method->isPure();
  const ast::ClassDecl* reader = isDispatched ? nullptr : frame.statically;
  if (call.isSuper) reader = call.receiver->type.declaration;
  const bool isOwn = call.receiver != nullptr && std::holds_alternative<ast::This>(call.receiver->node);
  if (reader == nullptr || call.method->isStatic || !isOwn) return {call.method};
  const Hierarchy& hierarchy = analysis_.hierarchy();
  const ast::MethodDecl* const definition = hierarchy.definition(*call.method, *reader);
  if (definition == nullptr) return {call.method, reader};
  const ast::ClassDecl* const origin = hierarchy.origin(*definition, *reader);
  if (!isDefinition(
          *definition)) {  // abstract, or trusted: its value is that of objects that do not override it
    const bool isVirtual = definition->isAbstract || !isOverridden(*definition, self);
    return {definition, call.isSuper ? reader : isVirtual ? nullptr : origin};
  }
  // What is the same in the class of `this` is not told apart.
  const KnownClass known = classes_.classFor(*definition, self);
  const bool isSame = known.declaration != nullptr &&
                      hierarchy.definition(*definition, *known.declaration) == definition &&
                      hierarchy.origin(*definition, *known.declaration) == origin;
  return {definition, isSame ? nullptr : origin};
}

smt::Function Callees::functionOf(const Callee& callee) {
  const ast::MethodDecl& method = analysis_.contractLeader(*callee.method);
  // The index tells overloads apart; a program's members are verified in the same order of text everywhere.
  const auto make = [&](const ast::MethodDecl& method, std::string_view suffix) {
    const std::string key = std::string(method.owner->name) + "." + std::string(method.name) + "#" +
                            std::to_string(method.index) + std::string(suffix);
    const smt::Function function = terms_.function(key, sortOf(method.returnType));
    run_.symbols.declare(function, {.kind = Symbol::Kind::Method, .method = &method});
    if (isInjective(method)) terms_.setInjective(function);
    return function;
  };
  if (callee.statically != nullptr)
    return make(*callee.method, "@" + std::to_string(callee.statically->index));
  const auto [place, isNew] = functions_.try_emplace(&method);
  if (isNew) {
    place->second = make(method, "");
    methodOf_.emplace(place->second.id, &method);
  }
  return place->second;
}

Application Callees::apply(const Callee& callee, Term snapshot, Term self, const Terms& arguments) {
  Terms operands{snapshot, self};
  operands.insert(operands.end(), arguments.begin(), arguments.end());
  const Term value = terms_.apply(functionOf(callee), operands);
  const KnownClass known = callee.method->isStatic ? KnownClass() : classes_.classFor(*callee.method, self);
  return {callee,
          value,
          snapshot,
          self,
          terms_.arguments(value).subspan(2),
          known,
          numbers_.domainOf(*callee.method, arguments)};
}

// Whether `this`, or a new object, may have another definition of the method.
bool Callees::isOverridden(const ast::MethodDecl& method, Term self) {
  const ast::ClassDecl* known = nullptr;
  path_.findEqual(self, [&](Term equal) {
    if (const ast::Type* const created = classes_.createdAs(equal)) known = created->declaration;
    if (equal == now().self) known = now().thisClass;
    return known != nullptr;
  });
  return known == nullptr || analysis_.hierarchy().definition(method, *known) != &method;
}

const ast::MethodDecl* Callees::methodOf(smt::Function function) const {
  const auto found = methodOf_.find(function.id);
  return found == methodOf_.end() ? nullptr : found->second;
}

}  // namespace warrant::symbex
