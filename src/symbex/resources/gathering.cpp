#include "symbex/resources/gathering.h"

#include <algorithm>
#include <unordered_map>

#include "symbex/resources/guards.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Heap;
using smt::Op;

namespace {

// Of more under guards the heap is not gone through at each join.
constexpr std::size_t many = 512;

}  // namespace

void Gathering::gather(Heap& heap, std::span<const Term> choices) {
  if (!heap.hasGuarded()) return;
  for (const Candidate& candidate : candidatesIn(heap, choices)) {
    if (heap.contains(candidate.chunk)) gatherLike(heap, candidate);
  }
}

std::vector<Gathering::Candidate> Gathering::candidatesIn(const Heap& heap,
                                                          std::span<const Term> choices) const {
  std::unordered_map<Term, Term> choiceOfArm;
  for (const Term choice : choices) {
    if (terms_.op(choice) != Op::Ite || terms_.sort(choice) != smt::Sort::Ref) continue;
    const auto arms = terms_.arguments(choice).subspan(1);
    if (std::ranges::find(arms, terms_.null()) != arms.end()) continue;  // it is of one object
    for (const Term arm : arms) choiceOfArm.emplace(arm, choice);
  }
  if (choiceOfArm.empty()) return {};
  std::vector<Candidate> candidates;
  std::unordered_map<std::uint32_t, unsigned> counts;
  std::size_t all = 0;
  heap.findGuarded([&](const Chunk& chunk) {
    if (!chunk.isPredicate() && !chunk.isField()) return false;
    ++counts[chunk.resource.id];
    const auto addPart = [&](Term part, std::size_t index) {
      const auto choice = choiceOfArm.find(part);
      if (choice != choiceOfArm.end()) candidates.push_back({chunk, choice->second, index});
    };
    addPart(chunk.receiver, 0);
    for (std::size_t i = 0; i < chunk.arguments().size(); ++i) addPart(chunk.arguments()[i], i + 1);
    return ++all > many;
  });
  if (all > many) return {};
  std::erase_if(candidates, [&](const Candidate& each) { return counts[each.chunk.resource.id] == 1; });
  return candidates;
}

void Gathering::gatherLike(Heap& heap, const Candidate& candidate) {
  Wanted wanted = wantedOf(candidate.chunk);
  Terms arguments(wanted.arguments.begin(), wanted.arguments.end());
  wanted.arguments = arguments;
  (candidate.part == 0 ? wanted.receiver : arguments[candidate.part - 1]) = candidate.choice;
  guards_.gather(heap, wanted, 2);
}

}  // namespace warrant::symbex
