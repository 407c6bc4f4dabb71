// The symbolic execution of one member: the paper's eval, produce, consume and exec in continuation-passing
// style.
//
// Conventions of all rules:
// - The continuation is the last parameter, `then`; it is called once for each way in which the path goes on,
// and not at
//   all where the path ends (it failed, or is not reachable). Continuations shadow `s`.
// - A rule calls `then` at the scope depth of its own call at most once; every further call is within a
// PathScope. That
//   is what lets a sequence of statements, and what is evaluated apart, give the stack back (Capture).
// - The result is the verdict on everything explored, `then` included.
//
// One file for each family: eval*.cpp (Figure 5), produce.cpp (6), consume.cpp (7), exec*.cpp (8), lookup.cpp
// (chunks), inference.cpp (4.1), definitions.cpp and termination.cpp (pure methods, 3.6), path.cpp
// (branching, obligations), members.cpp (3.5), start.cpp (where a program starts), explain.cpp (6.2).
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "ast/numbers.h"
#include "ast/program.h"
#include "facts/analysis.h"
#include "smt/path/path_condition.h"
#include "smt/terms/term.h"
#include "support/arena.h"
#include "symbex/explain/names.h"
#include "symbex/path/trace.h"
#include "symbex/state/jumps.h"
#include "symbex/state/state.h"
#include "symbex/verifier.h"

namespace warrant::symbex {

// A failed obligation on its way to becoming a Failure.
struct Problem {
  Context context;
  Reason reason;
  support::SourceRange range;
  std::string message;
  std::vector<support::Note> notes;
  std::string lookedFor;
  std::vector<std::string> nearMisses = {};
  smt::Term goal = {};  // what did not follow
};

// What is left of a heap while an assertion is consumed from it (paper, Figure 7: H2), and what was taken.
struct Remainder {
  heap::Heap heap;
  heap::Heap taken;
  bool recordsTaken = false;
  bool isRead = false;  // it is looked at only, and goes back
};

// The value of something evaluated apart from the path: all its cases in one term.
struct Joined {
  Verdict verdict;
  smt::Term value;  // no term: no case went on
};

class Engine {
 public:
  Engine(const Analysis& analysis, const Options& options);

  MemberResult verify(const ast::MethodDecl& method);
  MemberResult verify(const InheritedMember& member);
  MemberResult verify(const ast::PredicateDecl& predicate);

 private:
  using Term = smt::Term;
  using Then = symbex::Then;
  using ThenTerm = Continuation<Term>;
  using Terms = std::vector<Term>;

  // ------------------------------------------------------------------------------------------ path.cpp
  // Explores both arms, each under its own assumption; an arm that is natively known to be infeasible is
  // skipped.
  Verdict branch(SymbolicState s, Term condition, support::SourceRange range, Then onTrue, Then onFalse);
  // The same where it is not known which of the arms is feasible.
  Verdict fork(SymbolicState s, Term condition, support::SourceRange range, Then onTrue, Then onFalse);
  // Whether the condition, or its negation, is known without a branch.
  std::optional<bool> isKnown(Term condition);
  // Goes on under an assumption that costs nothing to take back: the path's own. Ends an inconsistent path.
  Verdict assume(SymbolicState s, Term fact, Then then);
  // Checks that the goal follows. Reports where it does not, then goes on as if it did, so that one failure
  // does not hide the next.
  using Describe = support::FunctionRef<Problem(const SymbolicState&)>;
  Verdict require(SymbolicState s, Term goal, smt::Purpose purpose, Describe describe, Then then);
  bool canAssume(Term fact);
  // Ends the path with a failure, unless the path turns out not to be reachable.
  Verdict fail(const SymbolicState& s, const Problem& problem);
  void report(const SymbolicState& s, const Problem& problem);
  bool isNew(const Problem& problem);
  // Ends the path undecided.
  Verdict giveUp(support::SourceRange range, std::string_view why);
  // Places a problem found at `part` where the frame's site wants it.
  Problem blame(const SymbolicState& s, Context natural, Reason reason, support::SourceRange part,
                std::string detail) const;
  // Counts a rule application; false when the limit is hit.
  bool spendStep();
  std::uint64_t spentSteps() const;  // all that counts towards the limit
  static constexpr std::string_view stepLimitHit = "the limit of rule applications was hit";
  void forgetSteps(std::size_t since);
  Term guardsSince(std::size_t branch);  // the conditions of the branches taken since
  // Runs `body` apart from the path: gathers what it passes to its continuation, in all cases, into one term,
  // and what it learns into implications. The state is left as it was.
  Joined evaluateApart(support::FunctionRef<Verdict(ThenTerm)> body);
  // Whether `body` succeeds without failure, silently; nothing is reported.
  struct Trial {
    Verdict verdict;
    bool isSingle;  // one case at this scope depth: `state` and `value` are its result
    std::optional<SymbolicState> state;
    Term value;
  };
  Trial attempt(support::FunctionRef<Verdict(ThenTerm)> body);

  // ------------------------------------------------------------------------------------------ eval*.cpp
  // Evaluates the expression (Figure 5); with the side effects of Java's expressions, from left to right.
  Verdict eval(SymbolicState s, const ast::Expression& e, ThenTerm then);
  Verdict unsupported(support::SourceRange range);  // what the engine lacks: Unknown
  Verdict evalAll(SymbolicState s, ast::Expressions es, std::size_t next, Terms& values, Then then);
  // The object whose member is meant; null for a static one.
  Verdict evalOwner(SymbolicState s, const ast::Expression* owner, bool isStatic, ThenTerm then);
  Verdict evalShortCircuit(SymbolicState s, const ast::Expression& condition, const ast::Expression* onTrue,
                           const ast::Expression* onFalse, bool defaultValue, ThenTerm then);
  // The value of the one or the other; `haveEffects`: where that is so in code, the path forks.
  using EvalArm = support::FunctionRef<Verdict(SymbolicState, ThenTerm)>;
  Verdict choose(SymbolicState s, Term test, support::SourceRange range, bool haveEffects, EvalArm onTrue,
                 EvalArm onFalse, ThenTerm then);
  Verdict evalArm(SymbolicState s, const ast::Expression* arm, bool defaultValue, ThenTerm then);
  Verdict evalLet(SymbolicState s, const ast::Let& let, ThenTerm then);
  Verdict evalUnary(SymbolicState s, const ast::Expression& e, const ast::Unary& unary, ThenTerm then);
  Verdict evalBinary(SymbolicState s, const ast::Expression& e, const ast::Binary& binary, ThenTerm then);
  // An operator as it is applied: in which type, and to operands of which type.
  struct Operation {
    ast::BinaryOperator op;
    const ast::Type& type;
    const ast::Type& operands;  // the left one's
    const ast::Expression& whole;
  };
  Verdict applyOperator(SymbolicState s, const Operation& operation, Term left, Term right, ThenTerm then);
  Verdict evalOld(SymbolicState s, const ast::Old& old, ThenTerm then);
  Verdict evalOpening(SymbolicState s, const ast::Expression& e, const ast::Opening& opening, ThenTerm then);
  Verdict evalUsing(SymbolicState s, const ast::Using& use, ThenTerm then);
  Verdict readField(SymbolicState s, const ast::FieldDecl& field, const ast::Expression& e, Term receiver,
                    ThenTerm then);
  // Replaces the predicate's chunk by its body, closing it first where inference may; a missing one is
  // reported as `natural` says, unless the frame has a site.
  Verdict openInstance(SymbolicState s, const ast::PredicateInstance& instance, const Site& natural,
                       Then then);

