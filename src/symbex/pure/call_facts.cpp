// What is learned of the calls of pure methods: definitions, postconditions, what overriding relates.
#include "symbex/pure/call_facts.h"

#include "symbex/ghost/ghost.h"
#include "symbex/path/path.h"
#include "symbex/pure/callees.h"
#include "symbex/pure/definitions.h"
#include "symbex/rules/rules.h"
#include "symbex/values/classes.h"
#include "symbex/values/numbers.h"

namespace warrant::symbex {

// What the same call yields where it is known by another contract: of the method that it runs, or of one that
// it overrides.
void CallFacts::relateOverrides(const SymbolicState& s, const Application& application, bool withFacts) {
  const ast::MethodDecl& method = *application.callee.method;
  const Hierarchy& hierarchy = analysis_.hierarchy();
  if (application.callee.statically != nullptr || method.isStatic || !hierarchy.isRelated(*method.owner) ||
      !analysis_.hasContracts(method))
    return;
  for (const ast::MethodDecl* other : hierarchy.methods().members(method)) {
    if (&analysis_.contractLeader(*other) == &analysis_.contractLeader(method)) continue;
    const ast::ClassDecl* const known = application.known.declaration;
    const bool isRun = known != nullptr && hierarchy.definition(method, *known) == other;
    if (!isRun && !Hierarchy::isSubclass(*method.owner, *other->owner)) continue;
    const Site& site = run_.site({Context::Precondition, Site::Place::Part});
    SymbolicState apart = s;
    apart.frame = frameFor(other->parameters, application.self, application.arguments, &site, &s.frame);
    apart.frame.scale = heap::Amount::some();
    const Trial trial = path_.attempt([&](ThenTerm done) {
      const heap::Heap heap = apart.heap;
      return rules_.consumeAll(
          std::move(apart), Remainder{.heap = heap, .isRead = true}, other->requires_,
          [&](SymbolicState s, Remainder, Term snapshot) { return done(std::move(s), snapshot); });
    });
    if (trial.verdict != Verdict::Verified || !trial.isSingle || !trial.state) continue;
    const Terms arguments(application.arguments.begin(), application.arguments.end());
    const Application same = callees_.apply({other}, trial.value, application.self, arguments);
    path_.assume(terms_.equal(application.value, same.value));
    if (isRun) ghost_.onCall(same, withFacts);
  }
}

bool CallFacts::isLearned(const Application& application) {
  const ast::ClassDecl* const known = application.known.declaration;
  const std::uint64_t key =
      std::uint64_t{application.value.id()} << 32 | (known == nullptr ? 0 : known->index + 1);
  const auto [place, isNew] = now().memory->learned.try_emplace(key, path_.innermost());
  if (!isNew && path_.isOpen(place->second)) return true;
  place->second = path_.innermost();
  return false;
}

void CallFacts::useDefinition(const Frame& frame, const ast::Call& call, Term application) {
  if (terms_.op(application) != smt::Op::Apply)
    return;  // several cases: each has its equation when inference adds it
  const auto operands = terms_.arguments(application);
  const Callee callee = callees_.calleeOf(frame, call, operands[1]);
  definitions_.assumeDefinition({callee, application, operands[0], operands[1], operands.subspan(2),
                                 classes_.classFor(*callee.method, operands[1])},
                                false);
}

// What the type and the postcondition of a pure method say of a call's value. They were verified for
// arguments of the parameters' types only.
void CallFacts::assumeResult(const SymbolicState& s, const Application& application,
                             support::SourceRange range) {
  if (application.domain == terms_.truth()) return assumePostcondition(s, application);
  if (!definitions_.terminate(callees_.targetsOf(application.callee, application.known))) return;
  (void)path_.evaluateApart([&](ThenTerm done) {
    const auto inDomain = [&](SymbolicState s) {
      if (const auto bounds = numbers_.boundsOf(application.callee.method->returnType))
        path_.assume(numbers_.inRange(*bounds, application.value));
      assumePostcondition(s, application);
      return done(std::move(s), application.value);
    };
    return path_.branch(s, application.domain, range, inDomain,
                        [&](SymbolicState s) { return done(std::move(s), application.value); });
  });
}

void CallFacts::assumePostcondition(const SymbolicState& s, const Application& application) {
  const ast::MethodDecl& method = *application.callee.method;
  if (method.ensures.empty()) return;
  const std::optional<Variant> target = callees_.targetOf(application.callee, application.known);
  if (target ? !definitions_.terminates(*target)
             : !definitions_.terminate(callees_.targetsOf(application.callee, application.known)))
    return;
  if (application.callee.statically != nullptr) {  // which nobody verifies but here
    const Definition& definition = definitions_.definitionOf(*target);
    if (definition.isBuilding || !definition.isUsable || !definition.isEnsured) return;
  }
  if (assumeInstance(application)) return;
  const Site& site = run_.site({Context::Contract, Site::Place::Part});
  SymbolicState apart = s;
  apart.frame = frameFor(method.parameters, application.self, application.arguments, &site, &s.frame);
  apart.frame.scale = heap::Amount::some();
  apart.frame.statically = application.callee.statically;
  apart.frame.isBounded = true;
  apart.frame.result = application.value;
  Exploration learning = path_.trial();
  learning.isLearning = true;
  path_.attempt(learning, [&](ThenTerm done) {
    return rules_.produceAll(std::move(apart), method.ensures, terms_.unit(),
                             [&](SymbolicState s) { return done(std::move(s), Term{}); });
  });
}

}  // namespace warrant::symbex
