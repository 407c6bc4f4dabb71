#include "smt/path/instances.h"

#include <algorithm>

#include "smt/path/formula_kinds.h"

namespace warrant::smt {

namespace {

// For one question, of all formulas: while these are of witnesses, and of others; for one variable.
constexpr unsigned mostOfWitnesses = 300, mostInstances = 200, mostAsked = 60;
// Of very many formulas so many of each are made.
constexpr std::size_t instancesOfEach = 2;
constexpr std::size_t mostValues = 40;

}  // namespace

void Instances::reset() {
  formulas_.clear();
  free_.clear();
  begin({});
}

void Instances::begin(Term goal) {
  goal_ = goal;
  asked_.clear();
  asksForRanges_ = false;
  askedMembers_.clear();
  askedKeys_.clear();
  askedParts_.clear();
  witnesses_.clear();
  if (goal) findAsked();
  made_.clear();
  aggregates_.begin();
  stage_ = Stage::Witnesses;
  count_ = 0;
  areCut_ = false;
  given_ = native_.quantified().size();
}

std::vector<Instances::Values> Instances::valuesFor(Term forAll) {
  begin({});
  stage_ = Stage::Values;
  collectKnown();
  return valuesOf(formulaOf(forAll));
}

// Of all that is known only what values are found in is gone through for each variable.
void Instances::collectKnown() {
  const auto isPassedOver = [&](Term term) {
    const Op op = terms_.op(term);
    return op != Op::Apply && op != Op::Store && op != Op::Multiply && !isReading(op) && !putInto(term);
  };
  known_ = native_.knownTerms();
  std::erase_if(known_, isPassedOver);
  std::ranges::reverse(known_);
}

std::vector<Term> Instances::next() {
  // What aggregates say of all elements comes before what that says of some.
  std::vector<Term> clauses = aggregates_.next();
  if (!clauses.empty()) return clauses;
  const std::span<const Term> quantified = native_.quantified();
  const std::vector<Term> formulas(quantified.begin(), quantified.end());
  addPlaces(clauses);
  addWitnesses(formulas, clauses);
  // What is said of witnesses comes first, for it tells what the question is about.
  if (!clauses.empty()) return clauses;
  collectKnown();
  if (stage_ == Stage::Witnesses && (witnesses_.empty() || areAboutMembers(formulas))) stage_ = Stage::Values;
  while (true) {
    addInstances(formulas, clauses);
    if (stage_ >= Stage::Differences) addPlacesOfSame(clauses);
    if (stage_ == Stage::Differences) addDifferences(clauses);
    // What is said of witnesses may be said of all values of more variables.
    if (stage_ == Stage::Ranges || (stage_ == Stage::Witnesses && !clauses.empty())) return clauses;
    stage_ = static_cast<Stage>(static_cast<std::uint8_t>(stage_) + 1);
    if (!clauses.empty()) return clauses;
  }
}

std::vector<Term> Instances::ofQuestion() {
  std::vector<Term> clauses;
  if (!goal_) return clauses;
  const std::span<const Term> quantified = native_.quantified();
  std::vector<Term> formulas(quantified.begin(), quantified.end());
  std::erase_if(formulas, [&](Term forAll) {
    return std::ranges::none_of(formulaOf(forAll).variables,
                                [](const Variable& variable) { return variable.places.empty(); });
  });
  if (formulas.empty()) return clauses;
  findParts();
  stage_ = Stage::Asked;
  count_ = 0;
  addInstances(formulas, clauses);
  return clauses;
}

std::vector<Term> Instances::ofAggregates() {
  stage_ = Stage::Witnesses;
  count_ = 0;
  aggregates_.begin(goal_);
  return aggregates_.next();
}

// What the goal is made of, and what its tables are for any index, as far as that does not speak of the
// index.
void Instances::findParts() {
  const Term index = terms_.freshArbitrary(Sort::Int, "index");
  std::vector<Term> pending{goal_};
  for (std::unordered_set<Term> seen; !pending.empty();) {
    const Term term = pending.back();
    pending.pop_back();
    if (terms_.op(term) == Op::ForAll || !seen.insert(term).second) continue;
    if (!terms_.occurs(index, term)) askedParts_.push_back(term);
    if (terms_.op(term) == Op::Tabulate) pending.push_back(terms_.at(term, index));
    for (const Term part : terms_.arguments(term)) pending.push_back(part);
  }
}

// What is read of a sequence, or counted in its bag, is somewhere in each whose elements are known to be the
// same, in whatever order.
void Instances::addPlacesOfSame(std::vector<Term>& clauses) {
  constexpr std::size_t mostCollections = 16;
  std::vector<Term> made;
  for (const Term term : native_.knownTerms()) {
    const bool isMade =
        terms_.isMadeBy(Collection::BagOf, term) || terms_.isMadeBy(Collection::ElementsOf, term);
    if (isMade && made.size() < mostCollections) made.push_back(term);
  }
  for (const Term collection : made) {
    addPlacesIn(
        collection, [&](Term term) { return isCounted(term, collection); }, clauses);
    for (const Term same : made) {
      if (same == collection || terms_.collection(same) != terms_.collection(collection)) continue;
      if (!isSame(same, collection)) continue;
      const Term areSame = terms_.equal(same, collection), sequence = terms_.arguments(same)[0];
      const auto isThere = [&](Term term) {
        const Term isRead = isReadOf(term, sequence);
        return isRead ? terms_.conjoin(areSame, isRead) : Term();
      };
      addPlacesIn(collection, isThere, clauses);
    }
  }
}

// By when the known term, or what it counts, is in the collection; no term: it says nothing of that.
template <class IsThere>
void Instances::addPlacesIn(Term collection, IsThere isThere, std::vector<Term>& clauses) {
  constexpr std::size_t mostRead = 16;
  const Term sequence = terms_.arguments(collection)[0];
  std::size_t count = 0;
  for (const Term term : known_) {
    const bool isRead = isReading(terms_.op(term)) && terms_.arguments(term).size() == 2;
    if (!isRead || !isOfQuestion(terms_.arguments(term)[1])) continue;
    const Term condition = isThere(term);
    if (!condition || native_.knownValue(condition) == false) continue;
    if (++count > mostRead) return;
    const Term element = terms_.op(term) == Op::Observe ? terms_.arguments(term)[1] : term;
    const Term clause = terms_.implies(condition, Sequences::placeOf(terms_, sequence, element));
    if (made_.insert(clause).second) clauses.push_back(clause);
  }
}

// An index, or an element, in the question, or a value of which a formula may not hold.
bool Instances::isOfQuestion(Term key) const {
  if (terms_.op(key) == Op::Box) key = terms_.arguments(key)[0];
  return std::ranges::find(witnesses_, key) != witnesses_.end() || askedKeys_.contains(key);
}

// That something is in the bag, as it is called there.
Term Instances::isCounted(Term count, Term bag) {
  if (terms_.op(count) != Op::Observe || terms_.observation(count) != Observation::Count) return Term();
  const Term counted = terms_.arguments(count)[0];
  if (!isSame(counted, bag)) return Term();
  return terms_.conjoin(terms_.equal(counted, bag), terms_.lessOrEqual(terms_.integer(1), count));
}

// That the index is one of the sequence; no term: it is read of something else.
Term Instances::isReadOf(Term read, Term sequence) {
  const auto isBetween = [&](Term from, Term index, Term to) {
    return terms_.conjoin(terms_.lessOrEqual(from, index), terms_.less(index, to));
  };
  if (terms_.op(read) == Op::Element && isSame(terms_.arguments(read)[0], sequence))
    return isBetween(terms_.integer(0), terms_.arguments(read)[1], terms_.length(sequence));
  if (terms_.op(read) != Op::At || terms_.op(sequence) != Op::Window) return Term();
  const auto window = terms_.arguments(sequence), parts = terms_.arguments(read);
  return isSame(parts[0], window[0]) ? isBetween(window[1], parts[1], window[2]) : Term();
}

// The same elements in the same order are the same bag.
void Instances::addDifferences(std::vector<Term>& clauses) {
  if (!goal_ || terms_.op(goal_) != Op::Equal) return;
  const auto bags = terms_.arguments(goal_);
  if (!terms_.isMadeBy(Collection::BagOf, bags[0]) || !terms_.isMadeBy(Collection::BagOf, bags[1])) return;
  const Term left = terms_.arguments(bags[0])[0], right = terms_.arguments(bags[1])[0];
  const Term sides[] = {std::min(left, right), std::max(left, right)};
  const Term place = terms_.apply(terms_.function("difference of sequences", Sort::Int), sides);
  const Term isWithin =
      terms_.conjoin(terms_.lessOrEqual(terms_.integer(0), place), terms_.less(place, terms_.length(left)));
  const Term areSame = terms_.conjoin(
      terms_.equal(terms_.length(left), terms_.length(right)),
      terms_.implies(isWithin, terms_.equal(terms_.element(left, place), terms_.element(right, place))));
  const Term clause = terms_.implies(areSame, goal_);
  if (made_.insert(clause).second) clauses.push_back(clause);
}

// That a formula may not hold, of which nobody asks, seldom matters.
void Instances::addWitnesses(std::span<const Term> formulas, std::vector<Term>& clauses) {
  for (const Term forAll : formulas) {
    const std::optional<bool> value = native_.knownValue(forAll);
    const bool isNeeded = value == false || asked_.contains(forAll) || stage_ >= Stage::Differences;
    if (value == true || !isNeeded) continue;
    const Formula& formula = formulaOf(forAll);
    const Term clause = terms_.disjoin(forAll, terms_.negate(terms_.instance(forAll, formula.witnesses)));
    if (!made_.insert(clause).second) continue;
    for (const Term witness : formula.witnesses) witnesses_.push_back(witness);
    clauses.push_back(clause);
  }
}

// What is asked of a sequence, which has a length, may be answered by what is said of all its elements.
void Instances::addPlaces(std::vector<Term>& clauses) {
  for (const Term contains : askedMembers_) {
    const bool isSequence = native_.isKnown(terms_.length(terms_.arguments(contains)[0]));
    if (!isSequence || native_.knownValue(contains)) continue;
    const Term clause = Sequences::isAtPlace(terms_, contains);
    if (made_.insert(clause).second) clauses.push_back(clause);
  }
}

void Instances::findAsked() {
  std::vector<Term> pending{goal_};
  std::unordered_set<Term> seen;
  while (!pending.empty()) {
    const Term term = pending.back();
    pending.pop_back();
    if (!seen.insert(term).second) continue;
    if (terms_.op(term) == Op::ForAll) {
      asked_.insert(term);
      asksForRanges_ = asksForRanges_ || tellsRangesOnly(terms_, term);
      continue;
    }
    if (terms_.op(term) == Op::Contains) askedMembers_.push_back(term);
    if (isReading(terms_.op(term)) && terms_.arguments(term).size() > 1) {
      askedKeys_.insert(terms_.arguments(term)[1]);
      addAskedValue(terms_.arguments(term)[1]);
    }
    if (terms_.op(term) == Op::Symbol) addAskedValue(term);
    for (const Term part : terms_.arguments(term)) pending.push_back(part);
  }
}

// Of what the question is about something may be said first, as of witnesses.
void Instances::addAskedValue(Term value) {
  constexpr std::size_t mostAsked = 6;
  const bool isValue = terms_.sort(value) == Sort::Int && terms_.op(value) != Op::Integer;
  if (isValue && witnesses_.size() < mostAsked && std::ranges::find(witnesses_, value) == witnesses_.end())
    witnesses_.push_back(value);
}

// What is said of all members leads from one value to others, so that some do not suffice.
bool Instances::areAboutMembers(std::span<const Term> formulas) {
  return std::ranges::any_of(formulas, [&](Term forAll) {
    return std::ranges::any_of(formulaOf(forAll).variables, [](const Variable& variable) {
      return std::ranges::any_of(variable.places,
                                 [](const Place& place) { return place.op == Op::Contains; });
    });
  });
}

// Unless ranges are the question.
bool Instances::isDue(const Formula& formula) const {
  return stage_ >= Stage::Ranges || !formula.tellsRanges || asksForRanges_;
}

// The first values of all formulas come before the second ones of any: witnesses are among the first.
void Instances::addInstances(std::span<const Term> formulas, std::vector<Term>& clauses) {
  std::vector<std::pair<Term, std::vector<Values>>> open;
  for (const Term forAll : formulas) {
    if (native_.knownValue(forAll) == false) continue;
    Formula& formula = formulaOf(forAll);
    if (isDue(formula)) open.emplace_back(forAll, valuesOf(formula));
  }
  bool isLeft = true;
  for (std::size_t rank = 0; isLeft; ++rank) {
    isLeft = false;
    for (const auto& [forAll, values] : open) {
      if (rank >= values.size()) continue;
      if (!addInstance(forAll, values[rank], clauses)) return;
      isLeft = true;
    }
  }
}

// False: there are as many as are made for one question.
bool Instances::addInstance(Term forAll, const Values& values, std::vector<Term>& clauses) {
  const Term clause = terms_.implies(forAll, terms_.instance(forAll, values));
  if (made_.contains(clause) || native_.knownValue(clause) == true) return true;
  if (stage_ == Stage::Asked) {
    if (count_ == mostAsked) return false;
  } else {
    const std::size_t most = stage_ == Stage::Witnesses ? mostOfWitnesses : mostInstances;
    const std::size_t ofMany = instancesOfEach * given_;
    if (count_ >= std::max(most, ofMany)) {
      areCut_ = ofMany > most;
      return false;
    }
  }
  ++count_;
  made_.insert(clause);
  clauses.push_back(clause);
  return true;
}

// --- where variables stand

Instances::Formula& Instances::formulaOf(Term forAll) {
  const auto [place, isNew] = formulas_.try_emplace(forAll);
  if (!isNew) return place->second;
  Formula& formula = place->second;
  formula.tellsRanges = tellsRangesOnly(terms_, forAll);
  for (const Term variable : terms_.variables(forAll)) {
    formula.variables.push_back({variable, {}, {}});
    formula.witnesses.push_back(terms_.freshArbitrary(terms_.sort(variable), "some"));
  }
  findPlaces(forAll, formula);
  return formula;
}

void Instances::findPlaces(Term forAll, Formula& formula) {
  std::vector<Term> pending{terms_.body(forAll)};
  std::unordered_set<Term> seen;
  while (!pending.empty()) {
    const Term term = pending.back();
    pending.pop_back();
    if (!isFree(term) || !seen.insert(term).second) continue;
    addPlaces(term, formula);
    addEnds(term, formula);
    for (const Term part : terms_.arguments(term)) pending.push_back(part);
  }
}

void Instances::addPlaces(Term term, Formula& formula) {
  const Op op = terms_.op(term);
  if (op != Op::Apply && op != Op::Multiply && !isReading(op)) return;
  const std::span<const Term> arguments = terms_.arguments(term);
  const bool asksForMember =
      op == Op::Contains || (op == Op::Observe && terms_.observation(term) == Observation::Count);
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (isReading(op) && i == 0) continue;
    for (Variable& variable : formula.variables) {
      if (!terms_.occurs(variable.bound, arguments[i])) continue;
      variable.places.push_back({op, op == Op::Apply ? terms_.functionOf(term).id : 0, i, arguments[i],
                                 isReading(op) ? arguments[0] : Term(), asksForMember});
    }
  }
}

