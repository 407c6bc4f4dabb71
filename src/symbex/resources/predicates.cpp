// Predicate chunks, and the bodies that they stand for.
#include "symbex/resources/predicates.h"

#include "symbex/explain/reports.h"
#include "symbex/ghost/ghost.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/rules/rules.h"
#include "symbex/values/amounts.h"
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

bool Predicates::canBeSplit(Resource resource, Term receiver) {
  const PredicateDefinition definition = classes_.definitionFor(resource, receiver);
  if (!definition || definition.predicate->body == nullptr) return true;
  const auto [place, isNew] = splits_.try_emplace(definition.predicate, true);  // of itself, while it is made
  if (isNew) splits_[definition.predicate] = isDefinedInPart(definition);
  return splits_[definition.predicate];
}

bool Predicates::isDefinedInPart(const PredicateDefinition& definition) {
  const ast::PredicateDecl& predicate = *definition.predicate;
  const Site& site = run_.site({Context::Contract, Site::Place::Part});
  Apart apart(path_, *run_.workspace, {});
  apart.forget(options_);
  const Entered entered(path_, *apart);
  Chunk chunk{
      {}, terms_.fresh(smt::Sort::Ref, "this"), {}, terms_.fresh(smt::Sort::Snapshot, predicate.name)};
  chunk.amount = amounts_.fresh("part");
  Terms arguments;
  for (const ast::Variable* const parameter : predicate.parameters)
    arguments.push_back(classes_.fresh(parameter->type, parameter->name));
  chunk.kind = heap::OfPredicate{keep(arguments)};
  if (!predicate.isStatic) {
    path_.assume(terms_.negate(terms_.equal(chunk.receiver, terms_.null())));
    classes_.enterClassBelow(chunk.receiver, *predicate.owner);
  }
  SymbolicState s{frameOfBody(definition, chunk, &site, nullptr), {}, {}, {}};
  return rules_.produce(std::move(s), *predicate.body, chunk.value,
                        [](SymbolicState) { return Verdict::Verified; }) == Verdict::Verified;
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
