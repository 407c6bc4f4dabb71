// Producing assertions (paper, Figure 6; language.md 6.1 and 6.2 where they differ).
#include "support/match.h"
#include "symbex/engine.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Heap;
using heap::Resource;
using smt::Sort;
using support::match;

Verdict Engine::produce(SymbolicState s, const ast::Assertion& a, Term snapshot, Then then) {
  if (!spendStep()) return giveUp(a.range, stepLimitHit);
  return match(
      a.node,
      [&](const ast::Pure& pure) {
        return eval(std::move(s), *pure.condition, [&](SymbolicState s, Term condition) {
          return assumePart(s, condition, a.range) ? then(std::move(s)) : Verdict::Verified;
        });
      },
      [&](const ast::FieldAccess& access) {
        return evalOwner(std::move(s), access.receiver, access.field->isStatic,
                         [&](SymbolicState s, Term receiver) {
                           return produceChunk(std::move(s), analysis_.field(*access.field), receiver,
                                               snapshot, sortOf(access.field->type), a, then);
                         });
      },
      [&](const ast::ElementAccess& access) {
        return produceElement(std::move(s), access, snapshot, a, then);
      },
      [&](const ast::ElementsAccess& access) {
        return produceElements(std::move(s), access, snapshot, a, then);
      },
      [&](const ast::PredicateInstance& instance) {
        return produceInstance(std::move(s), instance, snapshot, then);
      },
      [&](const ast::Star& star) {
        const bool both = star.left->grants && star.right->grants;
        const Term left = both ? terms_.first(snapshot) : snapshot;
        const Term right = both ? terms_.second(snapshot) : snapshot;
        return produce(std::move(s), *star.left, left,
                       [&](SymbolicState s) { return produce(std::move(s), *star.right, right, then); });
      },
      [&](const ast::ConditionalAssertion& conditional) {
        return produceConditional(std::move(s), conditional, snapshot, then);
      },
      [&](const ast::Untouched& untouched) { return produceUntouched(std::move(s), untouched, then); });
}

