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
#include "symbex/resources/predicates.h"
#include "symbex/rules/consume.h"
#include "symbex/rules/rules.h"
#include "symbex/state/problem.h"
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
    return openInstance(s, *opening.instance, {Context::Opening, Site::Place::Site, e.range, {}},
                        [&](SymbolicState opened) { return inBody(std::move(opened), s.frame); });
  });
  return value.value ? meet(value.verdict, then(std::move(s), value.value)) : value.verdict;
}

Verdict Openings::openInstance(SymbolicState s, const ast::PredicateInstance& instance, const Site& natural,
                               Then then) {
  const auto failAt = [&](const SymbolicState& s, std::string_view why) {
    const Site& site = s.frame.isCode() ? natural : *s.frame.site;
    return Problem{site.context,
                   Reason::Predicate,
                   &site == &natural ? natural.range : instance.range,
                   "`" + ast::toString(instance) + "` " + std::string(why),
                   {},
                   ast::toString(instance)};
  };
  return predicates_.evalInstance(
      std::move(s), instance, [&](SymbolicState s, Term receiver, std::span<const Term> arguments) {
        const heap::Resource resource = analysis_.resourceOf(instance, s.frame.statically);
        const PredicateDefinition definition = classes_.definitionFor(resource, receiver);
        if (!definition)
          return path_.fail(s, failAt(s, classes_.whyNoDefinition(instance) + ": it cannot be opened"));
        const Chunk wanted = predicates_.predicateChunk(resource, receiver, arguments, {});
        const Frame frame = s.frame;
        const auto opened = [&](SymbolicState s, Remainder remainder, Term snapshot) {
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
        return consume_.consumeChunk(std::move(s), std::move(whole), wanted, opened,
                                     [&](SymbolicState s, Remainder remainder) {
                                       Problem problem = failAt(s, "is not held");
                                       history_.addHistory(s, problem, wanted);
                                       ghost_.explainMissing(s, remainder, wanted, problem);
                                       return path_.fail(s, problem);
                                     });
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

Verdict Openings::execOpen(SymbolicState s, const ast::Statement& statement,
                           const ast::PredicateInstance& instance, Then then) {
  const Site& site = run_.site({Context::Open, Site::Place::Site, statement.range, {}});
  return openInstance(std::move(s), instance, site, then);
}

Verdict Openings::execClose(SymbolicState s, const ast::Statement& statement,
                            const ast::PredicateInstance& instance, Then then) {
  return predicates_.evalInstance(
      std::move(s), instance, [&](SymbolicState s, Term receiver, std::span<const Term> arguments) {
        const heap::Resource resource = analysis_.resourceOf(instance, s.frame.statically);
        const auto close = [&](SymbolicState s) {
          const PredicateDefinition definition = classes_.definitionFor(resource, receiver);
          if (!definition) {
            return path_.fail(s, {Context::Close, Reason::Predicate, statement.range,
                                  "`" + ast::toString(instance) + "` " + classes_.whyNoDefinition(instance) +
                                      ": it cannot be closed"});
          }
          const Site& site =
              run_.site({Context::Close, Site::Place::Site, statement.range, "this part of the predicate"});
          const Frame caller = s.frame;
          reports_.rely(definition.known);
          s.frame = predicates_.frameOfBody(definition, receiver, arguments, &site, &caller);
          return rules_.consumeFrom(
              std::move(s), *definition.predicate->body, [&](SymbolicState s, Term snapshot) {
                const Chunk chunk = predicates_.predicateChunk(resource, receiver, arguments, snapshot);
                s.frame = caller;
                s.heap.add(chunk);
                if (path_.isRecording()) recorder_.add(s, Step::Kind::Added, statement.range, chunk);
                return then(std::move(s));
              });
        };
        if (instance.predicate->isStatic) return close(std::move(s));
        return path_.requireNonNull(std::move(s), receiver, *instance.receiver, Context::Close, close);
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
