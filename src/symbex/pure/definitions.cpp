// Definitional equations of pure methods: `C.p(snapshot, this, x1, …) = body`, in force where the
// precondition holds.
//
// The body is evaluated once for each member and method, for an arbitrary snapshot of the precondition, under
// a path condition of its own; a call then instantiates the result. So an equation never depends on the heap,
// or on the path, in which it is used. A body that is not well-defined, or may not terminate, has no equation
// (language.md 6.5).
#include "symbex/pure/definitions.h"

#include <algorithm>
#include <utility>

#include "symbex/explain/reports.h"
#include "symbex/ghost/ghost.h"
#include "symbex/path/path.h"
#include "symbex/pure/callees.h"
#include "symbex/pure/shared_definitions.h"
#include "symbex/rules/rules.h"
#include "symbex/values/classes.h"

namespace warrant::symbex {

using smt::Sort;

Terms termsOf(const Definition& definition) {
  Terms terms{definition.value};
  terms.insert(terms.end(), definition.facts.begin(), definition.facts.end());
  terms.insert(terms.end(), definition.plainFacts.begin(), definition.plainFacts.end());
  for (const auto& [object, tested] : definition.tests) terms.push_back(object);
  for (const auto& bounds : definition.bounds) terms.push_back(bounds.number);
  for (const NestedCall& call : definition.nested) {
    terms.push_back(call.value);
    terms.push_back(call.guard);
  }
  return terms;
}

Terms parametersOf(const Definition& definition) {
  Terms parameters{definition.snapshot, definition.self};
  parameters.insert(parameters.end(), definition.parameters.begin(), definition.parameters.end());
  return parameters;
}

// What a class defines by way of a class above is the same for all of them, where it does not need to know
// which.
Definition& Definitions::definitionOf(const Variant& variant) {
  if (variant.statically != nullptr && variant.known != nullptr &&
      !analysis_.areRecursive(*variant.method, *variant.method)) {
    Definition& general = definitionOf({variant.method, nullptr, variant.statically});
    if (general.isBuilding || (general.isUsable && general.isEnsured)) return general;
  }
  const auto [place, isNew] = now().definitions->try_emplace(variant);
  Definition& definition = place->second;  // stays in place while others are added
  if (isNew && !share(variant, definition)) defineHere(variant, definition);
  return definition;
}

Definition& Definitions::buildOwn(const Variant& variant) {
  Definition& definition = (*now().definitions)[variant];
  defineHere(variant, definition);
  return definition;
}

void Definitions::defineHere(const Variant& variant, Definition& definition) {
  if (!isDefinition(*variant.method) || analysis_.circularContractCall(*variant.method) != nullptr) return;
  underWay_.emplace_back(now().definitions, variant);
  buildDefinition(variant, definition);
  underWay_.pop_back();
}

// While classes are initialised a definition depends on what their constants are so far.
bool Definitions::canShare() const {
  return run_.shared != nullptr && now().definitions == &run_.definitions && now().startValues == nullptr;
}

bool Definitions::share(const Variant& variant, Definition& definition) {
  return canShare() && takeOver(run_.shared->find(variant), definition);
}

bool Definitions::sharePostcondition(const ast::MethodDecl& method, Definition& postcondition) {
  return canShare() && takeOver(run_.shared->findPostcondition(method), postcondition);
}

// False: there is none.
bool Definitions::takeOver(const SharedDefinition* shared, Definition& definition) {
  if (shared == nullptr) return false;
  definition.isUsable = shared->definition.isUsable;
  definition.isEnsured = shared->definition.isEnsured;
  definition.usesOthers = shared->definition.usesOthers;
  definition.calls = shared->definition.calls;
  definition.shared = shared;
  definition.functions = adopt(shared->functions);
  run_.result.closedClasses.insert(shared->closedClasses.begin(), shared->closedClasses.end());
  if (shared->limit != Limit::None) run_.hit(shared->limit);
  return true;
}

std::vector<smt::Function> Definitions::adopt(std::span<const SharedFunction> functions) {
  std::vector<smt::Function> adopted;
  for (const SharedFunction& function : functions) adopted.push_back(adopt(function));
  return adopted;
}

// A function that came to be known in another run, as those that look for it here expect it.
smt::Function Definitions::adopt(const SharedFunction& shared) {
  const auto& [key, sort, symbol, number] = shared;
  if (number >= adopted_.size()) adopted_.resize(number + 1);
  smt::Function& function = adopted_[number];
  if (function != smt::Function()) return function;
  switch (symbol.kind) {
    case Symbol::Kind::Method:
      (void)callees_.functionOf({symbol.method});
      break;
    case Symbol::Kind::Test:
      (void)classes_.testOf(symbol.type);
      break;
    case Symbol::Kind::Like:
      classes_.noteLikeness(*symbol.type.declaration);
      break;
    default:
      break;
  }
  function = terms_.function(key, sort);
  run_.symbols.declare(function, symbol);
  return function;
}

// A recursive method mostly needs no definition of another to be well-defined: these are many.
void Definitions::buildDefinition(const Variant& variant, Definition& definition) {
  definition.usesOthers = !analysis_.areRecursive(*variant.method, *variant.method);
  defineByBody(variant, definition);
  if (definition.isUsable || definition.usesOthers) return;
  definition = Definition();
  definition.usesOthers = true;
  defineByBody(variant, definition);
}

void Definitions::defineByBody(const Variant& variant, Definition& definition) {
  const ast::MethodDecl& method = *variant.method;
  definition.isEnsured = true;
  buildApart(variant, definition, [&](SymbolicState s) {
    bool isReached = false;
    const Joined value = path_.evaluateApart([&](ThenTerm done) {
      return rules_.produceAll(std::move(s), method.requires_, definition.snapshot, [&](SymbolicState s) {
        const Frame entry = s.frame;
        s.frame.running = &method;
        const auto define = [&](SymbolicState s, Term value) {
          isReached = true;
          s.frame = entry;
          if (variant.statically != nullptr && definition.isEnsured)
            definition.isEnsured = ensures(s, method, value);
          noteFacts(definition, 0);
          return done(std::move(s), value);
        };
        return rules_.enterMeasure(std::move(s), method, [&](SymbolicState s) {
          return rules_.eval(std::move(s), *method.pureBody, define);
        });
      });
    });
    definition.value = value.value;
    definition.isUsable = isReached && value.verdict == Verdict::Verified;
  });
}

// What was learned in this case of the definition since there were that many facts.
void Definitions::noteFacts(Definition& definition, std::size_t since) {
  const Term guard = path_.guardsSince(0);
  for (const Term fact : path_.facts().subspan(since)) {
    if (definition.derived.contains(fact)) continue;
    const Term guarded = terms_.implies(guard, fact);
    if (std::ranges::find(definition.facts, guarded) == definition.facts.end())
      definition.facts.push_back(guarded);
  }
}

// Whether the postcondition holds of that result; of what callers verify nobody asks.
bool Definitions::ensures(SymbolicState s, const ast::MethodDecl& method, Term result) {
  if (method.ensures.empty()) return true;
  s.frame.result = result;
  const heap::Heap heap = s.heap;
  const Trial trial = path_.attempt([&](ThenTerm done) {
    return rules_.consumeAll(std::move(s), Remainder{.heap = heap, .isRead = true}, method.ensures,
                             [&](SymbolicState s, Remainder, Term) { return done(std::move(s), Term{}); });
  });
  return trial.verdict == Verdict::Verified;
}

void Definitions::assumeDefinition(const Application& application, bool withFacts) {
  const std::optional<Variant> target = callees_.targetOf(application.callee, application.known);
  if (!target) return;
  // Where another precondition holds, that is another application (relateOverrides).
  if (&analysis_.contractLeader(*target->method) != &analysis_.contractLeader(*application.callee.method))
    return;
  reports_.rely(application.known);
  assumeDefinition(*target, application, withFacts);
}

void Definitions::assumeDefinition(const Variant& variant, const Application& application, bool withFacts) {
  Definition& definition = definitionOf(variant);
  if (definition.isBuilding || !definition.isUsable) return;
  // The equations of one recursion are not used to make each other: whether they are sound is not known yet.
  for (const auto& [table, other] : underWay_) {
    if (table == now().definitions && analysis_.areRecursive(*other.method, *variant.method)) return;
  }
  if (!terminates(variant)) return;
  const bool isShort = isKeptShort();
  if (isShort && unfolding_ == nullptr) learnUnder(application.guard, isDefined(variant, application.value));
  const std::size_t known = path_.facts().size();
  learnDefinition(variant, definition, application, withFacts);
  if (!isShort) return;
  const auto derived = path_.facts().subspan(known);
  now().building->derived.insert(derived.begin(), derived.end());
}

void Definitions::learnDefinition(const Variant& variant, Definition& definition,
                                  const Application& application, bool withFacts) {
  const auto [place, isNew] = definition.instances.try_emplace(application.value.id());
  Definition::Instance& instance = place->second;
  if (isNew) instantiate(definition, application, instance);
  for (const auto& [object, tested] : instance.tests) classes_.learnTest(object, tested);
  const Term equation = terms_.equal(application.value, settled(instance.value, application.guard));
  const bool isNews = learnUnder(application.guard, equation);
  for (const Term fact : withFacts ? instance.facts : instance.plainFacts)
    learnUnder(application.guard, fact);
  if (withFacts && instance.common != nullptr) learnCommon(*instance.common, application.guard);
  if (isNews) ghost_.onDefinition(variant, instance, application);
  if (withFacts) unfold(instance.defined, application.guard);
}

void Definitions::lookAgain(const Callee& callee, Term call) {
  const auto open = leftOpen_.find(call.id());
  if (open == leftOpen_.end() || open->second == state() || isKeptShort()) return;
  const auto operands = terms_.arguments(call);
  const Application application{callee,
                                call,
                                operands[0],
                                operands[1],
                                operands.subspan(2),
                                classes_.classFor(*callee.method, operands[1])};
  const std::optional<Variant> target = callees_.targetOf(callee, application.known);
  if (!target) return;
  Definition& definition = definitionOf(*target);
  const auto instance = definition.instances.find(call.id());
  open->second = state();
  if (instance != definition.instances.end()) ghost_.onDefinition(*target, instance->second, application);
}

bool Definitions::comparesNumbers(Term condition) const {
  if (terms_.op(condition) == smt::Op::Not) condition = terms_.arguments(condition)[0];
  if (terms_.op(condition) == smt::Op::NonNegative) return true;
  return terms_.op(condition) == smt::Op::Equal &&
         terms_.sort(terms_.arguments(condition)[0]) == smt::Sort::Int;
}

// Of the cases that the definition distinguishes the one that the guard says, or, by numbers, the one that
// the path is known to be in: other conditions that are known settle the choice where it stands.
smt::Term Definitions::settled(Term value, Term guard) const {
  const auto decide = [&](Term condition) -> std::optional<bool> {
    if (guard && terms_.implies(guard, condition) == terms_.truth()) return true;
    if (guard && terms_.implies(guard, terms_.negate(condition)) == terms_.truth()) return false;
    return comparesNumbers(condition) ? path_.decide(condition) : std::nullopt;
  };
  while (terms_.op(value) == smt::Op::Ite) {
    const std::optional<bool> isFirst = decide(terms_.arguments(value)[0]);
    if (!isFirst) break;
    value = terms_.arguments(value)[*isFirst ? 1 : 2];
  }
  return value;
}

// Whether that is new.
bool Definitions::learnUnder(Term guard, Term fact) {
  if (guard) fact = terms_.implies(guard, fact);
  const bool isNews = !path_.isKnown(fact);
  if (isNews) path_.assume(fact);
  return isNews;
}

const CommonFacts& Definitions::commonFacts(const SharedFacts& shared, Term snapshot, Term self) {
  const auto number = static_cast<std::uint32_t>(common_.size());
  const auto [place, isNew] = common_.try_emplace({&shared, snapshot, self}, CommonFacts{number, {}, {}});
  if (!isNew) return place->second;
  const Term arguments[] = {snapshot, self};
  for (const Term fact : shared.terms.instantiate(terms_, arguments, adopt(shared.functions)))
    sortOut(fact, place->second.facts, place->second.defined);
  return place->second;
}

// Once in each scope.
void Definitions::learnCommon(const CommonFacts& common, Term guard) {
  const std::uint64_t key = std::uint64_t{common.number} << 32 | (guard ? guard.id() + std::uint64_t{1} : 0);
  const auto [place, isNew] = now().memory->commonFacts.try_emplace(key, path_.innermost());
  if (!isNew && path_.isOpen(place->second)) return;
  place->second = path_.innermost();
  for (const Term fact : common.facts) learnUnder(guard, fact);
  unfold(common.defined, guard);
}

// Replaces all at once, for the parts share much.
Terms Definitions::instanceTerms(const Definition& definition, const Application& application) {
  Terms arguments{application.snapshot, application.self};
  arguments.insert(arguments.end(), application.arguments.begin(), application.arguments.end());
  if (definition.shared != nullptr)
    return definition.shared->terms.instantiate(terms_, arguments, definition.functions);
  const Terms parameters = parametersOf(definition);
  std::vector<std::pair<Term, Term>> replacements;
  for (std::size_t index = 0; index < arguments.size(); ++index)
    replacements.emplace_back(parameters[index], arguments[index]);
  Terms terms = termsOf(definition);
  terms_.substituteAll(terms, replacements);
  return terms;
}

void Definitions::instantiate(const Definition& used, const Application& application,
                              Definition::Instance& instance) {
  const Terms terms = instanceTerms(used, application);
  const Definition& definition = used.shared != nullptr ? used.shared->definition : used;
  auto next = terms.begin();
  const auto take = [&] { return *next++; };
  const auto takeFacts = [&](std::size_t count, Terms& facts) {
    for (; count > 0; --count) sortOut(take(), facts, instance.defined);
  };
  instance.value = take();
  if (used.shared != nullptr && used.shared->common != nullptr)
    instance.common = &commonFacts(*used.shared->common, application.snapshot, application.self);
  takeFacts(definition.facts.size(), instance.facts);
  takeFacts(definition.plainFacts.size(), instance.plainFacts);
  for (const auto& [object, tested] : definition.tests) instance.tests.emplace_back(take(), tested);
  for (const auto& bounds : definition.bounds) {
    const Term number = take();
    if (!terms_.isConstant(number)) instance.bounds.push_back({number, bounds.least, bounds.greatest});
  }
  for (const NestedCall& call : definition.nested) {
    const Term value = take(), guard = take();
    if (call.isAboutPart) instance.nested.push_back({call.callee, value, guard});
    noteNested(call.callee, value);
  }
}

void Definitions::noteNested(const Callee& callee, Term call) {
  if (terms_.op(call) != smt::Op::Apply) return;
  forEachCase(terms_.arguments(call).front(), terms_.truth(), [&](Term snapshot, Term) {
    nestedCalls_[snapshot.id()].push_back({callee, call, {}});
  });
}

// Evaluates what the definition is made of for an arbitrary call, under a path condition of its own.
void Definitions::buildApart(const Variant& variant, Definition& definition,
                             support::FunctionRef<void(SymbolicState)> build) {
  const ast::MethodDecl& method = *variant.method;
  definition.isBuilding = true;
  definition.snapshot = terms_.fresh(Sort::Snapshot, method.name);
  definition.self = terms_.fresh(Sort::Ref, "this");
  method.forEachParameter([&](const ast::Variable& parameter) {
    definition.parameters.push_back(classes_.fresh(parameter.type, parameter.name));
  });
  std::vector<DefinedCall>* const unfolding = std::exchange(unfolding_, nullptr);  // has no part in this
  Apart apart(path_, *run_.workspace, {});
  apart.forget(options_);
  apart->isLearning = apart->isDefining = true;
  apart->building = &definition;
  apart->recursiveCalls = &definition.calls;
  apart->self = definition.self;
  apart->thisClass = variant.known;
  const Entered entered(path_, *apart);

  const Site& site = run_.site({Context::Contract, Site::Place::Part});
  SymbolicState s{
      frameFor(method.parameters, definition.self, definition.parameters, &site, nullptr), {}, {}, 0};
  s.frame.scale = heap::Amount::some();
  s.frame.store.reserve(method.slots);  // of the variables of its body
  s.frame.statically = variant.statically;
  if (!method.isStatic) path_.assume(terms_.negate(terms_.equal(definition.self, terms_.null())));
  if (variant.known != nullptr)
    classes_.enterClass(definition.self, *variant.known);
  else if (variant.statically != nullptr)
    classes_.enterClassBelow(definition.self, *variant.statically);
  build(std::move(s));
  for (NestedCall& call : definition.nested) call.isAboutPart = isAboutPart(call);
  definition.isBuilding = false;
  unfolding_ = unfolding;
}

const std::vector<NestedCall>* Definitions::nestedCallsOf(Term snapshot) const {
  const auto noted = nestedCalls_.find(snapshot.id());
  return noted == nestedCalls_.end() ? nullptr : &noted->second;
}

}  // namespace warrant::symbex
