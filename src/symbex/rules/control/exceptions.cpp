// Exceptions: what raises them, and what contracts say of them.
#include "symbex/rules/control/exceptions.h"

#include "symbex/explain/notation.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/rules/control/leaving.h"
#include "symbex/rules/rules.h"
#include "symbex/state/problem.h"
#include "symbex/values/classes.h"

namespace warrant::symbex {

using smt::PathScope;
using smt::Purpose;
using smt::Sort;
using support::SourceRange;

namespace {

std::string nameOf(const Exit& exit) { return "`" + std::string(exit.thrown->name) + "`"; }

}  // namespace

smt::Term Exceptions::isCovered(const Exit& exit, const ast::MethodDecl& method) {
  std::vector<const ast::ClassDecl*> types;
  for (const ast::Signals& clause : method.signals) types.push_back(clause.type);
  return leaving_.isOneOf(exit, types);
}

Verdict Exceptions::ifMeant(SymbolicState s, const ast::Signals& clause, const Exit& exit, Then meant,
                            Then otherwise) {
  const Term isMeant = leaving_.isOneOf(exit, {&clause.type, 1});
  return path_.branch(
      std::move(s), isMeant, clause.range,
      [&](SymbolicState s) {
        if (const ast::Variable* const variable = clause.variable) {
          s.frame.store.reserve(variable->slot + 1);
          s.frame.store.set(variable->slot, exit.value);
        }
        return meant(std::move(s));
      },
      otherwise);
}

// --- the end of a method

Verdict Exceptions::exitByException(SymbolicState s, const ast::MethodDecl& method, const Frame& entry,
                                    const Exit& exit) {
  path_.noteExit();
  if (path_.isRecording()) recorder_.add(s, Step::Kind::Exit, exit.range, "an exception leaves the method");
  if (options_.probeExits) {
    return path_.fail(s, {Context::Assert, Reason::False, exit.range, "`false` does not follow"});
  }
  return path_.require(
      std::move(s), isCovered(exit, method), Purpose::Obligation,
      [&](const SymbolicState&) {
        const std::string place = method.owner == nullptr ? "the program" : "`" + qualifiedName(method) + "`";
        return Problem{Context::Exception, Reason::Uncaught, exit.range,
                       nameOf(exit) + " may leave " + place + ": no `signals` clause covers it"};
      },
      [&](SymbolicState s) {
        const Site& site = run_.site({Context::Postcondition, Site::Place::Part, exit.range,
                                      "on the path that an exception leaves here"});
        leaveBody(s.frame, entry, method);
        s.frame.construction = {};
        s.frame.site = &site;
        Remainder whole{.heap = s.heap};
        return consumeSignals(std::move(s), std::move(whole), method.signals, exit);
      });
}

Verdict Exceptions::consumeSignals(SymbolicState s, Remainder remainder,
                                   std::span<const ast::Signals> clauses, const Exit& exit) {
  if (clauses.empty()) return Verdict::Verified;
  const ast::Signals& clause = clauses.front();
  const auto rest = clauses.subspan(1);
  return ifMeant(
      std::move(s), clause, exit,
      [&](SymbolicState s) {
        return rules_.consume(std::move(s), Remainder(remainder), *clause.assertion,
                              [&](SymbolicState s, Remainder remainder, Term) {
                                return consumeSignals(std::move(s), std::move(remainder), rest, exit);
                              });
      },
      [&](SymbolicState s) { return consumeSignals(std::move(s), remainder, rest, exit); });
}

// --- calls

// Beside the way on with the callee's postcondition: one for an exception that some of the clauses cover.
Verdict Exceptions::throwFrom(SymbolicState s, SourceRange range, const ast::MethodDecl& method,
                              const Frame& caller, const heap::Heap& callerOld, Vacuity::Passage& passage) {
  const Site& site = run_.site(
      {Context::Contract, Site::Place::Site, range, "this part of the `signals` clause cannot be evaluated"});
  s.frame.site = &site;
  return withException(std::move(s), range, method, [&](SymbolicState s, const Exit& exit) {
    passage.leave();
    s.frame = caller;
    s.old = callerOld;
    return leaving_.raise(std::move(s), exit);
  });
}

Exit Exceptions::anyException(SourceRange range, const ast::MethodDecl& method, std::string_view name) {
  const ast::ClassDecl* known = method.signals.front().type;
  if (method.signals.size() > 1) {
    while (known->superclass != nullptr) known = known->superclass;  // Throwable, above all of them
  }
  const Term exception = classes_.fresh(typeOf(*known), "exception");
  names_.name(exception, name, range.line);
  return {Exit::Kind::Throw, range, 0, exception, known};
}

bool Exceptions::assumeCovered(const Exit& exit, const ast::MethodDecl& method) {
  path_.assume(terms_.negate(terms_.equal(exit.value, terms_.null())));
  return path_.assume(isCovered(exit, method));
}

Verdict Exceptions::withException(SymbolicState s, SourceRange range, const ast::MethodDecl& method,
                                  OnExit then) {
  if (method.signals.empty()) return Verdict::Verified;
  const PathScope scope(path_.condition());
  const std::size_t steps = record_.size();
  const std::string name = path_.isRecording() ? "`" + qualifiedName(method) + "`" : "";
  const Exit exit = anyException(range, method, "the exception of " + name);
  const Term throws = terms_.fresh(Sort::Bool, "throws");
  names_.name(throws, name + " throws", range.line);
  if (path_.isRecording()) recorder_.add(s, Step::Kind::Branched, range, throws);
  path_.assume(throws);
  if (!assumeCovered(exit, method)) return Verdict::Verified;
  now().branches->push_back({throws, range});
  const Verdict verdict = produceSignals(std::move(s), method.signals, exit,
                                         [&](SymbolicState s) { return then(std::move(s), exit); });
  now().branches->pop_back();
  path_.forgetSteps(steps);
  return verdict;
}

Verdict Exceptions::produceSignals(SymbolicState s, std::span<const ast::Signals> clauses, const Exit& exit,
                                   Then then) {
  if (clauses.empty()) return then(std::move(s));
  const ast::Signals& clause = clauses.front();
  const auto rest = clauses.subspan(1);
  return ifMeant(
      std::move(s), clause, exit,
      [&](SymbolicState s) {
        const Term snapshot =
            clause.assertion->grants ? terms_.fresh(Sort::Snapshot, "signals") : terms_.unit();
        return rules_.produce(std::move(s), *clause.assertion, snapshot, [&](SymbolicState s) {
          return produceSignals(std::move(s), rest, exit, then);
        });
      },
      [&](SymbolicState s) { return produceSignals(std::move(s), rest, exit, then); });
}

// --- contracts

// The clauses that cover one exception are well-defined from left to right, as their conjunction is.
Verdict Exceptions::verifySignals(const SymbolicState& s, const ast::MethodDecl& method) {
  if (method.signals.empty()) return Verdict::Verified;
  const PathScope scope(path_.condition());
  const ast::Variable* const variable = method.signals.front().variable;
  const Exit exit =
      anyException(method.nameRange, method, variable != nullptr ? variable->name : "the exception");
  if (!assumeCovered(exit, method)) return Verdict::Verified;
  return produceSignals(s, method.signals, exit, [](SymbolicState) { return Verdict::Verified; });
}

// The exceptions that the method lets out are among those of the overridden one, whose clauses follow. `s` is
// that of verifyOverride when the method ends.
Verdict Exceptions::overrideSignals(SymbolicState s, SourceRange place, const ast::MethodDecl& method,
                                    const ast::MethodDecl& overridden, const heap::Heap& entry,
                                    const Store& given, const Site& promised) {
  return withException(std::move(s), place, method, [&](SymbolicState s, const Exit& exit) {
    s.old = entry;
    s.frame.store.setAll(given);
    s.frame.site = &promised;
    return path_.require(
        std::move(s), isCovered(exit, overridden), Purpose::Obligation,
        [&](const SymbolicState&) {
          return Problem{Context::Override, Reason::Uncaught, place,
                         nameOf(exit) + " may leave `" + qualifiedName(method) +
                             "`: no `signals` clause of `" + qualifiedName(overridden) + "` covers it"};
        },
        [&](SymbolicState s) {
          Remainder whole{.heap = s.heap};
          return consumeSignals(std::move(s), std::move(whole), overridden.signals, exit);
        });
  });
}

}  // namespace warrant::symbex
