// Path conditions computed backward, from the traces of paths (de Boer and Bonsangue, section 4), and held
// against those that exploring has gathered forward.
//
// The two are computed apart: what they share is the syntax tree, the terms, and which way control went.
#pragma once

#include <vector>

#include "symbex/explore/backward/trace.h"
#include "symbex/explore/leaf.h"
#include "symbex/part.h"

namespace warrant::symbex {

class InitialHeap;
class Leaves;
class PathConditions;
class Tracer;
class Vocabulary;
class Weakest;

class Backward : public Part {
 public:
  explicit Backward(Parts& parts);

  // What was explored.
  struct Explored {
    const SymbolicState& entry;
    const ast::Expression& call;
    const Terms& parameters;  // of the method in whose body the call stands
    const Terms& assumed;     // the conditions that were assumed before
    bool compares = false;    // with the conditions that were gathered forward
    bool wantsTraces = false;
  };
  // Fills Leaf::backward of all leaves that were found, for which guards and choices were kept.
  void compute(const Explored& explored);

 private:
  using Group = std::vector<std::size_t>;  // leaves, by their indices
  // Those that have one trace are a group.
  std::vector<Group> groups() const;
  void requireBudget() const;  // throws NotCovered where it is spent
  void spend(const Terms& conditions);
  BackwardCondition conditionOf(const Explored& explored, const Group& group);
  // Without what is evident where the ones before it hold.
  Terms essential(const Terms& conditions);
  void show(const Trace& trace, std::uint32_t lineOfCall, std::vector<BackwardCondition::Step>& steps);
  std::string textOf(const Action& action) const;
  // Whether the conditions of the leaves and those of their trace hold together or not at all, where what
  // is known holds.
  void compare(const Group& group, const Terms& backward, BackwardCondition& computed);
  // Whether the conditions, which may hold, have the others as consequences. `seconds`: that it took to
  // decide whether they may hold.
  bool follows(const Terms& conditions, const Terms& others, double& seconds);
  std::size_t nodesOf(const Terms& conditions) const;

  InitialHeap& initialHeap_;
  Leaves& leaves_;
  PathConditions& pathConditions_;
  Tracer& tracer_;
  Vocabulary& vocabulary_;
  Weakest& weakest_;
};

}  // namespace warrant::symbex
