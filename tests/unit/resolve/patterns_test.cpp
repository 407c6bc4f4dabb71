#include <doctest/doctest.h>

#include "ast/print.h"
#include "unit/programs.h"

namespace warrant::ast::test {
namespace {

using Texts = std::vector<std::string>;

// The problems of a body that starts on line 2, where `o` is an Object and C has a field x.
Texts checkPattern(std::string_view body) {
  return problems(
      java("class C { int x; boolean f(Object o, Object p, boolean b) {\n" + std::string(body) + "\n} }"));
}

TEST_CASE("the variable of a pattern is in scope where the pattern has matched") {
  CHECK(checkPattern("return o instanceof C c && c.x == 1 && c.x == 2;") == Texts{});
  CHECK(checkPattern("return !(o instanceof C c) || c.x == 1;") == Texts{});
  CHECK(checkPattern("return (o instanceof C c && b) && c.x == 1;") == Texts{});
  CHECK(checkPattern("return o instanceof C c ? c.x == 1 : b;") == Texts{});
  CHECK(checkPattern("return !(o instanceof C c) ? b : c.x == 1;") == Texts{});
  CHECK(checkPattern("return o instanceof C c && p instanceof C d && c.x == d.x;") == Texts{});
  CHECK(checkPattern("return o instanceof C c && c.x == 1 || o instanceof C c && c.x == 2;") == Texts{});
  CHECK(checkPattern("return o instanceof final C c && c.x == 1;") == Texts{});
}

TEST_CASE("and nowhere else") {
  CHECK(checkPattern("return o instanceof C c || c.x == 1;") == Texts{"2:28 W0003"});
  CHECK(checkPattern("return !(o instanceof C c) && c.x == 1;") == Texts{"2:31 W0003"});
  CHECK(checkPattern("return b || o instanceof C c && b || c.x == 1;") == Texts{"2:38 W0003"});
  CHECK(checkPattern("return (o instanceof C c || b) && c.x == 1;") == Texts{"2:35 W0003"});
  CHECK(checkPattern("return o instanceof C c == b && c.x == 1;") == Texts{"2:33 W0003"});
  CHECK(checkPattern("return o instanceof C c ? b : c.x == 1;") == Texts{"2:31 W0003"});
  CHECK(checkPattern("b = o instanceof C c; return c.x == 1;") == Texts{"2:30 W0003"});
  CHECK(checkPattern("return o instanceof C o && b;") == Texts{"2:23 W0008"});
  CHECK(checkPattern("return o instanceof C c && p instanceof C c;") == Texts{"2:43 W0008"});
}

TEST_CASE("statements bring it into scope as well") {
  CHECK(checkPattern("if (o instanceof C c) { c.x = 1; } return b;") == Texts{});
  CHECK(checkPattern("if (o instanceof C c && b) return c.x == 1; else return b;") == Texts{});
  CHECK(checkPattern("if (!(o instanceof C c)) return b; return c.x == 1;") == Texts{});
  CHECK(checkPattern("if (!(o instanceof C c)) { throw null; } c.x = 1; return b;") == Texts{});
  CHECK(checkPattern("if (o instanceof C c) { b = c.x == 1; } else { return b; } return c.x == 1;") ==
        Texts{});
  CHECK(checkPattern("while (!(o instanceof C c)) { o = p; } return c.x == 1;") == Texts{});
  CHECK(checkPattern("while (o instanceof C c) { o = p; c.x = 1; } return b;") == Texts{});
  CHECK(checkPattern("for (; o instanceof C c; c.x = 1) { c.x = 2; } return b;") == Texts{});
  CHECK(checkPattern("if (o instanceof C c) { } else if (p instanceof C c) { c.x = 1; } return b;") ==
        Texts{});
}

TEST_CASE("but not where they may end without a match") {
  CHECK(checkPattern("if (o instanceof C c) { } else { c.x = 1; } return b;") == Texts{"2:34 W0003"});
  CHECK(checkPattern("if (!(o instanceof C c)) { b = true; } return c.x == 1;") == Texts{"2:47 W0003"});
  CHECK(checkPattern("if (!(o instanceof C c)) { c.x = 1; return b; } return b;") == Texts{"2:28 W0003"});
  CHECK(checkPattern("while (!(o instanceof C c)) { break; } return c.x == 1;") == Texts{"2:47 W0003"});
  CHECK(checkPattern("while (o instanceof C c)\n//@ invariant c.x == 1;\n{ } return b;") ==
        Texts{"3:15 W0003"});
  CHECK(checkPattern("{ if (!(o instanceof C c)) return b; } return c.x == 1;") == Texts{"2:47 W0003"});
}

TEST_CASE("in annotations the variable is the operand, cast") {
  const ParseResult result =
      parsed(java("class C { int x; /*@ predicate p(Object o) = o instanceof C c && acc(c.x) && c.x > 0;\n"
                  "predicate q(Object o) = o instanceof C c ==> acc(c.x); @*/ }"));
  REQUIRE(result.diagnostics.empty());
  CHECK(toString(*predicate(*result.program, "p").body) ==
        "o instanceof C && acc(((C) o).x) && ((C) o).x > 0");
  CHECK(toString(*predicate(*result.program, "q").body) == "o instanceof C ==> acc(((C) o).x)");
  CHECK(checkPattern("//@ assert o instanceof C c && c.x == 1;\n return b;") == Texts{});
}

TEST_CASE("tests that cannot succeed are refused") {
  CHECK(checkPattern("return o instanceof int[] c && c.length > 0;") == Texts{});
  CHECK(checkPattern("return this instanceof Object;") == Texts{});
  CHECK(checkPattern("return this instanceof String;") == Texts{"2:8 W0004"});
  CHECK(checkPattern("return 1 instanceof C;") == Texts{"2:8 W0004"});
  CHECK(checkPattern("return o instanceof D d;") == Texts{"2:21 W0003"});
  CHECK(checkPattern("return o instanceof int;").size() == 1);
}

}  // namespace
}  // namespace warrant::ast::test
