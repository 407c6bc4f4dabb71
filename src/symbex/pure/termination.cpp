// Pure methods terminate (paper, 3.6; language.md 6.5), whatever the order of the members. Within one
// recursion, either all calls have a smaller measure; or none is made on a larger heap, and each call that is
// made on the same heap, and leads back on the same heap, has a smaller measure.
//
// A call is made on a smaller heap when its precondition leaves a chunk behind, or when it stands within an
// `opening`: then chunks, and closings that made them, get fewer. An inferred close makes one more.
#include "symbex/pure/termination.h"

#include <algorithm>
#include <iterator>

#include "symbex/explain/notation.h"
#include "symbex/explain/reports.h"
#include "symbex/path/path.h"
#include "symbex/pure/callees.h"
#include "symbex/pure/definitions.h"
#include "symbex/rules/rules.h"
#include "symbex/state/problem.h"

namespace warrant::symbex {

using heap::Heap;
using smt::Purpose;

Verdict Termination::requireDecrease(SymbolicState s, const ast::MethodDecl& callee, const Descent& descent,
                                     support::SourceRange range, Then then) {
  const Term measure = descent.measure;
  if (!measure && now().method != nullptr && now().method->isLemma())
    return requireSmallerHeap(std::move(s), callee, descent.left, range, then);
  if (!measure) return then(std::move(s));
  const auto problem = [&](std::string message) {
    return Problem{Context::Termination, Reason::NotDecreasing, range, std::move(message)};
  };
  Term isSmaller = terms_.truth();
  const auto mayRunForever = [&](const ast::MethodDecl* target) {
    return !analysis_.areRecursive(*now().method, *target) && analysis_.endings().mayRunForever(*target);
  };
  const auto& targets = analysis_.hierarchy().methods().members(callee);
  const auto endless = std::ranges::find_if(targets, mayRunForever);
  if (endless != targets.end())
    return reportEndless(std::move(s), "`" + qualifiedName(**endless) + "`", range, then);
  for (const ast::MethodDecl* const target : targets) {
    if (!analysis_.areRecursive(*now().method, *target)) continue;
    if (target->measure == nullptr) {
      reports_.report(s, problem("this call leads back to `" + qualifiedName(*now().method) + "`, but `" +
                                 qualifiedName(*target) + "` has no measure"));
      return meet(Verdict::Failed, then(std::move(s)));
    }
    const Joined smaller = compareMeasures(s, *target, measure);
    if (!smaller.value) return meet(smaller.verdict, then(std::move(s)));
    isSmaller = terms_.conjoin(isSmaller, smaller.value);
  }
  return path_.require(
      std::move(s), isSmaller, Purpose::Obligation,
      [&](const SymbolicState&) {
        return problem("the measure of `" + qualifiedName(callee) +
                       "` may not be less in this call than here, or it may be negative here");
      },
      then);
}

Verdict Termination::reportEndless(SymbolicState s, const std::string& what, support::SourceRange range,
                                   Then then) {
  reports_.report(s, {Context::Termination, Reason::NotDecreasing, range,
                      what + " may run forever: it has no measure, and `" + qualifiedName(*now().method) +
                          "` promises to end by its own"});
  return meet(Verdict::Failed, then(std::move(s)));
}

// What a ghost method has of the heap is what its precondition grants, and nothing makes more of it. So a
// recursion ends in which no call takes all of the real locations; other kinds of descent do not mix with it.
// In a `package` there is what its left side grants, too: there nothing gets less.
Verdict Termination::requireSmallerHeap(SymbolicState s, const ast::MethodDecl& callee,
                                        const heap::Heap& left, support::SourceRange range, Then then) {
  const ast::MethodDecl& caller = *now().method;
  bool isBack = false;
  const ast::MethodDecl* measured = nullptr;
  for (const ast::MethodDecl* const target : analysis_.hierarchy().methods().members(callee)) {
    if (!analysis_.areRecursive(caller, *target)) continue;
    isBack = true;
    if (target->measure != nullptr) measured = target;
  }
  const auto isLocation = [&](const heap::Chunk& chunk) {
    if (!chunk.amount.isWhole()) return false;
    if (chunk.isRange()) return path_.isEvident(terms_.less(chunk.range().from, chunk.range().to));
    const ast::FieldDecl* const field = chunk.isField() ? analysis_.fieldOf(chunk.resource) : nullptr;
    return field != nullptr && !field->isGhost;
  };
  const bool isPackaged = now().footprint != nullptr;
  if (!isBack || (measured == nullptr && !isPackaged && left.find(isLocation))) return then(std::move(s));
  const std::string name = "`" + qualifiedName(caller) + "`";
  reports_.report(
      s, {Context::Termination, Reason::NotDecreasing, range,
          "this call leads back to " + name +
              (measured != nullptr ? ", which has no measure, as `" + qualifiedName(*measured) + "` has"
               : isPackaged        ? ", which has no measure, from within a `package`, where more may be held"
                                   : ", which has no measure, and takes all of its locations")});
  return meet(Verdict::Failed, then(std::move(s)));
}

// --- pure methods

namespace {

// Of both questions.
smt::Answer worse(smt::Answer one, smt::Answer other) {
  if (one == smt::Answer::No || other == smt::Answer::No) return smt::Answer::No;
  return one == smt::Answer::Unknown ? one : other;
}

}  // namespace

smt::Answer Termination::decreasesFor(const SymbolicState& inner, const ast::MethodDecl& callee,
                                      Term before) {
  if (!before || callee.measure == nullptr) return smt::Answer::No;
  const Joined smaller = compareMeasures(inner, callee, before);
  if (smaller.verdict == Verdict::Unknown) return smt::Answer::Unknown;
  if (smaller.verdict == Verdict::Failed || !smaller.value) return smt::Answer::No;
  return path_.entails(smaller.value, Purpose::Obligation);
}

void Termination::noteRecursion(const Frame& caller, const SymbolicState& inner,
                                const Application& application, support::SourceRange range,
                                const Remainder& remainder, bool closed) {
  if (caller.running == nullptr || now().recursiveCalls == nullptr) return;
  closed = closed || caller.insideClosed;
  const std::vector<Variant> targets = callees_.targetsOf(application.callee, application.known);
  std::vector<Variant> recursive;
  std::copy_if(targets.begin(), targets.end(), std::back_inserter(recursive), [&](const Variant& target) {
    return analysis_.areRecursive(*caller.running, *target.method);
  });
  if (recursive.empty()) return;
  using Heap = RecursiveCall::Heap;
  // A range of elements that may be empty is nothing.
  const auto isSomething = [&](Term from, Term to) { return path_.isEvident(terms_.less(from, to)); };
  const bool isSmaller = caller.insideOpening || remainder.heap.find([&](const heap::Chunk& chunk) {
    return !chunk.isRange() || isSomething(chunk.range().from, chunk.range().to);
  }) || remainder.heap.findFamilies([&](const heap::Chunk& chunk) {
    const heap::Family& family = chunk.family();
    const bool isOfRanges = std::holds_alternative<heap::OfRange>(family.of);
    return !isOfRanges && family.isInterval() && isSomething(family.from, family.to);
  });
  const Heap heap = closed || remainder.isTakenTwice ? Heap::Larger : isSmaller ? Heap::Smaller : Heap::Same;
  // What was closed may say of this very call what is to be shown of it: measures do not tell.
  const bool isForeseen = closed && analysis_.recursByPredicate(*caller.running);
  smt::Answer decreases = isForeseen ? smt::Answer::No : smt::Answer::Yes;
  for (const Variant& target : recursive)
    decreases = worse(decreases, decreasesFor(inner, *target.method, caller.measure));
  const smt::Open whyOpen =
      decreases == smt::Answer::Unknown ? path_.condition().whyOpen() : smt::Open::Undecided;
  for (RecursiveCall& call : *now().recursiveCalls) {
    if (call.range != range) continue;
    call.heap = std::max(call.heap, heap);  // the worst of its cases
    call.decreases = worse(call.decreases, decreases);
    call.whyOpen = std::max(call.whyOpen, whyOpen);
    for (const Variant& target : recursive) {
      if (std::find(call.targets.begin(), call.targets.end(), target) == call.targets.end())
        call.targets.push_back(target);
    }
    return;
  }
  now().recursiveCalls->push_back({std::move(recursive), range, heap, decreases, whyOpen});
}

namespace {

std::string whyEndless(const ast::MethodDecl& method, bool isOnLargerHeap) {
  const bool hasMeasure = method.measure != nullptr;
  const bool grants =
      std::ranges::any_of(method.requires_, [](const auto* clause) { return clause->grants; });
  if (!isOnLargerHeap && !grants && !hasMeasure)
    return "its precondition demands no permission, and no `decreases e;` says what gets less";
  const std::string why =
      isOnLargerHeap
          ? "a predicate must be closed for it, so it is not made on a smaller heap"
          : "its precondition demands the whole heap that `" + qualifiedName(method) + "` was called with";
  return hasMeasure ? why + ", and its measure may not be less, or the measure may be negative" : why;
}

}  // namespace

bool Termination::isVerified(const Variant& variant) const {
  const auto classes = analysis_.inheritance().verifiedFor(*variant.method);
  return variant.known == nullptr || std::ranges::find(classes, variant.known) != classes.end();
}

Verdict Termination::checkTermination(const Variant& variant, const std::vector<RecursiveCall>& calls) {
  if (calls.empty()) return Verdict::Verified;
  const ast::MethodDecl& method = *variant.method;
  Variants recursion;
  definitions_.collectRecursion(variant, recursion);
  const bool decrease = std::all_of(calls.begin(), calls.end(),
                                    [](const auto& call) { return call.decreases == smt::Answer::Yes; });
  if (decrease && definitions_.decreasesMeasures(recursion)) return Verdict::Verified;
  const bool areKnown = definitions_.areCallsKnown(recursion);
  const bool hasMeasures = std::any_of(recursion.begin(), recursion.end(), [](const Variant& member) {
    return member.method->measure != nullptr;
  });
  Verdict verdict = Verdict::Verified;
  for (const RecursiveCall& call : calls) {
    const bool isLarger = call.heap == RecursiveCall::Heap::Larger;
    // Every cycle has a call of a method that is not declared earlier: that one is reported, as in the paper.
    // But what a class inherits is not always verified for it again.
    std::vector<Variant> later;
    std::copy_if(call.targets.begin(), call.targets.end(), std::back_inserter(later),
                 [&](const Variant& target) {
                   return hasMeasures || target.method->index >= method.index || !isVerified(target);
                 });
    const bool isCircular = call.heap == RecursiveCall::Heap::Same && call.decreases != smt::Answer::Yes &&
                            (!areKnown || definitions_.reachesOnSameHeap(later, variant));
    if (!isLarger && !isCircular) continue;
    if (call.decreases == smt::Answer::Unknown) {
      verdict = meet(verdict, reports_.giveUp(call.range, std::string(describeOpenQuestion(call.whyOpen)) +
                                                              ": whether the measure is less in this "
                                                              "recursive call is not known"));
      continue;
    }
    reports_.report({}, {Context::Termination, Reason::NotDecreasing, call.range,
                         "this recursive call may not terminate: " + whyEndless(method, isLarger)});
    verdict = meet(verdict, Verdict::Failed);
  }
  return verdict;
}

// That the measure is well-defined is the callee's contract's matter.
Joined Termination::compareMeasures(const SymbolicState& inner, const ast::MethodDecl& callee, Term before) {
  Exploration silent = now();
  silent.isSilent = true;
  const Entered entered(path_, silent);
  Joined after = path_.evaluateApart(
      [&](ThenTerm done) { return rules_.eval(SymbolicState(inner), *callee.measure, done); });
  if (after.value) {
    after.value =
        terms_.conjoin(terms_.less(after.value, before), terms_.lessOrEqual(terms_.integer(0), before));
  }
  return after;
}

}  // namespace warrant::symbex
