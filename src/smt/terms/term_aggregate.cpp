// Sums, products, greatest and least values of the numbers that a map has between two indices. A sum is a
// difference of two totals from 0 on, so that it splits and grows by the laws of sums alone.
#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "smt/terms/term_factory_impl.h"

namespace warrant::smt {

namespace {

constexpr std::int64_t mostElements = 8;  // that are written out
constexpr unsigned mostLayers = 16;       // that are taken off tables, for one question

}  // namespace

class TermFactory::Impl::Aggregates {
 public:
  Aggregates(TermFactory& terms, Decide decide) : terms_(terms), decide_(decide) {}

  Term sum(Term map, Term from, Term to) {
    if (terms_.op(from) == Op::Integer && terms_.op(to) == Op::Integer) {
      const std::int64_t first = terms_.integerValue(from), last = terms_.integerValue(to);
      if (const Term written = first < last ? sumOfWritten(map, first, last) : Term()) return written;
    }
    const Term isRange = terms_.lessOrEqual(from, to);
    const Term difference = terms_.subtract(total(map, to), total(map, from));
    return choose(isRange, difference, zero());
  }

  Term total(Term map, Term end) {
    if (end == zero()) return end;
    if (terms_.op(end) == Op::Integer && terms_.integerValue(end) > 0 &&
        terms_.integerValue(end) <= mostElements)
      return writeOut(Observation::Total, map, zero(), terms_.integerValue(end));
    const auto parts = terms_.arguments(map);
    switch (terms_.op(map)) {
      case Op::Store:
        return terms_.add(total(parts[0], end), changeBelow(parts, end));
      case Op::Splice:
        return totalOfSplice(parts, end);
      case Op::Ite:
        return choose(parts[0], total(parts[1], end), total(parts[2], end));
      case Op::Fill: {
        const Term isFilled =
            terms_.conjoin(terms_.lessOrEqual(zero(), end), terms_.lessOrEqual(end, parts[1]));
        return holds(isFilled) ? terms_.multiply(number(parts[0]), end)
                               : intern(Observation::Total, {map, end});
      }
      case Op::Tabulate:
        return totalOfTable(map, end);
      default:
        return intern(Observation::Total, {map, end});
    }
  }

  // A product, or the greatest or least value.
  Term fold(Observation kind, Term map, Term from, Term to) {
    const Term count = terms_.subtract(to, from);
    const bool isProduct = kind == Observation::Product;
    if (isProduct && holds(terms_.lessOrEqual(to, from))) return terms_.integer(1);
    if (terms_.op(count) == Op::Integer && terms_.integerValue(count) > 0 &&
        terms_.integerValue(count) <= mostElements)
      return writeOut(kind, map, from, terms_.integerValue(count));
    if (terms_.op(map) == Op::Tabulate) map = takeOff(map);
    // What there is of no index is not split.
    if (!isProduct && !holds(terms_.less(from, to))) return intern(kind, {map, from, to});
    const auto parts = terms_.arguments(map);
    switch (terms_.op(map)) {
      case Op::Store:
        return foldOfStore(kind, map, from, to);
      case Op::Splice:
        if (holds(terms_.lessOrEqual(parts[1], from))) return fold(kind, parts[2], from, to);
        if (holds(terms_.lessOrEqual(to, parts[1]))) return fold(kind, parts[0], from, to);
        if (holds(terms_.less(from, parts[1])) && holds(terms_.less(parts[1], to)))
          return join(kind, fold(kind, parts[0], from, parts[1]), fold(kind, parts[2], parts[1], to));
        break;
      case Op::Ite:
        if (const std::optional<bool> known = decide(parts[0]))
          return fold(kind, parts[*known ? 1 : 2], from, to);
        break;
      default:
        break;
    }
    return intern(kind, {map, from, to});
  }