  // ------------------------------------------------------------------------------------------ classes.cpp
  Term instanceTerm(const ast::Type& type, Term object);
  // That the object uses the definitions that the class has: it is of that class, or of one that agrees with
  // it.
  Term isLike(const ast::ClassDecl& declaration, Term object);
  // Assumes that a reference whose static type that is, is null or of that type.
  void learnType(Term object, const ast::Type& type);
  std::optional<bool> isKnownInstance(Term object, const ast::Type& tested);
  // What is known of the object says what the test yields that was made of another, in its place.
  void learnTest(Term object, const ast::Type& tested);
  // Whether the object is of the tested type, where it is null or of the known one; relates the test to
  // others.
  Term isInstance(Term object, const ast::Type& tested, const ast::Type& known);
  void relateClasses(Term left, Term right);
  Verdict evalInstanceOf(SymbolicState s, const ast::InstanceOf& test, ThenTerm then);
  Verdict evalReferenceCast(SymbolicState s, const ast::Expression& e, const ast::Cast& cast, ThenTerm then);
  // `self` is `this` in a member that is verified for that class.
  void enterClass(Term self, const ast::ClassDecl& declaration);
  bool isOwn(Term object) const;  // `this`, or a new object
  // A class whose definitions an object uses.
  struct KnownClass {
    const ast::ClassDecl* declaration = nullptr;  // nullptr: none is known
    bool isAssumed = false;                       // because nothing in the program extends it
  };
  // The class from which the object has its definition of the family.
  template <class Declaration>
  KnownClass classFor(const Declaration& member, Term object);
  struct PredicateDefinition {
    const ast::PredicateDecl* predicate = nullptr;  // with a body; nullptr: it is not known, or abstract
    const ast::ClassDecl* statically = nullptr;     // as which its body is read
    KnownClass known = {};
    explicit operator bool() const { return predicate != nullptr; }
  };
  // What a chunk of the resource stands for; who opens or closes it relies on the class.
  PredicateDefinition definitionFor(heap::Resource resource, Term receiver);
  void rely(const KnownClass& known);
  std::string whyNoDefinition(const ast::PredicateInstance& instance) const;
  // The other resource of a predicate's chunk whose receiver's class is known.
  std::optional<heap::Resource> twinOf(heap::Resource resource, Term receiver);
  // --- numbers
  // The range of an integral type, if it has one in this mode.
  std::optional<ast::Bounds> boundsOf(const ast::Type& type) const;
  // Notes that Java's value of that type is in its range.
  void noteValue(const ast::Type& type, Term value, bool isFact = false);
  bool isOfType(const ast::Type& type, Term value);
  Term inRange(const ast::Bounds& bounds, Term value);
  // The condition that arguments are of their parameters' types; true where that is known.
  Term domainOf(const ast::MethodDecl& method, const Terms& arguments);
  // Hands on the value of the expression that Java gives it in that type: where the mathematical one may
  // leave the range, that is a failure, or it wraps around.
  Verdict keepInRange(SymbolicState s, const ast::Type& type, Term value, const ast::Expression& whole,
                      ThenTerm then);
  Term wrap(const ast::Type& type, Term value);
  Term floorModulo(Term dividend, Term divisor);
  Term powerOfTwo(unsigned exponent);
  Verdict applyArithmetic(SymbolicState s, const Operation& operation, Term left, Term right, ThenTerm then);
  Verdict applyDivision(SymbolicState s, const Operation& operation, Term left, Term right, ThenTerm then);
  Verdict divideByOpposite(SymbolicState s, const Operation& operation, Term left, Term quotient,
                           Term isOpposite, ThenTerm then);
  static Problem overflow(const ast::Type& type, const ast::Expression& whole);
  Term compare(ast::BinaryOperator op, Term left, Term right);
  // As assigned or cast: widening, narrowing, and to and from floating point.
  Verdict convert(SymbolicState s, const ast::Type& from, const ast::Type& to, bool wraps, Term value,
                  const ast::Expression& whole, ThenTerm then);
  Verdict evalCast(SymbolicState s, const ast::Expression& e, const ast::Cast& cast, ThenTerm then);
  // Floating point: opaque values, and functions of them.
  Term applyFloating(const Operation& operation, Term left, Term right);
  Term convertFloating(const ast::Type& from, const ast::Type& to, Term value);
  std::optional<double> floatingConstant(const ast::Type& type, Term value) const;
  Term floatingLiteral(const ast::Type& type, std::string_view text);
  Term opaque(std::string_view function, smt::Sort result, std::initializer_list<Term> operands);

  // --- bits
  Verdict applyBitwise(SymbolicState s, const Operation& operation, Term left, Term right, ThenTerm then);
  Term combineTruths(ast::BinaryOperator op, Term left, Term right);
  Term commonBits(Term left, Term right);
  Term lowestBits(Term value, unsigned count);
  Term distanceOf(const Operation& operation, Term distance);
  Term powerOf(Term distance);
  Term shiftLeft(Term value, Term distance);
  Term shiftRight(Term value, Term distance);
  Term shiftRightUnsigned(const Operation& operation, Term value, Term distance);
  bool isNatural(Term value);
  std::optional<std::int64_t> constantOf(Term value) const;
  void learn(Term fact);  // unless it is evident

  // --- effects
  Verdict evalAssign(SymbolicState s, const ast::Assign& assign, ThenTerm then);
  Verdict evalUpdate(SymbolicState s, const ast::Expression& e, const ast::Update& update, ThenTerm then);
  // A place that can be assigned, its receiver and index evaluated.
  struct Target {
    const ast::Expression* expression;
    Term receiver;
    Term index;
  };
  Verdict evalTarget(SymbolicState s, const ast::Expression& target, Continuation<const Target&> then);
  Verdict load(SymbolicState s, const Target& target, ThenTerm then);
  Verdict assign(SymbolicState s, const Target& target, Term value, Then then);

  // The object around a new one of an inner class; no term: it has none.
  Verdict evalOuter(SymbolicState s, const ast::New& creation, ThenTerm then);

