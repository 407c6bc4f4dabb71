// What a failure says, in the user's terms.
#include <doctest/doctest.h>

#include <algorithm>

#include "unit/symbex/support.h"

namespace warrant::symbex {
namespace {

const std::string cell = R"(class Cell {
  int x;
  Cell() ensures valid() && getX() == 0; { }
  void setX(int v) requires valid(); ensures valid() && getX() == v; { x := v; }
  void drop() requires valid(); { }
  predicate valid() { return acc(this.x); }
  pure int getX() requires valid(); { return x; }
}
)";

bool mentions(const std::vector<std::string>& lines, const std::string& text) {
  return std::any_of(lines.begin(), lines.end(),
                     [&](const std::string& line) { return line.find(text) != std::string::npos; });
}

std::vector<std::string> notesOf(const Failure& failure) {
  std::vector<std::string> texts;
  for (const support::Note& note : failure.notes) texts.push_back(note.message);
  return texts;
}

bool isNoted(const Failure& failure, const std::string& text) {
  return std::ranges::any_of(notesOf(failure),
                             [&](const std::string& note) { return note.find(text) != std::string::npos; });
}

TEST_CASE("a missing predicate: who consumed it") {
  const Verified verified = verifyText(cell + "Cell c := new Cell();\nc.drop();\nc.setX(3);\n");
  const MemberResult& main = verified.member("main");
  REQUIRE((main.verdict == Verdict::Failed));
  REQUIRE(main.failures.size() == 1);
  const Failure& failure = main.failures[0];
  CHECK((failure.context == Context::Precondition));
  CHECK((failure.reason == Reason::Predicate));
  CHECK(failure.range.line == 11);
  const bool namesTheCall = std::any_of(failure.notes.begin(), failure.notes.end(),
                                        [](const support::Note& note) { return note.range.line == 10; });
  CHECK(namesTheCall);
}

TEST_CASE("a missing permission in a loop: the invariant does not ask for it") {
  const Verified verified = verifyText(R"(class A {
  int x;
  void m(int n)
    requires acc(x);
  {
    while (n > 0) { x := n; n := n - 1; }
  }
})");
  const MemberResult& m = verified.member("A.m(int)");
  REQUIRE(m.failures.size() == 1);
  REQUIRE_FALSE(m.failures[0].notes.empty());
  CHECK(m.failures[0].notes.back().range.line == 6);
  CHECK(m.failures[0].notes.back().message.find("whose invariant does not ask for it") != std::string::npos);
}

TEST_CASE("a predicate that cannot be closed: what its parameters stand for") {
  const Verified verified = verifyText(R"(class A {
  A a;
  int n;
  predicate p(A b, int n) { return acc(a) * acc(this.n) * a = b * this.n = n; }
  void m(A b, int n)
    requires p(b, n) * b != null;
    ensures p(null, n);
  { int i := this.n; }
})");
  const MemberResult& m = verified.member("A.m(A, int)");
  REQUIRE(m.failures.size() == 1);
  CHECK(
      isNoted(m.failures[0], "it cannot be closed here: `this.a == b` does not follow, where `b` is `null`"));
}

TEST_CASE("a close that is too deep names the option") {
  Options options;
  options.closeDepth = 1;
  const std::string text =
      "class C {\n  int x;\n  predicate p() { return acc(x); }\n  predicate q() { return p(); }\n"
      "  void m() requires acc(x); ensures q(); { }\n}\n";
  const Verified verified = verifyText(text, options);
  REQUIRE(verified.member("C.m()").failures.size() == 1);
  CHECK(isNoted(verified.member("C.m()").failures.front(), "--close-depth"));
  CHECK((verifyText(text).verdict() == Verdict::Verified));
}