  // The least and the greatest number, where the term is a choice of constants.
  bool addConstants(Term value, std::pair<std::int64_t, std::int64_t>& ends) const {
    if (terms_.op(value) == Op::Ite)
      return addConstants(terms_.arguments(value)[1], ends) && addConstants(terms_.arguments(value)[2], ends);
    if (terms_.op(value) != Op::Integer) return false;
    ends = {std::min(ends.first, terms_.integerValue(value)),
            std::max(ends.second, terms_.integerValue(value))};
    return true;
  }

  Term element(Term map, Term index) {
    return number(terms_.at(map, index, [this](Term condition) { return decide(condition); }));
  }
  // An index that stands for any, in what is tabulated: it is in nothing that is asked about.
  Term key() {
    if (!key_) key_ = terms_.freshArbitrary(Sort::Int, "index");
    return key_;
  }

 private:
  Term zero() { return terms_.integer(0); }
  Term number(Term boxed) { return terms_.unbox(Sort::Int, boxed); }
  std::optional<bool> decide(Term condition) {
    if (condition == terms_.truth()) return true;
    if (condition == terms_.falsity()) return false;
    return decide_(condition);
  }
  bool holds(Term condition) { return decide(condition) == true; }
  Term choose(Term condition, Term onTrue, Term onFalse) {
    const std::optional<bool> known = decide(condition);
    return terms_.ite(known ? terms_.boolean(*known) : condition, onTrue, onFalse);
  }
  Term tabulate(Term value) { return terms_.tabulate(key(), terms_.box(value)); }
  Term intern(Observation kind, std::initializer_list<Term> parts) {
    terms_.impl_->hasAggregates = true;
    return terms_.impl_->store.intern(
        {Op::Observe, Sort::Int, static_cast<std::int64_t>(kind), {parts.begin(), parts.size()}});
  }

  // --- sums

  // What a map was given between two indices.
  struct Written {
    std::int64_t from, to;
    std::unordered_map<std::int64_t, Term> values = {};  // by index
  };

  // Of a map whose elements between two indices were all given one by one; no term: some were not, whose sum
  // is better told by what is known of the sum before.
  Term sumOfWritten(Term map, std::int64_t from, std::int64_t to) {
    Written written{.from = from, .to = to};
    while (const std::optional<Term> inside = takeWritten(map, written)) map = *inside;
    if (written.values.size() < static_cast<std::uint64_t>(to) - static_cast<std::uint64_t>(from))
      return Term();
    Term result = zero();
    for (std::int64_t i = from; i < to; ++i) result = terms_.add(result, written.values.at(i));
    return result;
  }

  // Adds what the outermost layer of the map says of constant indices; the map inside.
  std::optional<Term> takeWritten(Term map, Written& written) {
    const auto add = [&](Term index, auto&& value) {
      const std::int64_t place = terms_.integerValue(index);
      const bool isWithin = written.from <= place && place < written.to;
      if (isWithin && !written.values.contains(place)) written.values.emplace(place, value());
    };
    const auto parts = terms_.arguments(map);
    if (terms_.op(map) == Op::Store) {
      if (terms_.op(parts[1]) != Op::Integer) return std::nullopt;
      add(parts[1], [&] { return number(parts[2]); });
      return parts[0];
    }
    if (terms_.op(map) != Op::Tabulate) return std::nullopt;
    const Term whole = element(map, key());
    // A choice of which not all is known to be a number is not one of numbers.
    const bool isBoxed = terms_.op(whole) == Op::Unbox;
    Term value = isBoxed ? terms_.arguments(whole)[0] : whole;
    bool isAny = false;
    while (terms_.op(value) == Op::Ite) {
      const auto choice = terms_.arguments(value);
      const Term index = terms_.op(choice[0]) == Op::Equal ? endOf(choice[0]).first : Term();
      if (!index || terms_.op(index) != Op::Integer) break;
      add(index, [&] {
        const Term at = terms_.substitute(choice[1], {{{key(), index}}});
        return isBoxed ? number(at) : at;
      });
      value = choice[2];
      isAny = true;
    }
    return isAny ? std::optional(tabulate(isBoxed ? number(value) : value)) : std::nullopt;
  }

