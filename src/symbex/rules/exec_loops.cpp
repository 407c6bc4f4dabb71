// Loops (language.md 6.6). A loop is verified for an arbitrary iteration: what the invariant owns
// is all that the loop has of the heap, and what the loop may assign is forgotten; the rest is framed around
// it.
#include "ast/walk.h"
#include "symbex/engine.h"

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

}  // namespace

Verdict Engine::execLoop(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop, Then then,
                         const Jumps& jumps) {
  if (!hasBreak(loop)) return runLoop(std::move(s), statement, loop, then, jumps);
  const auto run = [&](SymbolicState s, Then then) {
    const auto leave = [&](SymbolicState s) {
      leaveScope(s.frame.store, *loop.body);
      return then(std::move(s));
    };
    return runLoop(std::move(s), statement, loop, leave, jumps);
  };
  return runAndMerge(std::move(s), run, then);
}

Verdict Engine::runLoop(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop, Then then,
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
  return exec(std::move(s), *loop.body, test, {jumps.onReturn, jumps.onThrow, &jump});
}

Verdict Engine::testLoop(SymbolicState s, const ast::Loop& loop, Then onTrue, Then onFalse,
                         const Jumps& jumps) {
  s.frame.jumps = &jumps;
  if (loop.condition == nullptr) return onTrue(std::move(s));
  return eval(std::move(s), *loop.condition, [&](SymbolicState s, Term condition) {
    return branch(std::move(s), condition, loop.condition->range, onTrue, onFalse);
  });
}

Verdict Engine::enterLoop(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop, Then then,
                          const Jumps& jumps) {
  const Site entry{Context::InvariantEntry, Site::Place::Part, statement.range, "before the loop"};
  const Site* const outer = std::exchange(s.frame.site, &entry);
  Remainder whole{s.heap, {}, false};
  return consumeAll(
      std::move(s), std::move(whole), loop.invariants, [&](SymbolicState s, Remainder framed, Term) {
        forgetVariables(s.frame.store, statement);
        s.heap = {};
        if (trace_.isOn())
          recordFramed(s, loop.condition ? loop.condition->range : statement.range, framed.heap);
        const Site arbitrary{Context::Contract, Site::Place::Part, {}, {}};
        s.frame.site = &arbitrary;
        const Term snapshot = terms_.fresh(smt::Sort::Snapshot, "loop");
        return produceAll(std::move(s), loop.invariants, snapshot, [&](SymbolicState s) {
          s.frame.site = outer;
          return iterate(std::move(s), statement, loop, framed.heap, then, jumps);
        });
      });
}

Verdict Engine::iterate(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop,
                        const heap::Heap& frame, Then then, const Jumps& jumps) {
  // What follows a join in the body was explored for other iterations, if at all.
  ast::forEachStatement(statement, [&](const ast::Statement& part) { joinsDone_.erase(&part); });
  const auto leave = [&](SymbolicState s) {
    restoreFrame(s, &frame);
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
    return exec(std::move(s), *loop.body, finish, {jumps.onReturn, jumps.onThrow, &jump});
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
    s.frame.jumps = &inside;
    const smt::PathScope scope(*path_);
    const auto test = [&](ThenTerm done) { return eval(std::move(s), *loop.condition, done); };
    return attempt(test).verdict == Verdict::Verified;
  };
  if (!isKnown(s)) return runBody(std::move(s));
  const auto never = [](SymbolicState) { return Verdict::Verified; };
  return testLoop(std::move(s), loop, runBody, never, inside);
}

Verdict Engine::withMeasure(SymbolicState s, const ast::Loop& loop, ThenTerm then) {
  if (loop.measure == nullptr) return then(std::move(s), Term{});
  return eval(std::move(s), *loop.measure, then);
}

Verdict Engine::evalUpdates(SymbolicState s, ast::Expressions updates, Then then) {
  if (updates.empty()) return then(std::move(s));
  return eval(std::move(s), *updates.front(),
              [&](SymbolicState s, Term) { return evalUpdates(std::move(s), updates.subspan(1), then); });
}

Verdict Engine::finishIteration(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop,
                                Term before, Then leave, const Jumps& jumps) {
  const auto preserve = [&](SymbolicState s) {
    return checkMeasure(std::move(s), loop, before, [&](SymbolicState s) {
      const Site site{Context::InvariantBody, Site::Place::Part, statement.range,
                      "after the body of the loop"};
      s.frame.site = &site;
      Remainder whole{s.heap, {}, false};
      return consumeAll(std::move(s), std::move(whole), loop.invariants, [&](SymbolicState, Remainder, Term) {
        ++result_.statistics.paths;
        return Verdict::Verified;
      });
    });
  };
  s.frame.jumps = &jumps;
  return evalUpdates(std::move(s), loop.updates, [&](SymbolicState s) {
    return loop.testsFirst ? preserve(std::move(s)) : testLoop(std::move(s), loop, preserve, leave, jumps);
  });
}

// The measure is smaller than before the body, and was not negative then.
Verdict Engine::checkMeasure(SymbolicState s, const ast::Loop& loop, Term before, Then then) {
  if (loop.measure == nullptr) return then(std::move(s));
  return eval(std::move(s), *loop.measure, [&](SymbolicState s, Term after) {
    const Term goal =
        terms_.conjoin(terms_.lessOrEqual(terms_.integer(0), before), terms_.less(after, before));
    return require(
        std::move(s), goal, Purpose::Obligation,
        [&](const SymbolicState& s) {
          return blame(s, Context::Termination, Reason::NotDecreasing, loop.measure->range,
                       "the measure of the loop may not decrease, or be negative");
        },
        then);
  });
}

}  // namespace warrant::symbex
