// Pure methods terminate (paper, 3.6), whatever the order of the members: within one recursion, the calls
// that are not made on a smaller heap must form no cycle, and none may be made on a larger one.
//
// A call is made on a smaller heap when its precondition leaves a chunk behind, or when it stands within an
// `opening`: then chunks, and closings that made them, get fewer. An inferred close makes one more.
#include "symbex/engine.h"

namespace warrant::symbex {

void Engine::noteRecursion(const Frame& caller, const ast::MethodDecl& callee, support::SourceRange range,
                           const Remainder& remainder, bool closed) {
  if (caller.pureMethod == nullptr || recursiveCalls_ == nullptr ||
      !analysis_.areRecursive(*caller.pureMethod, callee)) {
    return;
  }
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
    return;
  }
  recursiveCalls_->push_back({&callee, range, heap});
}

bool Engine::reachesOnSameHeap(const ast::MethodDecl& from, const ast::MethodDecl& to, Methods& seen) {
  if (&from == &to) return true;
  if (!seen.insert(&from).second) return false;
  const Definition& definition = definitionOf(from);
  for (std::size_t call = 0; call < definition.calls.size(); ++call) {
    if (definition.calls[call].heap != RecursiveCall::Heap::Smaller &&
        reachesOnSameHeap(*definition.calls[call].callee, to, seen)) {
      return true;
    }
  }
  return false;
}

void Engine::collectRecursion(const ast::MethodDecl& method, Methods& recursion) {
  if (!recursion.insert(&method).second) return;
  const Definition& definition = definitionOf(method);
  for (std::size_t call = 0; call < definition.calls.size(); ++call) {
    collectRecursion(*definition.calls[call].callee, recursion);
  }
}

bool Engine::terminates(const ast::MethodDecl& method) {
  if (analysis_.circularContractCall(method) != nullptr) return false;
  if (!analysis_.areRecursive(method, method)) return true;
  Methods recursion;
  collectRecursion(method, recursion);
  for (const ast::MethodDecl* member : recursion) {
    if (analysis_.circularContractCall(*member) != nullptr) return false;
    for (const RecursiveCall& call : definitionOf(*member).calls) {
      Methods seen;
      if (call.heap == RecursiveCall::Heap::Larger) return false;
      if (call.heap == RecursiveCall::Heap::Same && reachesOnSameHeap(*call.callee, *member, seen))
        return false;
    }
  }
  return true;
}

Verdict Engine::checkTermination(const ast::MethodDecl& method, const std::vector<RecursiveCall>& calls) {
  Verdict verdict = Verdict::Verified;
  for (const RecursiveCall& call : calls) {
    Methods seen;
    const bool isLarger = call.heap == RecursiveCall::Heap::Larger;
    // Every cycle has a call of a method that is not declared earlier: that one is reported, as in the paper.
    const bool isCircular = call.heap == RecursiveCall::Heap::Same && call.callee->index >= method.index &&
                            reachesOnSameHeap(*call.callee, method, seen);
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
