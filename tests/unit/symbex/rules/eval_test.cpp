// Figure 5, and the operators and places that it is made of.
#include <doctest/doctest.h>

#include "unit/symbex/rules/setting.h"

namespace warrant::symbex {
namespace {

TEST_CASE("eval: a variable is its value in the store") {
  Setting setting("class A { int m(int a) { return a; } }");
  const ast::MethodDecl& m = setting.method("m");
  const SymbolicState s = setting.entry(m);
  Term value;
  const Verdict verdict =
      setting.rules().eval(SymbolicState(s), setting.expression(m, 0), [&](SymbolicState, Term found) {
        value = found;
        return Verdict::Verified;
      });
  CHECK((verdict == Verdict::Verified));
  CHECK((value == s.frame.store[m.parameters[0]->slot]));
}

TEST_CASE("eval: a short circuit goes on once, with both cases in one term") {
  Setting setting("class A { boolean m(boolean a, boolean b) { return a && b; } }");
  const ast::MethodDecl& m = setting.method("m");
  const SymbolicState s = setting.entry(m);
  int ways = 0;
  Term value;
  (void)setting.rules().eval(SymbolicState(s), setting.expression(m, 0), [&](SymbolicState, Term found) {
    ++ways;
    value = found;
    return Verdict::Verified;
  });
  CHECK(ways == 1);
  const Term a = s.frame.store[m.parameters[0]->slot], b = s.frame.store[m.parameters[1]->slot];
  CHECK((value == setting.terms().conjoin(a, b)));
}

TEST_CASE("operators: what may leave the range is a failure, and the path goes on") {
  Setting setting("class A { int m(int a) { return a + 1; } }");
  const ast::MethodDecl& m = setting.method("m");
  int ways = 0;
  const Verdict verdict =
      setting.rules().eval(setting.entry(m), setting.expression(m, 0), [&](SymbolicState, Term) {
        ++ways;
        return Verdict::Verified;
      });
  CHECK((verdict == Verdict::Failed));
  CHECK(ways == 1);
  REQUIRE(setting.failures().size() == 1);
  CHECK((setting.failures()[0].reason == Reason::Overflow));
}

TEST_CASE("places: a field is read from its chunk, and not without one") {
  Setting setting("class A { int x; int m() { return this.x; } }");
  const ast::MethodDecl& m = setting.method("m");
  SymbolicState s = setting.entry(m);
  const ast::FieldDecl& x = *m.owner->fields[0];
  const Term held = setting.terms().integer(7);
  SymbolicState owning = s;
  owning.heap.add({setting.analysis().field(x), s.frame.self, {}, held});
  const auto check = [&](SymbolicState, Term found) {
    CHECK((found == held));
    return Verdict::Verified;
  };
  const ast::Expression& read = setting.expression(m, 0);
  CHECK((setting.rules().eval(std::move(owning), read, check) == Verdict::Verified));
  CHECK((setting.rules().eval(std::move(s), read, check) == Verdict::Failed));
  REQUIRE(setting.failures().size() == 1);
  CHECK((setting.failures()[0].context == Context::Read));
}

TEST_CASE("calls: a pure method is a function of the snapshot that its precondition consumes") {
  Setting setting(R"(class A {
  int x;
  //@ requires acc(this.x);
  /*@ pure @*/ int get() { return this.x; }
  //@ requires acc(this.x);
  int m() { return this.get() - this.get(); }
})");
  const ast::MethodDecl& m = setting.method("m");
  const Verdict verdict = setting.rules().produceAll(
      setting.entry(m), m.requires_, setting.terms().fresh(smt::Sort::Snapshot, "s"), [&](SymbolicState s) {
        const heap::Heap before = s.heap;
        return setting.rules().eval(std::move(s), setting.expression(m, 0), [&](SymbolicState s, Term value) {
          CHECK((value == setting.terms().integer(0)));
          CHECK(s.heap.isIdentical(before));
          return Verdict::Verified;
        });
      });
  CHECK((verdict == Verdict::Verified));
}

}  // namespace
}  // namespace warrant::symbex
