// The leaves that were found, and how far the path has come.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "smt/backtrack/containers.h"
#include "symbex/explain/wording.h"
#include "symbex/explore/backward/trace.h"
#include "symbex/explore/leaf.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Classes;
class Coverage;
class InitialHeap;
class Models;
class Nearby;
class Notation;
class PathConditions;
class Ranges;
class Recorder;

class Leaves : public Part {
 public:
  explicit Leaves(Parts& parts);

  Bounds bounds;
  bool wantsInputs = false;  // a model for each leaf
  bool wantsRows = false;    // the values of variables after each statement
  const ast::MethodDecl* called = nullptr;
  const ast::ClassDecl* home = nullptr;  // the class that is called: its static fields need no class's name
  bool keepsGuards = false;
  bool keepsChoices = false;
  // Where the program calls the method of the library whose body runs.
  std::optional<support::SourceRange> libraryCall;
  const Decisions* way = nullptr;  // of the path, where leaves have theirs
  Nearby* along = nullptr;         // the inputs that the path follows; nullptr: none
  std::vector<Leaf> found;
  std::vector<Terms> guards;                 // of each leaf, where they are kept
  std::vector<std::vector<Choice>> choices;  // of each leaf, where they are kept
  std::vector<Terms> known;                  // of each, what else its path knows, where its conditions hold
  std::size_t untold = 0;                    // paths that end at a limit, which are no leaves of their own

  // Counts a statement of the path; false: there are too many.
  bool spendStatement();
  // How many statements the path has, and how many fewer executions have of it, where ways of different
  // lengths were merged: a number below 0, or no term.
  struct Spent {
    std::uint32_t most = 0;
    Term fewer = {};
  };
  const Spent& spent() const { return spent_.get(); }
  void forgetStatements(const Spent& since) { spent_.set(since); }
  // What is kept of the path since the mark, to be merged with that of another way, and noted again where the
  // path goes on.
  struct Mark {
    std::size_t wishes = 0, written = 0, rows = 0;
  };
  struct Progress {
    Spent spent = {};
    Terms wishes = {};
    std::vector<std::uint32_t> written = {};
    std::vector<Leaf::Row> rows = {};
    std::uint32_t line = 0;
  };
  Mark mark() const { return {wishes_.size(), writtenFields_.size(), rows_.size()}; }
  Progress progressSince(const Mark& mark) const;
  // Where the condition holds it is the former. The tables have what both have.
  Progress merge(Term condition, const Progress& one, const Progress& other);
  void recall(const Progress& progress);
  // A body is left at that place. The last one before `returned` is the way out of what is explored.
  void noteWayOut(support::SourceRange range) { way_ = range; }
  // A statement is about to run, or the path ends: the one before it has come to its end.
  void noteStatement(const SymbolicState& s, std::uint32_t line);
  // The static field was written by code other than that which initialises its class.
  void noteWritten(const ast::FieldDecl& field) { noteWritten(field.index); }
  // What holds where Java's arithmetic does not overflow on the path.
  std::span<const Term> wishes() const { return wishes_; }
  // What is not so on the path only where Java's arithmetic overflows.
  void noteWish(Term inRange) { wishes_.push_back(inRange); }
  // The call that is explored has these arguments: arrays among them that were made for it are outputs.
  void noteArguments(const heap::Heap& heap, const ast::MethodDecl& method, const Terms& arguments);
  // Control has chosen.
  void noteChoice(const Choice& choice) {
    if (keepsChoices) choices_.push_back(choice);
  }
  Wording wordingOfSymbols() const;
  // Each ends the path.
  Verdict returned(SymbolicState s, const ast::Type& type, Term value);
  Verdict thrown(SymbolicState s, support::SourceRange range, std::string exception);
  Verdict exited(SymbolicState s, support::SourceRange range, const ast::Type& type, Term status);
  Verdict asserted(SymbolicState s, support::SourceRange range);
  Verdict bound(SymbolicState s, support::SourceRange range, std::string reason);
  Verdict undecided(SymbolicState s, support::SourceRange range, std::string reason);

 private:
  struct Value {
    ast::Type type;
    Term term;  // no term: there is none
  };
  struct Output {
    std::string place;
    Value value;
    std::int64_t index = 0;  // of an element, where it is known; else -1
    const ast::FieldDecl* field = nullptr;
    std::string owner = {};
  };
  // An array that was made for the call, with what it held then.
  struct Argument {
    std::string name;
    ast::Type type;
    Term array, map;
  };
  void noteWritten(std::uint32_t field);
  bool spendLeaf();
  Verdict add(SymbolicState s, Leaf leaf, const std::string& text, const Value& result = {});
  void addInputs(Leaf& leaf, const Value& result, const std::vector<Output>& outputs);
  std::string print(const SymbolicState& s, const Value& value, const Wording& wording, unsigned depth = 0);
  Term simplified(Term value);
  std::optional<std::int64_t> knownNumber(Term number, std::int64_t most);
  std::optional<std::string> printArray(const SymbolicState& s, const Value& array, const Wording& wording,
                                        unsigned depth);
  std::vector<Output> outputsOf(const SymbolicState& s, const Wording& wording);
  void addElements(const heap::Chunk& range, Term before, const ast::Type& type, const std::string& array,
                   const std::string& owner, const Wording& wording, std::vector<Output>& outputs);
  void doubt(Leaf& leaf);
  void keepGuards();
  void addConditions(Leaf& leaf, const Wording& wording);
  std::string symbolNameOf(Term object) const;
  std::string placeOf(const ast::FieldDecl& field) const;
  Term unboxed(const ast::Type& type, Term boxed);

  Classes& classes_;
  Coverage& coverage_;
  InitialHeap& initialHeap_;
  Models& models_;
  Notation& notation_;
  PathConditions& pathConditions_;
  Ranges& ranges_;
  Recorder& recorder_;
  smt::BacktrackValue<Spent> spent_;
  smt::BacktrackStack<Term> wishes_;
  smt::BacktrackTable<char> written_;                 // static fields, by index: whether that is so
  smt::BacktrackStack<std::uint32_t> writtenFields_;  // those of which it is
  smt::BacktrackStack<Argument> arguments_;
  smt::BacktrackStack<Leaf::Row> rows_;
  smt::BacktrackStack<Choice> choices_;
  smt::BacktrackValue<std::uint32_t> line_;  // of the statement of the method that is called that runs
  support::SourceRange way_;
};

}  // namespace warrant::symbex
