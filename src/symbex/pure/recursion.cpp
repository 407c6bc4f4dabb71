// Definitional equations of pure methods (paper, 3.6), and whether their recursions end.
#include "symbex/pure/definitions.h"

#include "symbex/path/path.h"

namespace warrant::symbex {

bool Definitions::reachesOnSameHeap(const Variant& from, const Variant& to, Variants& seen) {
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

bool Definitions::reachesOnSameHeap(const std::vector<Variant>& from, const Variant& to) {
  return std::any_of(from.begin(), from.end(), [&](const Variant& target) {
    Variants seen;
    return reachesOnSameHeap(target, to, seen);
  });
}

void Definitions::collectRecursion(const Variant& variant, Variants& recursion) {
  if (!recursion.insert(variant).second) return;
  const Definition& definition = definitionOf(variant);
  for (std::size_t call = 0; call < definition.calls.size(); ++call) {
    for (std::size_t target = 0; target < definition.calls[call].targets.size(); ++target) {
      collectRecursion(Variant(definition.calls[call].targets[target]), recursion);
    }
  }
}

bool Definitions::decreasesMeasures(const Variants& recursion) {
  return std::all_of(recursion.begin(), recursion.end(), [&](const Variant& member) {
    const auto& calls = definitionOf(member).calls;
    return std::all_of(calls.begin(), calls.end(),
                       [](const RecursiveCall& call) { return call.decreases == smt::Answer::Yes; });
  });
}

// Whether all calls of the recursion are known: a body that is not well-defined ends before some of them.
bool Definitions::areCallsKnown(const Variants& recursion) {
  return std::all_of(recursion.begin(), recursion.end(), [&](const Variant& member) {
    const Definition& definition = definitionOf(member);
    return definition.isUsable || definition.isBuilding || !isDefinition(*member.method);
  });
}

bool Definitions::isSameHeapCycle(const Variant& caller, const RecursiveCall& call) {
  return call.heap == RecursiveCall::Heap::Same && reachesOnSameHeap(call.targets, caller);
}

bool Definitions::terminates(const Variant& variant) {
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

bool Definitions::terminate(const std::vector<Variant>& variants) {
  return std::all_of(variants.begin(), variants.end(),
                     [&](const Variant& variant) { return terminates(variant); });
}

}  // namespace warrant::symbex
