// Families whose keys are counted from elsewhere, as after elements were inserted into a sequence or taken
// out of it.
#include "symbex/path/path.h"
#include "symbex/resources/families.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Family;
using heap::Heap;
using smt::Op;
using smt::Sort;

// The same locations and values, by keys that are less by that number.
Chunk FamilyChunks::shifted(const Chunk& chunk, Term by) {
  const Family& whole = chunk.family();
  const Term key = whole.keys[0], moved = terms_.add(key, by);
  const auto move = [&](Term term) { return substituted(term, {&key, 1}, {&moved, 1}); };
  Family family = whole;
  family.of = rewritten(whole.of, move);
  heap::Amount amount = chunk.amount;
  if (amount.of()) amount = heap::Amount(amount.numerator(), amount.denominator(), move(amount.of()));
  return make(chunk.resource, move(chunk.receiver),
              ofInterval(family, terms_.subtract(whole.from, by), terms_.subtract(whole.to, by)),
              shifted(chunk.value, by), amount);
}

// By how much the keys of what is held are greater than those for which the same is wanted: of all, as far as
// forms show that, or else of the first one. No term: it is not known, or they are the same keys.
smt::Term FamilyChunks::shiftTo(const Chunk& held, const Chunk& wanted, Term from) {
  const Term key = wanted.family().keys[0];
  const smt::PathScope scope(path_.condition());
  if (!path_.assume(terms_.less(from, wanted.family().to))) return Term();
  for (const Term own : {key, from}) {
    const Chunk single = place(wanted, {&own, 1});
    Terms parts;
    heap::forEachPart(single, [&](Term part) { parts.push_back(part); });
    const auto keys = keysFor(held, pruned(single.receiver), parts);
    const Term by = keys ? terms_.subtract((*keys)[0], own) : Term();
    if (by && !terms_.occurs(key, by)) return by == terms_.integer(0) ? Term() : by;
  }
  return Term();
}

// A family that has what is wanted from that key on, but by other keys: it is in the heap by these then.
std::optional<Chunk> FamilyChunks::shiftedPart(Heap& heap, const Chunk& wanted, Term from,
                                               std::span<const Term> turns) {
  if (terms_.sort(wanted.family().keys[0]) != Sort::Int) return std::nullopt;
  std::optional<Chunk> original, found;
  heap.findFamilies(wanted.resource, [&](const Chunk& chunk) {
    if (!chunk.family().isInterval() || !isOfShape(chunk, wanted)) return false;
    const Term by = shiftTo(chunk, wanted, from);
    if (!by) return false;
    const Chunk moved = shifted(chunk, by);
    if (!reach(moved, wanted, from, turns, Effort::Full)) return false;
    original = chunk;
    found = moved;
    return true;
  });
  if (!found) return std::nullopt;
  heap.remove(*original);
  return heap.add(*found);
}

// What the sequence is known to be put together of, or cut out of; no term: that is not known.
smt::Term FamilyChunks::putTogether(Term sequence) {
  if (terms_.op(sequence) == Op::Append || terms_.op(sequence) == Op::Slice) return Term();
  Term found;
  path_.findEqual(sequence, [&](Term equal) {
    if (terms_.op(equal) == Op::Append || terms_.op(equal) == Op::Slice) found = equal;
    return bool(found);
  });
  return found;
}

// The length of a slice all of which there is.
smt::Term FamilyChunks::lengthOfSlice(Term sequence) {
  if (terms_.op(sequence) != Op::Slice) return Term();
  const std::span<const Term> slice = terms_.arguments(sequence);
  const auto isAtMost = [&](Term left, Term right) {
    return path_.isEvident(terms_.lessOrEqual(left, right));
  };
  const bool isThere = isAtMost(terms_.integer(0), slice[1]) && isAtMost(slice[1], slice[2]) &&
                       isAtMost(slice[2], terms_.length(slice[0]));
  return isThere ? terms_.subtract(slice[2], slice[1]) : Term();
}

// What stands in the place of an element or the length of a sequence that is known to be made of others; the
// term itself where there is nothing. Learns how long the sequence is.
smt::Term FamilyChunks::ofParts(Term term) {
  const std::span<const Term> parts = terms_.arguments(term);
  if (terms_.op(term) == Op::Element) {
    const Term whole = putTogether(parts[0]);
    if (!whole) return term;
    const Term isSoLong = terms_.equal(terms_.length(parts[0]), unfolded(terms_.length(whole)));
    if (!path_.isEvident(isSoLong)) path_.learn(isSoLong);
    return terms_.element(whole, parts[1], [&](Term condition) { return path_.decide(condition); });
  }
  if (terms_.op(term) != Op::Length) return term;
  if (const Term length = lengthOfSlice(parts[0])) return length;
  const Term whole = putTogether(parts[0]);
  return whole ? terms_.length(whole) : term;
}

// Elements and lengths of sequences that are known to be put together, as those of the parts.
smt::Term FamilyChunks::unfolded(Term term) {
  constexpr unsigned mostRounds = 8;  // a part may be put together, too
  for (unsigned round = 0; round < mostRounds; ++round) {
    Replacements replacements;
    Terms pending{term};
    while (!pending.empty()) {
      const Term part = pending.back();
      pending.pop_back();
      const Term made = ofParts(part);
      if (made != part) {
        replacements.emplace_back(part, made);
        continue;
      }
      const std::span<const Term> parts = terms_.arguments(part);
      pending.insert(pending.end(), parts.begin(), parts.end());
    }
    if (replacements.empty()) break;
    term = terms_.substitute(term, replacements);
  }
  return term;
}

// The family by what its sequences are made of.
std::optional<Chunk> FamilyChunks::isolateUnfolded(Heap& heap, const Chunk& wanted) {
  const Family& family = wanted.family();
  if (!family.isInterval()) return std::nullopt;
  const auto unfold = [&](Term term) { return unfolded(term); };
  Family parts = ofInterval(family, unfold(family.from), unfold(family.to));
  parts.of = rewritten(family.of, unfold);
  const Term receiver = unfold(wanted.receiver);
  if (receiver == wanted.receiver && parts == family) return std::nullopt;
  const auto found =
      assemble(heap, make(wanted.resource, receiver, parts, wanted.value, wanted.amount), Effort::Full);
  if (!found) return std::nullopt;
  heap.remove(*found);
  return heap.add(make(wanted.resource, wanted.receiver, family, found->value, found->amount));
}

}  // namespace warrant::symbex