// What looks at a place of its first argument.
bool Instances::isReading(Op op) {
  return op == Op::At || op == Op::Element || op == Op::Contains || op == Op::Observe;
}

// `0 <= n` turns at -1, what is equal differs elsewhere.
void Instances::addEnds(Term literal, Formula& formula) {
  for (Variable& variable : formula.variables) {
    Term end;
    if (terms_.op(literal) == Op::NonNegative) {
      end = solve(terms_.arguments(literal)[0], variable.bound, terms_.integer(-1));
    } else if (terms_.op(literal) == Op::Equal) {
      const std::span<const Term> sides = terms_.arguments(literal);
      end = terms_.sort(sides[0]) == Sort::Int
                ? solve(terms_.subtract(sides[0], sides[1]), variable.bound, terms_.integer(0))
            : sides[0] == variable.bound ? sides[1]
            : sides[1] == variable.bound ? sides[0]
                                         : Term();
    }
    if (end && !isFree(end) && std::ranges::find(variable.ends, end) == variable.ends.end())
      variable.ends.push_back(end);
  }
}

// Whether there is a variable in it; of one within a ForAll that is a part, too, which does no harm.
bool Instances::isFree(Term term) {
  if (terms_.op(term) == Op::Bound) return true;
  if (const auto known = free_.find(term); known != free_.end()) return known->second;
  bool isFound = false;
  for (const Term part : terms_.arguments(term)) isFound = isFree(part) || isFound;
  return free_[term] = isFound;
}

