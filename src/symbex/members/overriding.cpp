// Behavioural subtyping: a method that overrides another demands no more, and promises no less. So a call may
// rely on the contract that it finds, whatever it runs.
#include <algorithm>

#include "ast/print.h"
#include "symbex/engine.h"

namespace warrant::symbex {

using smt::Sort;

namespace {

bool anyGrants(std::span<const ast::Assertion* const> clauses) {
  return std::any_of(clauses.begin(), clauses.end(), [](const auto* clause) { return clause->grants; });
}

}  // namespace

Verdict Engine::verifyOverrides(const ast::MethodDecl& method,
                                const std::vector<const ast::MethodDecl*>& overridden) {
  Verdict verdict = Verdict::Verified;
  for (const ast::MethodDecl* other : overridden) {
    const smt::PathScope scope(*path_);
    names_.clear();
    verdict = meet(verdict, verifyOverride(method, *other));
  }
  return verdict;
}

// For `this` of the class that the member is verified for: from the overridden precondition follows the
// method's own, and from its postcondition, in what that left of the heap, the overridden one.
Verdict Engine::verifyOverride(const ast::MethodDecl& method, const ast::MethodDecl& overridden) {
  const std::string name = qualifiedName(overridden);
  const bool isOfObject = overridden.owner->isBuiltIn;
  const std::string demanded =
      "this part of the precondition, on which calls of `" + name + "` cannot rely to hold" +
      (isOfObject ? "; the program calls that on objects whose class is not known to declare it" : "");
  const std::string promised = "this part of the postcondition, on which calls of `" + name + "` rely";
  const support::SourceRange place = thisClass_ == method.owner ? method.nameRange : thisClass_->nameRange;
  const Site given{Context::Contract, Site::Place::Part, {}, {}};
  const Site before{Context::Override, Site::Place::Site, place, demanded};
  const Site after{Context::Override, Site::Place::Site, place, promised};

  SymbolicState s = entryState(method);
  s.frame.site = &given;
  if (trace_.isOn()) record(s, Step::Kind::Part, place, "The contract refines that of `" + name + "`:");
  const auto conclude = [&](SymbolicState s) {
    s.frame.site = &after;
    Remainder whole{s.heap, {}, false};
    return consumeAll(std::move(s), std::move(whole), overridden.ensures,
                      [](SymbolicState, Remainder, Term) { return Verdict::Verified; });
  };
  const auto run = [&](SymbolicState s, Remainder remainder, heap::Heap entry) {
    s.heap = std::move(remainder.heap);
    s.old = std::move(remainder.taken);
    s.frame.site = &given;
    const Verdict thrown = overrideSignals(s, place, method, overridden, entry, after);
    if (method.returnType.kind != ast::TypeKind::Void) {
      s.frame.result = fresh(method.returnType, "result");
      names_.name(s.frame.result, "result", 0);
    }
    const Term snapshot =
        anyGrants(method.ensures) ? terms_.fresh(Sort::Snapshot, method.name) : terms_.unit();
    const Verdict returned = produceAll(std::move(s), method.ensures, snapshot, [&](SymbolicState s) {
      s.old = entry;
      return conclude(std::move(s));
    });
    return meet(thrown, returned);
  };
  const auto evaluate = [&](SymbolicState s, Term snapshot) {
    Terms arguments;
    for (const ast::Variable* parameter : method.parameters)
      arguments.push_back(s.frame.store[parameter->slot]);
    const Application application = apply({&method}, snapshot, s.frame.self, arguments);
    if (infers()) assumeDefinition(application, true);
    assumePostcondition(s, application);
    s.frame.result = application.value;
    s.old = s.heap;
    return conclude(std::move(s));
  };
  const Term snapshot = terms_.fresh(Sort::Snapshot, "entry");
  return produceAll(std::move(s), overridden.requires_, snapshot, [&](SymbolicState s) {
    s.frame.site = &before;
    const heap::Heap entry = s.heap;
    Remainder whole{s.heap, {}, analysis_.mentionsOld(method), method.isPure()};
    return consumeAll(std::move(s), std::move(whole), method.requires_,
                      [&](SymbolicState s, Remainder remainder, Term snapshot) {
                        return method.isPure() ? evaluate(std::move(s), snapshot)
                                               : run(std::move(s), std::move(remainder), entry);
                      });
  });
}

MemberResult Engine::verify(const InheritedMember& inherited) {
  const ast::MethodDecl& method = *inherited.method;
  const ast::ClassDecl& heir = *inherited.declaration;
  MemberResult member;
  member.method = &method;
  member.heir = &heir;
  MemberResult result = run(ast::nestedName(heir) + "." + ast::signature(method), member, [&] {
    method_ = &method;
    if (analysis_.circularContractCall(method) != nullptr) return Verdict::Verified;  // its own member fails
    Verdict verdict = Verdict::Verified;
    const auto verifyRun = [&](const ast::ClassDecl* readAs) {
      const smt::PathScope scope(*path_);
      names_.clear();
      readAsClass_ = readAs;
      verdict = meet(verdict, method.isPure() ? verifyPureBody(method) : verifyBody(method));
      readAsClass_ = nullptr;
    };
    thisClass_ = &heir;
    verdict = verifyOverrides(method, inherited.overridden);
    if (inherited.runs) verifyRun(nullptr);
    for (const ast::ClassDecl* superclass : inherited.superclasses) verifyRun(superclass);
    return verdict;
  });
  for (Failure& failure : result.failures) {
    const bool isInBody = failure.range != heir.nameRange;
    if (isInBody)
      failure.notes.push_back({heir.nameRange, "so it is for objects of `" + std::string(heir.name) +
                                                   "`, which inherit `" + qualifiedName(method) +
                                                   "` or call it by `super`"});
  }
  return result;
}

// What the same call yields where it is known by another contract: of the method that it runs, or of one that
// it overrides.
void Engine::relateOverrides(const SymbolicState& s, const Application& application, bool withFacts) {
  const ast::MethodDecl& method = *application.callee.method;
  const Hierarchy& hierarchy = analysis_.hierarchy();
  if (application.callee.statically != nullptr || method.isStatic || !hierarchy.isRelated(*method.owner))
    return;
  for (const ast::MethodDecl* other : hierarchy.methods().members(method)) {
    if (&analysis_.contractLeader(*other) == &analysis_.contractLeader(method)) continue;
    const ast::ClassDecl* const known = application.known.declaration;
    const bool isRun = known != nullptr && hierarchy.definition(method, *known) == other;
    if (!isRun && !Hierarchy::isSubclass(*method.owner, *other->owner)) continue;
    const Site site{Context::Precondition, Site::Place::Part, {}, {}};
    SymbolicState apart = s;
    apart.frame = frameFor(other->parameters, application.self, application.arguments, &site, &s.frame);
    const Trial trial = attempt([&](ThenTerm done) {
      const heap::Heap heap = apart.heap;
      return consumeAll(
          std::move(apart), Remainder{heap, {}, false, true}, other->requires_,
          [&](SymbolicState s, Remainder, Term snapshot) { return done(std::move(s), snapshot); });
    });
    if (trial.verdict != Verdict::Verified || !trial.isSingle || !trial.state) continue;
    const Terms arguments(application.arguments.begin(), application.arguments.end());
    const Application same = apply({other}, trial.value, application.self, arguments);
    path_->assume(terms_.equal(application.value, same.value));
    if (isRun && infers()) assumeDefinition(same, withFacts);
  }
}

}  // namespace warrant::symbex
