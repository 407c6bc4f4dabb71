// What the benchmarks cost, in solver queries and paths: these are promises, unlike times.
#include <doctest/doctest.h>

#include "bench/generators.h"
#include "unit/symbex/support.h"

namespace warrant::symbex {
namespace {

void checkNativeOnly(const std::string& program) {
  const Verified verified = verifyText(program);
  CHECK(verified.problems.empty());
  CHECK((verified.verdict() == Verdict::Verified));
  CHECK(verified.total().solver.solverStarts == 0);
  CHECK(verified.total().solver.solverQueries() == 0);
}

TEST_CASE("the Cell class needs no solver") { checkNativeOnly(bench::cell()); }

TEST_CASE("Figure 11 needs no solver, and queries grow with its size") {
  checkNativeOnly(bench::figure11(14));
  const auto queries = [](unsigned n) {
    return verifyText(bench::figure11(n)).total().solver.nativeQueries();
  };
  const auto perCell = queries(20) - queries(19);
  CHECK(queries(200) - queries(199) == perCell);
}

TEST_CASE("create all, set all, assert all needs no solver") {
  checkNativeOnly(bench::createSetAssert(50));
  checkNativeOnly(bench::bareFields(50));
}

TEST_CASE("independent ifs are explored one by one, without a solver") {
  Options apart;
  apart.joins = false;
  const Verified verified = verifyText(bench::independentIfs(10), apart);
  CHECK((verified.verdict() == Verdict::Verified));
  CHECK(verified.total().paths == 1024);
  CHECK(verified.total().solver.solverStarts == 0);
}

TEST_CASE("joins make one path of independent ifs") {
  const Verified verified = verifyText(bench::independentIfs(200));
  CHECK((verified.verdict() == Verdict::Verified));
  CHECK(verified.total().paths == 1);
  CHECK(verified.total().solver.solverStarts == 0);
}

TEST_CASE("chunk comparisons do not grow with the heap") {
  const auto perCell = [](unsigned n) {
    return verifyText(bench::figure11(n)).total().chunkComparisons -
           verifyText(bench::figure11(n - 1)).total().chunkComparisons;
  };
  CHECK(perCell(20) == perCell(200));
}

TEST_CASE("a long straight line verifies") {
  const Verified verified = verifyText(bench::straightLine(20000));
  CHECK(verified.problems.empty());
  CHECK((verified.verdict() == Verdict::Verified));
}

}  // namespace
}  // namespace warrant::symbex
