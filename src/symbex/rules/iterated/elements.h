// The elements of one array that a family of them is.
#pragma once

#include "symbex/resources/range.h"
#include "symbex/rules/iterated/iterated.h"

namespace warrant::symbex {

struct IteratedRules::Elements {
  Range range;
  Term offset;    // by which an index is greater than the key
  Term from, to;  // of the keys
};

}  // namespace warrant::symbex
