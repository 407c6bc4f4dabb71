// What is found by exploring calls without contracts.
#include "symbex/explore/explore.h"

#include <doctest/doctest.h>

#include <array>

#include "explore/call.h"
#include "unit/explore/explored.h"

namespace warrant::explore {
namespace {

using symbex::Leaf;
using Texts = std::vector<std::string>;

const std::string king = R"(class King {
  static int found, at;
  static void search(int[] a, int l, int u, int x) {
    found = 0;
    while (l <= u && found == 0) {
      at = (l + u) / 2;
      if (x == a[at]) found = 1;
      else if (x < a[at]) u = at - 1;
      else l = at + 1;
    }
    if (found == 0) at = l - 1;
  }
  static int power(int x, int y) {
    int z = 1;
    for (int j = 1; j <= y; j++) z = z * x;
    return z;
  }
  static int twoLoops(int n) {
    int s = 0;
    for (int j = 1; j <= n; j++) s++;
    for (int k = 1; k <= n; k++) s--;
    return s;
  }
  static int sum(int a, int b, int c) { int x = a + b; int y = b + c; return x + y - b; }
})";

// What Java computes.
std::pair<int, int> search(const std::array<int, 6>& a, int x) {
  int l = 1, u = 5, found = 0, at = 0;
  while (l <= u && found == 0) {
    at = (l + u) / 2;
    if (x == a[static_cast<std::size_t>(at)]) {
      found = 1;
    } else if (x < a[static_cast<std::size_t>(at)]) {
      u = at - 1;
    } else {
      l = at + 1;
    }
  }
  return {found, found == 0 ? l - 1 : at};
}

TEST_CASE("a call with values has one leaf, with what Java computes") {
  const std::array<int, 6> a{0, 2, 4, 6, 8, 10};
  for (int x = 1; x <= 11; ++x) {
    const auto tree =
        explored(king, "King.search(new int[] {0, 2, 4, 6, 8, 10}, 1, 5, " + std::to_string(x) + ")");
    REQUIRE(tree.leaves.size() == 1);
    const Leaf& leaf = tree.leaves.front();
    CHECK(tree.isComplete);
    CHECK(leaf.conditions.empty());
    const auto [found, at] = search(a, x);
    REQUIRE(leaf.outputs.size() == 2);
    CHECK(leaf.outputs[0].place == "found");
    CHECK(leaf.outputs[0].value == std::to_string(found));
    CHECK(leaf.outputs[1].place == "at");
    CHECK(leaf.outputs[1].value == std::to_string(at));
  }
}

TEST_CASE("King's sum has one leaf, and is never verified") {
  const auto tree = explored(king, "King.sum(\"a\", \"b\", \"c\")");
  REQUIRE(tree.leaves.size() == 1);
  CHECK(tree.leaves.front().result == "a + b + c");
  CHECK(tree.leaves.front().range.line == 24);
  CHECK((tree.member.verdict == symbex::Verdict::Unknown));
}

TEST_CASE("King's search in five elements has eleven leaves") {
  const std::string elements = R"(new int[] {0, "A1", "A2", "A3", "A4", "A5"})";
  const Texts leaves = leavesOf(king, "King.search(" + elements + ", 1, 5, \"X\")");
  REQUIRE(leaves.size() == 11);
  CHECK(leaves[0] == "X == A3: return, found = 1, at = 3");
  CHECK(leaves[1] == "X < A3 && X == A1: return, found = 1, at = 1");
  CHECK(leaves[2] == "X < A3 && X < A1: return, found = 0, at = 0");
  CHECK(leaves[10] == "X > A3 && X > A4 && X > A5: return, found = 0, at = 5");
  CHECK(leavesOf(king, "King.search(" + elements + ", 1, 1, \"X\")").size() == 3);
}

TEST_CASE("King's power is unrolled to the bound") {
  const auto tree = explored(king, "King.power(\"x\", \"n\")", {.unwind = 3});
  REQUIRE(tree.leaves.size() == 5);
  CHECK(!tree.isComplete);
  CHECK(tree.leaves[0].kind == Leaf::Kind::Bound);
  CHECK(tree.leaves[1].result == "x * x * x");
  CHECK(tree.leaves[2].result == "x * x");
  CHECK(tree.leaves[3].result == "x");
  CHECK(tree.leaves[4].result == "1");
}

