// Families: making them, what is known because they are held, and maps by key.
#include "symbex/resources/families.h"

#include <algorithm>

#include "support/match.h"
#include "symbex/path/path.h"
#include "symbex/resources/ranges.h"
#include "symbex/resources/shares.h"
#include "symbex/values/amounts.h"
#include "symbex/values/sorts.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Family;
using heap::Heap;
using smt::Op;
using smt::Sort;
using support::match;

smt::Term FamilyChunks::key(Sort sort, std::size_t number) {
  Term& key = keys_[{sort, number}];
  if (!key) key = terms_.freshArbitrary(sort, "key");
  return key;
}

Chunk FamilyChunks::make(heap::Resource resource, Term receiver, Family family, Term value,
                         heap::Amount amount) {
  areUsed_ = true;
  if (!family.isInterval()) {
    findInterval(family);
    if (family.isInterval()) value = cutTo(value, family.from, family.to);
  }
  const auto* const kept = run_.arena.make<Family>(family);
  return {resource, receiver, heap::OfFamily{kept}, value, false, amount};
}

void FamilyChunks::findInterval(Family& family) {
  if (family.keys.size() == 1) std::tie(family.from, family.to) = intervalOf(family.domain, family.keys[0]);
}

// `from <= key && key < to`, in whatever form; else no terms.
std::pair<smt::Term, smt::Term> FamilyChunks::intervalOf(Term domain, Term key) {
  if (terms_.sort(key) != Sort::Int) return {};
  const Term parts[] = {domain};
  Term from, to;
  for (const Term part :
       terms_.op(domain) == Op::And ? terms_.arguments(domain) : std::span<const Term>(parts)) {
    const Term sum = terms_.op(part) == Op::NonNegative ? terms_.arguments(part)[0] : Term();
    if (!sum) return {};
    const Term rest = terms_.subtract(sum, key);  // key + rest >= 0
    const Term limit = terms_.add(sum, key);      // limit - key >= 0
    const bool isLower = !terms_.occurs(key, rest), isUpper = !terms_.occurs(key, limit);
    if ((!isLower && !isUpper) || (isLower && from) || (isUpper && to)) return {};
    if (isLower) from = terms_.minus(rest);
    if (isUpper) to = terms_.add(limit, terms_.integer(1));
  }
  return from && to ? std::pair(from, to) : std::pair<Term, Term>();
}

Family FamilyChunks::ofInterval(Family family, Term from, Term to) {
  family.from = from;
  family.to = to;
  family.domain = ranges_.isWithin(family.keys[0], {{}, from, to});
  return family;
}

FamilyChunks::Replacements FamilyChunks::at(std::span<const Term> keys, std::span<const Term> values) {
  Replacements replacements;
  for (std::size_t i = 0; i < keys.size(); ++i) replacements.emplace_back(keys[i], values[i]);
  return replacements;
}

smt::Term FamilyChunks::substituted(Term term, std::span<const Term> keys, std::span<const Term> values) {
  return term ? terms_.substitute(term, at(keys, values)) : term;
}

// --- maps by key

// Maps are from numbers: an object has one of its own.
smt::Term FamilyChunks::numberOf(Term key) {
  if (terms_.sort(key) == Sort::Int) return key;
  const smt::Function number = terms_.function("key", Sort::Int);
  run_.symbols.declare(number, {.kind = Symbol::Kind::Separation});
  const Term result = terms_.apply(number, {&key, 1});
  path_.learn(terms_.equal(objectOf(result, terms_.sort(key)), key));
  return result;
}

smt::Term FamilyChunks::objectOf(Term number, Sort sort) {
  const smt::Function object = terms_.function("keyed " + std::to_string(static_cast<int>(sort)), sort);
  run_.symbols.declare(object, {.kind = Symbol::Kind::Separation});
  return terms_.apply(object, {&number, 1});
}

smt::Term FamilyChunks::valueAt(Term map, std::span<const Term> keys) {
  for (const Term key : keys) map = ranges_.readMap(map, numberOf(key));
  return map;
}

