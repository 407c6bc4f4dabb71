// Why a permission is missing, or a value does not follow.
#include <doctest/doctest.h>

#include <string>

#include "unit/symbex/support.h"

namespace warrant::symbex {
namespace {

using Cause = Why::Cause;
using Role = Why::Place::Role;

// Of the first failure of the member, of a program in which classes A and predicates are as below.
Why whyOf(const std::string& members, const std::string& member, GhostMode ghost = GhostMode::Infer) {
  const std::string program = R"(class A {
  int x; A next;
  predicate p() = acc(x);
  predicate q(int n) = acc(x) * x = n;
  void take(A a) requires a.p(); { assume true; }
  void add() requires acc(x); ensures acc(x); { x := x + 1; }
)" + members + "\n}";
  Options options;
  options.ghost = ghost;
  const Verified verified = verifyText(program, options);
  REQUIRE(verified.problems.empty());
  const MemberResult& result = verified.member(member);
  REQUIRE_FALSE(result.failures.empty());
  REQUIRE(result.failures.front().why);
  return *result.failures.front().why;
}

bool has(const Why& why, Role role, std::uint32_t line) {
  for (const Why::Place& place : why.places) {
    if (place.role == role && place.range.line == line) return true;
  }
  return false;
}

TEST_CASE("what was given away and not given back: to which call, by which conjunct, held since when") {
  const Why why = whyOf(R"(  void m(A a) requires a != null * a.p(); ensures a.p();
  { this.take(a); })",
                        "A.m(A)");
  CHECK((why.cause == Cause::GivenAway));
  CHECK(why.chunk == "a.p()");
  CHECK(has(why, Role::TakenAt, 8));
  CHECK(has(why, Role::TakenBy, 5));
  CHECK(has(why, Role::HeldSince, 7));
}

TEST_CASE("an evaluation in the state on entry does not count for how long something is held") {
  const Why why = whyOf(R"(  void m(A a)
    requires acc(x) * acc(a.x, 1/2);
  { this.inc(1); a.inc(1); }
  void inc(int n) requires acc(x); ensures acc(x) * x = old(x) + n; { x := x + n; })",
                        "A.m(A)");
  CHECK((why.cause == Cause::Amount));
  CHECK(has(why, Role::HeldSince, 8));
  CHECK_FALSE(has(why, Role::HeldSince, 10));
}

TEST_CASE("of two fields of one name the one that the condition reads was assigned") {
  const Why why = whyOf(R"(  void swap(A a) requires acc(x) * acc(a.x);
    ensures acc(x) * acc(a.x) * x = old(a.x) * a.x = old(x);
  {
    x := a.x;
    a.x := x;
  })",
                        "A.swap(A)");
  CHECK((why.cause == Cause::Changed));
  CHECK(has(why, Role::Changed, 11));
}

TEST_CASE("what a loop put aside was given away to it") {
  const Why why = whyOf(R"(  void m(int n) requires acc(x);
  {
    int i := 0;
    while (i < n)
      invariant true;
    { x := i; i := i + 1; }
  })",
                        "A.m(int)");
  CHECK((why.cause == Cause::GivenAway));
  CHECK(why.chunk == "this.x");
}

TEST_CASE("what is folded in a predicate that is held, and was not opened") {
  const Why why = whyOf("  void m() requires p(); ensures p();\n  { x := 1; }", "A.m()", GhostMode::Explicit);
  CHECK((why.cause == Cause::Folded));
  CHECK(why.chunk == "this.x");
  CHECK(has(why, Role::Inside, 3));
  CHECK(has(why, Role::HeldSince, 7));
  CHECK(why.message.find("`open this.p();` would give it") != std::string::npos);
}

TEST_CASE("what was closed over is folded, as long as the predicate is held") {
  const Why why = whyOf("  void m() requires acc(x); ensures acc(x) * p();\n  { close p(); }", "A.m()",
                        GhostMode::Explicit);
  CHECK((why.cause == Cause::Folded));
  CHECK(why.chunk == "this.x");
}

TEST_CASE("what is held under a name that is not proved equal: which equality would do") {
  const Why why =
      whyOf("  void m(A a, A b) requires a != null * b != null * acc(a.x);\n  { b.x := 1; }", "A.m(A, A)");
  CHECK((why.cause == Cause::Alias));
  CHECK(why.chunk == "b.x");
  CHECK((why.condition == "a == b" || why.condition == "b == a"));
  CHECK(has(why, Role::HeldSince, 7));
}