TEST_CASE("a path of so many statements ends as a bound") {
  const auto shorter = explored(king, "King.sum(1, 2, 3)", {.statements = 3});
  REQUIRE(shorter.leaves.size() == 1);
  CHECK(shorter.leaves[0].kind == Leaf::Kind::Bound);
  const auto enough = explored(king, "King.sum(1, 2, 3)", {.statements = 4});
  CHECK(enough.leaves[0].result == "6");
  CHECK(enough.leaves[0].statements == 3);
}

TEST_CASE("the second of two loops does not fork") {
  CHECK(leavesOf(king, "King.twoLoops(\"n\")", {.unwind = 2}) ==
        Texts{"3 <= n: bound", "2 <= n && 3 > n: return 0", "1 <= n && 2 > n: return 0", "1 > n: return 0"});
}

TEST_CASE("references may be null, aliases, or others; what the run made is no candidate") {
  const std::string program = R"(class Node {
  int value;
  Node next;
  static int alias(Node a, Node b) { a.value = 1; b.value = 2; return a.value; }
  static boolean fresh(Node a) { Node made = new Node(); made.next = a; return made == a || made.next == made; }
  static int sum(Node at) { int s = 0; while (at != null) { s += at.value; at = at.next; } return s; }
  static int reads(Node a, Node b) { return a.value + b.value; }
})";
  CHECK(leavesOf(program, "Node.alias(\"a\", \"b\")") ==
        Texts{"a != null && b != null && b == a: return 2, a.value = 2",
              "a != null && b != null && b != a: return 1, a.value = 1, b.value = 2",
              "a != null && b == null: NullPointerException, a.value = 1",
              "a == null: NullPointerException"});
  CHECK(leavesOf(program, "Node.fresh(\"a\")") == Texts{"true: return false"});
  CHECK(leavesOf(program, "Node.sum(\"n\")", {.unwind = 2}) ==
        Texts{"n != null && n.next != null && n.next.next != null: bound",
              "n != null && n.next != null && n.next.next == null: return n.value + n.next.value",
              "n != null && n.next == null: return n.value", "n == null: return 0"});
  CHECK(leavesOf(program, "Node.reads(\"a\", \"b\")").size() == 3);  // aliases make no difference
  CHECK(leavesOf(program, "Node.reads(\"a\", \"a\")").size() == 2);
}

TEST_CASE("elements of arrays") {
  const std::string program = R"(class A {
  static int swap(int[] a, int i, int j) { int t = a[i]; a[i] = a[j]; a[j] = t; return a[i]; }
  static int pick(int i) { int[] a = {5, 6}; return a[i]; }
  static int both(int[] a, int[] b) { a[0] = 1; b[0] = 2; return a[0]; }
  static int length(int n) { return new int[n].length; }
  static int rows(int n) { int[][] m = new int[n][2]; return m[0][0]; }
})";
  CHECK(leavesOf(program, "A.swap(new int[] {\"x\", \"y\"}, 0, 1)") ==
        Texts{"true: return y, a[0] = y, a[1] = x"});
  CHECK(leavesOf(program, "A.pick(\"i\")") ==
        Texts{"i <= 1 && 0 <= i: return i == 1 ? 6 : 5", "i < 0 || 2 <= i: ArrayIndexOutOfBoundsException"});
  const Texts both = leavesOf(program, "A.both(\"a\", \"b\")");
  REQUIRE(both.size() == 6);
  CHECK(both[0] == "a != null && 0 < a.length && b != null && b == a: return 2, a[0] = 2");
  CHECK(leavesOf(program, "A.length(\"n\")") ==
        Texts{"0 <= n: return n", "n < 0: NegativeArraySizeException"});
  CHECK(leavesOf(program, "A.rows(\"n\")").front() == "0 <= n: undecided");
}

