// Eliminating ghost operations (paper, 4.1): opening and closing predicates where a rule would fail without.
#include <algorithm>

#include "symbex/engine.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Heap;
using heap::Resource;

namespace {

// How many predicates are opened, one within the other, in search of one chunk.
constexpr unsigned maximalOpenings = 8;

// How many are closed so, where the user does not say.
constexpr unsigned deepestClose = 64;

}  // namespace

Frame Engine::frameFor(const PredicateDefinition& definition, Term self, std::span<const Term> arguments,
                       const Site* site, const Frame* caller) {
  Frame frame = frameFor(definition.predicate->parameters, self, arguments, site, caller);
  frame.statically = definition.statically;
  return frame;
}

Verdict Engine::produceBody(SymbolicState s, const Chunk& chunk, const PredicateDefinition& definition,
                            const Frame* caller, Then then) {
  rely(definition.known);
  const Site site{Context::Contract, Site::Place::Part, {}, {}};
  s.frame = frameFor(definition, chunk.receiver, chunk.arguments, &site, caller);
  return produce(std::move(s), *definition.predicate->body, chunk.value, then);
}

Verdict Engine::openChunk(SymbolicState s, const Chunk& chunk, Then then) {
  learnCallsAbout(s, chunk);
  s.heap.remove(chunk);
  if (trace_.isOn()) record(s, Step::Kind::Open, placeOfSite(s), chunk);
  const Frame caller = s.frame;
  const PredicateDefinition definition = definitionFor(chunk.resource, chunk.receiver);
  return produceBody(std::move(s), chunk, definition, &caller, [&](SymbolicState s) {
    s.frame = caller;
    return then(std::move(s));
  });
}

std::optional<Chunk> Engine::findHolder(const Heap& heap, Resource resource, Term receiver) {
  std::optional<Chunk> found;
  std::vector<Holder> holders(analysis_.holders(resource).begin(), analysis_.holders(resource).end());
  for (const Holder& holder : holders) {
    const auto accept = [&](const Chunk& chunk) {
      if (definitionFor(chunk.resource, chunk.receiver).predicate != holder.predicate) return false;
      found = chunk;
      return true;
    };
    if (holder.root == Holder::Root::Receiver) {
      path_->findEqual(receiver, [&](Term equal) { return heap.find(holder.resource, equal, accept); });
    } else if (holder.root == Holder::Root::Parameter) {
      heap.find(holder.resource, [&](const Chunk& chunk) {
        return path_->areEqual(chunk.arguments[holder.parameter], receiver) && accept(chunk);
      });
    }
    if (found) return found;
  }
  return found;
}

// Opens the chunk for a trial: does it hold what is looked for?
bool Engine::yields(const SymbolicState& s, const Chunk& holder, Resource resource, Term receiver) {
  bool found = false;
  const smt::PathScope scope(*path_);
  attempt([&](ThenTerm done) {
    return openChunk(s, holder, [&](SymbolicState s) {
      found = found || lookUpNatively(s.heap, resource, receiver, {}).has_value() ||
              findHolder(s.heap, resource, receiver).has_value();
      return done(std::move(s), Term{});
    });
  });
  return found;
}

Verdict Engine::openInSearch(SymbolicState s, Resource resource, Term receiver, unsigned depth,
                             ThenChunk then, Then missing) {
  if (!infers() || depth >= maximalOpenings) return missing(std::move(s));
  std::optional<Chunk> holder = findHolder(s.heap, resource, receiver);
  for (const Holder& candidate : analysis_.holders(resource)) {
    if (holder) break;
    if (candidate.root != Holder::Root::Other) continue;
    s.heap.find(candidate.resource, [&](const Chunk& chunk) {
      if (definitionFor(chunk.resource, chunk.receiver).predicate != candidate.predicate) return false;
      if (!yields(s, chunk, resource, receiver)) return false;
      holder = chunk;
      return true;
    });
  }
  if (!holder) return missing(std::move(s));
  return openChunk(std::move(s), *holder, [&](SymbolicState s) {
    return withChunk(std::move(s), resource, receiver, depth + 1, then, missing);
  });
}

// Opens the chunk for a trial: does it hold elements of the range that were not there, itself or by what is
// in it?
bool Engine::yieldsElements(const SymbolicState& s, const Chunk& holder, const Range& range, unsigned depth) {
  const std::uint32_t before = s.heap.nextSerial();
  bool found = false;
  const smt::PathScope scope(*path_);
  attempt([&](ThenTerm done) {
    return openChunk(s, holder, [&](SymbolicState s) {
      for (const Chunk& chunk : rangesOf(s.heap, range.array)) {
        found = found || (chunk.serial >= before && !areApart(rangeOf(chunk), range));
      }
      found = found || (depth + 1 < maximalOpenings && findHolder(s, range, before, depth + 1).has_value());
      return done(std::move(s), Term{});
    });
  });
  return found;
}

