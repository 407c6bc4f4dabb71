// Definitional equations of pure methods: `C.p(snapshot, this, x1, …) = body`, in force where the
// precondition holds.
//
// The body is evaluated once for each member and method, for an arbitrary snapshot of the precondition, under
// a path condition of its own; a call then instantiates the result. So an equation never depends on the heap,
// or on the path, in which it is used. A body that is not well-defined, or may not terminate, has no equation
// (language.md 6.5).
#include "symbex/engine.h"

namespace warrant::symbex {

using smt::Sort;

const Engine::Definition& Engine::definitionOf(const ast::MethodDecl& method) {
  const auto [place, isNew] = definitions_.try_emplace(&method);
  Definition& definition = place->second;  // stays in place while others are added
  if (isNew && method.pureBody != nullptr && analysis_.circularContractCall(method) == nullptr) {
    buildDefinition(method, definition);
  }
  return definition;
}

void Engine::buildDefinition(const ast::MethodDecl& method, Definition& definition) {
  definition.isBuilding = true;
  definition.snapshot = terms_.fresh(Sort::Snapshot, method.name);
  definition.self = terms_.fresh(Sort::Ref, "this");
  for (const ast::Variable* parameter : method.parameters) {
    definition.parameters.push_back(fresh(parameter->type, parameter->name));
  }
  smt::PathCondition apart(terms_, {});
  smt::PathCondition* const path = std::exchange(path_, &apart);
  std::vector<RecursiveCall>* const recursiveCalls = std::exchange(recursiveCalls_, &definition.calls);
  std::vector<Branch> branches = std::exchange(branches_, {});
  const unsigned closeDepth = std::exchange(closeDepth_, 0);
  Memory memory = std::exchange(memory_, {});
  StartValues* const startValues = std::exchange(startValues_, nullptr);
  const bool wasTracing = trace_.pause();
  ++silent_;
  ++learning_;

  const Site site{Context::Contract, Site::Place::Part, {}, {}};
  SymbolicState s{
      frameFor(method.parameters, definition.self, definition.parameters, &site, nullptr), {}, {}, 0};
  s.frame.store.reserve(method.slots);  // of the variables of its body
  if (!method.isStatic) path_->assume(terms_.negate(terms_.equal(definition.self, terms_.null())));
  bool isReached = false;
  const Joined value = evaluateApart([&](ThenTerm done) {
    return produceAll(std::move(s), method.requires_, definition.snapshot, [&](SymbolicState s) {
      s.frame.pureMethod = &method;
      return eval(std::move(s), *method.pureBody, [&](SymbolicState s, Term value) {
        isReached = true;
        const auto facts = path_->facts();
        const Term guard = guardsSince(0);
        for (const Term fact : facts) definition.facts.push_back(terms_.implies(guard, fact));
        return done(std::move(s), value);
      });
    });
  });
  definition.value = value.value;
  definition.isUsable = isReached && value.verdict == Verdict::Verified;

  --learning_;
  --silent_;
  trace_.resume(wasTracing);
  memory_ = std::move(memory);
  closeDepth_ = closeDepth;
  startValues_ = startValues;
  branches_ = std::move(branches);
  recursiveCalls_ = recursiveCalls;
  path_ = path;
  definition.isBuilding = false;
}

void Engine::assumeDefinition(const ast::MethodDecl& method, Term application, Term snapshot, Term self,
                              const Terms& arguments, bool withFacts) {
  const Definition& definition = definitionOf(method);
  if (definition.isBuilding || !definition.isUsable) return;
  // The equations of one recursion are not used to make each other: whether they are sound is not known yet.
  for (const auto& [other, building] : definitions_) {
    if (building.isBuilding && analysis_.areRecursive(*other, method)) return;
  }
  if (!terminates(method)) return;
  const auto [place, isNew] = instances_.try_emplace(application.id());
  Instance& instance = place->second;
  if (isNew) {
    std::vector<std::pair<Term, Term>> replacements{{definition.snapshot, snapshot}, {definition.self, self}};
    for (std::size_t index = 0; index < arguments.size(); ++index) {
      replacements.emplace_back(definition.parameters[index], arguments[index]);
    }
    instance.value = terms_.substitute(definition.value, replacements);
    for (const Term fact : definition.facts) {
      const Term learned = terms_.substitute(fact, replacements);
      if (learned != terms_.truth()) instance.facts.push_back(learned);
    }
  }
  if (path_->areEqual(application, instance.value)) return;
  path_->assume(terms_.equal(application, instance.value));
  if (!withFacts) return;
  for (const Term fact : instance.facts) path_->assume(fact);
}

bool Engine::isLearned(Term application) {
  const auto [place, isNew] = memory_.learned.try_emplace(application.id(), path_->innermost());
  if (!isNew && path_->isOpen(place->second)) return true;
  place->second = path_->innermost();
  return false;
}

void Engine::useDefinition(const ast::MethodDecl& method, Term application) {
  if (terms_.op(application) != smt::Op::Apply)
    return;  // several cases: each has its equation when inference adds it
  const auto operands = terms_.arguments(application);
  const Terms arguments(operands.begin() + 2, operands.end());
  assumeDefinition(method, application, operands[0], operands[1], arguments, false);
}

void Engine::assumePostcondition(const SymbolicState& s, const ast::MethodDecl& method, Term application,
                                 Term self, const Terms& arguments) {
  if (method.ensures.empty() || (method.hasBody() && !terminates(method))) return;
  const Site site{Context::Contract, Site::Place::Part, {}, {}};
  SymbolicState apart = s;
  apart.frame = frameFor(method.parameters, self, arguments, &site, &s.frame);
  apart.frame.result = application;
  ++learning_;
  attempt([&](ThenTerm done) {
    return produceAll(std::move(apart), method.ensures, terms_.unit(),
                      [&](SymbolicState s) { return done(std::move(s), {}); });
  });
  --learning_;
}

}  // namespace warrant::symbex
