// Symbolic values as a library: symbolic execution of C++ by the C++ compiler (Near and Jackson, "Symbolic
// Execution for (Almost) Free", MIT-CSAIL-TR-2014-007). See docs/symbolic.md.
//
//   auto report = warrant::check("adding zero changes nothing", [] {
//     warrant::forall<int>([](warrant::symbolic<int> i) { warrant::should(i + 0 == i); });
//   });
//   std::cout << report;
#pragma once

#include "warrant/symbolic/record.h"         // IWYU pragma: export
#include "warrant/symbolic/report.h"         // IWYU pragma: export
#include "warrant/symbolic/specification.h"  // IWYU pragma: export
#include "warrant/symbolic/table.h"          // IWYU pragma: export
#include "warrant/symbolic/value.h"          // IWYU pragma: export
