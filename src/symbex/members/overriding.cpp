// Behavioural subtyping: a method that overrides another demands no more, and promises no less. So a call may
// rely on the contract that it finds, whatever it runs.
#include "symbex/members/overriding.h"

#include <algorithm>

#include "symbex/explain/notation.h"
#include "symbex/ghost/ghost.h"
#include "symbex/members/entry.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/pure/call_facts.h"
#include "symbex/pure/callees.h"
#include "symbex/rules/control/exceptions.h"
#include "symbex/rules/rules.h"

namespace warrant::symbex {

using smt::Sort;

namespace {

bool anyGrants(std::span<const ast::Assertion* const> clauses) {
  return std::any_of(clauses.begin(), clauses.end(), [](const auto* clause) { return clause->grants; });
}

}  // namespace

Verdict Overriding::verifyOverrides(const ast::MethodDecl& method,
                                    const std::vector<const ast::MethodDecl*>& overridden) {
  Verdict verdict = Verdict::Verified;
  for (const ast::MethodDecl* other : overridden) {
    const smt::PathScope scope(path_.condition());
    names_.startCheck();
    verdict = meet(verdict, verifyOverride(method, *other));
  }
  return verdict;
}

Overriding::Refinement Overriding::refinementOf(const ast::MethodDecl& method,
                                                const ast::MethodDecl& overridden) const {
  const std::string name = qualifiedName(overridden);
  const std::string demanded =
      "this part of the precondition, on which calls of `" + name + "` cannot rely to hold" +
      (overridden.owner->isBuiltIn
           ? "; the program calls that on objects whose class is not known to declare it"
           : "");
  const std::string promised = "this part of the postcondition, on which calls of `" + name + "` rely";
  const support::SourceRange place =
      now().thisClass == method.owner ? method.nameRange : now().thisClass->nameRange;
  const auto keepSite = [&](const std::string& description) -> const Site& {
    return run_.site(
        {Context::Override, Site::Place::Site, place, run_.arena.copy(std::string_view(description))});
  };
  return {method,
          overridden,
          place,
          run_.site({Context::Contract, Site::Place::Part}),
          keepSite(demanded),
          keepSite(promised)};
}

// For `this` of the class that the member is verified for: from the overridden precondition follows the
// method's own, and from its postcondition, in what that left of the heap, the overridden one.
Verdict Overriding::verifyOverride(const ast::MethodDecl& method, const ast::MethodDecl& overridden) {
  const Refinement refinement = refinementOf(method, overridden);
  SymbolicState s = entry_.state(method);
  s.frame.site = &refinement.given;
  if (path_.isRecording())
    recorder_.add(s, Step::Kind::Part, refinement.place,
                  "The contract refines that of `" + qualifiedName(overridden) + "`:");
  const Term snapshot = terms_.fresh(Sort::Snapshot, "entry");
  return rules_.produceAll(std::move(s), overridden.requires_, snapshot, [&](SymbolicState s) {
    s.frame.site = &refinement.before;
    const Given given{s.heap, s.frame.store};
    Remainder whole{.heap = s.heap, .recordsTaken = analysis_.mentionsOld(method), .isRead = method.isPure()};
    return rules_.consumeAll(
        std::move(s), std::move(whole), method.requires_,
        [&](SymbolicState s, Remainder remainder, Term snapshot) {
          return method.isPure() ? evaluateOverride(std::move(s), refinement, snapshot, given)
                                 : runOverride(std::move(s), refinement, std::move(remainder), given);
        });
  });
}

// What the body of a method does is what its postcondition says.
Verdict Overriding::runOverride(SymbolicState s, const Refinement& refinement, Remainder remainder,
                                const Given& given) {
  const ast::MethodDecl& method = refinement.method;
  s.heap = std::move(remainder.heap);
  s.old = std::move(remainder.taken);
  s.frame.site = &refinement.given;
  const Verdict thrown = exceptions_.overrideSignals(s, refinement.place, method, refinement.overridden,
                                                     given.heap, given.store, refinement.after);
  if (method.returnType.kind != ast::TypeKind::Void) s.frame.result = entry_.result(method);
  const Term snapshot = anyGrants(method.ensures) ? terms_.fresh(Sort::Snapshot, method.name) : terms_.unit();
  const Verdict returned = rules_.produceAll(std::move(s), method.ensures, snapshot, [&](SymbolicState s) {
    s.old = given.heap;
    return concludeOverride(std::move(s), refinement, given);
  });
  return meet(thrown, returned);
}

Verdict Overriding::evaluateOverride(SymbolicState s, const Refinement& refinement, Term snapshot,
                                     const Given& given) {
  const ast::MethodDecl& method = refinement.method;
  Terms arguments;
  method.forEachParameter(
      [&](const ast::Variable& parameter) { arguments.push_back(s.frame.store[parameter.slot]); });
  const Application application = callees_.apply({&method}, snapshot, s.frame.self, arguments);
  ghost_.onCall(application, true);
  callFacts_.assumePostcondition(s, application);
  s.frame.result = application.value;
  s.old = s.heap;
  return concludeOverride(std::move(s), refinement, given);
}

Verdict Overriding::concludeOverride(SymbolicState s, const Refinement& refinement, const Given& given) {
  s.frame.store.setAll(given.store);
  s.frame.site = &refinement.after;
  Remainder whole{.heap = s.heap};
  return rules_.consumeAll(std::move(s), std::move(whole), refinement.overridden.ensures,
                           [](SymbolicState, Remainder, Term) { return Verdict::Verified; });
}

}  // namespace warrant::symbex
