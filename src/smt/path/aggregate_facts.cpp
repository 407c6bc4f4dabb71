#include "smt/path/aggregate_facts.h"

#include <algorithm>
#include <iterator>

namespace warrant::smt {

void AggregateFacts::begin(Term goal) {
  made_.clear();
  asksForOrder_ = goal && terms_.op(goal) == Op::NonNegative;
  findAsked(goal);
}

std::vector<Term> AggregateFacts::next() {
  clauses_.clear();
  const std::span<const Term> known = native_.aggregates();
  known_.assign(known.begin(), known.end());
  for (const Term aggregate : std::vector<Term>(known_)) addOwn(aggregate);
  for (std::size_t i = 0; i < known_.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      addOfTwoMaps(known_[j], known_[i]);
      if (asksForSums_) addOfCounts(known_[j], known_[i]);
    }
  }
  std::vector<Term> selections;
  std::ranges::copy_if(known_, std::back_inserter(selections), [&](Term one) { return isOfSelection(one); });
  if (selections.size() > mostSelections) selections.clear();
  for (std::size_t i = 0; i < selections.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) addOfSelections(selections[j], selections[i]);
  }
  return std::move(clauses_);
}

void AggregateFacts::addOwn(Term aggregate) {
  addEqualMaps(aggregate);
  if (terms_.observation(aggregate) == Observation::Greatest ||
      terms_.observation(aggregate) == Observation::Least)
    return addExtreme(aggregate);
  if (terms_.observation(aggregate) != Observation::Total) return;
  const Term map = terms_.arguments(aggregate)[0], end = terms_.arguments(aggregate)[1];
  for (const Term other : endsOf(map)) {
    if (areEqual(other, end)) continue;
    addOfTotals(map, other, end);
    addOfTotals(map, end, other);
  }
  for (const Bound& bound : asked_) addOfBound(map, end, bound);
  for (const Term place : places_) addOfPlace(map, end, place);
}

// What the question compares sums with: multiples of numbers, which may be the ends up to which is summed;
// and the other numbers in it, up to which something else may be summed, or at which something is.
void AggregateFacts::findAsked(Term goal) {
  constexpr std::size_t most = 4;
  asked_.clear();
  places_.clear();
  asksForSums_ = false;
  const Op op = goal ? terms_.op(goal) : Op::Symbol;
  const auto parts = goal ? terms_.arguments(goal) : std::span<const Term>();
  if (op != Op::NonNegative && (op != Op::Equal || terms_.sort(parts[0]) != Sort::Int)) return;
  const Term sum = op == Op::NonNegative ? parts[0] : terms_.subtract(parts[0], parts[1]);
  if (terms_.op(sum) != Op::Sum) return;
  asksForSums_ = true;
  const auto addPlace = [&](Term place) {
    if (places_.size() < most && std::ranges::find(places_, place) == places_.end()) places_.push_back(place);
  };
  for (std::size_t i = 0; i < terms_.arguments(sum).size(); ++i) {
    const Term part = terms_.arguments(sum)[i], factor = terms_.integer(terms_.coefficients(sum)[i]);
    if (terms_.isAggregate(part)) continue;
    if (terms_.op(part) == Op::Multiply) {
      const auto factors = terms_.arguments(part);
      asked_.push_back({factors[0], terms_.multiply(factor, factors[1])});
      asked_.push_back({factors[1], terms_.multiply(factor, factors[0])});
    } else if (terms_.op(part) == Op::Unbox && terms_.op(terms_.arguments(part)[0]) == Op::At) {
      addPlace(terms_.arguments(terms_.arguments(part)[0])[1]);
    } else {
      asked_.push_back({part, factor});
      addPlace(part);
    }
  }
}

