// The linear facts among those of the native layer, as a system to be solved: comparisons, sums, the
// difference constraints, and what is linear about products and quotients.
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "smt/native/intervals/number_intervals.h"
#include "smt/native/linear/linear_neighbourhood.h"
#include "smt/native/linear/linear_system.h"
#include "smt/native/linear/number_table.h"

namespace warrant::smt {

// Values of classes, by root, in a solution of other facts: where it is good to begin.
using NearValues = std::vector<std::int64_t>;

class LinearFacts {
 public:
  LinearFacts(const Closure& closure, const Order& order, const NearValues& near)
      : closure_(closure), order_(order), near_(near), intervals_(closure, order) {}
  // Only those.
  LinearFacts(const Closure& closure, const Order& order, const NearValues& near,
              LinearNeighbourhood neighbourhood);

  // Whether they are difference constraints, all of which the order has.
  bool areDifferences() const;
  // Whether they have a solution over the rationals; GaveUp also where the difference constraints, which are
  // satisfiable, say all, and where it takes more work.
  LinearSystem::Outcome solveRationally(std::uint64_t mostWork);
  LinearSystem::Outcome solve(unsigned& branches);
  std::uint64_t work() const { return system_.work() + workOfEstimate_; }
  // The same with what it took to find out what holds of products.
  std::uint64_t wholeWork() const {
    return system_.work() + workOfEstimate_ / estimatesForExact + workOfProbes_;
  }
  // Whether they make the two numbers equal. Alone.
  bool areEqual(NodeId left, NodeId right);
  // After a solution was found: the values of the classes that it speaks of, by root; whether it tells the
  // two numbers apart.
  std::unordered_map<NodeId, std::int64_t> values() const;
  void keepValues(NearValues& near) const;
  bool areApart(NodeId left, NodeId right) const;

 private:
  // Numbers of floating point that cost as much as a fraction.
  static constexpr std::uint64_t estimatesForExact = 16;
  // A sum of multiples of numbers; `isExact` is false once a coefficient has left the range.
  __extension__ using Wide = __int128;
  struct Form {
    Wide constant = 0;
    std::vector<LinearSystem::Summand> summands = {};
    bool isExact = true;
  };

  LinearSystem::Outcome estimate();
  bool areTooMany() const;
  bool goesBeyondDifferences() const;
  std::span<const NodeId> special() const {
    return neighbourhood_ ? neighbourhood_->special() : closure_.special();
  }
  template <class Visit>
  void forEachEdge(Visit&& visit) const;
  bool isWantedComparison(NodeId comparison) const;
  bool isDifference(Term form) const;
  bool collect();
  void collectSum(NodeId sum);
  void collectComparison(NodeId comparison);
  void collectEdges();
  void collectEdge(const Differences::Edge& edge);
  void collectDivision(NodeId quotient);
  void collectProduct(NodeId product);
  void collectChoice(NodeId choice);
  void collectProductOfIntervals(const Form& product, NodeId left, NodeId right);

  // Forms of a class of numbers, of a vertex, of a term.
  LinearSystem::Variable variableOf(NodeId root);
  std::optional<LinearSystem::Variable> knownVariableOf(NodeId root) const;  // none: nothing speaks of it
  Form formOf(NodeId number);
  std::optional<LinearSystem::Variable> variableOfVertex(Vertex vertex);  // none for 0
  Form formOf(Term term);
  void add(Form& form, NodeId number, std::int64_t factor);
  static Form times(Form form, std::int64_t factor);
  static Form plus(Form left, const Form& right);
  static Form plus(Form form, Wide constant) { return plus(std::move(form), Form{constant}); }
  static Form minus(Form left, const Form& right) { return plus(std::move(left), times(right, -1)); }
  static bool normalize(Form& form);
  static bool fitNonNegative(Form& form);

  // Adds 0 <= form, 0 = form; nothing where the form is not exact.
  void requireNonNegative(Form form);
  void requireZero(Form form);
  // Whether 0 <= form follows from what was added.
  bool follows(Form form);

  const Closure& closure_;
  const Order& order_;
  const NearValues& near_;
  std::optional<LinearNeighbourhood> neighbourhood_;  // none: all facts are wanted
  NumberIntervals intervals_;
  LinearSystem system_;
  NumberTable variables_;            // by root
  NumberTable variablesOfVertices_;  // which are no class's
  unsigned probes_ = 0;
  std::uint64_t workOfEstimate_ = 0, workOfProbes_ = 0;
};

}  // namespace warrant::smt
