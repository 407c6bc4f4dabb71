// Looking at a run does not change it.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "bench/generators.h"
#include "unit/symbex/support.h"

namespace warrant::symbex {
namespace {

void checkSame(const std::string& program, Options options = {},
               ast::Dialect dialect = ast::Dialect::Inline) {
  const Verified plain = verifyText(program, options, dialect);
  options.trace = options.record = true;
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
    CHECK_FALSE(right.record.empty());
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

// The log is taken out of the depot, of which nothing says that it is open.
constexpr const char* depot = R"(class Log {
  private int entries;
  //@ predicate valid() = acc(entries) ** 0 <= entries;
  void add()
    //@ requires valid();
    //@ ensures valid();
  { if (entries < 9) entries = entries + 1; }
}
class Depot {
  private final Log log = new Log();
  private int total;
  //@ predicate valid() = acc(total) ** 0 <= total ** log.valid();
  void note()
    //@ requires valid();
    //@ ensures valid();
  { log.add(); log.add(); }
})";

TEST_CASE("what is opened to close something else is recorded, which changes no counts") {
  checkSame(depot, {}, ast::Dialect::Java);
  Options options;
  options.record = true;
  const Verified verified = verifyText(depot, options, ast::Dialect::Java);
  std::vector<std::string> opened;
  for (const RecordedNode& node : verified.member("Depot.note()").record) {
    if (node.rule == "open") opened.push_back(node.range.line == 16 ? "at the call" : "elsewhere");
    for (const auto& [id, text] : node.added) CHECK(text.find("…") == std::string::npos);
  }
  CHECK(std::ranges::count(opened, "at the call") >= 1);
}

constexpr const char* counter = R"(class A {
  int x;
  predicate p() = acc(x) * 0 <= x;
  void m(int by)
    requires p() * 0 <= by; ensures p();
  { open p(); x := x + by; close p(); }
})";

TEST_CASE("what is held at a node is what was held before it, less what was taken, and what was added") {
  Options options;
  options.record = true;
  const Verified verified = verifyText(counter, options);
  const std::vector<RecordedNode>& nodes = verified.member("A.m(int)").record;
  std::vector<std::map<std::uint32_t, std::string>> held;
  std::string atExit;
  for (const RecordedNode& node : nodes) {
    CHECK(node.id == held.size());
    CHECK((node.parent < node.id || node.id == 0));
    held.push_back(node.id == 0 ? std::map<std::uint32_t, std::string>() : held[node.parent]);
    for (const std::uint32_t taken : node.taken) CHECK(held.back().erase(taken) == 1);
    for (const auto& [id, text] : node.added) CHECK(held.back().emplace(id, text).second);
    if (node.rule == "exit") {
      REQUIRE(held.back().size() == 1);
      atExit = held.back().begin()->second;
    }
  }
  CHECK(atExit == "this.p()");
}

TEST_CASE("every application of a rule is recorded, with what came of it") {
  Options options;
  options.record = true;
  const Verified verified = verifyText(counter, options);
  std::map<std::string, int> count;
  for (const RecordedNode& node : verified.member("A.m(int)").record) {
    ++count[std::string(node.rule)];
    CHECK_FALSE(node.outcome.empty());
  }
  CHECK(count["exec"] == 4);  // the block, and three statements
  CHECK(count["done"] == 4);
  CHECK(count["take"] == 3);  // what is opened, what is closed over, what is asked for
  CHECK(count["write"] == 1);
  for (const char* rule : {"eval", "produce", "consume", "assume", "check"}) {
    CAPTURE(rule);
    CHECK(count[rule] > 0);
  }
}

TEST_CASE("a trace shows what is held where a statement changed it, and why a close is not possible") {
  Options options;
  options.trace = true;
  const Verified verified = verifyText(R"(class A {
  int x;
  predicate p() = acc(x) * 0 <= x;
  void m()
    requires p(); ensures p();
  { x := -1; }
})",
                                       options);
  const std::string& trace = verified.member("A.m()").trace;
  CHECK(trace.find("held       this.x") != std::string::npos);
  CHECK(trace.find("no close     this.p(): `0 <= this.x` does not follow (3:28)") != std::string::npos);
}

TEST_CASE("a trace calls the values of the contract by their names, too") {
  Options options;
  options.trace = true;
  const Verified verified = verifyText(R"(class A {
  int x;
  void m(int n)
    requires acc(x) * x + n > 3; ensures acc(x);
  { x := n; }
})",
                                       options);
  const std::string& trace = verified.member("A.m(int)").trace;
  CHECK(trace.find("assume   this.x + n > 3") != std::string::npos);
  CHECK(trace.find("assume   old(this.x) + n > 3") != std::string::npos);
  CHECK(trace.find("↦ …") == std::string::npos);
}

}  // namespace
}  // namespace warrant::symbex
