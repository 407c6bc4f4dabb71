#include <doctest/doctest.h>

#include <string>

#include "explore/call.h"
#include "unit/bmc/checked.h"

namespace {

using warrant::bmc::answerOf;
using warrant::bmc::checked;

std::string answer(std::string_view body, std::string_view call, std::uint32_t unwind,
                   std::string_view assumption = {}) {
  return answerOf(
      checked("class Node { int value; Node next; static native int any(); }\n"
              "class Leafy extends Node { int more; }\n"
              "class T {\n static native int any();\n" +
                  std::string(body) + "}\n",
              call, unwind, assumption));
}

}  // namespace

TEST_CASE("the three answers, for a loop") {
  const char* const loop = "static void m(byte n) { int i = 0; while (i < n) i++; assert i == n || n < 0; }";
  CHECK(answer(loop, "T.m(\"n\")", 3) == "bound");
  CHECK(answer(loop, "T.m(\"n\")", 126) == "bound");
  CHECK(answer(loop, "T.m(\"n\")", 127) == "correct");
  CHECK(answer(loop, "T.m(\"n\")", 0) == "correct");
  CHECK(answer(loop, "T.m(\"n\")", 3, "n < 4") == "correct");
  const char* const wrong = "static void m(byte n) { int i = 0; while (i < n) i++; assert i < 5; }";
  CHECK(answer(wrong, "T.m(\"n\")", 4) == "bound");
  CHECK(answer(wrong, "T.m(\"n\")", 5) == "assert");
  CHECK(answer(wrong, "T.m(\"n\")", 0) == "assert");
}

TEST_CASE("recursion is unwound") {
  const char* const sum =
      "static int m(int n) { if (n <= 0) return 0; int s = m(n - 1); assert s < 6; return s + n; }";
  CHECK(answer(sum, "T.m(\"n\")", 2) == "bound");
  CHECK(answer(sum, "T.m(\"n\")", 2, "n <= 2") == "correct");
  CHECK(answer(sum, "T.m(\"n\")", 8) == "assert");
}

TEST_CASE("arithmetic is Java's") {
  CHECK(answer("static void m(int x) { assert x + 1 > x; }", "T.m(\"x\")", 1) == "assert");
  CHECK(answer("static void m(int x) { assert Math.abs(x) >= 0; }", "T.m(\"x\")", 1) == "assert");
  CHECK(answer("static void m(int x) { assert x / -1 == -x; }", "T.m(\"x\")", 1) == "correct");
  CHECK(answer("static void m(short x) { long y = (long) x * x; assert y >= 0; }", "T.m(\"x\")", 1) ==
        "correct");
  CHECK(answer("static void m(char c) { assert c + 1 > 0; c++; assert c >= 0; }", "T.m(\"c\")", 1) ==
        "correct");
  CHECK(answer("static void m(byte b) { b += 1; assert b != -128; }", "T.m(\"b\")", 1) == "assert");
  CHECK(answer("static int m(int x, int y) { return x / y; }", "T.m(\"x\", \"y\")", 1) ==
        "ArithmeticException");
  CHECK(answer("static void m(int x, int y) { if (y > 1 && x >= 0) assert x % y < y; }", "T.m(\"x\", \"y\")",
               1, "x < 200 && y < 200") == "correct");
}

TEST_CASE("arrays: lengths, bounds, what is written and read at unknown indices") {
  CHECK(answer("static int m(int[] a, int i) { return a[i]; }", "T.m(\"a\", \"i\")", 1) ==
        "NullPointerException");
  CHECK(answer("static int m(int[] a, int i) { return a[i]; }", "T.m(\"a\", \"i\")", 1, "a != null") ==
        "ArrayIndexOutOfBoundsException");
  CHECK(
      answer(
          "static int m(int[] a, int i) { if (a == null || i < 0 || i >= a.length) return 0; return a[i]; }",
          "T.m(\"a\", \"i\")", 1) == "correct");
  const char* const two = "static void m(int[] a, int i, int j) { a[i] = 1; a[j] = 2; assert a[i] == 1; }";
  const std::string inBounds = "a != null && 0 <= i && i < a.length && 0 <= j && j < a.length";
  CHECK(answer(two, "T.m(\"a\", \"i\", \"j\")", 1, inBounds) == "assert");
  CHECK(answer(two, "T.m(\"a\", \"i\", \"j\")", 1, inBounds + " && i != j") == "correct");
  CHECK(answer("static void m(int[] a, int i, int j) { assert i != j || a[i] == a[j]; }",
               "T.m(\"a\", \"i\", \"j\")", 1, inBounds) == "correct");
  CHECK(answer("static void m(int[] a, int[] b) { a[0] = 1; b[0] = 2; assert a[0] == 1; }",
               "T.m(\"a\", \"b\")", 1, "a != null && b != null && a.length > 0 && b.length > 0") == "assert");
  CHECK(answer("static void m(int[] a, int[] b) { a[0] = 1; b[0] = 2; assert a[0] == 1; }",
               "T.m(\"a\", \"b\")", 1,
               "a != null && b != null && a.length > 0 && b.length > 0 && a != b") == "correct");
  CHECK(answer("static void m(int n) { int[] a = new int[n]; }", "T.m(\"n\")", 1) ==
        "NegativeArraySizeException");
}

