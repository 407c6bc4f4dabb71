// Visiting the parts of expressions and assertions.
#pragma once

#include "ast/ast.h"
#include "support/function_ref.h"

namespace warrant::ast {

// Calls `visit` for each direct subexpression, in the order of evaluation.
void forEachChild(const Expression& expression, support::FunctionRef<void(const Expression&)> visit);
// Calls `visit` for the expression and all expressions within it, outermost first.
void forEachExpression(const Expression& expression, support::FunctionRef<void(const Expression&)> visit);
// Calls `visit` for all expressions within the assertion, those within expressions included.
void forEachExpression(const Assertion& assertion, support::FunctionRef<void(const Expression&)> visit);
// Calls `visit` for the assertion and all assertions within it, outermost first.
void forEachAssertion(const Assertion& assertion, support::FunctionRef<void(const Assertion&)> visit);

// Calls `visit` for the statement and all statements within it, outermost first.
void forEachStatement(const Statement& statement, support::FunctionRef<void(const Statement&)> visit);

// The same without the statements of ghost code within it.
void forEachStatementOfCode(const Statement& statement, support::FunctionRef<void(const Statement&)> visit);

// Calls the functions for the expressions and assertions directly within the statement, and not those of the
// statements within it.
void forEachOperand(const Statement& statement, support::FunctionRef<void(const Expression&)> onExpression,
                    support::FunctionRef<void(const Assertion&)> onAssertion);

// Calls `visit` for each variable that the statement declares or may assign, in expressions too; maybe more
// than once.
void forEachAssigned(const Statement& statement, support::FunctionRef<void(const Variable&)> visit);

// Whether it is a variable, or field, that exists in annotations only.
bool isGhost(const Expression& target);
// Whether it is the assignment of a `set` statement.
bool setsGhost(const Expression& expression);
// Whether it says something of the code, and is no code.
bool isAnnotation(const Statement& statement);
// Whether it is `this`, or the object around it that an inner class has: `Outer.this`.
bool isThisOrAround(const Expression& expression);

// Whether evaluating it may change a variable or the heap, or call a mutator.
bool hasEffects(const Expression& expression);

}  // namespace warrant::ast
