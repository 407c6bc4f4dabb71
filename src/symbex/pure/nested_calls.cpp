// What is learned of the calls of pure methods: their definitions and postconditions (paper, 4.1), for the
// calls that are evaluated, and for those that their values are made of once the predicate is opened that
// these are about. So a recursive method is unfolded as far as its predicate is.
#include "symbex/pure/call_facts.h"

#include "symbex/ghost/ghost.h"
#include "symbex/path/path.h"
#include "symbex/pure/callees.h"
#include "symbex/pure/definitions.h"
#include "symbex/rules/rules.h"
#include "symbex/values/numbers.h"
#include "symbex/values/strings.h"
#include "symbex/values/texts.h"

namespace warrant::symbex {

void CallFacts::learn(const SymbolicState& s, const Application& application, support::SourceRange range) {
  // The calls in what is learned of a call are learned of, too: without an end in a recursion, where what is
  // plain must do, and the equation where something else is defined by it.
  const bool learnsMore = !now().isLearning || !callees_.isRecursive(application.callee);
  if (learnsMore && isLearned(application))
    return definitions_.lookAgain(application.callee, application.value);
  const bool defines = now().building != nullptr && now().building->usesOthers;
  if (learnsMore || defines) ghost_.onCall(application, learnsMore);
  const std::size_t known = path_.facts().size();
  const bool isPlain = analysis_.ensuresPlainly(*application.callee.method);
  if (learnsMore || isPlain) assumeResult(s, application, range);
  const bool isText = isTextMethod(*application.callee.method);
  if (isText) strings_.learnCall(application);
  if ((isPlain || isText) && now().building != nullptr) {
    for (const Term fact : path_.facts().subspan(known))
      now().building->plainFacts.push_back(terms_.implies(path_.guardsSince(0), fact));
  }
  if (learnsMore) relateOverrides(s, application, learnsMore);
}

// The precondition is checked as for any call; what it consumes is the chunk, or else it is another call.
void CallFacts::learnCallsAbout(const SymbolicState& s, const heap::Chunk& opened) {
  if (now().isLearning) return;
  auto& memory = now().memory->opened;
  const auto [known, isNew] = memory.try_emplace(opened.value, path_.innermost());
  if (!isNew && !path_.isOpen(known->second)) known->second = path_.innermost();
  if (now().closeDepth > 0) return;
  const std::vector<NestedCall>* const noted = definitions_.nestedCallsOf(opened.value);
  if (noted == nullptr) return;
  const Site& site = run_.site({Context::Contract, Site::Place::Part});
  // What they demand is there, or else nothing is opened or closed for them.
  Exploration learning = path_.trial();
  learning.closeDepth = ~0u;
  for (const NestedCall& call : std::vector(*noted)) {
    const ast::MethodDecl& method = *call.callee.method;
    const auto operands = terms_.arguments(call.value);
    const Term self = operands[1];
    const Terms arguments(operands.begin() + 2, operands.end());
    SymbolicState inner{frameFor(method.parameters, self, arguments, &site, &s.frame), s.heap, {}, s.trail};
    inner.frame.scale = heap::Amount::some();
    inner.frame.statically = call.callee.statically;
    inner.frame.isBounded = numbers_.domainOf(method, arguments) == terms_.truth();
    path_.attempt(learning, [&](ThenTerm done) {
      return rules_.consumeAll(std::move(inner), Remainder{.heap = s.heap, .isRead = true}, method.requires_,
                               [&](SymbolicState inner, Remainder, Term snapshot) {
                                 learn(inner, callees_.apply(call.callee, snapshot, self, arguments), {});
                                 return done(std::move(inner), Term{});
                               });
    });
  }
}

}  // namespace warrant::symbex
