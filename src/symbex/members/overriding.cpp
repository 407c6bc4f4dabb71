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
    names_.clear();
    verdict = meet(verdict, verifyOverride(method, *other));
  }
  return verdict;
}

// For `this` of the class that the member is verified for: from the overridden precondition follows the
// method's own, and from its postcondition, in what that left of the heap, the overridden one.
Verdict Overriding::verifyOverride(const ast::MethodDecl& method, const ast::MethodDecl& overridden) {
  const std::string name = qualifiedName(overridden);
  const bool isOfObject = overridden.owner->isBuiltIn;
  const std::string demanded =
      "this part of the precondition, on which calls of `" + name + "` cannot rely to hold" +
      (isOfObject ? "; the program calls that on objects whose class is not known to declare it" : "");
  const std::string promised = "this part of the postcondition, on which calls of `" + name + "` rely";
  const support::SourceRange place =
      now().thisClass == method.owner ? method.nameRange : now().thisClass->nameRange;
  const Site& given = run_.site({Context::Contract, Site::Place::Part});
  const Site& before =
      run_.site({Context::Override, Site::Place::Site, place, run_.arena.copy(std::string_view(demanded))});
  const Site& after =
      run_.site({Context::Override, Site::Place::Site, place, run_.arena.copy(std::string_view(promised))});

  SymbolicState s = entry_.state(method);
  s.frame.site = &given;
  if (path_.isRecording())
    recorder_.add(s, Step::Kind::Part, place, "The contract refines that of `" + name + "`:");
  const auto conclude = [&](SymbolicState s) {
    s.frame.site = &after;
    Remainder whole{.heap = s.heap};
    return rules_.consumeAll(std::move(s), std::move(whole), overridden.ensures,
                             [](SymbolicState, Remainder, Term) { return Verdict::Verified; });
  };
  const auto run = [&](SymbolicState s, Remainder remainder, heap::Heap entry) {
    s.heap = std::move(remainder.heap);
    s.old = std::move(remainder.taken);
    s.frame.site = &given;
    const Verdict thrown = exceptions_.overrideSignals(s, place, method, overridden, entry, after);
    if (method.returnType.kind != ast::TypeKind::Void) {
      s.frame.result = entry_.result(method);
    }
    const Term snapshot =
        anyGrants(method.ensures) ? terms_.fresh(Sort::Snapshot, method.name) : terms_.unit();
    const Verdict returned = rules_.produceAll(std::move(s), method.ensures, snapshot, [&](SymbolicState s) {
      s.old = entry;
      return conclude(std::move(s));
    });
    return meet(thrown, returned);
  };
  const auto evaluate = [&](SymbolicState s, Term snapshot) {
    Terms arguments;
    for (const ast::Variable* parameter : method.parameters)
      arguments.push_back(s.frame.store[parameter->slot]);
    const Application application = callees_.apply({&method}, snapshot, s.frame.self, arguments);
    ghost_.onCall(application, true);
    callFacts_.assumePostcondition(s, application);
    s.frame.result = application.value;
    s.old = s.heap;
    return conclude(std::move(s));
  };
  const Term snapshot = terms_.fresh(Sort::Snapshot, "entry");
  return rules_.produceAll(std::move(s), overridden.requires_, snapshot, [&](SymbolicState s) {
    s.frame.site = &before;
    const heap::Heap entry = s.heap;
    Remainder whole{.heap = s.heap, .recordsTaken = analysis_.mentionsOld(method), .isRead = method.isPure()};
    return rules_.consumeAll(std::move(s), std::move(whole), method.requires_,
                             [&](SymbolicState s, Remainder remainder, Term snapshot) {
                               return method.isPure() ? evaluate(std::move(s), snapshot)
                                                      : run(std::move(s), std::move(remainder), entry);
                             });
  });
}

}  // namespace warrant::symbex
