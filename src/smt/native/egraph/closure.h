// Congruence closure with constants and allocations; what more is to be known of operations the theories say,
// which it tells what happens. Facts enter once and are taken back by the backtracker.
//
// What it derives:
// - congruence;
// - the constants, null and the objects are pairwise distinct;
// - a class has an age, an upper bound of when its value came into being. It is that of its oldest member,
//   and of an application that of its youngest reference or snapshot argument (a number or a Boolean is a
//   value that was always there; fromInt(n) is as old as the youngest symbol in n). A class with an object in
//   it that was allocated later is contradictory.
#pragma once

#include <array>
#include <unordered_map>

#include "smt/backtrack/containers.h"
#include "smt/native/egraph/egraph.h"
#include "smt/native/egraph/operators.h"
#include "smt/native/egraph/theory.h"

namespace warrant::smt {

class Closure {
 public:
  Closure(TermFactory& terms, Backtracker& backtracker);
  Closure(const Closure&) = delete;
  Closure& operator=(const Closure&) = delete;
  // Forgets everything, and so do the theories; all scopes were left.
  void reset();

  void push() { backtracker_.push(); }
  void pop() { backtracker_.pop(); }
  Backtracker& backtracker() { return backtracker_; }

  void subscribe(Theory& theory, const Theory::Interests& interests);
  std::span<Theory* const> theories() const { return theories_; }

  // --- what is known

  TermFactory& terms() const { return terms_; }
  const EGraph& graph() const { return graph_; }
  bool isInconsistent() const { return isInconsistent_.get(); }
  // The nodes that a model with pairwise distinct classes may not do justice to.
  std::span<const NodeId> special() const { return special_; }
  NodeId truth() const { return true_; }
  NodeId falsity() const { return false_; }
  // The value of a formula's class: truth(), falsity(), or 0 where it is open.
  NodeId valueOf(NodeId formula) const { return graph_.classOf(formula).constant; }
  bool isTrue(NodeId formula) const { return valueOf(formula) == true_; }
  bool isFalse(NodeId formula) const { return valueOf(formula) == false_; }
  // Of a comparison and its opposite one leads: that one is known wherever the other one is.
  bool leads(Term comparison) const;
  // The node of a formula, or else that of its opposite; 0: neither is known.
  struct Literal {
    NodeId node = 0;
    bool isOpposite = false;
  };
  Literal literalOf(Term formula) const;
  std::optional<bool> knownValue(Term formula) const;
  bool areEqual(NodeId left, NodeId right) const { return graph_.root(left) == graph_.root(right); }
  bool areDistinct(NodeId left, NodeId right) const;
  // The same, whatever the value of their equality is.
  bool haveDistinctValues(NodeId left, NodeId right) const;
  bool isConstant(NodeId node) const { return graph_.classOf(node).constant != 0; }
  bool isObject(NodeId node) const {
    const NodeId constant = graph_.classOf(node).constant;
    return constant != 0 && graph_.node(constant).op == Op::Object;
  }
  // The value of the number, if its class has a constant.
  bool integerValue(NodeId number, std::int64_t& value) const;
  // The constant that the term, which is known, is equal to, or else the term.
  Term constantOf(Term term) const;
  // The arguments of the application that the node is by definition.
  std::span<const NodeId> argumentsOf(NodeId node) const {
    return graph_.arguments(graph_.node(node).application);
  }

  // --- what may be said; it takes effect by propagate()

