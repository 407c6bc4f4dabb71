// Executing statements (paper, Figure 8).
#include "symbex/rules/exec.h"

#include "ast/print.h"
#include "ast/walk.h"
#include "support/match.h"
#include "symbex/explain/notation.h"
#include "symbex/explain/reports.h"
#include "symbex/explore/unfolding.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/path/vacuity.h"
#include "symbex/rules/control/branches.h"
#include "symbex/rules/control/leaving.h"
#include "symbex/rules/control/loops.h"
#include "symbex/rules/control/switches.h"
#include "symbex/rules/creation.h"
#include "symbex/rules/openings.h"
#include "symbex/rules/rules.h"
#include "symbex/values/final_fields.h"
#include "symbex/values/numbers.h"
#include "symbex/wands/packaging.h"

namespace warrant::symbex {

using support::match;
using support::SourceRange;

namespace {

// Whether control, or a path, is not expected to come to its end; or its parts are looked at.
bool saysThatItEnds(const ast::Statement& statement) {
  if (const auto* const assume = std::get_if<ast::Assume>(&statement.node))
    return std::holds_alternative<ast::BooleanLiteral>(assume->condition->node);
  const auto isAnyOf = [&]<class... Nodes>(std::type_identity<Nodes>...) {
    return (std::holds_alternative<Nodes>(statement.node) || ...);
  };
  return isAnyOf(std::type_identity<ast::If>(), std::type_identity<ast::Block>(),
                 std::type_identity<ast::Loop>(), std::type_identity<ast::Labelled>(),
                 std::type_identity<ast::Switch>(), std::type_identity<ast::Try>(),
                 std::type_identity<ast::Join>(), std::type_identity<ast::Ghost>());
}

}  // namespace

Verdict Exec::exec(SymbolicState&& s, const ast::Statement& statement, Then then, const Jumps& jumps) {
  if (!path_.spendStep()) return reports_.giveUpAtLimit(statement.range);
  const JumpsInForce inForce(run_.jumps, jumps);
  s.frame.jumps = inForce.id();
  return options_.probeExits ? probe(std::move(s), statement, then, jumps)
                             : run(std::move(s), statement, then, jumps);
}

// Holds it to leaving the path as reachable as it was.
Verdict Exec::probe(SymbolicState s, const ast::Statement& statement, Then then, const Jumps& jumps) {
  Vacuity::Passage passage(vacuity_, s);
  const std::uint64_t before = vacuity_.waysOut();
  const Verdict verdict = run(
      std::move(s), statement,
      [&](SymbolicState s) {
        passage.leave();
        return then(std::move(s));
      },
      jumps);
  if (vacuity_.waysOut() == before && !saysThatItEnds(statement))
    passage.end(verdict, statement.range, [] { return std::string("what is learned"); });
  return verdict;
}

Verdict Exec::run(SymbolicState&& s, const ast::Statement& statement, Then then, const Jumps& jumps) {
  return match(
      statement.node,
      // Figure 8, 1: exec(σ, C x;, Q) ≡ Q(Γ[x ↦ null])
      [&](const ast::LocalDeclaration& declaration) {
        return execDeclaration(std::move(s), declaration, then);
      },
      // Figure 8, 2 to 5: x := e, e1.f := e2 (Places::assign), e0.m(ē) (Calls::callMutator), new C
      // (Creation::create) are expressions here
      [&](const ast::Evaluate& evaluate) {
        const bool around = s.frame.isGhost;
        s.frame.isGhost = around || ast::setsGhost(*evaluate.expression);
        return rules_.eval(std::move(s), *evaluate.expression, [&](SymbolicState s, Term) {
          s.frame.isGhost = around;
          return then(std::move(s));
        });
      },
      // Figure 8, 6: exec(σ, if (e1 = e2) s1 else s2, Q) ≡ both arms, each under its own assumption
      [&](const ast::If& conditional) { return execIf(std::move(s), conditional, then, jumps); },
      [&](const ast::Block& block) {
        const auto leave = [&](SymbolicState s) {
          Branches::leaveScope(s.frame.store, block.statements);
          return then(std::move(s));
        };
        return rules_.execAll(std::move(s), block.statements, leave, jumps);
      },
      [&](const ast::Return& done) { return execReturn(std::move(s), done, statement.range, jumps); },
      // Figure 8, 7: exec(σ, assert e1 = e2;, Q) ≡ … Σ ⊢ t1 = t2 ∧ Q(σ)
      [&](const ast::Assert& assertion) { return execAssert(std::move(s), statement, assertion, then); },
      [&](const ast::Assume& assumption) {
        return execAssume(std::move(s), statement, *assumption.condition, then);
      },
      // Figure 8, 8: exec(σ, open e0.q(ē);, Q) ≡ … consume(σ, e0.q(ē), λσ', s. produce(σ', s, body, Q))
      [&](const ast::Open& open) { return openings_.execOpen(std::move(s), statement, open, then); },
      // Figure 8, 9: exec(σ, close e0.q(ē);, Q) ≡ … consume(σ, body, λσ', s. Q(H' + {t0.q[s](t̄)}))
      [&](const ast::Close& close) { return openings_.execClose(std::move(s), statement, close, then); },
      // Figure 8, 10: exec(σ, use e0.p(ē);, Q) ≡ … Q(Σ ∪ {t_call = t_body})
      [&](const ast::Use& use) { return openings_.execUse(std::move(s), statement, *use.call, then); },
      // Section 6.1
      [&](const ast::Join& join) { return execJoin(std::move(s), statement, join, then); },
      // Beyond the paper: loops, ways out, switch, exceptions (language.md 6.6)
      [&](const ast::Loop& loop) { return loops_.execLoop(std::move(s), statement, loop, then, jumps); },
      [&](const ast::Labelled& labelled) {
        return leaving_.execLabelled(std::move(s), labelled, then, jumps);
      },
      [&](const ast::Break& jump) {
        return leaving_.leave(std::move(s), {Exit::Kind::Break, statement.range, jump.target}, jumps);
      },
      [&](const ast::Continue& jump) {
        return leaving_.leave(std::move(s), {Exit::Kind::Continue, statement.range, jump.target}, jumps);
      },
      [&](const ast::Switch& choice) { return switches_.execSwitch(std::move(s), choice, then, jumps); },
      [&](const ast::Throw& raised) {
        return leaving_.execThrow(std::move(s), raised, statement.range, jumps);
      },
      [&](const ast::Try& attempt) { return leaving_.execTry(std::move(s), attempt, then, jumps); },
      [&](const ast::ConstructorCall& call) {
        return creation_.execConstructorCall(std::move(s), statement, call, then);
      },
      [&](const ast::Ghost& ghost) { return execGhost(std::move(s), *ghost.body, then, jumps); },
      [&](const ast::Package& package) {
        return packaging_.execPackage(std::move(s), statement, package, then, jumps);
      },
      [&](const ast::Apply& apply) { return packaging_.execApply(std::move(s), statement, apply, then); });
}

Verdict Exec::execGhost(SymbolicState s, const ast::Statement& body, Then then, const Jumps& jumps) {
  s.frame.isGhost = true;
  const auto leave = [&](SymbolicState s) {
    s.frame.isGhost = false;
    return then(std::move(s));
  };
  return rules_.exec(std::move(s), body, leave, jumps);
}

Verdict Exec::execDeclaration(SymbolicState s, const ast::LocalDeclaration& declaration, Then then) {
  const ast::Variable& variable = *declaration.variable;
  if (declaration.initializer == nullptr) {
    s.frame.store.set(variable.slot, numbers_.defaultValue(variable.type));
    return then(std::move(s));
  }
  notation_.hintName(variable, *declaration.initializer);
  const bool around = s.frame.isGhost;
  s.frame.isGhost = around || variable.isGhost;
  return rules_.eval(std::move(s), *declaration.initializer, [&](SymbolicState s, Term value) {
    s.frame.isGhost = around;
    s.frame.store.set(variable.slot, value);
    return then(std::move(s));
  });
}

Verdict Exec::execIf(SymbolicState s, const ast::If& statement, Then then, const Jumps& jumps) {
  return rules_.eval(std::move(s), *statement.condition, [&](SymbolicState s, Term condition) {
    const auto onTrue = [&](SymbolicState s, Then then) {
      if (now().unfolds) unfolding_.meetCondition(*statement.condition, true);
      return rules_.exec(std::move(s), *statement.onTrue, then, jumps);
    };
    const auto onFalse = [&](SymbolicState s, Then then) {
      if (now().unfolds) unfolding_.meetCondition(*statement.condition, false);
      return statement.onFalse == nullptr ? then(std::move(s))
                                          : rules_.exec(std::move(s), *statement.onFalse, then, jumps);
    };
    return branches_.branchAndMerge(std::move(s), condition, statement.condition->range, onTrue, onFalse,
                                    then);
  });
}

Verdict Exec::execReturn(SymbolicState s, const ast::Return& statement, SourceRange range,
                         const Jumps& jumps) {
  if (statement.value == nullptr) return leaving_.leave(std::move(s), {Exit::Kind::Return, range}, jumps);
  return rules_.eval(std::move(s), *statement.value, [&](SymbolicState s, Term value) {
    return leaving_.leave(std::move(s), {Exit::Kind::Return, range, 0, value}, jumps);
  });
}

Verdict Exec::execAssert(SymbolicState s, const ast::Statement& statement, const ast::Assert& assertion,
                         Then then) {
  if (now().unfolds) return unfolding_.assertion(std::move(s), statement, *assertion.assertion, then);
  if (assertion.isRefuted) return execRefute(std::move(s), statement, *assertion.assertion, then);
  const Site& site =
      run_.site({Context::Assert, Site::Place::Assertion, statement.range, "this part of the assertion"});
  const SymbolicState before = s;
  s.frame.site = &site;
  s.frame.isGhost = assertion.isGhost;
  return rules_.consume(std::move(s), Remainder{.heap = before.heap, .isRead = true}, *assertion.assertion,
                        [&](SymbolicState s, Remainder, Term) {
                          SymbolicState after = before;
                          after.trail = s.trail;
                          after.hasFailed = s.hasFailed;
                          return then(std::move(after));
                        });
}

// Notes whether there is a path on which the assertion does not follow (Members::checkRefuted).
Verdict Exec::execRefute(SymbolicState s, const ast::Statement& statement, const ast::Assertion& assertion,
                         Then then) {
  if (now().isSilent || run_.refuted.contains(&statement)) return then(std::move(s));
  SymbolicState asked = s;
  asked.frame.site =
      &run_.site({Context::Assert, Site::Place::Assertion, statement.range, "what is refuted"});
  asked.frame.isGhost = true;
  const auto ask = [&](ThenTerm done) {
    return rules_.consume(
        SymbolicState(asked), Remainder{.heap = asked.heap, .isRead = true}, assertion,
        [&](SymbolicState s, Remainder, Term) { return done(std::move(s), terms_.truth()); });
  };
  if (path_.attempt(ask).verdict != Verdict::Verified) run_.refuted.insert(&statement);
  return then(std::move(s));
}

Verdict Exec::execAssume(SymbolicState s, const ast::Statement& statement, const ast::Expression& condition,
                         Then then) {
  reports_.trust(statement.range, "`assume`");
  const bool around = std::exchange(s.frame.isGhost, true);
  const auto* const literal = std::get_if<ast::BooleanLiteral>(&condition.node);
  return rules_.eval(std::move(s), condition, [&](SymbolicState s, Term fact) {
    s.frame.isGhost = around;
    Vacuity::Passage passage(vacuity_, s);
    if (literal != nullptr) passage.leave();  // `assume false` says so
    const Verdict verdict = path_.assume(std::move(s), fact, [&](SymbolicState s) {
      passage.leave();
      return then(std::move(s));
    });
    passage.end(verdict, statement.range, [] { return std::string("what is assumed"); });
    return verdict;
  });
}

// Splits the verification of the method (paper, 6.1): every path before the join ends in a state that
// satisfies the assertion; what follows is explored once, from an arbitrary state that does. It knows what
// held on entry, and nothing of the path: the variables, and the heap but for what the assertion holds, are
// forgotten.
Verdict Exec::execJoin(SymbolicState s, const ast::Statement& statement, const ast::Join& join, Then then) {
  SymbolicState after = s;
  const Site& site = run_.site({Context::Join, Site::Place::Part});
  s.frame.site = &site;
  const Verdict before = rules_.consumeFrom(std::move(s), *join.assertion, [&](SymbolicState, Term) {
    ++path_.statistics().paths;
    return Verdict::Verified;
  });
  if (!now().joinsDone->insert(&statement).second) return before;

  smt::SolverOptions options = run_.solverOptions();
  options.dumpPrefix += "-join-" + std::to_string(statement.range.line);  // its files are apart, too
  Apart apart(path_, *run_.workspace, options);
  smt::PathCondition& condition = *apart->condition;
  for (const Term fact : path_.facts().first(now().factsAtEntry)) condition.assume(fact);
  for (const auto& bounds : path_.bounds().first(now().boundsAtEntry)) condition.noteBounds(bounds);
  const Entered entered(path_, *apart);
  branches_.forgetVariables(after.frame.store, *now().method->body);
  finals_.forgetFinalFields(after.frame);
  after.heap = {};
  const Term snapshot = join.assertion->grants ? terms_.fresh(smt::Sort::Snapshot, "join") : terms_.unit();
  const Site& produced = run_.site({Context::Join, Site::Place::Part});
  const Site* const outer = std::exchange(after.frame.site, &produced);
  const Verdict rest = rules_.produce(std::move(after), *join.assertion, snapshot, [&](SymbolicState s) {
    s.frame.site = outer;
    return then(std::move(s));
  });
  path_.statistics().solver += condition.statistics();
  return meet(before, rest);
}

}  // namespace warrant::symbex
