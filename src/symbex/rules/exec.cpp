// Executing statements (paper, Figure 8).
#include "ast/print.h"
#include "support/match.h"
#include "symbex/engine.h"

namespace warrant::symbex {

using heap::Chunk;
using support::match;
using support::SourceRange;

namespace {

// Whether it is a ghost statement: `set x = e;`.
bool assignsGhost(const ast::Expression& expression) {
  const auto* assign = std::get_if<ast::Assign>(&expression.node);
  const auto* read = assign == nullptr ? nullptr : std::get_if<ast::VariableRead>(&assign->target->node);
  return read != nullptr && read->variable->isGhost;
}

}  // namespace

// A statement that goes on once, at this scope depth, hands its state back and gives its stack back: so a
// straight line of statements needs no more stack than its deepest statement. Other ways on are followed
// inside, as always.
Verdict Engine::execAll(SymbolicState s, ast::Statements statements, Then then, const Jumps& jumps) {
  const smt::PathCondition* const path = path_;
  const std::size_t depth = path_->depth();
  Verdict verdict = Verdict::Verified;
  for (std::size_t index = 0; index < statements.size(); ++index) {
    std::optional<SymbolicState> next;
    const ast::Statements rest = statements.subspan(index + 1);
    const Verdict explored = exec(
        std::move(s), *statements[index],
        [&](SymbolicState s) {
          if (path_ != path || path_->depth() != depth || next)
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

Verdict Engine::exec(SymbolicState s, const ast::Statement& statement, Then then, const Jumps& jumps) {
  if (!spendStep()) return giveUp(statement.range, stepLimitHit);
  if (trace_.isOn()) record(s, Step::Kind::Execute, statement.range, ast::toString(statement));
  s.frame.jumps = &jumps;
  return match(
      statement.node,
      [&](const ast::LocalDeclaration& declaration) {
        return execDeclaration(std::move(s), declaration, then);
      },
      [&](const ast::Evaluate& evaluate) {
        s.frame.isGhost = assignsGhost(*evaluate.expression);
        return eval(std::move(s), *evaluate.expression, [&](SymbolicState s, Term) {
          s.frame.isGhost = false;
          return then(std::move(s));
        });
      },
      [&](const ast::If& conditional) { return execIf(std::move(s), conditional, then, jumps); },
      [&](const ast::Block& block) {
        const auto leave = [&](SymbolicState s) {
          leaveScope(s.frame.store, block.statements);
          return then(std::move(s));
        };
        return execAll(std::move(s), block.statements, leave, jumps);
      },
      [&](const ast::Return& done) { return execReturn(std::move(s), done, statement.range, jumps); },
      [&](const ast::Assert& assertion) { return execAssert(std::move(s), statement, assertion, then); },
      [&](const ast::Assume& assumption) {
        return execAssume(std::move(s), statement, *assumption.condition, then);
      },
      [&](const ast::Open& open) { return execOpen(std::move(s), statement, *open.instance, then); },
      [&](const ast::Close& close) { return execClose(std::move(s), statement, *close.instance, then); },
      [&](const ast::Use& use) { return execUse(std::move(s), statement, *use.call, then); },
      [&](const ast::Join& join) { return execJoin(std::move(s), statement, join, then); },
      [&](const ast::Loop& loop) { return execLoop(std::move(s), statement, loop, then, jumps); },
      [&](const ast::Labelled& labelled) { return execLabelled(std::move(s), labelled, then, jumps); },
      [&](const ast::Break& jump) {
        return leave(std::move(s), {Exit::Kind::Break, statement.range, jump.target}, jumps);
      },
      [&](const ast::Continue& jump) {
        return leave(std::move(s), {Exit::Kind::Continue, statement.range, jump.target}, jumps);
      },
      [&](const ast::Switch& choice) { return execSwitch(std::move(s), choice, then, jumps); },
      [&](const ast::Throw& raised) { return execThrow(std::move(s), raised, statement.range, jumps); },
      [&](const ast::Try& attempt) { return execTry(std::move(s), attempt, then, jumps); },
      [&](const ast::ConstructorCall& call) {
        return execConstructorCall(std::move(s), statement, call, then);
      });
}

Verdict Engine::execDeclaration(SymbolicState s, const ast::LocalDeclaration& declaration, Then then) {
  const ast::Variable& variable = *declaration.variable;
  if (declaration.initializer == nullptr) {
    s.frame.store.set(variable.slot, defaultValue(variable.type));
    return then(std::move(s));
  }
  hintName(variable, *declaration.initializer);
  s.frame.isGhost = variable.isGhost;
  return eval(std::move(s), *declaration.initializer, [&](SymbolicState s, Term value) {
    s.frame.isGhost = false;
    s.frame.store.set(variable.slot, value);
    return then(std::move(s));
  });
}

Verdict Engine::execIf(SymbolicState s, const ast::If& statement, Then then, const Jumps& jumps) {
  return eval(std::move(s), *statement.condition, [&](SymbolicState s, Term condition) {
    const auto onTrue = [&](SymbolicState s, Then then) {
      return exec(std::move(s), *statement.onTrue, then, jumps);
    };
    const auto onFalse = [&](SymbolicState s, Then then) {
      return statement.onFalse == nullptr ? then(std::move(s))
                                          : exec(std::move(s), *statement.onFalse, then, jumps);
    };
    return branchAndMerge(std::move(s), condition, statement.condition->range, onTrue, onFalse, then);
  });
}

Verdict Engine::execReturn(SymbolicState s, const ast::Return& statement, SourceRange range,
                           const Jumps& jumps) {
  if (statement.value == nullptr) return leave(std::move(s), {Exit::Kind::Return, range}, jumps);
  return eval(std::move(s), *statement.value, [&](SymbolicState s, Term value) {
    return leave(std::move(s), {Exit::Kind::Return, range, 0, value}, jumps);
  });
}

Verdict Engine::execAssert(SymbolicState s, const ast::Statement& statement, const ast::Assert& assertion,
                           Then then) {
  const Site site{Context::Assert, Site::Place::Assertion, statement.range, "this part of the assertion"};
  const SymbolicState before = s;
  s.frame.site = &site;
  s.frame.isGhost = assertion.isGhost;
  return consume(std::move(s), Remainder{before.heap, {}, false, true}, *assertion.assertion,
                 [&](SymbolicState s, Remainder, Term) {
                   SymbolicState after = before;
                   after.step = s.step;
                   return then(std::move(after));
                 });
}

Verdict Engine::execAssume(SymbolicState s, const ast::Statement& statement, const ast::Expression& condition,
                           Then then) {
  trust(statement.range, "`assume`");
  s.frame.isGhost = true;
  return eval(std::move(s), condition, [&](SymbolicState s, Term fact) {
    s.frame.isGhost = false;
    return assume(std::move(s), fact, then);
  });
}

Verdict Engine::execOpen(SymbolicState s, const ast::Statement& statement,
                         const ast::PredicateInstance& instance, Then then) {
  const Site site{Context::Open, Site::Place::Site, statement.range, {}};
  return openInstance(std::move(s), instance, site, then);
}

Verdict Engine::execClose(SymbolicState s, const ast::Statement& statement,
                          const ast::PredicateInstance& instance, Then then) {
  return evalInstance(
      std::move(s), instance, [&](SymbolicState s, Term receiver, std::span<const Term> arguments) {
        const heap::Resource resource = analysis_.resourceOf(instance, s.frame.statically);
        const auto close = [&](SymbolicState s) {
          const PredicateDefinition definition = definitionFor(resource, receiver);
          if (!definition) {
            return fail(s, {Context::Close,
                            Reason::Predicate,
                            statement.range,
                            "`" + ast::toString(instance) + "` " + whyNoDefinition(instance) +
                                ": it cannot be closed",
                            {},
                            {}});
          }
          const Site site{Context::Close, Site::Place::Site, statement.range, "this part of the predicate"};
          const Frame caller = s.frame;
          rely(definition.known);
          s.frame = frameFor(definition, receiver, arguments, &site, &caller);
          return consumeFrom(std::move(s), *definition.predicate->body, [&](SymbolicState s, Term snapshot) {
            const Chunk chunk = predicateChunk(resource, receiver, arguments, snapshot);
            s.frame = caller;
            if (trace_.isOn()) record(s, Step::Kind::Produce, statement.range, chunk);
            s.heap.add(chunk);
            return then(std::move(s));
          });
        };
        if (instance.predicate->isStatic) return close(std::move(s));
        return requireNonNull(std::move(s), receiver, *instance.receiver, Context::Close, close);
      });
}

Verdict Engine::execUse(SymbolicState s, const ast::Statement& statement, const ast::Expression& use,
                        Then then) {
  const Site site{Context::Use, Site::Place::Site, statement.range, "this part of the precondition"};
  const Site* const outer = std::exchange(s.frame.site, &site);
  return eval(std::move(s), use, [&](SymbolicState s, Term application) {
    useDefinition(s.frame, std::get<ast::Call>(use.node), application);
    s.frame.site = outer;
    return then(std::move(s));
  });
}

// Splits the verification of the method (paper, 6.1): every path before the join ends in a state that
// satisfies the assertion; what follows is explored once, from an arbitrary state that does. It knows what
// held on entry, and nothing of the path: the variables, and the heap but for what the assertion holds, are
// forgotten.
Verdict Engine::execJoin(SymbolicState s, const ast::Statement& statement, const ast::Join& join, Then then) {
  SymbolicState after = s;
  const Site site{Context::Join, Site::Place::Part, {}, {}};
  s.frame.site = &site;
  const Verdict before = consumeFrom(std::move(s), *join.assertion, [&](SymbolicState, Term) {
    ++result_.statistics.paths;
    return Verdict::Verified;
  });
  if (!joinsDone_.insert(&statement).second) return before;

  smt::SolverOptions options = solverOptions();
  options.dumpPrefix += "-join-" + std::to_string(statement.range.line);  // its files are apart, too
  smt::PathCondition apart(terms_, options);
  const auto facts = path_->facts();
  for (std::size_t fact = 0; fact < factsAtEntry_; ++fact) apart.assume(facts[fact]);
  for (const auto& bounds : path_->bounds().subspan(0, boundsAtEntry_)) apart.noteBounds(bounds);
  smt::PathCondition* const path = std::exchange(path_, &apart);
  std::vector<Branch> branches = std::exchange(branches_, {});
  Memory memory = std::exchange(memory_, {});
  forgetVariables(after.frame.store, *method_->body);
  forgetFinalFields(after.frame);
  after.heap = {};
  const Term snapshot = join.assertion->grants ? terms_.fresh(smt::Sort::Snapshot, "join") : terms_.unit();
  const Site produced{Context::Join, Site::Place::Part, {}, {}};
  const Site* const outer = std::exchange(after.frame.site, &produced);
  const Verdict rest = produce(std::move(after), *join.assertion, snapshot, [&](SymbolicState s) {
    s.frame.site = outer;
    return then(std::move(s));
  });
  result_.statistics.solver += apart.statistics();
  memory_ = std::move(memory);
  branches_ = std::move(branches);
  path_ = path;
  return meet(before, rest);
}

}  // namespace warrant::symbex
