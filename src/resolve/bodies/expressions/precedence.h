// Gives the flat list of operands and operators of an expression its shape.
#pragma once

#include <span>
#include <vector>

#include "ast/precedence.h"
#include "resolve/bodies/resolver.h"

namespace warrant::ast {

class FlatExpression : public BodyPart {
 public:
  FlatExpression(Resolver& resolver, Grammar::ExpressionContext* context, const Place& place);
  // An operand with its prefixes.
  FlatExpression(Resolver& resolver, Grammar::OperandContext* operand, const Place& place);

  Value resolve();

 private:
  struct Operator {
    std::size_t type;  // of the token; STAR_STAR where `*` separates
    const Token* token;
    Precedence precedence;
  };
  struct Operand {
    Grammar::OperandContext* context;  // nullptr behind `instanceof`
    std::vector<Tree*> prefixes;
    Value value;  // without the prefixes
    Grammar::PatternContext* pattern = nullptr;
    Type tested = {};
    const Variable* variable = nullptr;
  };
  // What patterns have matched before the operand that is read next, by what follows it (JLS 6.3.1).
  struct Matched {
    std::vector<const Variable*> inConjunction, inDisjunction, inImplication;
    std::size_t conjuncts = 0, disjuncts = 0;
    std::size_t termStart = 0;  // the operand with which the present conjunct starts
  };

  void split(Grammar::ExpressionContext* context);
  void resolveOperands();
  void resolveStars();
  void enterOperand(std::size_t operand);
  void collectOfTerm(std::size_t last, bool outcome, std::vector<const Variable*>& found) const;
  bool mayMultiply(std::size_t star) const;

  // Each reads from operand `next_` on, as far as the operators bind.
  Value conditional(std::size_t firstPrefix);
  Value binary(Precedence weakest, std::size_t firstPrefix);
  void refuseEffects(const Value& middle);
  Value prefixed(std::size_t firstPrefix);

  Value applyPrefix(const Token& prefix, Value operand);
  Value applyGhostPrefix(Grammar::GhostPrefixContext* prefix, Value body);
  Value combine(const Operator& op, Value left, Value right);
  Value conjunction(Value first);
  Value conjoinHalves(std::span<const Value> parts);
  Value conjoin(Value left, Value right);
  Value implies(Value left, Value right);
  Value test(const Operand& pattern, Value left);
  Value relation(const Operator& op, Value left, Value right);
  Value arithmetic(const Operator& op, Value left, Value right);
  Value refuseOperand(const Operator& op, const Value& operand);
  // --- strings (resolve_strings.cpp)
  Value concatenation(const Expression* left, const Expression* right, support::SourceRange range);
  Value append(const Value& target, const Expression* operand, support::SourceRange range);
  // The operand of a concatenation, of primitive type, a String, an array or null; reported where it is not
  // allowed.
  const Expression* concatenated(const Expression* operand);
  const Expression* textOf(const Expression* object);
  BinaryOperator concatenator() const;
  Value logical(BinaryOperator op, Value left, Value right);
  Value choose(Value condition, Value onTrue, Value onFalse);
  void reportDisagreement(const Type& onTrue, const Type& onFalse, support::SourceRange range);
  Value assign();

  static bool isMathematical(const Value& value);
  const Expression* plain(const Value& value) { return r_.assertions.toExpression(value, place_); }
  const Expression* ofType(const Type& type, const Value& value) {
    return r_.expressions.checkType(type, r_.boxes.unbox(plain(value)), value.range);
  }
  const Expression* ofNumber(const Value& value) {
    return r_.numbers.checkNumber(r_.boxes.unbox(plain(value)), value.range);
  }

  Place place_;
  std::vector<Operand> operands_;
  std::vector<Operator> operators_;
  Grammar::ExpressionContext* onTrue_ = nullptr;
  Grammar::ExpressionContext* onFalse_ = nullptr;
  const Token* assignment_ = nullptr;
  Grammar::ExpressionContext* assigned_ = nullptr;
  std::size_t next_ = 0;
  std::size_t mark_ = 0;  // of the locals, before those of patterns
  Matched matched_;
};

}  // namespace warrant::ast