  // The term's node, made known if it is not.
  NodeId nodeOf(Term term);
  // A value without a term, that of the application.
  NodeId addValue(Op op, Sort sort, std::span<const NodeId> arguments);
  // `op` of the arguments is `result`.
  void addApplication(Op op, std::uint64_t payload, std::span<const NodeId> arguments, NodeId result);
  void equate(NodeId left, NodeId right) {
    if (graph_.root(left) != graph_.root(right)) equations_.push_back({left, right});
  }
  void assign(NodeId formula, bool value) { equate(formula, value ? true_ : false_); }
  // What holds of terms that are known by what they mean, which a solver without that theory does not know.
  void tell(Term fact) {
    note(fact);
    assign(nodeOf(fact), true);
  }
  void note(Term fact) { told_.push_back(fact); }  // which is known here already
  // All that, in the open scopes.
  std::span<const Term> told() const { return told_; }
  void contradict() { isInconsistent_.set(true); }
  // Of two values whose equality is open: if one is an object, the other one is told apart by its age.
  void noteOpenEquality(NodeId left, NodeId right) {
    if (isObject(left)) graph_.setMeetsObjects(graph_.root(right));
    if (isObject(right)) graph_.setMeetsObjects(graph_.root(left));
  }
  // Tells the theories of the application as if it were new.
  void touch(ApplicationId application) { touched_.push_back({application, 0, false}); }

  // Of the application nothing more follows, whatever becomes known of its arguments.
  void settle(ApplicationId application) { graph_.settle(application); }

  void propagate();

 private:
  // No operation has more of them: that would be two theories of one thing.
  class Listeners {
   public:
    void add(Theory& theory) { theories_[count_++] = &theory; }
    bool empty() const { return count_ == 0; }
    auto begin() const { return theories_.begin(); }
    auto end() const { return theories_.begin() + count_; }

   private:
    std::array<Theory*, 3> theories_{};
    std::ptrdiff_t count_ = 0;
  };
  using ByOperator = std::array<Listeners, operatorCount>;

  template <class IsUnequal>
  bool haveDistinctValues(NodeId left, NodeId right, IsUnequal isUnequal) const;
  bool areToldApart(NodeId left, NodeId right) const;

  NodeId makeNode(Term term);
  void addArguments(Term term, std::vector<NodeId>& arguments);
  ApplicationId makeApplication(Op op, std::uint64_t payload, std::span<const NodeId> arguments,
                                NodeId result);
  std::uint64_t payloadOf(Term term);
  std::uint64_t shapeOf(Term sum);
  std::uint32_t ageOf(Term term, std::span<const NodeId> arguments) const;
  std::uint32_t ageOf(std::span<const NodeId> arguments) const;
  void noteSpecial(Op op, NodeId node, std::span<const NodeId> arguments);

  void enter(ApplicationId id, Op op);
  bool negate(ApplicationId id);
  struct Touch {
    ApplicationId application;
    NodeId changed;    // the root of an argument
    bool isElsewhere;  // under its arguments' classes, which are others now
  };
  void update(const Touch& touch);
  void updateAge(ApplicationId id);
  void lowerAge(NodeId root, std::uint32_t age);
  void merge(NodeId left, NodeId right);
  void unite(NodeId winner, NodeId loser);
  void tellAssigned(NodeId formula);
  void touchUses(NodeId root);
  void touchUnmoved(NodeId root, bool gainsConstant);
  void touchEqualities(NodeId root);
  static const Listeners& of(const ByOperator& listeners, Op op) {
    return listeners[static_cast<std::size_t>(op)];
  }

  TermFactory& terms_;
  Backtracker& backtracker_;
  std::vector<Theory*> theories_;
  ByOperator onAdded_, onTouched_, onAssigned_;
  std::array<Listeners, sortCount> onMerge_;

  EGraph graph_;
  BacktrackStack<NodeId> special_;
  BacktrackStack<Term> told_;
  BacktrackValue<bool> isInconsistent_;
  NodeId true_ = 0, false_ = 0;

  std::vector<NodePair> equations_;  // to be made true
  std::vector<Touch> touched_;
  std::vector<NodeId> assigned_;  // formulas whose value has just become known
  std::vector<std::vector<NodeId>> argumentBuffers_;
  std::size_t buffersUsed_ = 0;
  std::unordered_map<std::uint64_t, std::vector<Term>>
      shapes_;  // linear forms by a hash of their coefficients
};

}  // namespace warrant::smt
