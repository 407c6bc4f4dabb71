// Bounded model checking (Clarke, Biere, Raimi and Zhu; as CBMC does it): all executions of a call at once,
// up to a bound. Loops and recursion are unwound; where paths part each has a guard, and where they meet
// again their values become choices. What can go wrong, and where the bound is reached, are conditions over
// the symbols.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "bmc/memory.h"
#include "bmc/objects.h"
#include "support/function_ref.h"
#include "symbex/explore/explore.h"

namespace warrant::bmc {

// How a path ends other than by coming back.
struct End {
  enum class Kind : std::uint8_t { Assert, Exception, Bound };
  Kind kind;
  Bits guard;           // of the paths that end so
  std::string outcome;  // `assert`, the class of the exception, or which bound
  support::SourceRange range;
};

struct Limits {
  symbex::Bounds bounds;
  std::uint64_t steps = 1'000'000;  // statements that are unwound, on all paths together
  std::size_t terms = 8'000'000;    // that are made
};

// What was reached before all was unwound: nothing is known of the rest.
struct Exhausted {
  std::string what;
};

class Unwinder {
 public:
  Unwinder(const ast::Program& program, const symbex::Hierarchy& hierarchy, BitTerms& terms,
           const Limits& limits)
      : program_(program),
        hierarchy_(hierarchy),
        limits_(limits),
        terms_(terms),
        objects_(program, hierarchy, terms, memory_),
        thrown_(memory_.add(CellKind::Lasting, terms.constant(32, 0))),
        guard_(terms.truth()) {}

  // Once. Throws Unsupported, Exhausted.
  void unwind(const symbex::ExploreRequest& request);

  const std::vector<End>& ends() const { return ends_; }
  Bits assumption() const { return assumption_; }  // that what is assumed of the symbols holds
  Bits comesBack() const { return guard_; }        // that the call does
  Bits result() const { return result_; }
  std::uint32_t statements() const { return statements_; }  // of the longest path
  const Objects& objects() const { return objects_; }

 private:
  using Action = support::FunctionRef<void()>;
  using Value = support::FunctionRef<Bits()>;
  using Terms = std::vector<Bits>;

  // Where a path may go on that leaves the one in which it is.
  struct Destination {
    enum class Kind : std::uint8_t { Break, Continue, Return, Throw };
    Kind kind;
    ast::JumpTarget target = 0;
    friend bool operator==(const Destination&, const Destination&) = default;
  };
  // What waits for such paths: for one destination, or, as `finally`, for all.
  struct Waiting {
    Memory::Mark mark;
    bool isFinally = false;
    Destination destination = {};
    std::vector<std::pair<Destination, std::vector<Arrival>>> arrivals = {};
  };
  struct Activation {
    const ast::MethodDecl* method = nullptr;  // nullptr: initialisers
    Cell first = 0;                           // of its variables
    std::uint32_t slots = 0;
    Bits self = {};
    Cell result = 0;
  };

  // --- paths
  bool isDead() const { return terms_.isFalse(guard_); }
  void step(support::SourceRange range);
  void countWork(std::uint64_t steps = 1);  // throws Exhausted at a limit
  void branch(Bits condition, Action onTrue, Action onFalse);
  Bits choose(Bits condition, unsigned width, Value onTrue, Value onFalse);
  Arrival leave(const Memory::Mark& mark) { return memory_.take(mark, guard_, statements_); }
  // For memory as it was at the mark: goes on with all that arrive.
  void meet(const Memory::Mark& mark, std::vector<Arrival> arrivals);
  void jump(const Destination& destination);
  bool isCaught() const;  // whether somebody waits for what is thrown
  // Those that arrived for the destination, with the path at hand, go on.
  void waitFor(const Destination& destination, Action run, bool isPathEnded = false);
  void endAtBound(support::SourceRange range, std::string why);

  // --- statements
  void exec(const ast::Statement& statement);
  void execAll(ast::Statements statements);
  void execIf(const ast::If& choice);
  void execLoop(const ast::Loop& loop);
  void iterate(const ast::Loop& loop);
  void execSwitch(const ast::Switch& choice);
  void execThrow(const ast::Statement& statement, const ast::Throw& thrown);
  void execTry(const ast::Try& attempt);
  void execCatches(const ast::Try& attempt);
  void handle(const ast::Try& attempt, std::size_t index, Bits thrown);
  void execFinally(const ast::Try& attempt);
  void execReturn(const ast::Return& returned);
  void check(const ast::Assertion& assertion, support::SourceRange range);
  Bits isChosen(const ast::Expressions& labels, Bits selector);

  // --- exceptions
  void raiseWhere(Bits condition, std::string_view exception, support::SourceRange range);
  void raise(Bits reference, support::SourceRange range);
  void requireNonNull(Bits reference, support::SourceRange range);

