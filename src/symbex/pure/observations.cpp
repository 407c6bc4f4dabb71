#include "symbex/pure/observations.h"

#include "symbex/path/path.h"
#include "symbex/pure/callees.h"
#include "symbex/values/lists.h"

namespace warrant::symbex {

namespace {

bool isCollection(const ast::Type& type) {
  return type.isMap() || type.kind == ast::TypeKind::Set || type.kind == ast::TypeKind::Bag;
}

}  // namespace

std::vector<Observations::Observed> Observations::of(Term choice, Term condition, const Way& onTrue,
                                                     const Way& onFalse) {
  constexpr std::size_t most = 16;
  std::vector<Observed> all;
  for (const Term value : path_.applicationsOn(onTrue.snapshot)) {
    if (all.size() == most) break;
    const smt::Function function = terms_.functionOf(value);
    const ast::MethodDecl* const method = callees_.methodOf(function);
    if (method == nullptr || terms_.arguments(value)[0] != onTrue.snapshot) continue;
    const auto operands = terms_.arguments(value);
    Terms others(operands.begin(), operands.end());
    const auto valueOf = [&](Term snapshot) {
      others[0] = snapshot;
      return terms_.apply(function, others);
    };
    const Term other = valueOf(onFalse.snapshot);
    if (!path_.isMentioned(other)) continue;
    const bool isMade = isCollection(method->returnType);
    all.push_back(observe(method->returnType, valueOf(choice), condition,
                          isMade ? madeOn(onTrue, value) : value, isMade ? madeOn(onFalse, other) : other));
    if (isMade) lists_.noteJoined(all.back().choice);
  }
  return all;
}

Observations::Observed Observations::observe(const ast::Type& type, Term value, Term condition, Term onTrue,
                                             Term onFalse) const {
  const auto either = [&](Term one, Term other) { return terms_.ite(condition, one, other); };
  const auto sizes = [&](Term choice, Term one, Term other) {
    const auto sizeOf = [&](Term set) { return terms_.observe(smt::Observation::Size, {&set, 1}); };
    return Number{sizeOf(choice), sizeOf(one), sizeOf(other)};
  };
  if (type.isMap()) {
    const Term keys = either(terms_.first(onTrue), terms_.first(onFalse));
    const Term map = terms_.combine(keys, either(terms_.second(onTrue), terms_.second(onFalse)));
    return {value, map, sizes(keys, terms_.first(onTrue), terms_.first(onFalse))};
  }
  const Term choice = either(onTrue, onFalse);
  if (isCollection(type)) return {value, choice, sizes(choice, onTrue, onFalse)};
  if (terms_.sort(value) == smt::Sort::Int) return {value, choice, Number{value, onTrue, onFalse}};
  if (terms_.sort(value) != smt::Sort::Snapshot) return {value, choice, {}};
  return {value, choice, Number{terms_.length(value), terms_.length(onTrue), terms_.length(onFalse)}};
}

Term Observations::madeOn(const Way& way, Term value) {
  for (const Term equality : way.equalities) {
    const auto sides = terms_.arguments(equality);
    for (const std::size_t side : {0, 1}) {
      if (sides[side] == value && lists_.isMade(sides[1 - side])) return sides[1 - side];
    }
  }
  return lists_.made(value);
}

Terms Observations::equalitiesOf(std::span<const Term> facts) const {
  Terms equalities;
  for (const Term fact : facts) {
    if (terms_.op(fact) != smt::Op::Equal) continue;
    const auto sides = terms_.arguments(fact);
    if (terms_.sort(sides[0]) != smt::Sort::Snapshot) continue;
    if (lists_.isMade(sides[0]) || lists_.isMade(sides[1])) equalities.push_back(fact);
  }
  return equalities;
}

}  // namespace warrant::symbex
