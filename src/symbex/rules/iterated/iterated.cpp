// What is said for all values of variables, and producing it.
#include "symbex/rules/iterated/iterated.h"

#include <algorithm>

#include "ast/print.h"
#include "ast/walk.h"
#include "support/match.h"
#include "symbex/explain/notation.h"
#include "symbex/explain/reports.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/resources/family_elements.h"
#include "symbex/resources/ranges.h"
#include "symbex/rules/produce.h"
#include "symbex/rules/rules.h"
#include "symbex/rules/sharing.h"
#include "symbex/values/amounts.h"
#include "symbex/values/sorts.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Family;
using smt::Sort;
using support::match;

// --- by the text

IteratedRules::Leaves IteratedRules::leavesOf(const ast::Iterated& iterated) {
  Leaves leaves;
  Leaf all;
  all.variables.assign(iterated.variables.begin(), iterated.variables.end());
  if (iterated.range != nullptr) all.suppose(*iterated.range);
  collect(*iterated.body, all, leaves);
  return leaves;
}

void IteratedRules::collect(const ast::Assertion& assertion, Leaf above, Leaves& leaves) {
  match(
      assertion.node,
      [&](const ast::Star& star) {
        collect(*star.left, above, leaves);
        collect(*star.right, above, leaves);
      },
      [&](const ast::ConditionalAssertion& conditional) {
        Leaf otherwise = above;
        above.suppose(*conditional.condition);
        otherwise.conditions.push_back({conditional.condition, false});
        collect(*conditional.onTrue, std::move(above), leaves);
        collect(*conditional.onFalse, std::move(otherwise), leaves);
      },
      [&](const ast::Iterated& inner) {
        above.variables.insert(above.variables.end(), inner.variables.begin(), inner.variables.end());
        if (inner.range != nullptr) above.suppose(*inner.range);
        collect(*inner.body, std::move(above), leaves);
      },
      [&](const ast::Share& share) { collect(share, std::move(above), leaves); },
      [&](const auto&) {
        above.assertion = &assertion;
        leaves.push_back(std::move(above));
      });
}

// Part by part, so that each is known of what the next ones call.
void IteratedRules::Leaf::suppose(const ast::Expression& condition) {
  const auto* const both = std::get_if<ast::Binary>(&condition.node);
  if (both == nullptr || both->op != ast::BinaryOperator::And)
    return conditions.push_back({&condition, true});
  suppose(*both->left);
  suppose(*both->right);
}

// Where a condition on the variables chooses the amount, there is a family for each case.
void IteratedRules::collect(const ast::Share& share, Leaf above, Leaves& leaves) {
  above.share = &share;
  const auto* const choice =
      share.amount == nullptr ? nullptr : std::get_if<ast::Conditional>(&share.amount->node);
  if (choice == nullptr || !isAmountByValue(above)) return collect(*share.access, std::move(above), leaves);
  for (const bool holds : {true, false}) {
    Leaf arm = above;
    arm.conditions.push_back({choice->condition, holds});
    const auto* const part =
        run_.arena.make<ast::Share>(ast::Share{share.access, holds ? choice->onTrue : choice->onFalse});
    collect(*part, std::move(arm), leaves);
  }
}

// --- what it means

smt::Term IteratedRules::evaluateApart(Verdict& verdict, support::FunctionRef<Verdict(ThenTerm)> body) {
  const Joined joined = path_.evaluateApart(body);
  verdict = meet(verdict, joined.verdict);
  return joined.value;
}

