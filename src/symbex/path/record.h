// What happened in one run, as data: the applications of rules, each with its node and its state, and what
// came of them. What --trace prints, what --record writes, and where a failure finds out what became of a
// chunk, are views of it (explain/record_views.h, explain/history.h, explain/why/changes.cpp).
//
// A tree in two ways: each step knows the one before it on its path, and the application that it is part of.
// Recorded only where somebody will look: a member that fails is run again to be explained.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "smt/path/path_condition.h"
#include "symbex/state/state.h"

namespace warrant::symbex {

// A question about the path condition, and its answer.
struct Question {
  smt::Term goal;  // no term: whether the path is feasible
  smt::Answer answer;
  bool toSolver;  // the native layer could not answer it
};

struct Step {
  enum class Kind : std::uint8_t {
    Part,  // a check of the member begins
    // Applications of rules, of Figures 5 to 8.
    Eval,
    Produce,
    Consume,
    Exec,
    Done,  // an Exec goes on
    // What a rule did to the heap, or looked at.
    Added,
    Taken,
    Read,
    Written,
    Opened,
    Closed,
    Framed,   // put aside by a loop
    Refused,  // it could not be closed, because of what stands at the place
    // What it learned, or asked.
    Value,    // of a call, or of what is new
    Assumed,  // a part of an assertion that is produced
    Branched,
    Checked,
    Exit,
    Failed,
  };
  using Node =
      std::variant<std::monostate, const ast::Expression*, const ast::Assertion*, const ast::Statement*>;

  Kind kind = Kind::Part;
  support::SourceRange range;
  Node node = {};           // of an application
  heap::Chunk chunk = {};   // that was added, taken, read …
  smt::Term term = {};      // the value (of an Eval, what it came to last), the fact, the guard, the goal
  smt::Answer answer = {};  // of Checked
  std::string text = {};    // of Part, Exit, Failed, Refused
  support::SourceRange cause = {};  // of Refused

  // Filled in as it is added.
  std::uint32_t before = 0;                       // on the path
  std::uint32_t within = 0;                       // the application that it is part of
  std::uint32_t branches = 0;                     // around it
  std::uint32_t waysOn = 0;                       // of an application: how often it went on
  std::size_t facts = 0;                          // of the path condition, at that time
  const smt::PathCondition* condition = nullptr;  // to be compared only
  std::vector<smt::Term> assumed{};  // since the step before; all, where that has another path condition
  std::vector<Question> asked{};     // until the next step
  SymbolicState state{};             // at that time
  heap::Heap held{};                 // the heap of the state, but for what is consumed already
};

// Whether it is the application of a rule.
bool isApplication(Step::Kind kind);
// Whether a chunk went: it was taken, opened, closed over or put aside.
bool isRemoval(Step::Kind kind);
// `eval`, `produce`; as the JSON names it.
std::string_view ruleOf(Step::Kind kind);

class Record {
 public:
  void start(bool isOn);
  bool isOn() const { return isOn_; }
  // Adds the step behind the last one of the state's trail, and returns its number.
  std::uint32_t add(Step step, const Trail& trail);
  std::size_t size() const { return steps_.size(); }
  void forgetSince(std::size_t size);
  const Step& operator[](std::uint32_t step) const { return steps_[step]; }
  Step& last() { return steps_.back(); }
  void noteWayOn(std::uint32_t application);
  void noteValue(std::uint32_t eval, smt::Term value);
  // The facts of the path condition at the step, in the order in which they were assumed, and for each the
  // last step before that, or its own.
  std::vector<std::pair<smt::Term, std::uint32_t>> factsAt(std::uint32_t step) const;

  // The first step of the path to that one since which the heap has had the chunk.
  std::uint32_t birthOf(const heap::Chunk& chunk, std::uint32_t step) const;
  // The same of many, in one way back. A chunk that the path to the step never had was born at 0.
  std::vector<std::uint32_t> birthsOf(std::span<const heap::Chunk> chunks, std::uint32_t step) const;
  // The innermost statement that runs at the step, as the application of its rule; 0: none does.
  std::uint32_t executionAt(std::uint32_t step) const;
  // The statement that is executed by that application, or runs at the step; nullptr: none.
  const ast::Statement* executedBy(std::uint32_t application) const;
  const ast::Statement* statementAt(std::uint32_t step) const { return executedBy(executionAt(step)); }

 private:
  // Whether the step is part of an evaluation in the state on entry.
  bool isOfOld(std::uint32_t step) const;
  // The step before, without those that are, where this one is not.
  std::uint32_t beforeInHeap(std::uint32_t step) const;
  bool isOn_ = false;
  std::vector<Step> steps_;  // the first one is where all paths begin
};

}  // namespace warrant::symbex
