// Assertions: permissions, predicates and what is said of values (paper, Figure 4).
#pragma once

#include "ast/expression.h"

namespace warrant::ast {

struct Assertion;

struct Pure {  // a boolean expression without conjunctions at its top: those are Stars
  const Expression* condition;
};
struct FieldAccess {           // acc(e.f)
  const Expression* receiver;  // of a static field: nullptr, or what is evaluated for its effects
  const FieldDecl* field;
};
struct ElementAccess {  // acc(a[i])
  const Expression* array;
  const Expression* index;
};
struct ElementsAccess {  // acc(a[from..to]), without `to`; acc(a[*]) and acc(a.elems): all, both nullptr
  const Expression* array;
  const Expression* from;
  const Expression* to;
};
// acc(A, p) for one of the accesses above: that amount of each permission in it.
struct Share {
  const Assertion* access;
  const Expression* amount;         // nullptr: `read`, or what `bound` gets
  const Variable* bound = nullptr;  // of `?f`: gets the amount
};
struct Star {  // A * B, A ** B, A && B, and several clauses
  const Assertion* left;
  const Assertion* right;
};
struct ConditionalAssertion {  // e ? A : B; e ==> A is e ? A : true
  const Expression* condition;
  const Assertion* onTrue;
  const Assertion* onFalse;
};
struct Untouched {
  const Assertion* assertion;
};
// (\forall* T x; range; A): A for each of the values of the variables that are in the range, separately.
struct Iterated {
  std::span<const Variable* const> variables;
  const Expression* range;  // nullptr: all values
  const Assertion* body;
};
// A --* B: a permission to give `left` for `right`, once. What it is of the expressions in it says Wands.
struct Wand {
  const Assertion* left;
  const Assertion* right;
};

struct Assertion {
  std::variant<Pure, FieldAccess, ElementAccess, ElementsAccess, PredicateInstance, Share, Star,
               ConditionalAssertion, Untouched, Iterated, Wand>
      node;
  SourceRange range;
  bool grants;  // whether it may hold permissions: false for assertions made of Pure and Untouched only
};

}  // namespace warrant::ast