TEST_CASE("a definition that is not used is named where it is missed") {
  const Verified verified = verifyText(
      "class C {\n  int x;\n"
      "  pure int partial(int n) { return 1 / n; }\n"
      "  pure int endless(int n) { return endless(n); }\n"
      "  pure int unknown(int n);\n"
      "  pure int fine(int n) { return n; }\n"
      "  void m(int n) { use partial(1); assert partial(1) = 1; }\n"
      "  void k(int n) { assert endless(1) = fine(1); }\n"
      "  void l(int n) { assert unknown(1) = fine(2); }\n}\n");
  const auto failureOf = [&](const std::string& name) -> const Failure& {
    REQUIRE(verified.member(name).failures.size() == 1);
    return verified.member(name).failures.front();
  };
  CHECK(isNoted(failureOf("C.m(int)"), "the definition of `C.partial(int)` is not used here: its body"));
  CHECK(
      isNoted(failureOf("C.k(int)"), "the definition of `C.endless(int)` is not used here: it is not known"));
  CHECK(!isNoted(failureOf("C.k(int)"), "fine"));
  CHECK(!isNoted(failureOf("C.l(int)"), "not used"));
}

TEST_CASE("a value that does not follow: what is known instead") {
  const Verified verified = verifyText(cell + "Cell c := new Cell();\nc.setX(3);\nassert c.getX() == 4;\n");
  const MemberResult& main = verified.member("main");
  REQUIRE(main.failures.size() == 1);
  const Failure& failure = main.failures[0];
  CHECK((failure.context == Context::Assert));
  CHECK((failure.reason == Reason::False));
  REQUIRE(failure.explanation);
  CHECK(mentions(failure.explanation->heap, "valid()"));
  CHECK(mentions(failure.explanation->pathCondition, "3"));
  for (const std::string& fact : failure.explanation->pathCondition)
    CHECK(fact.find("first(") == std::string::npos);
}

TEST_CASE("branches taken are part of the explanation") {
  const Verified verified = verifyText(R"(class A {
  int x;
  void m(boolean b) requires acc(x); ensures acc(x) && x == 1; { if (b) { x := 1; } else { x := 2; } }
})");
  const MemberResult& m = verified.member("A.m(boolean)");
  REQUIRE(m.failures.size() == 1);
  REQUIRE(m.failures[0].explanation);
  REQUIRE(m.failures[0].explanation->branches.size() == 1);
  CHECK(m.failures[0].explanation->branches[0].description == "!b");
}

// The only failure of the only member that fails.
const Failure& failureOf(const Verified& verified, const std::string& name) {
  const MemberResult& member = verified.member(name);
  REQUIRE(member.failures.size() == 1);
  REQUIRE(member.failures[0].explanation);
  return member.failures[0];
}

std::string valueOf(const Failure& failure, const std::string& variable) {
  for (const auto& [name, value] : failure.explanation->store) {
    if (name == variable) return value;
  }
  return {};
}

TEST_CASE("a variable that was assigned: the value on entry has another name") {
  const Verified verified = verifyText(R"(class A {
  static void m(int n) { if (n < 0) { n := -n; } assert n > 1; }
})");
  const Failure& failure = failureOf(verified, "A.m(int)");
  CHECK(failure.explanation->lookedFor == "n > 1");
  CHECK(valueOf(failure, "n") == "-old(n)");
  REQUIRE(failure.explanation->branches.size() == 1);
  CHECK(failure.explanation->branches[0].description == "old(n) < 0");
  CHECK(isNoted(failure, "`n` was last assigned here"));
}

TEST_CASE("a field that was assigned: older values have their lines") {
  const Verified verified = verifyText(R"(class A {
  int x;
  int change() requires acc(x); ensures acc(x); { ... }
  void m() requires acc(x); {
    int a := change();
    int b := change();
    assert a = b;
    assert x > old(x);
  }
})");
  const MemberResult& m = verified.member("A.m()");
  REQUIRE(m.failures.size() == 2);
  CHECK(valueOf(m.failures[0], "a") == "this.change()@5");
  CHECK(valueOf(m.failures[0], "b") == "this.change()@6");
  CHECK(m.failures[1].explanation->lookedFor == "this.x > old(this.x)");
  CHECK(isNoted(m.failures[1], "what is known of `this.x` is what this ensures"));
}

