#include <doctest/doctest.h>

#include "unit/programs.h"

namespace warrant::ast::test {
namespace {

using Texts = std::vector<std::string>;

TEST_CASE("a missing semicolon is reported behind what lacks it, and nothing else is") {
  CHECK(problemsOfBodyInJava("x = 1\n y = 2;\n return 1;") == Texts{"2:6 W0002"});
  CHECK(problemsOfBodyInJava("//@ assert b\n y = 2;\n return 1;") == Texts{"2:13 W0002"});
  CHECK(problemsOfBodyInIdf("x := 1\n return 1;") == Texts{"2:7 W0002"});
  CHECK(onlyMessage(java("class C { int x }")) == "expected ';' after 'x', but found '}'");
}

TEST_CASE("every broken statement is reported, and the others are checked") {
  CHECK(problemsOfBodyInJava("x = ;\n y = (1;\n z = 2;\n if (x { y = 1; }\n x = b;\n return 1;") ==
        Texts{"2:5 W0002", "3:8 W0002", "4:2 W0003", "5:8 W0002", "6:6 W0004"});
}

TEST_CASE("a broken member does not hide the next, nor make its names unknown") {
  CHECK(problems(java("class C {\n int x y;\n void f( { x = 1; y = z; }\n int g() { return x + u; }\n}")) ==
        Texts{"2:8 W0002", "3:10 W0002", "4:23 W0003"});
  CHECK(problems(java("class C {\n void f() { x = 1; }\n")) == Texts{"1:9 W0002", "2:13 W0003"});
  CHECK(problems(java("class C { }\n}\nclass D { D d; E e; }")) == Texts{"2:1 W0002", "3:16 W0003"});
  CHECK(problems(idf("class C { }\nint x := 1;\nclass D { }\nx := y;")) == Texts{"4:6 W0003"});
}

TEST_CASE("misspelled keywords are recognised, and do not spoil what follows") {
  CHECK(problems(
            java("class C { int x\n //@ predicate p() = acc(x);\n void f()\n //@ require p();\n { x = 1; }\n"
                 " viod g() { retrun 1; }\n String s() { return \"x; }\n int h() { return y; }\n}")) ==
        Texts{"1:16 W0002", "4:6 W0002", "6:2 W0003", "6:20 W0002", "7:22 W0002", "8:19 W0003"});
  CHECK(onlyMessage(java("class C { void f()\n //@ require true;\n { } }")) ==
        "'require' is no word of annotations; did you mean 'requires'?");
}

TEST_CASE("unknown names are reported once, with a suggestion if one is near") {
  CHECK(problemsOfBodyInJava("int count = 0;\n cuont = 1;\n cuont = 2;\n return 1;") == Texts{"3:2 W0003"});
  CHECK(onlyMessage(java("class C { int getX() { return 1; } int f() { return getx(); } }")) ==
        "there is no method or predicate in class 'C' called 'getx'; did you mean 'getX'?");
  CHECK(onlyMessage(java("class C { Strin s; }")) == "there is no class 'Strin'; did you mean 'String'?");
  CHECK(onlyMessage(java("class C { int f(C c) { return c.abcdef; } }")) ==
        "there is no field in class 'C' called 'abcdef'");
}

TEST_CASE("types are checked") {
  CHECK(problemsOfBodyInJava("x = b;\n b = 1 < true;\n c = 1;\n if (x) { }\n int i = null;\n return c;") ==
        Texts{"2:5 W0004", "3:10 W0004", "4:6 W0004", "5:6 W0004", "6:10 W0004", "7:9 W0004"});
  CHECK(problemsOfBodyInJava("Object o = c;\n o = a;\n o = null;\n o = \"text\";\n return a.length;") ==
        Texts{});
  CHECK(problemsOfBodyInJava(
            "c = new Object();\n c.x = a;\n a[b] = 1;\n x[1] = 2;\n b = c == a;\n return change();") ==
        Texts{"2:5 W0004", "3:8 W0004", "4:4 W0004", "5:2 W0004", "6:6 W0004", "7:9 W0004"});
  CHECK(problemsOfBodyInJava("x = 2147483648;\n x = -2147483648;\n x = 0xFFFFFFFF;\n x = 09;\n return 1L;") ==
        Texts{"2:5 W0004", "5:6 W0002", "6:9 W0004"});
  CHECK(problemsOfBodyInIdf("x := 2147483648;\n x := 9223372036854775808;\n return 1;") ==
        Texts{"3:7 W0004"});
}

TEST_CASE("calls need fitting arguments") {
  CHECK(problemsOfBodyInJava("m();\n m(b);\n this.m(1, 2);\n new C(1);\n return m(1);") ==
        Texts{"2:1 W0004", "3:2 W0004", "4:2 W0004", "5:6 W0004"});
  CHECK(problems(java("class C { void f(int i) { } void f(Object o) { } void f(C c) { } void g() { f(1); "
                      "f(this); f(true); } }")) == Texts{"1:94 W0004"});
}

TEST_CASE("contracts have no effects") {
  for (const std::string_view text :
       {"x++ == 1", "(x = 1) == 1", "(x += 1) == 1", "new C() == c", "new int[1] == a"}) {
    CAPTURE(text);
    CHECK(problemInJava(text) == "W0005");
  }
  CHECK(problems(java("class C { int f() { return 1; } //@ requires f() == 1;\n void g() { } }")) ==
        Texts{"1:46 W0005"});
}

TEST_CASE("predicates and permissions are no values") {
  for (const std::string_view text :
       {"!p()", "p() || b", "p() ==> b", "p() ? b : b", "q(p() ? 1 : 2)", "acc(x) || b", "!acc(x)"}) {
    CAPTURE(text);
    CHECK(problemInJava(text) == "W0006");
  }
  CHECK(problemsOfBodyInJava("if (p()) { }\n acc(x);\n b = p();\n assert p();\n return 1;") ==
        Texts{"2:5 W0006", "3:2 W0006", "4:6 W0006", "5:9 W0006"});
}

TEST_CASE("names are declared once") {
  CHECK(problems(java("class C { int x;\n int x;\n void f(int a, int a) { }\n void f(int b, int c) { int b; "
                      "{ int c; } }\n"
                      " /*@ predicate f(); @*/ }\nclass C { } class Object { }")) ==
        Texts{"2:6 W0008", "3:20 W0008", "4:7 W0008", "4:29 W0008", "4:38 W0008", "5:16 W0008", "6:7 W0008",
              "6:19 W0008"});
  CHECK(problemsOfBodyInJava("{ int i; } { boolean i; } int x = 1;\n return x;") == Texts{});
}

TEST_CASE("what has a meaning in some places only is refused in others") {
  CHECK(problemInJava("old(x) == 1") == "W0010");
  CHECK(problemInJava("result == 1") == "W0010");
  CHECK(problemInJava("untouched(p())") == "W0010");
  CHECK(problems(java(
            "class C { int x;\n //@ requires old(x) == 1;\n //@ ensures result == 1;\n void f() { } }")) ==
        Texts{"2:15 W0010", "3:14 W0010"});
  CHECK(problems(java("class C { int x;\n /*@ pure int f() ensures acc(x); = 1; @*/ }")) ==
        Texts{"2:27 W0010"});
  CHECK(problems(java(
            "class C { int x; static int f() { return x; }\n static C g() { return this; } void h() { }\n"
            " static void i() { h(); C.h(); new C().h(); } }")) ==
        Texts{"1:42 W0010", "2:24 W0010", "3:20 W0010", "3:25 W0010"});
  CHECK(problems(idf("assert old(1) = 1;\n return 1;")) == Texts{"1:8 W0010", "2:2 W0010"});
}

TEST_CASE("what javac sees is Java, and what it does not see changes nothing") {
  CHECK(problemsOfBodyInJava(
            "//@ x = 1;\n //@ int i = 1;\n //@ change();\n //@ { }\n //@ if (b) assert b;\n return 1;") ==
        Texts{"2:5 W0007", "3:6 W0011", "4:6 W0007", "5:6 W0011", "6:6 W0011"});
  CHECK(problemsOfBodyInJava("open p();\n assume b;\n return 1;") == Texts{"2:1 W0011", "3:2 W0011"});
  CHECK(problemsOfBodyInJava("if (b) //@ assert b;\n x = 1;\n return 1;") == Texts{"2:12 W0011"});
  CHECK(problemsOfBodyInJava("x = f();\n return 1;") == Texts{"2:5 W0011"});
  CHECK(problemsOfBodyInJava("x = y /*@ ; x = 2; @*/ ;\n return 1;") == Texts{"2:11 W0011", "2:13 W0007"});
  CHECK(problemsOfBodyInJava("x = y /*@ + 1; @*/ ;\n return 1;").size() == 1);
  CHECK(problemsOfBodyInJava("x = y /*@ + 1 @*/ ;\n return 1;").size() == 1);
  CHECK(problems(java("class C {\n //@ int x;\n //@ void f() { }\n /*@ static @*/ void g() { }\n"
                      " /*@ pure int h() @*/ { return 1; }\n requires true;\n}")) ==
        Texts{"2:10 W0002", "3:11 W0011", "4:6 W0011", "5:18 W0002", "5:23 W0011", "6:2 W0011"});
}

TEST_CASE("an opening in Java code groups as javac does without it") {
  const auto inCode = [](std::string_view expression) {
    return problems(
        java("class C { int x; boolean b; //@ predicate p() = acc(x) && acc(b);\n boolean f() { return " +
             std::string(expression) + "; } }"));
  };
  CHECK(inCode("/*@ opening p() in @*/ b || x == 1") == Texts{});
  CHECK(inCode("b || (/*@ opening p() in opening p() in @*/ b && x == 1)") == Texts{});
  CHECK(inCode("!/*@ opening p() in @*/ b && b") == Texts{"2:28 W0010"});
  CHECK(inCode("b && /*@ opening p() in @*/ b || b") == Texts{"2:32 W0010"});
  CHECK(inCode("/*@ opening p() in !  @*/ b").size() == 1);
  CHECK(inCode("/*@ opening p() in !opening p() in @*/ b") != Texts{});
}

TEST_CASE("what comes later is refused by name, once") {
  CHECK(problemsOfBodyInJava("x = 1 + switch (x) { case 1: yield 2; default -> throw null; };\n"
                             " try (this) { x = 1; } catch (Unknown e) { } finally { }\n"
                             " synchronized (this) { while (b) { } }\n return 1;") ==
        Texts{"2:22 W0009", "2:39 W0009", "3:2 W0009", "4:2 W0009"});
  CHECK(
      problemsOfBodyInJava(
          "List<Integer> l = new List<Integer>();\n int[] d = {1}, e[] = {{}, d,};\n x = y -> 1;\n return 1;")
          .size() == 2);
  CHECK(problems(java("class C {\n int x = 1;\n static int y;\n class E { }\n { x = 1; }\n"
                      " void f(int... a) { }\n <T> void g() { }\n}\n\nenum E { A, B }\nclass G<T> { }\n"
                      "class H extends Object { }")) == Texts{});
  CHECK(problemInJava("(\\sum int i, j; 0 <= i < j; i) == 0") == "W0009");
  CHECK(problemInIdf("∀ int i; b") == "0 problems");
  CHECK(problemInIdf("∀ int i; b; b") == "0 problems");
  CHECK(problemInJava("acc(x, 1/2)") == "0 problems");
}

TEST_CASE("assignment and comparison are not mixed up") {
  CHECK(onlyMessage(idf("int x; x = 1;")) == "'=' compares in this dialect; ':=' assigns");
  CHECK(onlyMessage(idf("int x = 1;")) == "'=' compares in this dialect; ':=' assigns");
  CHECK(onlyMessage(java("class C { int x; //@ requires x = 1;\n void f() { } }")) ==
        "an assignment may not stand in a precondition; '==' compares");
}

TEST_CASE("locals are assigned before they are read, as javac demands") {
  CHECK(problemsOfBodyInJava("int i;\n return i;") == Texts{"3:9 W0012"});
  CHECK(problemsOfBodyInJava("int i;\n if (b) i = 1;\n return i;") == Texts{"4:9 W0012"});
  CHECK(problemsOfBodyInJava("int i;\n if (b) i = 1; else return 0;\n return i;") == Texts{});
  CHECK(problemsOfBodyInJava("int i;\n if (b && (i = 1) > 0) x = i; else x = i;\n return 0;") ==
        Texts{"3:40 W0012"});
  CHECK(problemsOfBodyInJava("int i;\n if (!b || (i = 1) > 0) x = 0; else x = i;\n return 0;") == Texts{});
  CHECK(problemsOfBodyInJava("int i;\n x = b ? (i = 1) : (i = 2);\n return i;") == Texts{});
  CHECK(problemsOfBodyInJava("int i;\n i++;\n //@ assert i == 1;\n return i;") == Texts{"3:2 W0012"});
  CHECK(problemsOfBodyInJava("int i;\n //@ assert i == 1;\n return 1;") == Texts{"3:13 W0012"});
  CHECK(problemsOfBodyInIdf("int i;\n return i;") == Texts{});
}

TEST_CASE("methods with a result return one") {
  CHECK(problemsOfBodyInJava("x = 1;") == Texts{"3:1 W0013"});
  CHECK(problemsOfBodyInJava("if (b) return 1;") == Texts{"3:1 W0013"});
  CHECK(problemsOfBodyInJava("if (b) return 1; else { return 2; }") == Texts{});
  CHECK(problemsOfBodyInJava("return;") == Texts{"2:1 W0004"});
  CHECK(problems(java("class C { void f() { return; }\n void g() { return 1; } C() { return; } }")) ==
        Texts{"2:13 W0004"});
}

TEST_CASE("deep nesting is refused, and long chains are not") {
  const auto repeated = [](std::string_view text, std::size_t count) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i) all += text;
    return all;
  };
  constexpr std::size_t many = 100'000;
  const auto codes = [](const std::vector<std::string>& all) {
    return all.size() == 1 ? all[0].substr(all[0].find(' ') + 1) : std::to_string(all.size()) + " problems";
  };
  CHECK(codes(problems(idf("int x := " + repeated("(", many) + "1" + repeated(")", many) + ";"))) == "W0014");
  CHECK(codes(problems(idf("boolean x := " + repeated("!", many) + "true;"))) == "W0014");
  CHECK(codes(problems(idf(repeated("{", many) + repeated("}", many)))) == "W0014");
  CHECK(codes(problems(idf("int x; x := " + repeated("x := ", many) + "1;"))) == "W0014");
  CHECK(codes(problems(idf(repeated("if (true) { } else ", many) + "{ }"))) == "W0014");
  CHECK(codes(problems(idf("int x := 1" + repeated(" + 1", many) + ";"))) == "0 problems");
  CHECK(codes(problems(idf("assert true" + repeated(" * true", many) + ";"))) == "0 problems");
  CHECK(codes(problems(idf("int x; assert x = 1" + repeated(" * x", many) + ";"))) == "0 problems");
  CHECK(problems(idf(repeated("f(;\n", many))).size() == 1000);
}

}  // namespace
}  // namespace warrant::ast::test