TEST_CASE("exceptions are thrown as Java throws them, caught and uncaught, and finally runs") {
  const std::string program = R"(class E {
  static int count;
  static int divide(int a, int b) {
    try { return a / b; } catch (ArithmeticException e) { return -1; } finally { count = 9; }
  }
  static int uncaught(int a) {
    try { if (a > 3) throw new IllegalStateException(); return 10 / a; } finally { count = a; }
  }
  static void check(int n) { assert n > 0 : "small"; }
})";
  CHECK(leavesOf(program, "E.divide(\"a\", \"b\")") ==
        Texts{"b != 0: return a / b, count = 9", "b == 0: return -1, count = 9"});
  CHECK(leavesOf(program, "E.uncaught(\"a\")") == Texts{"a > 3: IllegalStateException, count = a",
                                                        "a <= 3 && a != 0: return 10 / a, count = a",
                                                        "a <= 3 && a == 0: ArithmeticException, count = a"});
  CHECK(leavesOf(program, "E.check(\"n\")") == Texts{"n > 0: return", "n <= 0: assert"});
}

TEST_CASE("calls run the body of the receiver's class, and constructors run") {
  const std::string program = R"(abstract class Shape {
  final int size;
  Shape(int size) { if (size < 0) throw new IllegalArgumentException(); this.size = size; }
  abstract int area();
  static int kind(Shape s) { if (s instanceof Square) return 1; return s == null ? 2 : 3; }
  static int make(int n) { return new Square(n).area(); }
  static Square cast(Shape s) { return (Square) s; }
}
class Square extends Shape {
  Square(int size) { super(size); }
  int area() { return size * size; }
}
class Line extends Shape {
  int width = 7;
  Line() { super(1); }
  int area() { return width; }
})";
  CHECK(leavesOf(program, "Shape.area()") == Texts{"this instanceof Line: return ((Line) this).width",
                                                   "!(this instanceof Line): return this.size * this.size"});
  CHECK(leavesOf(program, "Shape.kind(\"s\")") == Texts{"s instanceof Square: return 1",
                                                        "!(s instanceof Square) && s == null: return 2",
                                                        "!(s instanceof Square) && s != null: return 3"});
  CHECK(leavesOf(program, "Shape.make(\"n\")") ==
        Texts{"n < 0: IllegalArgumentException", "n >= 0: return n * n"});
  CHECK(leavesOf(program, "Shape.cast(\"s\")") ==
        Texts{"s == null || s instanceof Square: return s",
              "s != null && !(s instanceof Square): ClassCastException"});
  CHECK(leavesOf(program, "new Line()") == Texts{"true: return new Line"});
}

TEST_CASE("recursion, members without bodies, and what is not known") {
  const std::string program = R"(class R {
  //@ requires false;
  static int fac(int n) { return n <= 1 ? 1 : n * fac(n - 1); }
  static native int input();
  static int twice() { int a = input(); return a == input() ? a : 0; }
  static int length(String s) { return s.equals("abc") ? 3 - s.length() : 1; }
  static char at(String s, int i) { return s.charAt(i); }
  static int max(int a) { return Math.max(a, 0); }
  static byte narrow(int n) { return (byte) n; }
  static int ghost(int n) {
    //@ assert n > 100;
    //@ ghost int g = n;
    while (n > 0)
      //@ invariant false;
      n--;
    return n;
  }
})";
  CHECK(leavesOf(program, "R.fac(5)") == Texts{"true: return 120"});
  const auto deep = explored(program, "R.fac(\"n\")", {.unwind = 2});
  REQUIRE(deep.leaves.size() == 4);
  CHECK(deep.leaves.back().kind == Leaf::Kind::Bound);
  CHECK(leavesOf(program, "R.twice()") ==
        Texts{"input#1 == input#2: return input#1", "input#1 != input#2: return 0"});
  CHECK(leavesOf(program, "R.length(\"s\")") == Texts{"s != null && s.equals(\"abc\"): return 0",
                                                      "s != null && !s.equals(\"abc\"): return 1",
                                                      "s == null: NullPointerException"});
  CHECK(leavesOf(program, "R.at((String) \"abc\", 1)") == Texts{"true: return 'b'"});
  CHECK(leavesOf(program, "R.at(\"s\", \"i\")") ==
        Texts{"s != null && 0 <= i && i < s.length(): return s.charAt(i)",
              "s != null && 0 <= i && i >= s.length(): StringIndexOutOfBoundsException",
              "s != null && 0 > i: StringIndexOutOfBoundsException", "s == null: NullPointerException"});
  CHECK(leavesOf(program, "R.max(\"a\")") == Texts{"true: return Math.max(a, 0)"});
  CHECK(leavesOf(program, "R.narrow(300)") == Texts{"true: return 44"});
  CHECK(leavesOf(program, "R.ghost(2)") == Texts{"true: return 0"});
}

