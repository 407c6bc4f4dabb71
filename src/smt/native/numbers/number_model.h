// Values for the classes of numbers in the native layer, under which its facts are checked one by one.
#pragma once

#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "smt/native/egraph/native_solver.h"

namespace warrant::smt {

class NumberModel {
 public:
  explicit NumberModel(const NativeSolver& solver) : solver_(solver) {}
  // With these values of classes, by root, where it has them.
  using Given = std::unordered_map<NodeId, std::int64_t>;
  NumberModel(const NativeSolver& solver, Given given) : solver_(solver), given_(std::move(given)) {}

  // Gives each class of numbers a value: its constant, its place in the difference constraints, what its
  // terms evaluate to, or a value of its own. False when a term or a fact does not agree with that.
  bool build();

  // Pairs of different classes with one value that must not have one: a function of them has different
  // values, or they are known to differ.
  using Pairs = std::vector<std::pair<NodeId, NodeId>>;
  Pairs findCollisions();

  __extension__ using Wide = __int128;
  using Value = std::optional<std::int64_t>;
  using WideValue = std::optional<Wide>;
  Value valueOf(NodeId number);  // none: not known

 private:
  Value compute(NodeId root);
  Value evaluate(NodeId node);
  Value evaluateForm(Term form);
  WideValue sumOf(Term form);
  bool isArithmetic(NodeId node) const;
  bool agrees(NodeId node);
  std::vector<std::uint64_t> signatureOf(ApplicationId id);

  const NativeSolver& solver_;
  Given given_;
  std::unordered_map<NodeId, Value> values_;  // by root; none: not known, or being computed
};

}  // namespace warrant::smt
