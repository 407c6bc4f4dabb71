// The ways out of statements: past the statements around, of which a loop gives back what it framed, `catch`
// takes an exception and `finally` runs first.
#include "symbex/rules/control/leaving.h"

#include <algorithm>

#include "ast/walk.h"
#include "symbex/explain/reports.h"
#include "symbex/explore/unfolding.h"
#include "symbex/path/path.h"
#include "symbex/path/vacuity.h"
#include "symbex/resources/chunks.h"
#include "symbex/resources/families.h"
#include "symbex/resources/ranges.h"
#include "symbex/rules/control/branches.h"
#include "symbex/rules/rules.h"
#include "symbex/values/classes.h"

namespace warrant::symbex {

using support::SourceRange;

bool Leaving::restoreFrame(SymbolicState& s, const heap::Heap* frame) {
  if (frame == nullptr) return true;
  const auto isApart = [&](const heap::Chunk& chunk) {
    if (!chunk.isOfLocations()) return true;
    const bool isOfSingles =
        chunk.isRange() ? ranges_.assumeApart(*frame, rangeOf(chunk))
                        : chunks_.assumeSeparate(*frame, chunk.resource, chunk.receiver, chunk.amount);
    return isOfSingles && families_.assumeSeparate(*frame, chunk);
  };
  if (s.heap.find([&](const heap::Chunk& chunk) { return !isApart(chunk); })) return false;
  if (s.heap.findFamilies([&](const heap::Chunk& chunk) { return !families_.assumeHeld(*frame, chunk); }))
    return false;
  const auto restore = [&](const heap::Chunk& chunk) {
    s.heap.add(chunk);
    return false;
  };
  const auto cannotRestore = [&](const heap::Chunk& chunk) {
    return !families_.unite(s.heap, s.heap.add(chunk));
  };
  frame->find(restore);
  if (frame->findFamilies(cannotRestore)) return false;
  frame->findGuarded(restore);
  ranges_.uniteEqual(s.heap);
  return true;
}

Verdict Leaving::leave(SymbolicState s, const Exit& exit, const Jumps& jumps) {
  vacuity_.noteWayOut();
  return leave(std::move(s), exit, jumps.innermost, jumps);
}

Verdict Leaving::leave(SymbolicState s, const Exit& exit, const Jump* around, const Jumps& jumps) {
  for (; around != nullptr; around = around->outer) {
    const bool isTarget = around->target != nullptr && around->target->id == exit.target;
    if (isTarget && exit.kind == Exit::Kind::Continue) return around->target->onContinue(std::move(s));
    if (!restoreFrame(s, around->frame)) return Verdict::Verified;
    if (isTarget && exit.kind == Exit::Kind::Break) return around->target->onBreak(std::move(s));
    if (around->onThrow != nullptr && exit.kind == Exit::Kind::Throw)
      return (*around->onThrow)(std::move(s), exit);
    if (around->finallyBody != nullptr) {
      const Jumps outside{jumps.onReturn, jumps.onThrow, around->outer};
      return runFinally(
          std::move(s), *around->finallyBody,
          [&](SymbolicState s) { return leave(std::move(s), exit, around->outer, jumps); }, outside);
    }
  }
  switch (exit.kind) {
    case Exit::Kind::Return:
      s.frame.result = exit.value;
      return jumps.onReturn(std::move(s), exit);
    case Exit::Kind::Throw:
      return jumps.onThrow(std::move(s), exit);
    default:
      return reports_.giveUp(exit.range, "a jump without its target");
  }
}

Verdict Leaving::execLabelled(SymbolicState s, const ast::Labelled& labelled, Then then, const Jumps& jumps) {
  VariableScope scope(*labelled.body);
  const auto run = [&](SymbolicState s, Then then) {
    const auto leave = [&](SymbolicState s) {
      scope.leave(s.frame.store);
      return then(std::move(s));
    };
    const Jump::Target target{labelled.id, leave, then};
    const Jump jump{.target = &target, .outer = jumps.innermost};
    return rules_.exec(std::move(s), *labelled.body, then, {jumps.onReturn, jumps.onThrow, &jump});
  };
  return branches_.runAndMerge(std::move(s), run, then);
}

// --- try

Verdict Leaving::execTry(SymbolicState s, const ast::Try& attempt, Then then, const Jumps& jumps) {
  const auto run = [&](SymbolicState s, Then then) {
    if (attempt.finallyBody == nullptr) return execCatching(std::move(s), attempt, then, jumps);
    const Jump jump{.finallyBody = attempt.finallyBody, .outer = jumps.innermost};
    return execCatching(
        std::move(s), attempt,
        [&](SymbolicState s) { return runFinally(std::move(s), *attempt.finallyBody, then, jumps); },
        {jumps.onReturn, jumps.onThrow, &jump});
  };
  return branches_.runAndMerge(std::move(s), run, then);
}

Verdict Leaving::execCatching(SymbolicState s, const ast::Try& attempt, Then then, const Jumps& jumps) {
  if (attempt.catches.empty()) return rules_.exec(std::move(s), *attempt.body, then, jumps);
  VariableScope scope(*attempt.body);
  const auto handle = [&](SymbolicState s, const Exit& exit) {
    scope.leave(s.frame.store);
    return catchException(std::move(s), exit, attempt.catches, then, jumps);
  };
  const OnExit onThrow = handle;
  const Jump jump{.onThrow = &onThrow, .outer = jumps.innermost};
  return rules_.exec(std::move(s), *attempt.body, then, {jumps.onReturn, jumps.onThrow, &jump});
}

// How many of the first ones do not take an exception that was made on this path, whose class says that:
// there may be many.
std::size_t Leaving::countPassed(const Exit& exit, std::span<const ast::Catch> handlers) {
  const ast::Type* const created = classes_.createdAs(exit.value);
  if (created == nullptr) return 0;
  std::size_t count = 0;
  const auto isOf = [&](const ast::ClassDecl* type) { return Hierarchy::isSubtype(*created, typeOf(*type)); };
  for (; count < handlers.size() && std::ranges::none_of(handlers[count].types, isOf); ++count) {
    if (now().unfolds) unfolding_.meetCase(handlers[count].variable->range, false);
  }
  return count;
}

Verdict Leaving::catchException(SymbolicState s, const Exit& exit, std::span<const ast::Catch> handlers,
                                Then then, const Jumps& jumps) {
  handlers = handlers.subspan(countPassed(exit, handlers));
  if (handlers.empty()) return leave(std::move(s), exit, jumps);
  const ast::Catch& handler = handlers.front();
  const Term isCaught = isOneOf(exit, handler.types);
  return path_.branch(
      std::move(s), isCaught, handler.variable->range,
      [&](SymbolicState s) {
        if (now().unfolds) unfolding_.meetCase(handler.variable->range, true);
        const std::uint32_t slot = handler.variable->slot;
        s.frame.store.set(slot, exit.value);
        if (typeOf(*exit.thrown) != handler.variable->type)  // which is all that is known where it goes on
          classes_.learnType(exit.value, typeOf(*exit.thrown));
        const auto leave = [&](SymbolicState s) {
          s.frame.store.set(slot, {});
          return then(std::move(s));
        };
        return rules_.exec(std::move(s), *handler.body, leave, jumps);
      },
      [&](SymbolicState s) {
        if (now().unfolds) unfolding_.meetCase(handler.variable->range, false);
        return catchException(std::move(s), exit, handlers.subspan(1), then, jumps);
      });
}

// Each way through it is one of its own, with its own `join`s.
Verdict Leaving::runFinally(SymbolicState s, const ast::Statement& finallyBody, Then then,
                            const Jumps& jumps) {
  ast::forEachStatement(finallyBody, [&](const ast::Statement& part) { now().joinsDone->erase(&part); });
  return rules_.exec(std::move(s), finallyBody, then, jumps);
}

Verdict Leaving::raise(SymbolicState s, const Exit& exit) {
  const Jumps* const jumps = run_.jumps.find(s.frame.jumps);
  if (jumps == nullptr) return reports_.giveUp(exit.range, "an exception where there is no code");
  return leave(std::move(s), exit, *jumps);
}

Verdict Leaving::execThrow(SymbolicState s, const ast::Throw& raised, SourceRange range, const Jumps& jumps) {
  const ast::Expression& e = *raised.exception;
  return rules_.eval(std::move(s), e, [&](SymbolicState s, Term exception) {
    return path_.requireNonNull(std::move(s), exception, e, Context::Exception, [&](SymbolicState s) {
      if (e.type.declaration == nullptr) return Verdict::Verified;  // `throw null`: no execution comes here
      return leave(std::move(s), {Exit::Kind::Throw, range, 0, exception, e.type.declaration}, jumps);
    });
  });
}

smt::Term Leaving::isOneOf(const Exit& exit, std::span<const ast::ClassDecl* const> types) {
  Term isOne = terms_.falsity();
  for (const ast::ClassDecl* const type : types) {
    isOne = terms_.disjoin(isOne, classes_.isInstance(exit.value, typeOf(*type), typeOf(*exit.thrown)));
  }
  return isOne;
}

}  // namespace warrant::symbex
