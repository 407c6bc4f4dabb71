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
#include <utility>
#include <vector>

#include "smt/terms/term_handle.h"
#include "smt/terms/term_store.h"
#include "support/function_ref.h"

namespace warrant::smt {

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

  Term truth() const { return Term(1); }
  Term falsity() const { return Term(2); }
  Term boolean(bool value) const { return value ? truth() : falsity(); }
  Term null() const { return Term(3); }
  Term unit() const { return Term(4); }
  Term integer(std::int64_t value);

  // A symbol that differs from every other. `hint` is for people: it names the symbol in dumps; not unique.
  Term fresh(Sort sort, std::string_view hint);
  // A newly allocated object: distinct from null and from every term whose symbols were all made before it
  // (Node::birth), for those denote what existed already.
  Term freshObject(std::string_view hint);
  // The same for an object that is still being made: a function's value at it, or at what it is a part of,
  // may be newer than all its symbols (a final field that gets a newer object), so that nothing is known of
  // when that existed.
  Term freshUnfinishedObject(std::string_view hint);
  // A symbol for any value whatsoever, one of which nothing is known of when it came into being.
  Term freshArbitrary(Sort sort, std::string_view hint);

  // The function of that key, made at its first use; a key always has the same result sort.
  Function function(std::string_view key, Sort result);
  Term apply(Function function, std::span<const Term> arguments);
  // Its values of different last arguments differ, where the others are the same: equalities of values are
  // made of equalities of arguments. The result sort has values for all.
  void setInjective(Function function);
  bool isInjective(Function function) const;

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
  // The map whose value at each index is that Snapshot with the index for `key`, an Int made by
  // freshArbitrary(). Canonical: a function of the symbols and objects in the value.
  Term tabulate(Term key, Term value);

  // That the formula holds whatever the symbols, each made by freshArbitrary(), stand for. What is said of
  // them is canonical: the same of other symbols is the same term. A formula without them is itself.
  Term forAll(std::span<const Term> symbols, Term formula);
  // What a ForAll says of these values, one for each variable.
  Term instance(Term forAll, std::span<const Term> values);
  std::span<const Term> variables(Term forAll) const {
    return arguments(forAll).first(arguments(forAll).size() - 1);
  }
  Term body(Term forAll) const { return arguments(forAll).back(); }
  bool occurs(Term symbol, Term term) const;  // in the term
  // How many variables at most it is about where one ForAll stands within another; 0: there is none in it.
  std::uint32_t quantifiedDepth(Term term) const { return store_.node(term).binders; }
  bool isQuantified(Term term) const { return store_.node(term).binders > 0; }  // there is a ForAll in it

  // Sequences. An Append is a chain to the left of what is no Append; lengths are sums, and what is read at
  // or cut at an index is looked for in the chain as far as the indices are known to be ordered.
  Term length(Term sequence);
  Term single(Term element);
  Term append(Term left, Term right);
  Term append(Term left, Term right, Decide decide);
  Term element(Term sequence, Term index);
  Term element(Term sequence, Term index, Decide decide);
  Term slice(Term sequence, Term from, Term to);
  Term slice(Term sequence, Term from, Term to, Decide decide);
  Term contains(Term collection, Term element);
  Term contains(Term collection, Term element, Decide decide);
  Term window(Term elements, Term from, Term to);
  // Without what the elements have outside, as far as they were put together and that is known.
  Term window(Term elements, Term from, Term to, Decide decide);

  // Sets, bags and maps. What is asked of one that is made of others is asked of these.
  Term collect(Collection kind, std::span<const Term> parts);
  Term collect(Collection kind, std::span<const Term> parts, Decide decide);
  Term observe(Observation kind, std::span<const Term> parts);
  Term observe(Observation kind, std::span<const Term> parts, Decide decide);
  // What a Total, Product, Greatest or Least of the map is, from an index below another.
  Term aggregate(Observation kind, Term map, Term from, Term to, Decide decide);
  // Whether any of these was made.
  bool hasAggregates() const;
  static bool isAggregate(Observation kind) { return kind >= Observation::Total; }
  bool isAggregate(Term term) const { return op(term) == Op::Observe && isAggregate(observation(term)); }
  // The least and the greatest number that the map can have, as far as its term tells.
  std::optional<std::pair<Term, Term>> boundsOf(Term map);
  bool isMadeBy(Collection kind, Term term) const {
    return op(term) == Op::Collect && collection(term) == kind;
  }
  Collection collection(Term term) const { return static_cast<Collection>(store_.node(term).payload); }
  std::string_view nameOf(Term collectedOrObserved) const;
  Observation observation(Term term) const { return static_cast<Observation>(store_.node(term).payload); }

  // The term with each key replaced by its value, simplified again. Terms without keys are returned as they
  // are.
  Term substitute(Term term, std::span<const std::pair<Term, Term>> replacements);
  // Does so for all of them, and for what they share once.
  void substituteAll(std::span<Term> terms, std::span<const std::pair<Term, Term>> replacements);

  // --- looking into terms
  Op op(Term term) const { return store_.node(term).op; }
  Sort sort(Term term) const { return store_.node(term).sort; }
  std::span<const Term> arguments(Term term) const {
    const TermNode& node = store_.node(term);
    return {node.arguments, node.count};
  }
  std::int64_t integerValue(Term term) const { return store_.node(term).payload; }  // of an Integer
  std::int64_t boundNumber(Term term) const { return store_.node(term).payload; }   // of a Bound
  std::uint32_t tableOf(Term term) const {                                          // of a Tabulate
    return static_cast<std::uint32_t>(store_.node(term).payload);
  }
  std::uint32_t serial(Term term) const;                       // of a Symbol or Object
  Function functionOf(Term term) const;                        // of an Apply
  std::int64_t constant(Term sum) const;                       // of a Sum
  std::span<const std::int64_t> coefficients(Term sum) const;  // of a Sum, one for each argument
  std::uint32_t birth(Term term) const;  // greatest serial of the symbols within; 0 without any
  // Whether it is one of these, or made of it.
  bool isUnfinished(Term term) const { return store_.node(term).isUnfinished; }
  // Whether it is a quotient or remainder, or made of one.
  bool divides(Term term) const { return store_.node(term).divides; }
  // How many terms the text of the term would have. They share their parts, so that this may be exponentially
  // more than there are.
  std::uint32_t size(Term term) const { return store_.node(term).size; }
  // The term is written like that, with fewer of them than it is made of.
  void abbreviate(Term term, std::uint32_t size) {
    TermNode& node = store_.node(term);
    node.size = std::min(node.size, size);
  }
  std::string_view hint(Term symbol) const;  // of a Symbol or Object
  std::string_view name(Function function) const;
  Sort resultOf(Function function) const;
  // The negation of a formula, if it was made already.
  Term knownNegation(Term formula) const { return store_.node(formula).negation; }
  // true, false, null, unit or an integer
  bool isConstant(Term term) const { return op(term) <= Op::Integer; }

  // Fully parenthesised text in the notation of docs/architecture.md, for dumps and tests: `first(s3)`, `x1 +
  // 2`.
  std::string toString(Term term) const;

  struct Counters {
    std::uint64_t terms = 0;
    std::uint64_t hits = 0;
  };
  Counters counters() const;

 private:
  friend class TermTemplate;
  bool isMultiple(Term sum, std::int64_t divisor) const;
  Term observeNumbers(Observation kind, std::span<const Term> parts, Decide decide);
  struct Impl;
  TermStore store_;
  std::unique_ptr<Impl> impl_;
};

}  // namespace warrant::smt
