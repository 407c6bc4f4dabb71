#include <doctest/doctest.h>

#include <algorithm>

#include "ast/print.h"
#include "unit/programs.h"

namespace warrant::ast::test {
namespace {

using Texts = std::vector<std::string>;

constexpr std::string_view paperCell = R"(
class Cell {
  int x;

  Cell()
    ensures valid() ∧ getX() = 0;
  { this.x := 0; }

  void setX(int v)
    requires valid();
    ensures valid() * getX() = v;
  { open valid(); x := v; close valid(); use getX(); }

  predicate valid()
  { return acc(this.x); }

  pure int getX()
    requires valid();
  { return opening valid() in x; }
}
Cell c1 := new Cell();
c1.setX(5); //A
assert c1.getX() = 5;
)";

constexpr std::string_view javaCell = R"(
package cells;
import java.util.*;
public final class Cell {
  private int x;
  //@ predicate valid() = acc(this.x);

  public Cell()
    //@ ensures valid() && getX() == 0;
  { this.x = 0; }

  //@ requires valid();
  //@ ensures valid() && getX() == v;
  void setX(int v) {
    //@ open valid();
    x = v;
    //@ close valid(); use getX();
  }

  /*@ pure @*/ int getX()
    //@ requires valid();
  { return /*@ opening valid() in @*/ x; }
}
)";

Texts contract(const MethodDecl& method) {
  Texts texts;
  for (const Assertion* clause : method.requires_) texts.push_back("requires " + toString(*clause));
  for (const Assertion* clause : method.ensures) texts.push_back("ensures " + toString(*clause));
  return texts;
}

Texts body(const MethodDecl& method) {
  Texts texts;
  for (const Statement* statement : std::get<Block>(method.body->node).statements)
    texts.push_back(toString(*statement));
  return texts;
}

TEST_CASE("both dialects make the same tree") {
  const ParseResult paper = parsed(idf(paperCell));
  const ParseResult twin = parsed(java(javaCell));
  REQUIRE(paper.diagnostics.empty());
  REQUIRE(twin.diagnostics.empty());
  for (const std::string_view name : {"Cell", "setX", "getX"}) {
    CAPTURE(name);
    const MethodDecl& left = method(*paper.program, name);
    const MethodDecl& right = method(*twin.program, name);
    CHECK(left.kind == right.kind);
    CHECK(contract(left) == contract(right));
    CHECK(left.hasBody() == right.hasBody());
    if (left.body != nullptr) CHECK(body(left) == body(right));
    if (left.pureBody != nullptr) CHECK(toString(*left.pureBody) == toString(*right.pureBody));
  }
  CHECK(toString(*predicate(*paper.program, "valid").body) ==
        toString(*predicate(*twin.program, "valid").body));
  REQUIRE(paper.program->mains.size() == 1);
  CHECK(body(*paper.program->mains[0]) ==
        Texts{"Cell c1 = new Cell();", "c1.setX(5);", "assert c1.getX() == 5;"});
  CHECK(twin.program->mains.empty());
}

TEST_CASE("contracts stand before or after the header, and context is both") {
  const ParseResult result =
      parsed(java("class C { boolean b;\n //@ requires b; ensures !b;\n public\n //@ context b;\n void f()\n"
                  " //@ ensures b;\n //@   requires b\n //@     && b;\n { } }"));
  REQUIRE(result.diagnostics.empty());
  CHECK(contract(method(*result.program, "f")) == Texts{"requires this.b", "requires this.b",
                                                        "requires this.b && this.b", "ensures !this.b",
                                                        "ensures this.b", "ensures this.b"});
}

TEST_CASE(
    "ghost pure methods are defined in annotations, with or without a semicolon before the definition") {
  const ParseResult fine = parsed(
      java("class C { int x;\n //@ predicate p() = acc(x);\n //@ pure boolean big() requires p() = x > 9;\n"
           " //@ requires p(); \n //@ pure int twice() requires true; = x + x;\n"
           " /*@ pure int once() requires p(); { return x; } pure int none(); @*/ }"));
  REQUIRE(fine.diagnostics.empty());
  CHECK(toString(*method(*fine.program, "big").pureBody) == "this.x > 9");
  CHECK(toString(*method(*fine.program, "twice").pureBody) == "this.x + this.x");
  CHECK(toString(*method(*fine.program, "once").pureBody) == "this.x");
  CHECK_FALSE(method(*fine.program, "none").hasBody());
  CHECK(method(*fine.program, "big").isGhost);
  CHECK(contract(method(*fine.program, "twice")) == Texts{"requires this.p()", "requires true"});
}

TEST_CASE("methods without a body") {
  const ParseResult result = parsed(
      idf("class C { void f() { ... } void g() { … } int h(); C() ensures true; { ... } predicate p(); }"));
  REQUIRE(result.diagnostics.empty());
  for (const MethodDecl* method : result.program->classes[0]->methods) CHECK_FALSE(method->hasBody());
  CHECK(problems(java("abstract class C { abstract int f(); native void g(); }")) == Texts{});
  CHECK(problems(java("class C { int f(); }")) == Texts{});
  CHECK(problems(java("class C { C(); }")) == Texts{"1:14 W0002"});
}

