// Where a missing chunk was last held, and what is held instead.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "symbex/part.h"
#include "symbex/state/problem.h"

namespace warrant::symbex {

class Footprints;
class Lookup;
class NearMiss;
class Notation;
class Ranges;
class Sayings;
class Wording;

// Whether the step took the chunk to put it into a predicate.
bool isForClosing(const Step& removal);
// What became of the chunk that the step took away.
std::string_view fateOf(const Record& record, const Step& removal);

class History : public Part {
 public:
  explicit History(Parts& parts);

  // Notes where a chunk like the missing one was last held, and what consumed it; or that there is none, for
  // its object is null: then it returns false. Within a `package` it is offered for the footprint.
  bool addHistory(const SymbolicState& s, Problem& problem, const heap::Chunk& wanted);

 private:
  // Notes that the object or array is null, or may be, if that is why; returns whether it is.
  bool addNullness(const SymbolicState& s, Problem& problem, const heap::Chunk& wanted,
                   const Wording& wording);
  std::string beyond(const heap::Chunk& wanted, const heap::Chunk& held, const Wording& wording);

  Footprints& footprints_;
  Lookup& lookup_;
  const NearMiss& nearMiss_;
  Notation& notation_;
  Ranges& ranges_;
  const Sayings& sayings_;
};

}  // namespace warrant::symbex
