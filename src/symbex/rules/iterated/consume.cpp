// Consuming what is said for all values of variables.
#include "symbex/rules/consume.h"

#include <algorithm>

#include "ast/print.h"
#include "symbex/explain/notation.h"
#include "symbex/explain/reports.h"
#include "symbex/ghost/ghost.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/resources/chunks.h"
#include "symbex/resources/family_elements.h"
#include "symbex/resources/predicates.h"
#include "symbex/resources/ranges.h"
#include "symbex/rules/iterated/iterated.h"
#include "symbex/rules/rules.h"
#include "symbex/rules/sharing.h"
#include "symbex/values/amounts.h"
#include "symbex/wands/footprints.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Family;

namespace {

bool isInstance(const Chunk& wanted) { return std::holds_alternative<heap::OfPredicate>(wanted.family().of); }

}  // namespace

Verdict IteratedRules::consume(SymbolicState s, Remainder remainder, const ast::Iterated& iterated,
                               ThenConsumed then) {
  if (now().unfolds) return reports_.unsupported(iterated.body->range);
  const Leaves leaves = leavesOf(iterated);
  return consumeFrom(std::move(s), std::move(remainder), leaves, 0, then);
}

Verdict IteratedRules::consumeFrom(SymbolicState s, Remainder remainder, const Leaves& leaves,
                                   std::size_t next, ThenConsumed then) {
  if (next == leaves.size()) return then(std::move(s), std::move(remainder), terms_.unit());
  const bool isLast = std::none_of(leaves.begin() + static_cast<std::ptrdiff_t>(next) + 1, leaves.end(),
                                   [](const Leaf& leaf) { return leaf.grants(); });
  return consumeLeaf(
      std::move(s), std::move(remainder), leaves[next], [&](SymbolicState s, Remainder remainder, Term own) {
        return consumeFrom(std::move(s), std::move(remainder), leaves, next + 1,
                           [&](SymbolicState s, Remainder remainder, Term rest) {
                             return then(std::move(s), std::move(remainder),
                                         rules_.join(own, leaves[next].grants(), rest, !isLast));
                           });
      });
}

Verdict IteratedRules::consumeLeaf(SymbolicState s, Remainder remainder, const Leaf& leaf,
                                   ThenConsumed then) {
  const Meaning meaning = evaluate(s, leaf);
  if (!meaning.domain) return meaning.verdict;
  // What it means may be a failure, from which the path need not go on.
  return meet(meaning.verdict, consumeMeaning(std::move(s), std::move(remainder), leaf, meaning, then));
}

Verdict IteratedRules::consumeMeaning(SymbolicState s, Remainder remainder, const Leaf& leaf,
                                      const Meaning& meaning, ThenConsumed then) {
  const auto nothing = [&](SymbolicState s) { return then(std::move(s), remainder, terms_.unit()); };
  if (const auto* const pure = std::get_if<ast::Pure>(&leaf.assertion->node)) {
    if (meaning.parts.empty()) return nothing(std::move(s));
    const Term all = terms_.forAll(meaning.keys, terms_.implies(meaning.domain, meaning.parts.front()));
    return path_.require(
        std::move(s), all, smt::Purpose::Obligation,
        [&](const SymbolicState& s) {
          return path_.blame(s, Context::Assert, Reason::False, leaf.assertion->range,
                             "`" + ast::toString(*pure->condition) + "` does not follow for all values");
        },
        nothing);
  }
  const auto family = familyOf(s, leaf, meaning);
  if (!family) return nothing(std::move(s));
  const auto consumeIt = [&](SymbolicState s, const Demand& demand) {
    if (demand.bound == nullptr && demand.amount.isNone()) return nothing(std::move(s));
    Chunk wanted = *family;
    wanted.amount = demand.least();
    const bool isPart = !demand.amount.isWhole() || demand.isRead;
    if (isInstance(wanted) && isPart && !demand.amount.isSome() &&
        !predicates_.canBeSplit(wanted.resource, wanted.receiver))
      return path_.fail(s, consume_.cannotBeSplit(s, std::get<ast::PredicateInstance>(leaf.assertion->node)));
    if (const auto elements = families_.elementsOf(wanted))
      return consumeElements(std::move(s), remainder, leaf, *elements, demand, then);
    return consumeFamily(std::move(s), remainder, leaf, wanted, demand, then);
  };
  if (leaf.share == nullptr) {
    const Demand demand{s.frame.scale};
    return consumeIt(std::move(s), demand);
  }
  if (meaning.amount) {
    return evalEach(std::move(s), leaf, meaning, [&](SymbolicState s, heap::Amount amount) {
      const Demand demand{amount};
      return consumeIt(std::move(s), demand);
    });
  }
  return sharing_.evalDemand(std::move(s), *leaf.share, consumeIt);
}

