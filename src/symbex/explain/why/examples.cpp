#include "symbex/explain/why/examples.h"

#include <algorithm>
#include <limits>

#include "symbex/explain/notation.h"
#include "symbex/explain/relevance.h"
#include "symbex/explain/why/asked.h"

namespace warrant::symbex {

using heap::Chunk;
using smt::Answer;
using smt::Op;
using smt::PathCondition;

namespace {

constexpr std::size_t mostPlaces = 8;  // that bear on the goal
constexpr std::size_t mostNumbers = 8;

// How often Z3 may be asked for one example, where values that the native layer has nothing against
// contradict each other.
constexpr unsigned mostQuestions = 16;

}  // namespace

Examples::Places Examples::placesOf(const SymbolicState& s, const Wording& wording) const {
  const Frame::Code frame = s.frame.code();
  Places places;
  for (const ast::Variable* variable : notation_.variablesInScope(frame))
    places.emplace_back(variable->name, frame.store[variable->slot]);
  if (s.frame.result) places.emplace_back("result", s.frame.result);
  for (const Chunk& chunk : chunksInOrder(s.heap)) {
    if (chunk.isField() && !chunk.guard) places.emplace_back(notation_.placeOf(chunk, wording), chunk.value);
  }
  return places;
}

// Values of parts of the goal that no place holds.
void Examples::addValuesOf(Term goal, Term self, const Wording& wording, Places& places) const {
  for (const Term value : valuesIn(terms_, goal, self)) {
    const bool isHeld = std::ranges::find(places, value, &Places::value_type::second) != places.end();
    if (!isHeld && wording.isReadable(value)) places.emplace_back(wording.print(value), value);
  }
}

// Those that hold what the goal is made of, and values of its parts that no place holds.
Examples::Places Examples::relatedPlaces(PathCondition& condition, Term goal, const SymbolicState& s,
                                         const Wording& wording) const {
  const Term self = s.frame.code().self;
  Places places;
  for (auto& [name, value] : placesOf(s, wording)) {
    const bool isHeld = std::ranges::find(places, value, &Places::value_type::second) != places.end();
    if (!isHeld && !terms_.isConstant(value) && shareValues(terms_, value, goal, self))
      places.emplace_back(std::move(name), value);
  }
  addValuesOf(goal, self, wording, places);
  if (places.size() > mostPlaces) places.resize(mostPlaces);
  std::erase_if(places, [&](const auto& place) { return condition.areEqual(place.second, self); });
  return places;
}

// The constants of the goal, and those beside them.
std::vector<Term> Examples::numbersIn(Term goal) const {
  std::vector<Term> numbers, pending{goal}, seen;
  const auto add = [&](std::int64_t number) {
    const Term term = terms_.integer(number);
    if (numbers.size() < mostNumbers && std::ranges::find(numbers, term) == numbers.end())
      numbers.push_back(term);
  };
  const auto addAround = [&](std::int64_t number) {
    constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min() + 2;
    if (number < least || number > -least || (-2 < number && number < 2)) return;
    for (const std::int64_t sign : {1, -1}) {
      for (const std::int64_t step : {0, 1, -1}) add(sign * number + step);
    }
  };
  while (!pending.empty()) {
    const Term term = pending.back();
    pending.pop_back();
    if (std::ranges::find(seen, term) != seen.end()) continue;
    seen.push_back(term);
    if (terms_.op(term) == Op::Integer) addAround(terms_.integerValue(term));
    if (terms_.op(term) == Op::Sum) addAround(terms_.constant(term));
    for (const Term argument : terms_.arguments(term)) pending.push_back(argument);
  }
  return numbers;
}

std::vector<Term> Examples::candidatesFor(Term value, const std::vector<Term>& numbers) const {
  std::vector<Term> candidates;
  switch (terms_.sort(value)) {
    case smt::Sort::Bool:
      return {terms_.falsity(), terms_.truth()};
    case smt::Sort::Int:
      for (const std::int64_t number : {0, 1, -1, 2, 3, 5, 10, -2, 100})
        candidates.push_back(terms_.integer(number));
      candidates.insert(candidates.end(), numbers.begin(), numbers.end());
      return candidates;
    case smt::Sort::Ref:
      return {terms_.null()};
    default:
      return candidates;
  }
}

std::optional<Example> Examples::of(const Known& known, Term goal, const SymbolicState& s,
                                    const Wording& wording, Extent extent) const {
  constexpr std::size_t mostKnown = 200;  // that are told again for each failure
  if (extent == Extent::Related && known.facts.size() + known.bounds.size() > mostKnown) return std::nullopt;
  if (terms_.isQuantified(goal)) return std::nullopt;  // no few values tell
  const Question question{known, goal, s, wording, extent};
  if (auto example = choosing(question, 0)) return example;
  return extent == Extent::All ? choosing(question, mostQuestions) : std::nullopt;
}

// Chooses one value after the other that nothing is known against, for which Z3 may be asked so often. An
// object stays what it is: the same as another one only where that is known. Where all is asked for, Z3 may
// be asked about the whole.
std::optional<Example> Examples::choosing(const Question& question, unsigned questions) const {
  const auto& [known, goal, s, wording, extent] = question;
  const Asked asked(*run_.workspace, known.facts, known.bounds);
  PathCondition& condition = *asked;
  const Term self = s.frame.code().self;
  if (!condition.assume(terms_.negate(goal)) || consistency(condition, questions) == Answer::No)
    return std::nullopt;
  const std::vector<Term> values = valuesIn(terms_, goal, self);
  for (const auto& [number, least, greatest] : known.bounds) {  // which Z3 would be told
    if (extent == Extent::All || !std::ranges::binary_search(values, number.id(), {}, &Term::id)) continue;
    condition.assume(terms_.lessOrEqual(terms_.integer(least), number));
    condition.assume(terms_.lessOrEqual(number, terms_.integer(greatest)));
  }
  Places places = extent == Extent::All ? placesOf(s, wording) : relatedPlaces(condition, goal, s, wording);
  if (extent == Extent::All) addValuesOf(goal, self, wording, places);
  Example example{.goal = wording.print(goal), .values = {}};
  const std::vector<Term> numbers = numbersIn(goal);
  Places objects;
  if (self) objects.emplace_back("this", self);
  for (const auto& [place, value] : places) {
    const Term found = terms_.isConstant(value) ? value : choose(condition, value, numbers, questions);
    if (found) {
      example.values.emplace_back(place, names_.print(terms_, found));
    } else if (terms_.sort(value) == smt::Sort::Ref) {
      const auto same = std::ranges::find_if(
          objects, [&](const auto& object) { return condition.areEqual(object.second, value); });
      example.values.emplace_back(place,
                                  same == objects.end() ? "an object" : "the same object as " + same->first);
      objects.emplace_back(place, value);
    }
  }
  const Answer whole = extent == Extent::All ? condition.isConsistent() : condition.isConsistentNatively();
  if (whole == Answer::No) return std::nullopt;
  // What is said of all values was tried for some.
  const bool isAboutAll =
      std::ranges::any_of(known.facts, [&](Term fact) { return terms_.isQuantified(fact); });
  example.isConfirmed = whole == Answer::Yes && !isAboutAll;
  return example;
}

Answer Examples::consistency(PathCondition& condition, unsigned& questions) const {
  if (questions == 0) return condition.isConsistentNatively();
  --questions;
  return condition.isConsistent();
}

// The first candidate that nothing is known against, which the path condition goes on with; no term: there is
// none.
Term Examples::choose(PathCondition& condition, Term value, const std::vector<Term>& numbers,
                      unsigned& questions) const {
  for (const Term candidate : candidatesFor(value, numbers)) {
    const Term fact = terms_.equal(value, candidate);
    {
      const smt::PathScope scope(condition);
      if (!condition.assume(fact) || consistency(condition, questions) == Answer::No) continue;
    }
    condition.assume(fact);
    return candidate;
  }
  return {};
}

}  // namespace warrant::symbex