// The value of the variable for which the pattern is that value; no term: it is not known.
Term Instances::solve(Term pattern, Term bound, Term value) {
  if (terms_.op(pattern) == Op::Box && terms_.sort(value) == Sort::Snapshot) {
    const Term boxed = terms_.arguments(pattern)[0];
    return solve(boxed, bound, unboxed(terms_.sort(boxed), value));
  }
  if (pattern == bound) return value;
  if (terms_.sort(bound) != Sort::Int || terms_.op(pattern) != Op::Sum) return Term();
  return solveLinear(pattern, bound, value);
}

// What is in the box, as it is known already: else there would be ever new names for it.
Term Instances::unboxed(Sort sort, Term value) {
  if (native_.isKnown(value)) {
    for (const Term equal : native_.membersOf(value)) {
      if (terms_.op(equal) == Op::Box && terms_.sort(terms_.arguments(equal)[0]) == sort)
        return terms_.arguments(equal)[0];
    }
  }
  return terms_.unbox(sort, value);
}

Term Instances::solveLinear(Term sum, Term bound, Term value) {
  const std::span<const Term> arguments = terms_.arguments(sum);
  const auto place = std::ranges::find(arguments, bound);
  if (place == arguments.end()) return Term();
  const std::int64_t coefficient =
      terms_.coefficients(sum)[static_cast<std::size_t>(place - arguments.begin())];
  const Term factor = terms_.integer(coefficient);
  const Term rest = terms_.subtract(sum, terms_.multiply(factor, bound));
  if (isFree(rest)) return Term();
  const Term product = terms_.subtract(value, rest);
  return coefficient == 1 || coefficient == -1 ? terms_.multiply(factor, product)
                                               : terms_.divide(product, factor);
}

