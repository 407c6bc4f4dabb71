#include "symbex/rules/rules.h"

#include <algorithm>
#include <span>

#include "symbex/path/path.h"
#include "symbex/rules/sequence.h"

namespace warrant::symbex {

using smt::Term;

namespace {

// What clauses hold is combined in halves of halves, as within a conjunction.
Term combineHalves(smt::TermFactory& terms, std::span<const Term> parts) {
  if (parts.empty()) return terms.unit();
  if (parts.size() == 1) return parts.front();
  const std::size_t half = (parts.size() + 1) / 2;
  return terms.combine(combineHalves(terms, parts.first(half)), combineHalves(terms, parts.subspan(half)));
}

void splitHalves(smt::TermFactory& terms, Term whole, std::span<Term> parts) {
  if (parts.size() == 1) parts.front() = whole;
  if (parts.size() < 2) return;
  const std::size_t half = (parts.size() + 1) / 2;
  splitHalves(terms, terms.first(whole), parts.first(half));
  splitHalves(terms, terms.second(whole), parts.subspan(half));
}

}  // namespace

// Parts without permissions have no share in the snapshot.
Term Rules::join(Term left, bool leftGrants, Term right, bool rightGrants) {
  if (leftGrants && rightGrants) return terms_.combine(left, right);
  return rightGrants ? right : left;
}

Verdict Rules::consumeAll(SymbolicState s, Remainder remainder, Clauses clauses, ThenConsumed then) {
  struct Consumed {
    SymbolicState state;
    Remainder remainder;
    Terms snapshots;
  };
  const auto one = [&](Consumed now, std::size_t index, auto next) {
    return consume(std::move(now.state), std::move(now.remainder), *clauses[index],
                   [&, before = std::move(now.snapshots)](SymbolicState s, Remainder left, Term snapshot) {
                     Consumed after{std::move(s), std::move(left), before};
                     if (clauses[index]->grants) after.snapshots.push_back(snapshot);
                     return next(std::move(after));
                   });
  };
  return inSequence(path_, Consumed{std::move(s), std::move(remainder), {}}, 0, clauses.size(), one,
                    [&](Consumed all) {
                      const Term snapshot = combineHalves(terms_, all.snapshots);
                      return then(std::move(all.state), std::move(all.remainder), snapshot);
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

Verdict Rules::execAll(SymbolicState s, ast::Statements statements, Then then, const Jumps& jumps) {
  const auto one = [&](SymbolicState s, std::size_t index, Then next) {
    return exec(std::move(s), *statements[index], next, jumps);
  };
  return inSequence(path_, std::move(s), 0, statements.size(), one, then);
}

Verdict Rules::produceAll(SymbolicState s, Clauses clauses, Term snapshot, Then then) {
  struct Produced {
    SymbolicState state;
    std::size_t granted = 0;  // how many clauses so far
  };
  Terms snapshots(static_cast<std::size_t>(
      std::ranges::count_if(clauses, [](const auto* clause) { return clause->grants; })));
  splitHalves(terms_, snapshot, snapshots);
  const auto one = [&](Produced now, std::size_t index, auto next) {
    const bool grants = clauses[index]->grants;
    const std::size_t granted = now.granted + (grants ? 1 : 0);
    return produce(std::move(now.state), *clauses[index], grants ? snapshots[now.granted] : snapshot,
                   [&](SymbolicState s) {
                     return next(Produced{std::move(s), granted});
                   });
  };
  return inSequence(path_, Produced{std::move(s)}, 0, clauses.size(), one,
                    [&](Produced all) { return then(std::move(all.state)); });
}

Verdict Rules::enterMeasure(SymbolicState s, const ast::MethodDecl& method, Then then) {
  if (method.measure == nullptr) return then(std::move(s));
  return eval(std::move(s), *method.measure, [&](SymbolicState s, Term measure) {
    s.frame.measure = measure;
    return then(std::move(s));
  });
}

}  // namespace warrant::symbex
