#include "symbex/values/lists.h"

#include <algorithm>
#include <vector>

#include "symbex/path/path.h"

namespace warrant::symbex {

using smt::Collection;
using smt::Op;

// One of those that the value is known to equal, or else itself.
Term Lists::equalTo(Term value, support::FunctionRef<bool(Term)> isWanted) const {
  if (terms_.op(value) != Op::Apply && terms_.op(value) != Op::Symbol) return value;
  Term found = value;
  path_.findEqual(value, [&](Term equal) {
    const bool isFound = isWanted(equal);
    if (isFound) found = equal;
    return isFound;
  });
  return found;
}

Term Lists::known(Term value) {
  return equalTo(value, [&](Term equal) { return isListed(equal); });
}

Term Lists::made(Term value) {
  return equalTo(value, [&](Term equal) { return isMade(equal); });
}

Term Lists::joined(Term value) {
  return equalTo(value, [&](Term equal) { return joined_.contains(equal); });
}

bool Lists::isMade(Term value) const {
  const Op op = terms_.op(value);
  return op == Op::Unit || op == Op::Collect || op == Op::Combine || joined_.contains(value);
}

bool Lists::isListed(Term value) {
  switch (terms_.op(value)) {
    case Op::Unit:
    case Op::Single:
      return true;
    case Op::Append:
      return terms_.op(terms_.length(value)) == Op::Integer;
    case Op::Combine:
      return isListedSet(terms_.first(value));
    default:
      return isListedSet(value);
  }
}

// Of one that grows by one element after the other only what is new is looked at.
bool Lists::isListedSet(Term set) {
  std::vector<Term> links;
  while (terms_.isMadeBy(Collection::Insert, set) && !listed_.contains(set)) {
    links.push_back(set);
    set = terms_.arguments(set)[0];
  }
  if (set != terms_.unit() && !listed_.contains(set)) return false;
  listed_.insert(links.begin(), links.end());
  return true;
}

Terms Lists::elementsOf(Term list) const {
  Terms elements;
  for (; terms_.op(list) == Op::Append; list = terms_.arguments(list)[0]) {
    const Term last = terms_.arguments(list)[1];
    if (terms_.op(last) != Op::Single) return {};
    elements.push_back(terms_.arguments(last)[0]);
  }
  if (terms_.op(list) == Op::Single) elements.push_back(terms_.arguments(list)[0]);
  std::ranges::reverse(elements);
  return elements;
}

}  // namespace warrant::symbex
