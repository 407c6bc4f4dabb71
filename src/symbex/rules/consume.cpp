// Consuming assertions (paper, Figure 7; language.md 6.2 where they differ).
#include "symbex/rules/consume.h"

#include <algorithm>

#include "ast/print.h"
#include "support/match.h"
#include "symbex/explain/history.h"
#include "symbex/explain/notation.h"
#include "symbex/explain/reports.h"
#include "symbex/ghost/ghost.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/resources/chunks.h"
#include "symbex/resources/families.h"
#include "symbex/resources/guards.h"
#include "symbex/resources/lookup.h"
#include "symbex/resources/predicates.h"
#include "symbex/resources/ranges.h"
#include "symbex/resources/shares.h"
#include "symbex/rules/control/branches.h"
#include "symbex/rules/rules.h"
#include "symbex/rules/sequence.h"
#include "symbex/rules/sharing.h"
#include "symbex/state/problem.h"
#include "symbex/wands/wands.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Heap;
using heap::Resource;
using smt::Answer;
using smt::Purpose;
using support::match;

namespace {

template <class Node>
constexpr bool isAccess =
    support::OneOf<Node, ast::FieldAccess, ast::ElementAccess, ast::ElementsAccess, ast::PredicateInstance>;

}  // namespace

void Consume::take(Remainder& remainder, const Chunk& chunk, const Demand& demand, SymbolicState& s) {
  heap::Amount amount = demand.bound != nullptr ? chunk.amount : demand.amount;
  // Of a predicate, and of what may be nothing, more than the whole may be held.
  if (demand.bound != nullptr && !chunk.isField()) amount = sharing_.atMostWhole(amount);
  if (demand.isRead && !chunk.amount.isSome()) amount = sharing_.partOf(chunk.amount);
  if (demand.bound != nullptr) sharing_.bind(s, *demand.bound, amount);
  const Chunk taken = shares_.take(remainder.heap, chunk, amount);
  if (remainder.recordsTaken) remainder.taken.add(taken);
  if (!path_.isRecording()) return;
  if (remainder.isRead) {
    recorder_.add(s, Step::Kind::Read, recorder_.placeOfSite(s), taken);
  } else {
    recorder_.addTaken(s, recorder_.placeOfSite(s), taken, remainder.heap);
  }
}

Verdict Consume::consume(SymbolicState&& s, Remainder&& remainder, const ast::Assertion& a,
                         ThenConsumed then) {
  if (!path_.spendStep()) return reports_.giveUpAtLimit(a.range);
  return match(
      a.node,
      // Figure 7, 1, 2 and 4: consume(σ, H2, e1 = e2, Q) ≡ … Σ ⊢ t1 = t2 ∧ Q(H2, unit)
      [&](const ast::Pure& pure) {
        return consumePure(std::move(s), std::move(remainder), *pure.condition, then);
      },
      // Figure 7, 3 and 6 (consumeAccess)
      [&]<class Access>(const Access&) requires(isAccess<Access>) {
        const Demand demand{s.frame.scale};
        return consumeAccess(std::move(s), std::move(remainder), a, a, demand, then);
      },
      [&](const ast::Share& share) {
        return sharing_.evalDemand(std::move(s), share, [&](SymbolicState s, const Demand& demand) {
          return consumeAccess(std::move(s), remainder, *share.access, a, demand, then);
        });
      },
      // Figure 7, 5: consume(σ, H2, φ1 * φ2, Q) ≡ consume(σ, H2, φ1, λH2', s1.
      //   consume(σ, H2', φ2, λH2'', s2. Q(H2'', combine(s1, s2))))
      [&](const ast::Star& star) { return consumeBoth(std::move(s), std::move(remainder), star, then); },
      // Figure 7, 7: consume(σ, H2, e1 = e2 ? φ1 : φ2, Q) ≡ both arms, each under its own assumption
      [&](const ast::ConditionalAssertion& conditional) {
        return consumeConditional(std::move(s), std::move(remainder), conditional, then);
      },
      // Figure 7, 8: consume(σ, H2, untouched(φ), Q): Σ ⊢ the snapshots of φ now and before are equal
      [&](const ast::Untouched& untouched) {
        return consumeUntouched(std::move(s), std::move(remainder), a, untouched, then);
      },
      [&](const ast::Iterated& iterated) {
        return rules_.consumeIterated(std::move(s), std::move(remainder), iterated, then);
      },
      [&](const ast::Wand&) { return consumeWand(std::move(s), std::move(remainder), a, then); });
}

