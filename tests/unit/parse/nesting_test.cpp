#include <doctest/doctest.h>

#include <algorithm>

#include "ast/print.h"
#include "unit/programs.h"

namespace warrant::ast::test {
namespace {

using Texts = std::vector<std::string>;

Texts classNames(const Program& program) {
  Texts names;
  for (const ClassDecl* const declaration : program.classes) names.push_back(nestedName(*declaration));
  return names;
}

// The statements of the method of that name.
std::string bodyOf(const Program& program, std::string_view name) {
  std::string text;
  for (const Statement* const statement : std::get<Block>(method(program, name).body->node).statements)
    text += toString(*statement) + " ";
  return text;
}

ParseResult understood(Source source) {
  ParseResult result = parsed(std::move(source));
  for (const support::Diagnostic& diagnostic : result.diagnostics) FAIL_CHECK(diagnostic.message);
  return result;
}

TEST_CASE("classes nest, and name each other from where they are") {
  const ParseResult result = understood(
      java("class A {\n static class B { int x; C c; static class C { B b; A a; static int n; } }\n"
           " interface I { int f(); class D { } }\n B b; B.C c; I.D d;\n"
           " void t(A.B.C p) { b = new B(); c = new A.B.C(); c = (B.C) (Object) p; d = new I.D(); p.b.x = "
           "B.C.n; } }\n"
           "class E extends A { B b; C2 c; class C2 { } }"));
  CHECK(classNames(*result.program) == Texts{"A", "A.B", "A.B.C", "A.I", "A.I.D", "E", "E.C2"});
  CHECK(bodyOf(*result.program, "t") ==
        "this.b = new B(); this.c = new C(); this.c = (C) (Object) p; this.d = new D(); p.b.x = C.n; ");
  CHECK(result.program->classes[1]->outer == result.program->classes[0]);
  CHECK(result.program->classes[0]->outer == nullptr);
}

TEST_CASE("members of the classes around are found, the innermost first") {
  const ParseResult result = understood(
      java("class A { static int x, y; static int f() { return 1; } static int f(int n) { return n; }\n"
           " static class B { int g() { return f() + g(); }\n"
           "  static class C { static int y; int t() { x = y; A.y = f(2); A.B.C.y = 1; return x; } } } }"));
  CHECK(bodyOf(*result.program, "t") == "A.x = C.y; A.y = A.f(2); C.y = 1; return A.x; ");
}

TEST_CASE("an inner class uses the object around") {
  const ParseResult result = understood(
      java("class L { int n; void m() { } class Node { int k; class Deep { void f() { n = k; m(); } }\n"
           " L h() { L.this.n = 1; return new Node().h(); } Deep d() { return L.this.new Node().new Deep(); "
           "} } }"));
  CHECK(bodyOf(*result.program, "f") == "L.this.n = Node.this.k; L.this.m(); ");
  CHECK(bodyOf(*result.program, "h") == "L.this.n = 1; return new Node().h(); ");
  CHECK(bodyOf(*result.program, "d") == "return new Node().new Deep(); ");
  const ClassDecl& node = *result.program->classes[1];
  CHECK(node.outerField != nullptr);
  CHECK(node.outerField->isOuter);
}

TEST_CASE("an object around that nobody looks at is not there") {
  const ParseResult result =
      understood(java("class L { final Node first; L() { first = new Node(); } class Node { Node next() { "
                      "return new Node(); } } }"));
  CHECK(result.program->classes[1]->outerField == nullptr);
  CHECK(problems(java("class L { final Node first; int n; L() { first = new Node(); }\n"
                      " class Node { Node next() { n = 1; return new Node(); } } }")) == Texts{"1:50 W0015"});
}

TEST_CASE("where no object is around") {
  CHECK(problems(java("class L { int n; static class Node {\n void f() { n = 1; } } }")) ==
        Texts{"2:13 W0010"});
}

TEST_CASE("names of classes that are wrong") {
  CHECK(
      problems(java("class A { class B { } class B { }\n class A { } }\nclass B { A.C c; A.B b; B.A a; }")) ==
      Texts{"1:29 W0008", "2:8 W0008", "3:13 W0003", "3:27 W0003"});
  CHECK(problems(java("class A { X x; X y; void f(X z) { } }")) == Texts{"1:11 W0003"});
}

TEST_CASE("enums are classes with constants") {
  const ParseResult result =
      understood(java("enum Color { RED, GREEN, BLUE }\nclass C { enum Dir { UP, DOWN; } Dir d;\n"
                      " Color t(Color c) { d = Dir.UP; return c == Color.RED ? Color.GREEN : null; } }"));
  const ClassDecl& color = *result.program->classes[0];
  CHECK((color.kind == ClassKind::Enum));
  CHECK(color.isFinal);
  REQUIRE(color.fields.size() == 3);
  CHECK(color.fields[1]->name == "GREEN");
  CHECK(color.fields[1]->isEnumConstant);
  CHECK(color.fields[1]->isStatic);
  CHECK(color.fields[1]->isFinal);
  CHECK(color.fields[1]->type.declaration == &color);
  CHECK(bodyOf(*result.program, "t") == "this.d = Dir.UP; return c == Color.RED ? Color.GREEN : null; ");
  CHECK(
      problems(java("enum E { A, A }\nclass C { E e = new E(); Object o = E.B; }\nclass D extends E { }")) ==
      Texts{"1:13 W0008", "2:17 W0004", "2:39 W0003", "3:17 W0004"});
  CHECK(problems(java("enum E { A(1), B(2); int x; E(int x) { this.x = x; } }\nenum F { A { } }\n"
                      "enum G { A; int x; void f() { } }\nclass C { E e = E.A; int n = G.A.x; }")) ==
        Texts{"2:12 W0009"});
}

// Sources as one program: each a path and a text.
ParseResult program(std::vector<std::pair<std::string, std::string>> files) {
  std::vector<Source> sources;
  for (auto& [path, text] : files) sources.push_back({{path, text}, Dialect::Java});
  return parse(std::move(sources));
}

Texts problemsOf(const ParseResult& result) {
  Texts texts;
  for (const support::Diagnostic& diagnostic : result.diagnostics) {
    texts.push_back(std::to_string(diagnostic.range.file) + ":" + std::to_string(diagnostic.range.column) +
                    " " + std::string(diagnostic.code));
  }
  return texts;
}

TEST_CASE("names of classes follow packages and imports") {
  const auto withImports = [](const std::string& text) {
    return problemsOf(
        program({{"a/A.java", "package a; public class A { public static class N { } B b; }"},
                 {"a/B.java", "package a; class B { A a; A.N n; }"},
                 {"b/A.java",
                  "package b; public class A { public static int x; public static int f() { return 1; } }"},
                 {"c/C.java", text}}));
  };
  CHECK(withImports("package c; import a.A; class C { A a; A.N n; }") == Texts{});
  CHECK(withImports("package c; import b.*; class C { int y = A.x; }") == Texts{});
  CHECK(withImports("package c; import a.A; import b.*; class C { A.N n; }") == Texts{});
  CHECK(withImports("package c; import a.A.N; class C { N n; }") == Texts{});
  CHECK(withImports("package c; import a.A.*; class C { N n; }") == Texts{});
  CHECK(withImports("package c; class C { a.A a; a.A.N n; int y = b.A.x + b.A.f(); }") == Texts{});
  CHECK(withImports("package c; import static b.A.x; import static b.A.*; class C { int y = x + f(); }") ==
        Texts{});
  CHECK(withImports("package c; class C { A a; }") == Texts{"3:22 W0003"});
  CHECK(withImports("package c; import a.B; class C { A a; b.N n; }") == Texts{"3:34 W0003", "3:39 W0003"});
  CHECK(onlyMessage(java("package c; class D { class A { } } class C { A a; }")) == "there is no class 'A'");
  CHECK(program({{"a/A.java", "package a; class A { }"}, {"C.java", "package c; class C { A a; }"}})
            .diagnostics.at(0)
            .message == "there is no class 'A' in this package; 'a.A' must be imported");
  CHECK(withImports("package a; import b.A; class C { A a; int y = A.x; }") == Texts{});
}

TEST_CASE("an import of what the program lacks is reported where it is used") {
  const auto message = [](const std::string& text) { return onlyMessage(java(text)); };
  CHECK(problems(java("import java.util.List; import java.io.*; class C { }")) == Texts{});
  CHECK(message("import java.util.List; class C { List a; List b; }") ==
        "'java.util.List' has no contracts yet; --library names a folder with others");
  CHECK(message("import java.util.*; class C { List a; List b; }") ==
        "'List' is no class of the program, and 'java.util.List' has no contracts yet; --library names a "
        "folder with others");
  CHECK(problems(java("import ;\nimport java.util\nclass C { }")) == Texts{"1:1 W0002", "2:1 W0002"});
}

TEST_CASE("without packages the class of the folder wins") {
  CHECK(problemsOf(program({{"a/A.java", "class A { int x; }"},
                            {"b/A.java", "class A { boolean x; }"},
                            {"a/C.java", "class C { int f(A a) { return a.x; } }"},
                            {"b/C.java", "class D { boolean f(A a) { return a.x; } }"}})) == Texts{});
}

}  // namespace
}  // namespace warrant::ast::test
