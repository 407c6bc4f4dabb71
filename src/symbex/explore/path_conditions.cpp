#include "symbex/explore/path_conditions.h"

#include <algorithm>

#include "symbex/path/path.h"

namespace warrant::symbex {

using ast::BinaryOperator;
using smt::Op;

Terms PathConditions::simplified(const BranchesTaken& branches) {
  Terms guards;
  for (const Branch& branch : branches) guards.push_back(branch.guard);
  return simplified(guards);
}

Terms PathConditions::simplified(const Terms& conjunction) {
  Terms conditions;
  for (const Term one : conjunction) {
    const bool areSeveral = terms_.op(one) == Op::And;
    const auto parts = areSeveral ? terms_.arguments(one) : std::span(&one, 1);
    for (const Term part : Terms(parts.begin(), parts.end())) add(conditions, part, conditions.size());
  }
  return conditions;
}

// In the place of the first of those that it is united with, for what follows may rely on it: `i < a.length`
// before `a[i]`.
void PathConditions::add(Terms& conditions, Term condition, std::size_t at) {
  for (std::size_t index = 0; index < conditions.size(); ++index) {
    const Term united = unite(conditions[index], condition);
    if (!united) continue;
    conditions.erase(conditions.begin() + static_cast<std::ptrdiff_t>(index));
    return add(conditions, united, std::min(index, at));
  }
  conditions.insert(conditions.begin() + static_cast<std::ptrdiff_t>(std::min(at, conditions.size())),
                    condition);
}

smt::Term PathConditions::unite(Term one, Term other) {
  if (one == other) return one;
  const bool areBounds = terms_.op(one) == Op::NonNegative && terms_.op(other) == Op::NonNegative;
  if (areBounds) return uniteBounds(one, other);
  if (terms_.op(one) == Op::NonNegative) return strictly(one, other);
  return terms_.op(other) == Op::NonNegative ? strictly(other, one) : Term();
}

// Of `n >= 1` and `n >= 2` the narrower one.
smt::Term PathConditions::uniteBounds(Term one, Term other) const {
  const auto partsOf = [&](Term bound) {
    const Term number = terms_.arguments(bound)[0];
    const bool isSum = terms_.op(number) == Op::Sum;
    return std::pair(isSum ? number : Term(), isSum ? terms_.constant(number) : 0);
  };
  const auto [first, firstConstant] = partsOf(one);
  const auto [second, secondConstant] = partsOf(other);
  const auto isAlone = [&](Term sum, Term number) {  // the sum is the number and a constant
    return terms_.arguments(sum).size() == 1 && terms_.arguments(sum)[0] == number &&
           terms_.coefficients(sum)[0] == 1;
  };
  bool areAlike = false;
  if (first && second) {
    areAlike = std::ranges::equal(terms_.arguments(first), terms_.arguments(second)) &&
               std::ranges::equal(terms_.coefficients(first), terms_.coefficients(second));
  } else if (first || second) {
    areAlike = first ? isAlone(first, terms_.arguments(other)[0]) : isAlone(second, terms_.arguments(one)[0]);
  }
  if (!areAlike) return {};
  return firstConstant <= secondConstant ? one : other;
}

// Of `a <= b` and `a != b`: `a < b`; of `a < b` and `a != b` the former.
smt::Term PathConditions::strictly(Term bound, Term distinct) {
  if (terms_.op(distinct) != Op::Not) return {};
  const Term equation = terms_.arguments(distinct)[0];
  if (terms_.op(equation) != Op::Equal || terms_.sort(terms_.arguments(equation)[0]) != smt::Sort::Int)
    return {};
  const Term number = terms_.arguments(bound)[0];
  const Term left = terms_.arguments(equation)[0], right = terms_.arguments(equation)[1];
  for (const auto& [less, greater] : {std::pair(left, right), std::pair(right, left)}) {
    const Term strict = terms_.less(less, greater);
    if (bound == strict) return bound;
    if (number != terms_.subtract(greater, less)) continue;
    if (auto form = names_.formOf(terms_, bound)) {
      // Not where the bound is told by other numbers: `3 * a <= 2` is `a <= 0`.
      const bool isUpward =
          form->op == BinaryOperator::LessOrEqual && form->left == less && form->right == greater;
      const bool isDownward =
          form->op == BinaryOperator::GreaterOrEqual && form->left == greater && form->right == less;
      if (isUpward || isDownward) {
        form->op = isUpward ? BinaryOperator::Less : BinaryOperator::Greater;
        names_.spell(terms_, strict, *form);
      }
    }
    return strict;
  }
  return {};
}

}  // namespace warrant::symbex
