// Eliminating ghost operations (paper, 4.1): opening and closing predicates where a rule would fail without.
#include "symbex/ghost/inference.h"

#include <algorithm>

#include "symbex/explain/notation.h"
#include "symbex/explain/reports.h"
#include "symbex/explain/why/aside.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/pure/call_facts.h"
#include "symbex/pure/definitions.h"
#include "symbex/resources/chunks.h"
#include "symbex/resources/families.h"
#include "symbex/resources/guards.h"
#include "symbex/resources/predicates.h"
#include "symbex/resources/ranges.h"
#include "symbex/rules/control/branches.h"
#include "symbex/rules/rules.h"
#include "symbex/state/problem.h"
#include "symbex/values/classes.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Heap;
using heap::Resource;

namespace {

// How many are closed so, where the user does not say.
constexpr unsigned deepestClose = 64;

// What fails where predicates are closed one within the other; nullptr: none is closed in it.
const Why::Conjunct* innermostOf(const Why& why) {
  const Why::Conjunct* innermost = why.conjunct.get();
  while (innermost != nullptr && innermost->why.conjunct) innermost = innermost->why.conjunct.get();
  return innermost;
}

// Whether something is held after a close that was not before it: a predicate was opened for it.
bool hasOpened(const Heap& before, const Heap& after) {
  return after.findDifference(
      before, [](const Chunk* come, const Chunk* was) { return come != nullptr && was == nullptr; });
}

}  // namespace

// The first of the holders that the heap has, those that hold it directly before others.
std::optional<Chunk> Inference::findHolder(const Heap& heap, Resource resource, Term receiver) {
  const HolderIndex& holders = analysis_.holders(resource);
  std::optional<Chunk> found;
  std::size_t best = holders.all().size();
  const auto isRoot = [&](const Holder& holder, const Chunk& chunk) {
    if (holder.root == Holder::Root::Other) return false;
    const bool isReceiver = holder.root == Holder::Root::Receiver;
    return path_.areEqual(isReceiver ? chunk.receiver : chunk.arguments()[holder.parameter], receiver);
  };
  const auto consider = [&](const Chunk& chunk) {
    if (!chunk.isPredicate()) return false;
    const PredicateDefinition definition = classes_.definitionFor(chunk.resource, chunk.receiver);
    if (!definition) return false;
    for (const std::uint32_t place : holders.places(chunk.resource, *definition.predicate)) {
      if (place >= best) break;
      if (!isRoot(holders.all()[place], chunk)) continue;
      best = place;
      found = chunk;
    }
    return false;
  };
  if (heap.size() < holders.groups().size()) {
    heap.find(consider);
    return found;
  }
  for (const HolderIndex::Group& group : holders.groups()) {
    if (group.first > best) break;
    if (group.hasParameters)
      heap.find(group.resource, consider);
    else if (group.hasReceivers)
      path_.findEqual(receiver, [&](Term equal) { return heap.find(group.resource, equal, consider); });
  }
  return found;
}

// Opens the chunk for a trial: does it hold what is looked for?
bool Inference::yields(const SymbolicState& s, const Chunk& holder, Resource resource, Term receiver) {
  bool found = false;
  const smt::PathScope scope(path_.condition());
  path_.attempt([&](ThenTerm done) {
    return predicates_.openChunk(s, holder, [&](SymbolicState s) {
      found =
          found ||
          lookup_.find(s.heap, {resource, receiver, {}, heap::Amount::some()}, Effort::Native).has_value() ||
          families_.read(s.heap, {resource, receiver, {}, heap::Amount::some()}) ||
          findHolder(s.heap, resource, receiver).has_value();
      return done(std::move(s), Term{});
    });
  });
  return found;
}

Verdict Inference::onMissingChunk(SymbolicState&& s, const Wanted& wanted, unsigned depth, ThenChunk then,
                                  Then missing) {
  const heap::Resource resource = wanted.resource;
  const Term receiver = wanted.receiver;
  if (depth >= mostOpenings) return missing(std::move(s));
  const auto again = [&](unsigned depth) {
    return
        [&, depth](SymbolicState s) { return chunks_.withChunk(std::move(s), wanted, depth, then, missing); };
  };
  const auto find = [&](const SymbolicState& s) { return findHolder(s, resource, receiver); };
  if (families_.settleInstances(s.heap, receiver)) return again(depth)(std::move(s));
  if (const auto holder = find(s)) return predicates_.openChunk(std::move(s), *holder, again(depth + 1));
  if (const auto holder = findGuarded(s, resource, find))
    return guards_.split(std::move(s), *holder, again(depth));
  if (const Term isFirst = whetherOfFirst(s.heap, resource, receiver))
    return path_.fork(std::move(s), isFirst, {}, again(depth),
                      again(depth));  // what is evident is known then
  return missing(std::move(s));
}