TEST_CASE("an element that was written: what it held has another name") {
  const Verified verified = verifyText(R"(class A {
  static void m(int[] a) requires acc(a[*]) * a.length > 1; {
    int t := a[0];
    a[0] := a[1];
    assert a[0] = t;
  }
})");
  const Failure& failure = failureOf(verified, "A.m(int[])");
  CHECK(failure.explanation->lookedFor == "a[1] == t");
  CHECK(valueOf(failure, "t") == "a[0]@3");
  CHECK(isNoted(failure, "`a[0]` was last assigned here"));
}

TEST_CASE("of what should hold for all values: for which it does not follow") {
  const Verified verified = verifyText(R"(class A {
  static void m(int[] a, int k, boolean b)
    requires a != null && acc(a[*]) && (\forall int i; 0 <= i && i < a.length; a[i] > 0);
    ensures acc(a[*]) && (\forall int i; 0 <= i && i < a.length; a[i] > 0);
    ensures b ==> (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] < a[j]);
  {
    if (0 <= k && k < a.length) { a[k] := 0; }
  }
})");
  const MemberResult& m = verified.member("A.m(int[], int, boolean)");
  REQUIRE(m.failures.size() == 2);
  CHECK(m.failures[0].explanation->lookedFor == "`a[i] > 0` for i = k");
  CHECK(m.failures[1].explanation->lookedFor == "`a[i] < a[j]` for i = 0, j = a.length - 1");
}

TEST_CASE("an instance that would do and was not looked at is named") {
  const Verified verified = verifyText(R"(class A {
  static pure int g(int i);

  static void m(int k, int n)
    requires (\forall int i; g(i / 3) > 0) && k = n / 3;
    ensures g(k) > 0;
    ensures g(k + 1) > 0;
  { }
})");
  const MemberResult& m = verified.member("A.m(int, int)");
  REQUIRE(m.failures.size() == 2);
  CHECK(isNoted(m.failures[0],
                "for i = n is known, and would do, but was not looked at: an `assert` of it helps"));
  for (const std::string& note : notesOf(m.failures[1]))
    CHECK(note.find("was not looked at") == std::string::npos);
}

TEST_CASE("an array that is not replaced behind a loop") {
  const Verified verified = verifyText(R"(class A {
  int[] items;
  void m(int i) requires acc(items) * items != null * acc(items[*]) * 0 <= i; {
    int[] bigger := new int[i + 1];
    int k := 0;
    while (k < i) invariant acc(items) * items != null * acc(items[*]); { k := k + 1; }
    items[i] := 1;
  }
})");
  const MemberResult& m = verified.member("A.m(int)");
  REQUIRE(!m.failures.empty());
  CHECK(isNoted(m.failures.back(), "not assigned on this path: `this.items`"));
  CHECK(isNoted(m.failures.back(), "is what this loop's invariants say"));
}

TEST_CASE("what is not assigned is named") {
  const Verified verified = verifyText(R"(class A {
  int[] keys;
  int[] values;
  predicate valid() { return acc(keys) * acc(values) * keys != null * values != null * keys != values *
    acc(keys[*]) * acc(values[*]) * keys.length == values.length; }
  pure int key(int i) requires valid() * 0 <= i && i < length(); { return keys[i]; }
  pure int length() requires valid(); { return keys.length; }
  void put(int i, int key, int value)
    requires valid() * 0 <= i && i < length();
    ensures valid() * length() == old(length()) * key(i) == key;
  { values[i] := value; }
})");
  const Failure& failure = failureOf(verified, "A.put(int, int, int)");
  CHECK(isNoted(failure, "not assigned on this path: `this.keys[i]`"));
  REQUIRE(failure.explanation->elements.size() == 1);
  CHECK(failure.explanation->elements[0] == Explanation::Element{"this.values[i]", "value"});
}

