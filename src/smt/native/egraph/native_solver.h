// The native layer: congruence closure with constants, allocations and the constructors of snapshots, unit
// propagation over formulas, difference constraints. Facts enter once and are taken back by a trail.
//
// What it derives from its assumptions:
// - congruence, and with it `first(combine(a, b)) = a`, the injectivity of `combine` and `fromX`, and that
//   `combine`, `fromInt` and `fromRef` are onto: the constructors' inverses are entered as applications, too;
// - the constants, null and the objects are pairwise distinct;
// - a class has an age, an upper bound of when its value came into being. It is that of its oldest member,
// and
//   of an application that of its youngest reference or snapshot argument (a number or a Boolean is a value
//   that was always there; fromInt(n) is as old as the youngest symbol in n). A class with an object in it
//   that was allocated later is contradictory;
// - a formula's value from its parts' values and the other way round, as far as one step goes;
// - terms of arithmetic are folded again when an argument becomes constant.
#pragma once

#include <optional>
#include <unordered_map>

#include "smt/native/egraph/egraph.h"
#include "smt/native/numbers/differences.h"

namespace warrant::smt {

class NativeSolver {
 public:
  NativeSolver(TermFactory& terms, Backtracker& backtracker)
      : terms_(terms),
        backtracker_(backtracker),
        graph_(backtracker),
        differences_(backtracker),
        vertices_(backtracker),
        special_(backtracker),
        apart_(backtracker),
        isInconsistent_(backtracker, false),
        isArithmeticPartial_(backtracker, false) {
    reset();
  }
  void reset();

  void push() { backtracker_.push(); }
  void pop() { backtracker_.pop(); }

  // Adds a fact and what follows from it.
  void assume(Term fact);
  void assumeNot(Term formula);
  void equate(Term left, Term right);
  bool isInconsistent() const { return isInconsistent_.get(); }

  // Makes a term known, so that the questions below can be asked about it.
  void add(Term term);
  // Of terms that were added.
  bool areEqual(Term left, Term right);
  // Distinct as far as it is known without further inference.
  bool areDistinct(Term left, Term right) const;
  // The terms in the class of a term that was added, by handle.
  std::vector<Term> membersOf(Term term) const;
  const TermFactory& terms() const { return terms_; }
  const EGraph& graph() const { return graph_; }
  const Differences& differences() const { return differences_; }
  // Of the number's class in the difference constraints; 0: none.
  Vertex vertexOf(NodeId number) const { return vertices_.get(graph_.root(number)); }
  // The value of a formula as far as it is known without further inference.
  std::optional<bool> knownValue(Term formula) const;
  // The nodes whose meaning the model of pairwise distinct classes may fail to satisfy.
  std::span<const NodeId> special() const { return special_; }
  bool isFalse(NodeId formula) const { return valueOf(formula) == false_; }

  // Looks for a model of what was assumed, deciding what is open, in scopes that are closed again.
  // Contradiction: there is none; GaveUp: a budget is exhausted, or there may be one that is not found here.
  // Where a question's opposite was assumed last, what bears on it is decided first.
  enum class Search : std::uint8_t { Model, Contradiction, GaveUp };
  Search search(Term question = {});
  // What all searches took together, in units of a few microseconds.
  std::uint64_t searchEffort() const { return searchEffort_; }

 private:
  friend class ModelSearch;
  friend class LinearFacts;
  friend class NumberIntervals;
  friend class MapFacts;
  friend class QuotientFacts;
  friend class ProductFacts;

  struct Equation {
    NodeId left, right;
  };

