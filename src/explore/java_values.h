// Inputs as Java code: statements that make them.
#pragma once

#include <string>
#include <string_view>

#include "ast/program.h"
#include "symbex/explore/input_graph.h"

namespace warrant::explore {

// As a literal, with what Java does not let stand in a string escaped.
std::string javaString(const std::string& text);
// The package that the file declares; empty: none.
std::string packageOf(std::string_view text);
// The name by which Java's reflection knows a class of the program: `p.Outer$Inner`.
std::string binaryName(const ast::Program& program, const ast::ClassDecl& declaration);
// The type as it stands in code, without type arguments: `Outer.Inner[]`.
std::string javaType(const ast::Type& type);
// An expression of that type; objects are called `object1`, `object2` ….
std::string javaValue(const ast::Type& type, const symbex::InputValue& value);
// Statements, a line each, that make the objects, and a variable `$N` for each symbol. They use the methods
// `make` and `set` of the tests.
std::string javaStatements(const ast::Program& program, const symbex::InputGraph& inputs,
                           const std::string& indentation);

}  // namespace warrant::explore