Verdict Consume::consumeBoth(SymbolicState s, Remainder remainder, const ast::Star& star, ThenConsumed then) {
  struct Consumed {
    SymbolicState state;
    Remainder remainder;
    Term snapshot;
  };
  const auto part = [&](Consumed now, std::size_t index, auto next) {
    const ast::Assertion& a = index == 0 ? *star.left : *star.right;
    return rules_.consume(
        std::move(now.state), std::move(now.remainder), a,
        [&, before = now.snapshot](SymbolicState s, Remainder left, Term snapshot) {
          const Term both =
              index == 0 ? snapshot : rules_.join(before, star.left->grants, snapshot, star.right->grants);
          return next(Consumed{std::move(s), std::move(left), both});
        });
  };
  return inSequence(path_, Consumed{std::move(s), std::move(remainder), {}}, 0, 2, part, [&](Consumed all) {
    return then(std::move(all.state), std::move(all.remainder), all.snapshot);
  });
}

// Where arms are joined, both are consumed before the path goes on: what only one of them takes is left under
// the other's guard.
Verdict Consume::consumeConditional(SymbolicState s, Remainder remainder,
                                    const ast::ConditionalAssertion& conditional, ThenConsumed then) {
  return rules_.eval(std::move(s), *conditional.condition, [&](SymbolicState s, Term condition) {
    const auto arm = [&](const ast::Assertion& a) {
      return [&](SymbolicState s, ThenEnd done) {
        return rules_.consume(std::move(s), Remainder(remainder), a,
                              [&](SymbolicState s, Remainder left, Term snapshot) {
                                return done(End{std::move(s), std::move(left), snapshot});
                              });
      };
    };
    return joinConsumed(std::move(s), remainder, condition, conditional.condition->range,
                        arm(*conditional.onTrue), arm(*conditional.onFalse), then);
  });
}

// What was assumed follows from what was known, unless something was opened: it speaks of what came up.
Verdict Consume::joinConsumed(SymbolicState s, const Remainder& remainder, Term condition,
                              support::SourceRange range, Branches::RunToEnd onTrue,
                              Branches::RunToEnd onFalse, ThenConsumed then) {
  const auto hasNews = [held = s.heap, first = remainder.heap.nextSerial()](const End& end) {
    return !end.state.heap.isIdentical(held) || end.remainder.heap.nextSerial() != first;
  };
  return branches_.joinArms(std::move(s), condition, range, onTrue, onFalse, hasNews, [&](End end) {
    return then(std::move(end.state), std::move(end.remainder), end.value);
  });
}

Verdict Consume::consumePure(SymbolicState s, Remainder remainder, const ast::Expression& condition,
                             ThenConsumed then) {
  return rules_.eval(std::move(s), condition, [&](SymbolicState s, Term goal) {
    return path_.require(
        std::move(s), goal, Purpose::Obligation,
        [&](const SymbolicState& s) {
          return path_.blame(s, Context::Assert, Reason::False, condition.range,
                             "`" + notation_.wantedText(s, condition, goal) + "` does not follow");
        },
        [&](SymbolicState s) { return then(std::move(s), remainder, terms_.unit()); });
  });
}

