// The result of parsing does not depend on the number of threads.
#include <doctest/doctest.h>

#include <string>

#include "ast/print.h"
#include "ast/program.h"
#include "support/large_stack.h"

using namespace warrant::ast;

namespace {

// Every tenth class holds mistakes: of syntax, of names, of types.
std::string program(bool hasMistakes) {
  std::string text;
  for (int i = 0; i < 100; ++i) {
    const std::string name = "C" + std::to_string(i);
    const bool isWrong = hasMistakes && i % 10 == 3;
    text += "class " + name + " {\n  int[] a; " + name + "[] b;\n  boolean f(int n) { return n " +
            (isWrong ? "+ true == missing" : "> 0") + "; }\n" + (isWrong ? "  Gone g; int h( { }\n" : "") +
            "  //@ predicate p() = acc(a) && acc(b);\n}\n";
  }
  return text;
}

ParseResult parseWith(const std::string& text, unsigned jobs) {
  ParseResult result;
  warrant::support::runOnLargeStack([&] {
    result = parse({{{"A.java", text}, Dialect::Java}, {{"B.java", "class Last { Gone g; }"}, Dialect::Java}},
                   jobs);
  });
  return result;
}

std::string describe(const ParseResult& result) {
  std::string text;
  for (const auto& diagnostic : result.diagnostics) {
    text += std::to_string(diagnostic.range.file) + ":" + std::to_string(diagnostic.range.line) + ":" +
            std::to_string(diagnostic.range.column) + " " + std::string(diagnostic.code) + " " +
            diagnostic.message + "\n";
  }
  for (const ClassDecl* declaration : result.program->classes) {
    text += declaration->name;
    for (const FieldDecl* field : declaration->fields) text += " " + std::to_string(field->index);
    for (const MethodDecl* method : declaration->methods) {
      text += " " + signature(*method) + " " + std::to_string(method->index);
    }
    for (const PredicateDecl* predicate : declaration->predicates) {
      text += " " + signature(*predicate) + " " + std::to_string(predicate->index);
      text += predicate->body != nullptr ? " " + toString(*predicate->body) : "";
    }
    text += "\n";
  }
  return text;
}

}  // namespace

TEST_CASE("a program is the same whatever the number of threads that read it") {
  for (const bool hasMistakes : {false, true}) {
    const std::string text = program(hasMistakes);
    const ParseResult one = parseWith(text, 1);
    CHECK(one.diagnostics.size() >= (hasMistakes ? 31 : 1));
    for (const unsigned jobs : {2u, 3u, 8u}) CHECK(describe(parseWith(text, jobs)) == describe(one));
  }
}
