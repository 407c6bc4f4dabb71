#include <doctest/doctest.h>

#include <algorithm>

#include "ast/print.h"
#include "unit/programs.h"

namespace warrant::ast::test {
namespace {

using Texts = std::vector<std::string>;

const ClassDecl& classNamed(const Program& program, std::string_view name) {
  const auto found = std::ranges::find(program.classes, name, [](const ClassDecl* c) { return c->name; });
  REQUIRE(found != program.classes.end());
  return **found;
}

const MethodDecl& methodOf(const Program& program, std::string_view owner, std::string_view name) {
  for (const MethodDecl* const method : classNamed(program, owner).methods) {
    if (method->name == name) return *method;
  }
  FAIL("no such method");
  return *program.classes.front()->methods.front();
}

// The owners of what the method overrides.
Texts overriddenIn(const Program& program, std::string_view owner, std::string_view name) {
  Texts owners;
  for (const MethodDecl* const method : methodOf(program, owner, name).overrides)
    owners.emplace_back(method->owner->name);
  return owners;
}

std::string statementsOf(const MethodDecl& method) {
  std::string text;
  for (const Statement* const statement : std::get<Block>(method.body->node).statements)
    text += toString(*statement) + " ";
  return text;
}

std::string bodyOf(const Program& program, std::string_view owner, std::string_view name) {
  return statementsOf(methodOf(program, owner, name));
}

ParseResult understood(Source source) {
  ParseResult result = parsed(std::move(source));
  for (const support::Diagnostic& diagnostic : result.diagnostics) FAIL_CHECK(diagnostic.message);
  return result;
}

TEST_CASE("a class knows its superclass and its interfaces") {
  const ParseResult result =
      understood(java("interface I { } interface J extends I { } abstract class B implements I { }\n"
                      "final class C extends B implements I, J { } class D extends Object { }"));
  const ClassDecl& c = classNamed(*result.program, "C");
  CHECK(c.superclass == &classNamed(*result.program, "B"));
  CHECK(c.interfaces.size() == 2);
  CHECK(c.isFinal);
  CHECK((classNamed(*result.program, "J").kind == ClassKind::Interface));
  CHECK(classNamed(*result.program, "J").isAbstract);
  CHECK(classNamed(*result.program, "J").interfaces.front()->name == "I");
  CHECK(classNamed(*result.program, "B").isAbstract);
  CHECK(classNamed(*result.program, "D").superclass == nullptr);
}

TEST_CASE("what a class cannot extend or implement") {
  CHECK(problems(java("final class A { } class B extends A { }")) == Texts{"1:35 W0004"});
  CHECK(problems(java("class A extends B { } class B extends C { } class C extends A { }")) ==
        Texts{"1:51 W0004"});
  CHECK(problems(java("interface I { } class A extends I { }\nclass B implements A { }\n"
                      "interface J implements I { }\ninterface K extends A { }\nclass C extends A, B { }\n"
                      "class D implements I, I { }\nclass E extends String { }")) ==
        Texts{"1:33 W0004", "2:20 W0004", "3:13 W0002", "4:21 W0004", "5:20 W0002", "6:23 W0008",
              "7:17 W0004"});
}

TEST_CASE("methods override those of the direct supertypes, or of those above") {
  const ParseResult result = understood(
      java("interface I { void m(); void n(); }\n"
           "abstract class A implements I { public void m() { } void o(int x) { } void o(boolean b) { } }\n"
           "abstract class B extends A { }\n"
           "class C extends B implements I { public void m() { } public void n() { } void o(int y) { }\n"
           "  private void p() { } static void q() { } }\n"
           "final class D extends C { private void p() { } static void q() { } public void m() { } }"));
  CHECK(overriddenIn(*result.program, "A", "m") == Texts{"I"});
  CHECK(overriddenIn(*result.program, "C", "m") == Texts{"A"});  // and so I's
  CHECK(overriddenIn(*result.program, "C", "n") == Texts{"I"});
  CHECK(overriddenIn(*result.program, "C", "o") == Texts{"A"});
  CHECK(overriddenIn(*result.program, "D", "m") == Texts{"C"});
  CHECK(overriddenIn(*result.program, "D", "p") == Texts{});
  CHECK(overriddenIn(*result.program, "D", "q") == Texts{});
  CHECK(methodOf(*result.program, "I", "m").isAbstract);
  CHECK(!methodOf(*result.program, "C", "m").isFinal);
  CHECK(methodOf(*result.program, "C", "p").isFinal);
  CHECK(methodOf(*result.program, "D", "m").isFinal);
}

TEST_CASE("an override without clauses has those of what it overrides") {
  const ParseResult result =
      understood(java("class A { int x; //@ requires acc(x) && n > 0; ensures acc(x);\n void m(int n) { } }\n"
                      "class B extends A { void m(int k) { } }\nclass C extends B { void m(int n) { } }\n"
                      "class D extends A { //@ requires acc(x);\n void m(int n) { } }"));
  const MethodDecl& original = methodOf(*result.program, "A", "m");
  CHECK(methodOf(*result.program, "C", "m").inheritsContract);
  CHECK(methodOf(*result.program, "C", "m").requires_.data() == original.requires_.data());
  CHECK(methodOf(*result.program, "C", "m").ensures.size() == 1);
  CHECK(!original.inheritsContract);
  CHECK(!methodOf(*result.program, "D", "m").inheritsContract);
  CHECK(methodOf(*result.program, "D", "m").ensures.empty());
}

TEST_CASE("what a superclass implements of a subclass's interface is related to it") {
  const ParseResult result = understood(
      java("interface I { /*@ predicate p(); @*/ void m(); void n(); }\n"
           "class A { /*@ predicate p() = true; @*/ public void m() { } }\n"
           "class B extends A implements I { public void n() { } }\nclass C extends B implements I { }"));
  const ClassDecl& b = classNamed(*result.program, "B");
  REQUIRE(b.inheritedMethods.size() == 1);
  CHECK(b.inheritedMethods[0].method == &methodOf(*result.program, "A", "m"));
  CHECK(b.inheritedMethods[0].overridden == &methodOf(*result.program, "I", "m"));
  REQUIRE(b.inheritedPredicates.size() == 1);
  CHECK(b.inheritedPredicates[0].overridden->owner->name == "I");
  CHECK(classNamed(*result.program, "C").inheritedMethods.empty());
  CHECK(problems(java("interface I { int m(); }\nclass A { public void m() { } }\n"
                      "class B extends A implements I { }")) == Texts{"3:7 W0004"});
}

TEST_CASE("what may not override") {
  const auto overriding = [](std::string_view above, std::string_view below) {
    return problems(
        java("class A { " + std::string(above) + " }\nclass B extends A {\n" + std::string(below) + " }"));
  };
  CHECK(overriding("final void m() { }", "void m() { }") == Texts{"3:6 W0004"});
  CHECK(overriding("int m() { return 1; }", "boolean m() { return true; }") == Texts{"3:9 W0004"});
  CHECK(overriding("Object m() { return null; }", "B m() { return this; }") == Texts{});
  CHECK(overriding("A m() { return null; }", "Object m() { return this; }") == Texts{"3:8 W0004"});
  CHECK(overriding("static void m() { }", "void m() { }") == Texts{"3:6 W0004"});
  CHECK(overriding("void m() { }", "static void m() { }") == Texts{"3:13 W0004"});
  CHECK(overriding("private final void m() { }", "int m() { return 1; }") == Texts{});
  CHECK(overriding("/*@ pure @*/ int m() { return 1; }", "int m() { return 2; }") == Texts{"3:5 W0005"});
  CHECK(overriding("int m() { return 1; }", "/*@ pure @*/ int m() { return 2; }") == Texts{"3:18 W0005"});
  CHECK(overriding("/*@ pure int m() = 1; @*/", "/*@ pure @*/ int m() { return 2; }") == Texts{"3:18 W0011"});
  CHECK(overriding("/*@ predicate p(int n) = true; @*/", "/*@ predicate p() = true; @*/") ==
        Texts{"3:15 W0004"});
  CHECK(overriding("/*@ predicate p() = true; @*/", "void p() { }") == Texts{"3:6 W0008"});
  CHECK(overriding("void p() { }", "/*@ predicate p() = true; @*/") == Texts{"3:15 W0008"});
}

TEST_CASE("a class that has objects implements every abstract method") {
  CHECK(onlyMessage(java("interface I { void m(); } class C implements I { }")) ==
        "'C' must implement 'I.m()', or be abstract");
  CHECK(problems(java("abstract class A { abstract void m(); }\nabstract class B extends A { }\n"
                      "class C extends B { void m(int n) { } }")) == Texts{"3:7 W0004"});
  CHECK(problems(java("class C { abstract void m(); }")) == Texts{"1:25 W0004"});
  CHECK(problems(java("interface I { void m(); } interface J extends I { default void m() { } }\n"
                      "class C implements I, J { }")) == Texts{});
  CHECK(problems(java("interface I { /*@ pure int f(); @*/ } class C implements I { }")) ==
        Texts{"1:45 W0004"});
  CHECK(problems(java(
            "abstract class A { abstract void m() { } }\nabstract class B { abstract static void m(); }\n"
            "interface I { void m() { } default void n(); }\ninterface J { J() { } }")) ==
        Texts{"1:34 W0002", "2:20 W0010", "3:20 W0002", "3:41 W0002", "4:15 W0010"});
  CHECK(problems(java("abstract class A { A a = new A(); }")) == Texts{"1:26 W0004"});
}

TEST_CASE("members are found in superclasses and interfaces") {
  const ParseResult result = understood(
      java("interface I { int f(); static int h() { return 3; } }\n"
           "abstract class A implements I { int x, y; private int z; void m(Object o) { } void m(I i) { } }\n"
           "class B extends A { boolean x; public int f() { return y; } void m(String s) { }\n"
           " void t(A a) { x = true; a.x = 1; y = this.f(); m(this); m(\"\"); m(null == a ? a : this); } }"));
  CHECK(bodyOf(*result.program, "B", "t") ==
        "this.x = true; a.x = 1; this.y = this.f(); this.m(this); this.m(\"\"); this.m(null == a ? a : "
        "this); ");
  CHECK(problems(java("class A { private int z; private void p() { } }\n"
                      "class B extends A { void m() { z = 1; p(); } }\n"
                      "interface I { static void s() { } } class C implements I { void m() { s(); } }")) ==
        Texts{"2:32 W0003", "2:39 W0003", "3:71 W0003"});
}

TEST_CASE("types relate through classes and interfaces") {
  const std::string_view classes =
      "interface I { } interface J { } class A implements I { } class B extends A { } final class F { }\n"
      "class T { void t(I i, J j, A a, B b, F f, Object o, Object[] os, A[] as, I[] is, boolean c) {\n";
  const auto check = [&](std::string_view body) {
    return problems(java(std::string(classes) + std::string(body) + "\n} }"));
  };
  CHECK(check("i = a; a = b; i = b; o = i; o = as; c = i == j; c = a == i; c = f == o; c = as == os;") ==
        Texts{});
  CHECK(check("is = as;\nos = is;\nos = (A[]) os;\nas = (A[]) o;") ==
        Texts{"3:6 W0009", "4:6 W0009", "5:6 W0009", "6:6 W0009"});
  CHECK(check("a = i;\nj = a;\nb = a;\nas = is;\nc = f == i;\nc = f == a;") ==
        Texts{"3:5 W0004", "4:5 W0004", "5:5 W0004", "6:6 W0004", "7:5 W0004", "8:5 W0004"});
  CHECK(check("a = c ? a : b; i = c ? i : b; i = c ? (I) i : a; a = c ? b : (A) o;") == Texts{});
  CHECK(check("a = (A) i; b = (B) a; j = (J) a; o = (Object) f; f = (F) o;") == Texts{});
  CHECK(check("i = (I) f;\nf = (F) a;\nas = (A[]) a;\na = (A) 1;") ==
        Texts{"3:5 W0004", "4:5 W0004", "5:6 W0004", "6:5 W0004"});
}

TEST_CASE("super means the superclass's own") {
  const ParseResult result =
      understood(java("class A { int x; /*@ predicate p() = acc(x); @*/ void m() { } static void s() { } }\n"
                      "class B extends A { boolean x; /*@ predicate p() = super.p() && acc(super.x); @*/\n"
                      " void m() { super.m(); super.x = 1; super.s(); } }"));
  CHECK(bodyOf(*result.program, "B", "m") == "super.m(); this.x = 1; A.s(); ");
  CHECK(toString(*classNamed(*result.program, "B").predicates[0]->body) == "super.p() && acc(this.x)");
  CHECK(problems(java("class A { void m() { super.m(); super.x = 1; Object o = super; } }")) ==
        Texts{"1:22 W0010", "1:33 W0010", "1:57 W0010"});
  CHECK(problems(java("abstract class A { abstract void m(); void n() { } }\n"
                      "class B extends A { void m() { super.m(); } static void s() { super.n(); } }")) ==
        Texts{"2:32 W0004", "2:63 W0010"});
}

TEST_CASE("constructors call those of the superclass, or another of their class") {
  const ParseResult result =
      understood(java("class A { A() { this(1); } A(int x) { super(); } }\nclass B extends A { B() { } B(int "
                      "x) { super(x); }\n"
                      "}\nclass C extends A { }"));
  const ClassDecl& a = classNamed(*result.program, "A");
  const ClassDecl& b = classNamed(*result.program, "B");
  CHECK(statementsOf(*a.methods[0]) == "this(1); ");
  CHECK(statementsOf(*a.methods[1]) == "");
  CHECK(statementsOf(*b.methods[0]) == "super(); ");
  CHECK(statementsOf(*b.methods[1]) == "super(x); ");
  CHECK(classNamed(*result.program, "C").defaultSuperConstructor == a.methods[0]);
  CHECK(
      problems(
          java("class A { A(int x) { } }\nclass B extends A { }\nclass C extends A { C() { } }\n"
               "class D extends A { D() { super(true); } }\nclass E extends A { int f; E() { super(f); } }\n"
               "class F extends A { F() { f(); super(1); } void f() { super(1); } }")) ==
      Texts{"2:7 W0004", "3:21 W0004", "4:27 W0004", "5:40 W0010", "6:21 W0004", "6:32 W0010", "6:55 W0010"});
  CHECK(problems(java("class A {\n A() { this(1); }\n A(int x) { this(); }\n A(boolean b) { this(); } }")) ==
        Texts{"2:2 W0004", "3:2 W0004"});
}

}  // namespace
}  // namespace warrant::ast::test
