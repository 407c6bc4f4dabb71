// Consuming assertions (paper, Figure 7; language.md 6.2 where they differ).
#include <algorithm>

#include "ast/print.h"
#include "support/match.h"
#include "symbex/engine.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Resource;
using smt::Purpose;
using support::match;

Chunk Engine::predicateChunk(Resource resource, Term receiver, std::span<const Term> arguments,
                             Term snapshot) const {
  return {resource, receiver, arguments, snapshot, terms_.op(receiver) == smt::Op::Object};
}

void Engine::take(Remainder& remainder, const Chunk& chunk, SymbolicState& s) {
  remainder.heap.remove(chunk);
  if (remainder.recordsTaken) remainder.taken.add(chunk);
  if (trace_.isOn())
    record(s, remainder.isRead ? Step::Kind::Read : Step::Kind::Consume, placeOfSite(s), chunk);
}

Verdict Engine::consume(SymbolicState s, Remainder remainder, const ast::Assertion& a, ThenConsumed then) {
  if (!spendStep()) return giveUp(a.range, stepLimitHit);
  return match(
      a.node,
      [&](const ast::Pure& pure) {
        return consumePure(std::move(s), std::move(remainder), *pure.condition, then);
      },
      [&](const ast::FieldAccess& access) {
        return evalOwner(std::move(s), access.receiver, access.field->isStatic,
                         [&](SymbolicState s, Term receiver) {
                           return consumeAccess(std::move(s), remainder, analysis_.field(*access.field),
                                                receiver, a, then);
                         });
      },
      [&](const ast::ElementAccess& access) {
        return consumeElement(std::move(s), std::move(remainder), access, a, then);
      },
      [&](const ast::ElementsAccess& access) {
        return consumeElements(std::move(s), std::move(remainder), access, a, then);
      },
      [&](const ast::PredicateInstance& instance) {
        return consumeInstance(std::move(s), std::move(remainder), instance, Reason::Predicate, then);
      },
      [&](const ast::Star& star) {
        return consume(std::move(s), std::move(remainder), *star.left,
                       [&](SymbolicState s, Remainder remainder, Term left) {
                         return consume(std::move(s), std::move(remainder), *star.right,
                                        [&](SymbolicState s, Remainder remainder, Term right) {
                                          return then(
                                              std::move(s), std::move(remainder),
                                              join(left, star.left->grants, right, star.right->grants));
                                        });
                       });
      },
      [&](const ast::ConditionalAssertion& conditional) {
        return eval(std::move(s), *conditional.condition, [&](SymbolicState s, Term condition) {
          return branch(
              std::move(s), condition, conditional.condition->range,
              [&](SymbolicState s) { return consume(std::move(s), remainder, *conditional.onTrue, then); },
              [&](SymbolicState s) { return consume(std::move(s), remainder, *conditional.onFalse, then); });
        });
      },
      [&](const ast::Untouched& untouched) {
        return consumeUntouched(std::move(s), std::move(remainder), a, untouched, then);
      });
}

// Parts without permissions have no share in the snapshot.
smt::Term Engine::join(Term left, bool leftGrants, Term right, bool rightGrants) {
  if (leftGrants && rightGrants) return terms_.combine(left, right);
  return rightGrants ? right : left;
}

