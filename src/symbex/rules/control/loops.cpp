// Loops (language.md 6.6). A loop is verified for an arbitrary iteration: what the invariant owns
// is all that the loop has of the heap, and what the loop may assign is forgotten; the rest is framed around
// it.
#include "symbex/rules/control/loops.h"

#include <algorithm>

#include "ast/conjuncts.h"
#include "ast/walk.h"
#include "symbex/explore/unfolding.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/pure/termination.h"
#include "symbex/resources/unchanged.h"
#include "symbex/rules/control/branches.h"
#include "symbex/rules/control/leaving.h"
#include "symbex/rules/rules.h"

namespace warrant::symbex {

using smt::Purpose;

namespace {

bool hasBreak(const ast::Loop& loop) {
  bool isFound = false;
  ast::forEachStatement(*loop.body, [&](const ast::Statement& part) {
    const auto* const jump = std::get_if<ast::Break>(&part.node);
    isFound = isFound || (jump != nullptr && jump->target == loop.id);
  });
  return isFound;
}

// What leads the body of a loop over a collection, and tells that the part of it which an invariant holds has
// the loop's elements (resolve/bodies/statements/for_each.cpp).
std::span<const ast::Statement* const> comparing(const ast::Loop& loop) {
  const auto* const body = loop.isOverElements ? std::get_if<ast::Block>(&loop.body->node) : nullptr;
  if (body == nullptr) return {};
  const auto isGhost = [](const ast::Statement* part) {
    return std::holds_alternative<ast::Ghost>(part->node);
  };
  const auto end = std::ranges::find_if_not(body->statements, isGhost);
  return std::span(body->statements).first(static_cast<std::size_t>(end - body->statements.begin()));
}

constexpr auto isLessThanWhole = [](const heap::Chunk& chunk) { return !chunk.amount.isWhole(); };

bool holdsShares(const heap::Heap& heap) {
  return heap.find(isLessThanWhole) || heap.findFamilies(isLessThanWhole);
}

}  // namespace

Verdict Loops::execLoop(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop, Then then,
                        const Jumps& jumps) {
  if (now().unfolds) return unroll(std::move(s), loop, 0, then, jumps);
  if (s.frame.measure && loop.measure == nullptr && !loop.isOverElements) {
    const auto goOn = [&](SymbolicState s) {
      return execMeasured(std::move(s), statement, loop, then, jumps);
    };
    return termination_.reportEndless(std::move(s), "this loop", statement.range, goOn);
  }
  return execMeasured(std::move(s), statement, loop, then, jumps);
}

Verdict Loops::execMeasured(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop,
                            Then then, const Jumps& jumps) {
  if (!hasBreak(loop)) return runLoop(std::move(s), statement, loop, then, jumps);
  VariableScope scope(*loop.body);
  const auto run = [&](SymbolicState s, Then then) {
    const auto leave = [&](SymbolicState s) {
      scope.leave(s.frame.store);
      return then(std::move(s));
    };
    return runLoop(std::move(s), statement, loop, leave, jumps);
  };
  return branches_.runAndMerge(std::move(s), run, then);
}

Verdict Loops::runLoop(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop, Then then,
                       const Jumps& jumps) {
  if (loop.testsFirst) return enterLoop(std::move(s), statement, loop, then, jumps);
  // do S while (c): S, and then while (c) S.
  const auto test = [&](SymbolicState s) {
    return testLoop(
        std::move(s), loop,
        [&](SymbolicState s) { return enterLoop(std::move(s), statement, loop, then, jumps); }, then, jumps);
  };
  const Jump::Target target{loop.id, then, test};
  const Jump jump{.target = &target, .outer = jumps.innermost};
  return rules_.exec(std::move(s), *loop.body, test, {jumps.onReturn, jumps.onThrow, &jump});
}

// Without its invariant. An iteration that goes on once, at its own scope depth, gives its stack back, as
// statements do (Rules::execAll).
Verdict Loops::unroll(SymbolicState s, const ast::Loop& loop, unsigned iteration, Then then,
                      const Jumps& jumps) {
  const std::size_t depth = path_.depth();
  Verdict verdict = Verdict::Verified;
  for (;; ++iteration) {
    std::optional<SymbolicState> next;
    const auto again = [&](SymbolicState s) {
      if (path_.depth() != depth || next) return unroll(std::move(s), loop, iteration + 1, then, jumps);
      next = std::move(s);
      return Verdict::Verified;
    };
    verdict = meet(verdict, runIteration(std::move(s), loop, iteration, again, then, jumps));
    if (!next) return verdict;
    s = std::move(*next);
  }
}

Verdict Loops::runIteration(SymbolicState s, const ast::Loop& loop, unsigned iteration, Then again, Then then,
                            const Jumps& jumps) {
  VariableScope scope(*loop.body);
  const auto leave = [&](SymbolicState s) {
    scope.leave(s.frame.store);
    return then(std::move(s));
  };
  const auto update = [&](SymbolicState s) {
    const JumpsInForce inForce(run_.jumps, jumps);
    s.frame.jumps = inForce.id();
    return evalUpdates(std::move(s), loop.updates, again);
  };
  const auto runBody = [&](SymbolicState s) {
    if (!unfolding_.mayIterate(s, loop.body->range, iteration)) return Verdict::Verified;
    const auto run = [&](SymbolicState s, Then goOn) {
      const Jump::Target target{loop.id, leave, goOn};
      const Jump jump{.target = &target, .outer = jumps.innermost};
      return rules_.exec(std::move(s), *loop.body, goOn, {jumps.onReturn, jumps.onThrow, &jump});
    };
    return run_.joins() ? unfolding_.meetAgain(std::move(s), run, update) : run(std::move(s), update);
  };
  if (iteration > 0) unfolding_.meetTest(s, loop.body->range);
  const bool isTested = loop.testsFirst || iteration > 0;
  return isTested ? testLoop(std::move(s), loop, runBody, leave, jumps) : runBody(std::move(s));
}

Verdict Loops::testLoop(SymbolicState s, const ast::Loop& loop, Then onTrue, Then onFalse,
                        const Jumps& jumps) {
  const JumpsInForce inForce(run_.jumps, jumps);
  s.frame.jumps = inForce.id();
  if (loop.condition == nullptr) return onTrue(std::move(s));
  const auto met = [&](SymbolicState s, bool isTrue, Then then) {
    if (now().unfolds) unfolding_.meetCondition(*loop.condition, isTrue);
    return then(std::move(s));
  };
  return rules_.eval(std::move(s), *loop.condition, [&](SymbolicState s, Term condition) {
    return path_.branch(
        std::move(s), condition, loop.condition->range,
        [&](SymbolicState s) { return met(std::move(s), true, onTrue); },
        [&](SymbolicState s) { return met(std::move(s), false, onFalse); });
  });
}

Verdict Loops::enterLoop(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop, Then then,
                         const Jumps& jumps) {
  const Site& entry =
      run_.site({Context::InvariantEntry, Site::Place::Part, statement.range, "before the loop"});
  const Site* const outer = std::exchange(s.frame.site, &entry);
  Remainder whole{.heap = s.heap};
  return rules_.consumeAll(
      std::move(s), std::move(whole), loop.invariants, [&](SymbolicState s, Remainder framed, Term) {
        branches_.forgetVariables(s.frame.store, statement);
        s.heap = {};
        if (path_.isRecording())
          recorder_.addFramed(s, loop.condition ? loop.condition->range : statement.range, framed.heap);
        const Site& arbitrary = run_.site({Context::Contract, Site::Place::Part});
        s.frame.site = &arbitrary;
        const auto begin = [&](SymbolicState s) {
          s.frame.site = outer;
          if (!learnFromFrame(s, framed.heap)) return Verdict::Verified;
          return iterate(std::move(s), statement, loop, framed.heap, then, jumps);
        };
        return produceInvariants(std::move(s), loop, framed.heap, begin, jumps);
      });
}

// One conjunct after the other where what stands behind a permission may need what is known of its values.
Verdict Loops::produceInvariants(SymbolicState s, const ast::Loop& loop, const heap::Heap& frame, Then then,
                                 const Jumps& jumps) {
  const Known known{frame, comparing(loop)};
  if (known.comparing.empty() && !holdsShares(frame)) {
    const Term snapshot = terms_.fresh(smt::Sort::Snapshot, "loop");
    return rules_.produceAll(std::move(s), loop.invariants, snapshot, then);
  }
  std::vector<const ast::Assertion*> parts;
  const auto add = [&](const ast::Assertion& part) { parts.push_back(&part); };
  for (const ast::Assertion* const invariant : loop.invariants) ast::forEachConjunct(*invariant, add);
  return produceInTurn(std::move(s), parts, known, then, jumps);
}

Verdict Loops::produceInTurn(SymbolicState s, std::span<const ast::Assertion* const> parts,
                             const Known& known, Then then, const Jumps& jumps) {
  if (parts.empty()) return then(std::move(s));
  const auto goOn = [&](SymbolicState s) {
    return produceInTurn(std::move(s), parts.subspan(1), known, then, jumps);
  };
  const heap::Heap before = s.heap;
  const Term snapshot = terms_.fresh(smt::Sort::Snapshot, "loop");
  return rules_.produceAll(std::move(s), parts.first(1), snapshot, [&](SymbolicState s) {
    if (!parts.front()->grants) return goOn(std::move(s));
    unchanged_.learnValues(s.heap, before, known.frame, isLessThanWhole);
    return rules_.execAll(std::move(s), known.comparing, goOn, jumps);
  });
}

// Whether both can be held.
bool Loops::learnFromFrame(const SymbolicState& s, const heap::Heap& frame) {
  if (!holdsShares(s.heap) || !holdsShares(frame)) return true;
  SymbolicState whole = s;
  return leaving_.restoreFrame(whole, &frame) && !path_.isInconsistent();
}

Verdict Loops::iterate(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop,
                       const heap::Heap& frame, Then then, const Jumps& jumps) {
  // What follows a join in the body was explored for other iterations, if at all.
  ast::forEachStatement(statement, [&](const ast::Statement& part) { now().joinsDone->erase(&part); });
  const auto leave = [&](SymbolicState s) {
    if (!leaving_.restoreFrame(s, &frame)) return Verdict::Verified;
    return then(std::move(s));
  };
  const Jump framed{.frame = &frame, .outer = jumps.innermost};
  const Jumps inside{jumps.onReturn, jumps.onThrow, &framed};
  const auto runMeasured = [&](SymbolicState s, Term before) {
    const auto finish = [&](SymbolicState s) {
      return finishIteration(std::move(s), statement, loop, before, leave, inside);
    };
    const Jump::Target target{loop.id, then, finish};
    const Jump jump{.target = &target, .frame = &frame, .outer = jumps.innermost};
    return rules_.exec(std::move(s), *loop.body, finish, {jumps.onReturn, jumps.onThrow, &jump});
  };
  const auto runBody = [&](SymbolicState s) { return withMeasure(std::move(s), loop, runMeasured); };
  const bool isTestMeasured = loop.condition != nullptr && ast::hasEffects(*loop.condition);
  if (loop.testsFirst && isTestMeasured) {  // what the condition does is part of the iteration
    return withMeasure(std::move(s), loop, [&](SymbolicState s, Term before) {
      const auto run = [&](SymbolicState s) { return runMeasured(std::move(s), before); };
      return testLoop(std::move(s), loop, run, leave, inside);
    });
  }
  if (loop.testsFirst) return testLoop(std::move(s), loop, runBody, leave, inside);
  // A do loop has tested its condition when it comes here, in this state: it holds still, if it has no
  // effects and can be evaluated with what the invariant owns.
  const auto isKnown = [&](SymbolicState s) {
    if (ast::hasEffects(*loop.condition)) return false;
    const JumpsInForce inForce(run_.jumps, inside);
    s.frame.jumps = inForce.id();
    const smt::PathScope scope(path_.condition());
    const auto test = [&](ThenTerm done) { return rules_.eval(std::move(s), *loop.condition, done); };
    return path_.attempt(test).verdict == Verdict::Verified;
  };
  if (!isKnown(s)) return runBody(std::move(s));
  const auto never = [](SymbolicState) { return Verdict::Verified; };
  return testLoop(std::move(s), loop, runBody, never, inside);
}

Verdict Loops::withMeasure(SymbolicState s, const ast::Loop& loop, ThenTerm then) {
  if (loop.measure == nullptr) return then(std::move(s), Term{});
  return rules_.eval(std::move(s), *loop.measure, then);
}

Verdict Loops::evalUpdates(SymbolicState s, ast::Expressions updates, Then then) {
  if (updates.empty()) return then(std::move(s));
  return rules_.eval(std::move(s), *updates.front(), [&](SymbolicState s, Term) {
    return evalUpdates(std::move(s), updates.subspan(1), then);
  });
}

Verdict Loops::finishIteration(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop,
                               Term before, Then leave, const Jumps& jumps) {
  const auto preserve = [&](SymbolicState s) {
    return checkMeasure(std::move(s), statement, loop, before, [&](SymbolicState s) {
      const Site& site = run_.site(
          {Context::InvariantBody, Site::Place::Part, statement.range, "after the body of the loop"});
      s.frame.site = &site;
      Remainder whole{.heap = s.heap};
      return rules_.consumeAll(std::move(s), std::move(whole), loop.invariants,
                               [&](SymbolicState, Remainder, Term) {
                                 ++path_.statistics().paths;
                                 return Verdict::Verified;
                               });
    });
  };
  const JumpsInForce inForce(run_.jumps, jumps);
  s.frame.jumps = inForce.id();
  return evalUpdates(std::move(s), loop.updates, [&](SymbolicState s) {
    return loop.testsFirst ? preserve(std::move(s)) : testLoop(std::move(s), loop, preserve, leave, jumps);
  });
}

// The measure is smaller than before the body, and was not negative then.
Verdict Loops::checkMeasure(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop,
                            Term before, Then then) {
  if (loop.measure == nullptr) return then(std::move(s));
  return rules_.eval(std::move(s), *loop.measure, [&](SymbolicState s, Term after) {
    const Term goal =
        terms_.conjoin(terms_.lessOrEqual(terms_.integer(0), before), terms_.less(after, before));
    return path_.require(
        std::move(s), goal, Purpose::Obligation,
        [&](const SymbolicState&) {
          Problem problem{Context::Termination, Reason::NotDecreasing, statement.range,
                          "the measure of the loop may not decrease, or be negative"};
          if (loop.isMeasureMissing) {
            problem.message =
                "a loop in ghost code must end: say by `decreases e;` what gets less, and never negative";
          } else {
            problem.part = loop.measure->range;
            problem.notes.push_back({loop.measure->range, "the measure"});
          }
          return problem;
        },
        then);
  });
}

}  // namespace warrant::symbex