  // --- expressions
  Bits eval(const ast::Expression& e);
  Bits evalTo(const ast::Expression& e, const ast::Type& type);  // as a value of the type
  Bits converted(Bits value, const ast::Type& to);
  Bits evalRead(const ast::Expression& e, const ast::FieldRead& read);
  Bits evalElement(const ast::Expression& e, const ast::ArrayRead& read);
  Bits evalUnary(const ast::Expression& e, const ast::Unary& unary);
  Bits evalBinary(const ast::Expression& e, const ast::Binary& binary);
  Bits evalComparison(const ast::Expression& e, const ast::Binary& binary);
  Bits evalConcatenation(const ast::Expression& e, const ast::Binary& binary);
  Bits apply(ast::BinaryOperator op, const ast::Type& type, Bits left, Bits right,
             support::SourceRange range);
  Bits evalCast(const ast::Expression& e, const ast::Cast& cast);
  Bits evalInstanceOf(const ast::InstanceOf& test);
  Bits evalSwitch(const ast::Expression& e, const ast::SwitchExpression& choice);
  Bits evalArms(const ast::Expression& e, const ast::SwitchExpression& choice, std::size_t arm,
                Bits selector);
  Bits evalNewArray(const ast::Expression& e, const ast::NewArray& creation);
  Bits makeArrays(const ast::Type& type, std::span<const Bits> lengths, support::SourceRange range);
  Bits evalInitializer(const ast::Expression& e, const ast::ArrayInitializer& initializer);
  Bits evalAssign(const ast::Expression& e, const ast::Assign& assign);
  Bits evalUpdate(const ast::Expression& e, const ast::Update& update);

  // A variable, field or element, with what names it evaluated.
  struct Place {
    const ast::Variable* variable = nullptr;
    const ast::FieldDecl* field = nullptr;
    Bits object = {}, index = {};
    const ast::Type* element = nullptr;
    support::SourceRange range;
  };
  Place locate(const ast::Expression& target);
  void reach(const Place& place);  // throws for null, and out of bounds
  Bits read(const Place& place);
  void write(const Place& place, Bits value);
  Cell cellOf(const ast::Variable& variable) const;

  // --- calls
  Bits evalCall(const ast::Expression& e, const ast::Call& call);
  Bits dispatch(const ast::Expression& e, const ast::Call& call, Bits self, const Terms& arguments);
  Bits invoke(const ast::MethodDecl& method, Bits self, const Terms& arguments, support::SourceRange range);
  Bits run(const ast::MethodDecl& method, Bits self, const Terms& arguments);
  Bits yield(const ast::MethodDecl& method, const Terms& arguments, support::SourceRange range);
  Bits evalNew(const ast::Expression& e, const ast::New& creation);
  void construct(Bits object, const ast::ClassDecl& declaration, const ast::MethodDecl* constructor,
                 const Terms& arguments, support::SourceRange range);
  void runConstructor(const ast::MethodDecl& constructor, Bits object, const Terms& arguments);
  void initialize(Bits object, const ast::ClassDecl& declaration);
  void useClass(const ast::ClassDecl& declaration, support::SourceRange range);
  void startClass(const ast::ClassDecl& declaration, support::SourceRange range);
  // What is initialised where the class is first used, in that order, as far as there is something to run.
  const std::vector<const ast::ClassDecl*>& startsWith(const ast::ClassDecl& declaration);
  bool isTooDeep(const ast::MethodDecl& method, support::SourceRange range);
  // Runs the code with variables of its own.
  void activate(const ast::MethodDecl* method, std::uint32_t slots, Bits self, Action run);
  Terms evalArguments(ast::Expressions arguments, std::span<const ast::Variable* const> parameters);

  void assume(const symbex::ExploreRequest& request);

  const ast::Program& program_;
  const symbex::Hierarchy& hierarchy_;
  const Limits limits_;
  BitTerms& terms_;
  Memory memory_;
  Objects objects_;
  const Cell thrown_;  // the exception that is under way
  Bits guard_;         // of the path at hand
  std::uint32_t statements_ = 0;
  std::uint64_t steps_ = 0;
  Bits assumption_ = {}, result_ = unknown;
  Activation activation_;
  std::unordered_map<const ast::MethodDecl*, std::uint32_t> active_;  // how often each is
  std::vector<Waiting> waiting_;
  std::unordered_map<std::uint32_t, Cell> started_;  // by class
  std::unordered_map<std::uint32_t, std::vector<const ast::ClassDecl*>> startsWith_;
  std::unordered_map<std::string_view, Cell> yielded_;  // how often, by the name of a native method
  std::vector<End> ends_;
};

}  // namespace warrant::bmc