IteratedRules::Meaning IteratedRules::evaluate(const SymbolicState& s, const Leaf& leaf) {
  Terms calls;
  const auto body = [&](const SymbolicState& s, Terms& parts) {
    Verdict verdict = Verdict::Verified;
    Term domain = terms_.truth();
    for (const Condition& condition : leaf.conditions) {
      const Term value = evaluateApart(
          verdict, [&](ThenTerm done) { return rules_.eval(SymbolicState(s), *condition.expression, done); });
      const Term test = value ? ofSequences(value, calls) : terms_.falsity();
      const Term holds = !value || condition.holds ? test : terms_.negate(test);
      domain = terms_.conjoin(domain, holds);
      if (!path_.assume(holds)) domain = terms_.falsity();
    }
    parts.push_back(domain);
    if (domain == terms_.falsity()) return verdict;
    verdict = meet(verdict, evaluateParts(s, leaf, parts));
    for (Term& part : std::span(parts).subspan(1)) part = ofSequences(part, calls);
    return verdict;
  };
  const auto any = quantifiers_.evalForAny(s, leaf.variables, leaf.assertion->range, body, calls);
  Meaning meaning{any.verdict, {}, {}, {}};
  if (any.parts.empty()) return meaning;
  quantifiers_.assumeAll(any.facts);
  std::vector<std::pair<Term, Term>> replacements;
  for (const Term symbol : any.symbols) {
    const ast::Variable& variable = *leaf.variables[meaning.keys.size()];
    meaning.keys.push_back(families_.key(terms_.sort(symbol), meaning.keys.size()));
    replacements.emplace_back(symbol, meaning.keys.back());
    if (path_.isRecording()) names_.name(meaning.keys.back(), variable.name, variable.range.line);
  }
  for (const Term part : any.parts) meaning.parts.push_back(terms_.substitute(part, replacements));
  meaning.domain = terms_.conjoin(terms_.substitute(any.isTyped, replacements), meaning.parts.front());
  meaning.parts.erase(meaning.parts.begin());
  if (isAmountByValue(leaf) && !meaning.parts.empty()) {
    meaning.amount = meaning.parts.back();
    meaning.parts.pop_back();
  }
  return meaning;
}

// Where calls are known to yield elements or lengths of sequences, these stand for them: of families over
// elements more is known (family_shifts.cpp). Notes the calls, of which nothing else is left. A condition is
// asked before it is assumed, so it holds for the same keys afterwards.
smt::Term IteratedRules::ofSequences(Term term, Terms& calls) {
  std::vector<std::pair<Term, Term>> replacements;
  Terms pending{term};
  while (!pending.empty()) {
    const Term part = pending.back();
    pending.pop_back();
    const bool isCall = terms_.op(part) == smt::Op::Apply;
    if (const Term known = !isCall                               ? Term()
                           : terms_.sort(part) == smt::Sort::Int ? knownLength(part)
                                                                 : knownElement(part)) {
      replacements.emplace_back(part, known);
      calls.push_back(part);
      continue;
    }
    const std::span<const Term> parts = terms_.arguments(part);
    pending.insert(pending.end(), parts.begin(), parts.end());
  }
  return replacements.empty() ? term : terms_.substitute(term, replacements);
}

// No term: the call is not known to yield such.
smt::Term IteratedRules::knownElement(Term call) {
  Term found;
  path_.findEqual(call, [&](Term equal) {
    const bool isUnboxed = terms_.op(equal) == smt::Op::Unbox;
    const Term value = isUnboxed ? terms_.arguments(equal)[0] : equal;
    if (terms_.op(value) == smt::Op::Element) found = equal;
    return bool(found);
  });
  return found;
}

// Postconditions say so: `result == |s|`.
smt::Term IteratedRules::knownLength(Term call) {
  const std::span<const Term> facts = path_.facts();
  for (auto fact = facts.rbegin(); fact != facts.rend(); ++fact) {
    if (terms_.op(*fact) != smt::Op::Equal || !terms_.occurs(call, *fact)) continue;
    for (const Term side : terms_.arguments(*fact)) {
      for (const Term part :
           terms_.op(side) == smt::Op::Length ? std::span(&side, 1) : terms_.arguments(side)) {
        const bool isLength = terms_.op(part) == smt::Op::Length && path_.isEvident(terms_.equal(call, part));
        if (isLength) return part;
      }
    }
  }
  return {};
}

