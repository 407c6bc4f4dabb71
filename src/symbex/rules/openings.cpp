// What opens and closes predicates in the text: `open`, `close`, `opening`, and what uses definitions: `use`,
// `using`.
#include "symbex/rules/openings.h"

#include "ast/print.h"
#include "symbex/explain/history.h"
#include "symbex/explain/reports.h"
#include "symbex/ghost/ghost.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/pure/call_facts.h"
#include "symbex/resources/lookup.h"
#include "symbex/resources/predicates.h"
#include "symbex/resources/shares.h"
#include "symbex/rules/consume.h"
#include "symbex/rules/rules.h"
#include "symbex/rules/sharing.h"
#include "symbex/state/problem.h"
#include "symbex/values/amounts.h"
#include "symbex/values/classes.h"

namespace warrant::symbex {

using heap::Chunk;

Verdict Openings::evalOpening(SymbolicState s, const ast::Expression& e, const ast::Opening& opening,
                              ThenTerm then) {
  if (now().unfolds) return rules_.eval(std::move(s), *opening.body, then);
  const std::uint64_t closesBefore = run_.closes;
  const Joined value = path_.evaluateApart([&](ThenTerm done) {
    const auto inBody = [&](SymbolicState s, const Frame& frame) {
      s.frame = frame;
      // What was closed for it leaves the heap as large as it was, or larger.
      (run_.closes == closesBefore ? s.frame.insideOpening : s.frame.insideClosed) = true;
      return rules_.eval(std::move(s), *opening.body, done);
    };
    return openInstance(s, {*opening.instance, opening.amount, true},
                        {Context::Opening, Site::Place::Site, e.range, {}},
                        [&](SymbolicState opened) { return inBody(std::move(opened), s.frame); });
  });
  return value.value ? meet(value.verdict, then(std::move(s), value.value)) : value.verdict;
}

Problem Openings::problemOf(const SymbolicState& s, const Opened& opened, const Site& natural,
                            std::string_view why) {
  const Site& site = s.frame.isCode() ? natural : *s.frame.site;
  const std::string text = ast::toString(opened.instance);
  return Problem{site.context,
                 Reason::Predicate,
                 &site == &natural ? natural.range : opened.instance.range,
                 "`" + text + "` " + std::string(why),
                 {},
                 text};
}

heap::Amount Openings::amountToRead(const SymbolicState& s, const Wanted& wanted) {
  if (s.frame.scale.isSome()) return heap::Amount::some();
  const bool isWhole = !amounts_.areUsed() || lookup_.find(s.heap, wanted, Effort::Native);
  return isWhole ? heap::Amount() : heap::Amount::some();
}

Verdict Openings::openInstance(SymbolicState s, const Opened& opened, const Site& natural, Then then) {
  const ast::PredicateInstance& instance = opened.instance;
  return predicates_.evalInstance(
      std::move(s), instance, [&](SymbolicState s, Term receiver, std::span<const Term> arguments) {
        const heap::Resource resource = analysis_.resourceOf(instance, s.frame.statically);
        Chunk wanted = predicates_.predicateChunk(resource, receiver, arguments, {});
        if (opened.isRead && opened.amount == nullptr) {
          wanted.amount = amountToRead(s, wantedOf(wanted));
          return openChunk(std::move(s), opened, wanted, natural, then);
        }
        return sharing_.evalGhostAmount(std::move(s), opened.amount, natural,
                                        [&](SymbolicState s, heap::Amount amount) {
                                          wanted.amount = amount;
                                          return openChunk(std::move(s), opened, wanted, natural, then);
                                        });
      });
}

Verdict Openings::openChunk(SymbolicState s, const Opened& opened, const Chunk& wanted, const Site& natural,
                            Then then) {
  const PredicateDefinition definition = classes_.definitionFor(wanted.resource, wanted.receiver);
  if (!definition) {
    const std::string why = classes_.whyNoDefinition(opened.instance) + ": it cannot be opened";
    return path_.fail(s, problemOf(s, opened, natural, why));
  }
  const Frame frame = s.frame;
  const auto open = [&](SymbolicState s, Remainder remainder, Term snapshot) {
    s.heap = std::move(remainder.heap);
    Chunk chunk = wanted;
    chunk.value = snapshot;
    SymbolicState closed = s;
    closed.heap.add(chunk);
    ghost_.onOpen(closed, chunk);
    return predicates_.produceBody(std::move(s), chunk, definition, &frame, [&](SymbolicState s) {
      s.frame = frame;
      return then(std::move(s));
    });
  };
  Remainder whole{.heap = s.heap};
  return consume_.consumeChunk(std::move(s), std::move(whole), wanted, {wanted.amount}, open,
                               [&](SymbolicState s, Remainder remainder) {
                                 Problem problem = problemOf(s, opened, natural, "is not held");
                                 history_.addHistory(s, problem, wanted);
                                 ghost_.explainMissing(s, remainder, wanted, problem);
                                 return path_.fail(s, problem);
                               });
}

Verdict Openings::evalUsing(SymbolicState s, const ast::Using& use, ThenTerm then) {
  if (now().unfolds) return rules_.eval(std::move(s), *use.body, then);
  const auto& call = std::get<ast::Call>(use.call->node);
  const Site& site =
      run_.site({Context::Use, Site::Place::Site, use.call->range, "this part of the precondition"});
  const Site* const outer = s.frame.site;
  if (s.frame.isCode()) s.frame.site = &site;
  return rules_.eval(std::move(s), *use.call, [&](SymbolicState s, Term application) {
    callFacts_.useDefinition(s.frame, call, application);
    s.frame.site = outer;
    return rules_.eval(std::move(s), *use.body, then);
  });
}

Verdict Openings::execOpen(SymbolicState s, const ast::Statement& statement, const ast::Open& open,
                           Then then) {
  const Site& site = run_.site({Context::Open, Site::Place::Site, statement.range, {}});
  return openInstance(std::move(s), {*open.instance, open.amount, false}, site, then);
}

Verdict Openings::execClose(SymbolicState s, const ast::Statement& statement, const ast::Close& close,
                            Then then) {
  const ast::PredicateInstance& instance = *close.instance;
  const Site& site = run_.site({Context::Close, Site::Place::Site, statement.range, {}});
  return predicates_.evalInstance(
      std::move(s), instance, [&](SymbolicState s, Term receiver, std::span<const Term> arguments) {
        Chunk closed = predicates_.predicateChunk(analysis_.resourceOf(instance, s.frame.statically),
                                                  receiver, arguments, {});
        const auto closeIt = [&](SymbolicState s) {
          return sharing_.evalGhostAmount(
              std::move(s), close.amount, site, [&](SymbolicState s, heap::Amount amount) {
                closed.amount = amount;
                return closeChunk(std::move(s), statement, instance, closed, then);
              });
        };
        if (instance.predicate->isStatic) return closeIt(std::move(s));
        return path_.requireNonNull(std::move(s), receiver, *instance.receiver, Context::Close, closeIt);
      });
}

Verdict Openings::closeChunk(SymbolicState s, const ast::Statement& statement,
                             const ast::PredicateInstance& instance, const Chunk& closed, Then then) {
  const PredicateDefinition definition = classes_.definitionFor(closed.resource, closed.receiver);
  if (!definition) {
    return path_.fail(s, {Context::Close, Reason::Predicate, statement.range,
                          "`" + ast::toString(instance) + "` " + classes_.whyNoDefinition(instance) +
                              ": it cannot be closed"});
  }
  const Site& site =
      run_.site({Context::Close, Site::Place::Site, statement.range, "this part of the predicate"});
  const Frame caller = s.frame;
  reports_.rely(definition.known);
  s.frame = predicates_.frameOfBody(definition, closed, &site, &caller);
  return rules_.consumeFrom(std::move(s), *definition.predicate->body, [&](SymbolicState s, Term snapshot) {
    Chunk chunk = closed;
    chunk.value = snapshot;
    s.frame = caller;
    if (!shares_.add(s.heap, chunk)) return Verdict::Verified;
    if (path_.isRecording()) recorder_.add(s, Step::Kind::Added, statement.range, chunk);
    return then(std::move(s));
  });
}

Verdict Openings::execUse(SymbolicState s, const ast::Statement& statement, const ast::Expression& use,
                          Then then) {
  const Site& site =
      run_.site({Context::Use, Site::Place::Site, statement.range, "this part of the precondition"});
  const Site* const outer = std::exchange(s.frame.site, &site);
  return rules_.eval(std::move(s), use, [&](SymbolicState s, Term application) {
    callFacts_.useDefinition(s.frame, std::get<ast::Call>(use.node), application);
    s.frame.site = outer;
    return then(std::move(s));
  });
}

}  // namespace warrant::symbex