  // --- calls
  Verdict evalCall(SymbolicState s, const ast::Expression& e, const ast::Call& call, ThenTerm then);
  // A method, as what it says of `this` is read.
  struct Callee {
    const ast::MethodDecl* method;
    const ast::ClassDecl* statically = nullptr;  // nullptr: as the class of `this` defines it
  };
  Callee calleeOf(const Frame& frame, const ast::Call& call, Term self);
  bool isOverridden(const ast::MethodDecl& method, Term self);
  Verdict evalPureCall(SymbolicState s, const ast::Expression& e, const Callee& callee, Term self,
                       const Terms& arguments, ThenTerm then);
  // A pure call that was evaluated, while its scope is open: in that heap it has that value.
  struct Evaluation {
    smt::PathCondition::Scope scope;
    heap::Heap heap;
    Callee callee;
    const ast::ClassDecl* known;  // the class of the receiver
    Term self;
    Terms arguments;
    unsigned closeDepth;
    bool closes;  // something was closed for it
    Term value = {};
  };
  Evaluation evaluationOf(const SymbolicState& s, const Callee& callee, Term self, const Terms& arguments);
  const Evaluation* findEvaluation(const Evaluation& wanted);
  void remember(Evaluation evaluation);
  // The value of the body of a superclass, as it runs on `this`.
  Verdict runSuper(SymbolicState s, const ast::Call& call, Term value, ThenTerm then);
  Verdict callMutator(SymbolicState s, support::SourceRange range, const Callee& callee, Term self,
                      const Terms& arguments, ThenTerm then);
  Verdict evalNew(SymbolicState s, const ast::Expression& e, const ast::New& creation, ThenTerm then);
  Verdict create(SymbolicState s, const ast::Expression& e, const ast::New& creation, Term outer,
                 const Terms& arguments, const std::string& hint, ThenTerm then);
  Verdict construct(SymbolicState s, support::SourceRange range, const Callee& callee, Term object,
                    const Terms& arguments, Then then);
  void moveFields(heap::Heap& from, heap::Heap& to, Term object, const ast::ClassDecl& declaration);
  Verdict execConstructorCall(SymbolicState s, const ast::Statement& statement,
                              const ast::ConstructorCall& call, Then then);
  Verdict callConstructor(SymbolicState s, support::SourceRange range, const ast::ClassDecl& declaration,
                          const Callee& callee, const Terms& arguments, Then then);
  // Produces the callee's postcondition; `s` has the callee's frame and old heap, the caller's are restored.
  Verdict produceOutcome(SymbolicState s, support::SourceRange range, const ast::MethodDecl& method,
                         Frame caller, heap::Heap callerOld, Then then);
  // The frame in which a contract or a predicate's body is evaluated.
  static Frame frameFor(std::span<const ast::Variable* const> parameters, Term self,
                        std::span<const Term> arguments, const Site* site, const Frame* caller);
  Verdict requireNonNull(SymbolicState s, Term reference, const ast::Expression& e, Context context,
                         Then then);

  // ------------------------------------------------------------------------------------------ arrays.cpp
  Verdict evalArrayLength(SymbolicState s, const ast::ArrayLength& length, const ast::Type& type,
                          ThenTerm then);
  Verdict evalArrayRead(SymbolicState s, const ast::Expression& e, const ast::ArrayRead& read, ThenTerm then);
  Verdict evalNewArray(SymbolicState s, const ast::Expression& e, const ast::NewArray& creation,
                       ThenTerm then);
  Verdict evalArrayInitializer(SymbolicState s, const ast::Expression& e,
                               const ast::ArrayInitializer& initializer, ThenTerm then);
  std::string nameOfNew(const ast::Expression& e);  // for people
  // A new array with these elements.
  Term createArray(heap::Heap& heap, const ast::Type& type, Term length, Term map, const std::string& name,
                   std::uint32_t line);
  Term createArrays(heap::Heap& heap, const ast::Type& type, std::span<const Term> lengths,
                    const std::string& name, std::uint32_t line);
  Term lengthOf(Term array);
  // An element that is read or written: `e` is an ArrayRead, whose array and index have these values.
  struct Element {
    const ast::Expression* e;
    Term array;
    Term index;
    Context access;
  };
  // The arrays that are the elements of a new array, by the map of their references: what is known of each.
  struct Rows {
    Term count;
    Term length;
  };
  void learnRow(Term element);
  Verdict readElement(SymbolicState s, const Element& element, ThenTerm then);
  Verdict writeElement(SymbolicState s, const Element& element, Term value, Then then);
  // Hands on the chunk of the elements that the index is within; several, of which it is known that one is,
  // where it is not known which.
  using ThenChunks = Continuation<std::span<const heap::Chunk>>;
  Verdict withElement(SymbolicState s, const Element& element, ThenChunks then);
  Verdict findElement(SymbolicState s, const Element& element, unsigned depth, ThenChunks then);
  Verdict askForElement(SymbolicState s, const Element& element, unsigned depth, ThenChunks then);

  // ------------------------------------------------------------------------------------------ ranges.cpp
  // The elements of an array from an index up to another one, exclusive.
  struct Range {
    Term array, from, to;
  };
  heap::Chunk rangeChunk(const Range& range, Term map);
  static Range rangeOf(const heap::Chunk& chunk);
  Range elementRange(Term array, Term index);
  Range wholeRange(Term array);
  Term isWithin(Term index, const Range& range);
  bool areApart(const Range& left,
                const Range& right);  // known to have no element in common, being of one array
  std::vector<heap::Chunk> rangesOf(const heap::Heap& heap, Term array);
  bool holds(Term fact) { return path_->isEvident(fact); }
  // at(map, index) and splice(below, index, above), simplified by what the path knows of indices.
  Term readMap(Term map, Term index);
  Term spliceMaps(Term below, Term index, Term above);
  Term knownMap(Term map);
  void noteEnds(const heap::Chunk& chunk, const Range& part);
  Term partOfMap(const heap::Chunk& chunk, const Range& part);
  heap::Chunk cut(heap::Heap& heap, const heap::Chunk& chunk, const Range& part);
  heap::Chunk joinChunks(heap::Heap& heap, std::span<const heap::Chunk> parts);
  // Changes the heap's chunks of the array until one has that very range; none: not all of it is known to be
  // held.
  std::optional<heap::Chunk> isolate(heap::Heap& heap, const Range& range);
  std::optional<heap::Chunk> assemble(heap::Heap& heap, const Range& range, std::vector<heap::Chunk> ranges);
  std::size_t countRanges(const heap::Heap& heap) const;
  // Joins ranges that lie side by side.
  void joinRanges(heap::Heap& heap);
  using ThenChunk = Continuation<const heap::Chunk&>;
  // Hands on the state with the chunk of that range in its heap. Like withChunk, for a range that is not
  // empty.
  Verdict withRange(SymbolicState s, const Range& range, unsigned depth, ThenChunk then, Then missing);
  bool learnReceivers(const heap::Heap& heap, Term array);
  bool areHeld(const Range& range, std::span<const heap::Chunk> chunks);
  Verdict askForRange(SymbolicState s, const Range& range, unsigned depth, ThenChunk then, Then missing);
  Verdict isolateByCases(SymbolicState s, const Range& range, std::span<const heap::Chunk> chunks,
                         unsigned depth, ThenChunk then, Then missing);
  Verdict evalEnds(SymbolicState s, const ast::ElementsAccess& access, Term array,
                   Continuation<const Range&> then);
  Verdict produceElement(SymbolicState s, const ast::ElementAccess& access, Term snapshot,
                         const ast::Assertion& a, Then then);
  Verdict produceElements(SymbolicState s, const ast::ElementsAccess& access, Term snapshot,
                          const ast::Assertion& a, Then then);
  Verdict produceRange(SymbolicState s, const Range& range, Term map, const ast::Assertion& a, Then then);
  bool assumeApart(const heap::Heap& heap, const Range& range);

  // ------------------------------------------------------------------------------------------ lookup.cpp
  enum class Effort : std::uint8_t { Native, Full };
  // The chunk of that resource whose receiver, and arguments, are known to be those given.
  std::optional<heap::Chunk> lookUp(const heap::Heap& heap, heap::Resource resource, Term receiver,
                                    std::span<const Term> arguments, Effort effort);
  std::optional<heap::Chunk> lookUpNatively(const heap::Heap& heap, heap::Resource resource, Term receiver,
                                            std::span<const Term> arguments);
  bool haveEqualArguments(const heap::Chunk& chunk, std::span<const Term> arguments);
  // Hands on the state with the chunk in its heap, opening predicates in search of it where inference may;
  // `missing` decides what happens when it is not found.
  Verdict withChunk(SymbolicState s, heap::Resource resource, Term receiver, unsigned depth, ThenChunk then,
                    Then missing);