Verdict Consume::consumeAccess(SymbolicState s, Remainder remainder, const ast::Assertion& access,
                               const ast::Assertion& a, const Demand& demand, ThenConsumed then) {
  const bool isNothing = demand.bound == nullptr && demand.amount.isNone();
  if (isNothing) return then(std::move(s), std::move(remainder), terms_.unit());
  return match(
      access.node,
      [&](const ast::FieldAccess& field) {
        return consumeField(std::move(s), std::move(remainder), field, a, demand, then);
      },
      [&](const ast::ElementAccess& element) {
        return consumeElement(std::move(s), std::move(remainder), element, a, demand, then);
      },
      [&](const ast::ElementsAccess& elements) {
        return consumeElements(std::move(s), std::move(remainder), elements, a, demand, then);
      },
      // Figure 7, 6: consume(σ, H2, e0.q(ē), Q) ≡ … ∃ t0'.q[s](t̄') ∈ H2: Σ ⊢ t0 = t0' ∧ t̄ = t̄' ∧
      //   Q(H2 - {t0'.q[s](t̄')}, s)
      [&](const ast::PredicateInstance& instance) {
        return consumeInstance(std::move(s), std::move(remainder), instance, demand, then);
      },
      [&](const auto&) { return reports_.unsupported(a.range); });
}

// Figure 7, 3: consume(σ, H2, acc(e.f), Q) ≡ eval(σ, e, λt.
//   ∃ o.f ↦ v ∈ H2: Σ ⊢ t = o ∧ Q(H2 - {o.f ↦ v}, fromX(v)))
Verdict Consume::consumeField(SymbolicState s, Remainder remainder, const ast::FieldAccess& access,
                              const ast::Assertion& a, const Demand& demand, ThenConsumed then) {
  return rules_.evalOwner(std::move(s), access.receiver, access.field->isStatic,
                          [&](SymbolicState s, Term receiver) {
                            const Wanted wanted{analysis_.field(*access.field), receiver, {}, demand.least()};
                            const InRemainder looking(s, remainder);
                            const auto found = [&](SymbolicState s, const Chunk& chunk) {
                              Remainder left = looking.leave(s);
                              take(left, shares_.all(left.heap, chunk, demand.bound != nullptr), demand, s);
                              return then(std::move(s), std::move(left), terms_.box(chunk.value));
                            };
                            return chunks_.withChunk(std::move(s), wanted, 0, found, [&](SymbolicState s) {
                              Chunk missing{wanted.resource, receiver, {}};
                              missing.amount = wanted.least;
                              const auto taken = findTaken(looking.evaluated(), demand, missing);
                              if (!taken) return failToHold(std::move(s), a, missing);
                              Remainder left = looking.leave(s);
                              left.isTakenTwice = true;
                              return then(std::move(s), std::move(left), terms_.box(taken->value));
                            });
                          });
}

Verdict Consume::failToHold(SymbolicState s, const ast::Assertion& a, const Chunk& wanted) {
  const std::string text = notation_.wantedText(s, ast::toString(a), wanted);
  Problem problem =
      path_.blame(s, Context::Assert, Reason::Permission, a.range, "`" + text + "` is not held");
  problem.lookedFor = text;
  history_.addHistory(s, problem, wanted);
  return path_.fail(s, problem);
}

// A pure method may demand a permission twice, for it only reads.
std::optional<Chunk> Consume::findTaken(const Heap& evaluated, const Demand& demand, const Chunk& wanted) {
  if (!demand.amount.isSome()) return std::nullopt;
  return lookup_.find(evaluated, wantedOf(wanted), Effort::Native);
}