TEST_CASE("objects that symbols lead to may be the same, and of classes below") {
  CHECK(answer("static void m(Node a, Node b) { a.value = 1; b.value = 2; assert a.value == 1; }",
               "T.m(\"a\", \"b\")", 1, "a != null && b != null") == "assert");
  CHECK(answer("static void m(Node a, Node b) { a.value = 1; b.value = 2; assert a.value == 1; }",
               "T.m(\"a\", \"b\")", 1, "a != null && b != null && a != b") == "correct");
  CHECK(answer("static void m(Node a) { Node b = new Node(); b.value = 7; if (a.next != null) a.next.value = "
               "3; assert b.value == 7; }",
               "T.m(\"a\")", 1, "a != null") == "correct");
  CHECK(answer("static void m(Node a) { if (a != null && a.next != null) assert a.next != a; }", "T.m(\"a\")",
               1) == "assert");
  CHECK(answer("static void m(Node a) { assert !(a instanceof Leafy); }", "T.m(\"a\")", 1) == "assert");
  CHECK(answer("static void m(Node a) { Leafy l = (Leafy) a; }", "T.m(\"a\")", 1) == "ClassCastException");
  const char* const length =
      "static void m(Node a) { int n = 0; while (a != null) { a = a.next; n++; } assert n != 3; }";
  CHECK(answer(length, "T.m(\"a\")", 2) == "bound");
  CHECK(answer(length, "T.m(\"a\")", 3) == "assert");
}

// An object that is made on one path keeps what it has there, also where another path leaves before it
// changes.
TEST_CASE("what leaves a loop early keeps its own values") {
  const char* const body =
      "static void m(int n) { Node p = null; for (int i = 0; i < 3; i++) { if (p == null) p = new Node();\n"
      "if (n == i) break; p.value = p.value + 1; } assert p.value == ";
  CHECK(answer(body + std::string("(n >= 0 && n < 3 ? n : 3); }"), "T.m(\"n\")", 3) == "correct");
  CHECK(answer(body + std::string("3; }"), "T.m(\"n\")", 3) == "assert");
}

TEST_CASE("results of native methods are numbered along the path") {
  CHECK(answer("static void m(boolean p) { int x = 0; if (p) x = any(); int y = any(); assert p || y != 5; }",
               "T.m(\"p\")", 1) == "assert");
  CHECK(answer("static void m(boolean p) { if (p) any(); int y = any(); assert !p || y == 4; }", "T.m(\"p\")",
               1, "any#2 == 4") == "correct");
  CHECK(answer("static void m(boolean p) { if (p) any(); int y = any(); assert y == 4; }", "T.m(\"p\")", 1,
               "any#2 == 4") == "assert");
}

TEST_CASE("exceptions are caught, and finally runs on all ways out") {
  CHECK(answer(
            "static void m(int x) { int y = 0; try { y = 10 / x; } catch (ArithmeticException e) { y = -1; } "
            "assert x != 0 || y == -1; }",
            "T.m(\"x\")", 1) == "correct");
  CHECK(answer("static int m(int x) { int y = 0; try { if (x > 0) return 1; if (x < -5) throw new "
               "IllegalStateException(); } "
               "finally { y = 1; assert x != 3; } assert y == 1; return y; }",
               "T.m(\"x\")", 1, "x >= 0") == "assert");
  CHECK(
      answer(
          "static void m(int x) { try { if (x > 5) throw new IllegalStateException(); } finally { x = 0; } }",
          "T.m(\"x\")", 1) == "IllegalStateException");
  CHECK(answer("static int m(int x) { int y = x; try { return y; } finally { y = 7; } }", "T.m(\"x\")", 1) ==
        "correct");
}

TEST_CASE("classes start once, on the path that uses them first") {
  const char* const program =
      "class S { static int made = 1; static { T.log = T.log * 10 + 1; } }\n"
      "class T { static int log; static void m(boolean p) { if (p) S.made = 2; log = log * 10 + 2; int x = "
      "S.made; "
      "assert p ? log == 12 : log == 21; assert p == (x == 2); } }\n";
  CHECK(answerOf(checked(program, "T.m(\"p\")", 1)) == "correct");
}

TEST_CASE("methods run as the object's class has them") {
  const char* const program =
      "class A { int f() { return 1; } }\nclass B extends A { int f() { return 2; } }\nclass C extends B { "
      "}\n"
      "class T { static void m(A a) { int x = a.f(); assert x == 1 || a instanceof B; assert x == ";
  CHECK(answerOf(checked(program + std::string("1 || x == 2; } }"), "T.m(\"a\")", 1, "a != null")) ==
        "correct");
  CHECK(answerOf(checked(program + std::string("1; } }"), "T.m(\"a\")", 1, "a != null")) == "assert");
  CHECK(answerOf(checked(program + std::string("1; } }"), "T.m(\"a\")", 1)) != "correct");
}

TEST_CASE("what no formula has words for is explored path by path") {
  const char* const program = "class T { static void m(double d, int x) { assert d > 1 || x != 3; } }";
  CHECK(answerOf(checked(program, "T.m(\"d\", \"x\")", 1)) != "correct");
  const char* const texts = "class T { static void m(String s, int x) { assert x != 3; } }";
  CHECK(answerOf(checked(texts, "T.m(\"s\", \"x\")", 1)) == "assert");
}

TEST_CASE("a limit is named") {
  const char* const program =
      "class T { static void m(int n) { int s = 0; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) "
      "for (int k = 0; k < n; k++) s += i * j * k; assert s != 12345; } }";
  const auto exploration = checked(program, "T.m(\"n\")", 1000);
  CHECK(answerOf(exploration) == "bound");
  REQUIRE(exploration.tree.leaves.size() == 1);
  CHECK(exploration.tree.leaves.front().reason.find("--limit") != std::string::npos);
}
