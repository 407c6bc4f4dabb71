#include "symbex/rules/values/collections.h"

#include <algorithm>

#include "ast/print.h"
#include "symbex/path/path.h"
#include "symbex/resources/ranges.h"
#include "symbex/state/problem.h"
#include "symbex/values/classes.h"
#include "symbex/values/lists.h"
#include "symbex/values/sorts.h"

namespace warrant::symbex {

using ast::TypeKind;
using ast::ValueOperator;
using smt::Collection;
using smt::Observation;
using smt::Purpose;
using smt::Sort;

// A map is the set of its keys and what it has for each; that is the unit elsewhere. An option is the number
// of its constructor and what that was given.

Verdict Collections::apply(SymbolicState s, const ast::Expression& e, const ast::ValueOperation& operation,
                           Values values, ThenTerm then) {
  const bool isLiteral = operation.op == ValueOperator::Literal;
  const ast::Type& type = isLiteral ? e.type : operation.operands.front()->type;
  std::vector<Term> own;
  if (!isLiteral) {
    own.assign(values.begin(), values.end());
    own.front() = lookInside(type, values[0]);
    values = own;
  }
  switch (type.kind) {
    case TypeKind::Set:
      return then(std::move(s), applyToSet(operation, type, values));
    case TypeKind::Bag:
      return then(std::move(s), applyToBag(operation, type, values));
    case TypeKind::Map:
      return applyToMap(std::move(s), e, operation, values, then);
    default:
      return applyToOption(std::move(s), e, operation, values, then);
  }
}

// What the value is known to be, as far as it tells what is in it.
Term Collections::lookInside(const ast::Type& type, Term value) {
  const bool isSet = type.isMap() || type.kind == TypeKind::Set;
  const Term list = isSet ? lists_.known(value) : value;
  return list == value && (isSet || type.kind == TypeKind::Bag) ? lists_.joined(value) : list;
}

// An element of a set or a key of a map, by its simplest name: of a number in a box that is the number's.
Term Collections::key(Term value) {
  if (terms_.op(value) != smt::Op::Apply && terms_.op(value) != smt::Op::Symbol) return terms_.box(value);
  Term found = value;
  path_.findEqual(value, [&](Term equal) {
    const Term literal = literalOf(equal);
    if (literal) found = literal;
    return static_cast<bool>(literal);
  });
  return terms_.box(found);
}

// An application of an injective function whose last argument is known to be a constant, to that; or no term.
Term Collections::literalOf(Term value) {
  if (terms_.op(value) != smt::Op::Apply || !terms_.isInjective(terms_.functionOf(value))) return Term();
  const auto operands = terms_.arguments(value);
  if (terms_.isConstant(operands.back())) return value;
  Term literal;
  path_.findEqual(operands.back(), [&](Term equal) {
    if (!terms_.isConstant(equal)) return false;
    Terms others(operands.begin(), operands.end());
    others.back() = equal;
    literal = terms_.apply(terms_.functionOf(value), others);
    return true;
  });
  return literal;
}

Verdict Collections::require(SymbolicState s, const ast::Expression& e, Term goal, std::string what,
                             Then then) {
  return path_.require(
      std::move(s), goal, Purpose::Obligation,
      [&](const SymbolicState& s) { return path_.blame(s, Context::Array, Reason::Bounds, e.range, what); },
      [&](SymbolicState s) {
        path_.learn(goal);
        return then(std::move(s));
      });
}

Term Collections::typed(const ast::Type& type, Term boxed) {
  const Term value = terms_.unbox(sortOf(type), boxed);
  // As of elements of sequences.
  if (terms_.sort(value) == Sort::Bool) path_.learn(terms_.equal(terms_.box(value), boxed));
  classes_.learnType(value, type);
  return value;
}

// ------------------------------------------------------------------------------------------------- what
// there is

Term Collections::contains(Term set, Term element) {
  return terms_.contains(set, element, [&](Term condition) { return path_.decide(condition); });
}

Term Collections::count(Term bag, Term element) {
  const Term parts[] = {bag, element};
  return terms_.observe(Observation::Count, parts, [&](Term condition) { return path_.decide(condition); });
}

// What is in the bag of a sequence is in that, and the other way round.
void Collections::learnMember(Term bag, Term element, Term found) {
  const auto isOfSequence = [&](Term equal) { return terms_.isMadeBy(Collection::BagOf, equal); };
  const auto learn = [&](Term made) {
    const Term isMember = contains(terms_.arguments(made)[0], element);
    const Term isCounted = terms_.lessOrEqual(terms_.integer(1), found);
    path_.learn(terms_.implies(isMember, isCounted));
    path_.learn(terms_.implies(isCounted, isMember));
  };
  if (isOfSequence(bag)) return learn(bag);
  path_.findEqual(bag, [&](Term equal) {
    if (isOfSequence(equal)) learn(equal);
    return isOfSequence(equal);
  });
}

// How often it has the element follows of how often what it was made of by updates of sequences has it.
void Collections::learnUpdates(Term bag, Term element) {
  if (now().memory->updates.empty()) return;
  Terms bags{bag}, sequences;
  while (!bags.empty()) {
    Term part = bags.back();
    bags.pop_back();
    path_.findEqual(part, [&](Term equal) {
      const bool isMade = terms_.op(equal) == smt::Op::Collect;
      if (isMade) part = equal;
      return isMade;
    });
    if (terms_.op(part) != smt::Op::Collect) continue;
    const auto parts = terms_.arguments(part);
    Terms& rest = terms_.isMadeBy(Collection::BagOf, part) ? sequences : bags;
    rest.insert(rest.end(), parts.begin(), parts.end());
  }
  constexpr std::size_t most = 64;
  for (std::size_t i = 0; i < sequences.size() && i < most; ++i)
    learnUpdate(Term(sequences[i]), element, sequences);
}

// Adds what it was updated from.
void Collections::learnUpdate(Term sequence, Term element, Terms& former) {
  const auto& updates = now().memory->updates;
  const auto one = [&](Term value) {
    return terms_.ite(terms_.equal(value, element), terms_.integer(1), terms_.integer(0));
  };
  for (auto update = updates.rbegin(); update != updates.rend(); ++update) {
    if (!path_.isOpen(update->scope) || !path_.areEqual(update->updated, sequence)) continue;
    const Term after = count(collect(Collection::BagOf, {update->updated}), element);
    const Term before = count(collect(Collection::BagOf, {update->sequence}), element);
    path_.learn(terms_.equal(terms_.add(after, one(update->former)), terms_.add(before, one(update->value))));
    if (std::ranges::find(former, update->sequence) == former.end()) former.push_back(update->sequence);
    return;
  }
}

Term Collections::look(Term map, Term key) {
  const Term parts[] = {map, key};
  return terms_.observe(Observation::Look, parts, [&](Term condition) { return path_.decide(condition); });
}

Term Collections::size(Term collection) { return terms_.observe(Observation::Size, {&collection, 1}); }

Term Collections::collect(Collection kind, std::initializer_list<Term> parts) {
  return terms_.collect(kind, {parts.begin(), parts.size()},
                        [&](Term condition) { return path_.decide(condition); });
}

Term Collections::bagOf(Values elements) {
  Term list = terms_.unit();
  for (const Term element : elements) list = terms_.append(list, terms_.single(terms_.box(element)));
  return collect(Collection::BagOf, {list});
}

Term Collections::ofSequence(ValueOperator op, Term sequence) {
  return collect(op == ValueOperator::AsSet ? Collection::ElementsOf : Collection::BagOf, {sequence});
}

// ------------------------------------------------------------------------------------------------- sets and
// bags

// Of a list it is how many there are, where each is evidently new.
Term Collections::sizeOf(Term set) {
  const Term size = this->size(set);
  if (terms_.op(size) == smt::Op::Integer || !lists_.isListedSet(set)) return size;
  std::int64_t count = 0;
  Term rest = set;
  for (; rest != terms_.unit(); rest = terms_.arguments(rest)[0], ++count) {
    if (const std::optional<std::int64_t> known = knownSize(rest)) {
      count += *known;
      break;
    }
    const auto parts = terms_.arguments(rest);
    if (contains(parts[0], parts[1]) != terms_.falsity()) return size;
  }
  const Term number = terms_.integer(count);
  path_.learn(terms_.equal(size, number));
  return number;
}

std::optional<std::int64_t> Collections::knownSize(Term set) {
  std::optional<std::int64_t> known;
  path_.findEqual(size(set), [&](Term equal) {
    if (terms_.op(equal) == smt::Op::Integer) known = terms_.integerValue(equal);
    return known.has_value();
  });
  return known;
}

Term Collections::applyToSet(const ast::ValueOperation& operation, const ast::Type& type, Values values) {
  switch (operation.op) {
    case ValueOperator::Literal: {
      Term set = terms_.unit();
      for (const Term element : values) set = collect(Collection::Insert, {set, key(element)});
      return set;
    }
    case ValueOperator::Length:
      return sizeOf(values[0]);
    case ValueOperator::Contains:
      return contains(values[0], key(values[1]));
    case ValueOperator::Append:
      return collect(Collection::Union, {values[0], values[1]});
    case ValueOperator::Remove:
      return collect(Collection::Difference, {values[0], values[1]});
    case ValueOperator::Common:
      return collect(Collection::Intersection, {values[0], values[1]});
    default:
      return within(type, values[0], values[1]);
  }
}

Term Collections::applyToBag(const ast::ValueOperation& operation, const ast::Type& type, Values values) {
  switch (operation.op) {
    case ValueOperator::Literal:
      return bagOf(values);
    case ValueOperator::Length:
      return size(values[0]);
    case ValueOperator::Element:
    case ValueOperator::Contains: {
      learnUpdates(values[0], terms_.box(values[1]));
      const Term found = count(values[0], terms_.box(values[1]));
      path_.learn(terms_.lessOrEqual(terms_.integer(0), found));
      learnMember(values[0], terms_.box(values[1]), found);
      return operation.op == ValueOperator::Element ? found : terms_.lessOrEqual(terms_.integer(1), found);
    }
    case ValueOperator::Append:
      return collect(Collection::Plus, {values[0], values[1]});
    case ValueOperator::Remove:
      return collect(Collection::Minus, {values[0], values[1]});
    case ValueOperator::Common:
      return collect(Collection::Meet, {values[0], values[1]});
    default:
      return within(type, values[0], values[1]);
  }
}

// Whatever is in the one is in the other; that is no larger, then, and no less unless they are the same.
Term Collections::within(const ast::Type& type, Term left, Term right) {
  const Term symbol = terms_.freshArbitrary(sortOf(*type.element), "element");
  const Term element = terms_.box(symbol);
  const Term isThere = type.kind == TypeKind::Set
                           ? terms_.implies(contains(left, element), contains(right, element))
                           : terms_.lessOrEqual(count(left, element), count(right, element));
  const Term isWithin = terms_.forAll({&symbol, 1}, isThere);
  if (terms_.isConstant(isWithin)) return isWithin;
  const Term smaller = size(left), larger = size(right);
  path_.learn(terms_.implies(isWithin, terms_.lessOrEqual(smaller, larger)));
  path_.learn(
      terms_.implies(isWithin, terms_.disjoin(terms_.less(smaller, larger), compare(type, left, right))));
  return isWithin;
}

// ------------------------------------------------------------------------------------------------- equality

Term Collections::witness(std::string_view name, const ast::Type& type, Term left, Term right) {
  const Term sides[] = {std::min(left, right), std::max(left, right)};
  const Sort sort = sortOf(type);
  const std::string key = "difference of " + std::string(name) + " " + std::to_string(static_cast<int>(sort));
  return terms_.box(terms_.apply(terms_.function(key, sort), sides));
}

Term Collections::differAt(const ast::Type& type, Term left, Term right, Term key) {
  if (type.kind == TypeKind::Set)
    return terms_.negate(terms_.equal(contains(left, key), contains(right, key)));
  if (type.kind == TypeKind::Bag) return terms_.negate(terms_.equal(count(left, key), count(right, key)));
  const Term isKey = contains(terms_.first(left), key);
  const Sort sort = sortOf(valueTypeOf(type));
  const Term one = terms_.unbox(sort, look(terms_.second(left), key));
  const Term other = terms_.unbox(sort, look(terms_.second(right), key));
  return terms_.disjoin(terms_.negate(terms_.equal(isKey, contains(terms_.first(right), key))),
                        terms_.conjoin(isKey, terms_.negate(terms_.equal(one, other))));
}

// Collections that are not equal differ at some key.
Term Collections::compare(const ast::Type& type, Term left, Term right) {
  const Term isEqual = terms_.equal(left, right);
  if (type.kind == TypeKind::Option) {
    for (const Term side : {left, right}) learnOption(side);
  }
  const bool isCollection =
      type.kind == TypeKind::Set || type.kind == TypeKind::Bag || type.kind == TypeKind::Map;
  if (!isCollection || terms_.isConstant(isEqual) || path_.isKnown(isEqual)) return isEqual;
  const std::string_view name = type.kind == TypeKind::Set   ? "sets"
                                : type.kind == TypeKind::Bag ? "bags"
                                                             : "maps";
  const ast::Type& keys = type.isMap() ? keyTypeOf(type) : *type.element;
  const Term key = witness(name, keys, left, right);
  if (sortOf(keys) == Sort::Ref)
    classes_.learnOwnType(terms_.unbox(Sort::Ref, key), keys);  // as in one of them
  if (type.kind == TypeKind::Bag) {
    for (const Term side : {left, right}) learnUpdates(side, key);
  }
  path_.learn(terms_.disjoin(isEqual, differAt(type, left, right, key)));
  return isEqual;
}

// ------------------------------------------------------------------------------------------------- maps

Term Collections::update(Term map, Term key, Term value) {
  return terms_.combine(collect(Collection::Insert, {terms_.first(map), key}),
                        collect(Collection::Put, {terms_.second(map), key, value}));
}

Verdict Collections::applyToMap(SymbolicState s, const ast::Expression& e,
                                const ast::ValueOperation& operation, Values values, ThenTerm then) {
  if (operation.op == ValueOperator::Literal) {
    Term map = terms_.combine(terms_.unit(), terms_.unit());
    for (std::size_t i = 0; i < values.size(); i += 2)
      map = update(map, key(values[i]), terms_.box(values[i + 1]));
    return then(std::move(s), map);
  }
  const Term keys = terms_.first(values[0]), elements = terms_.second(values[0]);
  switch (operation.op) {
    case ValueOperator::Length:
      return then(std::move(s), sizeOf(keys));
    case ValueOperator::Keys:
      return then(std::move(s), keys);
    case ValueOperator::Values: {
      const Term all = collect(Collection::ValuesOf, {keys, elements});
      path_.learn(terms_.lessOrEqual(size(all), size(keys)));
      return then(std::move(s), all);
    }
    case ValueOperator::Update:
      return then(std::move(s), update(values[0], key(values[1]), terms_.box(values[2])));
    case ValueOperator::Remove: {
      const Term key = this->key(values[1]);
      return then(std::move(s), terms_.combine(collect(Collection::Remove, {keys, key}),
                                               collect(Collection::Put, {elements, key, terms_.unit()})));
    }
    default: {
      const Term key = this->key(values[1]);
      return require(std::move(s), e, contains(keys, key),
                     "the key of `" + ast::toString(e) + "` may not be there", [&](SymbolicState s) {
                       const Term map = terms_.second(lists_.made(values[0]));
                       return then(std::move(s), typed(e.type, look(map, key)));
                     });
    }
  }
}

// ------------------------------------------------------------------------------------------------- options

// Whether it has a value; nothing comes behind the number where it has none.
Term Collections::learnOption(Term option) {
  const Term tag = terms_.unbox(Sort::Int, terms_.first(option));
  const Term isSome = terms_.equal(tag, terms_.integer(1)), isNone = terms_.equal(tag, terms_.integer(0));
  path_.learn(terms_.disjoin(isSome, isNone));
  path_.learn(terms_.implies(isNone, terms_.equal(terms_.second(option), terms_.unit())));
  return isSome;
}

Verdict Collections::applyToOption(SymbolicState s, const ast::Expression& e,
                                   const ast::ValueOperation& operation, Values values, ThenTerm then) {
  if (operation.op == ValueOperator::Literal) {
    const Term contained = values.empty() ? terms_.unit() : terms_.box(values[0]);
    return then(std::move(s), terms_.combine(terms_.box(terms_.integer(values.empty() ? 0 : 1)), contained));
  }
  const Term isSome = learnOption(values[0]);
  switch (operation.op) {
    case ValueOperator::IsSome:
      return then(std::move(s), isSome);
    case ValueOperator::GetOr: {
      const Term value = terms_.unbox(sortOf(e.type), terms_.second(values[0]));
      return then(std::move(s), terms_.ite(isSome, value, values[1]));
    }
    default:
      return require(
          std::move(s), e, isSome, "`" + ast::toString(*operation.operands[0]) + "` may be None",
          [&](SymbolicState s) { return then(std::move(s), typed(e.type, terms_.second(values[0]))); });
  }
}

// ------------------------------------------------------------------------------------------------- arrays

Verdict Collections::ofArray(SymbolicState s, const ast::Expression& e, Values values, ThenTerm then) {
  const Range range{values[0], values[1], values[2], heap::Amount::some()};
  const Term zero = terms_.integer(0);
  const Term isRange = terms_.conjoin(
      terms_.conjoin(terms_.lessOrEqual(zero, range.from), terms_.lessOrEqual(range.from, range.to)),
      terms_.lessOrEqual(range.to, ranges_.lengthOf(range.array)));
  const auto read = [&](SymbolicState s, const heap::Chunk& chunk) {
    const auto isEvident = [&](Term condition) {
      return path_.isEvident(condition) ? std::optional(true) : std::nullopt;
    };
    const Term values = terms_.window(chunk.value, range.from, range.to, isEvident);
    const Term length = terms_.equal(terms_.length(values), terms_.subtract(range.to, range.from));
    if (!path_.isKnown(length)) path_.assume(length);
    nameElements(s.frame, range, values, e.range.line);
    return then(std::move(s), values);
  };
  const auto missing = [&](SymbolicState s) {
    Problem problem = path_.blame(s, Context::Read, Reason::Permission, e.range,
                                  "no permission to read `" + ast::toString(e) + "`");
    return path_.fail(s, problem);
  };
  return require(
      std::move(s), e, isRange, "an end of `" + ast::toString(e) + "` may be out of bounds",
      [&](SymbolicState s) {
        heap::Heap cut = s.heap;  // reading leaves the chunks as they are
        if (const auto chunk = ranges_.isolate(cut, range)) return read(std::move(s), *chunk);
        return path_.branch(
            std::move(s), terms_.lessOrEqual(range.to, range.from), e.range,
            [&](SymbolicState s) { return then(std::move(s), terms_.unit()); },
            [&](SymbolicState s) { return ranges_.withRange(std::move(s), range, 0, read, missing); });
      });
}

void Collections::nameElements(const Frame& frame, const Range& range, Term values, std::uint32_t line) {
  if (!path_.isRecording()) return;
  names_.name(terms_, values,
              {.parts = {"\\values(", range.array, ", ", range.from, ", ", range.to, ")"},
               .line = line,
               .isOld = now().isEntering || frame.insideOld});
}

}  // namespace warrant::symbex