// --- values

// Of several variables, those that come first in their lists before the others.
std::vector<Instances::Values> Instances::valuesOf(Formula& formula) {
  std::vector<std::pair<std::size_t, Values>> found{{0, {}}};
  for (const Variable& variable : formula.variables) {
    const Values values = candidates(variable);
    std::vector<std::pair<std::size_t, Values>> longer;
    for (const auto& [rank, known] : found) {
      for (std::size_t i = 0; i < values.size(); ++i) {
        longer.emplace_back(rank + i, known);
        longer.back().second.push_back(values[i]);
      }
    }
    std::ranges::stable_sort(longer, {}, [](const auto& one) { return one.first; });
    if (longer.size() > mostInstances) longer.resize(mostInstances);
    found = std::move(longer);
  }
  std::vector<Values> all;
  for (auto& [rank, values] : found) all.push_back(std::move(values));
  return all;
}

Instances::Values Instances::candidates(const Variable& variable) {
  if (terms_.sort(variable.bound) == Sort::Bool) return {terms_.truth(), terms_.falsity()};
  if (stage_ == Stage::Asked && variable.places.empty()) return askedValues(variable);
  Values values;
  std::unordered_set<std::uint32_t> seen;
  for (const Term witness : witnesses_) {
    if (terms_.sort(witness) == terms_.sort(variable.bound)) addValue(witness, values, seen);
  }
  if (stage_ == Stage::Witnesses) return values;
  addMembers(variable, values, seen);
  addMatches(variable, true, values, seen);
  addShifted(variable, values, seen);
  addMatches(variable, false, values, seen);
  for (const Term end : variable.ends) addValue(end, values, seen);
  return values;
}

