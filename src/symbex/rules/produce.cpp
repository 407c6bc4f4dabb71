// Producing assertions (paper, Figure 6; language.md 6.1 and 6.2 where they differ).
#include "symbex/rules/produce.h"

#include "support/match.h"
#include "symbex/explain/notation.h"
#include "symbex/explain/reports.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/resources/chunks.h"
#include "symbex/resources/families.h"
#include "symbex/resources/predicates.h"
#include "symbex/resources/ranges.h"
#include "symbex/resources/shares.h"
#include "symbex/rules/consume.h"
#include "symbex/rules/control/branches.h"
#include "symbex/rules/rules.h"
#include "symbex/rules/sequence.h"
#include "symbex/rules/sharing.h"
#include "symbex/values/amounts.h"
#include "symbex/values/classes.h"
#include "symbex/values/sorts.h"
#include "symbex/wands/wands.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Resource;
using smt::Answer;
using smt::Sort;
using support::match;

Verdict Produce::produce(SymbolicState&& s, const ast::Assertion& a, Term snapshot, Then then) {
  if (!path_.spendStep()) return reports_.giveUpAtLimit(a.range);
  return match(
      a.node,
      // Figure 6, 1, 2 and 4: produce(σ, s, e1 = e2, Q) ≡ … Q(σ ∪ {t1 = t2}); what is false ends the path
      [&](const ast::Pure& pure) {
        now().assumed = pure.condition;
        return rules_.eval(std::move(s), *pure.condition, [&](SymbolicState s, Term condition) {
          now().assumed = nullptr;
          return assumePart(s, condition, a.range) ? then(std::move(s)) : Verdict::Verified;
        });
      },
      // Figure 6, 3: produce(σ, s, acc(e.f), Q) ≡ eval(σ, e, λt. Σ ⊢ t ≠ null ∧
      //   Q(H + {t.f ↦ toX(s)}, Σ ∪ {o ≠ t for each other o.f ↦ v ∈ H})); here t ≠ null is assumed
      [&](const ast::FieldAccess& access) {
        return rules_.evalOwner(std::move(s), access.receiver, access.field->isStatic,
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
      // Figure 6, 6: produce(σ, s, e0.q(ē), Q) ≡ … Q(H + {t0.q[s](t̄)})
      [&](const ast::PredicateInstance& instance) {
        return produceInstance(std::move(s), instance, snapshot, then);
      },
      [&](const ast::Share& share) { return produceShare(std::move(s), share, snapshot, then); },
      // Figure 6, 5: produce(σ, s, φ1 * φ2, Q) ≡ produce(σ, first(s), φ1, λσ'. produce(σ', second(s), φ2, Q))
      [&](const ast::Star& star) {
        const bool both = star.left->grants && star.right->grants;
        const Term left = both ? terms_.first(snapshot) : snapshot;
        const Term right = both ? terms_.second(snapshot) : snapshot;
        const auto part = [&](SymbolicState s, std::size_t index, Then next) {
          return index == 0 ? rules_.produce(std::move(s), *star.left, left, next)
                            : rules_.produce(std::move(s), *star.right, right, next);
        };
        return inSequence(path_, std::move(s), 0, 2, part, then);
      },
      // Figure 6, 7: produce(σ, s, e1 = e2 ? φ1 : φ2, Q) ≡ both arms, each under its own assumption
      [&](const ast::ConditionalAssertion& conditional) {
        return produceConditional(std::move(s), conditional, snapshot, then);
      },
      // Figure 6, 8: produce(σ, s, untouched(φ), Q): the snapshots of φ now and before are equal
      [&](const ast::Untouched& untouched) { return produceUntouched(std::move(s), untouched, then); },
      [&](const ast::Iterated& iterated) {
        return rules_.produceIterated(std::move(s), iterated, snapshot, then);
      },
      [&](const ast::Wand&) { return wands_.produce(std::move(s), a, snapshot, then); });
}

bool Produce::assumePart(SymbolicState& s, Term fact, support::SourceRange part) {
  if (path_.isRecording() && !terms_.isConstant(fact) && !path_.isKnown(fact))
    recorder_.add(s, Step::Kind::Assumed, part, fact);
  if (path_.assume(fact) && (!now().isProbing || path_.seemsConsistent() != smt::Answer::No)) return true;
  noteContradiction(part);
  return false;
}

void Produce::noteContradiction(support::SourceRange part) {
  if (now().contradiction != nullptr) *now().contradiction = part;
}

bool Produce::assumeAtMostWhole(SymbolicState& s, heap::Amount amount, Term isHeld,
                                support::SourceRange part) {
  if (amount.isSome() || amounts_.isEnough({}, amount)) return true;
  return assumePart(s, terms_.implies(isHeld, amounts_.isAtMost(amount, {})), part);
}

Verdict Produce::produceChunk(SymbolicState s, Resource resource, Term receiver, Term snapshot, Sort sort,
                              const ast::Assertion& a, Then then) {
  const bool isStatic = analysis_.isStatic(resource);
  if (!isStatic && !assumePart(s, terms_.negate(terms_.equal(receiver, terms_.null())), a.range))
    return Verdict::Verified;
  if (!assumeAtMostWhole(s, s.frame.scale, terms_.truth(), a.range)) return Verdict::Verified;
  Chunk chunk{
      resource,     receiver, {}, terms_.unbox(sort, snapshot), terms_.op(receiver) == smt::Op::Object,
      s.frame.scale};
  const auto isPossible = [&] {
    if (!chunks_.assumeSeparate(s.heap, resource, receiver, chunk.amount)) return false;
    if (chunk.amount.isWhole()) return families_.assumeSeparate(s.heap, chunk);
    const std::optional<Chunk> all = shares_.add(s.heap, chunk);
    return all && families_.assumeSeparate(s.heap, *all);
  };
  if (!isPossible() || (now().isProbing && path_.seemsConsistent() == smt::Answer::No)) {
    noteContradiction(a.range);
    return Verdict::Verified;
  }
  // The snapshot is a boolean's here; that fromBool(toBool(s)) = s holds of such snapshots only.
  if (sort == Sort::Bool && !path_.assume(terms_.equal(terms_.box(chunk.value), snapshot)))
    return Verdict::Verified;
  const bool isWhole = chunk.amount.isWhole();
  if (isWhole) chunk = s.heap.add(chunk);
  if (path_.isRecording()) {
    notation_.nameValue(chunk, recorder_.placeOfSite(s).line);
    recorder_.add(s, Step::Kind::Added, a.range, chunk);
  }
  families_.rejoin(s.heap, chunk);
  return then(std::move(s));
}

Verdict Produce::produceInstance(SymbolicState s, const ast::PredicateInstance& instance, Term snapshot,
                                 Then then) {
  return predicates_.evalInstance(
      std::move(s), instance, [&](SymbolicState s, Term receiver, std::span<const Term> arguments) {
        if (!instance.predicate->isStatic &&
            !assumePart(s, terms_.negate(terms_.equal(receiver, terms_.null())), instance.range)) {
          return Verdict::Verified;
        }
        classes_.learnType(receiver, instance.predicate->isStatic ? ast::Type() : instance.receiver->type);
        const Resource resource = analysis_.resourceOf(instance, s.frame.statically);
        Chunk chunk = predicates_.predicateChunk(resource, receiver, arguments, snapshot);
        chunk.amount = s.frame.scale;
        if (!shares_.add(s.heap, chunk)) {
          noteContradiction(instance.range);
          return Verdict::Verified;
        }
        if (path_.isRecording()) recorder_.add(s, Step::Kind::Added, instance.range, chunk);
        return then(std::move(s));
      });
}

Verdict Produce::produceConditional(SymbolicState s, const ast::ConditionalAssertion& conditional,
                                    Term snapshot, Then then) {
  const auto arm = [&](const ast::Assertion& a) {
    return [&](SymbolicState s, ThenEnd done) {
      // The snapshot of an arm without permissions is the unit; closing again yields the same one.
      const bool isEmpty = !a.grants && (conditional.onTrue->grants || conditional.onFalse->grants);
      if (isEmpty && !path_.assume(terms_.equal(snapshot, terms_.unit()))) return Verdict::Verified;
      return rules_.produce(std::move(s), a, snapshot,
                            [&](SymbolicState s) { return done(End{.state = std::move(s)}); });
    };
  };
  return rules_.eval(std::move(s), *conditional.condition, [&](SymbolicState s, Term condition) {
    const bool isPure = !conditional.onTrue->grants && !conditional.onFalse->grants;
    if (isPure && now().isLearning) return produceCases(std::move(s), conditional, condition, then);
    return branches_.joinArms(
        std::move(s), condition, conditional.condition->range, arm(*conditional.onTrue),
        arm(*conditional.onFalse), [](const End&) { return true; },
        [&](End end) { return then(std::move(end.state)); });
  });
}

Verdict Produce::produceCases(SymbolicState s, const ast::ConditionalAssertion& conditional, Term condition,
                              Then then) {
  bool isPossible = false, isPossibleNot = false;
  const Joined end = path_.evaluateApart([&](ThenTerm done) {
    const auto arm = [&](const ast::Assertion& a, bool& isReached) {
      return [&](SymbolicState s) {
        return rules_.produce(std::move(s), a, terms_.unit(), [&](SymbolicState s) {
          isReached = true;
          return done(std::move(s), terms_.truth());
        });
      };
    };
    return path_.branch(s, condition, conditional.condition->range, arm(*conditional.onTrue, isPossible),
                        arm(*conditional.onFalse, isPossibleNot));
  });
  if (end.verdict != Verdict::Verified) return end.verdict;
  if (!isPossible && !path_.assume(terms_.negate(condition))) return Verdict::Verified;
  if (!isPossibleNot && !path_.assume(condition)) return Verdict::Verified;
  return then(std::move(s));
}

Verdict Produce::produceShare(SymbolicState s, const ast::Share& share, Term snapshot, Then then) {
  return sharing_.evalGrant(std::move(s), share, [&](SymbolicState s, heap::Amount amount) {
    if (amount.isNone())  // closing again yields the same snapshot
      return path_.assume(std::move(s), terms_.equal(snapshot, terms_.unit()), then);
    const heap::Amount outer = std::exchange(s.frame.scale, amount);
    return rules_.produce(std::move(s), *share.access, snapshot, [&](SymbolicState s) {
      s.frame.scale = outer;
      return then(std::move(s));
    });
  });
}

Verdict Produce::produceUntouched(SymbolicState s, const ast::Untouched& untouched, Then then) {
  const heap::Heap now = s.heap;
  const heap::Heap before = s.old;
  return rules_.snapshotOf(std::move(s), *untouched.assertion, now, [&](SymbolicState s, Term current) {
    return rules_.snapshotOf(std::move(s), *untouched.assertion, before, [&](SymbolicState s, Term former) {
      return assumePart(s, terms_.equal(current, former), untouched.assertion->range) ? then(std::move(s))
                                                                                      : Verdict::Verified;
    });
  });
}

Verdict Produce::produceElement(SymbolicState s, const ast::ElementAccess& access, Term snapshot,
                                const ast::Assertion& a, Then then) {
  return rules_.eval(std::move(s), *access.array, [&](SymbolicState s, Term array) {
    if (!assumePart(s, terms_.negate(terms_.equal(array, terms_.null())), a.range)) return Verdict::Verified;
    return rules_.eval(std::move(s), *access.index, [&](SymbolicState s, Term index) {
      for (const Term fact :
           {terms_.lessOrEqual(terms_.integer(0), index), terms_.less(index, ranges_.lengthOf(array))}) {
        if (!assumePart(s, fact, a.range)) return Verdict::Verified;
      }
      const Term value = terms_.unbox(sortOf(*access.array->type.element), snapshot);
      // That fromBool(toBool(s)) = s holds of the snapshots of booleans only.
      if (terms_.sort(value) == smt::Sort::Bool && !path_.assume(terms_.equal(terms_.box(value), snapshot)))
        return Verdict::Verified;
      Range range = ranges_.elementRange(array, index);
      range.amount = s.frame.scale;
      if (path_.isRecording())
        notation_.nameElement(ranges_.rangeChunk(range, {}), value, snapshot, recorder_.placeOfSite(s).line);
      return produceRange(std::move(s), range, terms_.store(terms_.unit(), index, snapshot), a, then);
    });
  });
}

Verdict Produce::produceElements(SymbolicState s, const ast::ElementsAccess& access, Term snapshot,
                                 const ast::Assertion& a, Then then) {
  return rules_.eval(std::move(s), *access.array, [&](SymbolicState s, Term array) {
    if (!assumePart(s, terms_.negate(terms_.equal(array, terms_.null())), a.range)) return Verdict::Verified;
    return consume_.evalEnds(std::move(s), access, array, [&](SymbolicState s, Range range) {
      range.amount = s.frame.scale;
      const Term isEmpty = terms_.lessOrEqual(range.to, range.from);
      if (access.from != nullptr && path_.isEvident(isEmpty)) {
        return path_.assume(terms_.equal(snapshot, terms_.unit())) ? then(std::move(s)) : Verdict::Verified;
      }
      const Term isInBounds = terms_.conjoin(terms_.lessOrEqual(terms_.integer(0), range.from),
                                             terms_.lessOrEqual(range.to, ranges_.lengthOf(array)));
      if (!assumePart(s, terms_.disjoin(isEmpty, isInBounds), a.range)) return Verdict::Verified;
      if (access.from != nullptr) {  // no more elements than the range has
        path_.assume(terms_.equal(terms_.splice(snapshot, range.to, terms_.unit()), snapshot));
        path_.assume(terms_.equal(terms_.splice(terms_.unit(), range.from, snapshot), snapshot));
      }
      return produceRange(std::move(s), range, snapshot, a, then);
    });
  });
}

Verdict Produce::produceRange(SymbolicState s, const Range& range, Term map, const ast::Assertion& a,
                              Then then) {
  if (!assumeAtMostWhole(s, range.amount, terms_.less(range.from, range.to), a.range))
    return Verdict::Verified;
  const bool isShare = !range.amount.isWhole() && !range.amount.isSome();
  const auto areSeparate = [&](const heap::Heap& others, const Range& all) {
    return ranges_.assumeApart(others, all) && families_.assumeSeparate(others, ranges_.rangeChunk(all, map));
  };
  const auto isPossible = [&] {
    if (!isShare) return areSeparate(s.heap, range);
    heap::Heap others = s.heap;
    const Range all = ranges_.takeEqual(others, range);
    return areSeparate(others, all);
  };
  if (!isPossible() || (now().isProbing && path_.seemsConsistent() == Answer::No)) {
    noteContradiction(a.range);
    return Verdict::Verified;
  }
  ranges_.learnSharedElement(s.heap, ranges_.rangeChunk(range, map));
  const Chunk chunk = s.heap.add(ranges_.rangeChunk(range, map));
  if (isShare) ranges_.uniteEqual(s.heap, range.array);
  if (path_.isRecording()) recorder_.add(s, Step::Kind::Added, a.range, chunk);
  families_.rejoin(s.heap, chunk);
  return then(std::move(s));
}

}  // namespace warrant::symbex
