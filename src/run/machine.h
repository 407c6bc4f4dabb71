// A program while it runs.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "run/check/past.h"
#include "run/classes.h"
#include "run/code/code.h"
#include "run/heap.h"
#include "run/outcome.h"
#include "support/function_ref.h"

namespace warrant::run {

class Checker;
class Translation;

// How a body began to run.
struct Recurrence {
  const Method* method;
  const Object* self;
  std::vector<Value> arguments;
  std::uint64_t changes;   // Past::changes
  std::uint32_t speaking;  // within how many contracts: what these say is another run
};

// AddressSanitizer does not bear exceptions on stacks of more than 64 MB (google/sanitizers, issue 189).
#ifdef __SANITIZE_ADDRESS__
inline constexpr std::uint32_t usualDepth = 10'000;
#else
inline constexpr std::uint32_t usualDepth = 100'000;
#endif

// What a run looks at, and how far it goes.
struct Settings {
  bool permissions = true;
  bool overflow = true;   // of Java's numbers is a violation; otherwise they wrap around
  bool contracts = true;  // are checked; otherwise annotations are passed as Java passes them
  // A call, or an iteration, that begins as one that it is part of, or the one before, is a violation: it
  // does not end. In programs with contracts, where it is known what has changed.
  bool seeksEndless = false;
  bool notesStatements = false;  // those that run (Machine::ran)
  std::uint64_t steps = UINT64_MAX;
  bool overflowsStack = false;  // calls that are nested too deep throw what Java throws; else the run stops
  std::uint32_t depth = usualDepth;  // of calls within calls, and of predicates within predicates
  std::size_t bytes = std::size_t{1} << 30;
};

using Output = support::FunctionRef<void(std::string_view)>;

class Machine {
 public:
  Machine(const ast::Program& program, const Settings& settings, Output output, Output errors);
  ~Machine();

  const Settings settings;
  Heap heap;
  Classes classes;
  Past past;
  Output output, errors;
  // What a method of the program yields that has no body; empty: the run stops there.
  std::function<Value(const ast::MethodDecl&)> yield;

  // Another run begins, of which nothing is known but the translated program.
  void reset();

  Checker& checker() { return *checker_; }
  Translation& translation() { return *translation_; }

  // --- calls
  // Room for the variables of a call, which is given back when it ends.
  class Room {
   public:
    Room(Machine& machine, std::size_t size, support::SourceRange range);
    ~Room() { machine_.top_ = slots; }
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;
    // The callee needs more.
    void extend(std::size_t size);
    Value* slots;

   private:
    Machine& machine_;
    support::SourceRange range_;
  };
  // Runs the method: the arguments stand in the room. What its contract says is checked.
  // `statically`: the class as which its contract takes the object, nullptr for the object's own.
  Value run(Method& method, Object* self, Room& room, support::SourceRange range,
            const Class* statically = nullptr);
  // The same for who has the arguments.
  Value call(Method& method, Object* self, std::span<const Value> arguments, support::SourceRange range);
  // As written, whatever the contract says.
  Value runBody(Method& method, Frame& frame, support::SourceRange range);
  // The class as which the object is read in that frame; nullptr: as what it is.
  const Class* readAs(const Frame& frame, const Object& self) const;
  // What a call of the method, in that frame, runs for the object.
  Method& target(const Object& self, Method& method, const Frame& frame, support::SourceRange range);
  // A condition that cannot be evaluated is passed over, and told of in the end.
  void passOver(const Stopped& why) { passedOver_.emplace(why.range, why.why); }
  const std::map<support::SourceRange, std::string>& passedOver() const { return passedOver_; }
  // The statement as it is noted that it has run.
  bool& markOf(const ast::Statement& statement) { return marks_.emplace_back(&statement, false).second; }
  // Those that have run since the run began, where that is noted.
  std::vector<const ast::Statement*> ran() const;

  // Counts a step; at the bound the run stops.
  void step(support::SourceRange range) {
    if (left_-- == 0) stopAtBound(range);
  }

  std::uint64_t stepsTaken() const { return settings.steps - left_; }