// Where each is at most so much, so is the sum at most as many times that; and at least.
void AggregateFacts::addOfBound(Term map, Term end, const Bound& bound) {
  if (!areEqual(bound.count, end)) return;
  const Term zero = terms_.integer(0), all = total(map, end), isRange = terms_.lessOrEqual(zero, end);
  for (const Term least : {bound.factor, terms_.minus(bound.factor)}) {
    const Term whole = terms_.multiply(least, end);
    const Term areAbove =
        forAll(zero, end, [&](Term i) { return terms_.lessOrEqual(least, element(map, i)); });
    const Term areBelow =
        forAll(zero, end, [&](Term i) { return terms_.lessOrEqual(element(map, i), least); });
    add(terms_.implies(terms_.conjoin(isRange, areAbove), terms_.lessOrEqual(whole, all)));
    add(terms_.implies(terms_.conjoin(isRange, areBelow), terms_.lessOrEqual(all, whole)));
  }
}

// What is summed up to that place, and from there; where nothing is less than 0, none is more than all.
void AggregateFacts::addOfPlace(Term map, Term end, Term place) {
  const Term zero = terms_.integer(0);
  if (areEqual(place, end) || place == zero) return;
  const Term isWithin = terms_.conjoin(terms_.lessOrEqual(zero, place), terms_.less(place, end));
  const Term areAbove = forAll(zero, end, [&](Term i) { return terms_.lessOrEqual(zero, element(map, i)); });
  add(terms_.implies(terms_.conjoin(isWithin, areAbove),
                     terms_.lessOrEqual(element(map, place), total(map, end))));
  addOfTotals(map, zero, place);
  addOfTotals(map, place, end);
}

// Some element is the greatest, and none is greater.
void AggregateFacts::addExtreme(Term aggregate) {
  const auto parts = terms_.arguments(aggregate);
  const Term map = parts[0], from = parts[1], to = parts[2];
  const bool isGreatest = terms_.observation(aggregate) == Observation::Greatest;
  const Term place = terms_.apply(
      terms_.function(isGreatest ? "place of the greatest" : "place of the least", Sort::Int), parts);
  const Term isWithin = terms_.conjoin(terms_.lessOrEqual(from, place), terms_.less(place, to));
  const Term isThere = terms_.conjoin(isWithin, terms_.equal(element(map, place), aggregate));
  const Term areWithin = forAll(from, to, [&](Term index) {
    const Term value = element(map, index);
    return isGreatest ? terms_.lessOrEqual(value, aggregate) : terms_.lessOrEqual(aggregate, value);
  });
  add(terms_.implies(terms_.less(from, to), terms_.conjoin(isThere, areWithin)));
}

// The same of a map that is put together and is equal to this one, and between ends that are known.
void AggregateFacts::addEqualMaps(Term aggregate) {
  std::vector<Term> parts(terms_.arguments(aggregate).begin(), terms_.arguments(aggregate).end());
  const Term map = parts[0];
  Term areKnown = terms_.truth();
  for (Term& end : std::span(parts).subspan(1)) {
    for (const Term number : native_.membersOf(end)) {
      if (terms_.op(number) != Op::Integer) continue;
      areKnown = terms_.conjoin(areKnown, terms_.equal(end, number));
      end = number;
      break;
    }
  }
  const auto add = [&](Term condition) {
    this->add(terms_.implies(terms_.conjoin(areKnown, condition),
                             terms_.equal(aggregate, terms_.observe(terms_.observation(aggregate), parts))));
  };
  if (areKnown != terms_.truth()) add(terms_.truth());
  for (const Term other : native_.membersOf(map)) {
    const Op op = terms_.op(other);
    if (other == map || (op != Op::Store && op != Op::Splice && op != Op::Fill && op != Op::Tabulate))
      continue;
    parts[0] = other;
    add(terms_.equal(map, other));
  }
}

