#include "symbex/rules/rules.h"

#include "symbex/path/path.h"

namespace warrant::symbex {

// Parts without permissions have no share in the snapshot.
smt::Term Rules::join(Term left, bool leftGrants, Term right, bool rightGrants) {
  if (leftGrants && rightGrants) return terms_.combine(left, right);
  return rightGrants ? right : left;
}

Verdict Rules::consumeAll(SymbolicState s, Remainder remainder, Clauses clauses, ThenConsumed then) {
  if (clauses.empty()) return then(std::move(s), std::move(remainder), terms_.unit());
  const Clauses rest = clauses.subspan(1);
  const bool restGrants =
      std::any_of(rest.begin(), rest.end(), [](const auto* clause) { return clause->grants; });
  return consume(std::move(s), std::move(remainder), *clauses.front(),
                 [&](SymbolicState s, Remainder remainder, Term left) {
                   return consumeAll(std::move(s), std::move(remainder), rest,
                                     [&](SymbolicState s, Remainder remainder, Term right) {
                                       return then(std::move(s), std::move(remainder),
                                                   join(left, clauses.front()->grants, right, restGrants));
                                     });
                 });
}

Verdict Rules::snapshotOf(SymbolicState s, const ast::Assertion& a, const heap::Heap& heap, ThenTerm then) {
  const SymbolicState before = s;
  s.heap = heap;
  return consume(std::move(s), Remainder{.heap = heap, .isRead = true}, a,
                 [&](SymbolicState s, Remainder, Term snapshot) {
                   SymbolicState after = before;
                   after.trail = s.trail;
                   return then(std::move(after), snapshot);
                 });
}

Verdict Rules::consumeFrom(SymbolicState s, const ast::Assertion& a, ThenTerm then) {
  Remainder whole{.heap = s.heap};
  return consume(std::move(s), std::move(whole), a, [&](SymbolicState s, Remainder remainder, Term snapshot) {
    s.heap = std::move(remainder.heap);
    return then(std::move(s), snapshot);
  });
}

Verdict Rules::evalOwner(SymbolicState s, const ast::Expression* owner, bool isStatic, ThenTerm then) {
  if (owner == nullptr) return then(std::move(s), terms_.null());
  if (!isStatic) return eval(std::move(s), *owner, then);
  return eval(std::move(s), *owner, [&](SymbolicState s, Term) { return then(std::move(s), terms_.null()); });
}

Verdict Rules::evalAll(SymbolicState s, ast::Expressions es, std::size_t next, Terms& values, Then then) {
  if (next == es.size()) return then(std::move(s));
  return eval(std::move(s), *es[next], [&](SymbolicState s, Term value) {
    values.resize(next);  // a second call, of another case, starts from here
    values.push_back(value);
    return evalAll(std::move(s), es, next + 1, values, then);
  });
}

// A statement that goes on once, at this scope depth, hands its state back and gives its stack back: so a
// straight line of statements needs no more stack than its deepest statement. Other ways on are followed
// inside, as always.
Verdict Rules::execAll(SymbolicState s, ast::Statements statements, Then then, const Jumps& jumps) {
  const smt::PathCondition* const path = &path_.condition();
  const std::size_t depth = path_.depth();
  Verdict verdict = Verdict::Verified;
  for (std::size_t index = 0; index < statements.size(); ++index) {
    std::optional<SymbolicState> next;
    const ast::Statements rest = statements.subspan(index + 1);
    const Verdict explored = exec(
        std::move(s), *statements[index],
        [&](SymbolicState s) {
          if (&path_.condition() != path || path_.depth() != depth || next)
            return execAll(std::move(s), rest, then, jumps);
          next = std::move(s);
          return Verdict::Verified;
        },
        jumps);
    verdict = meet(verdict, explored);
    if (!next) return verdict;
    s = std::move(*next);
  }
  return meet(verdict, then(std::move(s)));
}

Verdict Rules::produceAll(SymbolicState s, Clauses clauses, Term snapshot, Then then) {
  if (clauses.empty()) return then(std::move(s));
  const Clauses rest = clauses.subspan(1);
  const bool restGrants =
      std::any_of(rest.begin(), rest.end(), [](const auto* clause) { return clause->grants; });
  const bool both = clauses.front()->grants && restGrants;
  const Term left = both ? terms_.first(snapshot) : snapshot;
  const Term right = both ? terms_.second(snapshot) : snapshot;
  return produce(std::move(s), *clauses.front(), left,
                 [&](SymbolicState s) { return produceAll(std::move(s), rest, right, then); });
}

Verdict Rules::enterMeasure(SymbolicState s, const ast::MethodDecl& method, Then then) {
  if (method.measure == nullptr) return then(std::move(s));
  return eval(std::move(s), *method.measure, [&](SymbolicState s, Term measure) {
    s.frame.measure = measure;
    return then(std::move(s));
  });
}

}  // namespace warrant::symbex
