// Values for the classes of numbers in the native layer, under which its facts are checked one by one.
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "smt/native/order/order.h"

namespace warrant::smt {

class NumberModel final : public NumberValues {
 public:
  // With these values of classes, by root, where it has them.
  using Given = std::unordered_map<NodeId, std::int64_t>;
  NumberModel(const Closure& closure, const Order& order, Given given = {})
      : closure_(closure),
        order_(order),
        given_(std::move(given)),
        values_(closure.graph().nodeCount()),
        isBegun_(closure.graph().nodeCount()) {}

  // Gives each class of numbers a value: its constant, its place in the difference constraints, what its
  // terms evaluate to, or a value of its own. False when a term, a fact or a difference constraint does not
  // agree with that.
  bool build();

  // Pairs of different classes with one value that must not have one: a function of them has different
  // values, or they are known to differ.
  std::vector<NodePair> findCollisions();

  using Value = std::optional<std::int64_t>;
  Value valueOf(NodeId number) override;

 private:
  __extension__ using Wide = __int128;
  using WideValue = std::optional<Wide>;

  Value compute(NodeId root);
  Value evaluate(NodeId node);
  Value evaluateForm(Term form);
  WideValue sumOf(Term form);
  bool isArithmetic(NodeId node) const { return operatorOf(closure_.graph().node(node).op).isArithmetic; }
  bool agrees(NodeId node);
  bool agreesWithOrder();
  bool isFunctionOfNumbers(ApplicationId id) const;
  std::uint64_t signatureOf(ApplicationId id);
  bool areAlike(ApplicationId left, ApplicationId right);
  void findCollidingFunctions(std::vector<NodePair>& collisions);

  const Closure& closure_;
  const Order& order_;
  Given given_;
  // By root; none: not known, or not yet.
  std::vector<Value> values_;
  std::vector<bool> isBegun_;
  bool isOffOrder_ = false;  // a class has another value than its place in the difference constraints
};

}  // namespace warrant::smt
