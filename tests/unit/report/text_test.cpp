#include "report/text.h"

#include <doctest/doctest.h>

#include "unit/report/example.h"

using namespace warrant::report;
using warrant::support::Severity;
using warrant::symbex::Verdict;

TEST_CASE("a failure is shown with its source and its symbolic state") {
  const Example example;
  const auto member = example.member(Verdict::Failed);
  CHECK(toText(example.report, member, Example::failure(), {}) ==
        R"(error[W0101]: no permission to write `this.x`
  --> Cell.java:11:2
   |
11 |     x = v;
   |     ^ write:permission
note: `acc(this.x)` was last held here; this call consumed it
  --> Cell.java:10:18
   |
10 |     if (v > 0) { other.take(); }
   |                  ^^^^^^^^^^^^
   = in           Cell.setX()
   = looked for   acc(this.x)
   = near misses  o.x: o = this does not follow
   = heap         other.valid()
                  o.x ↦ 3
   = elements     a[0] ↦ v
   = variables    v = v + 1
   = assuming     v > 0
   = path         line 10: v > 0 is true

)");
}

TEST_CASE("the first and the last line of a longer range are shown") {
  const Example example;
  warrant::support::Diagnostic problem{"W0002", Severity::Error, {0, 8, 3, 12, 4}, "not like this", {}};
  CHECK(toText(example.report, problem, {}) == R"(error[W0002]: not like this
  --> Cell.java:8:3
   |
 8 |   void setX(Cell other, int v) //@ requires acc(x) && valid();
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
...
12 |   }
   |   ^

)");
}

TEST_CASE("long lists are cut, and shown in full with -v") {
  const Example example;
  const auto member = example.member(Verdict::Failed);
  auto failure = Example::failure();
  failure.explanation->heap.assign(100, "o.x ↦ 3");
  const std::string brief = toText(example.report, member, failure, {});
  CHECK(brief.find("… and 89 more (-v)") != std::string::npos);
  const std::string full = toText(example.report, member, failure, {.verbose = true});
  CHECK(full.find("more (-v)") == std::string::npos);
}

TEST_CASE("an input problem names its path") {
  const InputProblem problem{"no such.java", {"W0001", Severity::Error, {}, "there is no such file", {}}};
  CHECK(toText(problem, {}) == "error[W0001]: there is no such file\n --> no such.java\n\n");
}

TEST_CASE("the summary counts verdicts, trust and warnings") {
  Example example;
  auto trusting = example.member(Verdict::Verified);
  trusting.trusted = true;
  trusting.trust = {{{0, 5, 8, 5, 12}, "Cell.take() has no body"}};
  auto failed = example.member(Verdict::Failed);
  failed.failures = {Example::failure()};
  failed.failures.back().explanation.reset();
  auto unknown = example.member(Verdict::Unknown);
  unknown.unknowns = {{{}, "more than 100 steps"}};
  example.report.members = {trusting, failed, unknown};
  Report report;
  report.programs.push_back(std::move(example.report));
  report.seconds = 0.0041;
  const std::string text = toText(report, {});
  CHECK(text.ends_with("1 verified (1 trusting), 1 failed, 1 unknown in 4.1 ms\n"));
  CHECK(text.find("trust: 1 member rests on: Cell.take() has no body (-v lists the places)\n") !=
        std::string::npos);
  CHECK(toText(report, {.verbose = true})
            .find("trust: Cell.setX() is verified, trusting\n  Cell.java:5:8: Cell.take() has no body\n") !=
        std::string::npos);
  CHECK(text.find("unknown: Cell.setX() could not be decided\n --> Cell.java:8:8\n") != std::string::npos);
  CHECK(text.find("note: more than 100 steps\n") != std::string::npos);
}

TEST_CASE("colour wraps text in escape sequences, and nothing else changes") {
  const Example example;
  const auto member = example.member(Verdict::Failed);
  std::string coloured = toText(example.report, member, Example::failure(), {.colour = true});
  CHECK(coloured.find("\x1b[1;31merror[W0101]\x1b[0m") != std::string::npos);
  for (std::size_t start; (start = coloured.find('\x1b')) != std::string::npos;) {
    coloured.erase(start, coloured.find('m', start) - start + 1);
  }
  CHECK(coloured == toText(example.report, member, Example::failure(), {}));
}