TEST_CASE("the same of the argument of a predicate") {
  const Why why = whyOf("  void m(int n) requires q(1); ensures q(n);\n  { assume true; }", "A.m(int)",
                        GhostMode::Explicit);
  CHECK((why.cause == Cause::Alias));
  CHECK((why.condition == "n == 1" || why.condition == "1 == n"));
}

TEST_CASE("objects that are known to differ are no alias") {
  const Why why = whyOf(R"(  void m(A a, A b) requires a != null * b != null * a != b * acc(a.x);
  { b.x := 1; })",
                        "A.m(A, A)");
  CHECK((why.cause == Cause::NeverHeld));
}

TEST_CASE("what a contract gives in the other case only") {
  const Why why = whyOf("  void m(boolean b) requires b ? acc(x) : true;\n  { x := 1; }", "A.m(boolean)");
  CHECK((why.cause == Cause::OtherPath));
  CHECK(why.condition == "b");
  CHECK(has(why, Role::Branch, 7));
}

TEST_CASE("what nobody ever held, and what is null") {
  CHECK((whyOf("  void m()\n  { x := 1; }", "A.m()").cause == Cause::NeverHeld));
  const Why why = whyOf("  void m()\n  { A a := null; a.x := 1; }", "A.m()");
  CHECK((why.cause == Cause::NeverHeld));
  CHECK(why.message.find("null") != std::string::npos);
}

TEST_CASE("a value that was changed: where; and one of which nothing was known") {
  const Why changed = whyOf("  void m() requires acc(x); ensures acc(x) * x = 2;\n  { x := 1; }", "A.m()");
  CHECK((changed.cause == Cause::Changed));
  CHECK(changed.chunk.empty());
  CHECK(has(changed, Role::Changed, 8));
  const Why byCall =
      whyOf("  void m() requires acc(x) * x = 1; ensures acc(x) * x = 2;\n  { this.add(); }", "A.m()");
  CHECK((byCall.cause == Cause::Changed));
  const Why unknown = whyOf("  void m(int n) requires true;\n  { assert n > 0; }", "A.m(int)");
  CHECK((unknown.cause == Cause::UnknownValue));
}

TEST_CASE("what is missing is said of the state at hand, and of the one on entry") {
  const Why why =
      whyOf("  void m(int n) requires acc(x); ensures acc(x);\n  { x := x + n; assert x > 0; }", "A.m(int)");
  CHECK(why.missing.here == "old(this.x) + n > 0");
  CHECK(why.missing.onEntry == "this.x + n > 0");
  const Why later = whyOf(R"(  int get() requires true; { return 3; }
  void m() requires true;
  { int n := this.get(); assert n > 0; })",
                          "A.m()");
  CHECK(later.missing.here == "n > 0");
  CHECK(later.missing.onEntry.empty());
}

TEST_CASE("a counterexample has values with which the condition does not hold") {
  const Why why = whyOf("  void m(int n) requires n > 3;\n  { assert n > 4; }", "A.m(int)");
  REQUIRE(why.example);
  CHECK(why.example->isConfirmed);
  REQUIRE(why.example->values.size() == 1);
  CHECK(why.example->values.front() == std::pair<std::string, std::string>("n", "4"));
  REQUIRE(why.facts.size() == 1);
  CHECK(why.facts.front() == "n > 3");
}

TEST_CASE("the conjunct for which a predicate cannot be closed") {
  const Why why = whyOf("  void m(int n) requires acc(x); ensures q(n);\n  { x := n + 1; }", "A.m(int)");
  REQUIRE(why.conjunct);
  CHECK(why.conjunct->range.line == 4);
  CHECK(why.conjunct->why.chunk.empty());
  CHECK((why.conjunct->why.cause == Cause::Changed || why.conjunct->why.cause == Cause::UnknownValue));
}

TEST_CASE("ghost statements that may give it are data") {
  const Why why = whyOf("  void m() requires p(); ensures p();\n  { x := 1; }", "A.m()", GhostMode::Explicit);
  REQUIRE(why.ghosts.size() == 1);
  CHECK((why.ghosts.front().word == Why::Ghost::Word::Open));
  CHECK(why.ghosts.front().operand == "this.p()");
}

}  // namespace
}  // namespace warrant::symbex