// What the least and the greatest number say of the sum; where these are not known, its sign.
void AggregateFacts::addOfTotals(Term map, Term from, Term to) {
  const Term zero = terms_.integer(0);
  const Term sum = this->sum(map, from, to), count = terms_.subtract(to, from);
  const Term isRange = terms_.lessOrEqual(from, to);
  if (const auto bounds = terms_.boundsOf(map)) {
    for (const Term bound : {bounds->first, bounds->second}) {
      const Term end = terms_.multiply(bound, count);
      const Term areAll = forAll(from, to, [&](Term i) { return terms_.equal(element(map, i), bound); });
      add(terms_.implies(isRange, terms_.equal(areAll, terms_.equal(sum, end))));
      add(terms_.implies(
          isRange, bound == bounds->first ? terms_.lessOrEqual(end, sum) : terms_.lessOrEqual(sum, end)));
    }
    return;
  }
  const Term areAbove = forAll(from, to, [&](Term i) { return terms_.lessOrEqual(zero, element(map, i)); });
  const Term areBelow = forAll(from, to, [&](Term i) { return terms_.lessOrEqual(element(map, i), zero); });
  add(terms_.implies(terms_.conjoin(isRange, areAbove), terms_.lessOrEqual(zero, sum)));
  add(terms_.implies(terms_.conjoin(isRange, areBelow), terms_.lessOrEqual(sum, zero)));
}

// Maps that are equal between two indices have the same there.
void AggregateFacts::addOfTwoMaps(Term left, Term right) {
  const auto ours = terms_.arguments(left), others = terms_.arguments(right);
  if (terms_.observation(left) != terms_.observation(right) || areEqual(ours[0], others[0])) return;
  if (!areEqual(ours[1], others[1])) return;
  if (terms_.observation(left) == Observation::Total) {
    for (const Term from : endsOf(ours[0])) {
      const std::vector<Term> ends = endsOf(others[0]);
      const bool isCommon = std::ranges::any_of(ends, [&](Term end) { return areEqual(end, from); });
      if (!isCommon || areEqual(from, ours[1])) continue;
      for (const auto& [begin, end] : {std::pair(from, ours[1]), std::pair(ours[1], from)}) {
        addDifference(ours[0], others[0], begin, end);
        if (!asksForOrder_) continue;
        addOrder(ours[0], others[0], begin, end);
        addOrder(others[0], ours[0], begin, end);
      }
    }
    return;
  }
  if (!areEqual(ours[2], others[2])) return;
  const Term areSame = forAll(
      ours[1], ours[2], [&](Term i) { return terms_.equal(element(ours[0], i), element(others[0], i)); });
  const Term isOne =
      terms_.observation(left) == Observation::Product ? terms_.truth() : terms_.less(ours[1], ours[2]);
  const Term areThese = terms_.conjoin(terms_.equal(ours[1], others[1]), terms_.equal(ours[2], others[2]));
  add(terms_.implies(terms_.conjoin(terms_.conjoin(isOne, areThese), areSame), terms_.equal(left, right)));
}

void AggregateFacts::addDifference(Term left, Term right, Term from, Term to) {
  const Term areSame =
      forAll(from, to, [&](Term i) { return terms_.equal(element(left, i), element(right, i)); });
  add(terms_.implies(terms_.conjoin(terms_.lessOrEqual(from, to), areSame),
                     terms_.equal(sum(left, from, to), sum(right, from, to))));
}

// Where none of one is greater than what is there of the other, so is the sum.
void AggregateFacts::addOrder(Term less, Term more, Term from, Term to) {
  const Term areLess =
      forAll(from, to, [&](Term i) { return terms_.lessOrEqual(element(less, i), element(more, i)); });
  add(terms_.implies(terms_.conjoin(terms_.lessOrEqual(from, to), areLess),
                     terms_.lessOrEqual(sum(less, from, to), sum(more, from, to))));
}

