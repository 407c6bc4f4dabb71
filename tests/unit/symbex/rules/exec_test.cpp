// Figure 8, and the statements beyond it.
#include <doctest/doctest.h>

#include <optional>

#include "unit/symbex/rules/setting.h"

namespace warrant::symbex {
namespace {

// Runs the method `m`, and counts the ways in which its body goes on.
struct Ways {
  Verdict verdict;
  std::size_t count = 0;
};

Ways run(Setting& setting, support::FunctionRef<void(const SymbolicState&)> look) {
  Ways ways{Verdict::Verified};
  ways.verdict = setting.run(setting.method("m"), [&](SymbolicState s) {
    ++ways.count;
    look(s);
    return Verdict::Verified;
  });
  return ways;
}

TEST_CASE("exec: a field update changes the chunk's value and nothing else") {
  Setting setting(
      "class A { int x; int y; //@ requires acc(this.x) && acc(this.y);\n"
      "void m() { this.x = 5; } }");
  const Ways ways = run(setting, [&](const SymbolicState& s) {
    CHECK((setting.valueOf(s.heap, "x") == setting.terms().integer(5)));
    CHECK((setting.valueOf(s.heap, "y") == setting.valueOf(s.old, "y")));
  });
  CHECK((ways.verdict == Verdict::Verified));
  CHECK(ways.count == 1);
}

TEST_CASE("branches: arms whose ends have the same shape are merged") {
  Setting setting("class A { void m(boolean b) { int x = 1; if (b) x = 2; int y = x; } }");
  CHECK(run(setting, [](const SymbolicState&) {}).count == 1);
}

TEST_CASE("branches: a return is a way out, and the other arm goes on") {
  Setting setting("class A { void m(boolean b) { if (b) return; int y = 1; } }");
  CHECK(run(setting, [](const SymbolicState&) {}).count == 1);
  CHECK(setting.returns() == 1);
}

TEST_CASE("calls: a mutator takes its precondition and gives its postcondition") {
  Setting setting(R"(class A {
  int x;
  //@ requires acc(this.x); ensures acc(this.x) && this.x == v;
  void set(int v) { this.x = v; }
  //@ requires acc(this.x);
  void m() { this.set(3); }
})");
  const Ways ways = run(setting, [&](const SymbolicState& s) {
    const Term value = setting.valueOf(s.heap, "x");
    CHECK((value != setting.valueOf(s.old, "x")));
    CHECK(setting.path().isEvident(setting.terms().equal(value, setting.terms().integer(3))));
  });
  CHECK((ways.verdict == Verdict::Verified));
  CHECK(ways.count == 1);
}

TEST_CASE("creation: a new object has its fields, with their default values") {
  Setting setting("class A { int x; void m() { A a = new A(); } }");
  const Ways ways = run(setting, [&](const SymbolicState& s) {
    CHECK(s.heap.size() == 1);
    CHECK((setting.valueOf(s.heap, "x") == setting.terms().integer(0)));
  });
  CHECK(ways.count == 1);
}

TEST_CASE("openings: a predicate is opened and closed where that is written, and not else") {
  const std::string text = R"(class A {
  int x;
  //@ predicate p() = acc(this.x);
  //@ requires p();
  void m() { GHOST this.x = 1; /*@ close p(); @*/ }
})";
  const auto with = [&](const std::string& ghost) {
    std::string whole = text;
    whole.replace(whole.find("GHOST"), 5, ghost);
    return whole;
  };
  Setting opened(with("/*@ open p(); @*/"));
  const Ways ways = run(opened, [](const SymbolicState& s) { CHECK(s.heap.size() == 1); });
  CHECK((ways.verdict == Verdict::Verified));
  Setting left(with(""));
  CHECK((run(left, [](const SymbolicState&) {}).verdict == Verdict::Failed));
}

TEST_CASE("loops: what the invariant does not own is framed, what the body assigns is forgotten") {
  Setting setting(R"(class A {
  int x; int y;
  //@ requires acc(this.x) && acc(this.y);
  void m(int n) {
    int i = 0;
    //@ invariant acc(this.x);
    while (i < n) { this.x = i; i = i + 1; }
  }
})");
  const Ways ways = run(setting, [&](const SymbolicState& s) {
    CHECK(s.heap.size() == 2);
    CHECK((setting.valueOf(s.heap, "y") == setting.valueOf(s.old, "y")));
    CHECK((setting.valueOf(s.heap, "x") != setting.valueOf(s.old, "x")));
  });
  CHECK(ways.count == 1);
}

TEST_CASE("switches: each label has its way, and what falls through goes on in the next") {
  Setting setting(R"(class A { void m(int n) {
    int x = 0;
    switch (n) { case 1: x = x + 1; case 2: x = x + 1; break; default: return; }
    int y = x;
  } })");
  const Ways ways = run(setting, [](const SymbolicState&) {});
  CHECK((ways.verdict == Verdict::Verified));
  CHECK(setting.returns() == 1);
}

TEST_CASE("leaving: finally runs on every way out") {
  Setting setting(
      "class A { int x; //@ requires acc(this.x);\n"
      "void m(boolean b) { try { if (b) return; } finally { this.x = 1; } } }");
  const Ways ways = run(setting, [&](const SymbolicState& s) {
    CHECK((setting.valueOf(s.heap, "x") == setting.terms().integer(1)));
  });
  CHECK((ways.verdict == Verdict::Verified));
  CHECK(setting.returns() == 1);
}

TEST_CASE("exceptions: a call has a way out for what its signals clauses cover") {
  Setting setting(R"(class A {
  //@ signals (RuntimeException e) true;
  static void risky() { }
  void m() { A.risky(); }
}
class RuntimeException extends Exception { }
class Exception extends Throwable { }
class Throwable { })");
  CHECK(run(setting, [](const SymbolicState&) {}).count == 1);
  CHECK(setting.throws() == 1);
}

TEST_CASE("a state that outlives its path refers to nothing of it") {
  Setting setting("class A { int x; //@ requires acc(this.x);\n void m() { this.x = 1; } }");
  const ast::MethodDecl& m = setting.method("m");
  std::optional<SymbolicState> kept;
  (void)setting.run(m, [&](SymbolicState s) {
    kept = std::move(s);
    return Verdict::Verified;
  });
  REQUIRE(kept.has_value());
  CHECK((setting.valueOf(kept->heap, "x") == setting.terms().integer(1)));
  CHECK((setting.valueOf(kept->old, "x") != setting.terms().integer(1)));
  const Exit exit{.kind = Exit::Kind::Throw, .range = {}};
  CHECK((setting.parts().leaving.raise(std::move(*kept), exit) == Verdict::Unknown));
  CHECK(setting.throws() == 0);
}

}  // namespace
}  // namespace warrant::symbex
