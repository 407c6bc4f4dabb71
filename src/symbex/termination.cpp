// Pure methods terminate (paper, 3.6), whatever the order of the members: within one recursion, the calls
// that are not made on a smaller heap must form no cycle, and none may be made on a larger one.
//
// A call is made on a smaller heap when its precondition leaves a chunk behind, or when it stands within an
// `opening`: then chunks, and closings that made them, get fewer. An inferred close makes one more.
#include <algorithm>
#include <iterator>

#include "symbex/engine.h"

namespace warrant::symbex {

void Engine::noteRecursion(const Frame& caller, const std::vector<Variant>& targets,
                           support::SourceRange range, const Remainder& remainder, bool closed) {
  if (caller.pureMethod == nullptr || recursiveCalls_ == nullptr) return;
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
  for (RecursiveCall& call : *recursiveCalls_) {
    if (call.range != range) continue;
    call.heap = std::max(call.heap, heap);  // the worst of its cases
    for (const Variant& target : recursive) {
      if (std::find(call.targets.begin(), call.targets.end(), target) == call.targets.end())
        call.targets.push_back(target);
    }
    return;
  }
  recursiveCalls_->push_back({std::move(recursive), range, heap});
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

bool Engine::terminates(const Variant& variant) {
  if (analysis_.circularContractCall(*variant.method) != nullptr) return false;
  if (!analysis_.areRecursive(*variant.method, *variant.method)) return true;
  Variants recursion;
  collectRecursion(variant, recursion);
  for (const Variant& member : recursion) {
    if (analysis_.circularContractCall(*member.method) != nullptr) return false;
    for (const RecursiveCall& call : definitionOf(member).calls) {
      if (call.heap == RecursiveCall::Heap::Larger) return false;
      if (call.heap == RecursiveCall::Heap::Same && reachesOnSameHeap(call.targets, member)) return false;
    }
  }
  return true;
}

bool Engine::terminate(const std::vector<Variant>& variants) {
  return std::all_of(variants.begin(), variants.end(),
                     [&](const Variant& variant) { return terminates(variant); });
}

Verdict Engine::checkTermination(const Variant& variant, const std::vector<RecursiveCall>& calls) {
  const ast::MethodDecl& method = *variant.method;
  Verdict verdict = Verdict::Verified;
  for (const RecursiveCall& call : calls) {
    const bool isLarger = call.heap == RecursiveCall::Heap::Larger;
    // Every cycle has a call of a method that is not declared earlier: that one is reported, as in the paper.
    std::vector<Variant> later;
    std::copy_if(call.targets.begin(), call.targets.end(), std::back_inserter(later),
                 [&](const Variant& target) { return target.method->index >= method.index; });
    const bool isCircular = call.heap == RecursiveCall::Heap::Same && reachesOnSameHeap(later, variant);
    if (!isLarger && !isCircular) continue;
    const std::string why =
        isLarger
            ? "a predicate must be closed for it, so it is not made on a smaller heap"
            : "its precondition demands the whole heap that `" + qualifiedName(method) + "` was called with";
    report({}, {Context::Termination,
                Reason::NotDecreasing,
                call.range,
                "this recursive call may not terminate: " + why,
                {},
                {}});
    verdict = Verdict::Failed;
  }
  return verdict;
}

}  // namespace warrant::symbex
