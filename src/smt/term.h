// Terms of the logic (paper, 3.2): hash-consed handles made by simplifying factories, so that equal terms are
// equal handles and the prelude's axioms never reach a solver.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "support/function_ref.h"

namespace warrant::smt {

enum class Sort : std::uint8_t { Bool, Int, Ref, Snapshot };

// A handle into its TermFactory. Handles are ordered by creation, so that iteration orders are deterministic.
class Term {
 public:
  Term() = default;
  explicit Term(std::uint32_t id) : id_(id) {}
  std::uint32_t id() const { return id_; }
  explicit operator bool() const { return id_ != 0; }  // false: no term
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
};

// The terms of one member's verification. Not shared between threads. Building simplifies: ground arithmetic
// folds, sums are in linear normal form, `first(combine(a, b))` is `a`, `toX(fromX(v))` is `v`,
// `combine(first(s), second(s))` is `s`, `fromX(toX(s))` is `s` but for X = Bool (where it would make the
// theory inconsistent: a fact is assumed instead where the shape is known), `x = x` is true, an ite with a
// known condition is its arm, `at(store(s, i, v), j)` is `ite(i = j, v, at(s, j))` and `at(splice(l, k, u),
// j)` is `ite(j < k, at(l, j), at(u, j))` with the condition decided where i, j and k are ground. As a map,
// the unit is empty: `at(unit, j)` is the unit. Int arithmetic is over the mathematical integers: what does
// not fit 64 bits stays unfolded.
class TermFactory {
 public:
  TermFactory();
  ~TermFactory();
  TermFactory(const TermFactory&) = delete;
  TermFactory& operator=(const TermFactory&) = delete;

  // Forgets all terms but keeps the memory, for the next member.
  void reset();

  Term truth() const;
  Term falsity() const;
  Term boolean(bool value) const { return value ? truth() : falsity(); }
  Term null() const;
  Term unit() const;
  Term integer(std::int64_t value);

  // A symbol that differs from every other. `hint` is for people: it names the symbol in dumps; not unique.
  Term fresh(Sort sort, std::string_view hint);
  // A newly allocated object: distinct from null and from every term whose symbols were all made before it
  // (Node::birth), for those denote what existed already.
  Term freshObject(std::string_view hint);

  // The function of that key, made at its first use; a key always has the same result sort.
  Function function(std::string_view key, Sort result);
  Term apply(Function function, std::span<const Term> arguments);

  Term negate(Term formula);
  Term conjoin(Term left, Term right);
  Term disjoin(Term left, Term right);
  Term implies(Term left, Term right) { return disjoin(negate(left), right); }
  Term ite(Term condition, Term onTrue, Term onFalse);  // Bool arms too
  Term equal(Term left, Term right);                    // of one sort; Bool: equivalence

  Term add(Term left, Term right);
  // A part of a Sum: the arguments in their order there, without some of them, and with another constant.
  Term sum(std::int64_t constant, std::span<const Term> arguments,
           std::span<const std::int64_t> coefficients);
  Term subtract(Term left, Term right);
  Term minus(Term operand);
  Term multiply(Term left, Term right);
  Term divide(Term left, Term right);     // unspecified for a zero divisor: callers check first
  Term remainder(Term left, Term right);  // likewise
  Term lessOrEqual(Term left, Term right);
  Term less(Term left, Term right);

  Term combine(Term first, Term second);
  Term first(Term snapshot);
  Term second(Term snapshot);
  Term box(Term value);                  // fromBool, fromInt, fromRef; a Snapshot is itself
  Term unbox(Sort sort, Term snapshot);  // toBool, toInt, toRef; Sort::Snapshot is the snapshot itself
  // What is known of a condition beyond what the terms say, for the simplification of maps.
  using Decide = support::FunctionRef<std::optional<bool>(Term)>;
  Term at(Term elements, Term index);
  Term at(Term elements, Term index, Decide decide);
  Term store(Term elements, Term index, Term value);
  Term splice(Term below, Term index, Term above);
  Term splice(Term below, Term index, Term above, Decide decide);
  Term fill(Term value, Term count);

  // The term with each key replaced by its value, simplified again. Terms without keys are returned as they
  // are.
  Term substitute(Term term, std::span<const std::pair<Term, Term>> replacements);
  // Does so for all of them, and for what they share once.
  void substituteAll(std::span<Term> terms, std::span<const std::pair<Term, Term>> replacements);

  // --- looking into terms
  Op op(Term term) const;
  Sort sort(Term term) const;
  std::span<const Term> arguments(Term term) const;
  std::int64_t integerValue(Term term) const;                  // of an Integer
  std::uint32_t serial(Term term) const;                       // of a Symbol or Object
  Function functionOf(Term term) const;                        // of an Apply
  std::int64_t constant(Term sum) const;                       // of a Sum
  std::span<const std::int64_t> coefficients(Term sum) const;  // of a Sum, one for each argument
  std::uint32_t birth(Term term) const;      // greatest serial of the symbols within; 0 without any
  std::string_view hint(Term symbol) const;  // of a Symbol or Object
  std::string_view name(Function function) const;
  bool isConstant(Term term) const;  // true, false, null, unit or an integer

  // Fully parenthesised text in the notation of docs/architecture.md, for dumps and tests: `first(s3)`, `x1 +
  // 2`.
  std::string toString(Term term) const;

  struct Counters {
    std::uint64_t terms = 0;
    std::uint64_t hits = 0;
  };
  Counters counters() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace warrant::smt

template <>
struct std::hash<warrant::smt::Term> {
  std::size_t operator()(warrant::smt::Term term) const noexcept { return term.id() * 0x9E3779B97F4A7C15ull; }
};
