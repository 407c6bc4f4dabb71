// What is learned of the calls of pure methods: their definitions and postconditions (paper, 4.1), for the
// calls that are evaluated, and for those that their values are made of once the predicate is opened that
// these are about. So a recursive method is unfolded as far as its predicate is.
#include "symbex/engine.h"
#include "symbex/values/texts.h"

namespace warrant::symbex {

void Engine::learn(const SymbolicState& s, const Application& application, support::SourceRange range) {
  // The calls in what is learned of a call are learned of, too: without an end in a recursion, where what is
  // plain must do, and the equation where something else is defined by it.
  const bool learnsMore = learning_ == 0 || !isRecursive(application.callee);
  if (learnsMore && isLearned(application)) return;
  const bool defines = building_ != nullptr && building_->isOfBody;
  if (infers() && (learnsMore || defines)) assumeDefinition(application, learnsMore);
  const std::size_t known = path_->facts().size();
  const bool isPlain = analysis_.ensuresPlainly(*application.callee.method);
  if (learnsMore || isPlain) assumeResult(s, application, range);
  const bool isText = isTextMethod(*application.callee.method);
  if (isText) {
    const ast::MethodDecl& method = *application.callee.method;
    const auto learnHere = [&](Term fact) { learn(fact); };
    Texts texts(terms_, *path_, literals_, *arena_, learnHere);
    if (method.name == "equals") {
      const ast::Type string{ast::TypeKind::Class, method.owner, nullptr};
      const Term other = application.arguments.front();
      const Term isString = isInstance(other, string, method.parameters.front()->type);
      texts.learnEquals(application.value, application.self, other, isString);
    } else {
      texts.learnCall(method, application.value, application.self, application.arguments);
    }
  }
  if ((isPlain || isText) && building_ != nullptr) {
    for (const Term fact : path_->facts().subspan(known))
      building_->plainFacts.push_back(terms_.implies(guardsSince(0), fact));
  }
  if (learnsMore) relateOverrides(s, application, learnsMore);
}

void Engine::noteNested(const Callee& callee, Term call) {
  if (terms_.op(call) == smt::Op::Apply)
    nestedCalls_[terms_.arguments(call).front().id()].push_back({callee, call, {}});
}

// The precondition is checked as for any call; what it consumes is the chunk, or else it is another call.
void Engine::learnCallsAbout(const SymbolicState& s, const heap::Chunk& opened) {
  if (!infers() || learning_ > 0) return;
  const auto [known, isNew] = memory_.opened.try_emplace(opened.value, path_->innermost());
  if (!isNew && !path_->isOpen(known->second)) known->second = path_->innermost();
  if (closeDepth_ > 0) return;
  const auto noted = nestedCalls_.find(opened.value.id());
  if (noted == nestedCalls_.end()) return;
  const Site site{Context::Contract, Site::Place::Part, {}, {}};
  const std::vector<NestedCall> calls = noted->second;
  // What they demand is there, or else nothing is opened or closed for them.
  const unsigned closeDepth = std::exchange(closeDepth_, ~0u);
  for (const NestedCall& call : calls) {
    const ast::MethodDecl& method = *call.callee.method;
    const auto operands = terms_.arguments(call.value);
    const Term self = operands[1];
    const Terms arguments(operands.begin() + 2, operands.end());
    SymbolicState inner{frameFor(method.parameters, self, arguments, &site, &s.frame), s.heap, {}, s.step};
    inner.frame.statically = call.callee.statically;
    inner.frame.isBounded = domainOf(method, arguments) == terms_.truth();
    attempt([&](ThenTerm done) {
      return consumeAll(std::move(inner), Remainder{s.heap, {}, false, true}, method.requires_,
                        [&](SymbolicState inner, Remainder, Term snapshot) {
                          learn(inner, apply(call.callee, snapshot, self, arguments), {});
                          return done(std::move(inner), Term{});
                        });
    });
  }
  closeDepth_ = closeDepth;
}

// The snapshot, or what it is known to be built of by closing; no term: nothing was closed or opened.
smt::Term Engine::knownParts(Term snapshot) {
  const auto isBuilt = [&](Term term) {
    return terms_.op(term) == smt::Op::Combine || terms_.op(term) == smt::Op::Box;
  };
  if (isBuilt(snapshot)) return snapshot;
  if (const auto opened = memory_.opened.find(snapshot);
      opened != memory_.opened.end() && path_->isOpen(opened->second))
    return snapshot;
  Term built;
  path_->findEqual(snapshot, [&](Term equal) {
    if (isBuilt(equal)) built = equal;
    return static_cast<bool>(built);
  });
  return built;
}

// Whether unfolding it, and what it is made of, comes to an end: where it may lead back, it is about a part.
bool Engine::isAboutPart(const NestedCall& call) {
  if (terms_.op(call.value) != smt::Op::Apply) return false;
  const smt::Op snapshot = terms_.op(terms_.arguments(call.value).front());
  return !isRecursive(call.callee) || snapshot == smt::Op::First || snapshot == smt::Op::Second;
}

// What was closed or opened can be looked into: a call about a part of it has its definition, too, where it
// is made. The arguments may be others at each step, so the number of steps is bounded as well.
void Engine::unfoldBuilt(const Instance& instance, const Application& application) {
  constexpr unsigned deepest = 64;
  constexpr unsigned most = 256;
  if (learning_ > 0 || building_ != nullptr || unfoldings_ >= deepest) return;
  if (unfoldings_ == 0) unfolded_ = 0;
  for (const NestedCall& call : instance.nested) {
    const auto operands = terms_.arguments(call.value);
    const Term snapshot = knownParts(operands[0]);
    if (!snapshot || snapshot == application.snapshot) continue;
    const std::optional<bool> isMade = isKnown(call.guard);
    if (isMade && !*isMade) continue;
    if (++unfolded_ > most || !spendStep()) return;
    Application part = apply(call.callee, snapshot, operands[1], Terms(operands.begin() + 2, operands.end()));
    part.guard = application.guard;
    if (!isMade) part.guard = part.guard ? terms_.conjoin(part.guard, call.guard) : call.guard;
    ++unfoldings_;
    assumeDefinition(part, !isRecursive(call.callee));
    --unfoldings_;
  }
}

}  // namespace warrant::symbex
