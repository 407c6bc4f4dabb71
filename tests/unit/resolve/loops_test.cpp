#include <doctest/doctest.h>

#include "ast/print.h"
#include "support/match.h"
#include "unit/programs.h"

namespace warrant::ast::test {
namespace {

using Texts = std::vector<std::string>;

// A statement with everything in it, on one line.
std::string whole(const Statement& statement);

std::string whole(const Loop& loop) {
  std::string text = "L" + std::to_string(loop.id) + ": ";
  const std::string test =
      "while (" + (loop.condition == nullptr ? std::string() : toString(*loop.condition)) + ")";
  text += loop.testsFirst ? test : "do";
  for (const Assertion* const invariant : loop.invariants)
    text += " [invariant " + toString(*invariant) + "]";
  if (loop.measure != nullptr) text += " [decreases " + toString(*loop.measure) + "]";
  text += " " + whole(*loop.body);
  for (const Expression* const update : loop.updates) text += " then " + toString(*update);
  return loop.testsFirst ? text : text + " " + test;
}

std::string whole(const Statement& statement) {
  return support::match(
      statement.node, [](const Loop& loop) { return whole(loop); },
      [](const Block& block) {
        std::string text = "{";
        for (const Statement* const inner : block.statements) text += " " + whole(*inner);
        return text + " }";
      },
      [](const If& branches) {
        const std::string onTrue = "if (" + toString(*branches.condition) + ") " + whole(*branches.onTrue);
        return branches.onFalse == nullptr ? onTrue : onTrue + " else " + whole(*branches.onFalse);
      },
      [](const Labelled& labelled) {
        return "L" + std::to_string(labelled.id) + ": " + whole(*labelled.body);
      },
      [](const Break& jump) { return "break L" + std::to_string(jump.target) + ";"; },
      [](const Continue& jump) { return "continue L" + std::to_string(jump.target) + ";"; },
      [&](const auto&) { return toString(statement); });
}

std::string bodyOf(Source source) {
  const ParseResult result = parsed(std::move(source));
  if (!result.diagnostics.empty()) {
    const support::Diagnostic& first = result.diagnostics.front();
    return std::to_string(first.range.line) + ":" + std::to_string(first.range.column) + " " +
           std::string(first.code) + " " + first.message;
  }
  return whole(*method(*result.program, "m").body);
}

std::string inJava(std::string_view statements) {
  return bodyOf(java("class C { int x; boolean b; int[] a; //@ predicate p() = acc(x);\n void m(int n) {\n" +
                     std::string(statements) + "\n} }"));
}
std::string inIdf(std::string_view statements) {
  return bodyOf(
      idf("class C { int x; boolean b; int[] a; predicate p() { return acc(x); } void m(int n) {\n" +
          std::string(statements) + "\n} }"));
}

TEST_CASE("every loop parses in both dialects") {
  CHECK(inJava("while (b) x = 1;") == "{ L0: while (this.b) { this.x = 1; } }");
  CHECK(inIdf("while (¬b) { x := 1; }") == "{ L0: while (!this.b) { this.x = 1; } }");
  CHECK(inJava("do x++; while (x++ < n);") == "{ L0: do { this.x++; } while (this.x++ < n) }");
  CHECK(inIdf("do { x := 2; } while (x ≠ n);") == "{ L0: do { this.x = 2; } while (this.x != n) }");
  CHECK(inJava("for (int i = 0, j = n; i < j; i++, --j) x = i;") ==
        "{ { int i = 0; int j = n; L0: while (i < j) { this.x = i; } then i++ then --j } }");
  CHECK(inIdf("for (int i := 0; i < n; i := i + 1) { x := i; }") ==
        "{ { int i = 0; L0: while (i < n) { this.x = i; } then i = i + 1 } }");
  CHECK(inJava("for (x = 1, b = false; ; ) { }") == "{ { this.x = 1; this.b = false; L0: while () { } } }");
  CHECK(inJava("for (;;) ;") == "{ { L0: while () { } } }");
  CHECK(inJava("for (int i = 0; b; ) { } for (int i = 1; b; ) { }") ==
        "{ { int i = 0; L0: while (this.b) { } } { int i = 1; L1: while (this.b) { } } }");
}

TEST_CASE("a loop over an array counts with a hidden index") {
  const std::string expected =
      "{ { int[] this.a = this.a; this.a.length; int index of e = 0; L0: while (index of e < this.a.length) "
      "[invariant 0 <= index of e] [invariant index of e <= this.a.length] [invariant acc(this.x)] "
      "{ int e = this.a[index of e]; { this.x = e; } } then index of e++ } }";
  CHECK(inJava("for (int e : a) /*@ invariant acc(x); @*/ { x = e; }") == expected);
  CHECK(inJava("/*@ invariant acc(x); @*/ for (final int e : a) x = e;") == expected);
  CHECK(inIdf("for (int e : a) invariant acc(x); { x := e; }") == expected);
  CHECK(inJava("for (int e : a) for (int f : a) x = e + f;").starts_with("{ { int[] this.a = this.a; "));
  CHECK(inJava("for (C e : new C[n]) { }").starts_with("{ { C[] new C[n] = new C[n]; "));
}

TEST_CASE("clauses stand before the loop, before its label or before its body") {
  const std::string expected =
      "{ L0: while (this.b) [invariant this.p()] [invariant old(this.x) == 1] [decreases n] { } }";
  CHECK(inJava("//@ invariant p();\n //@ loop_invariant \\old(x) == 1;\n //@ decreases n;\n while (b) { }") ==
        expected);
  CHECK(inJava("while (b)\n //@ maintaining p(); maintaining \\old(x) == 1;\n //@ decreasing n;\n { }") ==
        expected);
  CHECK(
      inJava("//@ invariant p();\n name: //@ decreases n;\n while (b)\n //@ invariant old(x) == 1;\n { }") ==
      expected);
  CHECK(inIdf("invariant p(); while (b) invariant old(x) = 1; decreases n; { }") == expected);
  CHECK(inIdf("do invariant (0 < 1); { } while (b);") == "{ L0: do [invariant 0 < 1] { } while (this.b) }");
  CHECK(inJava("do /*@ decreases n; @*/ { } while (b);") == "{ L0: do [decreases n] { } while (this.b) }");
  CHECK(inJava("//@ invariant 0 <= i && i < n;\n for (int i = 0; i < n; i++) { }") ==
        "{ { int i = 0; L0: while (i < n) [invariant 0 <= i && i < n] { } then i++ } }");
  CHECK(inJava("if (b) /*@ invariant b; @*/ while (b) { } else /*@ invariant b; @*/ while (b) { }") ==
        "{ if (this.b) { L0: while (this.b) [invariant this.b] { } } else { L1: while (this.b) [invariant "
        "this.b] { } } }");
  CHECK(inJava("while (b) //@ invariant b;\n while (b) //@ invariant x == 1;\n { }") ==
        "{ L0: while (this.b) [invariant this.b] { L1: while (this.b) [invariant this.x == 1] { } } }");
}

TEST_CASE("the words of clauses are names elsewhere") {
  CHECK(inJava("int invariant = 1, decreases = 2; invariant = decreases; while (invariant < 1) { }")
            .ends_with("invariant = decreases; L0: while (invariant < 1) { } }"));
  CHECK(inIdf("int invariant := 1; invariant := 2; while (b) invariant invariant = 2; { }")
            .ends_with("L0: while (this.b) [invariant invariant == 2] { } }"));
}

TEST_CASE("break and continue mean the innermost loop, or the one of that label") {
  CHECK(inJava("while (b) { if (b) break; for (;;) { continue; } }") ==
        "{ L0: while (this.b) { if (this.b) { break L0; } { L1: while () { continue L1; } } } }");
  CHECK(inJava("outer: for (int i = 0; ; i++) do { if (b) continue outer; break outer; } while (b);") ==
        "{ { int i = 0; L0: while () { L1: do { if (this.b) { continue L0; } break L0; } while (this.b) } "
        "then i++ } }");
  CHECK(inJava("name: { if (b) break name; x = 1; }") == "{ L0: { if (this.b) { break L0; } this.x = 1; } }");
  CHECK(inJava("name: if (b) break name; else while (b) name2: { break name2; }") ==
        "{ L0: { if (this.b) { break L0; } else { L1: while (this.b) { L2: { break L2; } } } } }");
  CHECK(inIdf("one: two: while (b) { continue one; break two; }") ==
        "{ L0: while (this.b) { continue L0; break L0; } }");
  CHECK(inJava("name: while (b) break name; name: while (b) break name;") ==
        "{ L0: while (this.b) { break L0; } L1: while (this.b) { break L1; } }");
  CHECK(inJava("int i; i = b ? (int) x : n; i = b ? (n) : x;").find("L0") == std::string::npos);
  CHECK(inJava("if (b) name: while (b) { } else other: { }") ==
        "{ if (this.b) { L0: while (this.b) { } } else { L1: { } } }");
}

TEST_CASE("jumps need something to jump to") {
  CHECK(problemsOfBodyInJava("break;\n continue;\n if (b) break;\n while (b) { } return 1;") ==
        Texts{"2:1 W0010", "3:2 W0010", "4:9 W0010"});
  CHECK(problemsOfBodyInJava(
            "while (b) break name;\n name: { continue; }\n name: { while (b) continue name; }\n"
            " name: while (b) { name: while (b) { } }\n name: { break; }\n return 1;") ==
        Texts{"2:17 W0010", "3:10 W0010", "4:29 W0010", "5:20 W0010", "6:10 W0010"});
  CHECK(onlyMessage(java("class C { void f() { break; } }")) == "there is no loop or switch here to break");
  CHECK(onlyMessage(java("class C { void f() { while (true) continue on; } }")) ==
        "no statement around this one has the label 'on'");
  CHECK(onlyMessage(java("class C { void f() { on: { while (true) continue on; } } }")) ==
        "'on' is not the label of a loop, so 'continue' cannot go on with it");
}

TEST_CASE("clauses need a loop") {
  CHECK(problemsOfBodyInJava("//@ invariant b;\n x = 1;\n /*@ decreases 1; @*/\n int i = 1;\n x = i;\n"
                             " if (b) { x = 2; //@ invariant b;\n }\n return 1;") ==
        Texts{"2:5 W0010", "4:6 W0010", "7:22 W0010"});
  CHECK(problems(idf("int x; invariant x = 1;")) == Texts{"1:8 W0010"});
  CHECK(onlyMessage(java("class C { void f() { /*@ loop_invariant true; @*/ return; } }")) ==
        "'loop_invariant' belongs to a loop, and none follows");
  CHECK(problemsOfBodyInJava(
            "//@ invariant x >;\n while (b) x = y;\n //@ invariant x ==\n x = 1;\n return 1;") ==
        Texts{"2:18 W0002", "4:20 W0002"});
  CHECK(problems(java("class C { int x;\n //@ invariant x == 1;\n void f() { } }")) == Texts{"2:6 W0009"});
}

TEST_CASE("clauses and headers are typed, and have no effects where they may not") {
  CHECK(
      problemsOfBodyInJava("while (x) { }\n do { } while (c);\n for (; a; ) { }\n"
                           " for (int i = b; b; i + 1) { }\n for (boolean e : a) { }\n for (int e : c) { }\n"
                           " return 1;") ==
      Texts{"2:8 W0004", "3:16 W0004", "4:9 W0004", "5:15 W0004", "5:21 W0002", "6:19 W0004", "7:15 W0004"});
  CHECK(problemsOfBodyInJava(
            "while (b)\n //@ invariant x;\n //@ decreases b;\n //@ decreases 1;\n"
            " //@ invariant x++ == 1;\n //@ decreases x++;\n //@ invariant result == 1;\n { }\n"
            " return 1;") == Texts{"3:16 W0004", "4:16 W0004", "5:6 W0008", "6:16 W0005", "7:6 W0008",
                                   "7:16 W0005", "8:16 W0010"});
  CHECK(problemsOfBodyInJava("for (int i = 0, j : a) { }\n for (int i = 0 : a) { }\n return 1;") ==
        Texts{"2:6 W0002", "3:7 W0002"});
  CHECK(problemsOfBodyInJava("for (int i = 0; b; ) { int i; }\n for (int n : a) { }\n x = i;\n return 1;") ==
        Texts{"2:28 W0008", "3:11 W0008", "4:6 W0003"});
}

TEST_CASE("loops are Java, and their clauses are not") {
  CHECK(problemsOfBodyInJava("//@ while (b) { }\n //@ for (;;) { }\n //@ name: x = 1;\n return 1;") ==
        Texts{"2:5 W0011", "3:6 W0011", "4:6 W0011"});
  CHECK(problemsOfBodyInJava("while (b) //@ assert b;\n x = 1;\n return 1;") == Texts{"2:15 W0011"});
  CHECK(problemsOfBodyInJava("while (b) { //@ break;\n }\n return 1;") == Texts{"2:17 W0011"});
  CHECK(problemsOfBodyInJava("invariant x > 0;\n while (b) { }\n return 1;") == Texts{"2:1 W0011"});
}

TEST_CASE("a broken loop is one problem") {
  for (const std::string_view loop :
       {"while (b { x = 1; }", "while b) { x = 1; }", "while () { x = 1; }", "for (int i = 0 i < n; i++) { }",
        "for (int i = 0; i < n; i++ { x = i; }", "for (int i = 0; i < n) { x = i; }", "for () { }",
        "for (int i = 0; i < ; i++) { x = i; }", "do { x = 1; } whle (b);", "do { x = 1; } while b;",
        "for (int i = 0;\n i < n i++) { x = i; }", "do x = 1; while (b)", "while (b) { x = ; }",
        "for (int : a) { }", "continue 1;", "name while (b) { }"}) {
    CAPTURE(loop);
    CHECK(problemsOfBodyInJava(std::string(loop) + "\n x = 1; y = 2;\n return 1;").size() == 1);
  }
}

TEST_CASE("what a loop assigns is assigned behind it where Java says so") {
  const auto unassigned = [](std::string_view statements) {
    return problems(java("class C { int m(boolean b, int n) { int i;\n" + std::string(statements) + "\n} }"));
  };
  CHECK(unassigned("while (b) i = 1;\n return i;") == Texts{"3:9 W0012"});
  CHECK(unassigned("do i = 1; while (b);\n return i;") == Texts{});
  CHECK(unassigned("do { if (b) continue; i = 1; } while (i < n);\n return 1;") == Texts{"2:39 W0012"});
  CHECK(unassigned("do { if (b) break; i = 1; } while (i < n);\n return i;") == Texts{"3:9 W0012"});
  CHECK(unassigned("while (true) { if (b) { i = 1; break; } }\n return i;") == Texts{});
  CHECK(unassigned("while (true) { if (b) break; i = 1; }\n return i;") == Texts{"3:9 W0012"});
  CHECK(unassigned("while ((i = n) > 1) { n = i; }\n return i;") == Texts{});
  CHECK(unassigned("while (b && (i = n) > 1) n = i;\n return i;") == Texts{"3:9 W0012"});
  CHECK(unassigned("for (i = 0; i < n; i++) { }\n return i;") == Texts{});
  CHECK(unassigned("for (; b; n = i) i = 1;\n return 1;") == Texts{});
  CHECK(unassigned("for (; b; n = i) { if (n == 1) continue; i = 1; }\n return 1;") == Texts{"2:15 W0012"});
  CHECK(unassigned("for (;;) { i = 1; break; }\n return i;") == Texts{});
  CHECK(unassigned("for (int e : new int[n]) i = e;\n return i;") == Texts{"3:9 W0012"});
  CHECK(unassigned("name: { if (b) break name; i = 1; }\n return i;") == Texts{"3:9 W0012"});
  CHECK(unassigned("name: { i = 1; if (b) break name; n = 2; }\n return i;") == Texts{});
  CHECK(unassigned("out: while (true) { while (true) { if (b) { i = 1; break out; } } }\n return i;") ==
        Texts{});
  CHECK(unassigned("while (b)\n //@ invariant i == 1;\n { i = 1; }\n return 1;") == Texts{"3:16 W0012"});
  CHECK(unassigned("do //@ invariant i == 1;\n { i = 1; } while (b);\n return 1;") == Texts{});
  CHECK(unassigned("while (b) { int j; if (b) j = 1; n = j; }\n return 1;") == Texts{"2:38 W0012"});
}

TEST_CASE("a loop without an end needs no return behind it") {
  const auto complete = [](std::string_view statements) {
    return problemsOfBodyInJava(statements) != Texts{};
  };
  CHECK_FALSE(complete("while (true) { }"));
  CHECK_FALSE(complete("while (!false || true && true) x++;"));
  CHECK_FALSE(complete("for (;;) { if (b) return 1; }"));
  CHECK_FALSE(complete("do { return 1; } while (b);"));
  CHECK_FALSE(complete("do { } while (true);"));
  CHECK_FALSE(complete("while (true) { while (true) break; }"));
  CHECK_FALSE(complete("while (true) { return 1; break; }"));
  CHECK_FALSE(complete("name: { return 1; }"));
  CHECK(complete("while (b) return 1;"));
  CHECK(complete("while (true) { if (b) break; }"));
  CHECK(complete("do { if (b) continue; return 1; } while (b);"));
  CHECK(complete("out: for (;;) { for (;;) break out; }"));
  CHECK(complete("name: { if (b) break name; return 1; }"));
  CHECK(complete("for (int e : a) return e;"));
  CHECK(complete("for (; b; ) { }"));
}

TEST_CASE("loops nested too deeply are refused") {
  const auto repeated = [](std::string_view text, std::size_t count) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i) all += text;
    return all;
  };
  constexpr std::size_t many = 100'000;
  for (const std::string_view text : {"while (true) ", "for (;;) ", "while (true) { "}) {
    CAPTURE(text);
    const Texts all = problems(idf(repeated(text, many)));
    REQUIRE(all.size() == 1);
    CHECK(all[0].ends_with("W0014"));
  }
  CHECK(problems(idf(repeated("do ", many))).size() == 1);
  CHECK(problems(idf(repeated("invariant true; ", many) + "while (true) { }")).empty());
}

TEST_CASE("positions are those of the loop and of its clauses") {
  const ParseResult result = parsed(
      java("class C { void m(boolean b) {\n //@ invariant b;\n name:\n while (b)\n //@ decreases 1;\n {\n"
           " }\n} }"));
  REQUIRE(result.diagnostics.empty());
  const Statement& statement = *std::get<Block>(method(*result.program, "m").body->node).statements.front();
  const Loop& loop = std::get<Loop>(statement.node);
  CHECK(statement.range.line == 4);
  CHECK(statement.range.endLine == 7);
  CHECK(loop.invariants[0]->range.line == 2);
  CHECK(loop.invariants[0]->range.column == 16);
  CHECK(loop.measure->range.line == 5);
}

TEST_CASE("loops print on one line") {
  CHECK(statementsInJava("while (x < 1) { } do { } while (b); for (;;) { } return 1;") ==
        Texts{"while (this.x < 1) { … }", "do { … } while (this.b);", "{ … }", "return 1;"});
}

}  // namespace
}  // namespace warrant::ast::test