  // --- classes and objects
  void start(Class& type, support::SourceRange range) {
    if (type.start != Class::Start::Done) startSlowly(type, range);
  }
  Instance* makeInstance(const Class& type);
  Text* literal(std::string_view contents);  // in UTF-8
  Text* makeText(std::string_view contents);
  bool isInstance(const Object* object, const ast::Type& type) const;
  Value valueAt(const Location& location);
  // Writes to what is at the location.
  void store(const Location& location, Value& place, Value value) {
    if (past.isKept()) past.note(location, place);
    place = value;
  }
  // Whoever runs holds the elements of the new array.
  void grant(const Array& array);
  Instance* makeBox(const ast::Type& type, Value value, support::SourceRange range);
  // What stands for all that equal it (`Objects.key`): one object for equal texts, and for equal boxes of
  // whole numbers, characters and truth values; any other object for itself.
  Value keyOf(Value value);
  std::u16string boxText(const Instance& box);
  void print(const Instance& stream, std::string_view text);
  // The method of that name without parameters, or of one object (`equals`), which every object has.
  Value callPlain(Object& self, std::string_view name, std::optional<Value> argument,
                  support::SourceRange range);
  // What the library keeps of the object, now or at the moment that is looked at; made where it is not there.
  State& stateOf(Instance& object, bool isChanged, support::FunctionRef<std::unique_ptr<State>()> make);
  bool seeksEndless() const;

  // --- exceptions
  // Throws an exception of Java's library, `ArithmeticException`.
  [[noreturn]] void throwJava(std::string_view name, std::string_view message, support::SourceRange range);
  [[noreturn]] void stopTooDeep(support::SourceRange range, const char* why);
  [[noreturn]] void throwNull(support::SourceRange range, std::string_view what);
  // In that context, where it leaves the program.
  [[noreturn]] void throwNull(support::SourceRange range, std::string_view what, const char* context);
  // `ArithmeticException: / by zero`
  std::string describe(const Instance& exception);
  // The same by the exception's own `toString`.
  std::string describeAsJava(Instance& exception);
  // Where it was thrown, and as which violation: where it is that, as it leaves a method that does not say
  // so.
  struct Origin {
    support::SourceRange range;
    std::string context = "exception", reason = "uncaught";
    support::SourceRange passed = {};  // the last call that let it out, as a contract says; unknown: none
  };
  Origin originOf(const Instance& exception) const;
  void noteOrigin(const Instance& exception, Origin origin) {
    origins_.insert_or_assign(&exception, std::move(origin));
  }
  void notePassed(const Instance& exception, support::SourceRange call) {
    origins_[&exception].passed = call;
  }

  // --- texts (JLS 5.1.11)
  std::u16string textOf(const ast::Type& type, Value value, support::SourceRange range);

 private:
  void makeStatics();  // what static fields hold before any class has started
  void makeGivenObjects();
  Value runBodyOnce(Method& method, Frame& frame, support::SourceRange range);
  void startSlowly(Class& type, support::SourceRange range);
  void initialize(Class& type, support::SourceRange range);
  // In another context than exceptions of that class are, if one is given.
  Instance* makeException(std::string_view name, std::string_view message, support::SourceRange range,
                          const char* context = nullptr);
  void makeConstants(const Class& type);
  [[noreturn]] void stopAtBound(support::SourceRange range) const;

  std::unique_ptr<Translation> translation_;
  std::unique_ptr<Checker> checker_;
  struct BoxKey {
    const Class* type;
    std::int64_t value;
    friend auto operator<=>(const BoxKey&, const BoxKey&) = default;
  };
  std::map<BoxKey, Instance*> boxes_;     // of small values (JLS 5.1.7)
  std::map<BoxKey, Instance*> keyBoxes_;  // of others: that which stands for all of the value
  std::unique_ptr<Value[]> stack_;
  Value* top_;
  std::uint32_t depth_ = 0;
  std::uint64_t left_;
  std::vector<Recurrence> recurrences_;  // of the bodies that run, where that is looked at
  std::unordered_map<const Instance*, Origin> origins_;
  std::map<support::SourceRange, std::string> passedOver_;
  std::deque<std::pair<const ast::Statement*, bool>> marks_;
};

}  // namespace warrant::run
