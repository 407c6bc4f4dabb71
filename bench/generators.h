// The programs that the benchmarks verify, by size.
#pragma once

#include <string>

namespace warrant::bench {

// The Cell class of docs/performance.md: 25 lines, with contracts and a client.
std::string cell();
// Figure 11: create a cell and set it, n times; then assert about the first.
std::string figure11(unsigned n);
// Create n cells, set all, assert of all.
std::string createSetAssert(unsigned n);
// The same with contracts about the field itself instead of a predicate.
std::string bareFields(unsigned n);
// The method of 6.1: n independent ifs, 2^n paths.
std::string independentIfs(unsigned n);
// n ifs that may each count one more, in Java: no sum leaves the range of int.
std::string countingIfs(unsigned n);
// n statements, one after the other, that swallow an exception with a field of its own.
std::string sequentialTries(unsigned n);
// One method of n assignments.
std::string straightLine(unsigned n);
// n classes of four members each.
std::string manyClasses(unsigned n);

}  // namespace warrant::bench
