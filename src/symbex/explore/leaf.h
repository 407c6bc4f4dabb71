// A leaf of the tree of executions that is explored: how a path ends, and under which conditions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "support/source.h"
#include "symbex/explore/guide.h"
#include "symbex/explore/input_graph.h"

namespace warrant::symbex {

// The path condition as it is computed backward (backward/backward.h).
struct BackwardCondition {
  // A step of the trace, and what must hold before it.
  struct Step {
    std::string text, condition;
    std::uint32_t line = 0;
  };
  std::vector<std::string> conditions = {};  // whose conjunction it is, over the symbols
  std::string uncovered = {};                // why it is not computed; empty: it is
  std::size_t nodes = 0, forwardNodes = 0;   // different terms in this condition, and in the other one
  // Leaves have one trace that differ in which objects are one, or of which class, where control does not
  // depend on it: their conditions together are compared with that of the trace.
  std::size_t leaves = 1;
  bool isFirst = true;                     // of them
  bool isEquivalent = false;               // shown to be, where that was asked for
  double seconds = 0, forwardSeconds = 0;  // to decide whether this condition may hold, and the other one
  std::vector<Step> trace = {};            // where it is asked for
};

struct Leaf {
  // Exit: by `System.exit`. Bound: of statements, iterations, recursion, or of what may be spent at all.
  // Undecided: something on the path cannot be explored, and `reason` says what.
  enum class Kind : std::uint8_t { Return, Exit, Exception, Assert, Bound, Undecided };

  // A place that was there before the call, and what it holds at the end.
  struct Output {
    std::string place, value;
    ast::Type type = {};
    std::string concrete = {};  // the value for the leaf's inputs, where that is a constant; else empty
    const ast::FieldDecl* field = nullptr;  // nullptr: it is an element
    std::string owner = {};                 // the symbol, or the parameter, whose place it is; empty: another
    std::int64_t index = 0;                 // of an element
  };

  // The variables of the method that is called after a statement of its own, as King's tables have them.
  struct Row {
    std::uint32_t line = 0;  // of the statement; 0: the method is entered
    std::vector<std::pair<std::string, std::string>> values = {};
    std::string pc = {};
    friend bool operator==(const Row&, const Row&) = default;
  };

  // A condition that was open where the path came to it, as it went on.
  struct Decision {
    std::string condition;
    std::uint32_t line = 0;
  };

  Kind kind = Kind::Return;
  std::string outcome;  // `return`, `exit`, `assert`, `bound`, `undecided`, or the class of the exception
  std::vector<std::string> conditions;        // whose conjunction is the path condition, over the symbols
  std::vector<Decision> decisions;            // the way through the tree, of which these are a shorter form
  std::optional<BackwardCondition> backward;  // none: not asked for
  std::string result;                         // of Return, of Exit the status; empty: none
  std::string concreteResult;                 // the result for the leaf's inputs, where that is a constant
  std::vector<Output> outputs;
  std::optional<InputGraph> inputs;  // for which the call ends here; none: not asked for, or not found
  std::string reason;                // of Bound and Undecided, for people
  std::vector<Row> rows;             // where they are asked for
  // That were executed; where ways were merged, those that the inputs take, and the most without inputs.
  std::uint32_t statements = 0;
  support::SourceRange range;  // where the path ends
  std::uint32_t node = 0;      // the recorded step
  // Of a concolic leaf: how the concrete run is another one than the path was to be; and why the path
  // condition says of the inputs what they are. Empty: neither is so.
  std::string divergence, concretised;
  Decisions way;  // that led here, where a Guide was asked for them
};

// `a && b`; `true` where there is no condition.
std::string pathConditionOf(const Leaf& leaf);
std::string conjunctionOf(const std::vector<std::string>& conditions);

// So that every exploration ends. A path of that many statements, or more, ends as a bound. A loop's body
// runs at most `unwind` times each time that the loop is entered; a method calls itself, directly or not, at
// most that many times within one call. What objects and arrays hold is looked at as far as they are at most
// `depth` fields or elements away from a symbol.
struct Bounds {
  std::uint32_t statements = 1000;
  std::uint32_t unwind = 100;
  std::uint32_t depth = 1000;
};

}  // namespace warrant::symbex
