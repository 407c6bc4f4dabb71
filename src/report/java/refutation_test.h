// A refutation as a Java program, which fails as long as the program under test does what it shows.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <variant>

#include "ast/program.h"
#include "refute/refutation.h"

namespace warrant::report {

// The first line of such a program.
constexpr std::string_view refutationMark = "// Written by `warrant verify --refute --tests`.";

struct JavaTest {
  std::string name;  // of its class
  std::string text;
};
// Why there is none.
struct NoJavaTest {
  std::string why;
};

// Of what is refuted, for which Java was asked (refute::Effort::wantsJava). Compiled together with the
// program and run with `java -ea`, it makes the inputs, calls the member, and fails: by what the member
// throws, or by a check of what its contract says of values. `taken`: names that others have; gets that of
// the test.
std::variant<JavaTest, NoJavaTest> toJavaTest(const ast::Program& program,
                                              const refute::Refutation& refutation,
                                              std::set<std::string>& taken);

}  // namespace warrant::report
