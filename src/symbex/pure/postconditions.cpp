// What the postconditions of pure methods say of their calls.
//
// A postcondition that speaks of no more than what its own method reads, and in which nothing is learned of
// other calls, is evaluated once for the program, as the definition is, and instantiated for each call.
// Others are evaluated where the call is, where more may be known.
#include "symbex/pure/call_facts.h"

#include <algorithm>

#include "ast/walk.h"
#include "symbex/ghost/ghost.h"
#include "symbex/path/path.h"
#include "symbex/pure/callees.h"
#include "symbex/pure/definitions.h"
#include "symbex/rules/rules.h"

namespace warrant::symbex {

namespace {

template <class... Nodes>
bool isOneOf(const ast::Expression& e) {
  return (std::holds_alternative<Nodes>(e.node) || ...);
}

// Whether the value of the expression, given those of its parts, depends on the state, the receiver, the
// parameters and the result alone.
bool isSimple(const ast::Expression& e) {
  if (const auto* const read = std::get_if<ast::FieldRead>(&e.node)) return !read->field->isFinal;
  return isOneOf<ast::IntegerLiteral, ast::BooleanLiteral, ast::NullLiteral, ast::This, ast::Result,
                 ast::VariableRead, ast::Unary, ast::Binary, ast::Conditional, ast::Opening>(e);
}

bool areSimple(std::span<const ast::Assertion* const> clauses) {
  bool isFound = false;
  for (const ast::Assertion* const clause : clauses)
    ast::forEachExpression(*clause, [&](const ast::Expression& e) { isFound = isFound || !isSimple(e); });
  return !isFound;
}

}  // namespace

Definition& CallFacts::postconditionOf(const ast::MethodDecl& method) {
  const auto [place, isNew] = postconditions_.try_emplace(&method);
  Definition& postcondition = place->second;  // stays in place while others are added
  const bool isKnown = method.owner != nullptr && !analysis_.hierarchy().isRelated(*method.owner);
  if (isNew && isKnown && areSimple(method.ensures) &&
      !definitions_.sharePostcondition(method, postcondition))
    buildPostcondition(method, postcondition);
  return postcondition;
}

const Definition& CallFacts::buildOwnPostcondition(const ast::MethodDecl& method) {
  Definition& postcondition = postconditions_[&method];
  buildPostcondition(method, postcondition);
  return postcondition;
}

void CallFacts::buildPostcondition(const ast::MethodDecl& method, Definition& postcondition) {
  definitions_.buildApart({&method}, postcondition, [&](SymbolicState s) {
    const Term value =
        callees_.apply({&method}, postcondition.snapshot, postcondition.self, postcondition.parameters).value;
    postcondition.value = value;
    bool isReached = false;
    const Joined end = path_.evaluateApart([&](ThenTerm done) {
      return rules_.produceAll(std::move(s), method.requires_, postcondition.snapshot, [&](SymbolicState s) {
        const std::size_t known = path_.facts().size();
        s.frame.result = value;
        s.frame.isBounded = true;
        return rules_.produceAll(std::move(s), method.ensures, terms_.unit(), [&](SymbolicState s) {
          isReached = true;
          definitions_.noteFacts(postcondition, known);
          return done(std::move(s), terms_.truth());
        });
      });
    });
    const auto bounds = path_.bounds();
    postcondition.bounds.assign(bounds.begin(), bounds.end());
    postcondition.isUsable = isReached && end.verdict == Verdict::Verified && isClosed(postcondition);
  });
}

// Whether it says nothing that would be learned elsewhere, too, and nothing of values that are not the
// call's.
bool CallFacts::isClosed(const Definition& postcondition) const {
  std::uint32_t newest = std::max(terms_.birth(postcondition.snapshot), terms_.birth(postcondition.self));
  for (const Term parameter : postcondition.parameters) newest = std::max(newest, terms_.birth(parameter));
  const auto isOld = [&](Term term) { return terms_.birth(term) <= newest; };
  return postcondition.tests.empty() && std::ranges::all_of(postcondition.facts, isOld) &&
         std::ranges::all_of(postcondition.bounds,
                             [&](const auto& bounds) { return isOld(bounds.number); }) &&
         std::ranges::all_of(postcondition.nested,
                             [&](const NestedCall& call) { return callees_.isRecursive(call.callee); });
}

// Assumes what the postcondition says of the call, if it says that of all calls alike.
bool CallFacts::assumeInstance(const Application& application) {
  if (!ghost_.instantiatesPostconditions() || now().startValues != nullptr ||
      application.callee.statically != nullptr)
    return false;
  Definition& postcondition = postconditionOf(*application.callee.method);
  if (postcondition.isBuilding || !postcondition.isUsable) return false;
  const auto [place, isNew] = postcondition.instances.try_emplace(application.value.id());
  Definition::Instance& instance = place->second;
  if (isNew) definitions_.instantiate(postcondition, application, instance);
  for (const auto& bounds : instance.bounds) path_.noteBounds(bounds);
  for (const Term fact : instance.facts) {
    if (!path_.isKnown(fact)) path_.assume(fact);
  }
  definitions_.unfold(instance.defined, {});
  return true;
}

}  // namespace warrant::symbex
