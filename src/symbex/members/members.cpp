// Verifying members (paper, 3.5): contracts are well-defined, bodies satisfy them.
#include <algorithm>
#include <chrono>

#include "ast/print.h"
#include "ast/walk.h"
#include "support/match.h"
#include "symbex/engine.h"

namespace warrant::symbex {

namespace {

// Of the limit, what a member may spend where it is not verified and is explored without merged branches.
constexpr std::uint64_t shareOfSplitRun = 4;

}  // namespace

using smt::Answer;
using smt::Sort;
using support::SourceRange;

Engine::Engine(const Analysis& analysis, const Options& options)
    : analysis_(analysis), options_(options), ownPath_(terms_, {}) {}

smt::SolverOptions Engine::solverOptions() const {
  smt::SolverOptions options;
  options.dumpDirectory = options_.dumpDirectory;
  options.dumpPrefix = name_;
  return options;
}

void Engine::begin(const std::string& name) {
  name_ = name;
  terms_.reset();
  ownPath_.reset(solverOptions());
  path_ = &ownPath_;
  arena_ = std::make_unique<support::Arena>();
  learning_ = closeDepth_ = 0;
  closeBound_ = {firstCloseBound()};
  deepeningSteps_ = 0;
  closes_ = 0;
  memory_ = {};
  nestedCalls_.clear();
  building_ = nullptr;
  branches_.clear();
  reported_.clear();
  definitions_.clear();
  postconditions_.clear();
  functions_.clear();
  methodOf_.clear();
  created_.clear();
  declared_.clear();
  tested_.clear();
  classFunctions_.clear();
  buildings_ = 0;
  self_ = {};
  method_ = nullptr;
  readAsClass_ = nullptr;
  rows_.clear();
  finalFunctions_.clear();
  initialValues_.clear();
  constantValues_.clear();
  startValues_ = nullptr;
  literals_.clear();
  recursiveCalls_ = nullptr;
  joinsDone_.clear();
  factsAtEntry_ = boundsAtEntry_ = 0;
  reachedExit_ = isVacuous_ = probing_ = isCut_ = isLimited_ = false;
  names_.clear();
}

MemberResult Engine::finish(Verdict verdict) {
  if (isLimited_ && verdict == Verdict::Verified)
    verdict = giveUp(result_.range(), stepLimitHit);  // in something silent
  MemberResult result = std::move(result_);
  const bool isFailed = std::ranges::any_of(
      result.failures, [](const Failure& failure) { return failure.severity == support::Severity::Error; });
  result.verdict = isCut_ && !isFailed ? Verdict::Unknown : verdict;
  result.trusted = !result.trust.empty();
  result.trace = options_.trace ? trace_.print() : std::string();
  const auto byPlace = [](const Failure& left, const Failure& right) { return left.range < right.range; };
  std::stable_sort(result.failures.begin(), result.failures.end(), byPlace);
  const auto counters = terms_.counters();
  result.statistics.terms = counters.terms;
  result.statistics.termHits = counters.hits;
  result.statistics.solver += ownPath_.statistics();
  return result;
}

MemberResult Engine::run(const std::string& name, const MemberResult& member,
                         support::FunctionRef<Verdict()> check) {
  const auto start = std::chrono::steady_clock::now();
  const auto attempt = [&](bool traced, bool joins, std::uint64_t limit) {
    stepLimit_ = limit;
    result_ = member;
    trace_.start(traced);
    begin(name);
    joins_ = joins;
    return finish(check());
  };
  bool joins = options_.joins;
  MemberResult result = attempt(options_.trace, joins, options_.stepLimit);
  if (joins && result.verdict != Verdict::Verified) {
    // What merging lost is found on the paths that it merged, unless there are too many.
    MemberResult split = attempt(options_.trace, false, options_.stepLimit / shareOfSplitRun);
    split.statistics += result.statistics;
    joins = (isCut_ || split.verdict == Verdict::Unknown) && result.verdict == Verdict::Failed;
    if (!joins) result = std::move(split);
  }
  if (result.verdict == Verdict::Failed && !options_.trace) {
    // What happened on the way is recorded only now that somebody will read it.
    const MemberStatistics statistics = result.statistics;
    result = attempt(true, joins, options_.stepLimit);
    result.statistics = statistics;
  }
  result.statistics.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

MemberResult Engine::verify(const ast::MethodDecl& method) {
  MemberResult member;
  member.method = &method;
  const std::string owner = method.owner != nullptr ? ast::nestedName(*method.owner) + "." : std::string();
  return run(owner + ast::signature(method), member, [&] { return verifyMethod(method); });
}

MemberResult Engine::verify(const ast::PredicateDecl& predicate) {
  MemberResult member;
  member.predicate = &predicate;
  return run(ast::nestedName(*predicate.owner) + "." + ast::signature(predicate), member, [&] {
    thisClass_ = predicate.owner;
    return predicate.body == nullptr ? Verdict::Verified : verifyPredicateBody(predicate);
  });
}

Verdict Engine::verifyMethod(const ast::MethodDecl& method) {
  method_ = &method;
  thisClass_ = method.owner;
  Verdict verdict = Verdict::Verified;
  trustBody(method.nameRange, method);
  if (const ast::Expression* circular = analysis_.circularContractCall(method)) {
    const Problem problem{Context::Termination,
                          Reason::NotDecreasing,
                          circular->range,
                          "the contract of `" + qualifiedName(method) + "` depends on the method itself",
                          {},
                          {}};
    report({}, problem);
    return Verdict::Failed;
  }
  {
    const smt::PathScope scope(*path_);
    verdict = verifyContract(method);
  }
  if (isProgramStart(method) && !method.isOmitted) verdict = meet(verdict, verifyStart(method));
  if (method.owner != nullptr)
    verdict = meet(verdict, verifyOverrides(method, analysis_.inheritance().overridden(method)));
  if (method.isOmitted)
    return meet(verdict, giveUp(method.nameRange, "it has, or relies on, what is not supported"));
  names_.clear();  // the body has symbols of its own
  const smt::PathScope scope(*path_);
  if (method.isPure()) {
    return method.pureBody == nullptr ? verdict : meet(verdict, verifyPureBody(method));
  }
  if (method.body == nullptr) return verdict;
  StartValues values;
  const bool isInitializer = method.owner != nullptr && method.owner->staticInitializer == &method;
  if (isInitializer) startValues_ = &values;
  verdict = meet(verdict, verifyBody(method));
  if (isInitializer) startValues_ = nullptr;
  return verdict;
}

// --- the state on entry

SymbolicState Engine::entryState(std::span<const ast::Variable* const> parameters, std::uint32_t slots,
                                 bool hasSelf) {
  SymbolicState s;
  s.frame.store = Store(slots);
  s.frame.isBounded = true;
  if (hasSelf) {
    s.frame.self = terms_.fresh(Sort::Ref, "this");
    path_->assume(terms_.negate(terms_.equal(s.frame.self, terms_.null())));
    names_.name(s.frame.self, "this", 0);
    enterClass(s.frame.self, *thisClass_);
    s.frame.statically = readAsClass_;
  }
  for (const ast::Variable* parameter : parameters) {
    const Term value = fresh(parameter->type, parameter->name);
    names_.name(value, std::string(parameter->name), 0);
    s.frame.store.set(parameter->slot, value);
  }
  return s;
}

// The object around the one that a constructor makes: it was there before.
smt::Term Engine::outerOfNew(const ast::ClassDecl& declaration) {
  const ast::FieldDecl* const field = declaration.outerField;
  if (field == nullptr) return {};
  const Term outer = fresh(field->type, field->name);
  names_.name(outer, std::string(field->name), 0);
  return outer;
}

SymbolicState Engine::entryState(const ast::MethodDecl& method) {
  const bool isConstructor = method.kind == ast::MethodKind::Constructor;
  const bool hasSelf = method.owner != nullptr && !method.isStatic;
  SymbolicState s = entryState(method.parameters, method.slots, hasSelf && !isConstructor);
  const bool isInitializer = method.owner != nullptr && method.owner->staticInitializer == &method;
  if (isConstructor || isInitializer) {
    const Term outer = isConstructor ? outerOfNew(*method.owner) : Term();
    const Term self = isConstructor ? terms_.freshUnfinishedObject("this") : terms_.null();
    if (outer) giveOuter(*method.owner, self, outer);
    const Frame frame = makingFrame(*method.owner, isInitializer, self, method.slots, nullptr);
    const Store parameters = std::exchange(s.frame.store, frame.store);
    for (const ast::Variable* parameter : method.parameters) {
      s.frame.store.set(parameter->slot, parameters[parameter->slot]);
    }
    s.frame.self = self;
    s.frame.construction = frame.construction;
  }
  if (isConstructor) {
    names_.name(s.frame.self, "this", 0);
    produceFields(s.heap, s.frame.self, *method.owner);
    enterClass(s.frame.self, *thisClass_);
    s.frame.statically = readAsClass_;
  }
  if (isInitializer) produceStaticFields(s.heap, *method.owner);
  return s;
}

// --- contracts

Verdict Engine::produceNoting(SymbolicState s, Clauses clauses, Satisfaction& satisfaction, Then then) {
  unsatisfiable_ = {};
  const Term snapshot = terms_.fresh(Sort::Snapshot, "contract");
  const Verdict verdict = produceAll(std::move(s), clauses, snapshot, [&](SymbolicState s) {
    if (path_->isConsistent() == Answer::No) return Verdict::Verified;
    satisfaction.isFound = true;
    return then(std::move(s));
  });
  if (unsatisfiable_.isKnown()) satisfaction.contradiction = unsatisfiable_;
  return verdict;
}

void Engine::warnIfVacuous(const Satisfaction& satisfaction, SourceRange end) {
  const SourceRange range = satisfaction.contradiction.isKnown() ? satisfaction.contradiction : end;
  warnVacuous(range, "no state satisfies the contract up to here: whatever rests on it holds vacuously");
}

namespace {

// The last part of the contract, or of what precedes the postcondition in it, where there is one.
SourceRange endOfContract(const ast::MethodDecl& method, bool withPostcondition) {
  if (withPostcondition && !method.ensures.empty()) return method.ensures.back()->range;
  if (withPostcondition && method.measure != nullptr) return method.measure->range;
  return method.requires_.empty() ? method.nameRange : method.requires_.back()->range;
}

}  // namespace

Verdict Engine::produceContract(const ast::MethodDecl& method, Satisfaction* before, Satisfaction& after) {
  const smt::PathScope scope(*path_);
  const Site site{Context::Contract, Site::Place::Part, {}, {}};
  SymbolicState s = entryState(method);
  s.frame.site = &site;
  if (trace_.isOn())
    record(s, Step::Kind::Part, method.nameRange, "The contract is well-defined and can be satisfied:");
  const auto measured = [&](Then then) {
    const auto enter = [&](SymbolicState s) { return enterMeasure(std::move(s), method, then); };
    if (before != nullptr) return produceNoting(std::move(s), method.requires_, *before, enter);
    return produceAll(std::move(s), method.requires_, terms_.fresh(Sort::Snapshot, "contract"), enter);
  };
  return measured([&](SymbolicState s) {
    s.old = s.heap;
    s.frame.construction = {};
    if (!method.isPure()) s.heap = {};  // a pure method's postcondition speaks of the state that it reads
    if (method.returnType.kind != ast::TypeKind::Void && method.kind != ast::MethodKind::Constructor) {
      s.frame.result = fresh(method.returnType, "result");
      names_.name(s.frame.result, "result", 0);
    }
    const Verdict onException = verifySignals(s, method);
    return meet(onException, produceNoting(std::move(s), method.ensures, after,
                                           [](SymbolicState) { return Verdict::Verified; }));
  });
}

Verdict Engine::verifyContract(const ast::MethodDecl& method) {
  if (method.requires_.empty() && method.ensures.empty() && method.signals.empty() &&
      method.measure == nullptr)
    return Verdict::Verified;
  Satisfaction before, after;
  const Verdict verdict = produceContract(method, nullptr, after);
  if (verdict != Verdict::Verified || after.isFound) return verdict;
  const auto findContradiction = [&] {
    ++silent_;
    (void)produceContract(method, &before, after);
    --silent_;
  };
  findContradiction();
  if (before.isFound && !method.signals.empty()) return verdict;
  const Satisfaction& failed = before.isFound ? after : before;
  if (!failed.contradiction.isKnown()) {  // only the solver saw it: ask after each part
    probing_ = true;
    findContradiction();
    probing_ = false;
  }
  isVacuous_ = !before.isFound || method.ensures.empty();
  warnIfVacuous(failed, endOfContract(method, before.isFound));
  return verdict;
}

Verdict Engine::verifyPredicateBody(const ast::PredicateDecl& predicate) {
  const Site site{Context::Contract, Site::Place::Part, {}, {}};
  const ast::Assertion* const clauses[] = {predicate.body};
  Satisfaction satisfaction;
  const auto produceBody = [&] {
    const smt::PathScope scope(*path_);
    SymbolicState s = entryState(
        predicate.parameters, static_cast<std::uint32_t>(predicate.parameters.size()), !predicate.isStatic);
    s.frame.site = &site;
    if (trace_.isOn()) record(s, Step::Kind::Part, predicate.nameRange, "The body is well-defined:");
    return produceNoting(std::move(s), clauses, satisfaction, [&](SymbolicState) {
      ++result_.statistics.paths;
      return Verdict::Verified;
    });
  };
  const Verdict verdict = produceBody();
  if (verdict != Verdict::Verified || satisfaction.isFound) return verdict;
  probing_ = true;
  (void)produceBody();
  probing_ = false;
  warnIfVacuous(satisfaction, predicate.body->range);
  return verdict;
}

// --- bodies

Verdict Engine::verifyPureBody(const ast::MethodDecl& method) {
  const Site site{Context::Contract, Site::Place::Part, {}, {}};
  SymbolicState s = entryState(method);
  s.frame.site = &site;
  if (trace_.isOn()) record(s, Step::Kind::Part, method.nameRange, "The body is well-defined:");
  std::vector<RecursiveCall> calls;
  recursiveCalls_ = &calls;
  const Verdict verdict =
      produceAll(std::move(s), method.requires_, terms_.fresh(Sort::Snapshot, "entry"), [&](SymbolicState s) {
        const Frame entry = s.frame;
        s.old = s.heap;
        s.frame.pureMethod = &method;
        s.frame.runs = readAsClass_ != nullptr;
        const auto leave = [&](SymbolicState s, Term value) {
          s.frame = entry;
          s.frame.result = value;
          exitRange_ = method.pureBody->range;
          return exit(std::move(s), method, entry);
        };
        return enterMeasure(std::move(s), method,
                            [&](SymbolicState s) { return eval(std::move(s), *method.pureBody, leave); });
      });
  recursiveCalls_ = nullptr;
  const bool isRelated = method.owner != nullptr && analysis_.hierarchy().isRelated(*method.owner);
  const bool isOpen = method.isStatic || !isRelated;
  return meet(verdict, checkTermination({&method, isOpen ? nullptr : thisClass_, readAsClass_}, calls));
}

Verdict Engine::verifyBody(const ast::MethodDecl& method) {
  SymbolicState s = entryState(method);
  const Site site{Context::Contract, Site::Place::Part, {}, {}};
  s.frame.site = &site;
  if (trace_.isOn()) record(s, Step::Kind::Part, method.nameRange, "The body satisfies the contract:");
  isEntering_ = true;
  const auto enter = [&](SymbolicState s, Then then) {
    if (method.kind == ast::MethodKind::Main) return startProgram(std::move(s), then);
    return produceAll(std::move(s), method.requires_, terms_.fresh(Sort::Snapshot, "entry"),
                      [&](SymbolicState s) { return enterMeasure(std::move(s), method, then); });
  };
  const Verdict verdict = enter(std::move(s), [&](SymbolicState s) {
    isEntering_ = false;
    s.frame.site = nullptr;
    if (infers()) {
      const SymbolicState entered = s;
      entered.heap.find([&](const heap::Chunk& chunk) {
        if (analysis_.predicateOf(chunk.resource) != nullptr) learnFrom(entered, chunk);
        return false;
      });
    }
    if (path_->isInconsistent()) return Verdict::Verified;
    s.old = s.heap;
    joinsDone_.clear();
    factsAtEntry_ = path_->facts().size();
    boundsAtEntry_ = path_->bounds().size();
    const Frame entry = s.frame;
    const auto leave = [&](SymbolicState s) { return exit(std::move(s), method, entry); };
    const auto fallOff = [&](SymbolicState s) {
      exitRange_ = {method.range.file, method.range.endLine, std::max(method.range.endColumn, 2u) - 1,
                    method.range.endLine, method.range.endColumn};
      return leave(std::move(s));
    };
    const auto leaveByException = [&](SymbolicState s, const Exit& exit) {
      return exitByException(std::move(s), method, entry, exit);
    };
    const Jumps jumps{leave, leaveByException, nullptr};
    s.frame.jumps = &jumps;
    return method.kind == ast::MethodKind::Constructor ? runConstructor(std::move(s), method, fallOff, jumps)
                                                       : exec(std::move(s), *method.body, fallOff, jumps);
  });
  if (verdict == Verdict::Verified && !reachedExit_ && !isVacuous_) {
    warnVacuous(method.nameRange,
                "no exit of the body is reachable: what the contract promises holds vacuously");
  }
  return verdict;
}

void Engine::noteExit() {
  ++result_.statistics.paths;
  if (!reachedExit_) reachedExit_ = path_->isConsistent() != Answer::No;
}

Verdict Engine::exit(SymbolicState s, const ast::MethodDecl& method, const Frame& entry) {
  noteExit();
  if (trace_.isOn()) record(s, Step::Kind::Exit, exitRange_, "the postcondition must hold");
  const SourceRange range = exitRange_;
  if (options_.probeExits) {
    return fail(s, {Context::Assert, Reason::False, range, "`false` does not follow", {}, {}});
  }
  const Site site{Context::Postcondition, Site::Place::Part, range, "on the path that leaves here"};
  if (!s.frame.construction.ofClass) settle(s);
  const Term result = s.frame.result;
  s.frame = entry;  // a parameter means its value on entry
  s.frame.result = result;
  s.frame.construction = {};
  s.frame.site = &site;
  Remainder whole{s.heap, {}, false};
  return consumeAll(std::move(s), std::move(whole), method.ensures,
                    [](SymbolicState, Remainder, Term) { return Verdict::Verified; });
}

// --- notes

void Engine::warnVacuous(SourceRange range, std::string message) {
  Problem problem{Context::Contract, Reason::Vacuous, range, std::move(message), {}, {}};
  report({}, problem);
}

void Engine::trust(SourceRange range, std::string what) {
  if (silent_ > 0) return;
  for (const support::Note& note : result_.trust) {
    if (note.range == range && note.message == what) return;
  }
  result_.trust.push_back({range, std::move(what)});
}

// Abstract methods rest on the members that override them.
void Engine::trustBody(SourceRange range, const ast::MethodDecl& method) {
  const bool isLibrary = method.owner != nullptr && method.owner->isLibrary;
  const bool isKnown = method.isAbstract || method.isOmitted || method.isImplicit;
  if (isKnown || (method.hasBody() && !isLibrary)) return;
  trust(range, isLibrary ? "the library's `" + qualifiedName(method) + "`"
                         : "`" + qualifiedName(method) + "` has no body");
}

void Engine::forgetVariables(Store& store, const ast::Statement& statement) {
  const auto forget = [&](const ast::Variable& variable) {
    if (!store[variable.slot]) return;
    const Term value = fresh(variable.type, variable.name);
    names_.name(value, std::string(variable.name), variable.range.line);
    store.set(variable.slot, value);
  };
  ast::forEachAssigned(statement, forget);
}

// --- values

Sort Engine::sortOf(const ast::Type& type) {
  switch (type.kind) {
    case ast::TypeKind::Boolean:
      return Sort::Bool;
    case ast::TypeKind::Byte:
    case ast::TypeKind::Short:
    case ast::TypeKind::Char:
    case ast::TypeKind::Int:
    case ast::TypeKind::Long:
    case ast::TypeKind::Integer:
      return Sort::Int;
    case ast::TypeKind::Float:
    case ast::TypeKind::Double:
      return Sort::Snapshot;  // opaque
    default:
      return Sort::Ref;
  }
}

smt::Term Engine::defaultValue(const ast::Type& type) {
  switch (sortOf(type)) {
    case Sort::Bool:
      return terms_.falsity();
    case Sort::Int:
      return terms_.integer(0);
    case Sort::Snapshot:
      return floatingLiteral(type, "0");
    default:
      return terms_.null();
  }
}

smt::Term Engine::applyTo(std::string_view function, Sort result, Term argument) {
  const Term arguments[] = {argument};
  return terms_.apply(terms_.function(function, result), arguments);
}

}  // namespace warrant::symbex