// A predicate chunk that holds elements of the range; one that was added with that serial or later.
std::optional<Chunk> Engine::findHolder(const SymbolicState& s, const Range& range, std::uint32_t serial,
                                        unsigned depth) {
  std::optional<Chunk> found;
  for (const Holder& candidate : analysis_.holders(analysis_.elements())) {
    s.heap.find(candidate.resource, [&](const Chunk& chunk) {
      const bool isOther = candidate.root == Holder::Root::Parameter &&
                           !path_->areEqual(chunk.arguments[candidate.parameter], range.array);
      if (isOther || chunk.serial < serial) return false;
      if (definitionFor(chunk.resource, chunk.receiver).predicate != candidate.predicate) return false;
      if (!yieldsElements(s, chunk, range, depth)) return false;
      found = chunk;
      return true;
    });
    if (found) break;
  }
  return found;
}

Verdict Engine::openForElements(SymbolicState s, const Range& range, unsigned depth, Then again,
                                Then missing) {
  if (!infers() || depth >= maximalOpenings) return missing(std::move(s));
  const std::optional<Chunk> holder = findHolder(s, range, 0, 0);
  return holder ? openChunk(std::move(s), *holder, again) : missing(std::move(s));
}

// A contract closes the same predicate for each call of a pure method in it.
const Engine::Closing* Engine::findClosing(const Heap& heap, const Chunk& wanted) {
  std::erase_if(memory_.closings, [&](const Closing& closing) { return !path_->isOpen(closing.scope); });
  for (auto closing = memory_.closings.rbegin(); closing != memory_.closings.rend(); ++closing) {
    const Chunk& closed = closing->closed;
    if (closing->before.isIdentical(heap) && closed.resource == wanted.resource &&
        closed.receiver == wanted.receiver && std::ranges::equal(closed.arguments, wanted.arguments)) {
      return &*closing;
    }
  }
  return nullptr;
}

bool Engine::isTooDeep() {
  if (closeDepth_ < closeBound_.depth) return false;
  closeBound_.isHit = true;
  return true;
}

Engine::Trial Engine::attemptClose(support::FunctionRef<Verdict(ThenTerm)> close) {
  const CloseBound bound = closeBound_;
  const bool isOutermost = closeDepth_ == 0;
  ++closeDepth_;
  Trial trial{Verdict::Failed, true, std::nullopt, {}};
  if (isOutermost && bound.deepens) {
    // Step by step: where cases fork, each level may cost twice as much as the one before.
    const std::uint64_t before = spentSteps();
    const std::uint64_t most = stepLimit_ / 32;
    closeBound_.mostSteps = before + most - std::min(deepeningSteps_, most);
    do {
      closeBound_.depth = std::min(closeBound_.depth + std::max(1u, closeBound_.depth / 2), deepestClose);
      closeBound_.isHit = closeBound_.deepens = false;
      trial = attempt(close);
      if (spentSteps() > closeBound_.mostSteps) trial.verdict = Verdict::Failed;
    } while (trial.verdict == Verdict::Failed && closeBound_.isHit && closeBound_.depth < deepestClose &&
             spentSteps() < closeBound_.mostSteps);
    deepeningSteps_ += spentSteps() - before;
  } else {
    if (isOutermost) closeBound_.isHit = false;
    trial = attempt(close);
  }
  if (isOutermost) {
    triedBound_ = closeBound_.depth;
    closeBound_.depth = bound.depth;
    closeBound_.mostSteps = bound.mostSteps;
  }
  --closeDepth_;
  return trial;
}

