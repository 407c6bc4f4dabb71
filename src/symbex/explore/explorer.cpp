#include "symbex/explore/explorer.h"

#include <algorithm>

#include "ast/below.h"
#include "ast/print.h"
#include "ast/walk.h"
#include "support/match.h"
#include "symbex/explore/activations.h"
#include "symbex/explore/assumption.h"
#include "symbex/explore/backward/backward.h"
#include "symbex/explore/boxes.h"
#include "symbex/explore/class_start.h"
#include "symbex/explore/coverage.h"
#include "symbex/explore/dispatch.h"
#include "symbex/explore/following.h"
#include "symbex/explore/forks.h"
#include "symbex/explore/given_inputs.h"
#include "symbex/explore/initial_heap.h"
#include "symbex/explore/leaves.h"
#include "symbex/explore/merging.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/resources/chunks.h"
#include "symbex/rules/control/leaving.h"
#include "symbex/rules/rules.h"
#include "symbex/values/classes.h"

namespace warrant::symbex {

using support::SourceRange;

namespace {

// What Java throws where the goal of such an obligation does not hold; empty: nothing, it is the verifier's.
struct Thrown {
  Reason reason;
  std::string_view exception;
};
constexpr Thrown thrown[] = {{Reason::Null, "NullPointerException"},
                             {Reason::DivisionByZero, "ArithmeticException"},
                             {Reason::Bounds, "ArrayIndexOutOfBoundsException"},
                             {Reason::NegativeSize, "NegativeArraySizeException"},
                             {Reason::Type, "ClassCastException"}};
// What it throws for other reasons.
constexpr std::string_view otherExceptions[] = {"ExceptionInInitializerError", "NoClassDefFoundError",
                                                "StringIndexOutOfBoundsException"};

}  // namespace

std::string_view thrownFor(Reason reason) {
  const auto found = std::ranges::find(thrown, reason, &Thrown::reason);
  return found == std::end(thrown) ? std::string_view() : found->exception;
}

std::vector<std::string_view> thrownByJava() {
  std::vector<std::string_view> names;
  for (const Thrown& one : thrown) names.push_back(one.exception);
  names.insert(names.end(), std::begin(otherExceptions), std::end(otherExceptions));
  return names;
}

// --- where it begins

SymbolicState Explorer::entry(const ExploreRequest& request) {
  SymbolicState s;
  s.frame.store = Store(request.scope->slots);
  s.frame.isBounded = true;
  if (request.inputs != nullptr) givenInputs_.give(s, *request.call, *request.inputs);
  for (std::size_t index = 0; index < request.symbols.size(); ++index) {
    const ast::Variable& parameter = *request.scope->parameters[index];
    const Term value = initialHeap_.symbol(s, parameter.type, request.symbols[index]);
    s.frame.store.set(parameter.slot, value);
    if (index == 0 && request.hasReceiver) path_.assume(terms_.negate(terms_.equal(value, terms_.null())));
  }
  return s;
}

void Explorer::explore(const ExploreRequest& request) {
  leaves_.bounds = request.bounds;
  leaves_.wantsInputs = request.wantsInputs;
  activations_.explored = request.call;
  if (const auto* const called = std::get_if<ast::Call>(&request.call->node)) {
    leaves_.called = called->method;
    leaves_.home = called->method->owner;
  }
  leaves_.wantsRows = request.wantsRows;
  leaves_.keepsGuards = request.checksTree || request.wantsBackward;
  Exploration exploring = now();
  exploring.unfolds = true;
  exploring.isGuided = request.guide != nullptr || request.along != nullptr;
  if (request.along != nullptr) {
    following_.follow(*request.along, request.expandsFrom);
    leaves_.along = &following_;
  }
  if (exploring.isGuided) {
    forks_.follow(request.prefix, request.along != nullptr ? following_ : *request.guide);
    leaves_.way = &forks_.decisions();
  }
  exploring.method = request.scope;
  exploring.thisClass = request.scope->owner;
  const Entered entered(path_, exploring);
  const ast::Expression& call = *request.call;
  leaves_.noteWayOut(call.range);  // where nothing with a body is called
  SymbolicState s = entry(request);
  if (path_.isRecording()) recorder_.add(s, Step::Kind::Part, call.range, "Without contracts:");
  const auto raised = [&](SymbolicState s, const Exit& exit) { return endByException(std::move(s), exit); };
  const Jumps jumps = onlyThrowing(raised);
  const JumpsInForce inForce(run_.jumps, jumps);
  s.frame.jumps = inForce.id();
  if (request.assumption != nullptr && !assumption_.assume(s, *request.assumption)) return;
  if (request.along != nullptr) {
    const auto isFalse = [&](const Branch& one) { return following_.valueOf(one.guard) == terms_.falsity(); };
    isAdmitted = std::ranges::none_of(*now().branches, isFalse);
    if (!isAdmitted) return;
  }
  Terms assumed;
  for (const Branch& branch : *now().branches) assumed.push_back(branch.guard);
  std::optional<SymbolicState> atEntry;
  if (request.wantsBackward) atEntry = s;
  leaves_.keepsChoices = request.wantsBackward;  // those of what is assumed are none of a path
  {
    const smt::PathScope scope(path_.condition());
    (void)rules_.eval(std::move(s), call, [&](SymbolicState s, Term value) {
      return leaves_.returned(std::move(s), call.type, value);
    });
  }
  if (leaves_.untold > 0)
    leaves_.found.back().reason +=
        "; " + std::to_string(leaves_.untold) + " more paths end there, which are not shown";
  if (request.checksTree) properties = checkTree();
  if (atEntry) computeBackward(request, *atEntry, assumed);
}

void Explorer::computeBackward(const ExploreRequest& request, const SymbolicState& entry,
                               const Terms& assumed) {
  Terms parameters;
  for (const ast::Variable* const parameter : request.scope->parameters)
    parameters.push_back(entry.frame.store[parameter->slot]);
  backward_.compute({.entry = entry,
                     .call = *request.call,
                     .parameters = parameters,
                     .assumed = assumed,
                     .compares = request.comparesConditions,
                     .wantsTraces = request.wantsRows});
}

// With what was assumed: what each path knows beside its conditions holds where these do.
TreeProperties Explorer::checkTree() {
  TreeProperties checked;
  const std::vector<Terms>& guards = leaves_.guards;
  for (std::size_t one = 0; one < guards.size(); ++one) {
    const smt::PathScope scope(path_.condition());
    for (const Term guard : guards[one]) path_.assume(guard);
    for (std::size_t other = one + 1; other < guards.size(); ++other) {
      const smt::PathScope both(path_.condition());
      bool isPossible = true;
      for (const Term guard : guards[other]) isPossible = isPossible && path_.assume(guard);
      if (isPossible && path_.isConsistent() != smt::Answer::No) ++checked.overlapping;
    }
  }
  const smt::PathScope scope(path_.condition());
  bool isPossible = true;
  for (const Terms& known : leaves_.known) {
    for (const Term fact : known) isPossible = isPossible && path_.assume(fact);
  }
  for (const Terms& leaf : guards) {
    Term condition = terms_.truth();
    for (const Term guard : leaf) condition = terms_.conjoin(condition, guard);
    isPossible = isPossible && path_.assume(terms_.negate(condition));
  }
  checked.isWhole = !isPossible || path_.isConsistent() == smt::Answer::No;
  return checked;
}

// --- statements

Unfolding::Met Explorer::meet(SymbolicState& s, const ast::Statement& statement) {
  if (ast::isAnnotation(statement)) return Met::Annotation;
  if (std::holds_alternative<ast::Block>(statement.node) || leaves_.libraryCall) return Met::Code;
  leaves_.noteStatement(s, statement.range.line);
  if (leaves_.spendStatement()) {
    coverage_.meet(statement);
    return Met::Code;
  }
  (void)leaves_.bound(s, statement.range, std::to_string(leaves_.bounds.statements) + " statements");
  return Met::Ended;
}

void Explorer::meetCondition(const ast::Expression& condition, bool isTrue) {
  if (!leaves_.libraryCall) coverage_.meet(condition, isTrue);
  meetCase(condition.range, isTrue);
}

void Explorer::meetCase(SourceRange place, bool isEntered) {
  leaves_.noteChoice({.kind = Choice::Kind::Test, .range = place, .isTrue = isEntered});
}

Verdict Explorer::branch(SymbolicState s, Term condition, SourceRange range, Then onTrue, Then onFalse) {
  const auto go = [&](bool isTrue) {
    return [&, isTrue](SymbolicState s) {
      meetCase(range, isTrue);
      return (isTrue ? onTrue : onFalse)(std::move(s));
    };
  };
  return path_.branch(std::move(s), condition, range, go(true), go(false));
}

Verdict Explorer::fork(SymbolicState&& s, Term condition, SourceRange range, Then onTrue, Then onFalse) {
  return forks_.fork(std::move(s), condition, range, onTrue, onFalse);
}

void Explorer::meetTest(const SymbolicState& s, SourceRange body) { leaves_.noteStatement(s, body.line); }

bool Explorer::mayIterate(SymbolicState& s, SourceRange body, unsigned iterations) {
  if (leaves_.libraryCall && activations_.mayIterateInLibrary(iterations)) return true;
  if (leaves_.libraryCall || iterations >= leaves_.bounds.unwind) {
    const std::string times = std::to_string(iterations) + " times";
    if (leaves_.libraryCall)
      (void)leaves_.undecided(s, body, "a loop of what is called there would run more than " + times);
    else
      (void)leaves_.bound(s, body, "the loop has run " + times);
    return false;
  }
  leaves_.noteChoice({.kind = Choice::Kind::Iterate, .range = body});
  if (iterations == 0 || leaves_.spendStatement()) return true;
  (void)leaves_.bound(s, body, std::to_string(leaves_.bounds.statements) + " statements");
  return false;
}

Verdict Explorer::assertion(SymbolicState&& s, const ast::Statement& statement,
                            const ast::Assertion& assertion, Then then) {
  return testAssertion(std::move(s), assertion, statement.range, then);
}

Verdict Explorer::testAssertion(SymbolicState s, const ast::Assertion& assertion, SourceRange range,
                                Then then) {
  const auto test = [&](const ast::Expression& condition, Then holds, Then fails) {
    return rules_.eval(std::move(s), condition, [&](SymbolicState s, Term value) {
      return branch(std::move(s), value, condition.range, holds, fails);
    });
  };
  const auto ends = [&](SymbolicState s) { return leaves_.asserted(std::move(s), range); };
  return support::match(
      assertion.node, [&](const ast::Pure& pure) { return test(*pure.condition, then, ends); },
      [&](const ast::Star& both) {
        return testAssertion(std::move(s), *both.left, range, [&](SymbolicState s) {
          return testAssertion(std::move(s), *both.right, range, then);
        });
      },
      [&](const ast::ConditionalAssertion& choice) {
        const auto arm = [&](const ast::Assertion& one) {
          return [&](SymbolicState s) { return testAssertion(std::move(s), one, range, then); };
        };
        return test(*choice.condition, arm(*choice.onTrue), arm(*choice.onFalse));
      },
      [&](const auto&) { return then(std::move(s)); });
}

// --- calls

namespace {

// How often loops have iterated would be open in what is merged of them.
bool hasLoops(const ast::Expression& e) {
  const auto* const call = std::get_if<ast::Call>(&e.node);
  const ast::Statement* const body = call == nullptr ? nullptr : call->method->body;
  bool isFound = false;
  const auto look = [&](const ast::Statement& part) {
    isFound = isFound || std::holds_alternative<ast::Loop>(part.node);
  };
  if (body != nullptr) ast::forEachStatement(*body, look);
  return isFound;
}

}  // namespace

// The ways out of the call that is explored are leaves of their own.
Verdict Explorer::call(SymbolicState&& s, const ast::Expression& e, Term self, const Terms& arguments,
                       ThenTerm then) {
  if (!run_.joins() || &e == activations_.explored || hasLoops(e))
    return activations_.call(std::move(s), e, self, arguments, then);
  const auto ways = [&](SymbolicState s, ThenTerm done) {
    return activations_.call(std::move(s), e, self, arguments, done);
  };
  return merging_.meetAgain(std::move(s), ways, then);
}

Verdict Explorer::construct(SymbolicState&& s, SourceRange range, const ast::MethodDecl& constructor,
                            Term object, const Terms& arguments, Then then) {
  if (!run_.joins()) return activations_.construct(std::move(s), range, constructor, object, arguments, then);
  const auto run = [&](SymbolicState s, Then done) {
    return activations_.construct(std::move(s), range, constructor, object, arguments, done);
  };
  return Unfolding::meetAgain(std::move(s), run, then);
}

Verdict Explorer::meetAgain(SymbolicState&& s, Ways ways, ThenTerm then) {
  return merging_.meetAgain(std::move(s), ways, then);
}

// --- exceptions

Verdict Explorer::check(SymbolicState&& s, Term goal, const Problem& problem, Then then) {
  const std::string_view exception = thrownFor(problem.reason);
  if (exception.empty()) return giveUp(problem.range, problem.message);
  return path_.branch(std::move(s), goal, problem.range, then, [&](SymbolicState s) {
    leaves_.noteChoice({.kind = Choice::Kind::Throw, .range = problem.range, .reason = problem.reason});
    return raise(std::move(s), exception, problem.range);
  });
}

// Where no class of that name is known, the program has nothing that could catch it.
Verdict Explorer::raise(SymbolicState s, std::string_view exception, SourceRange range) {
  const auto isThat = [&](const ast::ClassDecl* one) { return one->isLibrary && one->name == exception; };
  const auto found = std::ranges::find_if(analysis_.classes(), isThat);
  if (found == analysis_.classes().end()) return leaves_.thrown(std::move(s), range, std::string(exception));
  const ast::ClassDecl& declaration = **found;
  const Term object = terms_.freshObject(exception);
  classes_.noteCreated(object, typeOf(declaration));
  chunks_.produceFields(s.heap, object, declaration);
  if (path_.isNaming()) names_.name(object, "new " + std::string(exception), range.line);
  return leaving_.raise(std::move(s), {Exit::Kind::Throw, range, 0, object, &declaration});
}

Verdict Explorer::endByException(SymbolicState s, const Exit& exit) {
  return leaves_.thrown(std::move(s), exit.range, ast::nestedName(classOf(exit)));
}

const ast::ClassDecl& Explorer::classOf(const Exit& exit) {
  const ast::ClassDecl* declaration = exit.thrown;
  path_.findEqual(exit.value, [&](Term equal) {
    const ast::Type* const created = classes_.createdAs(equal);
    if (created != nullptr) declaration = created->declaration;
    return created != nullptr;
  });
  return *declaration;
}

SymbolicState Explorer::lastState() const {
  SymbolicState s;
  if (path_.isRecording()) s.trail.step = static_cast<std::uint32_t>(record_.size() - 1);
  return s;
}

Verdict Explorer::stop(SourceRange range, std::string_view why) {
  return leaves_.bound(lastState(), range, std::string(why));
}

// Where nothing more can be said of the path: it may be a limit that is hit.
Verdict Explorer::giveUp(SourceRange range, std::string_view why) {
  if (run_.limit > Limit::Size) return stop(range, why);
  return leaves_.undecided(lastState(), range, std::string(why));
}

// --- the heap

Verdict Explorer::withField(SymbolicState&& s, const ast::FieldRead& read, const ast::Expression& e,
                            Term receiver, Context access, ThenChunk then) {
  const auto find = [&](SymbolicState s) {
    const auto missing = [&](SymbolicState) { return giveUp(e.range, "the field is not known"); };
    const bool isOnEntry = !read.field->isStatic && initialHeap_.typeOf(receiver) != nullptr;
    if (isOnEntry && read.field->owner->isLibrary) {
      return giveUp(e.range,
                    "what a `" + std::string(read.field->owner->name) + "` holds on entry is not known");
    }
    return chunks_.withChunk(
        std::move(s), {analysis_.field(*read.field), receiver}, 0,
        [&](SymbolicState s, const heap::Chunk& chunk) {
          if (access == Context::Write)
            beforeWrite(s.heap, chunk);
          else
            initialHeap_.noteNarrower(chunk.value, e.type);
          return then(std::move(s), chunk);
        },
        missing);
  };
  if (read.field->isStatic) return useClass(std::move(s), *read.field->owner, e.range, find);
  return path_.requireNonNull(std::move(s), receiver, *read.receiver, access,
                              [&](SymbolicState s) { return reach(std::move(s), receiver, e.range, find); });
}

Verdict Explorer::reach(SymbolicState&& s, Term object, SourceRange range, Then then) {
  if (initialHeap_.isWithin(object, leaves_.bounds.depth)) return then(std::move(s));
  return leaves_.bound(
      std::move(s), range,
      "more than " + std::to_string(leaves_.bounds.depth) + " fields and elements lead to this");
}

void Explorer::beforeWrite(heap::Heap& heap, const heap::Chunk& chunk) {
  const ast::FieldDecl* const field = analysis_.fieldOf(chunk.resource);
  if (field != nullptr && field->isStatic && !classStart_.isRunning(*field->owner))
    leaves_.noteWritten(*field);
  initialHeap_.beforeWrite(heap, chunk);
}

Verdict Explorer::useClass(SymbolicState&& s, const ast::ClassDecl& declaration, SourceRange range,
                           Then then) {
  return classStart_.use(std::move(s), declaration, then, [&](SymbolicState s, const Exit* exit) {
    if (exit == nullptr) return raise(std::move(s), "NoClassDefFoundError", range);
    const ast::ClassDecl& thrown = classOf(*exit);
    if (!ast::isError(thrown)) return raise(std::move(s), "ExceptionInInitializerError", range);
    return leaving_.raise(std::move(s), {Exit::Kind::Throw, range, 0, exit->value, &thrown});
  });
}

smt::Term Explorer::staticValue(const ast::FieldDecl& field) { return classStart_.valueOf(field); }

void Explorer::noteArithmetic(Term value, Term inRange) {
  if (terms_.op(value) != smt::Op::Integer || inRange == terms_.falsity()) leaves_.noteWish(inRange);
}

smt::Term Explorer::finalValue(const SymbolicState& s, const ast::Type& type, Term object, Term value) {
  if (terms_.op(object) != smt::Op::Object) {
    initialHeap_.noteInitial(s, type, value, object);
    return value;
  }
  Term given = value;
  path_.findEqual(value, [&](Term equal) {
    given = equal;
    return equal != value;
  });
  return given;
}

smt::Term Explorer::elementOf(const SymbolicState& s, const ast::Type& type, const heap::Chunk& array,
                              Term index) {
  return initialHeap_.elementOf(s, type, array, index);
}

bool Explorer::isUncertain(Term reference) { return boxes_.isUncertain(reference); }

void Explorer::learnClasses(Term object, const ast::Type& type) { dispatch_.learnClasses(object, type); }

}  // namespace warrant::symbex
