// Mathematical values that are known one by one: sequences whose elements, and sets and maps whose elements
// or keys, are in their terms. Of one that grew by one element after the other each is found without going
// back through what it was.
#pragma once

#include <unordered_set>

#include "support/function_ref.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Lists : public Part {
 public:
  explicit Lists(Parts& parts);

  // The list that the value is known to be on this path, or else the value itself.
  Term known(Term value);
  // The set, bag or map that the value is known to be, made of others; or else the value itself.
  Term made(Term value);
  bool isMade(Term value) const;
  // The one that it is by the ways that joined, each of which made its own; or else the value itself.
  Term joined(Term value);
  void noteJoined(Term value) { joined_.insert(value); }
  // Whether the term is a list.
  bool isListed(Term value);
  bool isListedSet(Term set);
  // Of a sequence that is a list, in boxes.
  Terms elementsOf(Term list) const;

 private:
  Term equalTo(Term value, support::FunctionRef<bool(Term)> isWanted) const;

  std::unordered_set<Term> joined_;  // what ways made of sets, bags and maps
  std::unordered_set<Term> listed_;  // sets that are lists, with all that were met on the way
};

}  // namespace warrant::symbex
