// Figures 6 and 7.
#include <doctest/doctest.h>

#include "unit/symbex/rules/setting.h"

namespace warrant::symbex {
namespace {

TEST_CASE("produce: an access adds its chunk and says that its object is not null") {
  Setting setting("class A { int x; //@ requires acc(a.x);\n static void m(A a) { } }");
  const ast::MethodDecl& m = setting.method("m");
  int ways = 0;
  const Term snapshot = setting.terms().fresh(smt::Sort::Snapshot, "s");
  (void)setting.rules().produceAll(setting.entry(m), m.requires_, snapshot, [&](SymbolicState s) {
    ++ways;
    const Term a = s.frame.store[m.parameters[0]->slot];
    CHECK(s.heap.size() == 1);
    CHECK((setting.valueOf(s.heap, "x") == setting.terms().unbox(smt::Sort::Int, snapshot)));
    const Term isNull = setting.terms().equal(a, setting.terms().null());
    CHECK(setting.path().isEvident(setting.terms().negate(isNull)));
    return Verdict::Verified;
  });
  CHECK(ways == 1);
}

TEST_CASE("produce: what is false ends the path") {
  Setting setting("class A { //@ requires a < 0 && 0 < a;\n static void m(int a) { } }");
  const ast::MethodDecl& m = setting.method("m");
  const Verdict verdict = setting.rules().produceAll(setting.entry(m), m.requires_, setting.terms().unit(),
                                                     [](SymbolicState) { return Verdict::Failed; });
  CHECK((verdict == Verdict::Verified));
}

TEST_CASE("consume: takes back what was produced, with its snapshot") {
  Setting setting("class A { int x; int y; //@ requires acc(this.x) && acc(this.y);\n void m() { } }");
  const ast::MethodDecl& m = setting.method("m");
  const Term snapshot = setting.terms().fresh(smt::Sort::Snapshot, "s");
  const Verdict verdict =
      setting.rules().produceAll(setting.entry(m), m.requires_, snapshot, [&](SymbolicState s) {
        Remainder whole{.heap = s.heap};
        return setting.rules().consumeAll(std::move(s), std::move(whole), m.requires_,
                                          [&](SymbolicState s, Remainder left, Term consumed) {
                                            CHECK(s.heap.size() == 2);  // in which expressions are evaluated
                                            CHECK(left.heap.empty());
                                            CHECK((consumed == snapshot));
                                            return Verdict::Verified;
                                          });
      });
  CHECK((verdict == Verdict::Verified));
}

TEST_CASE("consume: half of a permission is not the whole, and another half may be to the same object") {
  Setting setting("class A { int x; //@ requires acc(a.x);\n static void m(A a, A b) { } }");
  const ast::MethodDecl& m = setting.method("m");
  const heap::Resource x = setting.analysis().field(*m.owner->fields[0]);
  SymbolicState s = setting.entry(m);
  const Term a = s.frame.store[m.parameters[0]->slot], b = s.frame.store[m.parameters[1]->slot];
  heap::Chunk half{x, a, {}, setting.terms().integer(0)};
  half.amount = heap::Amount(1, 2);
  s.heap.add(half);
  const Term areEqual = setting.terms().equal(a, b);
  CHECK(setting.parts().chunks.assumeSeparate(s.heap, x, b, heap::Amount(1, 2)));
  CHECK_FALSE(setting.path().isEvident(setting.terms().negate(areEqual)));
  CHECK(setting.parts().chunks.assumeSeparate(s.heap, x, b));
  CHECK(setting.path().isEvident(setting.terms().negate(areEqual)));
  CHECK(setting.parts().lookup.find(s.heap, {x, a, {}, heap::Amount(1, 3)}, Effort::Full).has_value());
  Remainder whole{.heap = s.heap};
  const Verdict verdict =
      setting.rules().consumeAll(std::move(s), std::move(whole), m.requires_,
                                 [](SymbolicState, Remainder, Term) { return Verdict::Verified; });
  CHECK((verdict == Verdict::Failed));
}

TEST_CASE("consume: what is not held is a failure, and not twice the same") {
  Setting setting("class A { int x; //@ requires acc(this.x) && acc(this.x);\n void m() { } }");
  const ast::MethodDecl& m = setting.method("m");
  SymbolicState s = setting.entry(m);
  s.heap.add({setting.analysis().field(*m.owner->fields[0]), s.frame.self, {}, setting.terms().integer(0)});
  Remainder whole{.heap = s.heap};
  const Verdict verdict =
      setting.rules().consumeAll(std::move(s), std::move(whole), m.requires_,
                                 [](SymbolicState, Remainder, Term) { return Verdict::Verified; });
  CHECK((verdict == Verdict::Failed));
  CHECK(setting.failures().size() == 1);
}

}  // namespace
}  // namespace warrant::symbex