TEST_CASE("a declared name wins over a word of the specification language") {
  CHECK(problems(idf("class C { int result, open; int old(int acc) ensures result = acc; { open := acc; "
                     "return result; }\n"
                     " pure int m(int x) requires old(x) = 1; { return x; } }")) == Texts{"2:29 W0005"});
  const ParseResult field =
      parsed(idf("class C { int result; int f() requires acc(result); ensures result = 1; { return 1; } }"));
  REQUIRE(field.diagnostics.empty());
  CHECK(contract(method(*field.program, "f")).back() == "ensures this.result == 1");
  const ParseResult local =
      parsed(java("class C { //@ ensures result == 1;\n int f() { int result = 1; return result; } }"));
  REQUIRE(local.diagnostics.empty());
  CHECK(contract(method(*local.program, "f")) == Texts{"ensures result == 1"});
  const ParseResult method =
      parsed(idf("class C { void open(C c) { } void f(C c) { open(c); } } "
                 "class D { predicate p(); void f(D c) { open (c).p(); } }"));
  REQUIRE(method.diagnostics.empty());
  CHECK(body(*method.program->classes[0]->methods[1]) == Texts{"this.open(c);"});
  CHECK(body(*method.program->classes[1]->methods[0]) == Texts{"open c.p();"});
}

TEST_CASE("words of annotations are names of Java") {
  CHECK(problems(java("class open { int requires; open close(int acc, boolean old) { int pure = acc; int in "
                      "= pure; requires = in; "
                      "return close(use(), old); } int use() { return requires; } }")) == Texts{});
}

TEST_CASE("static methods and classes of other files are found") {
  support::SourceFile one{
      "A.java",
      "class A { static int f(B b) { return b.x; } void g() { A.f(null); f(null); new A().f(null); } }"};
  support::SourceFile two{"B.java", "class B { int x; void h() { A.f(this); } }"};
  const ParseResult result = parse({{one, Dialect::Java}, {two, Dialect::Java}});
  CHECK(result.diagnostics.empty());
  REQUIRE(result.program->classes.size() == 2);
  CHECK(result.program->classes[1]->nameRange == support::SourceRange{1, 1, 7, 1, 8});
  const auto& call = std::get<Call>(
      std::get<Evaluate>(std::get<Block>(method(*result.program, "h").body->node).statements[0]->node)
          .expression->node);
  CHECK(call.receiver == nullptr);
}

TEST_CASE("members are numbered in the order of the text") {
  const ParseResult result =
      parsed(idf("class A { int x; void f() { } pure int g(); } class B { int y; predicate p(); void h(int "
                 "a) { int b; int c; } } int z;"));
  REQUIRE(result.diagnostics.empty());
  CHECK(result.program->fieldCount == 2);
  CHECK(result.program->methodCount == 4);
  CHECK(result.program->predicateCount == 1);
  CHECK(method(*result.program, "g").index == 1);
  CHECK(method(*result.program, "h").index == 2);
  CHECK(method(*result.program, "h").slots == 3);
  CHECK(result.program->mains[0]->index == 3);
  CHECK(result.program->classes[1]->fields[0]->index == 1);
}

TEST_CASE("the paper's object creation without a constructor call") {
  const ParseResult result =
      parsed(idf("class C { C(int x) { } } C c := new C; c := new C(1); c := new Object(); "));
  REQUIRE(result.diagnostics.size() == 1);
  const auto& statements = std::get<Block>(result.program->mains[0]->body->node).statements;
  CHECK(std::get<New>(std::get<LocalDeclaration>(statements[0]->node).initializer->node).constructor ==
        nullptr);
}

TEST_CASE("ranges cover what they are about") {
  const ParseResult result =
      parsed(java("class C { C c; int x;\n  void f() {\n    c.c.x = (x + 1) * 2;\n  }\n}"));
  REQUIRE(result.diagnostics.empty());
  const MethodDecl& f = method(*result.program, "f");
  CHECK(f.range == support::SourceRange{0, 2, 3, 4, 4});
  CHECK(f.nameRange == support::SourceRange{0, 2, 8, 2, 9});
  const Statement& statement = *std::get<Block>(f.body->node).statements[0];
  CHECK(statement.range == support::SourceRange{0, 3, 5, 3, 25});
  const auto& assign = std::get<Assign>(std::get<Evaluate>(statement.node).expression->node);
  CHECK(assign.target->range == support::SourceRange{0, 3, 5, 3, 10});
  CHECK(assign.value->range == support::SourceRange{0, 3, 13, 3, 24});
}

TEST_CASE("line ends, an empty file and comments only") {
  CHECK(problems(java("")) == Texts{});
  CHECK(problems(java("// nothing\n")) == Texts{});
  CHECK(problems(java("class C {\r\n  //@ predicate p() = y;\r\n}\r\n")) == Texts{"2:23 W0003"});
}

}  // namespace
}  // namespace warrant::ast::test
