// The linear facts among those of the native layer, as a system to be solved: comparisons, sums, the
// difference constraints, and what is linear about products and quotients.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <unordered_map>
#include <vector>

#include "smt/native/intervals/number_intervals.h"
#include "smt/native/linear/linear_components.h"
#include "smt/native/linear/linear_system.h"

namespace warrant::smt {

class LinearFacts {
 public:
  LinearFacts(const Closure& closure, const Order& order)
      : closure_(closure), order_(order), intervals_(closure, order) {}
  // Only those that are connected with the two numbers.
  LinearFacts(const Closure& closure, const Order& order, NodeId left, NodeId right);

  // Whether they have no solution; false where that is not known, or where the difference constraints, which
  // are satisfiable, say all, and where it takes more work.
  bool areContradictory(std::uint64_t mostWork);
  // Whether numbers became too large on the way. Those for which larger constants count as half of the
  // largest, which says less, leave them room.
  bool hasOverflowed() const { return system_.hasOverflowed(); }
  void leaveRoom() { greatestConstant_ /= 2; }
  LinearSystem::Outcome solve(unsigned& branches);
  std::uint64_t work() const { return system_.work(); }
  // Whether they make the two numbers equal. Alone.
  bool areEqual(NodeId left, NodeId right);
  // After solve() found a solution: the values of the classes that it speaks of, by root.
  std::unordered_map<NodeId, std::int64_t> values() const;

 private:
  // A sum of multiples of numbers; `isExact` is false once a coefficient has left the range.
  __extension__ using Wide = __int128;
  struct Form {
    Wide constant = 0;
    std::vector<LinearSystem::Summand> summands = {};
    bool isExact = true;
  };

  bool goesBeyondDifferences() const;
  bool areTooMany();
  bool isWanted(NodeId number);
  bool isWanted(const Differences::Edge& edge);
  bool isWantedTerm(NodeId node);
  bool hasWantedArgument(NodeId node);
  bool isWantedComparison(NodeId comparison);
  bool isDifference(Term form) const;
  bool collect();
  void collectSum(NodeId sum);
  void collectComparison(NodeId comparison);
  void collectEdges();
  void collectEdge(const Differences::Edge& edge);
  void collectDivision(NodeId quotient);
  void collectProduct(NodeId product);
  void collectProductOfIntervals(const Form& product, NodeId left, NodeId right);

  // Forms of a class of numbers, of a vertex, of a term.
  LinearSystem::Variable variableAt(std::vector<LinearSystem::Variable>& variables, std::uint32_t index);
  Form formOf(NodeId number);
  std::optional<LinearSystem::Variable> variableOf(Vertex vertex);  // none for 0
  Form formOf(Term term);
  void add(Form& form, NodeId number, std::int64_t factor);
  static Form times(Form form, std::int64_t factor);
  static Form plus(Form left, const Form& right);
  static Form plus(Form form, Wide constant) { return plus(std::move(form), Form{constant}); }
  static Form minus(Form left, const Form& right) { return plus(std::move(left), times(right, -1)); }
  static bool normalize(Form& form);
  bool fitNonNegative(Form& form) const;

  // Adds 0 <= form, 0 = form; nothing where the form is not exact.
  void requireNonNegative(Form form);
  void requireZero(Form form);
  // Whether 0 <= form follows from what was added.
  bool follows(Form form);

  const Closure& closure_;
  const Order& order_;
  std::optional<LinearComponents> components_;  // none: all facts are wanted
  NumberIntervals intervals_;
  NodeId left_ = 0, right_ = 0;
  LinearSystem system_;
  static constexpr LinearSystem::Variable noVariable = UINT32_MAX;
  std::vector<LinearSystem::Variable> variables_;            // by root
  std::vector<NodeId> classes_;                              // by vertex: whose it is; 0: no class's any more
  std::vector<LinearSystem::Variable> variablesOfVertices_;  // which are no class's
  unsigned probes_ = 0;
  Wide greatestConstant_ = std::numeric_limits<std::int64_t>::max();
};

}  // namespace warrant::smt