smt::Term FamilyChunks::storeAt(Term map, std::span<const Term> keys, Term value) {
  const Term number = numberOf(keys[0]);
  if (keys.size() > 1) value = storeAt(ranges_.readMap(map, number), keys.subspan(1), value);
  return terms_.store(map, number, value);
}

smt::Term FamilyChunks::mapOf(std::span<const Term> keys, Term value) {
  for (auto key = keys.rbegin(); key != keys.rend(); ++key) {
    if (terms_.sort(*key) == Sort::Int) {
      value = terms_.tabulate(*key, value);
      continue;
    }
    const Term number = this->key(Sort::Int, 0), object = objectOf(number, terms_.sort(*key));
    value = terms_.tabulate(number, substituted(value, {&*key, 1}, {&object, 1}));
  }
  return value;
}

smt::Term FamilyChunks::shifted(Term map, Term by) {
  if (by == terms_.integer(0)) return map;
  const Term index = key(Sort::Int, 0);
  return terms_.tabulate(index, terms_.at(map, terms_.add(index, by)));
}

// --- what is known because they are held

FamilyChunks::Of FamilyChunks::rewritten(const Of& of, support::FunctionRef<Term(Term)> rewrite) {
  return match(
      of, [](heap::OfField field) -> Of { return field; },
      [&](heap::OfElement element) -> Of { return heap::OfElement{rewrite(element.index)}; },
      [&](const heap::OfRange& range) -> Of {
        return heap::OfRange{rewrite(range.from), rewrite(range.to)};
      },
      [&](const heap::OfPredicate& instance) -> Of {
        Terms arguments;
        for (const Term argument : instance.arguments) arguments.push_back(rewrite(argument));
        return heap::OfPredicate{keep(arguments)};
      });
}

Chunk FamilyChunks::renamed(const Chunk& chunk) {
  const Family& family = chunk.family();
  Terms others;
  for (std::size_t i = 0; i < family.keys.size(); ++i)
    others.push_back(key(terms_.sort(family.keys[i]), i + 1000));  // a number that no family has
  Family other = family;
  other.keys = keep(others);
  const auto rename = [&](Term term) { return substituted(term, family.keys, others); };
  other.domain = rename(family.domain);
  other.of = rewritten(family.of, rename);
  Chunk result = chunk;
  result.kind = heap::OfFamily{run_.arena.make<Family>(other)};
  result.receiver = rename(chunk.receiver);
  result.amount = amounts_.rewritten(chunk.amount, rename);
  return result;
}

bool FamilyChunks::isByKey(const Chunk& chunk) const {
  return chunk.amount.of() && hasKey(chunk.amount.of(), chunk.family().keys);
}

// That what the two are of for their keys has a location in common; of predicates nothing is said.
smt::Term FamilyChunks::sameLocation(const Chunk& left, const Chunk& right) {
  const auto places = [](const Chunk& chunk) {
    return chunk.isFamily()
               ? chunk.family().of
               : match(
                     chunk.kind, [](const heap::OfFamily&) -> Of { return {}; },
                     [](const heap::OfWand& wand) -> Of { return heap::OfPredicate{wand.arguments}; },
                     [](const auto& kind) -> Of { return kind; });
  };
  const auto extent = [&](const Of& of) -> std::pair<Term, Term> {
    if (const auto* const element = std::get_if<heap::OfElement>(&of))
      return {element->index, terms_.add(element->index, terms_.integer(1))};
    const auto* const range = std::get_if<heap::OfRange>(&of);
    return range == nullptr ? std::pair<Term, Term>() : std::pair(range->from, range->to);
  };
  const auto mine = places(left), others = places(right);
  if (std::holds_alternative<heap::OfPredicate>(mine)) return terms_.falsity();
  Term same = terms_.equal(left.receiver, right.receiver);
  const auto [from, to] = extent(mine);
  const auto [otherFrom, otherTo] = extent(others);
  const bool areElements =
      std::holds_alternative<heap::OfElement>(mine) && std::holds_alternative<heap::OfElement>(others);
  if (areElements) return terms_.conjoin(same, terms_.equal(from, otherFrom));
  if (!from) return same;
  for (const auto& [begin, end] : {std::pair(from, otherTo), std::pair(otherFrom, to), std::pair(from, to),
                                   std::pair(otherFrom, otherTo)})
    same = terms_.conjoin(same, terms_.less(begin, end));
  return same;
}

