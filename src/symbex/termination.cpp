// Pure methods terminate (paper, 3.6), whatever the order of the members: a call within one recursion must be
// made on a smaller heap, or there must be no cycle of calls that are not.
//
// A call is made on a smaller heap when its precondition leaves a chunk behind, or when it stands within an
// `opening`: then chunks, and closings that made them, get fewer. An inferred close would add one, so such a
// call does not count.
#include "symbex/engine.h"

namespace warrant::symbex {

void Engine::noteRecursion(const Frame& caller, const ast::MethodDecl& callee, support::SourceRange range,
                           const Remainder& remainder, bool closed) {
  if (caller.pureMethod == nullptr || flatCalls_ == nullptr ||
      !analysis_.areRecursive(*caller.pureMethod, callee)) {
    return;
  }
  const bool isSmaller = caller.insideOpening || !remainder.heap.empty();
  if (isSmaller && !closed) return;
  for (const FlatCall& call : *flatCalls_) {
    if (call.range == range) return;
  }
  flatCalls_->push_back({&callee, range});
}

bool Engine::reaches(const ast::MethodDecl& from, const ast::MethodDecl& to,
                     std::unordered_set<const ast::MethodDecl*>& seen) {
  if (&from == &to) return true;
  if (!seen.insert(&from).second) return false;
  const Definition& definition = definitionOf(from);
  for (std::size_t call = 0; call < definition.flatCalls.size(); ++call) {
    if (reaches(*definition.flatCalls[call].callee, to, seen)) return true;
  }
  return false;
}

bool Engine::terminates(const ast::MethodDecl& method) {
  if (analysis_.circularContractCall(method) != nullptr) return false;
  if (!analysis_.areRecursive(method, method)) return true;
  const Definition& definition = definitionOf(method);
  for (std::size_t call = 0; call < definition.flatCalls.size(); ++call) {
    std::unordered_set<const ast::MethodDecl*> seen;
    if (reaches(*definition.flatCalls[call].callee, method, seen)) return false;
  }
  return true;
}

Verdict Engine::checkTermination(const ast::MethodDecl& method, const std::vector<FlatCall>& calls) {
  Verdict verdict = Verdict::Verified;
  for (const FlatCall& call : calls) {
    std::unordered_set<const ast::MethodDecl*> seen;
    // Every cycle has a call of a method that is not declared earlier: that one is reported, as in the paper.
    if (call.callee->index < method.index || !reaches(*call.callee, method, seen)) continue;
    const Problem problem{
        Context::Termination,
        Reason::NotDecreasing,
        call.range,
        "this recursive call may not terminate: its precondition demands the whole heap that `" +
            qualifiedName(method) + "` was called with",
        {},
        {}};
    report({}, problem);
    verdict = Verdict::Failed;
  }
  return verdict;
}

}  // namespace warrant::symbex