// Where the object is known to be one of several, and what is looked for is held of each of these, itself or
// within a predicate: whether it is the first. No term: it is not known, or what it is asks for a condition,
// which tells more.
Term Inference::whetherOfFirst(const Heap& heap, Resource resource, Term receiver) {
  constexpr std::size_t most = 64;
  if (terms_.op(receiver) == smt::Op::Ite && !path_.decide(terms_.arguments(receiver)[0])) return {};
  Terms candidates;
  bool isDecided = false;  // and it did not help
  const auto consider = [&](const Chunk& chunk) {
    isDecided = isDecided || path_.areEqual(chunk.receiver, receiver);
    if (!path_.areDistinct(chunk.receiver, receiver))
      candidates.push_back(terms_.equal(chunk.receiver, receiver));
    return isDecided || candidates.size() > most;
  };
  heap.find(resource, consider);
  for (const HolderIndex::Group& group : analysis_.holders(resource).groups()) {
    if (group.hasReceivers) heap.find(group.resource, consider);
  }
  if (isDecided || candidates.size() < 2 || candidates.size() > most) return {};
  Term isOne = terms_.falsity();
  for (const Term candidate : candidates) isOne = terms_.disjoin(isOne, candidate);
  return path_.isEvident(isOne) ? candidates.front() : Term();
}

// Where a predicate that is held under a guard holds it, too, that is opened there, and not elsewhere.
Verdict Inference::onUndecidedChunk(SymbolicState&& s, const Wanted& wanted, unsigned depth, Then again,
                                    Then split) {
  if (depth >= mostOpenings || !run_.joins()) return split(std::move(s));
  const auto find = [&](const SymbolicState& s) { return findHolder(s, wanted.resource, wanted.receiver); };
  const std::optional<Chunk> holder = findGuarded(s, wanted.resource, find);
  return holder ? openGuarded(std::move(s), *holder, again) : split(std::move(s));
}

Verdict Inference::openGuarded(SymbolicState s, const Chunk& holder, Then then) {
  const auto open = [&](SymbolicState s, Then done) {
    const Chunk held = Guards::hold(s.heap, holder);
    return predicates_.openChunk(std::move(s), held, done);
  };
  const auto leave = [&](SymbolicState s, Then done) {
    s.heap.remove(holder);
    return done(std::move(s));
  };
  return branches_.branchAndMerge(std::move(s), holder.guard, {}, open, leave, then);
}

std::optional<Chunk> Inference::findHolder(const SymbolicState& s, Resource resource, Term receiver) {
  std::optional<Chunk> holder = findHolder(s.heap, resource, receiver);
  const HolderIndex& holders = analysis_.holders(resource);
  for (const Holder& candidate : holders.all()) {
    if (holder || !holders.haveOtherRoots()) break;
    if (candidate.root != Holder::Root::Other) continue;
    s.heap.find(candidate.resource, [&](const Chunk& chunk) {
      if (classes_.definitionFor(chunk.resource, chunk.receiver).predicate != candidate.predicate)
        return false;
      if (!yields(s, chunk, resource, receiver)) return false;
      holder = chunk;
      return true;
    });
  }
  return holder;
}

// A predicate chunk, held under a guard, that would be found were it held.
std::optional<Chunk> Inference::findGuarded(const SymbolicState& s, Resource resource, FindHolder find) {
  std::optional<Chunk> found;
  if (!s.heap.hasGuarded()) return found;
  const HolderIndex& holders = analysis_.holders(resource);
  s.heap.findGuarded([&](const Chunk& chunk) {
    if (!chunk.isPredicate()) return false;
    const PredicateDefinition definition = classes_.definitionFor(chunk.resource, chunk.receiver);
    if (!definition || holders.places(chunk.resource, *definition.predicate).empty()) return false;
    const smt::PathScope scope(path_.condition());
    if (!path_.assume(chunk.guard)) return false;
    SymbolicState with = s;
    const Chunk held = Guards::hold(with.heap, chunk);
    const std::optional<Chunk> holder = find(with);
    if (holder && holder->serial == held.serial) found = chunk;
    return found.has_value();
  });
  return found;
}

