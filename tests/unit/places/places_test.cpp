// What stands at a place of a text, and where a statement can be put.
#include "places/places.h"

#include <doctest/doctest.h>

#include <string>

#include "ast/print.h"
#include "places/slots.h"
#include "unit/programs.h"

namespace warrant::places {
namespace {

using support::SourceRange;

constexpr const char* text = R"(class A {
  int x;
  //@ predicate p() = acc(x);
  //@ requires p();
  //@ ensures p() && n == n;
  void m(int n)
  {
    if (n > 0) x = 1;
    while (n < 5)
      //@ invariant p();
    {
      n = n + 1;
    }
    //@ close p();
    for (int i = 0; i < 3; i++) n = i;
  }
})";

struct Read {
  ast::ParseResult parsed = ast::test::parsed(ast::test::java(text));
  const ast::Program& program = *parsed.program;
  const ast::MethodDecl& method = ast::test::method(program, "m");
  Places places{program};
  Slots slots{program, &method};

  // The first place of that text in the line.
  SourceRange at(std::uint32_t line, std::string_view part) const {
    const auto column = static_cast<std::uint32_t>(program.sources[0].file.line(line).find(part)) + 1;
    return {0, line, column, line, column + static_cast<std::uint32_t>(part.size())};
  }
  std::string statementAt(const SourceRange& range) const {
    const ast::Statement* const statement = places.statementAt(method, range);
    return statement == nullptr ? "" : ast::toString(*statement);
  }
};

TEST_CASE("declarations, clauses and conditions are found by their places") {
  const Read read;
  CHECK(read.places.methodAround(read.at(8, "x = 1")) == &read.method);
  CHECK(read.places.methodAround(read.at(4, "p()")) == &read.method);  // its contract stands before it
  CHECK(read.places.methodAround(read.at(2, "x")) == nullptr);
  CHECK(read.places.predicateAround(read.at(3, "acc(x)")) != nullptr);
  CHECK(read.places.isInEnsures(read.at(5, "p()")));
  CHECK_FALSE(read.places.isInEnsures(read.at(4, "p()")));
  CHECK(ast::toString(*read.places.clauseAround(read.at(4, "p()"))) == "this.p()");
  CHECK(ast::toString(*read.places.expressionAt(read.method, read.at(5, "n == n"))) == "n == n");
  CHECK(ast::toString(*read.places.codeAt(read.method, read.at(8, "n > 0"))) == "n > 0");
  CHECK(read.places.loopsAround(read.method, read.at(12, "n + 1")).size() == 1);
  CHECK(read.places.loopsBefore(read.method, read.at(14, "close")).size() == 1);
  CHECK(read.places.classAround(read.at(2, "x")) == read.method.owner);
}

TEST_CASE("the innermost statement that another one can stand beside") {
  const Read read;
  CHECK(read.statementAt(read.at(8, "1")) == "this.x = 1;");
  CHECK(read.statementAt(read.at(8, "n > 0")).starts_with("if"));
  CHECK(read.statementAt(read.at(12, "n + 1")) == "n = n + 1;");
  CHECK(read.statementAt(read.at(1, "class")).empty());
}

TEST_CASE("a statement stands before, behind and within others; what stands alone needs braces") {
  const Read read;
  const auto before = read.slots.before(read.at(12, "n = n + 1;"), true);
  REQUIRE(before);
  CHECK(before->at == SourceRange{0, 12, 7, 12, 7});
  CHECK_FALSE(before->braced.isKnown());
  const auto alone = read.slots.before(read.at(8, "x = 1;"), true);
  REQUIRE(alone);
  CHECK(alone->braced == read.at(8, "x = 1;"));
  CHECK_FALSE(read.slots.behind(read.at(8, "x = 1;"), true));
  const auto behind = read.slots.behind(read.at(12, "n = n + 1;"), true);
  REQUIRE(behind);
  CHECK(behind->at.column == 17);
  const SourceRange block{0, 11, 5, 13, 6};
  REQUIRE(read.slots.atStartOf(block, true));
  CHECK(read.slots.atStartOf(block, true)->at == SourceRange{0, 11, 6, 11, 6});
  REQUIRE(read.slots.atEndOf(block, true));
  CHECK(read.slots.atEndOf(block, true)->at == SourceRange{0, 13, 5, 13, 5});
  CHECK_FALSE(read.slots.atStartOf(read.at(12, "n = n + 1;"), true));
}

TEST_CASE("before a ghost statement means before its annotation; a loop begins with its annotations") {
  const Read read;
  const auto ghost = read.slots.before(read.at(14, "close p();"), true);
  REQUIRE(ghost);
  CHECK(ghost->at == SourceRange{0, 14, 5, 14, 5});
  CHECK_FALSE(ghost->isInAnnotation);
  const SourceRange loop{0, 9, 5, 13, 6};
  REQUIRE(read.slots.before(loop, true));
  CHECK(read.slots.before(loop, true)->at == SourceRange{0, 9, 5, 9, 5});
}

TEST_CASE("a member without a body has no place for statements") {
  const Read read;
  const Slots none(read.program, nullptr);
  CHECK_FALSE(none.before(read.at(12, "n = n + 1;"), true));
}

}  // namespace
}  // namespace warrant::places
