#include <doctest/doctest.h>

#include "unit/programs.h"

namespace warrant::ast::test {
namespace {

TEST_CASE("operators bind as in Java, and the paper's signs are the same operators") {
  CHECK(assertionInIdf("x = 1 + 2 * y - 3") == "this.x == 1 + 2 * this.y - 3");
  CHECK(assertionInIdf("(x + 1) * 2 = -(y % 3)") == "(this.x + 1) * 2 == -(this.y % 3)");
  CHECK(assertionInIdf("x - (y - 1) = x - y - 1") == "this.x - (this.y - 1) == this.x - this.y - 1");
  CHECK(assertionInIdf("x ≤ 1 ∧ ¬b ∨ x ≠ y") == "this.x <= 1 && !this.b || this.x != this.y");
  CHECK(assertionInIdf("b ⇒ b ∨ b ⇒ b") == "this.b ==> this.b || this.b ==> this.b");
  CHECK(assertionInIdf("(b ==> b) ==> b") == "(this.b ==> this.b) ==> this.b");
  CHECK(assertionInIdf("b ? x = 1 : b ? y = 2 : b") ==
        "this.b ? this.x == 1 : this.b ? this.y == 2 : this.b");
  CHECK(assertionInIdf("b = x < y") == "this.b == this.x < this.y");
  CHECK(assertionInJava("x == 1 && b || y >= 2") == "this.x == 1 && this.b || this.y >= 2");
}

TEST_CASE("relations chain in annotations") {
  CHECK(assertionInJava("0 <= x < y") == "0 <= this.x && this.x < this.y");
  CHECK(assertionInIdf("0 ≤ x ≤ y < 10 ∧ b") == "0 <= this.x && this.x <= this.y && this.y < 10 && this.b");
}

TEST_CASE("a star between integers multiplies") {
  CHECK(assertionInIdf("f() = x * y") == "this.f() == this.x * this.y");
  CHECK(assertionInIdf("x * y * 2 = 3") == "this.x * this.y * 2 == 3");
  CHECK(assertionInIdf("0 ≤ x * y ≤ 3") == "0 <= this.x * this.y && this.x * this.y <= 3");
  CHECK(assertionInIdf("x * -y = (x + 1) * (2 * y)") == "this.x * -this.y == (this.x + 1) * (2 * this.y)");
  CHECK(assertionInIdf("a[x * y] = 1") == "this.a[this.x * this.y] == 1");
}

TEST_CASE("any other star separates, and binds looser than comparison") {
  CHECK(assertionInIdf("p() * q(1)") == "this.p() && this.q(1)");
  CHECK(assertionInIdf("p() * f() = x") == "this.p() && this.f() == this.x");
  CHECK(assertionInIdf("acc(x) * x = y * 2") == "acc(this.x) && this.x == this.y * 2");
  CHECK(assertionInIdf("acc(a) * acc(x) * a ≠ null * acc(a.elems) * 0 ≤ x ≤ a.length") ==
        "acc(this.a) && acc(this.x) && this.a != null && acc(this.a[*]) && 0 <= this.x && this.x <= "
        "this.a.length");
  CHECK(assertionInIdf("p() * g() = c") == "this.p() && this.g() == this.c");
  CHECK(assertionInIdf("b * !b * (x = 1 * p())") == "this.b && !this.b && this.x == 1 && this.p()");
  CHECK(assertionInIdf("b * b ∨ b") == "this.b && this.b || this.b");
}

TEST_CASE("a star between two comparisons separates if one is an equality") {
  CHECK(assertionInIdf("f() = x * y = 1") == "this.f() == this.x && this.y == 1");
  CHECK(assertionInIdf("x < 1 * y = 2") == "this.x < 1 && this.y == 2");
  CHECK(assertionInIdf("x = 1 * y = 2 * f() = 3") == "this.x == 1 && this.y == 2 && this.f() == 3");
  CHECK(assertionInIdf("x = 1 * y < 2") == "this.x == 1 && this.y < 2");
}

TEST_CASE("in Java annotations a star multiplies") {
  CHECK(assertionInJava("x == y * 2 ** p()") == "this.x == this.y * 2 && this.p()");
  CHECK(problemInJava("p() * p()") == "W0004");
}

TEST_CASE("opening and using reach as far as they can") {
  CHECK(assertionInJava("x == 1") == "this.x == 1");
  // Which node the whole condition is.
  const auto outermost = [](std::string_view text) -> std::string {
    const ParseResult result =
        parsed(idf("class C { int x; boolean b; predicate p() { return acc(x); } pure int f() requires p(); "
                   "{ return opening p() in x; } predicate it() { return " +
                   std::string(text) + "; } }"));
    if (!result.diagnostics.empty()) return result.diagnostics[0].message;
    const auto& node = std::get<Pure>(predicate(*result.program, "it").body->node).condition->node;
    if (std::holds_alternative<Opening>(node)) return "opening";
    return std::holds_alternative<Unary>(node) ? "unary" : "other";
  };
  CHECK(outermost("opening p() in x = 1 ∨ b") == "opening");
  CHECK(outermost("b ∨ opening p() in x = 1") == "other");
  CHECK(outermost("!opening p() in using f() in x = 1") == "unary");
  CHECK(outermost("unfolding p() in b ? x = 1 : x = 2") == "opening");
}

TEST_CASE("what is pure becomes one expression, what is not is separated") {
  const ParseResult result =
      parsed(idf("class C { boolean b; predicate it() { return acc(b) * (b ∧ b ∨ b) * (b ∧ b); } }"));
  REQUIRE(result.diagnostics.empty());
  const Assertion& body = *predicate(*result.program, "it").body;
  const auto& outer = std::get<Star>(body.node);
  CHECK(body.grants);
  CHECK(std::holds_alternative<Star>(outer.right->node));
  CHECK_FALSE(outer.right->grants);
  CHECK(std::holds_alternative<Pure>(std::get<Star>(outer.left->node).right->node));
}

}  // namespace
}  // namespace warrant::ast::test
