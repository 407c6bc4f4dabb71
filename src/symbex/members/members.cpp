#include "symbex/members/members.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "ast/print.h"
#include "ast/walk.h"
#include "symbex/explain/notation.h"
#include "symbex/explain/reports.h"
#include "symbex/ghost/ghost.h"
#include "symbex/members/overriding.h"
#include "symbex/members/start.h"
#include "symbex/members/start_order.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/pure/termination.h"
#include "symbex/rules/control/exceptions.h"
#include "symbex/rules/creation.h"
#include "symbex/rules/rules.h"
#include "symbex/values/classes.h"

namespace warrant::symbex {

using smt::Answer;
using smt::PathScope;
using smt::Sort;
using support::SourceRange;

namespace {

const Site wellDefined{Context::Contract, Site::Place::Part};

// Whether the contract says anything of the states in which the method is called.
bool hasEntry(const ast::MethodDecl& method) {
  return !method.requires_.empty() || method.measure != nullptr;
}

// The last part of the contract, or of what precedes the postcondition in it, where there is one.
SourceRange endOfContract(const ast::MethodDecl& method, bool withPostcondition) {
  if (withPostcondition && !method.ensures.empty()) return method.ensures.back()->range;
  if (withPostcondition && method.measure != nullptr) return method.measure->range;
  return method.requires_.empty() ? method.nameRange : method.requires_.back()->range;
}

}  // namespace

Verdict Members::verify(const ast::MethodDecl& method) {
  now().method = &method;
  now().thisClass = method.owner;
  Verdict verdict = Verdict::Verified;
  reports_.trustBody(method.nameRange, method);
  if (const ast::Expression* circular = analysis_.circularContractCall(method)) {
    reports_.report({}, {Context::Termination, Reason::NotDecreasing, circular->range,
                         "the contract of `" + qualifiedName(method) + "` depends on the method itself"});
    return Verdict::Failed;
  }
  const bool isOpen = isCheckedAtEntry(method);
  if (!isOpen) {
    const PathScope scope(path_.condition());
    verdict = verifyContract(method);
  }
  if (isProgramStart(method) && !method.isOmitted) verdict = meet(verdict, start_.verifyStart(method));
  if (method.owner != nullptr) {
    verdict = meet(verdict, overriding_.verifyOverrides(method, analysis_.inheritance().overridden(method)));
  }
  if (method.isOmitted)
    return meet(verdict, reports_.giveUp(method.nameRange, "it has, or relies on, what is not supported"));
  names_.startCheck();
  const PathScope scope(path_.condition());
  if (method.isPure()) return method.pureBody == nullptr ? verdict : meet(verdict, verifyPureBody(method));
  return method.body == nullptr ? verdict : meet(verdict, verifyBody(method, isOpen));
}

// As the objects of a class below run it.
Verdict Members::verify(const InheritedMember& inherited) {
  const ast::MethodDecl& method = *inherited.method;
  now().method = &method;
  if (analysis_.circularContractCall(method) != nullptr) return Verdict::Verified;  // its own member fails
  now().thisClass = inherited.declaration;
  Verdict verdict = overriding_.verifyOverrides(method, inherited.overridden);
  const auto verifyRun = [&](const ast::ClassDecl* readAs) {
    const PathScope scope(path_.condition());
    names_.startCheck();
    Exploration run = now();
    run.readAs = readAs;
    const Entered entered(path_, run);
    verdict = meet(verdict, method.isPure() ? verifyPureBody(method) : verifyBody(method));
  };
  if (inherited.runs) verifyRun(nullptr);
  for (const ast::ClassDecl* superclass : inherited.superclasses) verifyRun(superclass);
  return verdict;
}

// For `this` of any class below that one: nothing is known of what it defines.
Verdict Members::verify(const SuperCall& call) {
  const ast::MethodDecl& method = *call.method;
  now().method = &method;
  now().readAs = call.superclass;
  const PathScope scope(path_.condition());
  return method.isPure() ? verifyPureBody(method) : verifyBody(method);
}

Verdict Members::verify(const ast::PredicateDecl& predicate) {
  now().thisClass = predicate.owner;
  if (predicate.body == nullptr) return Verdict::Verified;
  const ast::Assertion* const clauses[] = {predicate.body};
  Satisfaction satisfaction;
  const auto produceBody = [&](bool isProbing) {
    Exploration body = now();
    body.isProbing = isProbing;
    const Entered entered(path_, body);
    const PathScope scope(path_.condition());
    SymbolicState s = entry_.state(
        predicate.parameters, static_cast<std::uint32_t>(predicate.parameters.size()), !predicate.isStatic);
    s.frame.site = &wellDefined;
    if (path_.isRecording())
      recorder_.add(s, Step::Kind::Part, predicate.nameRange, "The body is well-defined:");
    return produceNoting(std::move(s), clauses, satisfaction, [&](SymbolicState) {
      ++path_.statistics().paths;
      return Verdict::Verified;
    });
  };
  const Verdict verdict = produceBody(false);
  if (verdict != Verdict::Verified || satisfaction.isFound) return verdict;
  (void)produceBody(true);
  warnIfVacuous(satisfaction, predicate.body->range);
  return verdict;
}

// --- contracts

Verdict Members::produceNoting(SymbolicState s, Clauses clauses, Satisfaction& satisfaction, Then then) {
  SourceRange contradiction;
  const NotesContradiction notes(now(), contradiction);
  const Term snapshot = terms_.fresh(Sort::Snapshot, "contract");
  const Verdict verdict = rules_.produceAll(std::move(s), clauses, snapshot, [&](SymbolicState s) {
    if (path_.seemsConsistent() == Answer::No) return Verdict::Verified;
    satisfaction.isFound = true;
    return then(std::move(s));
  });
  if (contradiction.isKnown()) satisfaction.contradiction = contradiction;
  return verdict;
}

void Members::warnIfVacuous(const Satisfaction& satisfaction, SourceRange end) {
  const SourceRange range = satisfaction.contradiction.isKnown() ? satisfaction.contradiction : end;
  reports_.warnVacuous(range,
                       "no state satisfies the contract up to here: whatever rests on it holds vacuously");
}

Verdict Members::produceContract(const ast::MethodDecl& method, Satisfaction* before, Satisfaction& after) {
  const PathScope scope(path_.condition());
  SymbolicState s = entry_.state(method);
  s.frame.site = &wellDefined;
  if (path_.isRecording())
    recorder_.add(s, Step::Kind::Part, method.nameRange,
                  "The contract is well-defined and can be satisfied:");
  const auto measured = [&](Then then) {
    const auto enter = [&](SymbolicState s) { return rules_.enterMeasure(std::move(s), method, then); };
    if (before != nullptr) return produceNoting(std::move(s), method.requires_, *before, enter);
    return rules_.produceAll(std::move(s), method.requires_, terms_.fresh(Sort::Snapshot, "contract"), enter);
  };
  return measured([&](SymbolicState s) {
    s.old = s.heap;
    s.frame.construction = {};
    if (!method.isPure()) s.heap = {};  // a pure method's postcondition speaks of the state that it reads
    if (method.returnType.kind != ast::TypeKind::Void && method.kind != ast::MethodKind::Constructor) {
      s.frame.result = entry_.result(method);
    }
    const Verdict onException = exceptions_.verifySignals(s, method);
    return meet(onException, produceNoting(std::move(s), method.ensures, after,
                                           [](SymbolicState) { return Verdict::Verified; }));
  });
}

// Where nothing is promised, entering the body is all that there is to be checked of the contract. What is to
// be explained is checked apart.
bool Members::isCheckedAtEntry(const ast::MethodDecl& method) const {
  const bool hasBody = method.body != nullptr && !method.isPure() && !method.isOmitted;
  const bool isExplained = path_.isNaming() || path_.isRecording();
  return hasBody && !isExplained && hasEntry(method) && method.ensures.empty() && method.signals.empty();
}

namespace {

// Whether the constructor requires a field of its own object there.
bool asksForOwnField(const ast::MethodDecl& method, SourceRange range) {
  if (method.kind != ast::MethodKind::Constructor) return false;
  bool isOwn = false;
  for (const ast::Assertion* const clause : method.requires_) {
    ast::forEachAssertion(*clause, [&](const ast::Assertion& part) {
      const auto* const access = std::get_if<ast::FieldAccess>(&part.node);
      const bool isOfThis = access != nullptr && access->receiver != nullptr &&
                            std::holds_alternative<ast::This>(access->receiver->node);
      isOwn = isOwn || (isOfThis && part.range == range);
    });
  }
  return isOwn;
}

}  // namespace

Verdict Members::verifyContract(const ast::MethodDecl& method) {
  if (!hasEntry(method) && method.ensures.empty() && method.signals.empty()) return Verdict::Verified;
  Satisfaction before, after;
  const Verdict verdict = produceContract(method, nullptr, after);
  if (verdict != Verdict::Verified || after.isFound) return verdict;
  const auto findContradiction = [&](bool isProbing) {
    Exploration silent = now();
    silent.isSilent = true;
    silent.isProbing = isProbing;
    const Entered entered(path_, silent);
    (void)produceContract(method, &before, after);
  };
  findContradiction(false);
  if (before.isFound && !method.signals.empty()) return verdict;
  const Satisfaction& failed = before.isFound ? after : before;
  if (!failed.contradiction.isKnown()) findContradiction(true);  // only the solver saw it
  isVacuous_ = !before.isFound || method.ensures.empty();
  if (method.inheritsContract)
    reports_.warnVacuous(
        method.nameRange,
        "no state satisfies the contract of `" + qualifiedName(*method.overrides.front()) +
            "`, which this method has for want of its own: whatever rests on it holds vacuously");
  else if (asksForOwnField(method, failed.contradiction))
    reports_.warnVacuous(failed.contradiction,
                         "a constructor has the fields of its object from the start, and nobody has them a "
                         "second time: whatever rests on this clause holds vacuously");
  else
    warnIfVacuous(failed, endOfContract(method, before.isFound));
  return verdict;
}

// --- bodies

Verdict Members::verifyPureBody(const ast::MethodDecl& method) {
  SymbolicState s = entry_.state(method);
  s.frame.site = &wellDefined;
  if (path_.isRecording()) recorder_.add(s, Step::Kind::Part, method.nameRange, "The body is well-defined:");
  std::vector<RecursiveCall> calls;
  Exploration body = now();
  body.recursiveCalls = &calls;
  const auto enter = [&](SymbolicState s) {
    const Frame entry = s.frame;
    s.old = s.heap;
    s.frame.running = &method;
    s.frame.runs = now().readAs != nullptr;
    const auto leave = [&](SymbolicState s, Term value) {
      s.frame = entry;
      s.frame.result = value;
      return exit(std::move(s), method, entry, method.pureBody->range);
    };
    return rules_.enterMeasure(std::move(s), method, [&](SymbolicState s) {
      return rules_.eval(std::move(s), *method.pureBody, leave);
    });
  };
  const auto evaluate = [&] {
    const Entered entered(path_, body);
    return rules_.produceAll(std::move(s), method.requires_, terms_.fresh(Sort::Snapshot, "entry"), enter);
  };
  const Verdict verdict = evaluate();
  const bool isRelated = method.owner != nullptr && analysis_.hierarchy().isRelated(*method.owner);
  const ast::ClassDecl* const known = method.isStatic || !isRelated ? nullptr : now().thisClass;
  return meet(verdict, termination_.checkTermination({&method, known, now().readAs}, calls));
}

Verdict Members::verifyBody(const ast::MethodDecl& method, bool isOpen) {
  StartValues values;
  Exploration body = now();
  const bool isInitializer = method.owner != nullptr && method.owner->staticInitializer == &method;
  if (isInitializer) body.startValues = &values;
  body.isEntering = true;
  const Entered entered(path_, body);
  SymbolicState s = entry_.state(method);
  s.frame.site = &wellDefined;
  if (path_.isRecording())
    recorder_.add(s, Step::Kind::Part, method.nameRange, "The body satisfies the contract:");
  const auto enter = [&](SymbolicState s, Then then) {
    if (method.kind == ast::MethodKind::Main)
      return start_.startProgram(std::move(s), allClassesToStart(analysis_), then);
    return rules_.produceAll(
        std::move(s), method.requires_, terms_.fresh(Sort::Snapshot, "entry"),
        [&](SymbolicState s) { return rules_.enterMeasure(std::move(s), method, then); });
  };
  bool isEntered = !isOpen;
  std::optional<PathScope> scope;
  if (isOpen) scope.emplace(path_.condition());
  Verdict verdict = enter(std::move(s), [&](SymbolicState s) {
    isEntered = isEntered || path_.seemsConsistent() != Answer::No;
    return runBody(std::move(s), method);
  });
  scope.reset();
  if (!isEntered) verdict = meet(verdict, verifyContract(method));  // which says why
  if (verdict == Verdict::Verified && !run_.reachedExit && !isVacuous_) {
    reports_.warnVacuous(method.nameRange,
                         "no exit of the body is reachable: what the contract promises holds vacuously");
  }
  return meet(verdict, checkRefuted(*method.body, verdict));
}

// What is refuted must not follow on all paths that come there. Where a failure ended paths, it may be that
// none came.
Verdict Members::checkRefuted(const ast::Statement& body, Verdict ofBody) {
  Verdict verdict = Verdict::Verified;
  ast::forEachStatement(body, [&](const ast::Statement& statement) {
    const auto* const assertion = std::get_if<ast::Assert>(&statement.node);
    if (assertion == nullptr || !assertion->isRefuted || run_.refuted.contains(&statement)) return;
    if (ofBody != Verdict::Verified || options_.probeExits) return;
    reports_.report({},
                    {Context::Assert, Reason::Refuted, statement.range,
                     "`" + ast::toString(*assertion->assertion) + "` follows wherever control comes here"});
    verdict = Verdict::Failed;
  });
  return verdict;
}

Verdict Members::runBody(SymbolicState s, const ast::MethodDecl& method) {
  now().isEntering = false;
  s.frame.site = nullptr;
  ghost_.onEntry(s);
  if (path_.isInconsistent()) return Verdict::Verified;
  s.old = s.heap;
  now().joinsDone->clear();
  now().factsAtEntry = path_.facts().size();
  now().boundsAtEntry = path_.bounds().size();
  const Frame entry = s.frame;
  const auto leave = [&](SymbolicState s, const Exit& way) {
    return exit(std::move(s), method, entry, way.range);
  };
  const auto fallOff = [&](SymbolicState s) {
    const SourceRange brace{method.range.file, method.range.endLine, std::max(method.range.endColumn, 2u) - 1,
                            method.range.endLine, method.range.endColumn};
    return exit(std::move(s), method, entry, brace);
  };
  const auto leaveByException = [&](SymbolicState s, const Exit& exit) {
    return exceptions_.exitByException(std::move(s), method, entry, exit);
  };
  const Jumps jumps{leave, leaveByException, nullptr};
  const JumpsInForce inForce(run_.jumps, jumps);
  s.frame.jumps = inForce.id();
  return method.kind == ast::MethodKind::Constructor
             ? creation_.runConstructor(std::move(s), method, fallOff, jumps)
             : rules_.exec(std::move(s), *method.body, fallOff, jumps);
}

Verdict Members::exit(SymbolicState s, const ast::MethodDecl& method, const Frame& entry, SourceRange range) {
  path_.noteExit();
  if (path_.isRecording()) recorder_.add(s, Step::Kind::Exit, range, "the postcondition must hold");
  if (options_.probeExits)
    return path_.fail(s, {Context::Assert, Reason::False, range, "`false` does not follow"});
  const Site& site =
      run_.site({Context::Postcondition, Site::Place::Part, range, "on the path that leaves here"});
  if (!s.frame.construction.ofClass) creation_.settle(s);
  const Term result = s.frame.result;
  leaveBody(s.frame, entry, method);
  s.frame.result = result;
  s.frame.construction = {};
  s.frame.site = &site;
  Remainder whole{.heap = s.heap};
  return rules_.consumeAll(std::move(s), std::move(whole), method.ensures,
                           [](SymbolicState, Remainder, Term) { return Verdict::Verified; });
}

}  // namespace warrant::symbex
