// What is known of the elements of an array, each by its index.
#include <algorithm>
#include <span>
#include <unordered_map>
#include <unordered_set>

#include "symbex/explain/explainer.h"
#include "symbex/explain/notation.h"
#include "symbex/path/path.h"

namespace warrant::symbex {

using heap::Chunk;
using smt::Op;

namespace {

constexpr std::size_t mostElements = 64;

// What the facts and the goal read of each map, in the order of their texts.
class Reads {
 public:
  explicit Reads(const smt::TermFactory& terms) : terms_(terms) {}

  void collect(Term term) {
    if (!seen_.insert(term).second) return;
    const auto arguments = terms_.arguments(term);
    if (terms_.op(term) == Op::At) ofMap_[arguments[0]].push_back(term);
    for (const Term argument : arguments) collect(argument);
  }
  std::span<const Term> of(Term map) const {
    const auto found = ofMap_.find(map);
    return found == ofMap_.end() ? std::span<const Term>() : found->second;
  }

 private:
  const smt::TermFactory& terms_;
  std::unordered_set<Term> seen_;
  std::unordered_map<Term, Terms> ofMap_;
};

}  // namespace

// Of each range what was written last, and then what was read of the array before that.
void Explainer::addElements(Explanation& explanation, std::span<const Chunk> chunks, Term goal,
                            const Wording& wording) const {
  if (std::ranges::none_of(chunks, &Chunk::isRange)) return;
  Reads reads(terms_);
  if (goal) reads.collect(goal);
  for (const Term fact : path_.facts()) reads.collect(fact);
  for (const Chunk& chunk : chunks) {
    if (!chunk.isRange()) continue;
    Terms known;
    const auto add = [&](Term index, Term boxed) {
      if (explanation.elements.size() >= mostElements) return;
      const Chunk element{chunk.resource, chunk.receiver,
                          heap::OfRange{index, terms_.add(index, terms_.integer(1))}};
      const Term isHeld =
          terms_.conjoin(terms_.lessOrEqual(chunk.range().from, index), terms_.less(index, chunk.range().to));
      const bool isOther =
          std::ranges::all_of(known, [&](Term other) { return path_.areDistinct(index, other); });
      known.push_back(index);
      if (!isOther || !path_.isEvident(isHeld)) return;
      const Term value = terms_.op(boxed) == Op::Box ? terms_.arguments(boxed)[0] : boxed;
      if (wording.isReadable(value))
        explanation.elements.push_back({notation_.placeOf(element, wording), wording.print(value)});
    };
    Term map = chunk.value;
    for (; terms_.op(map) == Op::Store; map = terms_.arguments(map)[0]) {
      add(terms_.arguments(map)[1], terms_.arguments(map)[2]);
    }
    for (const Term read : reads.of(map)) add(terms_.arguments(read)[1], read);
  }
}

}  // namespace warrant::symbex