Verdict Consume::consumeInstance(SymbolicState s, Remainder remainder, const ast::PredicateInstance& instance,
                                 const Demand& demand, ThenConsumed then) {
  return predicates_.evalInstance(
      std::move(s), instance, [&](SymbolicState s, Term receiver, std::span<const Term> arguments) {
        Chunk wanted = predicates_.predicateChunk(analysis_.resourceOf(instance, s.frame.statically),
                                                  receiver, arguments, {});
        wanted.amount = demand.least();
        const bool isPart = !demand.amount.isWhole() || demand.isRead;
        if (isPart && !demand.amount.isSome() && !predicates_.canBeSplit(wanted.resource, receiver))
          return path_.fail(s, cannotBeSplit(s, instance));
        const auto missing = [&](SymbolicState s, Remainder left) {
          if (const auto taken = findTaken(s.heap, demand, wanted)) {
            left.isTakenTwice = true;
            return then(std::move(s), std::move(left), taken->value);
          }
          const std::string text = notation_.wantedText(s, ast::toString(instance), wanted);
          Problem problem = path_.blame(s, Context::Assert, Reason::Predicate, instance.range,
                                        "`" + text + "` is not held");
          problem.lookedFor = text;
          if (history_.addHistory(s, problem, wanted)) ghost_.explainMissing(s, remainder, wanted, problem);
          return path_.fail(s, problem);
        };
        return consumeChunk(std::move(s), remainder, wanted, demand, then, missing);
      });
}

Problem Consume::cannotBeSplit(const SymbolicState& s, const ast::PredicateInstance& instance) {
  return path_.blame(s, Context::Assert, Reason::Predicate, instance.range,
                     "`" + ast::toString(instance) +
                         "` cannot be split: its body is not well-defined where less than all of it is held");
}

Verdict Consume::consumeWand(SymbolicState s, Remainder remainder, const ast::Assertion& a,
                             ThenConsumed then) {
  return wands_.eval(std::move(s), std::get<ast::Wand>(a.node), [&](SymbolicState s, const Chunk& wand) {
    const Demand demand{s.frame.scale};
    if (!demand.amount.isWhole() && !demand.amount.isSome()) return path_.fail(s, wands_.cannotBeSplit(s, a));
    Chunk wanted = wand;
    wanted.amount = demand.amount;
    const auto missing = [&](SymbolicState s, const Remainder&) {
      const std::string text = ast::toString(a);
      Problem problem =
          path_.blame(s, Context::Assert, Reason::Predicate, a.range, "`" + text + "` is not held");
      problem.lookedFor = text;
      history_.addHistory(s, problem, wanted);
      return path_.fail(s, problem);
    };
    return consumeChunk(std::move(s), remainder, wanted, demand, then, missing);
  });
}

// The predicate may be held within another one that can be opened.
Verdict Consume::openForInstance(SymbolicState s, Remainder remainder, const Chunk& wanted,
                                 const Demand& demand, ThenConsumed then, Continuation<Remainder> missing) {
  Remainder opened = remainder;
  const InRemainder looking(s, opened);
  return ghost_.onMissingChunk(
      std::move(s), {wanted.resource, wanted.receiver, {}, wanted.amount}, 0,
      [&](SymbolicState s, const Chunk& chunk) {
        Remainder left = looking.leave(s);
        if (!lookup_.haveEqualArguments(chunk, wanted.arguments()))
          return missing(std::move(s), std::move(left));
        take(left, chunk, demand, s);
        return then(std::move(s), std::move(left), chunk.value);
      },
      [&](SymbolicState s) {
        s.heap = looking.evaluated();
        return missing(std::move(s), remainder);
      });
}

// Part by part, so that the elements of arrays are compared as such.
Term Consume::areSame(Term current, Term former) {
  const auto isPair = [&](Term snapshot) { return terms_.op(snapshot) == smt::Op::Combine; };
  if (current == former || (!isPair(current) && !isPair(former))) return terms_.equal(current, former);
  return terms_.conjoin(areSame(terms_.first(current), terms_.first(former)),
                        areSame(terms_.second(current), terms_.second(former)));
}