Instances::Values Instances::askedValues(const Variable& variable) {
  constexpr std::size_t most = 12;
  Values values;
  std::unordered_set<std::uint32_t> seen;
  for (const auto& parts : {std::span(askedParts_), std::span(witnesses_)}) {
    for (const Term part : parts) {
      if (values.size() == most) return values;
      if (terms_.sort(part) == terms_.sort(variable.bound)) addValue(part, values, seen);
    }
  }
  return values;
}

void Instances::addMatches(const Variable& variable, bool sameMap, Values& values,
                           std::unordered_set<std::uint32_t>& seen) {
  for (const Term term : known_) {
    if (values.size() == mostValues) return;
    for (const Place& place : variable.places) {
      if (place.op == Op::Multiply) {
        if (!sameMap) addFactors(variable, term, values, seen);
        continue;
      }
      if (const Term member = memberIn(term, place, sameMap)) {
        if (const Term value = solve(place.pattern, variable.bound, member)) addValue(value, values, seen);
      }
      if (!matches(place, term, sameMap)) continue;
      const std::size_t argument = terms_.op(term) == Op::Store ? 1 : place.argument;
      if (const Term value = solve(place.pattern, variable.bound, terms_.arguments(term)[argument]))
        addValue(value, values, seen);
    }
  }
}