// As a range, the elements of which have the keys as their indices again afterwards.
Verdict IteratedRules::consumeElements(SymbolicState s, Remainder remainder, const Leaf& leaf,
                                       const Elements& elements, const Demand& demand, ThenConsumed then) {
  return consume_.consumeRange(std::move(s), std::move(remainder), elements.range, *leaf.assertion, demand,
                               false, [&](SymbolicState s, Remainder remainder, Term map) {
                                 Term snapshot = families_.shifted(map, elements.offset);
                                 if (snapshot != map) {
                                   snapshot = ranges_.spliceMaps(terms_.unit(), elements.from, snapshot);
                                   snapshot = ranges_.spliceMaps(snapshot, elements.to, terms_.unit());
                                 }
                                 return then(std::move(s), std::move(remainder), snapshot);
                               });
}

Verdict IteratedRules::consumeFamily(SymbolicState s, Remainder remainder, const Leaf& leaf,
                                     const Chunk& wanted, const Demand& demand, ThenConsumed then,
                                     unsigned closed) {
  constexpr unsigned mostClosed = 8;
  const InRemainder looking(s, remainder);
  const auto found = [&](SymbolicState s, const Chunk& chunk) {
    Remainder left = looking.leave(s);
    take(s, left, chunk, demand);
    return then(std::move(s), std::move(left), chunk.value);
  };
  const auto missing = [&](SymbolicState s) {
    Remainder left = looking.leave(s);
    heap::Heap again = s.heap;  // a pure method may demand a permission twice, for it only reads
    const auto taken = demand.amount.isSome() ? families_.isolate(again, wanted, Effort::Full) : std::nullopt;
    if (taken) {
      left.isTakenTwice = true;
      return then(std::move(s), std::move(left), taken->value);
    }
    if (!isInstance(wanted) || closed == mostClosed) return fail(s, leaf, wanted);
    const auto retry = [&](SymbolicState s, Remainder left) {
      return consumeFamily(std::move(s), std::move(left), leaf, wanted, demand, then, closed + 1);
    };
    const std::vector<Chunk> places = families_.leftOut(left.heap, wanted);
    return closeOne(std::move(s), std::move(left), wanted, places, retry,
                    [&](const SymbolicState& s, const Remainder&) { return fail(s, leaf, wanted); });
  };
  const auto nothing = [&](SymbolicState s) {
    Remainder left = looking.leave(s);
    return then(std::move(s), std::move(left), terms_.unit());
  };
  const auto ask = [&](SymbolicState s) {
    return search(std::move(s), wanted, leaf.assertion->range, 0, found, missing);
  };
  if (const auto chunk = families_.isolate(s.heap, wanted, Effort::Native))
    return found(std::move(s), *chunk);
  const Family& family = wanted.family();
  if (!family.isInterval()) return ask(std::move(s));
  return path_.branch(std::move(s), terms_.lessOrEqual(family.to, family.from), leaf.assertion->range,
                      nothing, ask);
}

