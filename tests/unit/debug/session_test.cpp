// Sessions without a front end: moving, breakpoints, and asking what is new.
#include "debug/session.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>

#include "unit/debug/support.h"

namespace warrant::debug {
namespace {

constexpr const char* program = R"(class A {
  int x;
  predicate p() = acc(x);
  void m(int n)
    requires p();
    ensures p() * 0 <= x;
  {
    if (n < 0) {
      x := n;
    } else
      x := 1;
  }
})";

Input input() { return inputOf(program); }

Breakpoint before(std::uint32_t line) { return {.kind = Breakpoint::Kind::Before, .line = line}; }

TEST_CASE("a session begins at the body of the first member that fails") {
  const Session session(input());
  CHECK(session.run().name() == "A.m(int)");
  CHECK(session.graph()[session.at()].rule == "exec");
  CHECK(session.graph()[session.at()].range.line == 7);
  CHECK(session.graph().ends().size() == 2);
}

TEST_CASE("forward and back lead to the same steps") {
  Session session(input());
  std::vector<Node> forward;
  while (session.graph().next(session.at()).has_value()) {
    session.step(1);
    forward.push_back(session.at());
  }
  while (!forward.empty()) {
    if (isNotable(session.graph()[forward.back()])) {
      CHECK(session.at() == forward.back());
      session.back(1);
    }
    forward.pop_back();
  }
}

TEST_CASE("the cases of a branch exclude each other, and each path has its own") {
  Session session(input());
  session.goToBranch();
  const Node branch = session.at();
  session.goCase(true);
  const Node onTrue = session.at();
  session.goTo(branch);
  session.goCase(false);
  CHECK(session.run().recording().textOf(onTrue) == "n < 0");
  CHECK(session.run().recording().textOf(session.at()) == "n >= 0");
  CHECK_FALSE(session.graph().isBefore(onTrue, session.at()));
  CHECK(session.graph().isBefore(branch, onTrue));
}

TEST_CASE("breakpoints stop on other paths, are numbered from 1, and can be removed") {
  Session session(input());
  CHECK(session.addBreakpoint(before(11)).number == 1);
  CHECK(session.addBreakpoint({.kind = Breakpoint::Kind::Fail}).number == 2);
  const Stop stop = session.resume();
  CHECK((stop.reason == Stop::Reason::Breakpoint));
  CHECK(stop.breakpoint == 2);
  session.removeBreakpoint(2);
  CHECK(session.resume().breakpoint == 1);
  CHECK(session.graph()[session.at()].range.line == 11);
  CHECK_THROWS_AS(session.removeBreakpoint(2), Refused);
  CHECK_THROWS_AS(session.addBreakpoint(before(99)), Refused);
}

TEST_CASE("what is asked leaves the session as it is; what is assumed makes it conditional") {
  Session session(input());
  session.addBreakpoint(before(9));
  session.resume();
  const Node at = session.at();
  CHECK((session.ask({Question::Kind::Ghost, "assert n < 0;"}).outcome() == Probe::Outcome::Holds));
  CHECK((session.ask({Question::Kind::Ghost, "assert n < -1;"}).outcome() == Probe::Outcome::Fails));
  CHECK(session.at() == at);
  CHECK_FALSE(session.isConditional());
  CHECK_THROWS_AS(session.ask({Question::Kind::Ghost, "assert q;"}), Refused);

  session.save();
  const Probe probe = session.ask({Question::Kind::Ghost, "assume n < -5;"});
  session.adopt(probe, true);
  CHECK(session.isConditional());
  CHECK((session.ask({Question::Kind::Ghost, "assert n < -1;"}).outcome() == Probe::Outcome::Holds));
  session.restore(1);
  CHECK_FALSE(session.isConditional());
  CHECK((session.ask({Question::Kind::Ghost, "assert n < -1;"}).outcome() == Probe::Outcome::Fails));
}

TEST_CASE("a statement that stands alone gets braces") {
  Session session(input());
  session.addBreakpoint(before(11));
  session.resume();
  const Probe probe = session.ask({Question::Kind::Ghost, "assert 0 <= n;"});
  CHECK((probe.outcome() == Probe::Outcome::Holds));
  CHECK(probe.input.sources[0].file.line(11).find("{") != std::string::npos);
  CHECK(probe.input.sources[0].file.line(11).find("}") != std::string::npos);
}

