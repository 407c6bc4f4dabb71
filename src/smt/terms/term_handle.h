// What terms are made of: handles, sorts and operations.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace warrant::smt {

enum class Sort : std::uint8_t { Bool, Int, Ref, Snapshot };

// A handle into its TermFactory. Handles are ordered by creation, so that iteration orders are deterministic.
class Term {
 public:
  constexpr Term() = default;
  constexpr explicit Term(std::uint32_t id) : id_(id) {}
  constexpr std::uint32_t id() const { return id_; }
  constexpr explicit operator bool() const { return id_ != 0; }  // false: no term
  friend auto operator<=>(Term, Term) = default;

 private:
  std::uint32_t id_ = 0;
};

// An uninterpreted function: one for each pure method (`C.p`), and opaque operations.
struct Function {
  std::uint32_t id = 0;
  friend auto operator<=>(Function, Function) = default;
};

enum class Op : std::uint8_t {
  True,
  False,
  Null,
  Unit,
  Integer,  // payload: its value
  Symbol,   // payload: serial number
  Object,   // payload: serial number; a freshly allocated object
  Apply,    // payload: the Function; arguments
  Not,      // of a Bool; never of Not, NonNegative or a constant
  And,
  Or,           // n-ary, flattened, sorted, without duplicates and complements
  Ite,          // condition, then, else; of any sort but Bool (a Bool one is And/Or)
  Equal,        // of two terms of one sort but Bool constants; ordered by handle
  NonNegative,  // argument: a Sum or other Int term t; means 0 <= t
  Sum,          // linear normal form: constant and coefficients in `coefficients`, arguments sorted by handle
  Multiply,     // non-linear: two Int arguments, neither a constant
  Divide,
  Remainder,  // truncating, as in Java
  Combine,
  First,
  Second,  // snapshots of A * B
  Box,     // fromX: a Bool, Int or Ref as a Snapshot
  Unbox,   // toX: a Snapshot as a term of this term's sort
  At,      // element of a map from indices to values, an array's snapshot: Snapshot × Int → Snapshot
  Store,   // the map with another value at an index: Snapshot × Int × Snapshot → Snapshot
  Splice,  // below an index the first map, from it on the second: Snapshot × Int × Snapshot → Snapshot
  Fill,    // one value at the indices from 0 up to a number, the unit elsewhere: Snapshot × Int → Snapshot
  Tabulate,  // payload: of what; the map whose value at each index is that, with the arguments for its parts
  Bound,     // payload: its number; a variable of the formula that holds for all of its values
  ForAll,    // payload: how many variables; these, and the formula that holds for all of their values
  // Each snapshot is a finite sequence of snapshots, too; the unit is the empty one.
  Length,    // of a sequence: Snapshot → Int
  Element,   // at an index, the unit elsewhere: Snapshot × Int → Snapshot
  Single,    // of one element: Snapshot → Snapshot
  Append,    // one behind the other; never of the unit, nor with an Append on the right
  Slice,     // from an index up to another, as far as there are elements: Snapshot × Int × Int → Snapshot
  Contains,  // whether it has the element: Snapshot × Snapshot → Bool; of a set, too
  Window,    // what a map has from an index up to another: Snapshot × Int × Int → Snapshot, a sequence
  // Each snapshot is a finite set, a finite bag, and a map from snapshots to snapshots, too; the unit is the
  // empty one.
  Collect,  // a set, bag or map that is made of others; payload: its Collection
  Observe,  // what is asked of one; payload: its Observation
};

// What sets, bags and maps are made by; the arguments are snapshots.
enum class Collection : std::uint8_t {
  Insert,        // a set with an element more
  Remove,        // a set without an element
  Union,         // of sets
  Intersection,  // of sets
  Difference,    // of sets
  ElementsOf,    // a sequence, as a set
  ValuesOf,      // the set of what a map has at the keys of a set: keys, map
  Put,           // a map with another value at a key
  BagOf,         // a sequence, as a bag
  Plus,          // of bags
  Minus,         // of bags, nowhere below 0
  Meet,          // of bags
};

enum class Observation : std::uint8_t {
  Look,         // at a map, for a key: Snapshot × Snapshot → Snapshot
  Count,        // how often a bag has an element: Snapshot × Snapshot → Int
  Size,         // of a set or bag: Snapshot → Int
  Occurrences,  // how often a map has the value at indices from 0 below another; of one that is negative,
                // less how often from it below 0: Snapshot × Int × Snapshot → Int
  // Of the numbers that a map has, whatever it has elsewhere:
  Total,     // their sum at indices from 0 below another; of one that is negative, less their sum from it
             // below 0: Snapshot × Int → Int
  Product,   // their product from an index below another: Snapshot × Int × Int → Int
  Greatest,  // the greatest of them; where there is no index between, that at the first: likewise
  Least,     // the least of them: likewise
};

}  // namespace warrant::smt

template <>
struct std::hash<warrant::smt::Term> {
  std::size_t operator()(warrant::smt::Term term) const noexcept { return term.id() * 0x9E3779B97F4A7C15ull; }
};
