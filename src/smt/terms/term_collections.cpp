// Sets, bags and maps from snapshots: what is asked of one that is made of others is asked of these, so that
// a collection is what its observations are. Conditions are decided as far as who asks knows.
#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>
#include <utility>
#include <vector>

#include "smt/terms/term_factory_impl.h"

namespace warrant::smt {

class TermFactory::Impl::Collections {
 public:
  Collections(TermFactory& terms, Decide decide) : terms_(terms), decide_(decide) {}

  // --- making

  Term make(Collection kind, std::span<const Term> parts) {
    switch (kind) {
      case Collection::Insert:
        return holds(contains(parts[0], parts[1])) ? parts[0] : write(kind, parts);
      case Collection::Remove:
        return isRefuted(contains(parts[0], parts[1])) ? parts[0] : write(kind, parts);
      case Collection::Put:
        return put(parts);
      case Collection::Union:
      case Collection::Plus:
        if (parts[0] == terms_.unit() || (kind == Collection::Union && parts[0] == parts[1])) return parts[1];
        if (parts[1] == terms_.unit()) return parts[0];
        return kind == Collection::Union ? unite(parts[0], parts[1]) : symmetric(kind, parts);
      case Collection::Intersection:
      case Collection::Meet:
        if (parts[0] == parts[1]) return parts[0];
        if (parts[0] == terms_.unit() || parts[1] == terms_.unit()) return terms_.unit();
        return symmetric(kind, parts);
      case Collection::Difference:
      case Collection::Minus:
        if (parts[0] == parts[1] || parts[0] == terms_.unit()) return terms_.unit();
        if (parts[1] == terms_.unit()) return parts[0];
        return kind == Collection::Difference ? subtract(parts[0], parts[1]) : intern(kind, parts);
      case Collection::ElementsOf:
        return elementsOf(parts[0]);
      case Collection::ValuesOf:
      case Collection::BagOf:
        return parts[0] == terms_.unit() ? terms_.unit() : intern(kind, parts);
    }
    return Term();
  }

  // --- asking

  Term contains(Term collection, Term element) {
    std::vector<std::pair<Term, bool>> undecided;  // under the condition it is, or is not, in it
    Term answer;
    while (!answer) {
      collection = skip(collection, element);
      const bool isInserted = terms_.isMadeBy(Collection::Insert, collection);
      if (!isInserted && !terms_.isMadeBy(Collection::Remove, collection)) {
        answer = containsInPart(collection, element);
        break;
      }
      const auto parts = terms_.arguments(collection);
      const Term isIt = terms_.equal(parts[1], element);
      const std::optional<bool> known = decide(isIt);
      if (known && *known) answer = terms_.boolean(isInserted);
      if (!known) undecided.emplace_back(isIt, isInserted);
      collection = parts[0];
    }
    for (auto step = undecided.rbegin(); step != undecided.rend(); ++step) {
      answer = step->second ? terms_.disjoin(step->first, answer)
                            : terms_.conjoin(terms_.negate(step->first), answer);
    }
    return answer;
  }

  Term look(Term map, Term key) {
    std::vector<std::pair<Term, Term>> undecided;  // under the condition it is this
    Term answer;
    while (!answer) {
      map = skip(map, key);
      if (!terms_.isMadeBy(Collection::Put, map)) {
        answer = lookInPart(map, key);
        break;
      }
      const auto parts = terms_.arguments(map);
      const Term isIt = terms_.equal(parts[1], key);
      const std::optional<bool> known = decide(isIt);
      if (known && *known) answer = parts[2];
      if (!known) undecided.emplace_back(isIt, parts[2]);
      map = parts[0];
    }
    for (auto step = undecided.rbegin(); step != undecided.rend(); ++step)
      answer = terms_.ite(step->first, step->second, answer);
    return answer;
  }

