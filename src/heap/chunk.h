// Heap chunks (paper, Definition 1): a field chunk `t1.f ↦ t2`, a predicate chunk `t0.q[s](t1, …, tn)`; and
// the elements of an array from one index up to another.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <span>
#include <variant>

#include "heap/amount.h"
#include "smt/terms/term.h"
#include "support/match.h"

namespace warrant::heap {

// What a chunk is a permission to: a field, the elements of an array, or a predicate. Numbered by the program
// (facts/analysis.h), so that the heap need not know the syntax.
struct Resource {
  std::uint32_t id = 0;
  friend auto operator<=>(Resource, Resource) = default;
};

// The kinds of chunks, and what is particular to each.
struct OfField {
  friend bool operator==(OfField, OfField) = default;
};
struct OfRange {  // its receiver is the array
  smt::Term from, to;
  friend bool operator==(OfRange, OfRange) = default;
};
struct OfPredicate {
  std::span<const smt::Term> arguments;  // the memory is the verifier's
  friend bool operator==(OfPredicate left, OfPredicate right) {
    return std::ranges::equal(left.arguments, right.arguments);
  }
};

struct Chunk {
  Resource resource;
  smt::Term receiver;
  std::variant<OfField, OfRange, OfPredicate> kind;
  smt::Term value = {};      // what the location holds, or the snapshot
  bool isAllocated = false;  // the receiver is an object that was allocated on this path
  Amount amount = {};        // how much of the permission it is
  smt::Term guard = {};      // the condition under which it is held; no term: it is
  std::uint32_t serial = 0;  // order of addition to the heap, unique within it

  bool isField() const { return std::holds_alternative<OfField>(kind); }
  bool isRange() const { return std::holds_alternative<OfRange>(kind); }
  bool isPredicate() const { return std::holds_alternative<OfPredicate>(kind); }
  const OfRange& range() const { return std::get<OfRange>(kind); }  // which it must be
  std::span<const smt::Term> arguments() const {                    // of a predicate; else none
    const auto* const predicate = std::get_if<OfPredicate>(&kind);
    return predicate == nullptr ? std::span<const smt::Term>() : predicate->arguments;
  }
};

// The terms that tell a chunk from others of its resource and receiver.
template <class Visit>
void forEachPart(const Chunk& chunk, Visit&& visit) {
  support::match(
      chunk.kind, [](OfField) {},
      [&](const OfRange& range) {
        visit(range.from);
        visit(range.to);
      },
      [&](const OfPredicate& instance) {
        for (const smt::Term argument : instance.arguments) visit(argument);
      });
}

}  // namespace warrant::heap