// The first of those instances that can be closed is held then, as what was opened, or made of its parts.
Verdict IteratedRules::closeOne(SymbolicState s, Remainder remainder, const Chunk& wanted,
                                std::span<const Chunk> places, Continuation<Remainder> then,
                                Continuation<Remainder> missing) {
  if (places.empty()) return missing(std::move(s), std::move(remainder));
  Chunk instance = places.front();
  if (instance.amount.isSome() && !s.frame.scale.isSome())
    instance.amount = {};  // all, of which some is taken
  Remainder before = std::move(remainder);
  Remainder parts{.heap = before.heap};
  parts.isRead = before.isRead;
  const auto goOn = [&](SymbolicState s, Remainder left, Term snapshot) {
    instance.value = snapshot;
    left.heap.add(instance);
    return then(std::move(s), before.with(std::move(left.heap)));
  };
  const auto next = [&](SymbolicState s, const Remainder&) {
    return closeOne(std::move(s), before, wanted, places.subspan(1), then, missing);
  };
  return ghost_.onMissingPredicate(std::move(s), std::move(parts), instance, goOn, next);
}

// It is looked for in each case of an order of keys, and again of keys that may be the same, and where the
// first location of an interval can be found by opening predicates.
Verdict IteratedRules::search(SymbolicState s, const Chunk& wanted, support::SourceRange places,
                              unsigned depth, ThenChunk then, Then missing) {
  constexpr unsigned mostCases = 4, mostOpenings = 8;
  const auto inEachCase = [&](Term isSo) {
    const auto retry = [&](SymbolicState s) {
      return search(std::move(s), wanted, places, depth + 1, then, missing);
    };
    return path_.branch(std::move(s), isSo, places, retry, retry);
  };
  const bool mayBranch = depth < mostCases;
  if (const Term order = mayBranch ? families_.undecidedOrder(s.heap, wanted) : Term())
    return inEachCase(order);
  if (const auto chunk = families_.isolate(s.heap, wanted, Effort::Full)) return then(std::move(s), *chunk);
  if (const Term areSame = mayBranch ? families_.undecided(wanted) : Term()) return inEachCase(areSame);
  if (!wanted.family().isInterval() || depth == mostOpenings) return missing(std::move(s));
  const Chunk first = families_.first(wanted);
  if (first.isRange()) return missing(std::move(s));
  const std::uint32_t before = s.heap.nextSerial();
  const auto again = [&](SymbolicState s, const Chunk&) {
    if (s.heap.nextSerial() == before) return missing(std::move(s));
    return search(std::move(s), wanted, places, depth + 1, then, missing);
  };
  return chunks_.withChunk(std::move(s), wantedOf(first), 0, again, missing);
}

void IteratedRules::take(SymbolicState& s, Remainder& remainder, const Chunk& chunk, const Demand& demand) {
  heap::Amount amount = demand.amount;
  if (demand.isRead && !chunk.amount.isSome()) {
    amount = amounts_.fresh("read");
    const Term isLess = terms_.negate(amounts_.isAtMost(chunk.amount, amount));
    path_.learn(terms_.forAll(chunk.family().keys, terms_.implies(chunk.family().domain, isLess)));
  }
  const Chunk taken = families_.take(remainder.heap, chunk, amount);
  if (remainder.recordsTaken) remainder.taken.add(taken);
  if (!path_.isRecording()) return;
  if (remainder.isRead)
    recorder_.add(s, Step::Kind::Read, recorder_.placeOfSite(s), taken);
  else
    recorder_.addTaken(s, recorder_.placeOfSite(s), taken, remainder.heap);
}

Verdict IteratedRules::fail(const SymbolicState& s, const Leaf& leaf, const Chunk& wanted) {
  Problem problem = path_.blame(
      s, Context::Assert, isInstance(wanted) ? Reason::Predicate : Reason::Permission, leaf.assertion->range,
      "`" + ast::toString(*leaf.assertion) + "` is not held for all values that are meant");
  problem.lookedFor = ast::toString(*leaf.assertion);
  footprints_.offer(wanted);
  if (record_.isOn() && !now().isSilent) {
    const Wording wording = notation_.wordingOf(s);
    s.heap.findFamilies(wanted.resource, [&](const Chunk& held) {
      problem.nearMisses.push_back("`" + notation_.describe(held, wording) +
                                   "` is held, but that is not known to be all");
      return problem.nearMisses.size() >= 5;
    });
  }
  return path_.fail(s, problem);
}

}  // namespace warrant::symbex