  Term count(Term bag, Term element) {
    if (bag == terms_.unit()) return terms_.integer(0);
    const auto parts = terms_.arguments(bag);
    if (terms_.op(bag) == Op::Ite)
      return chooseArm(bag, element, [&](Term arm) { return count(arm, element); });
    if (terms_.op(bag) != Op::Collect) return observed(Observation::Count, Sort::Int, bag, element);
    switch (terms_.collection(bag)) {
      case Collection::Plus:
        return terms_.add(count(parts[0], element), count(parts[1], element));
      case Collection::Minus: {
        const Term whole = count(parts[0], element), less = count(parts[1], element);
        return choose(terms_.lessOrEqual(less, whole), terms_.subtract(whole, less), terms_.integer(0));
      }
      case Collection::Meet: {
        const Term one = count(parts[0], element), other = count(parts[1], element);
        return choose(terms_.lessOrEqual(one, other), one, other);
      }
      case Collection::BagOf:
        return countInSequence(parts[0], element);
      default:
        return observed(Observation::Count, Sort::Int, bag, element);
    }
  }

  // The chain is walked without recursion, and what is found out is kept: it must not depend on who asks.
  Term size(Term collection) {
    std::vector<Term> links;
    Term sum;
    auto& sizes = terms_.impl_->sizes;
    while (!sum) {
      const bool isWrite =
          terms_.isMadeBy(Collection::Insert, collection) || terms_.isMadeBy(Collection::Remove, collection);
      if (const auto known = sizes.find(collection); known != sizes.end()) {
        sum = known->second;
      } else if (isWrite) {
        links.push_back(collection);
        collection = terms_.arguments(collection)[0];
      } else {
        sum = sizeOfPart(collection);
      }
    }
    for (auto link = links.rbegin(); link != links.rend(); ++link) {
      const auto parts = terms_.arguments(*link);
      const bool isInsert = terms_.isMadeBy(Collection::Insert, *link);
      const Term wasThere = contains(parts[0], parts[1]);
      sum = terms_.add(sum,
                       choose(wasThere, terms_.integer(isInsert ? 0 : -1), terms_.integer(isInsert ? 1 : 0)));
      sizes.emplace(*link, sum);
    }
    return sum;
  }

  // Each part of the map is looked into once for each index.
  Term occurrences(Term map, Term end, Term value) {
    if (end == terms_.integer(0)) return end;
    const std::array<Term, 3> question{map, end, value};
    if (const auto known = occurrences_.find(question); known != occurrences_.end()) return known->second;
    const Term answer = occurrencesOf(map, end, value);
    return occurrences_[question] = answer;
  }

 private:
  std::optional<bool> decide(Term condition) {
    if (condition == terms_.truth()) return true;
    if (condition == terms_.falsity()) return false;
    return decide_(condition);
  }
  bool holds(Term condition) { return decide(condition) == true; }
  bool isRefuted(Term condition) { return decide(condition) == false; }
  Term choose(Term condition, Term onTrue, Term onFalse) {
    const std::optional<bool> known = decide(condition);
    return terms_.ite(known ? terms_.boolean(*known) : condition, onTrue, onFalse);
  }
  Term one(Term condition) { return choose(condition, terms_.integer(1), terms_.integer(0)); }
  Term at(Term map, Term index) {
    return terms_.at(map, index, [this](Term condition) { return decide(condition); });
  }

  // The same of both arms; each choice is asked for a key once, however often it is a part.
  template <class Ask>
  Term chooseArm(Term choice, Term key, Ask&& ask) {
    const std::uint64_t question = std::uint64_t{choice.id()} << 32 | key.id();
    if (const auto known = choices_.find(question); known != choices_.end()) return known->second;
    const auto arms = terms_.arguments(choice);
    const std::optional<bool> known = decide(arms[0]);
    if (known) return choices_[question] = ask(arms[*known ? 1 : 2]);
    const Term onTrue = ask(arms[1]);
    return choices_[question] = terms_.ite(arms[0], onTrue, ask(arms[2]));
  }

  // --- arrays

  Term occurrencesOf(Term map, Term end, Term value) {
    const Term zero = terms_.integer(0);
    const auto parts = terms_.arguments(map);
    switch (terms_.op(map)) {
      case Op::Unit:
        return choose(terms_.equal(map, value), end, zero);
      case Op::Store:
        return terms_.add(occurrences(parts[0], end, value), changeBelow(parts, end, value));
      case Op::Splice:
        return occurrencesInSplice(parts, end, value);
      case Op::Ite:
        return choose(parts[0], occurrences(parts[1], end, value), occurrences(parts[2], end, value));
      default: {
        const Term operands[] = {map, end, value};
        return observed(Observation::Occurrences, Sort::Int, operands);
      }
    }
  }