  // ------------------------------------------------------------------------------------------ produce.cpp
  // Adds what the assertion grants to the state and assumes what it says; `snapshot` holds the values of its
  // heap.
  Verdict produce(SymbolicState s, const ast::Assertion& a, Term snapshot, Then then);
  // The clauses of a contract, as their conjunction.
  using Clauses = std::span<const ast::Assertion* const>;
  Verdict produceAll(SymbolicState s, Clauses clauses, Term snapshot, Then then);
  Verdict produceChunk(SymbolicState s, heap::Resource resource, Term receiver, Term snapshot, smt::Sort sort,
                       const ast::Assertion& a, Then then);
  Verdict produceInstance(SymbolicState s, const ast::PredicateInstance& instance, Term snapshot, Then then);
  Verdict produceConditional(SymbolicState s, const ast::ConditionalAssertion& conditional, Term snapshot,
                             Then then);
  // The same where neither arm grants anything: goes on once, with what each arm says as an implication.
  Verdict produceCases(SymbolicState s, const ast::ConditionalAssertion& conditional, Term condition,
                       Then then);
  Verdict produceUntouched(SymbolicState s, const ast::Untouched& untouched, Then then);
  // Assumes that no other chunk of the resource has that receiver: permissions are whole.
  bool assumeSeparate(const heap::Heap& heap, heap::Resource resource, Term receiver);
  // Assumes the fact of the assertion's part; false, with the part noted, when no state satisfies it.
  bool assumePart(SymbolicState& s, Term fact, support::SourceRange part);

  // ------------------------------------------------------------------------------------------ consume.cpp
  // Checks what the assertion says and removes what it demands from the remainder; expressions are evaluated
  // in the heap of `s`, which is left as it was. Hands on the snapshot of what was removed.
  using ThenConsumed = Continuation<Remainder, Term>;
  Verdict consume(SymbolicState s, Remainder remainder, const ast::Assertion& a, ThenConsumed then);
  Verdict consumeAll(SymbolicState s, Remainder remainder, Clauses clauses, ThenConsumed then);
  Term join(Term left, bool leftGrants, Term right, bool rightGrants);  // snapshots
  Verdict consumePure(SymbolicState s, Remainder remainder, const ast::Expression& condition,
                      ThenConsumed then);
  Verdict consumeAccess(SymbolicState s, Remainder remainder, heap::Resource resource, Term receiver,
                        const ast::Assertion& a, ThenConsumed then);
  Verdict consumeElement(SymbolicState s, Remainder remainder, const ast::ElementAccess& access,
                         const ast::Assertion& a, ThenConsumed then);
  Verdict consumeElements(SymbolicState s, Remainder remainder, const ast::ElementsAccess& access,
                          const ast::Assertion& a, ThenConsumed then);
  Verdict consumeRange(SymbolicState s, Remainder remainder, const Range& range, const ast::Assertion& a,
                       ThenConsumed then);
  Verdict consumeInstance(SymbolicState s, Remainder remainder, const ast::PredicateInstance& instance,
                          Reason reason, ThenConsumed then);
  // Removes a chunk of that predicate, receiver and arguments, closing or opening predicates where inference
  // may.
  Verdict consumeChunk(SymbolicState s, Remainder remainder, const heap::Chunk& wanted, ThenConsumed then,
                       Continuation<Remainder> missing);
  Verdict openForInstance(SymbolicState s, Remainder remainder, const heap::Chunk& wanted, ThenConsumed then,
                          Continuation<Remainder> missing);
  Verdict consumeUntouched(SymbolicState s, Remainder remainder, const ast::Assertion& a,
                           const ast::Untouched& untouched, ThenConsumed then);
  // The snapshot of the assertion in the given heap, which is left as it was.
  Verdict snapshotOf(SymbolicState s, const ast::Assertion& a, const heap::Heap& heap, ThenTerm then);
  // Consumes from the whole heap of `s`, which goes on with the remainder.
  Verdict consumeFrom(SymbolicState s, const ast::Assertion& a, ThenTerm then);
  heap::Chunk predicateChunk(heap::Resource resource, Term receiver, std::span<const Term> arguments,
                             Term snapshot) const;
  void take(Remainder& remainder, const heap::Chunk& chunk, SymbolicState& s);

  // ------------------------------------------------------------------------------------------ inference.cpp
  bool infers() const { return options_.ghost == GhostMode::Infer; }
  // Opens a predicate that may hold such a chunk, then looks again; `missing` when there is none to open.
  Verdict openInSearch(SymbolicState s, heap::Resource resource, Term receiver, unsigned depth,
                       ThenChunk then, Then missing);
  std::optional<heap::Chunk> findHolder(const heap::Heap& heap, heap::Resource resource, Term receiver);
  // The same for elements of an array.
  Verdict openForElements(SymbolicState s, const Range& range, unsigned depth, Then again, Then missing);
  std::optional<heap::Chunk> findHolder(const SymbolicState& s, const Range& range, std::uint32_t serial,
                                        unsigned depth);
  bool yieldsElements(const SymbolicState& s, const heap::Chunk& holder, const Range& range, unsigned depth);
  bool yields(const SymbolicState& s, const heap::Chunk& holder, heap::Resource resource, Term receiver);
  // Replaces a predicate chunk by the predicate's body.
  Verdict openChunk(SymbolicState s, const heap::Chunk& chunk, Then then);
  // The frame in which the body of a predicate is evaluated.
  static Frame frameFor(const PredicateDefinition& definition, Term self, std::span<const Term> arguments,
                        const Site* site, const Frame* caller);
  // Consumes the body of a predicate in place of its chunk, which was not found.
  Verdict closeInstead(SymbolicState s, Remainder remainder, const heap::Chunk& wanted, ThenConsumed then,
                       Continuation<Remainder> missing);
  // A predicate that was closed in one way, while its scope is open: what it takes from that heap.
  struct Closing {
    smt::PathCondition::Scope scope;
    heap::Heap before;
    heap::Chunk closed;
    heap::Heap after;
  };
  const Closing* findClosing(const heap::Heap& heap, const heap::Chunk& wanted);
  // One of the ways in which a predicate was closed: what is left of the heap, and what was assumed on the
  // way.
  struct Branch {
    Term guard;
    support::SourceRange range;
  };
  struct ClosedCase {
    heap::Heap heap;
    Term snapshot;
    Terms facts;
    std::vector<smt::PathCondition::Bounds> bounds;
    std::vector<Branch> branches;
  };
  // Of the path since that depth, and that branch.
  ClosedCase closedCase(heap::Heap heap, Term snapshot, std::size_t depth, std::size_t branch) const;
  Verdict resumeCase(SymbolicState s, const ClosedCase& one, Then then);
  // Tries to close; if it is to go deeper, deeper and deeper as long as the depth is what it fails by.
  Trial attemptClose(support::FunctionRef<Verdict(ThenTerm)> close);
  // Whether a close would be too deep here, within the others that are being tried.
  bool isTooDeep();
  // How deep closes are tried first: as deep as the user says, if he does.
  unsigned firstCloseBound() const { return options_.closeDepth.value_or(2); }
  // Produces the body of the predicate with the chunk's snapshot; the frame is the predicate's from then on.
  Verdict produceBody(SymbolicState s, const heap::Chunk& chunk, const PredicateDefinition& definition,
                      const Frame* caller, Then then);
  // Learns what a predicate chunk says about its values, without opening it.
  void learnFrom(const SymbolicState& s, const heap::Chunk& chunk);
  // The same of the object's predicates that the class declares, once in a scope.
  void learnAbout(const SymbolicState& s, Term object, const ast::ClassDecl& declaration);