smt::Term FamilyChunks::isInjective(const Chunk& chunk) {
  const Chunk other = renamed(chunk);
  const Family& mine = chunk.family();
  const Family& others = other.family();
  Term isSame = terms_.truth();
  Terms keys;
  for (std::size_t i = 0; i < mine.keys.size(); ++i) {
    isSame = terms_.conjoin(isSame, terms_.equal(mine.keys[i], others.keys[i]));
    keys.push_back(mine.keys[i]);
    keys.push_back(others.keys[i]);
  }
  const Term both = terms_.conjoin(terms_.conjoin(mine.domain, others.domain), sameLocation(chunk, other));
  return terms_.forAll(keys, terms_.implies(both, isSame));
}

bool FamilyChunks::assumeHeld(const Heap& heap, const Chunk& chunk) {
  const Family& family = chunk.family();
  const auto assume = [&](Term fact) { return path_.isKnown(fact) || path_.assume(fact); };
  const auto assumeForAll = [&](Term fact) {
    return assume(terms_.forAll(family.keys, terms_.implies(family.domain, fact)));
  };
  if (!analysis_.isStatic(chunk.resource) &&
      !assumeForAll(terms_.negate(terms_.equal(chunk.receiver, terms_.null()))))
    return false;
  if (const auto* const element = std::get_if<heap::OfElement>(&family.of)) {
    const Range whole = ranges_.wholeRange(chunk.receiver);
    if (!assumeForAll(ranges_.isWithin(element->index, whole))) return false;
  }
  if (std::holds_alternative<heap::OfPredicate>(family.of)) return true;
  if (!amounts_.mayShareLocation(chunk.amount, chunk.amount) && !assume(isInjective(chunk))) return false;
  bool isPossible = true;
  heap.find(chunk.resource, [&](const Chunk& other) {
    const bool isNewer = terms_.op(other.receiver) == Op::Object &&
                         terms_.birth(chunk.receiver) < terms_.serial(other.receiver);
    if (isNewer) return false;
    if (amounts_.mayShareLocation(chunk.amount, other.amount)) {
      learnSharedValue(chunk, other);
      return false;
    }
    isPossible = assumeForAll(terms_.negate(sameLocation(chunk, other)));
    return !isPossible;
  });
  if (!isPossible) return false;
  const Chunk apart = renamed(chunk);
  Terms keys(family.keys.begin(), family.keys.end());
  keys.insert(keys.end(), apart.family().keys.begin(), apart.family().keys.end());
  heap.findFamilies(chunk.resource, [&](const Chunk& other) {
    if (amounts_.mayShareLocation(apart.amount, other.amount)) return false;
    Terms all(apart.family().keys.begin(), apart.family().keys.end());
    all.insert(all.end(), other.family().keys.begin(), other.family().keys.end());
    const Term both = terms_.conjoin(apart.family().domain, other.family().domain);
    isPossible = assume(terms_.forAll(all, terms_.implies(both, terms_.negate(sameLocation(apart, other)))));
    return !isPossible;
  });
  return isPossible;
}

bool FamilyChunks::assumeSeparate(const Heap& heap, const Chunk& single) {
  if (!areUsed_) return true;
  const bool isNew = terms_.op(single.receiver) == Op::Object;
  return !heap.findFamilies(single.resource, [&](const Chunk& chunk) {
    if (isNew && terms_.birth(chunk.receiver) < terms_.serial(single.receiver)) return false;
    if (amounts_.mayShareLocation(chunk.amount, single.amount)) {
      learnSharedValue(chunk, single);
      return false;
    }
    const Family& family = chunk.family();
    const Term isApart =
        terms_.forAll(family.keys, terms_.implies(family.domain, terms_.negate(sameLocation(chunk, single))));
    return !path_.isKnown(isApart) && !path_.assume(isApart);
  });
}

}  // namespace warrant::symbex
