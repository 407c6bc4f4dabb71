#include "symbex/explore/assumption.h"

#include "symbex/path/path.h"
#include "symbex/rules/rules.h"

namespace warrant::symbex {

namespace {

const ast::Binary* binaryOf(const ast::Expression& e, ast::BinaryOperator op) {
  const auto* const binary = std::get_if<ast::Binary>(&e.node);
  return binary != nullptr && binary->op == op ? binary : nullptr;
}

}  // namespace

bool Assumption::assume(const SymbolicState& s, const ast::Expression& e) {
  if (const auto* const both = binaryOf(e, ast::BinaryOperator::And))
    return assume(s, *both->left) && assume(s, *both->right);
  const Term fact = condition(s, e);
  if (path_.isEvident(fact)) return true;
  now().branches->push_back({fact, e.range});
  return path_.assume(fact);
}

smt::Term Assumption::condition(const SymbolicState& s, const ast::Expression& e) {
  if (const auto* const both = binaryOf(e, ast::BinaryOperator::And)) {
    const Term left = condition(s, *both->left);
    return terms_.conjoin(left, conditionBehind(s, left, *both->right));
  }
  if (const auto* const either = binaryOf(e, ast::BinaryOperator::Or)) {
    const Term left = condition(s, *either->left);
    return terms_.disjoin(left, conditionBehind(s, terms_.negate(left), *either->right));
  }
  return cases(s, e);
}

smt::Term Assumption::conditionBehind(const SymbolicState& s, Term before, const ast::Expression& e) {
  const smt::PathScope scope(path_.condition());
  return path_.assume(before) ? condition(s, e) : terms_.falsity();
}

smt::Term Assumption::cases(const SymbolicState& s, const ast::Expression& e) {
  Exploration apart = now();
  apart.isGuided = false;
  const Entered entered(path_, apart);
  const std::size_t firstBranch = now().branches->size();
  Term united = terms_.falsity();
  const auto thrown = [](const SymbolicState&, const Exit&) { return Verdict::Verified; };
  const Jumps jumps = onlyThrowing(thrown);
  const JumpsInForce inForce(run_.jumps, jumps);
  SymbolicState before = s;
  before.frame.jumps = inForce.id();
  (void)rules_.eval(std::move(before), e, [&](const SymbolicState&, Term value) {
    united = terms_.disjoin(united, terms_.conjoin(path_.guardsSince(firstBranch), value));
    return Verdict::Verified;
  });
  return united;
}

}  // namespace warrant::symbex
