// Which final fields are compile-time constants, and what they are.
#include <map>

#include "ast/print.h"
#include "unit/programs.h"

namespace warrant::ast::test {
namespace {

// The constants of a class with these fields, by name.
std::map<std::string, std::string> constants(std::string_view fields) {
  const ParseResult result = parsed(java("class C {\n" + std::string(fields) + "\n}"));
  REQUIRE(result.diagnostics.empty());
  std::map<std::string, std::string> found;
  for (const FieldDecl* const field : result.program->classes.front()->fields) {
    if (field->constant != nullptr) found[std::string(field->name)] = toString(*field->constant);
  }
  return found;
}

using Constants = std::map<std::string, std::string>;

}  // namespace

TEST_CASE("constant expressions are folded, whatever their order") {
  CHECK(constants("static final int A = B * 2 + 1, B = 3; final int c = -A % 4; final boolean d = A > B && "
                  "!(B == 3);") == Constants{{"A", "7"}, {"B", "3"}, {"c", "-3"}, {"d", "false"}});
  CHECK(constants("static final int S = 1 << 4 | 3, T = ~S, U = -16 >>> 28, V = S > 3 ? C.S : 0;") ==
        Constants{{"S", "19"}, {"T", "-20"}, {"U", "15"}, {"V", "19"}});
  CHECK(constants("static final String NAME = \"x\"; static final boolean b = true;") ==
        Constants{{"NAME", "\"x\""}, {"b", "true"}});
}

TEST_CASE("what is computed or changes is no constant; what leaves its type's range wraps around") {
  CHECK(constants("static int a = 3; final int b; static final int c = a, d = f(), f = 1 / 0;"
                  "static final Object o = null; static final int[] g = new int[3];"
                  "C() { b = 3; } static int f() { return 1; }") == Constants{});
  CHECK(constants("static final int E = 2147483647 + 1;") == Constants{{"E", "-2147483648"}});
  CHECK(constants("static final int A = C.B, B = C.A, D = A + 1, E = 1;") == Constants{{"E", "1"}});
}

TEST_CASE("constants are assigned nowhere") {
  const ParseResult result =
      parsed(java("class C { static final int A = 1; static int b = 2; final int c = 3; int d = 4; }"));
  REQUIRE(result.diagnostics.empty());
  const ClassDecl& declaration = *result.program->classes.front();
  CHECK(declaration.staticInitializers.size() == 1);
  CHECK(declaration.initializers.size() == 1);
  CHECK(declaration.staticInitializer == nullptr);  // there is nothing to verify
}

}  // namespace warrant::ast::test