  // ------------------------------------------------------------------------------------------
  // definitions.cpp `f(snapshot, self, arguments) = value`, under the precondition, and what else is known
  // then.
  // A method as an object of a class runs it: each has a definition of its own.
  struct Variant {
    const ast::MethodDecl* method;
    const ast::ClassDecl* known = nullptr;       // the class of `this`; nullptr: any, or there is but one
    const ast::ClassDecl* statically = nullptr;  // as which it is read; nullptr: as its own class
    friend bool operator==(const Variant&, const Variant&) = default;
  };
  struct HashVariant {
    std::size_t operator()(const Variant& variant) const {
      const std::hash<const void*> hash;
      return hash(variant.method) ^ (hash(variant.known) * 31) ^ (hash(variant.statically) * 961);
    }
  };
  struct RecursiveCall {
    // On less of the heap than the caller's, on as much, or on more: after an inferred close.
    enum class Heap : std::uint8_t { Smaller, Same, Larger };
    std::vector<Variant> targets;  // that it may run
    support::SourceRange range;
    Heap heap;
    smt::Answer decreases;  // whether the measures do, on every path
  };
  using Tests = std::vector<std::pair<Term, ast::Type>>;
  struct NestedCall {
    Callee callee;
    Term value;
    Term guard;  // where it is made: there its precondition holds
  };
  struct Instance {
    Term value;
    Tests tests;
    Terms facts, plainFacts;
    std::vector<smt::PathCondition::Bounds> bounds;
    std::vector<NestedCall> nested;
  };
  struct Definition {
    bool isBuilding = false;
    bool isUsable = false;
    bool isEnsured = false;  // the postcondition follows from it
    bool isOfBody = false;   // not of a postcondition, by which nothing is defined
    Term snapshot, self;
    Terms parameters;
    Term value;
    Terms facts;
    std::vector<RecursiveCall> calls;                       // within one recursion (paper, 3.6)
    std::vector<NestedCall> nested;                         // that are evaluated for it
    Terms plainFacts;                                       // that plain postconditions say of these
    Tests tests;                                            // of classes, in the value and the facts
    std::vector<smt::PathCondition::Bounds> bounds;         // that were noted, of a postcondition
    std::unordered_map<std::uint32_t, Instance> instances;  // by application
  };
  // What a call may run, as far as it is defined.
  std::vector<Variant> targetsOf(const Callee& callee, const KnownClass& known) const;
  std::optional<Variant> targetOf(const Callee& callee, const KnownClass& known) const;  // if it is but one
  Definition& definitionOf(const Variant& variant);
  void buildDefinition(const Variant& variant, Definition& definition);
  void buildApart(const Variant& variant, Definition& definition,
                  support::FunctionRef<void(SymbolicState)> build);
  void noteFacts(Definition& definition, std::size_t since);
  bool ensures(SymbolicState s, const ast::MethodDecl& method, Term result);
  // A call of a pure method whose precondition holds.
  struct Application {
    Callee callee;
    Term value;
    Term snapshot, self;
    std::span<const Term> arguments;
    KnownClass known;
    Term domain = {};  // that the arguments are of the types of the parameters
    Term guard = {};   // under which the precondition holds; no term: it does
  };
  Application apply(const Callee& callee, Term snapshot, Term self, const Terms& arguments);
  // Adds the definition; with `facts`, what else the precondition implies.
  void assumeDefinition(const Application& application, bool withFacts);
  void assumeDefinition(const Variant& variant, const Application& application, bool withFacts);
  void instantiate(const Definition& definition, const Application& application, Instance& instance);
  void unfoldConstants(Term value);
  // Adds the definitions of the calls that the instance is made of, where their snapshots are known to be
  // built.
  void unfoldBuilt(const Instance& instance, const Application& application);
  bool isAboutPart(const NestedCall& call);
  Term knownParts(Term snapshot);
  // Says of the calls in what does not follow why their definitions are not used.
  void noteUnusedDefinitions(Problem& problem);
  std::string whyUnused(const ast::MethodDecl& method, Term self);
  Term constantFor(Term term);
  void useDefinition(const Frame& frame, const ast::Call& call, Term application);  // of `use` and `using`
  void assumeResult(const SymbolicState& s, const Application& application, support::SourceRange range);
  // --- postconditions.cpp
  void assumePostcondition(const SymbolicState& s, const Application& application);
  bool assumeInstance(const Application& application);
  Definition& postconditionOf(const ast::MethodDecl& method);
  void buildPostcondition(const ast::MethodDecl& method, Definition& postcondition);
  bool isClosed(const Definition& postcondition) const;
  // What is known of a call whose precondition holds in `s`.
  void learn(const SymbolicState& s, const Application& application, support::SourceRange range);
  // Before a predicate is opened: what is known of the calls about it that values are made of.
  void learnCallsAbout(const SymbolicState& s, const heap::Chunk& opened);
  void noteNested(const Callee& callee, Term call);
  // The same method may be called with other preconditions, of those that override it and that it overrides:
  // where they hold, too, the values are the same.
  void relateOverrides(const SymbolicState& s, const Application& application, bool withFacts);
  smt::Function functionOf(const Callee& callee);
  // Whether this was said of the application before, on this path; it is from now on.
  bool isLearned(const Application& application);
  bool isRecursive(const Callee& callee) const;  // or what overrides it

  // ------------------------------------------------------------------------------------------
  // termination.cpp
  // Notes a recursive call in the body of a pure method; `inner` has the callee's frame.
  void noteRecursion(const Frame& caller, const SymbolicState& inner, const Application& application,
                     support::SourceRange range, const Remainder& remainder, bool closed);
  // Gives the frame the measure that the method has on entry.
  Verdict enterMeasure(SymbolicState s, const ast::MethodDecl& method, Then then);
  // A term that says whether the callee's measure is less than the caller's, and the caller's not negative.
  Joined compareMeasures(const SymbolicState& inner, const ast::MethodDecl& callee, Term before);
  smt::Answer decreasesFor(const SymbolicState& inner, const ast::MethodDecl& callee, Term before);
  // Checks that a call of a method with side effects that leads back here has a smaller measure. `s` has the
  // callee's frame, and the heap before the call.
  Verdict requireDecrease(SymbolicState s, const ast::MethodDecl& callee, Term measure,
                          support::SourceRange range, Then then);
  using Variants = std::unordered_set<Variant, HashVariant>;
  bool reachesOnSameHeap(const Variant& from, const Variant& to, Variants& seen);
  bool reachesOnSameHeap(const std::vector<Variant>& from, const Variant& to);
  void collectRecursion(const Variant& variant, Variants& recursion);
  bool areCallsKnown(const Variants& recursion);
  // Whether all calls within the recursion decrease the measures.
  bool decreasesMeasures(const Variants& recursion);
  bool isSameHeapCycle(const Variant& caller, const RecursiveCall& call);
  bool terminates(const Variant& variant);
  bool terminate(const std::vector<Variant>& variants);
  Verdict checkTermination(const Variant& variant, const std::vector<RecursiveCall>& calls);

