// Families whose keys are counted from elsewhere, as after elements were inserted into a sequence or taken
// out of it.
#include <algorithm>

#include "symbex/path/path.h"
#include "symbex/resources/families.h"
#include "symbex/values/amounts.h"

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
  const heap::Amount amount = amounts_.rewritten(chunk.amount, move);
  return make(chunk.resource, move(chunk.receiver),
              ofInterval(family, terms_.subtract(whole.from, by), terms_.subtract(whole.to, by)),
              shifted(chunk.value, by), amount);
}

// By how much the keys of what is held are greater than those for which the same is wanted: of all, as far as
// forms show that, or else of the first one, where there is one before any of these ends. No term: it is not
// known, or they are the same keys.
smt::Term FamilyChunks::shiftTo(const Chunk& held, const Chunk& wanted, Term from,
                                std::span<const Term> ends) {
  const Term key = wanted.family().keys[0];
  for (const Term end : ends) {
    const smt::PathScope scope(path_.condition());
    if (!path_.assume(terms_.less(from, end))) continue;
    for (const Term own : {key, from}) {
      const Chunk single = place(wanted, {&own, 1});
      Terms parts;
      heap::forEachPart(single, [&](Term part) { parts.push_back(part); });
      const auto keys = keysFor(held, pruned(single.receiver), parts);
      const Term by = keys ? terms_.subtract((*keys)[0], own) : Term();
      if (!by || terms_.occurs(key, by)) continue;
      if (by != terms_.integer(0)) return by;
      break;
    }
  }
  return Term();
}