Verdict Consume::consumeUntouched(SymbolicState s, Remainder remainder, const ast::Assertion& a,
                                  const ast::Untouched& untouched, ThenConsumed then) {
  const heap::Heap now = s.heap;
  const heap::Heap before = s.old;
  return rules_.snapshotOf(std::move(s), *untouched.assertion, now, [&](SymbolicState s, Term current) {
    return rules_.snapshotOf(std::move(s), *untouched.assertion, before, [&](SymbolicState s, Term former) {
      return path_.require(
          std::move(s), areSame(current, former), Purpose::Obligation,
          [&](const SymbolicState& s) {
            return path_.blame(s, Context::Assert, Reason::False, a.range,
                               "`" + ast::toString(a) + "` does not follow");
          },
          [&](SymbolicState s) { return then(std::move(s), remainder, terms_.unit()); });
    });
  });
}

Verdict Consume::evalEnds(SymbolicState s, const ast::ElementsAccess& access, Term array,
                          Continuation<const Range&> then) {
  if (access.from == nullptr) return then(std::move(s), ranges_.wholeRange(array));
  return rules_.eval(std::move(s), *access.from, [&](SymbolicState s, Term from) {
    return rules_.eval(std::move(s), *access.to, [&](SymbolicState s, Term to) {
      return then(std::move(s), Range{array, from, to});
    });
  });
}

Verdict Consume::consumeElement(SymbolicState s, Remainder remainder, const ast::ElementAccess& access,
                                const ast::Assertion& a, const Demand& demand, ThenConsumed then) {
  return rules_.eval(std::move(s), *access.array, [&](SymbolicState s, Term array) {
    return rules_.eval(std::move(s), *access.index, [&](SymbolicState s, Term index) {
      return consumeRange(std::move(s), remainder, ranges_.elementRange(array, index), a, demand, true,
                          [&](SymbolicState s, Remainder remainder, Term map) {
                            return then(std::move(s), std::move(remainder), ranges_.readMap(map, index));
                          });
    });
  });
}

Verdict Consume::consumeElements(SymbolicState s, Remainder remainder, const ast::ElementsAccess& access,
                                 const ast::Assertion& a, const Demand& demand, ThenConsumed then) {
  return rules_.eval(std::move(s), *access.array, [&](SymbolicState s, Term array) {
    return evalEnds(std::move(s), access, array, [&](SymbolicState s, const Range& range) {
      return consumeRange(std::move(s), remainder, range, a, demand, true, then);
    });
  });
}

Verdict Consume::consumeRange(SymbolicState s, Remainder remainder, const Range& places,
                              const ast::Assertion& a, const Demand& demand, bool needsArray,
                              ThenConsumed then) {
  Range range = places;
  range.amount = demand.least();
  const InRemainder looking(s, remainder);
  const auto found = [&](SymbolicState s, const Chunk& chunk) {
    Remainder left = looking.leave(s);
    take(left, chunk, demand, s);
    return then(std::move(s), std::move(left), chunk.value);
  };
  const auto missing = [&](SymbolicState s) {
    if (const auto chunk = families_.isolateRange(s.heap, range)) return found(std::move(s), *chunk);
    Remainder left = looking.leave(s);
    Heap again = s.heap;  // a pure method may demand a permission twice, for it only reads
    const auto taken = demand.amount.isSome() ? ranges_.isolate(again, range) : std::nullopt;
    if (!taken) return failToHold(std::move(s), a, ranges_.rangeChunk(range, {}));
    left.isTakenTwice = true;
    return then(std::move(s), std::move(left), taken->value);
  };
  const auto findNothing = [&](SymbolicState s) {
    const Term isThere = terms_.negate(terms_.equal(range.array, terms_.null()));
    if (needsArray && path_.entails(isThere, Purpose::Null) != Answer::Yes) return missing(std::move(s));
    Remainder left = looking.leave(s);
    if (demand.bound != nullptr) sharing_.bind(s, *demand.bound, {});
    return then(std::move(s), std::move(left), terms_.unit());
  };
  const auto findAll = [&](SymbolicState s) {
    return ranges_.withRange(std::move(s), range, 0, found, missing);
  };
  if (const auto chunk = ranges_.isolate(s.heap, range)) return found(std::move(s), *chunk);
  if (families_.settleElements(s.heap, range.array) || families_.settleElement(s.heap, range)) {
    if (const auto chunk = ranges_.isolate(s.heap, range)) return found(std::move(s), *chunk);
  }
  return path_.branch(std::move(s), terms_.lessOrEqual(range.to, range.from), a.range, findNothing, findAll);
}

