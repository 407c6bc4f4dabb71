// Heap chunks (paper, Definition 1): a field chunk `t1.f ↦ t2`, a predicate chunk `t0.q[s](t1, …, tn)`; the
// elements of an array from one index up to another; and one of these for each value of a variable.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <span>
#include <variant>

#include "heap/amount.h"
#include "smt/terms/term.h"
#include "support/match.h"

namespace warrant::ast {
struct Wand;
}

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

// Its resource is its shape: what the text says but for the expressions that have values outside of it.
struct OfWand {
  std::span<const smt::Term> arguments;  // those values; the memory is the verifier's
  const ast::Wand* text;                 // one that says it, for people
  friend bool operator==(OfWand left, OfWand right) {
    return std::ranges::equal(left.arguments, right.arguments);
  }
};

struct OfElement {  // of which only families are made: of one array or many; else it is a range
  smt::Term index;
  friend bool operator==(OfElement, OfElement) = default;
};

// What is held for each value of some variables that is in the domain: `(\forall* T x; domain; acc(…))`. The
// keys are symbols that stand for the variables in its terms, and in the chunk's receiver and amount; nothing
// else is ever known of them.
struct Family {
  std::span<const smt::Term> keys;
  smt::Term domain;
  smt::Term from, to;  // where the domain is an interval of the only key, a number; else no terms
  std::variant<OfField, OfElement, OfRange, OfPredicate> of;
  bool isInterval() const { return bool(from); }
  friend bool operator==(const Family& left, const Family& right) {
    return std::ranges::equal(left.keys, right.keys) && left.domain == right.domain &&
           left.from == right.from && left.to == right.to && left.of == right.of;
  }
};
struct OfFamily {
  const Family* family;  // the memory is the verifier's
  friend bool operator==(OfFamily left, OfFamily right) { return *left.family == *right.family; }
};

struct Chunk {
  Resource resource;
  smt::Term receiver;
  std::variant<OfField, OfRange, OfPredicate, OfFamily, OfWand> kind;
  // What the location holds, or the snapshot; of a family the map from keys to these, boxed, of several keys
  // to maps.
  smt::Term value = {};
  bool isAllocated = false;  // the receiver is an object that was allocated on this path
  Amount amount = {};        // how much of the permission it is
  smt::Term guard = {};      // the condition under which it is held; no term: it is
  std::uint32_t serial = 0;  // order of addition to the heap, unique within it
  std::uint32_t place = 0;   // of one element of an array, whose index is a constant: that and 1; else 0

  bool isField() const { return std::holds_alternative<OfField>(kind); }
  bool isRange() const { return std::holds_alternative<OfRange>(kind); }
  bool isPredicate() const { return std::holds_alternative<OfPredicate>(kind); }
  bool isFamily() const { return std::holds_alternative<OfFamily>(kind); }
  bool isWand() const { return std::holds_alternative<OfWand>(kind); }
  // Whether it is a permission to one location or more: of those nobody holds more than the whole.
  bool isOfLocations() const { return !isPredicate() && !isWand(); }
  const Family& family() const { return *std::get<OfFamily>(kind).family; }  // which it must be
  const OfRange& range() const { return std::get<OfRange>(kind); }           // which it must be
  std::span<const smt::Term> arguments() const {  // of a predicate or wand; else none
    if (const auto* const wand = std::get_if<OfWand>(&kind)) return wand->arguments;
    const auto* const predicate = std::get_if<OfPredicate>(&kind);
    return predicate == nullptr ? std::span<const smt::Term>() : predicate->arguments;
  }
};

// The terms that tell a chunk from others of its resource and receiver.
template <class Visit>
void forEachPart(const Chunk& chunk, Visit&& visit) {
  const auto visitKind = support::Overloaded{[](OfField) {}, [&](OfElement element) { visit(element.index); },
                                             [&](const OfRange& range) {
                                               visit(range.from);
                                               visit(range.to);
                                             },
                                             [&](const OfPredicate& instance) {
                                               for (const smt::Term argument : instance.arguments)
                                                 visit(argument);
                                             }};
  const auto visitWand = [&](const OfWand& wand) {
    for (const smt::Term argument : wand.arguments) visit(argument);
  };
  if (!chunk.isFamily()) return support::match(chunk.kind, visitKind, visitWand, [](OfFamily) {});
  const Family& family = chunk.family();
  visit(family.domain);
  if (family.isInterval()) {
    visit(family.from);
    visit(family.to);
  }
  support::match(family.of, visitKind);
}

}  // namespace warrant::heap