  // What a store adds to the signed sum below an index.
  Term changeBelow(std::span<const Term> store, Term end) {
    const Term index = store[1];
    const Term change = terms_.subtract(number(store[2]), element(store[0], index));
    const Term inFront = choose(terms_.less(index, end), change, zero());
    const Term isFront = terms_.lessOrEqual(zero(), index);
    if (holds(isFront)) return inFront;
    const Term behind = choose(terms_.lessOrEqual(end, index), terms_.minus(change), zero());
    return choose(isFront, inFront, behind);
  }

  Term totalOfSplice(std::span<const Term> splice, Term end) {
    const Term index = splice[1];
    const Term isBelow = terms_.lessOrEqual(end, index), isAbove = terms_.lessOrEqual(index, end);
    // What is between a negative index and 0 is above it.
    const Term isFront = terms_.lessOrEqual(zero(), index);
    if (!holds(isFront)) {
      const Term shift = terms_.subtract(total(splice[0], index), total(splice[2], index));
      return terms_.subtract(totalFromIndex(splice, end, isBelow, isAbove), choose(isFront, zero(), shift));
    }
    return totalFromIndex(splice, end, isBelow, isAbove);
  }

  Term totalFromIndex(std::span<const Term> splice, Term end, Term isBelow, Term isAbove) {
    const Term index = splice[1];
    if (holds(isBelow)) return total(splice[0], holds(isAbove) ? index : end);
    const Term above =
        terms_.subtract(terms_.add(total(splice[0], index), total(splice[2], end)), total(splice[2], index));
    return holds(isAbove) ? above : choose(isBelow, total(splice[0], end), above);
  }

  // Summand by summand; what does not depend on the index is multiplied.
  Term totalOfTable(Term table, Term end) {
    const Term value = element(table, key());
    if (!terms_.occurs(key(), value)) return terms_.multiply(value, end);
    if (terms_.op(value) == Op::Sum) {
      const std::vector<Term> summands(terms_.arguments(value).begin(), terms_.arguments(value).end());
      const std::vector<std::int64_t> factors(terms_.coefficients(value).begin(),
                                              terms_.coefficients(value).end());
      Term sum = terms_.multiply(terms_.integer(terms_.constant(value)), end);
      for (std::size_t i = 0; i < summands.size(); ++i)
        sum = terms_.add(sum, terms_.multiply(terms_.integer(factors[i]), total(tabulate(summands[i]), end)));
      return sum;
    }
    const Term inside = takeOff(table);
    return inside == table ? intern(Observation::Total, {table, end}) : total(inside, end);
  }

  // --- tables

  // What the table says of one index is stored, and what it says of those on one side is spliced.
  Term takeOff(Term table) {
    if (layers_ == mostLayers) return table;
    const Term value = element(table, key());
    const Term condition = findCondition(value);
    if (!condition) return table;
    ++layers_;
    const auto [end, factor] = endOf(condition);
    const Term onTrue = terms_.substitute(value, {{{condition, terms_.truth()}}});
    const Term onFalse = terms_.substitute(value, {{{condition, terms_.falsity()}}});
    if (terms_.op(condition) == Op::Equal)
      return terms_.store(tabulate(onFalse), end, terms_.box(terms_.substitute(onTrue, {{{key(), end}}})));
    return factor > 0
               ? terms_.splice(tabulate(onFalse), end, tabulate(onTrue))
               : terms_.splice(tabulate(onTrue), terms_.add(end, terms_.integer(1)), tabulate(onFalse));
  }

  // One that compares the index itself.
  Term findCondition(Term value) {
    std::vector<Term> pending{value};
    std::unordered_set<Term> seen;
    while (!pending.empty()) {
      const Term term = pending.back();
      pending.pop_back();
      if (!seen.insert(term).second || terms_.op(term) == Op::ForAll || !terms_.occurs(key(), term)) continue;
      if (endOf(term).first) return term;
      for (const Term part : terms_.arguments(term)) pending.push_back(part);
    }
    return Term();
  }

