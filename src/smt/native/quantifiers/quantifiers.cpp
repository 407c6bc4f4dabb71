#include "smt/native/quantifiers/quantifiers.h"

#include <algorithm>

namespace warrant::smt {

void Quantifiers::reset() {
  known_.clear();
  deniable_.clear();
}

bool Quantifiers::isDeniable(Term forAll) const {
  return std::ranges::find(deniable_, forAll) != deniable_.end();
}

void Quantifiers::note(Term formula, bool value) {
  const TermFactory& terms = closure_.terms();
  if (!terms.isQuantified(formula)) return;
  const std::span<const Term> parts = terms.arguments(formula);
  switch (terms.op(formula)) {
    case Op::ForAll:
      if (!value && !isDeniable(formula)) deniable_.push_back(formula);
      return;
    case Op::Not:
      return note(parts[0], !value);
    case Op::And:
    case Op::Or:
      for (const Term part : parts) note(part, value);
      return;
    default:
      for (const Term part : parts) noteBoth(part);
  }
}

void Quantifiers::noteBoth(Term formula) {
  const TermFactory& terms = closure_.terms();
  if (!terms.isQuantified(formula)) return;
  if (terms.op(formula) == Op::ForAll) return note(formula, false);
  for (const Term part : terms.arguments(formula)) noteBoth(part);
}

}  // namespace warrant::smt