Verdict Engine::closeInstead(SymbolicState s, Remainder remainder, const Chunk& wanted, ThenConsumed then,
                             Continuation<Remainder> missing) {
  if (closeDepth_ == 0) closeBound_.isHit = false;
  const PredicateDefinition definition = definitionFor(wanted.resource, wanted.receiver);
  const auto hasReceiver = [&] {
    const Term isNull = terms_.equal(wanted.receiver, terms_.null());
    return definition.predicate->isStatic ||
           path_->entails(terms_.negate(isNull), smt::Purpose::Null) == smt::Answer::Yes;
  };
  if (!infers() || !definition || isTooDeep() || !hasReceiver()) {
    closeBound_.deepens = false;
    return missing(std::move(s), std::move(remainder));
  }
  const auto goOn = [&](SymbolicState s, Heap rest, Term snapshot) {
    Chunk closed = wanted;
    closed.value = snapshot;
    Remainder left = remainder;
    left.heap = std::move(rest);
    if (left.recordsTaken) left.taken.add(closed);
    if (trace_.isOn()) record(s, Step::Kind::Close, placeOfSite(s), closed);
    return then(std::move(s), std::move(left), snapshot);
  };
  if (const Closing* known = findClosing(remainder.heap, wanted)) {
    ++closes_;
    closeBound_.deepens = false;
    return goOn(std::move(s), known->after, known->closed.value);
  }
  const Site site{Context::Close, Site::Place::Part, {}, {}};
  const std::size_t depth = path_->depth(), branch = branches_.size();
  std::vector<ClosedCase> cases;
  const auto close = [&](ThenTerm done) {
    cases.clear();
    SymbolicState inner{frameFor(definition, wanted.receiver, wanted.arguments, &site, &s.frame),
                        remainder.heap, s.old, s.step};
    return consume(std::move(inner), Remainder{remainder.heap, {}, false}, *definition.predicate->body,
                   [&](SymbolicState inner, Remainder rest, Term snapshot) {
                     cases.push_back(closedCase(std::move(rest.heap), snapshot, depth, branch));
                     return done(std::move(inner), snapshot);
                   });
  };
  const Trial trial = attemptClose(close);
  if (trial.verdict != Verdict::Verified) {
    if (trial.verdict == Verdict::Unknown)
      (void)giveUp(definition.predicate->nameRange, "whether the predicate can be closed is not known");
    return missing(std::move(s), std::move(remainder));
  }
  if (cases.empty()) return Verdict::Verified;  // no execution comes here
  ++closes_;
  rely(definition.known);
  if (trial.isSingle) {
    Chunk closed = wanted;
    closed.value = trial.value;
    memory_.closings.push_back({path_->innermost(), remainder.heap, closed, cases.front().heap});
    return goOn(std::move(s), std::move(cases.front().heap), trial.value);
  }
  // Several cases: each goes on with its own remainder, under its own assumptions.
  Verdict verdict = Verdict::Verified;
  for (const ClosedCase& one : cases) {
    verdict =
        meet(verdict,
             resumeCase(s, one, [&](SymbolicState s) { return goOn(std::move(s), one.heap, one.snapshot); }));
  }
  return verdict;
}

Engine::ClosedCase Engine::closedCase(Heap heap, Term snapshot, std::size_t depth, std::size_t branch) const {
  ClosedCase one{std::move(heap), snapshot, {}, {}, {}};
  if (path_->depth() == depth) return one;
  const auto facts = path_->facts();
  one.facts.assign(facts.begin() + static_cast<std::ptrdiff_t>(path_->factsBefore(depth)), facts.end());
  const auto bounds = path_->boundsSince(depth);
  one.bounds.assign(bounds.begin(), bounds.end());
  one.branches.assign(branches_.begin() + static_cast<std::ptrdiff_t>(branch), branches_.end());
  return one;
}

Verdict Engine::resumeCase(SymbolicState s, const ClosedCase& one, Then then) {
  const smt::PathScope scope(*path_);
  for (const Term fact : one.facts) {
    if (!path_->assume(fact)) return Verdict::Verified;
  }
  for (const auto& bounds : one.bounds) path_->noteBounds(bounds);
  for (const Branch& branch : one.branches) {
    branches_.push_back(branch);
    if (trace_.isOn()) record(s, Step::Kind::Branch, branch.range, names_.print(terms_, branch.guard));
  }
  const std::size_t steps = trace_.size();
  const Verdict verdict = then(std::move(s));
  forgetSteps(steps);
  branches_.resize(branches_.size() - one.branches.size());
  return verdict;
}

// A final field is read without a permission for which a predicate would be opened. What the predicates of
// its object say is learned all the same.
void Engine::learnAbout(const SymbolicState& s, Term object, const ast::ClassDecl& declaration) {
  std::vector<Chunk> chunks;
  for (const ast::PredicateDecl* const predicate : declaration.predicates) {
    path_->findEqual(object, [&](Term equal) {
      return s.heap.find(analysis_.predicate(*predicate), equal, [&](const Chunk& chunk) {
        chunks.push_back(chunk);
        return false;
      });
    });
  }
  for (const Chunk& chunk : chunks) {
    std::uint64_t key = chunk.resource.id;  // mixed: what is taken for another one is just not learned
    const auto mix = [&](Term part) { key = (key ^ part.id()) * 0x9E3779B97F4A7C15ull; };
    mix(chunk.value);
    mix(chunk.receiver);
    for (const Term argument : chunk.arguments) mix(argument);
    const auto [place, isNew] = memory_.chunks.try_emplace(key, path_->innermost());
    if (!isNew && path_->isOpen(place->second)) continue;
    place->second = path_->innermost();
    learnFrom(s, chunk);
  }
}

void Engine::learnFrom(const SymbolicState& s, const Chunk& chunk) {
  const PredicateDefinition definition = definitionFor(chunk.resource, chunk.receiver);
  if (!definition) return;
  SymbolicState apart{{}, {}, {}, s.step};
  // What is assumed before the first branch stays: it follows from the chunk.
  attempt([&](ThenTerm done) {
    return produceBody(std::move(apart), chunk, definition, nullptr,
                       [&](SymbolicState s) { return done(std::move(s), Term{}); });
  });
}

}  // namespace warrant::symbex