// Opens the chunk for a trial: does it hold elements of the range that were not there, itself or by what is
// in it?
bool Inference::yieldsElements(const SymbolicState& s, const Chunk& holder, const Range& range,
                               unsigned depth) {
  const std::uint32_t before = s.heap.nextSerial();
  bool found = false;
  const smt::PathScope scope(path_.condition());
  path_.attempt([&](ThenTerm done) {
    return predicates_.openChunk(s, holder, [&](SymbolicState s) {
      for (const Chunk& chunk : ranges_.rangesOf(s.heap, range.array, heap::Amount::some())) {
        found = found || (chunk.serial >= before && !ranges_.areApart(rangeOf(chunk), range));
      }
      found = found || (depth + 1 < mostOpenings && findHolder(s, range, before, depth + 1).has_value());
      return done(std::move(s), Term{});
    });
  });
  return found;
}

// A predicate chunk that holds elements of the range; one that was added with that serial or later.
std::optional<Chunk> Inference::findHolder(const SymbolicState& s, const Range& range, std::uint32_t serial,
                                           unsigned depth) {
  std::optional<Chunk> found;
  for (const Holder& candidate : analysis_.holders(analysis_.elements()).all()) {
    s.heap.find(candidate.resource, [&](const Chunk& chunk) {
      const bool isOther = candidate.root == Holder::Root::Parameter &&
                           !path_.areEqual(chunk.arguments()[candidate.parameter], range.array);
      if (isOther || chunk.serial < serial) return false;
      if (classes_.definitionFor(chunk.resource, chunk.receiver).predicate != candidate.predicate)
        return false;
      if (!yieldsElements(s, chunk, range, depth)) return false;
      found = chunk;
      return true;
    });
    if (found) break;
  }
  return found;
}

Verdict Inference::onMissingElements(SymbolicState&& s, const Range& range, unsigned depth, Then again,
                                     Then missing) {
  if (depth >= mostOpenings) return missing(std::move(s));
  const auto find = [&](const SymbolicState& s) { return findHolder(s, range, 0, 0); };
  if (const auto holder = find(s)) return predicates_.openChunk(std::move(s), *holder, again);
  if (const auto holder = findGuarded(s, analysis_.elements(), find)) {
    return guards_.split(std::move(s), *holder, [&](SymbolicState s) {
      return onMissingElements(std::move(s), range, depth, again, missing);
    });
  }
  return missing(std::move(s));
}

// A contract closes the same predicate for each call of a pure method in it.
const Closing* Inference::findClosing(const Heap& heap, const Chunk& wanted) {
  std::erase_if(now().memory->closings, [&](const Closing& closing) { return !path_.isOpen(closing.scope); });
  for (auto closing = now().memory->closings.rbegin(); closing != now().memory->closings.rend(); ++closing) {
    const Chunk& closed = closing->closed;
    if (closing->before.isIdentical(heap) && closed.resource == wanted.resource &&
        closed.receiver == wanted.receiver && closed.kind == wanted.kind && closed.amount == wanted.amount) {
      return &*closing;
    }
  }
  return nullptr;
}

