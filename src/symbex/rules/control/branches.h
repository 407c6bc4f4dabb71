// Branches of statements, and automatic joins where their arms end in states of the same shape.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/ghost/ghost.h"
#include "symbex/part.h"
#include "symbex/path/merge.h"
#include "symbex/rules/control/ends.h"

namespace warrant::symbex {

class Classes;
class FinalFields;
class Gathering;
class Observations;
class Ranges;
class Unfolding;

// The scope of the variables within a statement, which may be left from many places.
class VariableScope {
 public:
  explicit VariableScope(const ast::Statement& statement) : statement_(statement) {}
  void leave(Store& store);  // takes the values from them

 private:
  const ast::Statement& statement_;
  std::optional<std::vector<std::uint32_t>> slots_;  // of the variables, once they were asked for
};

class Branches : public Part {
 public:
  explicit Branches(Parts& parts);

  using RunArm = support::FunctionRef<Verdict(SymbolicState, Then)>;
  using RunToEnd = support::FunctionRef<Verdict(SymbolicState, ThenEnd)>;
  // One arm of a branch, explored to its end: where it ends once, at its own scope depth, it waits there to
  // be merged.
  struct Arm {
    Verdict verdict = Verdict::Verified;
    std::optional<End> end = {};
    Terms facts = {};  // that were assumed on the way, the guard first
    std::vector<smt::PathCondition::Bounds> bounds = {};
    Said said = {};
  };

  // Explores both arms of a statement and goes on once where their states can be merged.
  Verdict branchAndMerge(SymbolicState s, Term condition, support::SourceRange range, RunArm onTrue,
                         RunArm onFalse, Then then);
  // The same for the arms of an assertion, with what is left of a heap and with a value. What was assumed on
  // the way is known of both together where it is needed: where one of the ends has news of it.
  using HasNews = support::FunctionRef<bool(const End&)>;
  Verdict joinArms(SymbolicState s, Term condition, support::SourceRange range, RunToEnd onTrue,
                   RunToEnd onFalse, HasNews hasNews, ThenEnd then);
  // Goes on once for all the ends whose states can be merged.
  Verdict runAndMerge(SymbolicState s, RunArm run, Then then);
  // Takes the values from the variables of the statements: their scope ends.
  static void leaveScope(Store& store, ast::Statements statements);
  // Gives new values to the variables that the statement may assign.
  void forgetVariables(Store& store, const ast::Statement& statement);

 private:
  using Tidy = support::FunctionRef<void(Arm&)>;  // of what nobody can see, before its scope is left
  Arm exploreArm(SymbolicState s, Term guard, support::SourceRange range, RunToEnd run, Tidy tidy,
                 ThenEnd then);
  Arm exploreCode(SymbolicState s, Term guard, support::SourceRange range, RunArm run, ThenEnd then);
  void alignArms(Arm& left, Arm& right, const heap::Heap& before, support::SourceRange range, ThenEnd then);
  Arm aligned(const Arm& arm, const SymbolicState& end, const Ghost::Other& other, support::SourceRange range,
              ThenEnd then);
  Verdict joinExplored(Term condition, support::SourceRange range, Arm onTrue, Arm onFalse, HasNews hasNews,
                       ThenEnd then);
  // Goes on from where an arm ended, under what it knew.
  Verdict resumeArm(Arm arm, support::SourceRange range, ThenEnd then);
  void noteChoices(std::span<const std::unique_ptr<Choices>> choices);
  struct Alternatives {
    Term choice, onTrue, onFalse;
  };
  std::optional<Alternatives> alternativesOf(Term choice, Term condition) const;
  void findBounds(Choices& choices);
  void tellApart(const Choices& choices);
  void observe(Term choice, Term onTrue, Term onFalse, Choices& choices);
  void findBounds(Term choice, Term onTrue, Term onFalse, Choices& choices);
  bool grows(Term value) const;
  Verdict resumeEnd(MergedEnd end, Then then);

  Classes& classes_;
  FinalFields& finals_;
  Gathering& gathering_;
  Ghost& ghost_;
  Observations& observations_;
  Ranges& ranges_;
  Unfolding& unfolding_;
};

}  // namespace warrant::symbex
