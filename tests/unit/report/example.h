// A program and a verification result made by hand, for the tests of the reports.
#pragma once

#include <string>

#include "report/report.h"

namespace warrant::report {

inline const std::string exampleText =
    "class Cell {\n"
    "  int x;\n"
    "  //@ predicate valid() = acc(this.x);\n"
    "\n"
    "  void take() //@ requires valid();\n"
    "  {}\n"
    "\n"
    "  void setX(Cell other, int v) //@ requires acc(x) && valid();\n"
    "  {\n"
    "    if (v > 0) { other.take(); }\n"
    "\tx = v;\n"
    "  }\n"
    "}\n";

struct Example {
  ast::ClassDecl cell{.name = "Cell"};
  ast::MethodDecl setX{.name = "setX", .owner = &cell, .nameRange = {0, 8, 8, 8, 12}};
  ProgramReport report;

  Example() {
    report.program = std::make_unique<ast::Program>();
    report.program->sources.push_back({{"Cell.java", exampleText}, ast::Dialect::Java});
  }

  symbex::MemberResult member(symbex::Verdict verdict) const {
    symbex::MemberResult result;
    result.method = &setX;
    result.verdict = verdict;
    return result;
  }

  static symbex::Failure failure() {
    symbex::Failure failure{symbex::Context::Write, symbex::Reason::Permission};
    failure.range = {0, 11, 2, 11, 3};
    failure.message = "no permission to write `this.x`";
    failure.notes = {{{0, 10, 18, 10, 30}, "`acc(this.x)` was last held here; this call consumed it"}};
    failure.explanation = symbex::Explanation{.lookedFor = "acc(this.x)",
                                              .heap = {"other.valid()", "o.x ↦ 3"},
                                              .elements = {{"a[0]", "v"}, {"a[1]", "a[1]"}},
                                              .store = {{"this", "this"}, {"v", "v + 1"}},
                                              .pathCondition = {"v > 0"},
                                              .branches = {{{0, 10, 9, 10, 14}, "v > 0 is true"}},
                                              .nearMisses = {"o.x: o = this does not follow"}};
    return failure;
  }
};

}  // namespace warrant::report
