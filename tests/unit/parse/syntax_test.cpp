// All of Java's syntax is read, and one report stands for each construct that is not supported.
#include <doctest/doctest.h>

#include <string>

#include "unit/programs.h"

namespace warrant::ast::test {
namespace {

using Texts = std::vector<std::string>;

// Of a class whose one method, on line 2 to the end, consists of these lines.
Texts refused(const std::string& body) {
  return problems(
      java("class C { interface I { int f(int n); } interface J { } int x; Object o;\n" + body + "\n}"));
}

TEST_CASE("a construct is refused where it starts, once, with all that is within it") {
  CHECK(refused("void m() { I i = n -> { I j = k -> missing; return 1; }; x = 1; }") == Texts{"2:18 W0009"});
  CHECK(refused("void m() { I i = (int n) -> switch (n) { case 1 -> 2; default -> 3; }; }") ==
        Texts{"2:18 W0009"});
  CHECK(refused("void m() { I i = (final var n) -> n > 0 ? n : -n; }") == Texts{"2:18 W0009"});
  CHECK(refused("void m() { I i = x > 0 ? (n) -> n : (I & J) n -> 1; }") ==
        Texts{"2:26 W0009", "2:37 W0009"});
  CHECK(refused("void m() { I i = this::g; i = C[]::new; i = int[]::new; i = super::<I>m; }") ==
        Texts{"2:18 W0009", "2:31 W0009", "2:45 W0009", "2:61 W0009"});
  CHECK(refused(
            "void m() { o = int.class; o = int[][].class; o = C[].class; o = C.I.class; void.class.m(); }") ==
        Texts{"2:16 W0009", "2:31 W0009", "2:50 W0009", "2:65 W0009", "2:76 W0009"});
  CHECK(
      refused("void m() { o = new C() { { x = 1; } C() { } int f() { return missing; } class D { } ; }; }") ==
      Texts{"2:16 W0009"});
  CHECK(refused("void m() { o = new <C>C(); <C>this(1); o.super(); }") ==
        Texts{"2:20 W0009", "2:28 W0009", "2:40 W0009"});
  CHECK(refused("void m() { o = \"\"\"\n  \\\"\"\" { \"\"\"; }") == Texts{});
}

TEST_CASE("statements and declarations are refused as a whole") {
  CHECK(refused("void m() { final class D<T extends C & I> extends C implements I, J { <U> D(U... u) { } } D "
                "d; }") == Texts{"2:18 W0009"});
  CHECK(refused("void m() { enum E implements I { A, B(1) { int f() { return 1; } }, ; E() { } } }") ==
        Texts{"2:12 W0009"});
  CHECK(refused("void m() { record R<T>(int a, T... b) implements I { R { x = 1; } static int n; } interface "
                "L { } }") == Texts{"2:12 W0009", "2:83 W0009"});
  CHECK(refused("void m() { try (C c = new C(); o; this.o) { } catch (RuntimeException e) { } finally { } x "
                "= 1; }") == Texts{"2:12 W0009"});
  CHECK(refused("void m() { synchronized (o) { missing(); } }") == Texts{"2:12 W0009"});
  CHECK(refused("record R(int a) { }\n@interface A { int a() default 1; String[] b() default {\"\"}; }\nvoid "
                "m() { x = y; }") == Texts{"2:1 W0009", "3:1 W0009", "4:16 W0003"});
  CHECK(refused("enum E { A, B { }, C { int n; } }") == Texts{"2:15 W0009", "2:22 W0009"});
  CHECK(refused("void m(int... n) { missing(); }") == Texts{"2:20 W0003"});
}

TEST_CASE("labels and patterns are refused") {
  CHECK(
      refused(
          "int m() { return switch (o) { case C c when c.x > (1) -> 1; case J j -> 2; default -> 3; }; }") ==
      Texts{"2:36 W0009"});
  CHECK(refused("void m() { switch (o) { case null, default: x = 1; } }") == Texts{"2:30 W0009"});
  CHECK(refused("void m() { if (o instanceof R(int a, R(var b, C c)) && a > 0) x = b; }") ==
        Texts{"2:29 W0009"});
}

TEST_CASE("what is within is read all the same") {
  CHECK(refused("void m() { I i = n -> { int y = ; return 1; }; x = 1; }") ==
        Texts{"2:18 W0009", "2:33 W0002"});
  CHECK(refused("void m() { o = new C() { int f( { } int g() { return 1; } }; y = 1; }") ==
        Texts{"2:16 W0009", "2:33 W0002", "2:62 W0003"});
  CHECK(refused("void m() { o = new C() { int f() }; x = 1; }") == Texts{"2:16 W0009", "2:34 W0002"});
}

TEST_CASE("what is read as before") {
  CHECK(refused("int m(C this, C<I> c, int record, int[]... a) { return record; }") == Texts{"2:16 W0004"});
  CHECK(refused("void m() { if (x < x & x > x) x = 1; C[] a[] = null; final C[] b = {, }, c = {null,}; }") ==
        Texts{});
  CHECK(refused("int m(C this) { int sealed = 1, permits = 2, when = 3, record = 4; return record(sealed) + "
                "when; }\n"
                "int record(int n) { return n; }") == Texts{});
  CHECK(refused("sealed interface S permits T { }\nstatic non-sealed class T implements S { }\nvoid m(T t) { "
                "S s = t; }") == Texts{});
  CHECK(refused("@SuppressWarnings\n  ({\"a\", \")\"}) void m(@A(1) C c) { @A.B final int n = 1; }") ==
        Texts{});
}

std::string repeated(std::string_view text) {
  std::string all;
  for (int i = 0; i < 5000; ++i) all += text;
  return all;
}

TEST_CASE("what nests too deeply is refused") {
  CHECK(refused("Object m() { return " + repeated("new C() { Object o = ") + "1" + repeated("; }") + "; }")
            .size() == 1);
  CHECK(refused("void m() { " + repeated("class D { void m() { ") + repeated("} }") + " }").size() == 1);
  CHECK(refused("void m() { o = " + repeated("x -> ") + "1; }").size() == 1);
  CHECK(refused("boolean m() { return o instanceof " + repeated("R(") + repeated(")") + "; }").size() == 1);
  CHECK(refused("void m(C " + repeated("C.") + "this) { }").size() == 1);
}

TEST_CASE("Unicode escapes in names are refused, and read") {
  CHECK(refused("void m() { int caf\\u00e9s = 1, \\uu0062 = 2; x = 1; }") ==
        Texts{"2:19 W0009", "2:32 W0009"});
  CHECK(refused("void m() \\u007b int a\\u003B }") == Texts{"2:10 W0009", "2:22 W0009"});
}

}  // namespace
}  // namespace warrant::ast::test
