// The elements of one array that a family of them is.
#pragma once

#include "symbex/resources/families.h"
#include "symbex/resources/range.h"

namespace warrant::symbex {

struct FamilyChunks::Elements {
  Range range;
  Term offset;    // by which an index is greater than the key
  Term from, to;  // of the keys
};

}  // namespace warrant::symbex
