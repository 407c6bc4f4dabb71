#include "unit/programs.h"

#include <doctest/doctest.h>

#include <stdexcept>

#include "ast/print.h"
#include "support/large_stack.h"

doctest::String doctest::StringMaker<std::vector<std::string>>::convert(
    const std::vector<std::string>& texts) {
  std::string all;
  for (const std::string& text : texts) all += "\"" + text + "\", ";
  return all.c_str();
}

namespace warrant::ast::test {
namespace {

constexpr std::string_view idfClass =
    "class C { int x, y; boolean b; C c; int[] a; predicate p(); predicate q(int n); "
    "pure int f(); pure C g(); void change() { ... } ";
constexpr std::string_view javaClass =
    "class C { int x, y; boolean b; C c; int[] a; /*@ predicate p(); predicate q(int n); "
    "pure int f(); pure C g(); @*/ native void change(); ";

std::string joined(std::initializer_list<std::string_view> parts) {
  std::string text;
  for (const std::string_view part : parts) text += part;
  return text;
}

Source bodyInIdf(std::string_view body) { return idf(joined({idfClass, "int m(int n) {\n", body, "\n} }"})); }
Source bodyInJava(std::string_view body) {
  return java(joined({javaClass, "int m(int n) {\n", body, "\n} }"}));
}
Source predicateInIdf(std::string_view text) {
  return idf(joined({idfClass, "predicate it() { return\n", text, "; } }"}));
}
Source predicateInJava(std::string_view text) {
  return java(joined({javaClass, "/*@ predicate it() =\n", text, "; @*/ }"}));
}

std::vector<std::string> statements(Source source) {
  const ParseResult result = parsed(std::move(source));
  std::vector<std::string> texts;
  for (const Statement* statement : std::get<Block>(method(*result.program, "m").body->node).statements) {
    texts.push_back(toString(*statement));
  }
  return texts;
}

std::string body(Source source) {
  const ParseResult result = parsed(std::move(source));
  for (const support::Diagnostic& diagnostic : result.diagnostics) {
    if (diagnostic.code != "W0013") return std::string(diagnostic.code) + " " + diagnostic.message;
  }
  return toString(*predicate(*result.program, "it").body);
}

std::string onlyCode(const Source& source) {
  const std::vector<std::string> all = problems(source);
  return all.size() == 1 ? all.front().substr(all.front().find(' ') + 1)
                         : std::to_string(all.size()) + " problems";
}

}  // namespace

Source java(std::string_view text) { return {{"Test.java", std::string(text)}, Dialect::Java}; }
Source idf(std::string_view text) { return {{"test.idf", std::string(text)}, Dialect::Inline}; }

ParseResult parsed(Source source) {
  ParseResult result;
  support::runOnLargeStack([&] { result = parse({std::move(source)}); });
  return result;
}

std::vector<std::string> problems(Source source) {
  std::vector<std::string> texts;
  for (const support::Diagnostic& diagnostic : parsed(std::move(source)).diagnostics) {
    texts.push_back(std::to_string(diagnostic.range.line) + ":" + std::to_string(diagnostic.range.column) +
                    " " + std::string(diagnostic.code));
  }
  return texts;
}

std::string onlyMessage(Source source) {
  const ParseResult result = parsed(std::move(source));
  if (result.diagnostics.size() != 1) return std::to_string(result.diagnostics.size()) + " problems";
  return result.diagnostics.front().message;
}

const MethodDecl& method(const Program& program, std::string_view name) {
  for (const ClassDecl* declaration : program.classes) {
    for (const MethodDecl* method : declaration->methods) {
      if (method->name == name) return *method;
    }
  }
  throw std::out_of_range(std::string(name));
}

const PredicateDecl& predicate(const Program& program, std::string_view name) {
  for (const ClassDecl* declaration : program.classes) {
    for (const PredicateDecl* predicate : declaration->predicates) {
      if (predicate->name == name) return *predicate;
    }
  }
  throw std::out_of_range(std::string(name));
}

std::string assertionInIdf(std::string_view text) { return body(predicateInIdf(text)); }
std::string assertionInJava(std::string_view text) { return body(predicateInJava(text)); }
std::string problemInIdf(std::string_view text) { return onlyCode(predicateInIdf(text)); }
std::string problemInJava(std::string_view text) { return onlyCode(predicateInJava(text)); }

std::vector<std::string> statementsInIdf(std::string_view body) { return statements(bodyInIdf(body)); }
std::vector<std::string> statementsInJava(std::string_view body) { return statements(bodyInJava(body)); }
std::vector<std::string> problemsOfBodyInIdf(std::string_view body) { return problems(bodyInIdf(body)); }
std::vector<std::string> problemsOfBodyInJava(std::string_view body) { return problems(bodyInJava(body)); }

}  // namespace warrant::ast::test