  // ------------------------------------------------------------------------------------------ exec*.cpp
  Verdict exec(SymbolicState s, const ast::Statement& statement, Then then, const Jumps& jumps);
  Verdict execAll(SymbolicState s, ast::Statements statements, Then then, const Jumps& jumps);
  Verdict execDeclaration(SymbolicState s, const ast::LocalDeclaration& declaration, Then then);
  Verdict execIf(SymbolicState s, const ast::If& statement, Then then, const Jumps& jumps);
  // One arm of a branch, explored to its end: where it ends once, at its own scope depth, it waits there to
  // be merged.
  struct Arm {
    Verdict verdict = Verdict::Verified;
    std::optional<SymbolicState> end;
    Terms facts;  // that were assumed on the way, the guard first
    std::vector<smt::PathCondition::Bounds> bounds;
  };
  using RunArm = support::FunctionRef<Verdict(SymbolicState, Then)>;
  Arm exploreArm(SymbolicState s, Term guard, support::SourceRange range, RunArm run, Then then);
  // Goes on from where an arm ended, under what it knew.
  Verdict resumeArm(Arm arm, support::SourceRange range, Then then);
  // Explores both arms and goes on once where their states can be merged.
  Verdict branchAndMerge(SymbolicState s, Term condition, support::SourceRange range, RunArm onTrue,
                         RunArm onFalse, Then then);
  // --- switch
  Verdict evalSelector(SymbolicState s, const ast::Expression& selector, ThenTerm then);
  // Whether the selector is one of the labels.
  Verdict testLabels(SymbolicState s, Term selector, ast::Expressions labels, ThenTerm then);
  Term contentsOf(Term string);
  void learnLabels(ast::Expressions labels);
  Verdict execSwitch(SymbolicState s, const ast::Switch& choice, Then then, const Jumps& jumps);
  // From the first of the cases on, as far as they go.
  Verdict execCases(SymbolicState s, std::span<const ast::SwitchCase> cases, Then then, const Jumps& jumps);
  Verdict evalSwitch(SymbolicState s, const ast::SwitchExpression& choice, ThenTerm then);
  Verdict evalArms(SymbolicState s, Term selector, std::span<const ast::SwitchArm> arms,
                   const ast::SwitchArm* defaultArm, ThenTerm then);
  // --- enums.cpp
  // Assumes that a value of an enum's type is null or one of its constants.
  void learnConstant(const ast::Type& type, Term value);
  bool assumeConstant(Term object, const ast::ClassDecl& declaration);
  // Whether the constants of the enum may have no values yet.
  bool isMakingConstants(const ast::ClassDecl& declaration) const;
  Term isConstant(Term object, const ast::ClassDecl& declaration);
  // Assumes what is known of a constant whenever it has a value.
  void learnAboutConstant(const ast::FieldDecl& constant, Term value);
  // The values that the initialisers of an enum give to the final fields of its constants, as far as these
  // are known and made of no symbols.
  using FieldValues = std::vector<std::pair<const ast::FieldDecl*, Term>>;
  using ConstantValues = std::unordered_map<const ast::FieldDecl*, FieldValues>;
  const ConstantValues& valuesOfConstants(const ast::ClassDecl& declaration);
  ConstantValues runInitializers(const ast::ClassDecl& declaration);
  FieldValues fieldValues(const ast::FieldDecl& constant);
  Term timeless(Term value, const ast::ClassDecl& declaration);
  // ---
  // Goes on once for all the ends whose states can be merged.
  Verdict runAndMerge(SymbolicState s, RunArm run, Then then);
  struct MergedEnd {
    SymbolicState state;
    Terms facts;    // of the first one, which is meant where none of the others is
    Terms others;   // conditions: which one is meant
    Terms implied;  // under these conditions
    Terms choices;  // between their values
  };
  using Ends = std::vector<MergedEnd>;
  void noteChoices(std::span<const Term> choices);
  void addEnd(Ends& ends, SymbolicState s, Terms facts);
  Verdict resumeEnd(MergedEnd end, Then then);
  // Takes the values from the variables of the statements, or of those within it: their scope ends.
  static void leaveScope(Store& store, ast::Statements statements);
  static void leaveScope(Store& store, const ast::Statement& statement);
  Verdict execReturn(SymbolicState s, const ast::Return& statement, support::SourceRange range,
                     const Jumps& jumps);
  Verdict execAssert(SymbolicState s, const ast::Statement& statement, const ast::Assert& assertion,
                     Then then);
  Verdict execAssume(SymbolicState s, const ast::Statement& statement, const ast::Expression& condition,
                     Then then);
  Verdict execOpen(SymbolicState s, const ast::Statement& statement, const ast::PredicateInstance& instance,
                   Then then);
  Verdict execClose(SymbolicState s, const ast::Statement& statement, const ast::PredicateInstance& instance,
                    Then then);
  Verdict execUse(SymbolicState s, const ast::Statement& statement, const ast::Expression& use, Then then);
  Verdict execJoin(SymbolicState s, const ast::Statement& statement, const ast::Join& join, Then then);
  // --- ways out
  // Gives back what was framed around a loop that is left; nullptr: nothing was.
  static void restoreFrame(SymbolicState& s, const heap::Heap* frame);
  // Takes the way out past the statements around, from that one on.
  Verdict leave(SymbolicState s, const Exit& exit, const Jump* around, const Jumps& jumps);
  Verdict leave(SymbolicState s, const Exit& exit, const Jumps& jumps);
  Verdict execLabelled(SymbolicState s, const ast::Labelled& labelled, Then then, const Jumps& jumps);
  // --- exceptions
  // An exception that code raises, in a call of it maybe.
  Verdict raise(SymbolicState s, const Exit& exit);
  Verdict execThrow(SymbolicState s, const ast::Throw& raised, support::SourceRange range,
                    const Jumps& jumps);
  Verdict execTry(SymbolicState s, const ast::Try& attempt, Then then, const Jumps& jumps);
  Verdict execCatching(SymbolicState s, const ast::Try& attempt, Then then, const Jumps& jumps);
  // Runs the first of the handlers that takes the exception; where none does, it goes on.
  Verdict catchException(SymbolicState s, const Exit& exit, std::span<const ast::Catch> handlers, Then then,
                         const Jumps& jumps);
  Verdict runFinally(SymbolicState s, const ast::Statement& finallyBody, Then then, const Jumps& jumps);
  // Whether the exception is of one of the types.
  Term isOneOf(const Exit& exit, std::span<const ast::ClassDecl* const> types);
  // The end of a method by an exception.
  Verdict exitByException(SymbolicState s, const ast::MethodDecl& method, const Frame& entry,
                          const Exit& exit);
  Verdict consumeSignals(SymbolicState s, Remainder remainder, std::span<const ast::Signals> clauses,
                         const Exit& exit);
  Term isCovered(const Exit& exit, const ast::MethodDecl& method);
  // An exception of a class that is above all the clauses'; that some of them cover it.
  Exit anyException(support::SourceRange range, const ast::MethodDecl& method, std::string_view name);
  bool assumeCovered(const Exit& exit, const ast::MethodDecl& method);
  // Goes on with an exception that the method may let out, and with what its clauses say of it then.
  Verdict withException(SymbolicState s, support::SourceRange range, const ast::MethodDecl& method,
                        OnThrow then);
  Verdict overrideSignals(SymbolicState s, support::SourceRange place, const ast::MethodDecl& method,
                          const ast::MethodDecl& overridden, const heap::Heap& entry, const Site& promised);
  // How a call may end by an exception; `s` is as produceOutcome takes it.
  Verdict throwFrom(SymbolicState s, support::SourceRange range, const ast::MethodDecl& method,
                    const Frame& caller, const heap::Heap& callerOld);
  Verdict produceSignals(SymbolicState s, std::span<const ast::Signals> clauses, const Exit& exit, Then then);
  Verdict verifySignals(const SymbolicState& s, const ast::MethodDecl& method);
  static void bindException(Frame& frame, const ast::Signals& clause, Term exception);
  // --- loops
  Verdict execLoop(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop, Then then,
                   const Jumps& jumps);
  Verdict runLoop(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop, Then then,
                  const Jumps& jumps);
  Verdict testLoop(SymbolicState s, const ast::Loop& loop, Then onTrue, Then onFalse, const Jumps& jumps);
  // Consumes the invariant, and goes on with the state at the head of an arbitrary iteration.
  Verdict enterLoop(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop, Then then,
                    const Jumps& jumps);
  Verdict iterate(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop,
                  const heap::Heap& frame, Then then, const Jumps& jumps);
  Verdict finishIteration(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop,
                          Term before, Then leave, const Jumps& jumps);
  Verdict evalUpdates(SymbolicState s, ast::Expressions updates, Then then);
  Verdict withMeasure(SymbolicState s, const ast::Loop& loop, ThenTerm then);
  Verdict checkMeasure(SymbolicState s, const ast::Loop& loop, Term before, Then then);
  // Evaluates receiver and arguments of a predicate instance.
  Verdict evalInstance(SymbolicState s, const ast::PredicateInstance& instance,
                       Continuation<Term, std::span<const Term>> then);

