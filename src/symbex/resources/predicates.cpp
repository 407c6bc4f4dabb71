// Predicate chunks, and the bodies that they stand for.
#include "symbex/resources/predicates.h"

#include "symbex/explain/reports.h"
#include "symbex/ghost/ghost.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/rules/rules.h"
#include "symbex/values/classes.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Resource;

Frame Predicates::frameOfBody(const PredicateDefinition& definition, const Chunk& chunk, const Site* site,
                              const Frame* caller) {
  Frame frame = frameFor(definition.predicate->parameters, chunk.receiver, chunk.arguments(), site, caller);
  frame.scale = chunk.amount;
  frame.statically = definition.statically;
  return frame;
}

Verdict Predicates::produceBody(SymbolicState s, const Chunk& chunk, const PredicateDefinition& definition,
                                const Frame* caller, Then then) {
  reports_.rely(definition.known);
  const Site& site = run_.site({Context::Contract, Site::Place::Part});
  s.frame = frameOfBody(definition, chunk, &site, caller);
  return rules_.produce(std::move(s), *definition.predicate->body, chunk.value, then);
}

Verdict Predicates::openChunk(SymbolicState s, const Chunk& chunk, Then then) {
  ghost_.onOpen(s, chunk);
  s.heap.remove(chunk);
  if (path_.isRecording()) recorder_.add(s, Step::Kind::Opened, recorder_.placeOfSite(s), chunk);
  const Frame caller = s.frame;
  const PredicateDefinition definition = classes_.definitionFor(chunk.resource, chunk.receiver);
  return produceBody(std::move(s), chunk, definition, &caller, [&](SymbolicState s) {
    s.frame = caller;
    return then(std::move(s));
  });
}

Chunk Predicates::predicateChunk(Resource resource, Term receiver, std::span<const Term> arguments,
                                 Term snapshot) const {
  return {resource, receiver, heap::OfPredicate{arguments}, snapshot, terms_.op(receiver) == smt::Op::Object};
}

Verdict Predicates::evalInstance(SymbolicState s, const ast::PredicateInstance& instance,
                                 Continuation<Term, std::span<const Term>> then) {
  return rules_.evalOwner(
      std::move(s), instance.receiver, instance.predicate->isStatic, [&](SymbolicState s, Term receiver) {
        if (!instance.predicate->isStatic) classes_.learnType(receiver, instance.receiver->type);
        Terms values;
        return rules_.evalAll(std::move(s), instance.arguments, 0, values,
                              [&](SymbolicState s) { return then(std::move(s), receiver, keep(values)); });
      });
}

}  // namespace warrant::symbex