  // What a store adds to the signed sum below an index.
  Term changeBelow(std::span<const Term> store, Term end, Term value) {
    const Term zero = terms_.integer(0), index = store[1];
    const Term change =
        terms_.subtract(one(terms_.equal(store[2], value)), one(terms_.equal(at(store[0], index), value)));
    const Term inFront = choose(terms_.less(index, end), change, zero);
    const Term isFront = terms_.lessOrEqual(zero, index);
    if (holds(isFront)) return inFront;
    const Term behind = choose(terms_.lessOrEqual(end, index), terms_.minus(change), zero);
    return choose(isFront, inFront, behind);
  }

  // Counted from the splice's index on, which may be below 0, from where counting begins.
  Term occurrencesInSplice(std::span<const Term> splice, Term end, Term value) {
    const Term index = splice[1], isFront = terms_.lessOrEqual(terms_.integer(0), index);
    const Term counted = occurrencesUpTo(splice, end, value);
    if (holds(isFront)) return counted;
    const Term before =
        terms_.subtract(occurrences(splice[0], index, value), occurrences(splice[2], index, value));
    return choose(isFront, counted, terms_.subtract(counted, before));
  }

  Term occurrencesUpTo(std::span<const Term> splice, Term end, Term value) {
    const Term index = splice[1];
    const Term isBelow = terms_.lessOrEqual(end, index), isAbove = terms_.lessOrEqual(index, end);
    if (holds(isBelow)) return occurrences(splice[0], holds(isAbove) ? index : end, value);
    const Term above =
        terms_.subtract(terms_.add(occurrences(splice[0], index, value), occurrences(splice[2], end, value)),
                        occurrences(splice[2], index, value));
    return holds(isAbove) ? above : choose(isBelow, occurrences(splice[0], end, value), above);
  }

  // --- chains

  // Keys of one kind differ from each other; no kind: it may equal others.
  std::optional<std::uint32_t> literalKind(Term key) const {
    if (terms_.op(key) != Op::Box) return std::nullopt;
    const Term value = terms_.arguments(key)[0];
    if (terms_.isConstant(value) || terms_.op(value) == Op::Object) return 0;
    if (terms_.op(value) != Op::Apply || !terms_.isInjective(terms_.functionOf(value))) return std::nullopt;
    const bool isOfConstants =
        std::ranges::all_of(terms_.arguments(value), [&](Term part) { return terms_.isConstant(part); });
    return isOfConstants ? std::optional(1 + terms_.functionOf(value).id) : std::nullopt;
  }

  Term write(Collection kind, std::span<const Term> parts) {
    const Term link = intern(kind, parts);
    if (const auto literal = literalKind(parts[1]))
      terms_.impl_->chains.add(link, parts[0], parts[1], *literal);
    return link;
  }

  Term put(std::span<const Term> parts) {
    Term map = parts[0];
    while (terms_.isMadeBy(Collection::Put, map) && terms_.arguments(map)[1] == parts[1])
      map = terms_.arguments(map)[0];
    if (parts[2] == terms_.unit() && look(map, parts[1]) == parts[2]) return map;
    const Term operands[] = {map, parts[1], parts[2]};
    return write(Collection::Put, operands);
  }

  // Below the links that write other literals.
  Term skip(Term chain, Term key) const {
    const ChainIndex& chains = terms_.impl_->chains;
    if (!chains.isLink(chain)) return chain;
    const auto literal = literalKind(key);
    return literal && *literal == chains.kindOf(chain) ? chains.find(chain, key) : chain;
  }