// Under the conditions, which are assumed. Nothing is added of what cannot be evaluated: the domain is empty
// then, or that was reported.
Verdict IteratedRules::evaluateParts(const SymbolicState& s, const Leaf& leaf, Terms& parts) {
  Verdict verdict = Verdict::Verified;
  const auto add = [&](support::FunctionRef<Verdict(ThenTerm)> body) {
    if (const Term value = evaluateApart(verdict, body))
      parts.push_back(value);
    else
      parts.front() = terms_.falsity();
  };
  const auto addValue = [&](const ast::Expression& e) {
    add([&](ThenTerm done) { return rules_.eval(SymbolicState(s), e, done); });
  };
  const auto addOwner = [&](const ast::Expression* owner, bool isStatic) {
    add([&](ThenTerm done) { return rules_.evalOwner(SymbolicState(s), owner, isStatic, done); });
  };
  match(
      leaf.assertion->node, [&](const ast::Pure& pure) { addValue(*pure.condition); },
      [&](const ast::FieldAccess& access) { addOwner(access.receiver, access.field->isStatic); },
      [&](const ast::ElementAccess& access) {
        addValue(*access.array);
        addValue(*access.index);
      },
      [&](const ast::ElementsAccess& access) {
        addValue(*access.array);
        if (access.from == nullptr) return;
        addValue(*access.from);
        addValue(*access.to);
      },
      [&](const ast::PredicateInstance& instance) {
        addOwner(instance.receiver, instance.predicate->isStatic);
        for (const ast::Expression* argument : instance.arguments) addValue(*argument);
      },
      [&](const auto&) { verdict = reports_.unsupported(leaf.assertion->range); });
  if (isAmountByValue(leaf)) addValue(*leaf.share->amount);
  return verdict;
}

// The permissions that an access means; none: for no key at all.
std::optional<Chunk> IteratedRules::familyOf(const SymbolicState& s, const Leaf& leaf,
                                             const Meaning& meaning) {
  if (meaning.domain == terms_.falsity() || meaning.parts.empty()) return std::nullopt;
  const Term receiver = meaning.parts.front();
  Family family{keep(meaning.keys), meaning.domain, {}, {}, heap::OfField{}};
  heap::Resource resource = analysis_.elements();
  match(
      leaf.assertion->node,
      [&](const ast::FieldAccess& access) { resource = analysis_.field(*access.field); },
      [&](const ast::ElementAccess&) { family.of = heap::OfElement{meaning.parts[1]}; },
      [&](const ast::ElementsAccess& access) {
        const Range range = access.from == nullptr ? ranges_.wholeRange(receiver)
                                                   : Range{receiver, meaning.parts[1], meaning.parts[2]};
        family.of = heap::OfRange{range.from, range.to};
      },
      [&](const ast::PredicateInstance& instance) {
        resource = analysis_.resourceOf(instance, s.frame.statically);
        family.of = heap::OfPredicate{keep(Terms(meaning.parts.begin() + 1, meaning.parts.end()))};
      },
      [](const auto&) {});
  families_.findInterval(family);
  return families_.make(resource, receiver, family, terms_.unit(), {});
}

bool IteratedRules::isAmountByValue(const Leaf& leaf) {
  bool isFound = false;
  if (leaf.share == nullptr || leaf.share->amount == nullptr) return isFound;
  ast::forEachExpression(*leaf.share->amount, [&](const ast::Expression& part) {
    const auto* const read = std::get_if<ast::VariableRead>(&part.node);
    isFound = isFound ||
              (read != nullptr && std::ranges::find(leaf.variables, read->variable) != leaf.variables.end());
  });
  return isFound;
}

// The amount over the keys. Where it may be 0 the family would be of other keys than the range says.
Verdict IteratedRules::evalEach(SymbolicState s, const Leaf& leaf, const Meaning& meaning,
                                Continuation<heap::Amount> then) {
  const ast::Expression& written = *leaf.share->amount;
  const heap::Amount amount = amounts_.amountOf(meaning.amount);
  const Term isNotNegative = amounts_.isAtMost(heap::Amount(0, 1), amount);
  const Term areNotNegative = terms_.forAll(meaning.keys, terms_.implies(meaning.domain, isNotNegative));
  const auto goOn = [&](SymbolicState s) {
    if (!families_.holdsForAny(meaning.domain, amounts_.isPositive(amount)))
      return reports_.giveUp(written.range, "whether the amount `" + ast::toString(written) +
                                                "` is positive for all values is not known: put that into "
                                                "the range");
    const heap::Amount scaled = amounts_.product(s.frame.scale, amount);
    return then(std::move(s), scaled);
  };
  if (!isChecked(s.frame)) return path_.assume(std::move(s), areNotNegative, goOn);
  return path_.require(
      std::move(s), areNotNegative, smt::Purpose::Obligation,
      [&](const SymbolicState& s) {
        return path_.blame(s, Context::Assert, Reason::Amount, written.range,
                           "the amount `" + ast::toString(written) + "` may be negative");
      },
      goOn);
}