// What is known to be put into the very set or sequence in which the variable is looked for, or into its
// parts.
void Instances::addMembers(const Variable& variable, Values& values,
                           std::unordered_set<std::uint32_t>& seen) {
  constexpr std::size_t mostParts = 40;
  for (const Place& place : variable.places) {
    if (!place.asksForMember) continue;
    std::vector<Term> parts;
    std::unordered_set<Term> known;
    addEqual(place.map, parts, known);
    for (std::size_t i = 0; i < parts.size() && i < mostParts; ++i) {
      const Term put = putInto(parts[i]);
      const Term value = put ? solve(place.pattern, variable.bound, put) : Term();
      if (value) addValue(value, values, seen);
      for (const Term part : partsOf(parts[i])) addEqual(part, parts, known);
    }
  }
}

// What is read of a part of the very sequence is read of that further behind.
void Instances::addShifted(const Variable& variable, Values& values,
                           std::unordered_set<std::uint32_t>& seen) {
  for (const Place& place : variable.places) {
    if (place.op != Op::Element) continue;
    for (const Part& part : partsWithin(place.map)) {
      for (const Term read : known_) {
        if (values.size() == mostValues) return;
        if (!isReadOf(read, part.sequence)) continue;
        Term index = terms_.arguments(read)[1];
        if (terms_.op(read) == Op::At) index = terms_.subtract(index, terms_.arguments(part.sequence)[1]);
        const Term value = solve(place.pattern, variable.bound, terms_.add(part.offset, index));
        if (value) addValue(value, values, seen);
      }
    }
  }
}