  // A union with what was put together of elements is made by these.
  Term unite(Term left, Term right) {
    if (isListed(left) && (!isListed(right) || isNoLonger(left, right))) std::swap(left, right);
    if (!isListed(right)) {
      const Term operands[] = {left, right};
      return symmetric(Collection::Union, operands);
    }
    for (const Term element : listed(right)) left = makeOf(Collection::Insert, left, element);
    return left;
  }
  Term subtract(Term left, Term right) {
    if (!isListed(right)) return makeOfTwo(Collection::Difference, left, right);
    for (const Term element : listed(right)) left = makeOf(Collection::Remove, left, element);
    return left;
  }
  // Whether all elements are in the term.
  bool isListed(Term set) const {
    while (terms_.isMadeBy(Collection::Insert, set)) set = terms_.arguments(set)[0];
    return set == terms_.unit();
  }
  // Of two lists of elements.
  bool isNoLonger(Term left, Term right) const {
    for (; left != terms_.unit() && right != terms_.unit(); right = terms_.arguments(right)[0])
      left = terms_.arguments(left)[0];
    return left == terms_.unit();
  }
  std::vector<Term> listed(Term set) const {
    std::vector<Term> elements;
    for (; set != terms_.unit(); set = terms_.arguments(set)[0]) elements.push_back(terms_.arguments(set)[1]);
    std::ranges::reverse(elements);
    return elements;
  }
  Term elementsOf(Term sequence) {
    std::vector<Term> parts;
    Term set = terms_.unit();
    for (const Term part : terms_.impl_->partsOf(sequence, parts)) {
      if (terms_.op(part) == Op::Single) {
        set = makeOf(Collection::Insert, set, terms_.arguments(part)[0]);
      } else {
        const Term others = intern(Collection::ElementsOf, {&part, 1});
        set = set == terms_.unit() ? others : unite(set, others);
      }
    }
    return set;
  }
  Term makeOf(Collection kind, Term set, Term element) {
    const Term operands[] = {set, element};
    return make(kind, operands);
  }

  // --- parts

  Term containsInPart(Term set, Term element) {
    if (terms_.op(set) == Op::Ite)
      return chooseArm(set, element, [&](Term arm) { return contains(arm, element); });
    if (terms_.op(set) != Op::Collect) return terms_.impl_->containsInSequence(terms_, set, element);
    const auto parts = terms_.arguments(set);
    switch (terms_.collection(set)) {
      case Collection::Union:
        return terms_.disjoin(contains(parts[0], element), contains(parts[1], element));
      case Collection::Intersection:
        return terms_.conjoin(contains(parts[0], element), contains(parts[1], element));
      case Collection::Difference:
        return terms_.conjoin(contains(parts[0], element), terms_.negate(contains(parts[1], element)));
      case Collection::ElementsOf:
        return contains(parts[0], element);
      default: {
        const Term operands[] = {set, element};
        return terms_.impl_->store.intern({Op::Contains, Sort::Bool, 0, operands});
      }
    }
  }

  Term lookInPart(Term map, Term key) {
    if (map == terms_.unit()) return map;
    if (terms_.op(map) == Op::Ite) return chooseArm(map, key, [&](Term arm) { return look(arm, key); });
    return observed(Observation::Look, Sort::Snapshot, map, key);
  }

  Term countInSequence(Term sequence, Term element) {
    std::vector<Term> parts;
    Term sum = terms_.integer(0);
    for (const Term part : terms_.impl_->partsOf(sequence, parts)) {
      const auto own = terms_.arguments(part);
      if (terms_.op(part) == Op::Single) {
        sum = terms_.add(sum, one(terms_.equal(own[0], element)));
      } else if (terms_.op(part) == Op::Window) {
        const Term within =
            terms_.subtract(occurrences(own[0], own[2], element), occurrences(own[0], own[1], element));
        sum = terms_.add(sum, choose(terms_.lessOrEqual(own[1], own[2]), within, terms_.integer(0)));
      } else {
        const Term bag = intern(Collection::BagOf, {&part, 1});
        sum = terms_.add(sum, observed(Observation::Count, Sort::Int, bag, element));
      }
    }
    return sum;
  }

