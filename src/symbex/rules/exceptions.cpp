// Exceptions: what raises them, and what contracts say of them.
#include "ast/print.h"
#include "symbex/engine.h"

namespace warrant::symbex {

using smt::PathScope;
using smt::Purpose;
using smt::Sort;
using support::SourceRange;

namespace {

ast::Type typeOf(const ast::ClassDecl& declaration) { return {ast::TypeKind::Class, &declaration, nullptr}; }

std::string nameOf(const Exit& exit) { return "`" + std::string(exit.thrown->name) + "`"; }

}  // namespace

Verdict Engine::raise(SymbolicState s, const Exit& exit) {
  if (s.frame.jumps == nullptr) return giveUp(exit.range, "an exception where there is no code");
  const Jumps& jumps = *s.frame.jumps;
  return leave(std::move(s), exit, jumps);
}

Verdict Engine::execThrow(SymbolicState s, const ast::Throw& raised, SourceRange range, const Jumps& jumps) {
  const ast::Expression& e = *raised.exception;
  return eval(std::move(s), e, [&](SymbolicState s, Term exception) {
    return requireNonNull(std::move(s), exception, e, Context::Exception, [&](SymbolicState s) {
      if (e.type.declaration == nullptr) return Verdict::Verified;  // `throw null`: no execution comes here
      return leave(std::move(s), {Exit::Kind::Throw, range, 0, exception, e.type.declaration}, jumps);
    });
  });
}

smt::Term Engine::isOneOf(const Exit& exit, std::span<const ast::ClassDecl* const> types) {
  Term isOne = terms_.falsity();
  for (const ast::ClassDecl* const type : types) {
    isOne = terms_.disjoin(isOne, isInstance(exit.value, typeOf(*type), typeOf(*exit.thrown)));
  }
  return isOne;
}

smt::Term Engine::isCovered(const Exit& exit, const ast::MethodDecl& method) {
  std::vector<const ast::ClassDecl*> types;
  for (const ast::Signals& clause : method.signals) types.push_back(clause.type);
  return isOneOf(exit, types);
}

void Engine::bindException(Frame& frame, const ast::Signals& clause, Term exception) {
  if (clause.variable == nullptr) return;
  frame.store.reserve(clause.variable->slot + 1);
  frame.store.set(clause.variable->slot, exception);
}

// --- the end of a method

Verdict Engine::exitByException(SymbolicState s, const ast::MethodDecl& method, const Frame& entry,
                                const Exit& exit) {
  noteExit();
  if (trace_.isOn()) record(s, Step::Kind::Exit, exit.range, "an exception leaves the method");
  if (options_.probeExits) {
    return fail(s, {Context::Assert, Reason::False, exit.range, "`false` does not follow", {}, {}});
  }
  return require(
      std::move(s), isCovered(exit, method), Purpose::Obligation,
      [&](const SymbolicState&) {
        const std::string place = method.owner == nullptr ? "the program" : "`" + qualifiedName(method) + "`";
        return Problem{Context::Exception,
                       Reason::Uncaught,
                       exit.range,
                       nameOf(exit) + " may leave " + place + ": no `signals` clause covers it",
                       {},
                       {}};
      },
      [&](SymbolicState s) {
        const Site site{Context::Postcondition, Site::Place::Part, exit.range,
                        "on the path that an exception leaves here"};
        s.frame = entry;  // a parameter means its value on entry
        s.frame.construction = {};
        s.frame.site = &site;
        Remainder whole{s.heap, {}, false};
        return consumeSignals(std::move(s), std::move(whole), method.signals, exit);
      });
}

Verdict Engine::consumeSignals(SymbolicState s, Remainder remainder, std::span<const ast::Signals> clauses,
                               const Exit& exit) {
  if (clauses.empty()) return Verdict::Verified;
  const ast::Signals& clause = clauses.front();
  const auto rest = clauses.subspan(1);
  const Term isMeant = isOneOf(exit, {&clause.type, 1});
  return branch(
      std::move(s), isMeant, clause.range,
      [&](SymbolicState s) {
        bindException(s.frame, clause, exit.value);
        return consume(std::move(s), remainder, *clause.assertion,
                       [&](SymbolicState s, Remainder remainder, Term) {
                         return consumeSignals(std::move(s), std::move(remainder), rest, exit);
                       });
      },
      [&](SymbolicState s) { return consumeSignals(std::move(s), remainder, rest, exit); });
}

// --- calls

// Beside the way on with the callee's postcondition: one for an exception that some of the clauses cover.
Verdict Engine::throwFrom(SymbolicState s, SourceRange range, const ast::MethodDecl& method,
                          const Frame& caller, const heap::Heap& callerOld) {
  const Site site{Context::Contract, Site::Place::Site, range,
                  "this part of the `signals` clause cannot be evaluated"};
  s.frame.site = &site;
  return withException(std::move(s), range, method, [&](SymbolicState s, const Exit& exit) {
    s.frame = caller;
    s.old = callerOld;
    return raise(std::move(s), exit);
  });
}

Exit Engine::anyException(SourceRange range, const ast::MethodDecl& method, std::string_view name) {
  const ast::ClassDecl* known = method.signals.front().type;
  if (method.signals.size() > 1) {
    while (known->superclass != nullptr) known = known->superclass;  // Throwable, above all of them
  }
  const Term exception = fresh(typeOf(*known), "exception");
  if (trace_.isOn()) names_.name(exception, std::string(name), range.line);
  return {Exit::Kind::Throw, range, 0, exception, known};
}

bool Engine::assumeCovered(const Exit& exit, const ast::MethodDecl& method) {
  path_->assume(terms_.negate(terms_.equal(exit.value, terms_.null())));
  return path_->assume(isCovered(exit, method));
}

Verdict Engine::withException(SymbolicState s, SourceRange range, const ast::MethodDecl& method,
                              OnThrow then) {
  if (method.signals.empty()) return Verdict::Verified;
  const PathScope scope(*path_);
  const std::size_t steps = trace_.size();
  const std::string name = "`" + qualifiedName(method) + "`";
  const Exit exit = anyException(range, method, "the exception of " + name);
  const Term throws = terms_.fresh(Sort::Bool, "throws");
  names_.name(throws, name + " throws", range.line);
  if (trace_.isOn()) record(s, Step::Kind::Branch, range, names_.print(terms_, throws));
  path_->assume(throws);
  if (!assumeCovered(exit, method)) return Verdict::Verified;
  branches_.push_back({throws, range});
  const Verdict verdict = produceSignals(std::move(s), method.signals, exit,
                                         [&](SymbolicState s) { return then(std::move(s), exit); });
  branches_.pop_back();
  forgetSteps(steps);
  return verdict;
}

Verdict Engine::produceSignals(SymbolicState s, std::span<const ast::Signals> clauses, const Exit& exit,
                               Then then) {
  if (clauses.empty()) return then(std::move(s));
  const ast::Signals& clause = clauses.front();
  const auto rest = clauses.subspan(1);
  const Term isMeant = isOneOf(exit, {&clause.type, 1});
  return branch(
      std::move(s), isMeant, clause.range,
      [&](SymbolicState s) {
        bindException(s.frame, clause, exit.value);
        const Term snapshot =
            clause.assertion->grants ? terms_.fresh(Sort::Snapshot, "signals") : terms_.unit();
        return produce(std::move(s), *clause.assertion, snapshot,
                       [&](SymbolicState s) { return produceSignals(std::move(s), rest, exit, then); });
      },
      [&](SymbolicState s) { return produceSignals(std::move(s), rest, exit, then); });
}

// --- contracts

// The clauses that cover one exception are well-defined from left to right, as their conjunction is.
Verdict Engine::verifySignals(const SymbolicState& s, const ast::MethodDecl& method) {
  if (method.signals.empty()) return Verdict::Verified;
  const PathScope scope(*path_);
  const ast::Variable* const variable = method.signals.front().variable;
  const Exit exit =
      anyException(method.nameRange, method, variable != nullptr ? variable->name : "the exception");
  if (!assumeCovered(exit, method)) return Verdict::Verified;
  return produceSignals(s, method.signals, exit, [](SymbolicState) { return Verdict::Verified; });
}

// The exceptions that the method lets out are among those of the overridden one, whose clauses follow. `s` is
// that of verifyOverride when the method ends.
Verdict Engine::overrideSignals(SymbolicState s, SourceRange place, const ast::MethodDecl& method,
                                const ast::MethodDecl& overridden, const heap::Heap& entry,
                                const Site& promised) {
  return withException(std::move(s), place, method, [&](SymbolicState s, const Exit& exit) {
    s.old = entry;
    s.frame.site = &promised;
    return require(
        std::move(s), isCovered(exit, overridden), Purpose::Obligation,
        [&](const SymbolicState&) {
          return Problem{Context::Override,
                         Reason::Uncaught,
                         place,
                         nameOf(exit) + " may leave `" + qualifiedName(method) +
                             "`: no `signals` clause of `" + qualifiedName(overridden) + "` covers it",
                         {},
                         {}};
        },
        [&](SymbolicState s) {
          Remainder whole{s.heap, {}, false};
          return consumeSignals(std::move(s), std::move(whole), overridden.signals, exit);
        });
  });
}

}  // namespace warrant::symbex