std::vector<Instances::Part> Instances::partsWithin(Term sequence) {
  constexpr std::size_t mostParts = 16;
  std::vector<Part> parts;
  std::vector<Term> names;
  std::unordered_set<Term> known;
  addEqual(sequence, names, known);
  for (const Term name : names) {
    if (terms_.op(name) == Op::Append) parts.push_back({name, terms_.integer(0)});
  }
  for (std::size_t i = 0; i < parts.size() && i < mostParts; ++i) {
    const Part whole = parts[i];
    if (terms_.op(whole.sequence) != Op::Append) continue;
    const Term first = terms_.arguments(whole.sequence)[0], second = terms_.arguments(whole.sequence)[1];
    parts.push_back({first, whole.offset});
    parts.push_back({second, terms_.add(whole.offset, terms_.length(first))});
  }
  std::erase_if(parts, [&](const Part& part) { return terms_.op(part.sequence) == Op::Append; });
  return parts;
}

// A variable that is multiplied may be what is multiplied elsewhere.
void Instances::addFactors(const Variable& variable, Term product, Values& values,
                           std::unordered_set<std::uint32_t>& seen) {
  if (terms_.op(product) != Op::Multiply || isFree(product)) return;
  for (const Term factor : terms_.arguments(product)) {
    if (terms_.sort(factor) == terms_.sort(variable.bound)) addValue(factor, values, seen);
  }
}

// What is known to be equal to the term, and the term.
void Instances::addEqual(Term term, std::vector<Term>& terms, std::unordered_set<Term>& known) {
  if (!known.insert(term).second) return;
  terms.push_back(term);
  if (!native_.isKnown(term)) return;
  for (const Term equal : native_.membersOf(term)) {
    if (known.insert(equal).second) terms.push_back(equal);
  }
}

// Of which a set or sequence is put together, or one of which it is.
std::span<const Term> Instances::partsOf(Term term) const {
  const auto parts = terms_.arguments(term);
  if (terms_.op(term) == Op::Ite) return parts.subspan(1);
  if (terms_.op(term) == Op::Append) return parts;
  if (terms_.op(term) != Op::Collect) return {};
  switch (terms_.collection(term)) {
    case Collection::Union:
    case Collection::Plus:
      return parts;
    case Collection::Insert:
    case Collection::BagOf:
    case Collection::ElementsOf:
      return parts.first(1);
    default:
      return {};
  }
}

// The element that the last operation put into a set or sequence; no term: none.
Term Instances::putInto(Term term) const {
  if (terms_.op(term) == Op::Single) return terms_.arguments(term)[0];
  return terms_.isMadeBy(Collection::Insert, term) ? terms_.arguments(term)[1] : Term();
}

// What is read of a sequence is in it, and what is put into another one, or into a set, may be in this; no
// term: nothing is.
Term Instances::memberIn(Term term, const Place& place, bool sameMap) const {
  if (!place.asksForMember) return Term();
  if (!sameMap) return putInto(term);
  return terms_.op(term) == Op::Element && isSame(terms_.arguments(term)[0], place.map) ? term : Term();
}

bool Instances::isSame(Term map, Term other) const {
  return map == other || (native_.classOf(map) != 0 && native_.classOf(map) == native_.classOf(other));
}

bool Instances::matches(const Place& place, Term term, bool sameMap) const {
  const Op op = terms_.op(term);
  if (place.op == Op::Apply)
    return sameMap && op == Op::Apply && terms_.functionOf(term).id == place.function &&
           place.argument < terms_.arguments(term).size();
  if (place.op == Op::At ? op != Op::At && op != Op::Store : op != place.op) return false;
  if (place.argument >= terms_.arguments(term).size()) return false;
  return isSame(terms_.arguments(term)[0], place.map) == sameMap;
}

// One of each class.
void Instances::addValue(Term value, Values& values, std::unordered_set<std::uint32_t>& seen) {
  const std::uint32_t known = native_.classOf(value);
  if (values.size() == mostValues) return;
  if (known != 0 ? seen.insert(known).second : std::ranges::find(values, value) == values.end())
    values.push_back(value);
}

}  // namespace warrant::smt
