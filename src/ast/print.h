// Source text of nodes, for messages and traces: parseable, in the notation of docs/language.md, on one line.
#pragma once

#include <string>
#include <string_view>

#include "ast/ast.h"
#include "ast/precedence.h"

namespace warrant::ast {

struct OperatorSign {
  std::string_view text;
  Precedence precedence;
};
OperatorSign signOf(BinaryOperator op);

std::string toString(const Expression& expression);
std::string toString(const Assertion& assertion);
std::string toString(const PredicateInstance& instance);
// One line; a block or an arm is elided as `{ … }`.
std::string toString(const Statement& statement);

// `List.Node`: the class with those around it, but without its package.
// `Outer.Inner.`, before the names of its members; empty where it has no name, or there is none.
std::string memberPrefix(const ClassDecl* owner);
std::string nestedName(const ClassDecl& declaration);

// `setX(int)`, `Cell(int)`, `main`: the member as --member, the JSON and messages name it.
std::string signature(const MethodDecl& method);
std::string signature(const PredicateDecl& predicate);
// `Cell.setX(int)`
std::string qualifiedSignature(const MethodDecl& method);

}  // namespace warrant::ast