// With the chunk, and without it: what that leaves is joined as after an assertion under a condition.
Verdict Consume::consumeUnderGuard(SymbolicState s, Remainder remainder, const Chunk& undecided,
                                   ConsumeAgain again, ThenConsumed then) {
  const auto arm = [&](bool isHeld) {
    return [&, isHeld](SymbolicState s, ThenEnd done) {
      Remainder own(remainder);
      if (isHeld) {
        Guards::hold(own.heap, undecided);
      } else {
        own.heap.remove(undecided);
      }
      return again(std::move(s), std::move(own), [&](SymbolicState s, Remainder left, Term snapshot) {
        return done(End{std::move(s), std::move(left), snapshot});
      });
    };
  };
  return joinConsumed(std::move(s), remainder, undecided.guard, {}, arm(true), arm(false), then);
}

// Where mathematical values differ, of instances that are the one wanted but for these: that they do not may
// follow from what they are made of.
void Consume::learnDifferences(const heap::Heap& heap, const Chunk& wanted) {
  const ast::PredicateDecl* const predicate = analysis_.predicateOf(wanted.resource);
  const auto sought = wanted.arguments();
  if (predicate == nullptr || wanted.isRange() || sought.size() != predicate->parameters.size()) return;
  const auto typeOf = [&](std::size_t index) -> const ast::Type& {
    return predicate->parameters[index]->type;
  };
  constexpr unsigned most = 8;
  unsigned candidates = 0;
  heap.find(wanted.resource, [&](const Chunk& chunk) {
    const auto held = chunk.arguments();
    bool mayBeThat = held.size() == sought.size() && !path_.areDistinct(chunk.receiver, wanted.receiver);
    for (std::size_t i = 0; mayBeThat && i < sought.size(); ++i)
      mayBeThat = typeOf(i).isMathematical() || !path_.areDistinct(held[i], sought[i]);
    for (std::size_t i = 0; mayBeThat && i < sought.size(); ++i) {
      if (typeOf(i).isMathematical() && !path_.areEqual(held[i], sought[i]))
        rules_.equality(typeOf(i), held[i], sought[i]);
    }
    return mayBeThat && ++candidates == most;
  });
}