// A family that has what is wanted from that key on, but by other keys: it is in the heap by these then.
std::optional<Chunk> FamilyChunks::shiftedPart(Heap& heap, const Chunk& wanted, Term from,
                                               std::span<const Term> turns, Effort effort) {
  if (terms_.sort(wanted.family().keys[0]) != Sort::Int) return std::nullopt;
  std::optional<Chunk> original, found;
  const Terms ends = endsAfter(from, wanted.family().to, turns);
  heap.findFamilies(wanted.resource, [&](const Chunk& chunk) {
    if (!chunk.family().isInterval() || !isOfShape(chunk, wanted)) return false;
    const Term by = shiftTo(chunk, wanted, from, ends);
    if (!by) return false;
    const Chunk moved = shifted(chunk, by);
    if (!reach(moved, wanted, from, turns, effort)) return false;
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

// The sequences of which the families of that resource have elements.
Terms FamilyChunks::sequencesOf(const Heap& heap, heap::Resource resource) {
  Terms found, pending;
  heap.findFamilies(resource, [&](const Chunk& chunk) {
    pending.push_back(chunk.receiver);
    heap::forEachPart(chunk, [&](Term part) { pending.push_back(part); });
    return false;
  });
  while (!pending.empty()) {
    const Term term = pending.back();
    pending.pop_back();
    const std::span<const Term> arguments = terms_.arguments(term);
    if (terms_.op(term) == Op::Element && std::ranges::find(found, arguments[0]) == found.end())
      found.push_back(arguments[0]);
    pending.insert(pending.end(), arguments.begin(), arguments.end());
  }
  return found;
}

// The sequence by those among `parts`, as far as it is known to be put together of them. Learns how long it
// is. `open`: the sequences that it is a part of.
smt::Term FamilyChunks::flattened(Term sequence, std::span<const Term> parts, Terms& open) {
  const auto decide = [&](Term condition) { return path_.decide(condition); };
  const std::span<const Term> own = terms_.arguments(sequence);
  switch (terms_.op(sequence)) {
    case Op::Append:
      return terms_.append(flattened(own[0], parts, open), flattened(own[1], parts, open), decide);
    case Op::Slice:
      return terms_.slice(flattened(own[0], parts, open), own[1], own[2], decide);
    default:
      break;
  }
  const auto isThat = [&](Term other) { return path_.areEqual(other, sequence); };
  if (std::ranges::any_of(parts, isThat) || std::ranges::any_of(open, isThat)) return sequence;
  const Term whole = putTogether(sequence);
  if (!whole) return sequence;
  open.push_back(sequence);
  const Term flat = flattened(whole, parts, open);
  open.pop_back();
  path_.learn(terms_.equal(terms_.length(sequence), lengthOf(flat)));
  return flat;
}

// As the sum of what its parts have.
smt::Term FamilyChunks::lengthOf(Term sequence) {
  if (terms_.op(sequence) == Op::Append) {
    const std::span<const Term> parts = terms_.arguments(sequence);
    return terms_.add(lengthOf(parts[0]), lengthOf(parts[1]));
  }
  const Term ofSlice = lengthOfSlice(sequence);
  return ofSlice ? ofSlice : terms_.length(sequence);
}

// The length of a slice all of which there is.
smt::Term FamilyChunks::lengthOfSlice(Term sequence) {
  if (terms_.op(sequence) != Op::Slice) return Term();
  const std::span<const Term> slice = terms_.arguments(sequence);
  const auto isAtMost = [&](Term left, Term right) {
    return path_.isEvident(terms_.lessOrEqual(left, right));
  };
  const bool isThere = isAtMost(terms_.integer(0), slice[1]) && isAtMost(slice[1], slice[2]) &&
                       isAtMost(slice[2], lengthOf(slice[0]));
  return isThere ? terms_.subtract(slice[2], slice[1]) : Term();
}

// What stands in the place of an element or the length of a sequence that is known to be made of those; the
// term itself where there is nothing.
smt::Term FamilyChunks::ofParts(Term term, std::span<const Term> sequences) {
  const Op op = terms_.op(term);
  if (op != Op::Element && op != Op::Length) return term;
  const std::span<const Term> own = terms_.arguments(term);
  Terms open;
  const Term flat = flattened(own[0], sequences, open);
  if (op == Op::Length) return lengthOf(flat);
  const auto decide = [&](Term condition) { return path_.decide(condition); };
  const Term element = terms_.element(flat, own[1], decide);
  return element == term ? elementOfCut(term) : element;
}

// Where a slice is not known to begin and end in certain parts of a sequence: the element of that, where it
// has one. The term itself: it is none of such.
smt::Term FamilyChunks::elementOfCut(Term element) {
  const Term sequence = terms_.arguments(element)[0], index = terms_.arguments(element)[1];
  if (terms_.op(sequence) != Op::Slice) return element;
  const std::span<const Term> slice = terms_.arguments(sequence);
  const Term zero = terms_.integer(0);
  if (terms_.op(slice[0]) != Op::Append || !path_.isEvident(terms_.lessOrEqual(zero, slice[1])))
    return element;
  const Term at = terms_.add(slice[1], index);
  const Term isThere = terms_.conjoin(terms_.lessOrEqual(zero, index), terms_.less(at, slice[2]));
  return terms_.ite(isThere, terms_.element(slice[0], at), terms_.unit());
}

// Elements and lengths of sequences that are known to be put together of those, as what these have.
smt::Term FamilyChunks::unfolded(Term term, std::span<const Term> sequences) {
  constexpr unsigned mostRounds = 8;  // an index may be an element, too
  for (unsigned round = 0; round < mostRounds; ++round) {
    Replacements replacements;
    Terms pending{term};
    while (!pending.empty()) {
      const Term part = pending.back();
      pending.pop_back();
      const Term made = ofParts(part, sequences);
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

// The family by what its sequences are made of; its terms mean the same for the keys of its domain only.
// None: of nothing else.
std::optional<Chunk> FamilyChunks::unfolded(const Heap& heap, const Chunk& wanted) {
  const Family& family = wanted.family();
  if (!family.isInterval()) return std::nullopt;
  const Terms sequences = sequencesOf(heap, wanted.resource);
  const auto unfold = [&](Term term) { return unfolded(term, sequences); };
  Family parts = ofInterval(family, unfold(family.from), unfold(family.to));
  const smt::PathScope scope(path_.condition());
  if (!path_.assume(parts.domain)) return std::nullopt;
  parts.of = rewritten(family.of, unfold);
  const Term receiver = unfold(wanted.receiver);
  if (receiver == wanted.receiver && parts == family) return std::nullopt;
  return make(wanted.resource, receiver, parts, wanted.value, wanted.amount);
}

std::optional<Chunk> FamilyChunks::isolateUnfolded(Heap& heap, const Chunk& wanted, Effort effort) {
  const auto parts = unfolded(heap, wanted);
  if (!parts) return std::nullopt;
  const auto found = assemble(heap, *parts, effort, true);
  if (!found) return std::nullopt;
  heap.remove(*found);
  return heap.add(make(wanted.resource, wanted.receiver, wanted.family(), found->value, found->amount));
}

}  // namespace warrant::symbex
