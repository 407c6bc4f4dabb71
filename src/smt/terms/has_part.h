// Looking into terms.
#pragma once

#include <unordered_set>
#include <vector>

#include "smt/terms/term.h"

namespace warrant::smt {

// Whether isSuch(Term) holds of the term or of one that it is made of. Each is asked once.
template <class IsSuch>
bool hasPart(const TermFactory& terms, Term whole, IsSuch&& isSuch) {
  std::vector<Term> pending{whole};
  std::unordered_set<Term> seen;
  while (!pending.empty()) {
    const Term next = pending.back();
    pending.pop_back();
    if (!seen.insert(next).second) continue;
    if (isSuch(next)) return true;
    for (const Term part : terms.arguments(next)) pending.push_back(part);
  }
  return false;
}

}  // namespace warrant::smt
