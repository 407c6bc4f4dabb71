// Pure methods of several statements as expressions.
#include "ast/print.h"
#include "unit/programs.h"

namespace warrant::ast::test {
namespace {

std::string pureBody(std::string_view body) {
  const ParseResult result =
      parsed(java("class C { static /*@ pure @*/ int f(int n, boolean b) {\n" + std::string(body) + "\n} }"));
  REQUIRE(result.diagnostics.empty());
  return toString(*method(*result.program, "f").pureBody);
}

std::vector<std::string> pureProblems(std::string_view body) {
  return problems(java("class C { int x; /*@ pure @*/ int f(int n, boolean b) {\n" + std::string(body) +
                       "\n} int g() { return 1; } }"));
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("branches and variables") {
  CHECK(pureBody("return n;") == "n");
  CHECK(pureBody("if (b) return 1; return n;") == "b ? 1 : n");
  CHECK(pureBody("if (b) { return 1; } else if (n > 3) return 2; else return 3;") == "b ? 1 : n > 3 ? 2 : 3");
  CHECK(pureBody("int x = n + 1; return x * x;") == "let x = n + 1 in x * x");
  CHECK(pureBody("int x = 1; if (b) x = 2; x += n; return x;") ==
        "let x = 1 in b ? (let x = 2 in let x = x + n in x) : (let x = x + n in x)");
  CHECK(pureBody("{ int x = 1; n = x; } n++; return n;") == "let x = 1 in let n = x in let n = n + 1 in n");
}

TEST_CASE("effects, loops and ends without a result") {
  CHECK(pureProblems("x = 3;\n return 1;") == Texts{"2:1 W0005"});
  CHECK(pureProblems("int y = g();\n return y;") == Texts{"2:9 W0005"});
  CHECK(pureProblems("while (b) { n = 1; }\n return 1;") == Texts{"2:1 W0009"});
  CHECK(pureProblems("if (b) return 1;") == Texts{"3:1 W0013"});
  CHECK(pureProblems("int y;\n if (b) y = 1;\n return y;") == Texts{"4:9 W0012"});
}

}  // namespace warrant::ast::test