TEST_CASE("symbols have the types that their places ask for") {
  const std::string program = R"(class S {
  static long f(long a, boolean b, int[] c, char d, S e) { return a; }
  static int g(int a) { return a; }
  static int g(boolean a) { return 1; }
})";
  const auto typesOf = [&](std::string_view call) {
    const ast::ParseResult parsed = ast::parse({{{"S.java", std::string(program)}, ast::Dialect::Java}});
    std::string text;
    for (const Symbol& symbol : readCall(*parsed.program, call).symbols)
      text += (text.empty() ? "" : ", ") + symbol.type + " " + symbol.name;
    return text;
  };
  CHECK(typesOf(R"(S.f("a", "b", "c", "d", "e"))") == "long a, boolean b, int[] c, char d, S e");
  CHECK(typesOf(R"(S.f("a" + 4, "b" && !"n", new int[] {"x", -"y"}, 'c', null))") ==
        "int a, boolean n, boolean b, int x, int y");
  CHECK(typesOf(R"(S.f(1L, "q" == 'c', new int["k"], (char) "z", "e"))") == "char q, int k, char z, S e");
  CHECK(typesOf(R"(S.f("p" ? 1 : "m", true, null, 'c', null))") == "boolean p, long m");
  CHECK(typesOf(R"(S.g((int) "n"))") == "int n");
  const auto refused = [&](std::string_view call) -> std::string {
    try {
      (void)typesOf(call);
    } catch (const Refused& why) {
      return why.what();
    }
    return "";
  };
  CHECK(refused(R"(S.g("n"))") ==
        "the type of \"n\" does not follow from its place: write a cast, as in (int) \"n\"");
  CHECK(refused(R"(S.f("a", "a", null, 'c', null))") ==
        "\"a\" is of type long in one place and of type boolean in another");
  CHECK(refused("S.h(1)") == "there is no method `S.h`");
  CHECK(refused("T.h(1)") == "there is no class `T` in the program");
  CHECK(refused("S.f(1)") == "`S.f` does not take 1 argument: there is S.f(long, boolean, int[], char, S)");
  CHECK(refused("S.g(1") == "expected `,` in the call, but found its end");
  CHECK(refused("S.g(1) + 1") == "`+` does not belong behind the call");
  CHECK(refused("S.g(\"1x\")").starts_with("\"1x\" cannot be the name of a symbol"));
  CHECK(refused("S.g(\"x)") == "the quotes of \"x) are not closed");
  CHECK(refused("g(1)").starts_with("a call is written C.m("));
}

TEST_CASE("what annotations add to expressions does not run, and ghost methods cannot be called") {
  const std::string program = R"(class C {
  private int x;
  //@ predicate valid() = acc(this.x);
  //@ pure boolean big() requires valid() = x > 9;
  /*@ pure @*/ int getX()
    //@ requires valid();
  { return /*@ opening valid() in @*/ x; }
})";
  CHECK(leavesOf(program, "C.getX()") == Texts{"true: return this.x"});
  CHECK_THROWS_WITH_AS(explored(program, "C.big()"), "`C.big` exists in annotations only: it does not run",
                       Refused);
}

TEST_CASE("type parameters stand for their bounds") {
  const std::string program = R"(class Größe<T> {
  T value;
  T set(T v) { T old = value; value = v; return old; }
  static <S> S first(S a, S b) { return a; }
})";
  CHECK(leavesOf(program, "Größe.set(\"v\")") == Texts{"true: return this.value, this.value = v"});
  CHECK(leavesOf(program, "Größe.first(\"v\", \"w\")") == Texts{"true: return v"});
}

TEST_CASE("what the resolver refuses is said") {
  CHECK_THROWS_AS(explored(king, "King.sum(1, 2, true)"), Refused);
}

}  // namespace
}  // namespace warrant::explore