// A final field is read without a permission for which a predicate would be opened. What the predicates of
// its object say is learned all the same.
void Inference::onFinalField(const SymbolicState& s, Term object, const ast::ClassDecl& declaration) {
  std::vector<Chunk> chunks;
  for (const ast::PredicateDecl* const predicate : declaration.predicates) {
    path_.findEqual(object, [&](Term equal) {
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
    for (const Term argument : chunk.arguments()) mix(argument);
    const auto [place, isNew] = now().memory->chunks.try_emplace(key, path_.innermost());
    if (!isNew && path_.isOpen(place->second)) continue;
    place->second = path_.innermost();
    learnFrom(s, chunk);
  }
}

void Inference::learnFrom(const SymbolicState& s, const Chunk& chunk) {
  const PredicateDefinition definition = classes_.definitionFor(chunk.resource, chunk.receiver);
  if (!definition) return;
  SymbolicState apart{{}, {}, {}, s.trail};
  // What is assumed before the first branch stays: it follows from the chunk.
  path_.attempt([&](ThenTerm done) {
    return predicates_.produceBody(std::move(apart), chunk, definition, nullptr,
                                   [&](SymbolicState s) { return done(std::move(s), Term{}); });
  });
}

void Inference::onEntry(const SymbolicState& s) {
  s.heap.find([&](const Chunk& chunk) {
    if (analysis_.predicateOf(chunk.resource) != nullptr) learnFrom(s, chunk);
    return false;
  });
}

void Inference::onCall(const Application& application, bool withFacts) {
  definitions_.assumeDefinition(application, withFacts);
}

bool Inference::hasPutOff() const { return definitions_.hasPutOff(); }

void Inference::addPutOff() { definitions_.unfoldAll(); }

void Inference::onDefinition(const Variant& variant, const Definition::Instance& instance,
                             const Application& application) {
  if (!application.guard && analysis_.areRecursive(*variant.method, *variant.method))
    definitions_.unfoldKnown(instance.value, application.value);
  definitions_.unfoldBuilt(instance, application);
}

void Inference::onOpen(const SymbolicState& s, const Chunk& opened) { callFacts_.learnCallsAbout(s, opened); }

// --- closing

bool Inference::isTooDeep() {
  if (now().closeDepth < now().closeBound->depth) return false;
  now().closeBound->isHit = true;
  return true;
}

// Whether it may be tried: not too deep, and not of null.
bool Inference::mayClose(const PredicateDefinition& definition, const Chunk& wanted) {
  if (!definition || isTooDeep()) return false;
  const Term isNull = terms_.equal(wanted.receiver, terms_.null());
  return definition.predicate->isStatic ||
         path_.entails(terms_.negate(isNull), smt::Purpose::Null) == smt::Answer::Yes;
}

Verdict Inference::close(const SymbolicState& s, const Remainder& remainder, const Chunk& wanted,
                         const PredicateDefinition& definition, ThenConsumed then) {
  static const Site site{Context::Close, Site::Place::Part};
  SymbolicState inner{Predicates::frameOfBody(definition, wanted, &site, &s.frame), remainder.heap, s.old,
                      s.trail};
  return rules_.consume(std::move(inner), Remainder{.heap = remainder.heap}, *definition.predicate->body,
                        then);
}

Trial Inference::attemptClose(support::FunctionRef<Verdict(ThenTerm)> close, Refusal* refusal) {
  CloseBound& bound = *now().closeBound;
  Exploration closing = path_.trial();
  closing.refusal = refusal;
  const bool isOutermost = closing.closeDepth++ == 0;
  if (isOutermost && bound.deepens) return attemptDeeper(closing, close);
  if (!isOutermost) return path_.attempt(closing, close);
  bound.isHit = false;
  triedBound_ = bound.depth;
  return path_.attempt(closing, close);
}

// Step by step: where cases fork, each level may cost twice as much as the one before.
Trial Inference::attemptDeeper(Exploration closing, support::FunctionRef<Verdict(ThenTerm)> close) {
  CloseBound& bound = *now().closeBound;
  CloseBound deeper = bound;
  closing.closeBound = &deeper;
  const std::uint64_t before = path_.spentSteps();
  const std::uint64_t most = run_.mode.stepLimit / 32;
  deeper.mostSteps = before + most - std::min(deepeningSteps_, most);
  Trial trial{Verdict::Failed, true, std::nullopt, {}};
  do {
    deeper.depth = std::min(deeper.depth + std::max(1u, deeper.depth / 2), deepestClose);
    deeper.isHit = deeper.deepens = false;
    trial = path_.attempt(closing, close);
    if (path_.spentSteps() > deeper.mostSteps) trial.verdict = Verdict::Failed;
  } while (trial.verdict == Verdict::Failed && deeper.isHit && deeper.depth < deepestClose &&
           path_.spentSteps() < deeper.mostSteps);
  deepeningSteps_ += path_.spentSteps() - before;
  triedBound_ = deeper.depth;
  bound.isHit = deeper.isHit;
  bound.deepens = false;
  return trial;
}

bool Inference::mayCloseDeeper() const {
  const CloseBound& bound = *now().closeBound;
  return now().closeDepth == 0 && bound.isHit && bound.depth > 0 && !options_.closeDepth;
}

Verdict Inference::closeDeeper(SymbolicState&& s, Remainder&& remainder, const Chunk& wanted,
                               ThenConsumed then, Continuation<Remainder> missing) {
  now().closeBound->deepens = true;
  return onMissingPredicate(std::move(s), std::move(remainder), wanted, then, missing);
}

Verdict Inference::onMissingPredicate(SymbolicState&& s, Remainder&& remainder, const Chunk& wanted,
                                      ThenConsumed then, Continuation<Remainder> missing) {
  CloseBound& bound = *now().closeBound;
  if (now().closeDepth == 0) bound.isHit = false;
  const PredicateDefinition definition = classes_.definitionFor(wanted.resource, wanted.receiver);
  if (!mayClose(definition, wanted)) {
    bound.deepens = false;
    return missing(std::move(s), std::move(remainder));
  }
  const auto goOn = [&](SymbolicState s, Heap rest, Term snapshot) {
    Chunk closed = wanted;
    closed.value = snapshot;
    if (path_.isRecording() && !remainder.isRead && hasOpened(remainder.heap, rest))
      s.trail = recordClosing(s, remainder, wanted, definition);
    Remainder left = remainder;
    left.heap = std::move(rest);
    if (left.recordsTaken) left.taken.add(closed);
    if (path_.isRecording()) recorder_.add(s, Step::Kind::Closed, recorder_.placeOfSite(s), closed);
    return then(std::move(s), std::move(left), snapshot);
  };
  if (const Closing* known = findClosing(remainder.heap, wanted)) {
    ++run_.closes;
    bound.deepens = false;
    return goOn(std::move(s), known->after, known->closed.value);
  }
  const std::size_t depth = path_.depth(), branch = now().branches->size();
  std::vector<ClosedCase> cases;
  const auto closeAll = [&](ThenTerm done) {
    cases.clear();
    return close(s, remainder, wanted, definition, [&](SymbolicState inner, Remainder rest, Term snapshot) {
      cases.push_back(closedCase(std::move(rest.heap), snapshot, depth, branch));
      return done(std::move(inner), snapshot);
    });
  };
  Refusal refusal;
  const Trial trial = attemptClose(closeAll, path_.isRecording() ? &refusal : nullptr);
  if (trial.verdict != Verdict::Verified) {
    if (path_.isRecording())
      recorder_.add(s, {.kind = Step::Kind::Refused,
                        .range = recorder_.placeOfSite(s),
                        .chunk = wanted,
                        .text = refusal.message,
                        .cause = refusal.range});
    if (trial.verdict == Verdict::Unknown)
      (void)reports_.giveUp(definition.predicate->nameRange,
                            now().isSilent
                                ? run_.unspoken
                                : run_.unspoken + ": whether the predicate can be closed is not known");
    return missing(std::move(s), std::move(remainder));
  }
  if (cases.empty()) return Verdict::Verified;  // no execution comes here
  ++run_.closes;
  reports_.rely(definition.known);
  if (!trial.isSingle) return resumeCases(std::move(s), cases, goOn);
  Chunk closed = wanted;
  closed.value = trial.value;
  now().memory->closings.push_back({path_.innermost(), remainder.heap, closed, cases.front().heap});
  return goOn(std::move(s), std::move(cases.front().heap), trial.value);
}

// Trials are not recorded. One that succeeded and opened predicates on the way is gone through again: what
// they held is held from there on, and gets its names.
Trail Inference::recordClosing(const SymbolicState& s, const Remainder& remainder, const Chunk& wanted,
                               const PredicateDefinition& definition) {
  const Aside aside(run_);
  CloseBound bound{triedBound_, false, false};
  MemberStatistics statistics = path_.statistics();
  Exploration closing = now();
  closing.closeBound = &bound;
  closing.statistics = &statistics;
  closing.isSilent = true;
  ++closing.closeDepth;
  const Entered entered(path_, closing);
  const smt::PathScope scope(path_.condition());
  const std::size_t steps = record_.size();
  const std::uint64_t closes = run_.closes;
  Trail trail = s.trail;
  const Verdict verdict =
      close(s, remainder, wanted, definition, [&](const SymbolicState& inner, const Remainder&, Term) {
        trail.step = inner.trail.step;
        return Verdict::Verified;
      });
  run_.closes = closes;
  if (verdict == Verdict::Verified) return trail;
  record_.forgetSince(steps);
  return s.trail;
}

Inference::ClosedCase Inference::closedCase(Heap heap, Term snapshot, std::size_t depth,
                                            std::size_t branch) const {
  ClosedCase one{std::move(heap), snapshot};
  if (path_.depth() == depth) return one;
  const auto facts = path_.facts().subspan(path_.factsBefore(depth));
  one.facts.assign(facts.begin(), facts.end());
  const auto bounds = path_.boundsSince(depth);
  one.bounds.assign(bounds.begin(), bounds.end());
  const auto branches = std::span(*now().branches).subspan(branch);
  one.branches.assign(branches.begin(), branches.end());
  return one;
}

// Several cases: each goes on with its own remainder, under its own assumptions.
Verdict Inference::resumeCases(SymbolicState s, std::span<const ClosedCase> cases, ThenClosed then) {
  Verdict verdict = Verdict::Verified;
  for (const ClosedCase& one : cases) verdict = meet(verdict, resumeCase(s, one, then));
  return verdict;
}

Verdict Inference::resumeCase(SymbolicState s, const ClosedCase& one, ThenClosed then) {
  const smt::PathScope scope(path_.condition());
  for (const Term fact : one.facts) {
    if (!path_.assume(fact)) return Verdict::Verified;
  }
  for (const auto& bounds : one.bounds) path_.noteBounds(bounds);
  BranchesTaken& branches = *now().branches;
  for (const Branch& branch : one.branches) {
    branches.push_back(branch);
    if (path_.isRecording()) recorder_.add(s, Step::Kind::Branched, branch.range, branch.guard);
  }
  const std::size_t steps = record_.size();
  const Verdict verdict = then(std::move(s), one.heap, one.snapshot);
  path_.forgetSteps(steps);
  branches.resize(branches.size() - one.branches.size());
  return verdict;
}

// What the close fails on, instead of reporting it.
std::vector<Failure> Inference::failuresOfClosing(const SymbolicState& s, const Remainder& remainder,
                                                  const Chunk& wanted, const PredicateDefinition& definition,
                                                  CloseBound bound) {
  Findings findings;
  std::vector<support::Note> unknowns;
  MemberStatistics statistics = path_.statistics();
  Exploration closing = now();
  closing.closeBound = &bound;
  closing.unknowns = &unknowns;
  closing.findings = &findings;
  closing.statistics = &statistics;
  closing.isUnrecorded = true;
  ++closing.closeDepth;
  const Entered entered(path_, closing);
  const smt::PathScope scope(path_.condition());
  (void)close(s, remainder, wanted, definition,
              [](SymbolicState, Remainder, Term) { return Verdict::Verified; });
  return std::move(findings.failures);
}

void Inference::explainMissing(const SymbolicState& s, const Remainder& remainder, const Chunk& wanted,
                               Problem& problem) {
  if (!record_.isOn() || now().isSilent) return;
  const PredicateDefinition definition = classes_.definitionFor(wanted.resource, wanted.receiver);
  if (!definition) return;
  CloseBound bound = *now().closeBound;
  if (now().closeDepth == 0) {  // as deep as was tried, but where that forks
    constexpr std::uint64_t most = 10'000;
    bound = {triedBound_, false, false, path_.spentSteps() + most};
  }
  if (now().closeDepth >= bound.depth) {
    problem.notes.push_back({{},
                             "it is not closed here: that would nest more than " +
                                 std::to_string(now().closeDepth) + " closes, which --close-depth bounds"});
    return;
  }
  std::vector<Failure> failures = failuresOfClosing(s, remainder, wanted, definition, bound);
  if (failures.empty()) return;
  const ast::PredicateDecl& predicate = *definition.predicate;
  Failure& first = failures.front();
  problem.notes.push_back({first.range, "it cannot be closed here: " + first.message +
                                            notation_.meaningsIn(s, predicate, wanted)});
  if (const Why::Place* const taken = first.why ? first.why->find(Why::Place::Role::TakenAt) : nullptr) {
    const bool isSaid =
        std::ranges::find(problem.notes, taken->range, &support::Note::range) != problem.notes.end();
    if (!isSaid) problem.notes.push_back({taken->range, first.why->message});
  } else {
    for (support::Note& note : first.notes) {
      if (!note.range.isKnown() || first.reason == Reason::False) problem.notes.push_back(std::move(note));
    }
  }
  const Why::Conjunct* const innermost = first.why ? innermostOf(*first.why) : nullptr;
  if (innermost != nullptr && innermost->why.chunk.empty())
    problem.notes.push_back({innermost->range, "for `" + innermost->wanted + "` does not follow"});
  if (problem.why && first.why)
    problem.why->conjunct = std::make_shared<const Why::Conjunct>(
        Why::Conjunct{first.range, first.explanation->lookedFor, std::move(*first.why)});
  const ast::MethodDecl* const method = now().method;
  if (method != nullptr && method->isPure() && analysis_.recursBy(*method, predicate)) {
    problem.notes.push_back(
        {predicate.nameRange, "what this predicate says leads back to `" + qualifiedName(*method) +
                                  "`, which may not rely on it: that recursion is not known to end"});
  }
}

}  // namespace warrant::symbex
