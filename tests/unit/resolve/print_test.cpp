#include "ast/print.h"

#include <doctest/doctest.h>

#include "unit/programs.h"

namespace warrant::ast::test {
namespace {

using Texts = std::vector<std::string>;

TEST_CASE("statements print on one line") {
  CHECK(statementsInIdf(
            "C o := new C(); o.x := 1 + n; o.change(); if (b) { x := 1; } else y := 2; { } return -1;") ==
        Texts{"C o = new C();", "o.x = 1 + n;", "o.change();", "if (this.b) { … } else { … }", "{ … }",
              "return -1;"});
  CHECK(statementsInJava(
            "int i, j = 2; x = y = 3; x += 2; ++x; x--; a = new int[j]; a[x] = a.length; i = (x = 1) + 1; "
            "assert b; return x++;") == Texts{"int i;", "int j = 2;", "this.x = this.y = 3;", "this.x += 2;",
                                              "++this.x;", "this.x--;", "this.a = new int[j];",
                                              "this.a[this.x] = this.a.length;", "i = (this.x = 1) + 1;",
                                              "assert this.b;", "return this.x++;"});
  CHECK(statementsInJava("//@ assume x > 1; assert p() && old(x) == 1; join p() ** q(n);\n return 1;") ==
        Texts{"assume this.x > 1;", "assert this.p() && old(this.x) == 1;", "join this.p() && this.q(n);",
              "return 1;"});
}

TEST_CASE("assertions print with the parentheses that they need") {
  CHECK(assertionInJava("b ==> acc(x) && x == 1") == "this.b ==> acc(this.x) && this.x == 1");
  CHECK(assertionInJava("(b ==> acc(x)) && x == 1") == "(this.b ==> acc(this.x)) && this.x == 1");
  CHECK(assertionInJava("b ? acc(x) : acc(y)") == "this.b ? acc(this.x) : acc(this.y)");
  CHECK(assertionInJava("acc(c.c.x, 1) && Perm(y, write) && acc(c.p()) && acc(a.elems)") ==
        "acc(this.c.c.x) && acc(this.y) && this.c.p() && acc(this.a[*])");
  CHECK(assertionInJava(
            "acc(a[x]) && Perm(a[x + 1], write) && acc(a[0..x]) && acc((a)[x + 1..y], 1) && acc(a[*])") ==
        "acc(this.a[this.x]) && acc(this.a[this.x + 1]) && acc(this.a[0..this.x]) && "
        "acc(this.a[this.x + 1..this.y]) && acc(this.a[*])");
  CHECK(assertionInIdf("acc(a[x]) * acc((a).elems) * acc(a[0..a.length - 1])") ==
        "acc(this.a[this.x]) && acc(this.a[*]) && acc(this.a[0..this.a.length - 1])");
  CHECK(assertionInJava("- -x == -(-1) && !(b || b) && !(x < 1)") ==
        "-(-this.x) == -(-1) && !(this.b || this.b) && !(this.x < 1)");
  CHECK(assertionInJava("(b == b) == (x < y) && (x < y) == b") ==
        "this.b == this.b == this.x < this.y && this.x < this.y == this.b");
}

TEST_CASE("strings print as they are written") {
  CHECK(statementsInJava("String s = \"a\\\"\\n\\\\\\101\"; return 0;").front() ==
        "String s = \"a\\\"\\n\\\\A\";");
}

TEST_CASE("members are called by their name and parameter types") {
  const ParseResult result =
      parsed(java("class C { C(int a, Object[] b) { } void f(String s) { } /*@ predicate p(C c); @*/ "
                  "static void main(String[] args) { } }"));
  REQUIRE(result.diagnostics.empty());
  CHECK(signature(method(*result.program, "C")) == "C(int, Object[])");
  CHECK(signature(method(*result.program, "f")) == "f(String)");
  CHECK(signature(method(*result.program, "main")) == "main(String[])");
  CHECK(signature(predicate(*result.program, "p")) == "p(C)");
  const ParseResult main = parsed(idf("int x := 1;"));
  REQUIRE(main.program->mains.size() == 1);
  CHECK(signature(*main.program->mains[0]) == "main");
}

}  // namespace
}  // namespace warrant::ast::test