// --- producing

Verdict IteratedRules::produce(SymbolicState s, const ast::Iterated& iterated, Term snapshot, Then then) {
  if (now().unfolds) return reports_.unsupported(iterated.body->range);
  const Leaves leaves = leavesOf(iterated);
  return produceFrom(std::move(s), leaves, 0, snapshot, then);
}

Verdict IteratedRules::produceFrom(SymbolicState s, const Leaves& leaves, std::size_t next, Term snapshot,
                                   Then then) {
  if (next == leaves.size()) return then(std::move(s));
  const bool isLast = std::none_of(leaves.begin() + static_cast<std::ptrdiff_t>(next) + 1, leaves.end(),
                                   [](const Leaf& leaf) { return leaf.grants(); });
  const bool splits = leaves[next].grants() && !isLast;
  const Term own = splits ? terms_.first(snapshot) : snapshot;
  const Term rest = splits ? terms_.second(snapshot) : snapshot;
  return produceLeaf(std::move(s), leaves[next], own, [&](SymbolicState s) {
    return produceFrom(std::move(s), leaves, next + 1, rest, then);
  });
}

Verdict IteratedRules::produceLeaf(SymbolicState s, const Leaf& leaf, Term snapshot, Then then) {
  const Meaning meaning = evaluate(s, leaf);
  if (!meaning.domain) return meaning.verdict;
  // What it means may be a failure, from which the path need not go on.
  return meet(meaning.verdict, produceMeaning(std::move(s), leaf, meaning, snapshot, then));
}

Verdict IteratedRules::produceMeaning(SymbolicState s, const Leaf& leaf, const Meaning& meaning,
                                      Term snapshot, Then then) {
  if (std::holds_alternative<ast::Pure>(leaf.assertion->node)) {
    if (meaning.parts.empty()) return then(std::move(s));
    const Term all = terms_.forAll(meaning.keys, terms_.implies(meaning.domain, meaning.parts.front()));
    return produce_.assumePart(s, all, leaf.assertion->range) ? then(std::move(s)) : Verdict::Verified;
  }
  auto family = familyOf(s, leaf, meaning);
  if (!family) return then(std::move(s));
  const auto grantIt = [&](SymbolicState s, heap::Amount amount) {
    Chunk granted = *family;
    granted.amount = amount;
    granted.value = snapshot;
    if (amount.isNone()) return then(std::move(s));
    if (const auto elements = families_.elementsOf(granted))
      return produceElements(std::move(s), leaf, *elements, snapshot, then);
    return produceFamily(std::move(s), leaf, granted, then);
  };
  return meaning.amount ? evalEach(std::move(s), leaf, meaning, grantIt)
                        : grant(std::move(s), leaf, meaning.keys, grantIt);
}

// The amount of each; of `read` one for each key.
Verdict IteratedRules::grant(SymbolicState s, const Leaf& leaf, std::span<const Term> keys,
                             Continuation<heap::Amount> then) {
  if (leaf.share == nullptr) {
    const heap::Amount scale = s.frame.scale;
    return then(std::move(s), scale);
  }
  const ast::Share& share = *leaf.share;
  if (share.amount != nullptr || s.frame.scale.isSome()) return sharing_.evalGrant(std::move(s), share, then);
  amounts_.noteUse();
  const Term number = terms_.fresh(Sort::Int, "read");
  const smt::Function function = terms_.function("read " + std::to_string(terms_.serial(number)), Sort::Int);
  run_.symbols.declare(function, {});
  const heap::Amount amount(1, 1, terms_.apply(function, keys));
  const Term isAmount = terms_.conjoin(amounts_.isPositive(amount), amounts_.isAtMost(amount, {}));
  return path_.assume(std::move(s), terms_.forAll(keys, isAmount),
                      [&](SymbolicState s) { return then(std::move(s), amount); });
}

void IteratedRules::noteEnds(Term map, Term from, Term to) {
  path_.assume(terms_.equal(terms_.splice(map, to, terms_.unit()), map));
  path_.assume(terms_.equal(terms_.splice(terms_.unit(), from, map), map));
}

