// Looking at a run does not change it.
#include <doctest/doctest.h>

#include "bench/generators.h"
#include "unit/symbex/support.h"

namespace warrant::symbex {
namespace {

void checkSame(const std::string& program, Options options = {},
               ast::Dialect dialect = ast::Dialect::Inline) {
  const Verified plain = verifyText(program, options, dialect);
  options.trace = true;
  const Verified recorded = verifyText(program, options, dialect);
  REQUIRE(plain.members.size() == recorded.members.size());
  for (std::size_t index = 0; index < plain.members.size(); ++index) {
    const MemberResult& left = plain.members[index];
    const MemberResult& right = recorded.members[index];
    CAPTURE(left.signature());
    CHECK((left.verdict == right.verdict));
    CHECK(left.failures.size() == right.failures.size());
    CHECK(left.statistics.paths == right.statistics.paths);
    CHECK(left.statistics.steps == right.statistics.steps);
    CHECK(left.statistics.chunkComparisons == right.statistics.chunkComparisons);
    CHECK(left.statistics.terms == right.statistics.terms);
    CHECK(left.statistics.solver.solverQueries() == right.statistics.solver.solverQueries());
    CHECK_FALSE(right.trace.empty());
  }
}

TEST_CASE("a recorded run has the verdict, the paths and the counts of a plain one") {
  checkSame(bench::cell());
  checkSame(bench::figure11(10));
  checkSame(bench::independentIfs(6));
  checkSame(bench::sequentialTries(6));
  checkSame(bench::countingIfs(10), {}, ast::Dialect::Java);
}

TEST_CASE("so has one without merged branches, which says that it is one") {
  const std::string program = R"(class A {
  int x;
  void m(boolean b)
    requires acc(x); ensures acc(x) * x = 1;
  { if (b) { x := 1; } else { x := 2; } }
})";
  checkSame(program);
  Options traced;
  traced.trace = true;
  const Verified verified = verifyText(program, traced);
  CHECK(verified.member("A.m(boolean)").trace.find("without merged branches") != std::string::npos);
}

}  // namespace
}  // namespace warrant::symbex
