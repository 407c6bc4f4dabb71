// Programs as texts, and what the front end makes of them as text again.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "ast/program.h"

namespace doctest {

template <>
struct StringMaker<std::vector<std::string>> {
  static String convert(const std::vector<std::string>& texts);
};

}  // namespace doctest

namespace warrant::ast::test {

Source java(std::string_view text);
Source idf(std::string_view text);

ParseResult parsed(Source source);

// `line:column code` of each problem.
std::vector<std::string> problems(Source source);
// Its message where there is exactly one problem.
std::string onlyMessage(Source source);

// The declaration of that name in a program without problems.
const MethodDecl& method(const Program& program, std::string_view name);
const PredicateDecl& predicate(const Program& program, std::string_view name);

// How the body of a predicate of class C reads, in the inline dialect or in a Java annotation. The class has
// fields `int x, y; boolean b; C c; int[] a;` and `predicate p(); predicate q(int n); pure int f(); pure C
// g();`.
std::string assertionInIdf(std::string_view text);
std::string assertionInJava(std::string_view text);
// The code of the one problem with it, which is on line 2.
std::string problemInIdf(std::string_view text);
std::string problemInJava(std::string_view text);

// The statements of a method `int m(int n)` of that class; they start on line 2.
std::vector<std::string> statementsInIdf(std::string_view body);
std::vector<std::string> statementsInJava(std::string_view body);
std::vector<std::string> problemsOfBodyInIdf(std::string_view body);
std::vector<std::string> problemsOfBodyInJava(std::string_view body);

}  // namespace warrant::ast::test
