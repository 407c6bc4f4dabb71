// What fields and variables hold that nothing was assigned to.
#pragma once

#include "run/heap.h"

namespace warrant::run {

// 0, false, null, no amount, the empty collection, no option. Of a datatype nothing is said; it is a value of
// the first constructor that leads to one.
Value defaultValue(Heap& heap, const ast::Type& type);

}  // namespace warrant::run
