// Contracts while a program runs: who holds which permissions, and whether what is said of values is so.
//
// Each activation of a method holds amounts of locations. A contract moves them, a loop's invariant, an
// assertion and `open` and `close` ask for them; predicates are what their bodies say, all the way down. What
// the library's classes hold, and wands, is not asked for: the one is trusted, of the other it is not known
// when the program runs.
#pragma once

#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "facts/analysis.h"
#include "run/check/past.h"
#include "run/classes.h"
#include "run/code/code.h"
#include "run/machine.h"
#include "run/values/amounts.h"
#include "run/values/quantifiers.h"

namespace warrant::run {

// Amounts of locations.
using Holdings = std::unordered_map<Location, Amount, Location::Hash>;

// A method that runs.
struct Activation {
  Holdings held;
  std::optional<Past::Moment> entry;  // what `old` speaks of
  const ast::MethodDecl* method = nullptr;
  std::optional<std::int64_t> measure = {};  // of `decreases`, an integer, when it began
};

// What makes of a state that a contract admits another one that it admits, too: so that it can be seen which
// contracts are too weak for who relies on them.
class Disturbance {
 public:
  virtual ~Disturbance() = default;
  // The body has run, and its postcondition holds: of the frame's result, and what the activation holds.
  // `nesting`: how many activations there are; of a loop, with the one that it runs in.
  virtual void afterCall(const Method& method, Frame& frame, Activation& callee, unsigned nesting) = 0;
  // The invariant holds of an iteration that begins.
  virtual void atLoop(const ast::Loop& loop, Frame& frame, Activation& running, unsigned nesting) = 0;
};

class Checker {
 public:
  explicit Checker(Machine& machine);
  // Another run of the program begins.
  void reset();

  // Whether there are contracts: then somebody looks at what locations held.
  bool tracks() const { return tracks_; }
  bool asksPermissions() const { return asksPermissions_; }
  // Within how many contracts and other things that are said and not done.
  std::uint32_t speaking() const { return speaking_; }
  // Whether it is only asked if something holds (`satisfies`).
  bool isAsked() const { return asking_ > 0; }

  // --- locations
  void read(const Location& location, support::SourceRange range);
  void write(const Location& location, support::SourceRange range);
  // The fields that the class declares, of an object that is being made.
  void grantFields(Instance& object, const Class& type);
  void grantElements(const Array& array);

  // --- methods: runs the body between what the contract demands and promises.
  Value call(Method& method, Frame& frame, support::SourceRange range);
  // The same as a call by the contract of the method, which that one overrides: its own is checked within.
  Value callAs(const Method& overridden, Method& method, Frame& frame, support::SourceRange range);
  // Whether the precondition holds of the arguments in the frame, where nobody else holds anything.
  bool admits(const Method& method, Frame& frame);
  // Whether these assertions hold in the frame, with what the activation holds.
  bool satisfies(std::span<const ast::Assertion* const> assertions, Frame& frame, Activation& activation);
  // Whether what the assertion says of values is so, whoever holds what; true where that is not known. `old`
  // speaks of that moment.
  bool isTrueOfValues(const ast::Assertion& assertion, Frame& frame, Past::Moment entry);
  // Whose contracts that of the method refines, as the verifier asks: in its own class, or the one that
  // inherits it.
  std::vector<const ast::MethodDecl*> overridden(const ast::MethodDecl& method, const ast::ClassDecl* heir);
  // As which classes the object is taken where a contract speaks of it, when the method runs for an object of
  // the heir (nullptr: of its own class); nullptr: as what it is.
  std::vector<const Class*> readings(const ast::MethodDecl& method, const ast::ClassDecl* heir);
  // A condition that a postcondition promises need not hold, of any method but that one: its body is what
  // runs, whatever was promised of it. nullptr: of none.
  void believeOnly(const ast::MethodDecl* method) { believed_ = method; }
  // Gives what nobody else holds.
  void grantRoot(const Location& location) { root_.held[location] = Amount(Rational(1)); }
  // nullptr: none.
  void disturbBy(Disturbance* disturbance) { disturbance_ = disturbance; }
  // Code that belongs to no method: of a class that starts.
  void runApart(support::FunctionRef<void()> code);

