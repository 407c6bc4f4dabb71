// Pure methods terminate (paper, 3.6; language.md 6.5), whatever the order of the members. Within one
// recursion, either all calls have a smaller measure; or none is made on a larger heap, and each call that is
// made on the same heap, and leads back on the same heap, has a smaller measure.
//
// A call is made on a smaller heap when its precondition leaves a chunk behind, or when it stands within an
// `opening`: then chunks, and closings that made them, get fewer. An inferred close makes one more.
#include <algorithm>
#include <iterator>

#include "symbex/engine.h"

namespace warrant::symbex {

using smt::Purpose;

Verdict Engine::enterMeasure(SymbolicState s, const ast::MethodDecl& method, Then then) {
  if (method.measure == nullptr) return then(std::move(s));
  return eval(std::move(s), *method.measure, [&](SymbolicState s, Term measure) {
    s.frame.measure = measure;
    return then(std::move(s));
  });
}

// That the measure is well-defined is the callee's contract's matter.
Joined Engine::compareMeasures(const SymbolicState& inner, const ast::MethodDecl& callee, Term before) {
  ++silent_;
  Joined after = evaluateApart([&](ThenTerm done) { return eval(inner, *callee.measure, done); });
  --silent_;
  if (after.value) {
    after.value =
        terms_.conjoin(terms_.less(after.value, before), terms_.lessOrEqual(terms_.integer(0), before));
  }
  return after;
}

Verdict Engine::requireDecrease(SymbolicState s, const ast::MethodDecl& callee, Term measure,
                                support::SourceRange range, Then then) {
  if (!measure) return then(std::move(s));
  const auto problem = [&](std::string message) {
    return Problem{Context::Termination, Reason::NotDecreasing, range, std::move(message), {}, {}};
  };
  Term isSmaller = terms_.truth();
  for (const ast::MethodDecl* const target : analysis_.hierarchy().methods().members(callee)) {
    if (!analysis_.areRecursive(*method_, *target)) continue;
    if (target->measure == nullptr) {
      report(s, problem("this call leads back to `" + qualifiedName(*method_) + "`, but `" +
                        qualifiedName(*target) + "` has no measure"));
      return meet(Verdict::Failed, then(std::move(s)));
    }
    const Joined smaller = compareMeasures(s, *target, measure);
    if (!smaller.value) return meet(smaller.verdict, then(std::move(s)));
    isSmaller = terms_.conjoin(isSmaller, smaller.value);
  }
  return require(
      std::move(s), isSmaller, Purpose::Obligation,
      [&](const SymbolicState&) {
        return problem("the measure of `" + qualifiedName(callee) +
                       "` may not be less in this call than here, or it may be negative here");
      },
      then);
}

// --- pure methods

namespace {

// Of both questions.
smt::Answer worse(smt::Answer one, smt::Answer other) {
  if (one == smt::Answer::No || other == smt::Answer::No) return smt::Answer::No;
  return one == smt::Answer::Unknown ? one : other;
}

}  // namespace

smt::Answer Engine::decreasesFor(const SymbolicState& inner, const ast::MethodDecl& callee, Term before) {
  if (!before || callee.measure == nullptr) return smt::Answer::No;
  const Joined smaller = compareMeasures(inner, callee, before);
  if (smaller.verdict == Verdict::Unknown) return smt::Answer::Unknown;
  if (smaller.verdict == Verdict::Failed || !smaller.value) return smt::Answer::No;
  return path_->entails(smaller.value, Purpose::Obligation);
}

void Engine::noteRecursion(const Frame& caller, const SymbolicState& inner, const Application& application,
                           support::SourceRange range, const Remainder& remainder, bool closed) {
  if (caller.pureMethod == nullptr || recursiveCalls_ == nullptr) return;
  closed = closed || caller.insideClosed;
  const std::vector<Variant> targets = targetsOf(application.callee, application.known);
  std::vector<Variant> recursive;
  std::copy_if(targets.begin(), targets.end(), std::back_inserter(recursive), [&](const Variant& target) {
    return analysis_.areRecursive(*caller.pureMethod, *target.method);
  });
  if (recursive.empty()) return;
  using Heap = RecursiveCall::Heap;
  // A range of elements that may be empty is nothing.
  const bool isSmaller = caller.insideOpening || remainder.heap.find([&](const heap::Chunk& chunk) {
    return chunk.resource != analysis_.elements() ||
           holds(terms_.less(chunk.arguments[0], chunk.arguments[1]));
  });
  const Heap heap = closed ? Heap::Larger : isSmaller ? Heap::Smaller : Heap::Same;
  // What was closed may say of this very call what is to be shown of it: measures do not tell.
  const bool isForeseen = closed && analysis_.recursByPredicate(*caller.pureMethod);
  smt::Answer decreases = isForeseen ? smt::Answer::No : smt::Answer::Yes;
  for (const Variant& target : recursive)
    decreases = worse(decreases, decreasesFor(inner, *target.method, caller.measure));
  for (RecursiveCall& call : *recursiveCalls_) {
    if (call.range != range) continue;
    call.heap = std::max(call.heap, heap);  // the worst of its cases
    call.decreases = worse(call.decreases, decreases);
    for (const Variant& target : recursive) {
      if (std::find(call.targets.begin(), call.targets.end(), target) == call.targets.end())
        call.targets.push_back(target);
    }
    return;
  }
  recursiveCalls_->push_back({std::move(recursive), range, heap, decreases});
}

bool Engine::reachesOnSameHeap(const Variant& from, const Variant& to, Variants& seen) {
  if (from == to) return true;
  if (!seen.insert(from).second) return false;
  const Definition& definition = definitionOf(from);
  for (std::size_t call = 0; call < definition.calls.size(); ++call) {
    if (definition.calls[call].heap == RecursiveCall::Heap::Smaller) continue;
    for (std::size_t target = 0; target < definition.calls[call].targets.size(); ++target) {
      if (reachesOnSameHeap(Variant(definition.calls[call].targets[target]), to, seen)) return true;
    }
  }
  return false;
}

bool Engine::reachesOnSameHeap(const std::vector<Variant>& from, const Variant& to) {
  return std::any_of(from.begin(), from.end(), [&](const Variant& target) {
    Variants seen;
    return reachesOnSameHeap(target, to, seen);
  });
}

void Engine::collectRecursion(const Variant& variant, Variants& recursion) {
  if (!recursion.insert(variant).second) return;
  const Definition& definition = definitionOf(variant);
  for (std::size_t call = 0; call < definition.calls.size(); ++call) {
    for (std::size_t target = 0; target < definition.calls[call].targets.size(); ++target) {
      collectRecursion(Variant(definition.calls[call].targets[target]), recursion);
    }
  }
}

bool Engine::decreasesMeasures(const Variants& recursion) {
  return std::all_of(recursion.begin(), recursion.end(), [&](const Variant& member) {
    const auto& calls = definitionOf(member).calls;
    return std::all_of(calls.begin(), calls.end(),
                       [](const RecursiveCall& call) { return call.decreases == smt::Answer::Yes; });
  });
}

// Whether all calls of the recursion are known: a body that is not well-defined ends before some of them.
bool Engine::areCallsKnown(const Variants& recursion) {
  return std::all_of(recursion.begin(), recursion.end(), [&](const Variant& member) {
    const Definition& definition = definitionOf(member);
    return definition.isUsable || definition.isBuilding || !isDefinition(*member.method);
  });
}

bool Engine::isSameHeapCycle(const Variant& caller, const RecursiveCall& call) {
  return call.heap == RecursiveCall::Heap::Same && reachesOnSameHeap(call.targets, caller);
}

bool Engine::terminates(const Variant& variant) {
  if (analysis_.circularContractCall(*variant.method) != nullptr) return false;
  if (!analysis_.areRecursive(*variant.method, *variant.method)) return true;
  Variants recursion;
  collectRecursion(variant, recursion);
  for (const Variant& member : recursion) {
    if (analysis_.circularContractCall(*member.method) != nullptr) return false;
  }
  if (!areCallsKnown(recursion)) return false;
  if (decreasesMeasures(recursion)) return true;
  for (const Variant& member : recursion) {
    for (const RecursiveCall& call : definitionOf(member).calls) {
      if (call.heap == RecursiveCall::Heap::Larger) return false;
      if (call.decreases != smt::Answer::Yes && isSameHeapCycle(member, call)) return false;
    }
  }
  return true;
}

bool Engine::terminate(const std::vector<Variant>& variants) {
  return std::all_of(variants.begin(), variants.end(),
                     [&](const Variant& variant) { return terminates(variant); });
}

Verdict Engine::checkTermination(const Variant& variant, const std::vector<RecursiveCall>& calls) {
  if (calls.empty()) return Verdict::Verified;
  const ast::MethodDecl& method = *variant.method;
  Variants recursion;
  collectRecursion(variant, recursion);
  const bool decrease = std::all_of(calls.begin(), calls.end(),
                                    [](const auto& call) { return call.decreases == smt::Answer::Yes; });
  if (decrease && decreasesMeasures(recursion)) return Verdict::Verified;
  const bool areKnown = areCallsKnown(recursion);
  const bool hasMeasures = std::any_of(recursion.begin(), recursion.end(), [](const Variant& member) {
    return member.method->measure != nullptr;
  });
  Verdict verdict = Verdict::Verified;
  for (const RecursiveCall& call : calls) {
    const bool isLarger = call.heap == RecursiveCall::Heap::Larger;
    // Every cycle has a call of a method that is not declared earlier: that one is reported, as in the paper.
    std::vector<Variant> later;
    std::copy_if(call.targets.begin(), call.targets.end(), std::back_inserter(later),
                 [&](const Variant& target) { return hasMeasures || target.method->index >= method.index; });
    const bool isCircular = call.heap == RecursiveCall::Heap::Same && call.decreases != smt::Answer::Yes &&
                            (!areKnown || reachesOnSameHeap(later, variant));
    if (!isLarger && !isCircular) continue;
    if (call.decreases == smt::Answer::Unknown) {
      verdict = meet(verdict, giveUp(call.range,
                                     "the solver's limit was hit: whether the measure is less in "
                                     "this recursive call is not known"));
      continue;
    }
    const std::string measure =
        method.measure != nullptr ? ", and its measure may not be less, or the measure may be negative" : "";
    const std::string why =
        isLarger
            ? "a predicate must be closed for it, so it is not made on a smaller heap"
            : "its precondition demands the whole heap that `" + qualifiedName(method) + "` was called with";
    report({}, {Context::Termination,
                Reason::NotDecreasing,
                call.range,
                "this recursive call may not terminate: " + why + measure,
                {},
                {}});
    verdict = meet(verdict, Verdict::Failed);
  }
  return verdict;
}

}  // namespace warrant::symbex