TEST_CASE("a path that is followed is gone along, and statements are gone back to") {
  Session session(input());
  REQUIRE(session.graph().ends().size() == 2);
  for (const Node end : session.graph().ends()) {
    session.goTo(session.graph().entry());
    session.follow(end);
    CHECK((session.resume().reason == Stop::Reason::PathEnd));
    CHECK(session.at() == end);
    while (session.previous().reason != Stop::Reason::Beginning) {
      const std::string_view rule = session.graph()[session.at()].rule;
      CHECK((rule == "exec" || rule == "exit"));
      CHECK(session.graph().isBefore(session.at(), end));
    }
    CHECK_THROWS_AS(session.previous(), Refused);
  }
}

TEST_CASE("breakpoints are gone to on whichever path, and nowhere else") {
  Session session(input());
  CHECK_THROWS_AS(session.resumeToBreakpoint(), Refused);
  session.addBreakpoint(before(9));
  session.addBreakpoint(before(11));
  CHECK(session.resumeToBreakpoint().breakpoint == 1);
  CHECK(session.resumeToBreakpoint().breakpoint == 2);
  const Node last = session.at();
  CHECK_THROWS_AS(session.resumeToBreakpoint(), Refused);
  CHECK(session.at() == last);
}

TEST_CASE("permissions are stopped at where they change, and where they are looked at") {
  Session session(input());
  std::vector<std::string> rules;
  session.addBreakpoint({.kind = Breakpoint::Kind::Change, .name = "this.x"});
  for (int i = 0; i < 2; ++i) {
    session.resumeToBreakpoint();
    rules.emplace_back(session.graph()[session.at()].rule);
  }
  CHECK(rules == std::vector<std::string>{"add", "write"});
  CHECK_FALSE(isMet({.kind = Breakpoint::Kind::Change, .name = "this.y"}, session.run()));
}

TEST_CASE("lines with steps are those before which a breakpoint stops") {
  const Session session(input());
  const auto lines = linesWithSteps(session.run());
  for (std::uint32_t line = 1; line <= 13; ++line) {
    CAPTURE(line);
    CHECK(lines.contains({0, line}) == isMet(before(line), session.run()));
  }
}

TEST_CASE("places are those of the text that there was in the beginning") {
  Session session(input());
  session.addBreakpoint(before(9));
  session.resume();
  const support::SourceRange begun = session.graph()[session.at()].range;
  for (const char* condition : {"assume n < -1;", "assume n < -2;"}) {
    session.adopt(session.ask({Question::Kind::Ghost, condition}), true);
    session.next();
    session.previous();
  }
  while (session.graph()[session.at()].range.line != 9 || session.graph()[session.at()].rule != "exec" ||
         session.run().recording().textOf(session.at()).find("assume") != std::string::npos)
    session.step(1);
  CHECK(session.graph()[session.at()].range.column > begun.column);
  CHECK(session.asBegun(session.graph()[session.at()].range) == begun);
}

TEST_CASE("what is stopped says nothing") {
  const std::atomic<bool> stop = true;
  Input stopped = input();
  stopped.options.stop = &stop;
  CHECK_THROWS_WITH_AS(verify(stopped, stopped.options), "cancelled", Refused);
  CHECK_THROWS_WITH_AS(Run(stopped, "A.m"), "cancelled", Refused);
}

TEST_CASE("where an assumption contradicts the path nothing can be asked") {
  Session session(input());
  session.addBreakpoint(before(9));
  session.resume();
  session.adopt(session.ask({Question::Kind::Ghost, "assume 0 < n;"}), true);
  CHECK(session.isContradicted());
  CHECK_THROWS_AS(session.ask({Question::Kind::Ghost, "assert false;"}), Refused);
}

TEST_CASE("a condition has a core, and one that fails values that show it") {
  Session session(input());
  session.addBreakpoint({.kind = Breakpoint::Kind::Fail});
  session.resume();
  const auto example = session.run().recording().exampleAt(session.at());
  REQUIRE(example.has_value());
  CHECK(std::ranges::find(example->values, std::pair<std::string, std::string>("n", "-1")) !=
        example->values.end());

  const Probe probe = session.ask({Question::Kind::Ghost, "assert n < 1;"});
  for (const Node node : probe.run->graph().path(probe.end())) {
    if (probe.run->graph()[node].rule != "check" || !probe.isInserted(probe.run->graph()[node])) continue;
    const auto core = probe.run->recording().coreAt(node);
    REQUIRE(core.has_value());
    REQUIRE(core->facts.size() == 1);
    CHECK(core->facts[0].text == "n < 0");
    return;
  }
  FAIL("nothing was checked");
}

}  // namespace
}  // namespace warrant::debug