TEST_CASE("conditions are shown as the source has them") {
  const Verified verified = verifyText(R"(class A {
  static void m(int a, int b, boolean c) requires a > b; requires c ==> b >= 0;
  { if (!(a < 7)) { assert a + b > 3; } }
})");
  const Failure& failure = failureOf(verified, "A.m(int, int, boolean)");
  CHECK(failure.explanation->lookedFor == "a + b > 3");
  CHECK(mentions(failure.explanation->pathCondition, "a > b"));
  CHECK(failure.explanation->branches.back().description == "a >= 7");
}

TEST_CASE("what is plainly false is shown as what was compared") {
  const Verified verified = verifyText("class A { static int m() ensures result == 20; { return 30; } }");
  const Failure& failure = failureOf(verified, "A.m()");
  CHECK(failure.explanation->lookedFor == "30 == 20");
  CHECK(valueOf(failure, "result") == "30");
}

TEST_CASE("a missing permission of what may be null") {
  const Verified verified = verifyText(R"(class A {
  int x;
  void fill(int[] a, int n) requires acc(a[0..n]); ensures acc(a[0..n]); { ... }
  void set(A o) requires acc(o.x); ensures acc(o.x); { ... }
  void none(int[] a) { fill(a, 0); }
  void some(A o) requires o != null ==> acc(o.x); { set(o); }
})");
  CHECK(isNoted(failureOf(verified, "A.none(int[])"), "`a` may be null: an empty range"));
  CHECK(isNoted(failureOf(verified, "A.some(A)"), "`o` is null on this path"));
  CHECK(!isNoted(failureOf(verified, "A.none(int[])"), "never held"));
}

TEST_CASE("what is asked for twice is said to be taken") {
  const Verified verified = verifyText(R"(class A {
  A next;
  predicate p() { return acc(next) * (next != null ? next.p() : true); }
  A tail() requires p(); ensures p() * (result != null ? result.p() : true); { A n := next; return n; }
})");
  CHECK(isNoted(failureOf(verified, "A.tail()"), "is held, but what precedes this has taken it already"));
}

TEST_CASE("each distinct failure is reported once, whatever the number of paths") {
  const Verified verified = verifyText(R"(class A {
  void m(boolean a, boolean b) { if (a) { } else { } if (b) { } else { } assert a; assert 1 == 2; }
})");
  const MemberResult& m = verified.member("A.m(boolean, boolean)");
  CHECK(m.failures.size() == 2);
}

TEST_CASE("results do not depend on the number of jobs") {
  Options two;
  two.jobs = 2;
  const Verified one = verifyText(cell + "Cell c := new Cell();\nc.drop();\nc.setX(3);\n");
  const Verified other = verifyText(cell + "Cell c := new Cell();\nc.drop();\nc.setX(3);\n", two);
  REQUIRE(one.members.size() == other.members.size());
  for (std::size_t index = 0; index < one.members.size(); ++index) {
    CHECK((one.members[index].verdict == other.members[index].verdict));
    CHECK(one.members[index].statistics.steps == other.members[index].statistics.steps);
    CHECK(one.members[index].failures.size() == other.members[index].failures.size());
  }
}

TEST_CASE("a limit that is hit is unknown, never verified") {
  Options options;
  options.stepLimit = 20;
  const Verified verified =
      verifyText(cell + "Cell c := new Cell();\nc.setX(3);\nassert c.getX() == 3;\n", options);
  const MemberResult& main = verified.member("main");
  CHECK((main.verdict == Verdict::Unknown));
  CHECK_FALSE(main.unknowns.empty());
}

}  // namespace
}  // namespace warrant::symbex
