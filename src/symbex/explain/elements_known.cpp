// What is known of the elements of an array, each by its index.
#include <algorithm>
#include <unordered_set>

#include "symbex/explain/explainer.h"
#include "symbex/explain/notation.h"
#include "symbex/path/path.h"

namespace warrant::symbex {

using heap::Chunk;
using smt::Op;

namespace {

constexpr std::size_t mostElements = 64;

// The indices at which the facts and the goal speak of the map.
void collectReads(const smt::TermFactory& terms, Term term, Term map, std::unordered_set<Term>& seen,
                  Terms& reads) {
  if (!seen.insert(term).second) return;
  const auto arguments = terms.arguments(term);
  if (terms.op(term) == Op::At && arguments[0] == map) reads.push_back(term);
  for (const Term argument : arguments) collectReads(terms, argument, map, seen, reads);
}

}  // namespace

// What was written last, and then what was read of the array before that.
void Explainer::addElements(Explanation& explanation, const Chunk& chunk, Term goal,
                            const Wording& wording) const {
  Terms known;
  const auto add = [&](Term index, Term boxed) {
    const Chunk element{chunk.resource, chunk.receiver,
                        heap::OfRange{index, terms_.add(index, terms_.integer(1))}};
    const Term isHeld =
        terms_.conjoin(terms_.lessOrEqual(chunk.range().from, index), terms_.less(index, chunk.range().to));
    const bool isOther =
        std::ranges::all_of(known, [&](Term other) { return path_.areDistinct(index, other); });
    known.push_back(index);
    if (!isOther || !path_.isEvident(isHeld) || explanation.elements.size() >= mostElements) return;
    const Term value = terms_.op(boxed) == Op::Box ? terms_.arguments(boxed)[0] : boxed;
    if (wording.isReadable(value))
      explanation.elements.push_back({notation_.placeOf(element, wording), wording.print(value)});
  };
  Term map = chunk.value;
  for (; terms_.op(map) == Op::Store; map = terms_.arguments(map)[0]) {
    add(terms_.arguments(map)[1], terms_.arguments(map)[2]);
  }
  std::unordered_set<Term> seen;
  Terms reads;
  if (goal) collectReads(terms_, goal, map, seen, reads);
  for (const Term fact : path_.facts()) collectReads(terms_, fact, map, seen, reads);
  for (const Term read : reads) add(terms_.arguments(read)[1], read);
}

}  // namespace warrant::symbex
