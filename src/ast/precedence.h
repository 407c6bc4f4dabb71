// Gives the flat list of operands and operators of an expression its shape.
#pragma once

#include <vector>

#include "ast/resolver.h"

namespace warrant::ast {

class FlatExpression {
 public:
  FlatExpression(Resolver& resolver, Grammar::ExpressionContext* context, const Place& place);

  Value resolve();

 private:
  struct Operator {
    std::size_t type;  // of the token; STAR_STAR where `*` separates
    const Token* token;
    int precedence;
  };
  struct Operand {
    Grammar::OperandContext* context;
    std::vector<Tree*> prefixes;
    Value value;  // without the prefixes
  };

  void split(Grammar::ExpressionContext* context);
  void resolveOperands();
  void resolveStars();
  bool mayMultiply(std::size_t star) const;

  // Each reads from operand `next_` on, as far as the operators bind.
  Value conditional(std::size_t firstPrefix);
  Value binary(int weakest, std::size_t firstPrefix);
  Value prefixed(std::size_t firstPrefix);

  Value applyPrefix(const Token& prefix, Value operand);
  Value applyGhostPrefix(Grammar::GhostPrefixContext* prefix, Value body);
  Value combine(const Operator& op, Value left, Value right);
  Value conjoin(Value left, Value right);
  Value implies(Value left, Value right);
  Value relation(const Operator& op, Value left, Value right);
  Value arithmetic(const Operator& op, Value left, Value right);
  Value logical(BinaryOperator op, Value left, Value right);
  Value choose(Value condition, Value onTrue, Value onFalse);
  Value assign();

  const Expression* plain(const Value& value) { return resolver_.toExpression(value, place_); }
  const Expression* ofType(const Type& type, const Value& value) {
    return resolver_.checkType(type, plain(value), value.range);
  }

  Resolver& resolver_;
  Place place_;
  std::vector<Operand> operands_;
  std::vector<Operator> operators_;
  Grammar::ExpressionContext* onTrue_ = nullptr;
  Grammar::ExpressionContext* onFalse_ = nullptr;
  const Token* assignment_ = nullptr;
  Grammar::ExpressionContext* assigned_ = nullptr;
  std::size_t next_ = 0;
};

}  // namespace warrant::ast