  // The other side of a comparison with the index, and whether the index is compared from above.
  std::pair<Term, std::int64_t> endOf(Term condition) {
    const auto parts = terms_.arguments(condition);
    Term compared;
    if (terms_.op(condition) == Op::NonNegative) compared = parts[0];
    if (terms_.op(condition) == Op::Equal && terms_.sort(parts[0]) == Sort::Int)
      compared = terms_.subtract(parts[0], parts[1]);
    if (!compared) return {};
    std::int64_t factor = compared == key() ? 1 : 0;
    if (terms_.op(compared) == Op::Sum) {
      const auto arguments = terms_.arguments(compared);
      const auto place = std::ranges::find(arguments, key());
      if (place != arguments.end())
        factor = terms_.coefficients(compared)[static_cast<std::size_t>(place - arguments.begin())];
    }
    if (factor != 1 && factor != -1) return {};
    const Term rest = terms_.subtract(compared, terms_.multiply(terms_.integer(factor), key()));
    if (terms_.occurs(key(), rest)) return {};
    return {terms_.multiply(terms_.integer(-factor), rest), factor};
  }

  // --- products, greatest and least values

  Term join(Observation kind, Term left, Term right) {
    if (kind == Observation::Total) return terms_.add(left, right);
    if (kind == Observation::Product) return terms_.multiply(left, right);
    const Term isLess = terms_.lessOrEqual(left, right);
    return kind == Observation::Greatest ? choose(isLess, right, left) : choose(isLess, left, right);
  }

  Term writeOut(Observation kind, Term map, Term from, std::int64_t count) {
    Term result = element(map, from);
    for (std::int64_t i = 1; i < count; ++i)
      result = join(kind, result, element(map, terms_.add(from, terms_.integer(i))));
    return result;
  }

  Term foldOfStore(Observation kind, Term map, Term from, Term to) {
    const auto parts = terms_.arguments(map);
    const Term inside = parts[0], index = parts[1];
    if (holds(terms_.less(index, from)) || holds(terms_.lessOrEqual(to, index)))
      return fold(kind, inside, from, to);
    if (!holds(terms_.lessOrEqual(from, index)) || !holds(terms_.less(index, to)))
      return intern(kind, {map, from, to});
    const Term next = terms_.add(index, terms_.integer(1));
    Term result = number(parts[2]);
    if (index != from) {
      const Term isLonger = terms_.less(from, index);
      result = choose(isLonger, join(kind, fold(kind, inside, from, index), result), result);
    }
    if (next == to) return result;
    return choose(terms_.less(next, to), join(kind, result, fold(kind, inside, next, to)), result);
  }

  TermFactory& terms_;
  Decide decide_;
  Term key_;
  unsigned layers_ = 0;
};

Term TermFactory::aggregate(Observation kind, Term map, Term from, Term to, Decide decide) {
  Impl::Aggregates aggregates(*this, decide);
  return kind == Observation::Total ? aggregates.sum(map, from, to) : aggregates.fold(kind, map, from, to);
}

Term TermFactory::observeNumbers(Observation kind, std::span<const Term> parts, Decide decide) {
  Impl::Aggregates aggregates(*this, decide);
  return kind == Observation::Total ? aggregates.total(parts[0], parts[1])
                                    : aggregates.fold(kind, parts[0], parts[1], parts[2]);
}

bool TermFactory::hasAggregates() const { return impl_->hasAggregates; }

std::optional<std::pair<Term, Term>> TermFactory::boundsOf(Term map) {
  Impl::Aggregates aggregates(*this, [](Term) -> std::optional<bool> { return std::nullopt; });
  if (op(map) != Op::Tabulate) return std::nullopt;
  std::pair<std::int64_t, std::int64_t> ends{INT64_MAX, INT64_MIN};
  if (!aggregates.addConstants(aggregates.element(map, aggregates.key()), ends)) return std::nullopt;
  return std::pair{integer(ends.first), integer(ends.second)};
}

}  // namespace warrant::smt