  // --- statements
  void assertion(Frame& frame, const ast::Assert& statement, support::SourceRange range);
  void assume(Frame& frame, const Code& condition, support::SourceRange range);
  // A wand is made, or used: from here on it is not known who holds what.
  void meetWand();
  void holds(Frame& frame, const ast::Assertion& assertion, const char* context, support::SourceRange range);
  // So much of it; nullptr: some of it.
  void holds(Frame& frame, const ast::PredicateInstance& instance, const ast::Expression* amount,
             const char* context, support::SourceRange range);
  void invariant(Frame& frame, const ast::Loop& loop, bool isFirst);
  // What the measure is, an integer, in a loop that goes on with its next iteration; none: it has none.
  std::optional<std::int64_t> measure(Frame& frame, const ast::Loop& loop);
  // The measure is less than it was when the iteration began, and that was not negative.
  void decrease(Frame& frame, const ast::Loop& loop, std::int64_t before, support::SourceRange range);
  Value old(Frame& frame, const Code& operand);
  std::optional<Past::Moment> entry() const { return current_->entry; }  // what `old` speaks of

  // While it lives, what is said notes the locations that it reads.
  class Observing {
   public:
    Observing(Checker& checker, std::vector<Location>& reads) : checker_(checker) { checker.reads_ = &reads; }
    ~Observing() { checker_.reads_ = nullptr; }
    Observing(const Observing&) = delete;
    Observing& operator=(const Observing&) = delete;

   private:
    Checker& checker_;
  };
  bool isObserved() const { return reads_ != nullptr; }
  void observe(const Location& location) { reads_->push_back(location); }
  // While it lives, what is evaluated is said, not done: nobody asks for permissions.
  class Speaking {
   public:
    explicit Speaking(Checker& checker) : checker_(checker) { ++checker.speaking_; }
    ~Speaking() { --checker_.speaking_; }
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

   private:
    Checker& checker_;
  };

 private:
  friend class Transfer;
  friend class Walk;
  class ContractFrame;
  Value callBy(const Method& contract, Frame& frame, support::SourceRange range,
               support::FunctionRef<Value()> body);
  Value said(Method& method, Frame& frame, support::SourceRange range);
  void demand(const Method& method, Frame& frame, Activation& callee, support::SourceRange range);
  void requireDescent(const Activation& caller, const Activation& callee, support::SourceRange range);
  void promise(const Method& method, Frame& frame, Activation& callee, Activation& caller);
  void promiseThrown(const Method& method, Frame& frame, Activation& callee, Activation& caller,
                     Instance& exception, support::SourceRange range);
  [[noreturn]] void escapes(const Method& method, Instance& exception) const;
  void grant(const Location& location);
  void passFields(Activation& caller, Activation& maker, Instance& object, const Class& type);
  // How many variables a frame needs in which the assertions are evaluated.
  std::uint32_t slotsOf(const ast::Assertion& assertion);
  const symbex::Analysis& analysis();
  const Enumeration& enumerationOf(const ast::Iterated& iterated);

  Machine& machine_;
  bool tracks_ = false, asksPermissions_ = false;
  std::uint32_t speaking_ = 0;
  std::uint32_t asking_ = 0;   // only whether it holds: nobody reads what is said
  std::uint32_t nesting_ = 0;  // how many activations there are
  std::uint32_t quoted_ = 0;   // within how many pure methods that are called in what is said
  bool asksCalls_ = false;     // whether what is said must have what the pure methods in it demand
  const ast::MethodDecl* believed_ = nullptr;
  std::uint32_t levels_ = 0;  // of infinitesimals that were taken
  Activation root_;           // what nobody else holds
  Activation* current_ = &root_;
  Disturbance* disturbance_ = nullptr;
  std::vector<Location>* reads_ = nullptr;
  std::unordered_map<const ast::Assertion*, std::uint32_t> slots_;
  std::unordered_map<const ast::Iterated*, std::unique_ptr<Enumeration>> enumerations_;
  std::optional<symbex::Analysis> analysis_;  // where somebody asks which methods call one another
};

}  // namespace warrant::run