Verdict Engine::produceAll(SymbolicState s, Clauses clauses, Term snapshot, Then then) {
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

bool Engine::assumePart(SymbolicState& s, Term fact, support::SourceRange part) {
  if (trace_.isOn() && !terms_.isConstant(fact) && !path_->isEvident(fact)) {
    record(s, Step::Kind::Assume, part, names_.print(terms_, fact));
  }
  if (path_->assume(fact) && (!probing_ || path_->isConsistent() != smt::Answer::No)) return true;
  unsatisfiable_ = part;
  return false;
}

bool Engine::assumeSeparate(const Heap& heap, Resource resource, Term receiver) {
  Terms others;
  const auto collect = [&](const Chunk& chunk) {
    ++result_.statistics.chunkComparisons;
    if (!path_->areDistinct(chunk.receiver, receiver)) others.push_back(chunk.receiver);
    return false;
  };
  // Allocated objects are distinct from each other as it is.
  if (terms_.op(receiver) == smt::Op::Object) {
    heap.find(resource, receiver, collect);
    heap.findSymbolic(resource, collect);
  } else {
    heap.find(resource, collect);
  }
  for (const Term other : others) {
    if (!path_->assume(terms_.negate(terms_.equal(other, receiver)))) return false;
  }
  return true;
}

Verdict Engine::produceChunk(SymbolicState s, Resource resource, Term receiver, Term snapshot, Sort sort,
                             const ast::Assertion& a, Then then) {
  const bool isStatic = analysis_.isStatic(resource);
  if (!isStatic && !assumePart(s, terms_.negate(terms_.equal(receiver, terms_.null())), a.range))
    return Verdict::Verified;
  if (!assumeSeparate(s.heap, resource, receiver) || (probing_ && path_->isConsistent() == smt::Answer::No)) {
    unsatisfiable_ = a.range;
    return Verdict::Verified;
  }
  Chunk chunk{resource, receiver, {}, terms_.unbox(sort, snapshot), terms_.op(receiver) == smt::Op::Object};
  // The snapshot is a boolean's here; that fromBool(toBool(s)) = s holds of such snapshots only.
  if (sort == Sort::Bool && !path_->assume(terms_.equal(terms_.box(chunk.value), snapshot)))
    return Verdict::Verified;
  if (trace_.isOn()) {
    nameValue(chunk, placeOfSite(s).line);
    record(s, Step::Kind::Produce, a.range, chunk);
  }
  s.heap.add(chunk);
  return then(std::move(s));
}

Verdict Engine::produceInstance(SymbolicState s, const ast::PredicateInstance& instance, Term snapshot,
                                Then then) {
  return evalInstance(
      std::move(s), instance, [&](SymbolicState s, Term receiver, std::span<const Term> arguments) {
        if (!instance.predicate->isStatic &&
            !assumePart(s, terms_.negate(terms_.equal(receiver, terms_.null())), instance.range)) {
          return Verdict::Verified;
        }
        learnType(receiver, instance.predicate->isStatic ? ast::Type() : instance.receiver->type);
        const Resource resource = analysis_.resourceOf(instance, s.frame.statically);
        const Chunk chunk = predicateChunk(resource, receiver, arguments, snapshot);
        if (trace_.isOn()) {
          record(s, Step::Kind::Produce, instance.range, chunk);
        }
        s.heap.add(chunk);
        return then(std::move(s));
      });
}

Verdict Engine::produceConditional(SymbolicState s, const ast::ConditionalAssertion& conditional,
                                   Term snapshot, Then then) {
  const auto arm = [&](SymbolicState s, const ast::Assertion& a) {
    // The snapshot of an arm without permissions is the unit; closing again yields the same one.
    const bool isEmpty = !a.grants && (conditional.onTrue->grants || conditional.onFalse->grants);
    if (isEmpty && !path_->assume(terms_.equal(snapshot, terms_.unit()))) return Verdict::Verified;
    return produce(std::move(s), a, snapshot, then);
  };
  return eval(std::move(s), *conditional.condition, [&](SymbolicState s, Term condition) {
    const bool isPure = !conditional.onTrue->grants && !conditional.onFalse->grants;
    if (isPure && learning_ > 0) return produceCases(std::move(s), conditional, condition, then);
    return branch(
        std::move(s), condition, conditional.condition->range,
        [&](SymbolicState s) { return arm(std::move(s), *conditional.onTrue); },
        [&](SymbolicState s) { return arm(std::move(s), *conditional.onFalse); });
  });
}

Verdict Engine::produceCases(SymbolicState s, const ast::ConditionalAssertion& conditional, Term condition,
                             Then then) {
  bool isPossible = false, isPossibleNot = false;
  const Joined end = evaluateApart([&](ThenTerm done) {
    const auto arm = [&](const ast::Assertion& a, bool& isReached) {
      return [&](SymbolicState s) {
        return produce(std::move(s), a, terms_.unit(), [&](SymbolicState s) {
          isReached = true;
          return done(std::move(s), terms_.truth());
        });
      };
    };
    return branch(s, condition, conditional.condition->range, arm(*conditional.onTrue, isPossible),
                  arm(*conditional.onFalse, isPossibleNot));
  });
  if (end.verdict != Verdict::Verified) return end.verdict;
  if (!isPossible && !path_->assume(terms_.negate(condition))) return Verdict::Verified;
  if (!isPossibleNot && !path_->assume(condition)) return Verdict::Verified;
  return then(std::move(s));
}

Verdict Engine::produceUntouched(SymbolicState s, const ast::Untouched& untouched, Then then) {
  const heap::Heap now = s.heap;
  const heap::Heap before = s.old;
  return snapshotOf(std::move(s), *untouched.assertion, now, [&](SymbolicState s, Term current) {
    return snapshotOf(std::move(s), *untouched.assertion, before, [&](SymbolicState s, Term former) {
      return assumePart(s, terms_.equal(current, former), untouched.assertion->range) ? then(std::move(s))
                                                                                      : Verdict::Verified;
    });
  });
}

}  // namespace warrant::symbex
