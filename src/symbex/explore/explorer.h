// Exploring code without contracts: what the rules ask instead (unfolding.h), and where it begins.
#pragma once

#include "symbex/explore/explore.h"
#include "symbex/explore/unfolding.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Activations;
class Assumption;
class Backward;
class Boxes;
class Chunks;
class ClassStart;
class Classes;
class Coverage;
class Dispatch;
class Following;
class Forks;
class GivenInputs;
class InitialHeap;
class Leaves;
class Leaving;
class Merging;
class Recorder;
class Rules;

// What Java throws where the goal of such an obligation does not hold; empty: nothing, it is the verifier's.
std::string_view thrownFor(Reason reason);

class Explorer final : public Unfolding, public Part {
 public:
  explicit Explorer(Parts& parts);

  // Explores all paths of the call; what was found is in the Leaves.
  void explore(const ExploreRequest& request);

  TreeProperties properties;  // of what was explored, where the request asks for them
  bool isAdmitted = true;     // what is assumed is true of the inputs along which it is explored

  Met meet(SymbolicState& s, const ast::Statement& statement) override;
  void meetTest(const SymbolicState& s, support::SourceRange body) override;
  bool mayIterate(SymbolicState& s, support::SourceRange body, unsigned iterations) override;
  Verdict call(SymbolicState&& s, const ast::Expression& e, Term self, const Terms& arguments,
               ThenTerm then) override;
  Verdict construct(SymbolicState&& s, support::SourceRange range, const ast::MethodDecl& constructor,
                    Term object, const Terms& arguments, Then then) override;
  Verdict check(SymbolicState&& s, Term goal, const Problem& problem, Then then) override;
  Verdict assertion(SymbolicState&& s, const ast::Statement& statement, const ast::Assertion& assertion,
                    Then then) override;
  Verdict fork(SymbolicState&& s, Term condition, support::SourceRange range, Then onTrue,
               Then onFalse) override;
  Verdict meetAgain(SymbolicState&& s, Ways ways, ThenTerm then) override;
  void meetCondition(const ast::Expression& condition, bool isTrue) override;
  void meetCase(support::SourceRange place, bool isEntered) override;
  Verdict stop(support::SourceRange range, std::string_view why) override;
  Verdict giveUp(support::SourceRange range, std::string_view why) override;
  Verdict withField(SymbolicState&& s, const ast::FieldRead& read, const ast::Expression& e, Term receiver,
                    Context access, ThenChunk then) override;
  Verdict reach(SymbolicState&& s, Term object, support::SourceRange range, Then then) override;
  Verdict throwNew(SymbolicState&& s, std::string_view exception, support::SourceRange range) override {
    return raise(std::move(s), exception, range);
  }
  Verdict useClass(SymbolicState&& s, const ast::ClassDecl& declaration, support::SourceRange range,
                   Then then) override;
  Term staticValue(const ast::FieldDecl& field) override;
  void noteArithmetic(Term value, Term inRange) override;
  void beforeWrite(heap::Heap& heap, const heap::Chunk& chunk) override;
  Term finalValue(const SymbolicState& s, const ast::Type& type, Term object, Term value) override;
  Term elementOf(const SymbolicState& s, const ast::Type& type, const heap::Chunk& array,
                 Term index) override;
  void learnClasses(Term object, const ast::Type& type) override;
  bool isUncertain(Term reference) override;

 private:
  // Hands on the state with what it is that control has chosen.
  Verdict branch(SymbolicState s, Term condition, support::SourceRange range, Then onTrue, Then onFalse);
  SymbolicState lastState() const;
  SymbolicState entry(const ExploreRequest& request);
  void computeBackward(const ExploreRequest& request, const SymbolicState& entry, const Terms& assumed);
  TreeProperties checkTree();
  Verdict raise(SymbolicState s, std::string_view exception, support::SourceRange range);
  // The leaf names the class of the exception, or the one that it is declared as where no more is known.
  Verdict endByException(SymbolicState s, const Exit& exit);
  const ast::ClassDecl& classOf(const Exit& exit);  // of what is thrown, as far as it is known
  Verdict testAssertion(SymbolicState s, const ast::Assertion& assertion, support::SourceRange range,
                        Then then);

  Activations& activations_;
  Backward& backward_;
  Boxes& boxes_;
  GivenInputs& givenInputs_;
  Assumption& assumption_;
  Chunks& chunks_;
  Classes& classes_;
  ClassStart& classStart_;
  Coverage& coverage_;
  Dispatch& dispatch_;
  Following& following_;
  Forks& forks_;
  InitialHeap& initialHeap_;
  Leaves& leaves_;
  Leaving& leaving_;
  Merging& merging_;
  Recorder& recorder_;
  Rules& rules_;
};

}  // namespace warrant::symbex