// What is counted by one or the other, but by none twice, is all.
void AggregateFacts::addOfCounts(Term left, Term right) {
  const Term ours = terms_.arguments(left)[0], others = terms_.arguments(right)[0];
  const Term end = terms_.arguments(left)[1], zero = terms_.integer(0), one = terms_.integer(1);
  const auto isCount = [&](Term total) {
    const auto bounds = terms_.observation(total) == Observation::Total
                            ? terms_.boundsOf(terms_.arguments(total)[0])
                            : std::nullopt;
    return bounds && bounds->first == zero && bounds->second == one;
  };
  if (!isCount(left) || !isCount(right) || !areEqual(end, terms_.arguments(right)[1])) return;
  const Term isEither = forAll(
      zero, end, [&](Term i) { return terms_.equal(terms_.add(element(ours, i), element(others, i)), one); });
  add(terms_.implies(terms_.conjoin(terms_.lessOrEqual(zero, end), isEither),
                     terms_.equal(terms_.add(total(ours, end), total(others, end)), end)));
}

// What two selections have together, another map may have.
void AggregateFacts::addOfSelections(Term left, Term right) {
  const Term ours = terms_.arguments(left)[0], others = terms_.arguments(right)[0];
  const Term end = terms_.arguments(left)[1], zero = terms_.integer(0);
  if (ours == others || !areEqual(end, terms_.arguments(right)[1])) return;
  for (const Term whole : std::vector<Term>(known_)) {
    const bool isThird = terms_.observation(whole) == Observation::Total && whole != left && whole != right;
    if (!isThird || !areEqual(terms_.arguments(whole)[1], end)) continue;
    const Term map = terms_.arguments(whole)[0];
    const Term areTogether = forAll(zero, end, [&](Term i) {
      return terms_.equal(element(map, i), terms_.add(element(ours, i), element(others, i)));
    });
    add(terms_.implies(terms_.conjoin(terms_.lessOrEqual(zero, end), areTogether),
                       terms_.equal(total(map, end), terms_.add(total(ours, end), total(others, end)))));
  }
}

// Whether it is a total of what a table has where a condition holds, and of nothing elsewhere.
bool AggregateFacts::isOfSelection(Term aggregate) {
  const Term map = terms_.arguments(aggregate)[0];
  if (terms_.observation(aggregate) != Observation::Total || terms_.op(map) != Op::Tabulate) return false;
  const Term value = element(map, terms_.freshArbitrary(Sort::Int, "index"));
  const auto parts = terms_.arguments(value);
  return terms_.op(value) == Op::Ite && (parts[1] == terms_.integer(0) || parts[2] == terms_.integer(0));
}

Term AggregateFacts::total(Term map, Term end) {
  const Term parts[] = {map, end};
  return terms_.observe(Observation::Total, parts);
}

Term AggregateFacts::element(Term map, Term index) { return terms_.unbox(Sort::Int, terms_.at(map, index)); }

template <class Claim>
Term AggregateFacts::forAll(Term from, Term to, Claim&& claim) {
  const Term index = terms_.freshArbitrary(Sort::Int, "index");
  const Term isWithin = terms_.conjoin(terms_.lessOrEqual(from, index), terms_.less(index, to));
  return terms_.forAll({&index, 1}, terms_.implies(isWithin, claim(index)));
}

// Of the totals of the map that are known; and 0, where there is none.
std::vector<Term> AggregateFacts::endsOf(Term map) const {
  std::vector<Term> ends{terms_.integer(0)};
  for (const Term other : known_) {
    if (terms_.observation(other) == Observation::Total && areEqual(terms_.arguments(other)[0], map))
      ends.push_back(terms_.arguments(other)[1]);
  }
  return ends;
}

bool AggregateFacts::areEqual(Term left, Term right) const {
  return left == right || (native_.classOf(left) != 0 && native_.classOf(left) == native_.classOf(right));
}

void AggregateFacts::add(Term clause) {
  if (isCut() || native_.knownValue(clause) == true || !made_.insert(clause).second) return;
  clauses_.push_back(clause);
}

}  // namespace warrant::smt