  // ------------------------------------------------------------------------------------------ members.cpp
  void begin(const std::string& name);
  MemberResult finish(Verdict verdict);
  // Runs the checks of a member, a second time with a trace when there is something to explain.
  MemberResult run(const std::string& name, const MemberResult& member,
                   support::FunctionRef<Verdict()> check);
  Verdict verifyMethod(const ast::MethodDecl& method);
  SymbolicState entryState(std::span<const ast::Variable* const> parameters, std::uint32_t slots,
                           bool hasSelf);
  SymbolicState entryState(const ast::MethodDecl& method);
  Term outerOfNew(const ast::ClassDecl& declaration);
  Verdict verifyContract(const ast::MethodDecl& method);
  // --- overriding.cpp
  Verdict verifyOverrides(const ast::MethodDecl& method,
                          const std::vector<const ast::MethodDecl*>& overridden);
  Verdict verifyOverride(const ast::MethodDecl& method, const ast::MethodDecl& overridden);
  Verdict verifyBody(const ast::MethodDecl& method);
  Verdict verifyPureBody(const ast::MethodDecl& method);
  Verdict verifyPredicateBody(const ast::PredicateDecl& predicate);

  // ------------------------------------------------------------------------------------------
  // construction.cpp
  smt::Function functionOf(const ast::FieldDecl& field);  // of a final one
  Term finalValue(const ast::FieldDecl& field, Term object);
  Term applyField(const ast::FieldDecl& field, Term object);
  // The object around that of an inner class (`Outer.this`) is a final field that has its value before
  // anything is done.
  void giveOuter(const ast::ClassDecl& declaration, Term object, Term outer);
  void relateOuters(const ast::ClassDecl& declaration, Term object);
  // The constant that its initial value is, whatever the object; no term: that is not known.
  Term initialValue(const ast::FieldDecl& field);
  Term evaluateInitialValue(const ast::Expression& value);
  Verdict evalFinalField(SymbolicState s, const ast::FieldRead& read, ThenTerm then);
  Verdict assignFinalField(SymbolicState s, const ast::Expression& e, const ast::FieldDecl& field, Term value,
                           Then then);
  void recallStartValues(const Frame& frame);
  // The frame of code that makes an object, or class: its own variables, and the final fields.
  Frame makingFrame(const ast::ClassDecl& declaration, bool ofClass, Term self, std::uint32_t slots,
                    const Frame* caller);
  void passConstruction(const Frame& from, Frame& to) const;
  void forgetFinalFields(Frame& frame);  // of what is being made
  // Makes an object with default values.
  Verdict makeObject(SymbolicState s, const ast::ClassDecl& declaration, Term object,
                     support::SourceRange range, Then then);
  Verdict makeSuper(SymbolicState s, const ast::ClassDecl& declaration, support::SourceRange range,
                    Then then);
  // Runs the initialisers of the object that is being made; with `settles`, the final fields have their
  // values then.
  Verdict initialize(SymbolicState s, const ast::ClassDecl& declaration, bool settles, Then then);
  Verdict execSettling(SymbolicState s, ast::Statements statements, std::size_t settledAfter, Then then,
                       const Jumps& jumps);
  Verdict runConstructor(SymbolicState s, const ast::MethodDecl& constructor, Then then, const Jumps& jumps);
  // From here on the final fields of the object have the values that they have, and it may be seen.
  void settle(SymbolicState& s);
  void dateFinalFields(Term object, const ast::ClassDecl& declaration, support::SourceRange range);

  // ------------------------------------------------------------------------------------------ start.cpp
  static bool isProgramStart(const ast::MethodDecl& method);  // main(String[])
  // Runs the static initialisers of the classes.
  Verdict initializeClasses(SymbolicState s, std::span<const ast::ClassDecl* const> classes, Then then);
  // Runs what is a member of its own, and goes on.
  Verdict withoutReports(support::FunctionRef<Verdict(Then)> run, Then then);
  // Goes on in the state in which a program starts.
  Verdict startProgram(SymbolicState s, Then then);
  Verdict verifyStart(const ast::MethodDecl& main);

  Verdict exit(SymbolicState s, const ast::MethodDecl& method, const Frame& entry);
  // Whether some state was found that satisfies a contract; where it became impossible on the last path that
  // did.
  struct Satisfaction {
    bool isFound = false;
    support::SourceRange contradiction;
  };
  // Produces the clauses and hands on the states that satisfy them.
  Verdict produceNoting(SymbolicState s, Clauses clauses, Satisfaction& satisfaction, Then then);
  // `before` may be left out: what satisfies the postcondition tells, too.
  Verdict produceContract(const ast::MethodDecl& method, Satisfaction* before, Satisfaction& after);
  // `end`: of what cannot be satisfied, where it is not known which part of it is to blame.
  void warnIfVacuous(const Satisfaction& satisfaction, support::SourceRange end);
  void warnVacuous(support::SourceRange range, std::string message);
  void noteExit();
  // Gives new values to the variables that the statement may assign.
  void forgetVariables(Store& store, const ast::Statement& statement);
  smt::SolverOptions solverOptions() const;
  void trust(support::SourceRange range, std::string what);
  void trustBody(support::SourceRange range, const ast::MethodDecl& method);  // where it is not verified

  // ------------------------------------------------------------------------------------------ explain.cpp
  std::string describe(const heap::Chunk& chunk, const Names& names) const;
  std::string describe(const heap::Chunk& chunk) const { return describe(chunk, names_); }
  std::vector<const ast::Variable*> variablesInScope(const Frame& frame) const;
  Explanation explain(const SymbolicState& s, const Problem& problem) const;
  // Notes where a chunk like the missing one was last held, and what consumed it.
  void addHistory(const SymbolicState& s, Problem& problem, heap::Resource resource, Term receiver,
                  std::span<const Term> arguments);
  // Notes why the missing predicate could not be closed.
  std::string meaningsIn(const PredicateDefinition& definition, const heap::Chunk& chunk) const;
  void explainClose(const SymbolicState& s, const Remainder& remainder, const heap::Chunk& wanted,
                    Problem& problem);
  void nameValue(const heap::Chunk& chunk, std::uint32_t line);
  void nameElement(const Range& range, Term value, Term snapshot, std::uint32_t line);

