#include "symbex/path/garbage.h"

#include <algorithm>
#include <unordered_set>

namespace warrant::symbex {

using heap::Chunk;
using smt::Op;
using smt::Sort;
using smt::Term;
using smt::TermFactory;

namespace {

// What a term is made of: the new symbols, or parts of snapshots, in it, and whether there are older symbols.
struct HeldParts {
  std::vector<Term> news;
  bool hasOld = false;
};

class Collector {
 public:
  Collector(const TermFactory& terms, Term since) : terms_(terms), since_(terms.birth(since)) {}

  bool isNew(Term term) const { return term && terms_.birth(term) > since_; }

  HeldParts partsOf(Term term) const {
    HeldParts parts;
    if (isNew(term)) {
      std::unordered_set<Term> seen;
      addParts(term, parts, seen);
    } else {
      parts.hasOld = terms_.birth(term) > 0;
    }
    return parts;
  }

  void reach(Term term) {
    if (isNew(term)) reach(partsOf(term));
  }
  void reach(const HeldParts& parts) {
    for (const Term part : parts.news) {
      if (!reached_.insert(part).second) continue;
      for (Term whole = part; isHalf(whole);) {
        whole = terms_.arguments(whole)[0];
        partlyReached_.insert(whole);
      }
    }
  }
  bool isReached(const HeldParts& parts) const {
    return std::ranges::any_of(parts.news, [&](Term part) { return isReached(part); });
  }
  bool areReached(const HeldParts& parts) const {
    return std::ranges::all_of(parts.news, [&](Term part) { return isReached(part); });
  }
  std::size_t size() const { return reached_.size(); }
  bool isGarbage(const Chunk& chunk) const {
    return !chunk.isFamily() && isNew(chunk.receiver) && !isReached(partsOf(chunk.receiver));
  }

  bool isEquality(Term fact) const {
    return terms_.op(fact) == Op::Equal && terms_.sort(terms_.arguments(fact)[0]) == Sort::Ref;
  }
  bool isDisequality(Term fact) const {
    return terms_.op(fact) == Op::Not && isEquality(terms_.arguments(fact)[0]);
  }

 private:
  bool isHalf(Term term) const { return terms_.op(term) == Op::First || terms_.op(term) == Op::Second; }

  // By itself, in part, or as a part of something.
  bool isReached(Term part) const {
    if (partlyReached_.contains(part)) return true;
    for (Term whole = part;; whole = terms_.arguments(whole)[0]) {
      if (reached_.contains(whole)) return true;
      if (!isHalf(whole)) return false;
    }
  }

  void addParts(Term term, HeldParts& parts, std::unordered_set<Term>& seen) const {
    if (!isNew(term)) {
      parts.hasOld = parts.hasOld || terms_.birth(term) > 0;
      return;
    }
    if (!seen.insert(term).second) return;
    Term whole = term;
    while (isHalf(whole)) whole = terms_.arguments(whole)[0];
    const Op op = terms_.op(whole);
    if (op == Op::Symbol || op == Op::Object) {
      parts.news.push_back(term);
    } else {
      for (const Term argument : terms_.arguments(term)) addParts(argument, parts, seen);
    }
  }

  const TermFactory& terms_;
  std::uint32_t since_;
  std::unordered_set<Term> reached_, partlyReached_;
};

struct Fact {
  Term term;
  HeldParts parts;
  bool isKept;
};

// What is as it was holds nothing new.
void reachFromFrame(Collector& collector, const Frame& frame, const Store& before) {
  for (std::uint32_t slot = 0; slot < frame.store.size(); ++slot) {
    if (slot < before.size() && frame.store.sharesPage(before, slot))
      slot = Store::lastOfPage(slot);
    else
      collector.reach(frame.store[slot]);
  }
  collector.reach(frame.self);
  collector.reach(frame.result);
}

// From objects that are reached to what their chunks hold, and to what is equal to something reached.
void reachFromChunks(Collector& collector, std::span<const Chunk> chunks, std::span<const Fact> facts) {
  std::size_t before = 0;
  do {
    before = collector.size();
    for (const Chunk& chunk : chunks) {
      if (collector.isGarbage(chunk)) continue;
      if (chunk.isFamily()) collector.reach(chunk.receiver);
      heap::forEachPart(chunk, [&](Term part) { collector.reach(part); });
      collector.reach(chunk.value);
      collector.reach(chunk.guard);
    }
    for (const Fact& fact : facts) {
      const bool leads = fact.parts.hasOld || collector.isReached(fact.parts);
      if (leads && collector.isEquality(fact.term)) collector.reach(fact.parts);
    }
  } while (collector.size() > before);
}

// Those that are not as they were: only they can hold something new.
std::vector<Chunk> changedSince(const heap::Heap& before, const heap::Heap& now) {
  std::vector<Chunk> changed;
  now.findDifference(before, [&](const Chunk* chunk, const Chunk*) {
    if (chunk != nullptr) changed.push_back(*chunk);
    return false;
  });
  return changed;
}

// A fact is of use where it has to do, by itself or by others, with something old or reached; that an object
// is another one than something else, where both are.
void keepUseful(Collector& collector, std::vector<Fact>& facts) {
  std::size_t kept = 0, before = 0;
  do {
    before = kept;
    for (Fact& fact : facts) {
      if (fact.isKept) continue;
      fact.isKept = collector.isDisequality(fact.term)
                        ? collector.areReached(fact.parts)
                        : fact.parts.hasOld || fact.parts.news.empty() || collector.isReached(fact.parts);
      if (!fact.isKept) continue;
      ++kept;
      collector.reach(fact.parts);
    }
  } while (kept > before);
}

}  // namespace

void dropGarbage(const TermFactory& terms, const Origin& origin, SymbolicState& s, std::vector<Term>& facts) {
  Collector collector(terms, origin.mark);
  const std::vector<Chunk> changed = changedSince(origin.heap, s.heap);
  const auto hasNews = [&](Term fact) { return collector.isNew(fact); };
  const auto isOfNew = [&](const Chunk& chunk) { return collector.isNew(chunk.receiver); };
  if (std::ranges::none_of(facts, hasNews) && std::ranges::none_of(changed, isOfNew)) return;
  std::vector<Fact> known;
  known.reserve(facts.size());
  for (const Term fact : facts) known.push_back({fact, collector.partsOf(fact), false});
  reachFromFrame(collector, s.frame, origin.store);
  reachFromChunks(collector, changed, known);
  for (const Chunk& chunk : changed) {
    if (collector.isGarbage(chunk)) s.heap.remove(chunk);
  }
  keepUseful(collector, known);
  facts.clear();
  for (const Fact& fact : known) {
    if (fact.isKept) facts.push_back(fact.term);
  }
}

}  // namespace warrant::symbex