  // Making terms known.
  NodeId nodeOf(Term term);
  NodeId makeNode(Term term);
  void addArguments(Term term, std::vector<NodeId>& arguments);
  void addInverses(Term term, NodeId node, std::span<const NodeId> arguments);
  void addHalves(NodeId node, std::span<const NodeId> arguments);
  void equateComplement(Term comparison, NodeId node);
  ApplicationId addApplication(Op op, std::uint64_t payload, std::span<const NodeId> arguments,
                               NodeId result);
  std::uint64_t payloadOf(Term term);
  std::uint64_t shapeOf(Term sum);
  static constexpr std::uint32_t unknownAge = 0xFFFFFFFF;
  std::uint32_t ageOf(Term term, std::span<const NodeId> arguments) const;
  std::uint32_t ageOf(std::span<const NodeId> arguments) const;
  void noteSpecial(Term term, NodeId node, std::span<const NodeId> arguments);

  // Propagation.
  void equate(NodeId left, NodeId right) {
    if (graph_.root(left) != graph_.root(right)) equations_.push_back({left, right});
  }
  void assign(NodeId formula, bool value) { equate(formula, value ? true_ : false_); }
  void propagate();
  void merge(NodeId left, NodeId right);
  void unite(NodeId winner, NodeId loser);
  void touchUses(NodeId root);
  void lowerAge(NodeId root, std::uint32_t age);
  void contradict();
  void onAssigned(NodeId formula, bool value);
  bool areDistinct(NodeId left, NodeId right) const;
  // The value of a formula's class: 0 where it is open.
  NodeId valueOf(NodeId formula) const { return graph_.classOf(formula).constant; }

  // What follows from one application, in native_rules.cpp.
  static bool hasRules(Op op);
  void enter(ApplicationId id);
  void apply(ApplicationId id);
  void applyAge(ApplicationId id);
  void applyEqual(NodeId result, NodeId left, NodeId right);
  void applyJunction(ApplicationId id, NodeId absorbing, NodeId neutral);
  void applyIte(NodeId result, NodeId condition, NodeId onTrue, NodeId onFalse);
  void applyArithmetic(ApplicationId id);
  Term withConstants(Term term);
  Term sumWithConstants(Term sum);
  Term constantOf(Term term) const;

  // Difference constraints, in native_bounds.cpp.
  struct Place {
    Vertex vertex;
    std::int64_t offset;
  };
  Place placeOf(NodeId number);
  void addBound(Place to, Place from, std::int64_t bound);
  void addEquality(Place left, Place right, std::int64_t difference);
  void assumeNonNegative(Term formula);
  void assumeApart(ApplicationId equality);
  void tellApart();
  bool isPlaced(NodeId number) const;
  bool isAtMost(NodeId left, NodeId right, std::int64_t more = 0);
  struct Interval {
    std::int64_t least, greatest;
  };
  void boundChoice(Term choice, NodeId node);
  std::optional<Interval> choicesOf(Term number);  // none: not between constants
  void linkSum(Term sum, NodeId node);
  void linkClasses(NodeId winner, NodeId loser);
  bool integerValue(NodeId number, std::int64_t& value) const;
  std::optional<std::int64_t> presentValue(NodeId number) const;

  TermFactory& terms_;
  Backtracker& backtracker_;
  EGraph graph_;
  Differences differences_;
  BacktrackTable<Vertex> vertices_;  // by root of a class of numbers
  BacktrackStack<NodeId> special_;   // what the model of pairwise distinct classes may fail to satisfy
  BacktrackStack<NodeId> apart_;     // equations of numbers that do not hold
  BacktrackValue<bool> isInconsistent_;
  BacktrackValue<bool> isArithmeticPartial_;  // a constraint was left out of `differences_`
  std::uint64_t searchEffort_ = 0;
  NodeId true_ = 0, false_ = 0;

  std::vector<Equation> equations_;     // to be made true
  std::vector<ApplicationId> touched_;  // whose arguments' classes changed
  std::vector<std::vector<NodeId>> argumentBuffers_;
  std::size_t buffersUsed_ = 0;
  std::vector<NodeId> assigned_;  // formulas whose value has just become known
  std::unordered_map<Term, std::optional<Interval>> choices_;
  std::unordered_map<std::uint64_t, std::vector<Term>>
      shapes_;  // linear forms by a hash of their coefficients
};

}  // namespace warrant::smt
