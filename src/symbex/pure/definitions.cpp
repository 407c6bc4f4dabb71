// Definitional equations of pure methods: `C.p(snapshot, this, x1, …) = body`, in force where the
// precondition holds.
//
// The body is evaluated once for each member and method, for an arbitrary snapshot of the precondition, under
// a path condition of its own; a call then instantiates the result. So an equation never depends on the heap,
// or on the path, in which it is used. A body that is not well-defined, or may not terminate, has no equation
// (language.md 6.5).
#include <algorithm>

#include "symbex/engine.h"

namespace warrant::symbex {

using smt::Sort;

std::optional<Engine::Variant> Engine::targetOf(const Callee& callee, const KnownClass& known) const {
  const Hierarchy& hierarchy = analysis_.hierarchy();
  const ast::MethodDecl& method = *callee.method;
  if (method.isStatic || !hierarchy.isRelated(*method.owner)) return Variant{&method};
  if (callee.statically != nullptr) return Variant{&method, known.declaration, callee.statically};
  if (known.declaration != nullptr) {
    const ast::MethodDecl* const definition = hierarchy.definition(method, *known.declaration);
    return definition == nullptr ? std::nullopt : std::optional(Variant{definition, known.declaration});
  }
  return method.isFinal ? std::optional(Variant{&method}) : std::nullopt;
}

std::vector<Engine::Variant> Engine::targetsOf(const Callee& callee, const KnownClass& known) const {
  if (const std::optional<Variant> target = targetOf(callee, known)) return {*target};
  const Hierarchy& hierarchy = analysis_.hierarchy();
  const ast::MethodDecl& method = *callee.method;
  std::vector<Variant> targets;
  for (const ast::MethodDecl* member : hierarchy.methods().members(method)) {
    if (!isDefinition(*member)) continue;
    for (const ast::ClassDecl* declaration : analysis_.inheritance().verifiedFor(*member))
      targets.push_back({member, declaration});
  }
  return targets;
}

Engine::Definition& Engine::definitionOf(const Variant& variant) {
  const auto [place, isNew] = definitions_.try_emplace(variant);
  Definition& definition = place->second;  // stays in place while others are added
  if (isNew && isDefinition(*variant.method) && analysis_.circularContractCall(*variant.method) == nullptr) {
    buildDefinition(variant, definition);
  }
  return definition;
}

Engine::Apart::Apart(Engine& engine, Term self, Definition* definition)
    : engine_(engine),
      ownPath_(engine.terms_, {}),
      path_(std::exchange(engine.path_, &ownPath_)),
      building_(std::exchange(engine.building_, definition)),
      recursiveCalls_(
          std::exchange(engine.recursiveCalls_, definition == nullptr ? nullptr : &definition->calls)),
      branches_(std::exchange(engine.branches_, {})),
      closeDepth_(std::exchange(engine.closeDepth_, 0)),
      closeBound_(std::exchange(engine.closeBound_, {engine.firstCloseBound()})),
      memory_(std::exchange(engine.memory_, {})),
      self_(std::exchange(engine.self_, self)),
      wasTracing_(engine.trace_.pause()) {
  ++engine.silent_;
}

Engine::Apart::~Apart() {
  --engine_.silent_;
  engine_.trace_.resume(wasTracing_);
  engine_.self_ = self_;
  engine_.memory_ = std::move(memory_);
  engine_.closeBound_ = closeBound_;
  engine_.closeDepth_ = closeDepth_;
  engine_.branches_ = std::move(branches_);
  engine_.recursiveCalls_ = recursiveCalls_;
  engine_.building_ = building_;
  engine_.path_ = path_;
}

// Evaluates what the definition is made of for an arbitrary call, under a path condition of its own.
void Engine::buildApart(const Variant& variant, Definition& definition,
                        support::FunctionRef<void(SymbolicState)> build) {
  const ast::MethodDecl& method = *variant.method;
  definition.isBuilding = true;
  definition.snapshot = terms_.fresh(Sort::Snapshot, method.name);
  definition.self = terms_.fresh(Sort::Ref, "this");
  for (const ast::Variable* parameter : method.parameters) {
    definition.parameters.push_back(fresh(parameter->type, parameter->name));
  }
  const Apart apart(*this, definition.self, &definition);
  ++learning_;
  ++buildings_;

  const Site site{Context::Contract, Site::Place::Part, {}, {}};
  SymbolicState s{
      frameFor(method.parameters, definition.self, definition.parameters, &site, nullptr), {}, {}, 0};
  s.frame.store.reserve(method.slots);  // of the variables of its body
  s.frame.statically = variant.statically;
  if (!method.isStatic) path_->assume(terms_.negate(terms_.equal(definition.self, terms_.null())));
  if (variant.known != nullptr) enterClass(definition.self, *variant.known);
  build(std::move(s));

  --learning_;
  --buildings_;
  definition.isBuilding = false;
}

void Engine::buildDefinition(const Variant& variant, Definition& definition) {
  const ast::MethodDecl& method = *variant.method;
  definition.isOfBody = true;
  definition.isEnsured = true;
  buildApart(variant, definition, [&](SymbolicState s) {
    bool isReached = false;
    const Joined value = evaluateApart([&](ThenTerm done) {
      return produceAll(std::move(s), method.requires_, definition.snapshot, [&](SymbolicState s) {
        const Frame entry = s.frame;
        s.frame.pureMethod = &method;
        const auto define = [&](SymbolicState s, Term value) {
          isReached = true;
          s.frame = entry;
          if (variant.statically != nullptr && definition.isEnsured)
            definition.isEnsured = ensures(s, method, value);
          noteFacts(definition, 0);
          return done(std::move(s), value);
        };
        return enterMeasure(std::move(s), method,
                            [&](SymbolicState s) { return eval(std::move(s), *method.pureBody, define); });
      });
    });
    definition.value = value.value;
    definition.isUsable = isReached && value.verdict == Verdict::Verified;
  });
}

// What was learned in this case of the definition since there were that many facts.
void Engine::noteFacts(Definition& definition, std::size_t since) {
  const Term guard = guardsSince(0);
  for (const Term fact : path_->facts().subspan(since))
    definition.facts.push_back(terms_.implies(guard, fact));
}

// Whether the postcondition holds of that result; of what callers verify nobody asks.
bool Engine::ensures(SymbolicState s, const ast::MethodDecl& method, Term result) {
  if (method.ensures.empty()) return true;
  s.frame.result = result;
  const heap::Heap heap = s.heap;
  const Trial trial = attempt([&](ThenTerm done) {
    return consumeAll(std::move(s), Remainder{heap, {}, false, true}, method.ensures,
                      [&](SymbolicState s, Remainder, Term) { return done(std::move(s), Term{}); });
  });
  return trial.verdict == Verdict::Verified;
}

void Engine::assumeDefinition(const Application& application, bool withFacts) {
  const std::optional<Variant> target = targetOf(application.callee, application.known);
  if (!target) return;
  // Where another precondition holds, that is another application (relateOverrides).
  if (&analysis_.contractLeader(*target->method) != &analysis_.contractLeader(*application.callee.method))
    return;
  rely(application.known);
  assumeDefinition(*target, application, withFacts);
}

void Engine::assumeDefinition(const Variant& variant, const Application& application, bool withFacts) {
  Definition& definition = definitionOf(variant);
  if (definition.isBuilding || !definition.isUsable) return;
  // The equations of one recursion are not used to make each other: whether they are sound is not known yet.
  for (const auto& [other, building] : definitions_) {
    if (building.isBuilding && analysis_.areRecursive(*other.method, *variant.method)) return;
  }
  if (!terminates(variant)) return;
  const auto [place, isNew] = definition.instances.try_emplace(application.value.id());
  Instance& instance = place->second;
  if (isNew) instantiate(definition, application, instance);
  for (const auto& [object, tested] : instance.tests) learnTest(object, tested);
  const auto learnGuarded = [&](Term fact) {
    if (application.guard) fact = terms_.implies(application.guard, fact);
    const bool isNews = !path_->isKnown(fact);
    if (isNews) path_->assume(fact);
    return isNews;
  };
  const bool isNews = learnGuarded(terms_.equal(application.value, instance.value));
  // Many are those of other methods with that precondition.
  for (const Term fact : withFacts ? instance.facts : instance.plainFacts) learnGuarded(fact);
  if (!isNews || !infers()) return;
  if (!application.guard && analysis_.areRecursive(*variant.method, *variant.method))
    unfoldConstants(instance.value);
  unfoldBuilt(instance, application);
}

// Replaces all at once, for the parts share much.
void Engine::instantiate(const Definition& definition, const Application& application, Instance& instance) {
  std::vector<std::pair<Term, Term>> replacements{{definition.snapshot, application.snapshot},
                                                  {definition.self, application.self}};
  for (std::size_t index = 0; index < application.arguments.size(); ++index) {
    replacements.emplace_back(definition.parameters[index], application.arguments[index]);
  }
  Terms terms{definition.value};
  terms.insert(terms.end(), definition.facts.begin(), definition.facts.end());
  terms.insert(terms.end(), definition.plainFacts.begin(), definition.plainFacts.end());
  for (const auto& [object, tested] : definition.tests) terms.push_back(object);
  for (const auto& bounds : definition.bounds) terms.push_back(bounds.number);
  for (const NestedCall& call : definition.nested) {
    terms.push_back(call.value);
    terms.push_back(call.guard);
  }
  terms_.substituteAll(terms, replacements);
  auto next = terms.begin();
  const auto take = [&] { return *next++; };
  const auto takeFacts = [&](std::size_t count, Terms& facts) {
    for (; count > 0; --count) {
      if (const Term fact = take(); fact != terms_.truth()) facts.push_back(fact);
    }
  };
  instance.value = take();
  takeFacts(definition.facts.size(), instance.facts);
  takeFacts(definition.plainFacts.size(), instance.plainFacts);
  for (const auto& [object, tested] : definition.tests) instance.tests.emplace_back(take(), tested);
  for (const auto& bounds : definition.bounds) {
    const Term number = take();
    if (!terms_.isConstant(number)) instance.bounds.push_back({number, bounds.least, bounds.greatest});
  }
  for (const NestedCall& call : definition.nested) {
    const Term value = take(), guard = take();
    if (isAboutPart(call)) instance.nested.push_back({call.callee, value, guard});
    noteNested(call.callee, value);
  }
}

// A recursive call with constants for arguments is unfolded as well, and so on: `factorial(5)` is computed,
// and the length of a list ends where its rest is known to be null. That is so for calls that are made in any
// case: these have their preconditions.
void Engine::unfoldConstants(Term value) {
  constexpr unsigned deepest = 200;
  if (unfoldings_ >= deepest) return;
  const auto parts = terms_.arguments(value);
  switch (terms_.op(value)) {
    case smt::Op::Sum:
    case smt::Op::Multiply:
    case smt::Op::Equal:
    case smt::Op::NonNegative:
    case smt::Op::Not:
      for (const Term part : parts) unfoldConstants(part);
      return;
    case smt::Op::Ite:
      if (const std::optional<bool> isTrue = isKnown(parts[0])) unfoldConstants(parts[*isTrue ? 1 : 2]);
      return;
    case smt::Op::Apply:
      break;
    default:
      return;
  }
  const auto called = methodOf_.find(terms_.functionOf(value).id);
  if (called == methodOf_.end() || parts.size() <= 2) return;
  Terms operands(parts.begin(), parts.end());
  for (std::size_t index = 2; index < operands.size(); ++index) {
    operands[index] = constantFor(operands[index]);
    if (!operands[index]) return;
  }
  const ast::MethodDecl& method = *called->second;
  const Term application = terms_.apply(terms_.functionOf(value), operands);
  const KnownClass known = method.isStatic ? KnownClass() : classFor(method, operands[1]);
  ++unfoldings_;
  assumeDefinition(
      {{&method}, application, operands[0], operands[1], terms_.arguments(application).subspan(2), known},
      false);
  --unfoldings_;
}

// The constant that the term is known to be equal to; no term: none.
smt::Term Engine::constantFor(Term term) {
  if (terms_.isConstant(term)) return term;
  Term constant;
  path_->findEqual(term, [&](Term equal) {
    if (terms_.isConstant(equal)) constant = equal;
    return static_cast<bool>(constant);
  });
  return constant;
}

bool Engine::isRecursive(const Callee& callee) const {
  const auto members = analysis_.hierarchy().methods().members(*callee.method);
  return std::any_of(members.begin(), members.end(),
                     [&](const ast::MethodDecl* member) { return analysis_.areRecursive(*member, *member); });
}

bool Engine::isLearned(const Application& application) {
  const ast::ClassDecl* const known = application.known.declaration;
  const std::uint64_t key =
      std::uint64_t{application.value.id()} << 32 | (known == nullptr ? 0 : known->index + 1);
  const auto [place, isNew] = memory_.learned.try_emplace(key, path_->innermost());
  if (!isNew && path_->isOpen(place->second)) return true;
  place->second = path_->innermost();
  return false;
}

void Engine::useDefinition(const Frame& frame, const ast::Call& call, Term application) {
  if (terms_.op(application) != smt::Op::Apply)
    return;  // several cases: each has its equation when inference adds it
  const auto operands = terms_.arguments(application);
  const Callee callee = calleeOf(frame, call, operands[1]);
  assumeDefinition({callee, application, operands[0], operands[1], operands.subspan(2),
                    classFor(*callee.method, operands[1])},
                   false);
}

// What the type and the postcondition of a pure method say of a call's value. They were verified for
// arguments of the parameters' types only.
void Engine::assumeResult(const SymbolicState& s, const Application& application,
                          support::SourceRange range) {
  if (application.domain == terms_.truth()) return assumePostcondition(s, application);
  if (!terminate(targetsOf(application.callee, application.known))) return;
  (void)evaluateApart([&](ThenTerm done) {
    const auto inDomain = [&](SymbolicState s) {
      if (const auto bounds = boundsOf(application.callee.method->returnType))
        path_->assume(inRange(*bounds, application.value));
      assumePostcondition(s, application);
      return done(std::move(s), application.value);
    };
    return branch(s, application.domain, range, inDomain,
                  [&](SymbolicState s) { return done(std::move(s), application.value); });
  });
}

}  // namespace warrant::symbex