Verdict Engine::consumeAll(SymbolicState s, Remainder remainder, Clauses clauses, ThenConsumed then) {
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

Verdict Engine::consumePure(SymbolicState s, Remainder remainder, const ast::Expression& condition,
                            ThenConsumed then) {
  return eval(std::move(s), condition, [&](SymbolicState s, Term goal) {
    return require(
        std::move(s), goal, Purpose::Obligation,
        [&](const SymbolicState& s) {
          return blame(s, Context::Assert, Reason::False, condition.range,
                       "`" + ast::toString(condition) + "` does not follow");
        },
        [&](SymbolicState s) { return then(std::move(s), remainder, terms_.unit()); });
  });
}

Verdict Engine::consumeAccess(SymbolicState s, Remainder remainder, Resource resource, Term receiver,
                              const ast::Assertion& a, ThenConsumed then) {
  const heap::Heap evaluated = s.heap;
  s.heap = std::move(remainder.heap);
  return withChunk(
      std::move(s), resource, receiver, 0,
      [&](SymbolicState s, const Chunk& chunk) {
        Remainder left{std::move(s.heap), remainder.taken, remainder.recordsTaken, remainder.isRead};
        s.heap = evaluated;
        take(left, chunk, s);
        return then(std::move(s), std::move(left), terms_.box(chunk.value));
      },
      [&](SymbolicState s) {
        const std::string wanted = wantedText(s.frame.site, ast::toString(a), resource, receiver, {});
        Problem problem =
            blame(s, Context::Assert, Reason::Permission, a.range, "`" + wanted + "` is not held");
        problem.lookedFor = wanted;
        addHistory(s, problem, resource, receiver, {});
        return fail(s, problem);
      });
}

Verdict Engine::evalInstance(SymbolicState s, const ast::PredicateInstance& instance,
                             Continuation<Term, std::span<const Term>> then) {
  return evalOwner(
      std::move(s), instance.receiver, instance.predicate->isStatic, [&](SymbolicState s, Term receiver) {
        if (!instance.predicate->isStatic) learnType(receiver, instance.receiver->type);
        Terms values;
        return evalAll(std::move(s), instance.arguments, 0, values,
                       [&](SymbolicState s) { return then(std::move(s), receiver, keep(values)); });
      });
}

Verdict Engine::consumeInstance(SymbolicState s, Remainder remainder, const ast::PredicateInstance& instance,
                                Reason reason, ThenConsumed then) {
  return evalInstance(
      std::move(s), instance, [&](SymbolicState s, Term receiver, std::span<const Term> arguments) {
        const Chunk wanted =
            predicateChunk(analysis_.resourceOf(instance, s.frame.statically), receiver, arguments, {});
        return consumeChunk(std::move(s), remainder, wanted, then, [&](SymbolicState s, Remainder) {
          const std::string text =
              wantedText(s.frame.site, ast::toString(instance), wanted.resource, receiver, arguments);
          Problem problem = blame(s, Context::Assert, reason, instance.range, "`" + text + "` is not held");
          problem.lookedFor = text;
          addHistory(s, problem, wanted.resource, receiver, arguments);
          explainClose(s, remainder, wanted, problem);
          return fail(s, problem);
        });
      });
}

Verdict Engine::consumeChunk(SymbolicState s, Remainder remainder, const Chunk& wanted, ThenConsumed then,
                             Continuation<Remainder> missing) {
  const auto goOn = [&](SymbolicState s, Remainder remainder, const Chunk& chunk) {
    take(remainder, chunk, s);
    return then(std::move(s), std::move(remainder), chunk.value);
  };
  const auto find = [&](const heap::Heap& heap, Effort effort) {
    return lookUp(heap, wanted.resource, wanted.receiver, wanted.arguments, effort);
  };
  if (const auto chunk = find(remainder.heap, Effort::Native))
    return goOn(std::move(s), std::move(remainder), *chunk);
  return closeInstead(std::move(s), std::move(remainder), wanted, then,
                      [&](SymbolicState s, Remainder remainder) {
                        const bool isCutOff = closeDepth_ == 0 && closeBound_.isHit && closeBound_.depth > 0;
                        if (const auto chunk = find(remainder.heap, Effort::Full))
                          return goOn(std::move(s), std::move(remainder), *chunk);
                        if (!isCutOff || options_.closeDepth)
                          return openForInstance(std::move(s), std::move(remainder), wanted, then, missing);
                        const auto closeDeeper = [&](SymbolicState s, Remainder remainder) {
                          closeBound_.deepens = true;
                          return closeInstead(std::move(s), std::move(remainder), wanted, then, missing);
                        };
                        return openForInstance(std::move(s), std::move(remainder), wanted, then, closeDeeper);
                      });
}

// The predicate may be held within another one that can be opened.
Verdict Engine::openForInstance(SymbolicState s, Remainder remainder, const Chunk& wanted, ThenConsumed then,
                                Continuation<Remainder> missing) {
  const heap::Heap evaluated = s.heap;
  const heap::Heap before = remainder.heap;
  s.heap = std::move(remainder.heap);
  const auto restore = [&](SymbolicState& s) {
    Remainder left{std::move(s.heap), remainder.taken, remainder.recordsTaken, remainder.isRead};
    s.heap = evaluated;
    return left;
  };
  return openInSearch(
      std::move(s), wanted.resource, wanted.receiver, 0,
      [&](SymbolicState s, const Chunk& chunk) {
        Remainder left = restore(s);
        if (!haveEqualArguments(chunk, wanted.arguments)) return missing(std::move(s), std::move(left));
        take(left, chunk, s);
        return then(std::move(s), std::move(left), chunk.value);
      },
      [&](SymbolicState s) {
        Remainder left = restore(s);
        left.heap = before;
        return missing(std::move(s), std::move(left));
      });
}

Verdict Engine::snapshotOf(SymbolicState s, const ast::Assertion& a, const heap::Heap& heap, ThenTerm then) {
  const SymbolicState before = s;
  s.heap = heap;
  return consume(std::move(s), Remainder{heap, {}, false, true}, a,
                 [&](SymbolicState s, Remainder, Term snapshot) {
                   SymbolicState after = before;
                   after.step = s.step;
                   return then(std::move(after), snapshot);
                 });
}

Verdict Engine::consumeUntouched(SymbolicState s, Remainder remainder, const ast::Assertion& a,
                                 const ast::Untouched& untouched, ThenConsumed then) {
  const heap::Heap now = s.heap;
  const heap::Heap before = s.old;
  return snapshotOf(std::move(s), *untouched.assertion, now, [&](SymbolicState s, Term current) {
    return snapshotOf(std::move(s), *untouched.assertion, before, [&](SymbolicState s, Term former) {
      return require(
          std::move(s), terms_.equal(current, former), Purpose::Obligation,
          [&](const SymbolicState& s) {
            return blame(s, Context::Assert, Reason::False, a.range,
                         "`" + ast::toString(a) + "` does not follow");
          },
          [&](SymbolicState s) { return then(std::move(s), remainder, terms_.unit()); });
    });
  });
}

Verdict Engine::consumeFrom(SymbolicState s, const ast::Assertion& a, ThenTerm then) {
  Remainder whole{s.heap, {}, false};
  return consume(std::move(s), std::move(whole), a, [&](SymbolicState s, Remainder remainder, Term snapshot) {
    s.heap = std::move(remainder.heap);
    return then(std::move(s), snapshot);
  });
}

}  // namespace warrant::symbex