  std::string nameOfCall(const Frame& frame, const ast::MethodDecl& method, Term self,
                         const Terms& arguments) const;
  std::string placeOf(heap::Resource resource, Term receiver, std::span<const Term> arguments,
                      const Names& names) const;
  std::string indicesOf(Term array, std::span<const Term> ends, const Names& names) const;
  bool isNext(Term first, Term second) const;
  void hintName(const ast::Variable& variable, const ast::Expression& value);
  // `acc(c.x)`, `c.valid()`: what a failure looked for, in the terms of the code that runs.
  std::string wantedText(const Site* site, const std::string& written, heap::Resource resource, Term receiver,
                         std::span<const Term> arguments) const;
  // Add a step to the trace, which must be on.
  void record(SymbolicState& s, Step::Kind kind, support::SourceRange range, std::string text);
  void record(SymbolicState& s, Step::Kind kind, support::SourceRange range, const heap::Chunk& chunk);
  void recordFramed(SymbolicState& s, support::SourceRange range, const heap::Heap& framed);
  support::SourceRange placeOfSite(const SymbolicState& s) const;
  static std::string qualifiedName(const ast::MethodDecl& method);

  // ------------------------------------------------------------------------------------------ values
  // The chunks of a new object's fields, with their default values.
  void produceFields(heap::Heap& heap, Term object, const ast::ClassDecl& declaration);
  // Those of the class, before its initialisers run.
  void produceStaticFields(heap::Heap& heap, const ast::ClassDecl& declaration);
  Term applyTo(std::string_view function, smt::Sort result, Term argument);
  Term stringOf(std::string_view text);
  static smt::Sort sortOf(const ast::Type& type);
  Term defaultValue(const ast::Type& type);
  Term fresh(const ast::Type& type, std::string_view hint);
  std::span<const Term> keep(const Terms& arguments) { return arena_->copy(arguments); }

  const Analysis& analysis_;
  const Options& options_;
  smt::TermFactory terms_;
  smt::PathCondition ownPath_;
  smt::PathCondition* path_ = &ownPath_;  // another one while a definition or a join is apart
  std::unique_ptr<support::Arena> arena_;

  // --- of the member being verified
  MemberResult result_;
  unsigned silent_ = 0;             // > 0: failures end their path and are not reported
  Definition* building_ = nullptr;  // the innermost definition that is being built
  std::unordered_map<std::uint32_t, std::vector<NestedCall>> nestedCalls_;  // by snapshot; of instances
  unsigned learning_ = 0;    // > 0: what is evaluated is itself learned of a pure method
  unsigned closeDepth_ = 0;  // nested closes that inference is trying
  // How many of them there may be.
  struct CloseBound {
    unsigned depth;
    bool isHit = false;               // in this trial
    bool deepens = false;             // where nothing else has helped
    std::uint64_t mostSteps = ~0ull;  // beyond which it goes no deeper than at first
  };
  CloseBound closeBound_{};
  unsigned triedBound_ = 0;           // of the last trial
  std::uint64_t deepeningSteps_ = 0;  // that were spent on going deeper
  // What was found out on this path, and holds while its scope is open.
  struct Memory {
    std::vector<Closing> closings;        // innermost last
    std::vector<Evaluation> evaluations;  // the last ones, the last of them last
    // Of calls: by application, and the class that is known of its receiver.
    std::unordered_map<std::uint64_t, smt::PathCondition::Scope> learned;
    std::unordered_map<std::uint64_t, smt::PathCondition::Scope> chunks;  // that something was learned from
    std::unordered_map<Term, smt::PathCondition::Scope> opened;           // snapshots of opened predicates
  };
  Memory memory_;
  std::uint64_t closes_ = 0;      // that inference has made
  std::vector<Branch> branches_;  // undecided conditions on this path
  // While it exists, what is explored has a path of its own, and is not reported.
  class Apart {
   public:
    Apart(Engine& engine, Term self, Definition* definition);
    ~Apart();
    Apart(const Apart&) = delete;
    Apart& operator=(const Apart&) = delete;

   private:
    Engine& engine_;
    smt::PathCondition ownPath_;
    smt::PathCondition* path_;
    Definition* building_;
    std::vector<RecursiveCall>* recursiveCalls_;
    std::vector<Branch> branches_;
    unsigned closeDepth_;
    CloseBound closeBound_;
    Memory memory_;
    Term self_;
    bool wasTracing_;
  };
  std::unordered_set<std::string> reported_;
  std::unordered_map<Variant, Definition, HashVariant> definitions_;
  std::unordered_map<const ast::MethodDecl*, Definition> postconditions_;
  unsigned buildings_ = 0;  // of definitions, one within the other
  std::unordered_map<const ast::MethodDecl*, smt::Function> functions_;
  std::unordered_map<std::uint32_t, const ast::MethodDecl*> methodOf_;  // by the function's id
  unsigned unfoldings_ = 0;  // of calls in definitions, one within the other
  unsigned unfolded_ = 0;    // all that were for the call that is evaluated
  std::unordered_map<Term, Rows> rows_;
  std::unordered_map<const ast::FieldDecl*, smt::Function> finalFunctions_;
  std::unordered_map<const ast::FieldDecl*, Term> initialValues_;  // no term: not known
  std::unordered_map<const ast::ClassDecl*, ConstantValues> constantValues_;
  using StartValues = std::unordered_map<const ast::FieldDecl*, Term>;
  StartValues* startValues_ = nullptr;  // of final static fields, where classes are initialised; else nullptr
  std::map<std::string_view, std::size_t> literals_;  // the strings that were evaluated, and their numbers
  Term self_;                                         // `this` in the member, or the definition
  const ast::ClassDecl* thisClass_ = nullptr;         // for which the member is verified
  const ast::ClassDecl* readAsClass_ = nullptr;       // as which its contract is; nullptr: as its own class
  std::unordered_map<Term, ast::Type> created_;       // the types of objects that were created
  std::unordered_map<Term, ast::Type> declared_;      // symbols that are null, or of that type
  std::unordered_map<Term, std::vector<ast::Type>>
      tested_;  // the types for which there are facts, on some path
  struct ClassFunctions {
    smt::Function instance, like;
    bool isUsed = false;  // `like`, in some fact
  };
  std::unordered_map<const ast::ClassDecl*, ClassFunctions> classFunctions_;
  ClassFunctions& functionsOf(const ast::ClassDecl& declaration) { return classFunctions_[&declaration]; }
  std::vector<RecursiveCall>* recursiveCalls_ = nullptr;
  std::unordered_set<const ast::Statement*> joinsDone_;  // since the body was entered
  std::size_t boundsAtEntry_ = 0;
  std::size_t factsAtEntry_ = 0;
  const ast::MethodDecl* method_ = nullptr;
  std::string name_;
  support::SourceRange exitRange_;      // of the exit that the path takes
  support::SourceRange unsatisfiable_;  // the part at which the last path became inconsistent
  bool isEntering_ = false;             // the precondition is being produced: names are of old values
  bool joins_ = true;                   // the arms of branches are merged
  std::uint64_t stepLimit_ = 0;         // of this run of the member
  bool isCut_ = false;                  // the limit was hit: what is found out from then on means nothing
  bool isLimited_ = false;              // that, or the end of the stack came near
  bool reachedExit_ = false;
  bool isVacuous_ = false;  // no state satisfies the precondition
  bool probing_ =
      false;  // asks the solver after each part of a contract which of them contradicts the others
  Trace trace_;
  std::string nameHint_;  // of the variable that a new object is about to be assigned to
  Names names_;
};

}  // namespace warrant::symbex