Verdict IteratedRules::produceElements(SymbolicState s, const Leaf& leaf, const Elements& elements,
                                       Term snapshot, Then then) {
  const Range& range = elements.range;
  const Term isEmpty = terms_.lessOrEqual(range.to, range.from);
  if (path_.isEvident(isEmpty))
    return path_.assume(std::move(s), terms_.equal(snapshot, terms_.unit()), then);
  const Term isThere = terms_.negate(terms_.equal(range.array, terms_.null()));
  const Term isInBounds = terms_.conjoin(terms_.lessOrEqual(terms_.integer(0), range.from),
                                         terms_.lessOrEqual(range.to, ranges_.lengthOf(range.array)));
  for (const Term fact : {isThere, isInBounds}) {
    if (!produce_.assumePart(s, terms_.disjoin(isEmpty, fact), leaf.assertion->range))
      return Verdict::Verified;
  }
  noteEnds(snapshot, elements.from, elements.to);
  Term map = families_.shifted(snapshot, terms_.minus(elements.offset));
  if (map != snapshot) {
    map = ranges_.spliceMaps(terms_.unit(), range.from, map);
    map = ranges_.spliceMaps(map, range.to, terms_.unit());
  }
  return produce_.produceRange(std::move(s), range, map, *leaf.assertion, then);
}

// Where there is a location. What `read` grants is a part by itself.
bool IteratedRules::assumeAtMostWhole(SymbolicState& s, const Leaf& leaf, const Chunk& family) {
  const Family& all = family.family();
  const bool isOfLocations =
      std::holds_alternative<heap::OfField>(all.of) || std::holds_alternative<heap::OfElement>(all.of);
  const bool isRead = leaf.share != nullptr && leaf.share->amount == nullptr;
  if (!isOfLocations || isRead || family.amount.isSome() || amounts_.isEnough({}, family.amount)) return true;
  const Term isAtMostWhole = amounts_.isAtMost(family.amount, {});
  if (families_.isByKey(family)) {
    const Term areAtMostWhole = terms_.forAll(all.keys, terms_.implies(all.domain, isAtMostWhole));
    return produce_.assumePart(s, areAtMostWhole, leaf.assertion->range);
  }
  const Term isHeld = all.isInterval() ? terms_.less(all.from, all.to)
                                       : terms_.negate(terms_.forAll(all.keys, terms_.negate(all.domain)));
  return produce_.assumeAtMostWhole(s, family.amount, isHeld, leaf.assertion->range);
}

Verdict IteratedRules::produceFamily(SymbolicState s, const Leaf& leaf, const Chunk& family, Then then) {
  const Family& all = family.family();
  if (all.isInterval()) noteEnds(family.value, all.from, all.to);
  if (!assumeAtMostWhole(s, leaf, family)) return Verdict::Verified;
  const Term isInjective = families_.isInjective(family);
  const bool isImplied = !amounts_.mayShareLocation(family.amount, family.amount) || family.amount.isSome() ||
                         std::holds_alternative<heap::OfPredicate>(family.family().of);
  const auto add = [&](SymbolicState s) {
    if (!families_.assumeHeld(s.heap, family) ||
        (now().isProbing && path_.seemsConsistent() == smt::Answer::No)) {
      produce_.noteContradiction(leaf.assertion->range);
      return Verdict::Verified;
    }
    const Chunk added = s.heap.add(family);
    if (path_.isRecording()) recorder_.add(s, Step::Kind::Added, leaf.assertion->range, added);
    if (!families_.unite(s.heap, added)) {
      produce_.noteContradiction(leaf.assertion->range);
      return Verdict::Verified;
    }
    return then(std::move(s));
  };
  if (isImplied) return add(std::move(s));
  if (!isChecked(s.frame)) return path_.assume(std::move(s), isInjective, add);
  return path_.require(
      std::move(s), isInjective, smt::Purpose::Obligation,
      [&](const SymbolicState& s) {
        return path_.blame(
            s, Context::Contract, Reason::Permission, leaf.assertion->range,
            "two values of the variable may give one location in `" + ast::toString(*leaf.assertion) + "`");
      },
      add);
}

}  // namespace warrant::symbex
