#include "symbex/explore/backward/weakest.h"

#include <algorithm>
#include <unordered_set>

#include "symbex/explore/initial_heap.h"
#include "symbex/values/classes.h"
#include "symbex/values/numbers.h"

namespace warrant::symbex {

using smt::Op;
using Place = Vocabulary::Place;

void Weakest::before(const Action& action, Terms& conditions) {
  switch (action.kind) {
    case Action::Kind::Test:
      conditions.insert(conditions.begin(), action.value);
      break;
    case Action::Kind::Assign: {
      const std::pair<Term, Term> replacement{action.target, action.value};
      terms_.substituteAll(conditions, {&replacement, 1});
      break;
    }
    case Action::Kind::SetField:
    case Action::Kind::SetElement:
      setPlace(action, conditions);
      break;
    case Action::Kind::New:
      makeNew(action, conditions);
      break;
  }
}

// --- replacing

// Terms are older than what is made of them.
Terms Weakest::partsOf(const Terms& conditions, support::FunctionRef<bool(Term)> isWanted) const {
  Terms pending = conditions, found;
  std::unordered_set<Term> seen;
  while (!pending.empty()) {
    const Term term = pending.back();
    pending.pop_back();
    if (!seen.insert(term).second) continue;
    if (isWanted(term)) found.push_back(term);
    const auto parts = terms_.arguments(term);
    pending.insert(pending.end(), parts.begin(), parts.end());
  }
  std::ranges::sort(found);
  return found;
}

void Weakest::replace(Terms& conditions, support::FunctionRef<bool(Term)> isWanted,
                      support::FunctionRef<Term(Term, const Terms&)> become) {
  Replacements replacements;
  for (const Term part : partsOf(conditions, isWanted)) {
    Terms operands;
    for (const Term operand : terms_.arguments(part))
      operands.push_back(terms_.substitute(operand, replacements));
    replacements.emplace_back(part, become(part, operands));
  }
  terms_.substituteAll(conditions, replacements);
}

smt::Term Weakest::ofEach(Term object, support::FunctionRef<Term(Term)> of) {
  if (terms_.op(object) != Op::Ite) return of(object);
  const auto choice = terms_.arguments(object);
  const Term condition = choice[0], otherwise = choice[2];
  const Term first = ofEach(choice[1], of);
  return terms_.ite(condition, first, ofEach(otherwise, of));
}

// (h'.f)[h.f := e] = if h'[h.f := e] = h then e else h'[h.f := e].f fi
void Weakest::setPlace(const Action& action, Terms& conditions) {
  const auto isIt = [&](Term term) {
    return terms_.op(term) == Op::Apply && terms_.functionOf(term) == action.function;
  };
  const Place& place = *vocabulary_.placeOf(action.function);
  replace(conditions, isIt, [&](Term, const Terms& operands) {
    Term isSame = terms_.truth();
    for (std::size_t index = 0; index < operands.size(); ++index)
      isSame = terms_.conjoin(isSame, terms_.equal(operands[index], action.operands[index]));
    const Term before = place.kind == Place::Kind::Field
                            ? vocabulary_.field(*place.field, operands[0])
                            : vocabulary_.element(place.type, operands[0], operands[1]);
    return terms_.ite(isSame, action.value, before);
  });
}

// --- new objects

// (x.f)[x := new C] = nil; (x = e)[x := new C] = false, where e is different from x
void Weakest::makeNew(const Action& action, Terms& conditions) {
  const auto isAffected = [&](Term term) {
    const bool isEquation =
        terms_.op(term) == Op::Equal && terms_.sort(terms_.arguments(term)[0]) == smt::Sort::Ref;
    return isEquation || vocabulary_.isPlace(term);
  };
  replace(conditions, isAffected, [&](Term part, const Terms& operands) {
    if (terms_.op(part) == Op::Equal) return isNew(action.target, operands[0], operands[1]);
    const smt::Function function = terms_.functionOf(part);
    return valueOfNew(action, *vocabulary_.placeOf(function), function, operands);
  });
}

smt::Term Weakest::isNew(Term created, Term left, Term right) {
  if (left == created && right == created) return terms_.truth();
  if (terms_.op(left) == Op::Ite) return ofEach(left, [&](Term one) { return isNew(created, one, right); });
  if (terms_.op(right) == Op::Ite) return ofEach(right, [&](Term one) { return isNew(created, left, one); });
  return left == created || right == created ? terms_.falsity() : terms_.equal(left, right);
}

smt::Term Weakest::valueOfNew(const Action& action, const Place& place, smt::Function function,
                              Terms operands) {
  return ofEach(operands[0], [&](Term object) {
    if (object != action.target) {
      operands[0] = object;
      return terms_.apply(function, operands);
    }
    switch (place.kind) {
      case Place::Kind::Length:
        return action.value;
      case Place::Kind::Class:
        return terms_.boolean(Hierarchy::isSubtype(action.type, place.type));
      default:
        return numbers_.defaultValue(place.type);
    }
  });
}

// --- the state before the trace

void Weakest::onEntry(const SymbolicState& s, Terms& conditions) {
  replace(
      conditions, [&](Term term) { return vocabulary_.isPlace(term); },
      [&](Term part, const Terms& operands) {
        return valueOnEntry(s, *vocabulary_.placeOf(terms_.functionOf(part)), operands);
      });
}

// Where a place is read, a test before it has said that its object is not null.
smt::Term Weakest::withoutNull(Term object) {
  if (terms_.op(object) != Op::Ite) return object;
  const auto choice = terms_.arguments(object);
  const Term condition = choice[0], otherwise = choice[2];
  const Term first = withoutNull(choice[1]), second = withoutNull(otherwise);
  if (first == terms_.null()) return second;
  return second == terms_.null() ? first : terms_.ite(condition, first, second);
}

smt::Term Weakest::valueOnEntry(const SymbolicState& s, const Place& place, Terms operands) {
  const bool isOfClass = place.kind == Place::Kind::Class;
  return ofEach(isOfClass ? operands[0] : withoutNull(operands[0]), [&](Term object) {
    switch (place.kind) {
      case Place::Kind::Field:
        return initialHeap_.fieldOnEntry(s, *place.field, object);
      case Place::Kind::Element:
        return initialHeap_.elementOnEntry(s, place.type, object, operands[1]);
      case Place::Kind::Length:
        return initialHeap_.lengthOnEntry(s, object);
      default:
        return classes_.instanceTerm(place.type, object);
    }
  });
}

}  // namespace warrant::symbex