  Term sizeOfPart(Term collection) {
    if (collection == terms_.unit()) return terms_.integer(0);
    const auto parts = terms_.arguments(collection);
    if (terms_.op(collection) == Op::Ite)
      return chooseArm(collection, Term(), [&](Term arm) { return size(arm); });
    if (terms_.op(collection) == Op::Collect) {
      switch (terms_.collection(collection)) {
        case Collection::Union:
          return terms_.subtract(terms_.add(size(parts[0]), size(parts[1])),
                                 size(makeOfTwo(Collection::Intersection, parts[0], parts[1])));
        case Collection::Difference:
          return terms_.subtract(size(parts[0]),
                                 size(makeOfTwo(Collection::Intersection, parts[0], parts[1])));
        case Collection::Plus:
          return terms_.add(size(parts[0]), size(parts[1]));
        case Collection::Minus:
          return terms_.subtract(size(parts[0]), size(makeOfTwo(Collection::Meet, parts[0], parts[1])));
        case Collection::BagOf:
          return terms_.length(parts[0]);
        default:
          break;
      }
    }
    return observed(Observation::Size, Sort::Int, {&collection, 1});
  }
  Term makeOfTwo(Collection kind, Term left, Term right) {
    const Term operands[] = {left, right};
    return kind == Collection::Difference ? intern(kind, operands) : make(kind, operands);
  }

  Term symmetric(Collection kind, std::span<const Term> parts) {
    const Term operands[] = {std::min(parts[0], parts[1]), std::max(parts[0], parts[1])};
    return intern(kind, operands);
  }
  Term intern(Collection kind, std::span<const Term> parts) {
    return terms_.impl_->store.intern({Op::Collect, Sort::Snapshot, static_cast<std::int64_t>(kind), parts});
  }
  Term observed(Observation kind, Sort sort, Term collection, Term key) {
    const Term operands[] = {collection, key};
    return observed(kind, sort, operands);
  }
  Term observed(Observation kind, Sort sort, std::span<const Term> parts) {
    return terms_.impl_->store.intern({Op::Observe, sort, static_cast<std::int64_t>(kind), parts});
  }

  TermFactory& terms_;
  Decide decide_;
  std::map<std::array<Term, 3>, Term> occurrences_;  // by map, end and value
  std::unordered_map<std::uint64_t, Term> choices_;  // by choice and key: a term is of one type only
};

namespace {

constexpr auto nothingIsTold = [](Term) -> std::optional<bool> { return std::nullopt; };

}  // namespace

Term TermFactory::contains(Term collection, Term element) {
  return contains(collection, element, nothingIsTold);
}
Term TermFactory::contains(Term collection, Term element, Decide decide) {
  return Impl::Collections(*this, decide).contains(collection, element);
}

Term TermFactory::collect(Collection kind, std::span<const Term> parts) {
  return collect(kind, parts, nothingIsTold);
}
Term TermFactory::collect(Collection kind, std::span<const Term> parts, Decide decide) {
  return Impl::Collections(*this, decide).make(kind, parts);
}

Term TermFactory::observe(Observation kind, std::span<const Term> parts) {
  return observe(kind, parts, nothingIsTold);
}
Term TermFactory::observe(Observation kind, std::span<const Term> parts, Decide decide) {
  if (isAggregate(kind)) return observeNumbers(kind, parts, decide);
  if (kind == Observation::Size) return Impl::Collections(*this, nothingIsTold).size(parts[0]);
  Impl::Collections collections(*this, decide);
  switch (kind) {
    case Observation::Look:
      return collections.look(parts[0], parts[1]);
    case Observation::Count:
      return collections.count(parts[0], parts[1]);
    default:
      return collections.occurrences(parts[0], parts[1], parts[2]);
  }
}

std::string_view TermFactory::nameOf(Term term) const {
  constexpr std::string_view collections[] = {"insert",     "remove", "union",  "intersection",
                                              "difference", "set",    "values", "put",
                                              "bag",        "plus",   "minus",  "meet"};
  constexpr std::string_view observations[] = {"look",  "count",   "size",     "occurrences",
                                               "total", "product", "greatest", "least"};
  const auto number = static_cast<std::size_t>(store_.node(term).payload);
  return op(term) == Op::Collect ? collections[number] : observations[number];
}

}  // namespace warrant::smt
