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
  const bool defines = building_ != nullptr && !building_->isRecursive;
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
    nestedCalls_[terms_.arguments(call).front().id()].push_back({callee, call});
}

// The precondition is checked as for any call; what it consumes is the chunk, or else it is another call.
void Engine::learnCallsAbout(const SymbolicState& s, const heap::Chunk& opened) {
  if (!infers() || learning_ > 0 || closeDepth_ > 0) return;
  const auto noted = nestedCalls_.find(opened.value.id());
  if (noted == nestedCalls_.end()) return;
  const Site site{Context::Contract, Site::Place::Part, {}, {}};
  const std::vector<NestedCall> calls = noted->second;
  // What they demand is there, or else nothing is opened or closed for them.
  const unsigned closeDepth = std::exchange(closeDepth_, options_.closeDepth + 1);
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

}  // namespace warrant::symbex