Verdict Consume::consumeChunk(SymbolicState s, Remainder remainder, const Chunk& wanted, const Demand& demand,
                              ThenConsumed then, Continuation<Remainder> missing, bool gathers) {
  const auto goOn = [&](SymbolicState s, Remainder remainder, const Chunk& chunk) {
    take(remainder, shares_.all(remainder.heap, chunk, demand.bound != nullptr), demand, s);
    return then(std::move(s), std::move(remainder), chunk.value);
  };
  const auto find = [&](const heap::Heap& heap, Effort effort) {
    return lookup_.find(heap, wantedOf(wanted), effort);
  };
  if (const auto chunk = find(remainder.heap, Effort::Native))
    return goOn(std::move(s), std::move(remainder), *chunk);
  if (const auto chunk = shares_.gather(remainder.heap, wantedOf(wanted)))
    return goOn(std::move(s), std::move(remainder), *chunk);
  if (const auto chunk = guards_.settle(remainder.heap, wantedOf(wanted)))
    return goOn(std::move(s), std::move(remainder), *chunk);
  if (const auto chunk = families_.settle(remainder.heap, wantedOf(wanted)))
    return goOn(std::move(s), std::move(remainder), *chunk);
  const auto consumeAgain = [&](SymbolicState s, Remainder remainder, ThenConsumed then) {
    return consumeChunk(std::move(s), std::move(remainder), wanted, demand, then, missing, false);
  };
  const auto again = [&](SymbolicState s, Remainder remainder) {
    return consumeAgain(std::move(s), std::move(remainder), then);
  };
  // Once: what is left of the chunks that it is made of may be the one wanted as far as it is known.
  auto undecided = gathers ? guards_.gather(remainder.heap, wantedOf(wanted)) : std::nullopt;
  if (!undecided) undecided = guards_.findUndecided(remainder.heap, wantedOf(wanted));
  if (undecided) return consumeUnderGuard(std::move(s), std::move(remainder), *undecided, consumeAgain, then);
  // Of what has no amount yet all is closed, and then as much taken as is demanded.
  const bool isExact = demand.bound == nullptr && !demand.isRead;
  Chunk closed = wanted;
  if (!isExact && !s.frame.scale.isSome()) closed.amount = {};
  const auto thenClosed = [&](SymbolicState s, Remainder remainder, Term snapshot) {
    if (closed.amount == wanted.amount && isExact) return then(std::move(s), std::move(remainder), snapshot);
    Chunk whole = closed;
    whole.value = snapshot;
    whole = remainder.heap.add(whole);
    return goOn(std::move(s), std::move(remainder), whole);
  };
  const auto askAndOpen = [&](SymbolicState s, Remainder remainder) {
    const bool mayCloseDeeper = ghost_.mayCloseDeeper();
    learnDifferences(remainder.heap, wanted);
    if (const auto chunk = find(remainder.heap, Effort::Full))
      return goOn(std::move(s), std::move(remainder), *chunk);
    if (const auto undecided = guards_.askUndecided(remainder.heap, wantedOf(wanted)))
      return consumeUnderGuard(std::move(s), std::move(remainder), *undecided, consumeAgain, then);
    const auto inArm = [&](SymbolicState s) { return again(std::move(s), remainder); };
    if (const Term isFirst = lookup_.whetherFirst(remainder.heap, wantedOf(wanted)))
      return path_.branch(std::move(s), isFirst, {}, inArm, inArm);
    if (const Term isHeld = families_.whetherHeld(remainder.heap, wantedOf(wanted)))
      return path_.branch(std::move(s), isHeld, {}, inArm, inArm);
    if (const Term isSame = shares_.whetherSame(remainder.heap, wantedOf(wanted)))
      return path_.fork(std::move(s), isSame, {}, inArm, inArm);
    if (wanted.isWand()) return missing(std::move(s), std::move(remainder));
    if (!mayCloseDeeper)
      return openForInstance(std::move(s), std::move(remainder), wanted, demand, then, missing);
    const auto closeDeeper = [&](SymbolicState s, Remainder remainder) {
      return ghost_.closeDeeper(std::move(s), std::move(remainder), closed, thenClosed, missing);
    };
    return openForInstance(std::move(s), std::move(remainder), wanted, demand, then, closeDeeper);
  };
  if (wanted.isWand()) return askAndOpen(std::move(s), std::move(remainder));
  // Where some will do, and not all is there to be closed, a little is closed, and given.
  const auto closeLittle = [&](SymbolicState s, Remainder remainder) {
    Chunk little = wanted;
    little.amount = sharing_.lessThanAll(remainder.heap);
    return ghost_.onMissingPredicate(std::move(s), std::move(remainder), little, then, askAndOpen);
  };
  if (demand.isRead && !s.frame.scale.isSome())
    return ghost_.onMissingPredicate(std::move(s), std::move(remainder), closed, thenClosed, closeLittle);
  return ghost_.onMissingPredicate(std::move(s), std::move(remainder), closed, thenClosed, askAndOpen);
}

}  // namespace warrant::symbex
