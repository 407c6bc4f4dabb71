#include <doctest/doctest.h>

#include <map>
#include <string>
#include <vector>

#include "ast/print.h"
#include "unit/programs.h"

namespace warrant::ast::test {
namespace {

using Texts = std::vector<std::string>;

// A library that is these files, and what was asked of it.
struct TestLibrary {
  std::map<std::string, std::string, std::less<>> files;
  Texts asked;

  std::optional<support::SourceFile> operator()(std::string_view path) {
    asked.emplace_back(path);
    const auto found = files.find(path);
    if (found == files.end()) return std::nullopt;
    return support::SourceFile{"library/" + std::string(path) + ".java", found->second};
  }
};

const TestLibrary usual{
    {{"java/lang/Object", "package java.lang; class Object { boolean equals(Object o); }"},
     {"java/lang/String", "package java.lang; class String { /*@ pure @*/ int length(); }"},
     {"java/lang/Math",
      "package java.lang; class Math { static final int N = 5; /*@ pure @*/ static int "
      "max(int a, int b); }"},
     {"java/lang/Error", "package java.lang; class Error extends Base { Error(); }"},
     {"java/lang/Base", "package java.lang; import java.lang.util.*; class Base { Set s; }"},
     {"java/lang/util/Set", "package java.lang.util; public class Set { }"}},
    {}};

ParseResult parsedWith(TestLibrary& library, std::string_view text) {
  return parse({java(text)}, 1, library);
}

Texts messages(const ParseResult& result) {
  Texts texts;
  for (const support::Diagnostic& diagnostic : result.diagnostics) texts.push_back(diagnostic.message);
  return texts;
}

Texts libraryClasses(const ParseResult& result) {
  Texts names;
  for (const ClassDecl* const declaration : result.program->classes) {
    if (declaration->isLibrary) names.emplace_back(declaration->name);
  }
  return names;
}

TEST_CASE("a program without names of a library asks for nothing") {
  TestLibrary library = usual;
  const ParseResult result = parsedWith(
      library,
      "class C { Object o; C next; public static void main(String[] a) { int i = 0; boolean b = i == 1; } }");
  CHECK(messages(result) == Texts{});
  CHECK(library.asked == Texts{});
}

TEST_CASE("the classes that are mentioned are read, and those that they mention") {
  TestLibrary library = usual;
  const ParseResult result = parsedWith(
      library, "class C { int m = Math.N; Error e = new Error(); int f() { return Math.max(1, 2); } }");
  CHECK(messages(result) == Texts{});
  CHECK(libraryClasses(result) == Texts{"Error", "Math", "Base", "Set"});
  CHECK(result.program->sources.size() == 5);
  CHECK(result.program->sources[1].isLibrary);
  CHECK(!method(*result.program, "max").hasBody());
}

TEST_CASE("members of Object and String are read when one is used") {
  TestLibrary library = usual;
  CHECK(libraryClasses(parsedWith(library, "class C { int f(String s) { return s.length(); } }")) ==
        Texts{"String"});
  const ParseResult result = parsedWith(library,
                                        "class C { public boolean equals(Object o) { return true; } boolean "
                                        "f(Object o) { return o.equals(this); } }");
  CHECK(messages(result) == Texts{});
  CHECK(libraryClasses(result) == Texts{"Object"});
  const MethodDecl& equals = *result.program->classes[0]->methods[0];
  REQUIRE(equals.overrides.size() == 1);
  CHECK(equals.overrides[0]->owner == result.program->object);
}

TEST_CASE("overrides of Object's methods have contracts of their own where nobody calls them on an object") {
  TestLibrary library = usual;
  const ParseResult result = parsedWith(
      library, "class C { int x; //@ requires acc(x);\n public boolean equals(Object o) { return true; } }");
  CHECK(libraryClasses(result) == Texts{});
  CHECK(result.program->classes[0]->methods[0]->overrides.empty());
}

TEST_CASE("an interface may name what every class inherits from Object") {
  TestLibrary library = usual;
  CHECK(messages(parsedWith(library, "interface I { boolean equals(Object o); } class C implements I { }")) ==
        Texts{});
  CHECK(messages(parsedWith(library, "interface I { boolean same(Object o); } class C implements I { }")) ==
        Texts{"'C' must implement 'I.same(Object)', or be abstract"});
}

TEST_CASE("a program's own class wins, and the library keeps its own") {
  TestLibrary library = usual;
  const ParseResult own = parsedWith(
      library,
      "class Math { static boolean max(int a, int b) { return true; } boolean f() { return max(1, 2); } }");
  CHECK(messages(own) == Texts{});
  CHECK(libraryClasses(own) == Texts{});
  const ParseResult both =
      parsedWith(library, "class Base { int mine; } class C { Base b; Error e; int f() { return b.mine; } }");
  CHECK(messages(both) == Texts{});
  CHECK(libraryClasses(both) == Texts{"Error", "Base", "Set"});
}

TEST_CASE("what the library lacks is unknown") {
  TestLibrary library = usual;
  CHECK(
      messages(parsedWith(
          library, "class C { Maths m; int f(String s, Object o) { return s.size() + o.size(); } }")) ==
      Texts{"there is no class 'Maths'", "there is no method or predicate in class 'String' called 'size'"});
}

}  // namespace
}  // namespace warrant::ast::test
