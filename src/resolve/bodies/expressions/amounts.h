// Amounts of permission: expressions of type `perm`, and what asks for less than all of a permission.
//
// Text such as `1/2` is a number where it stands alone: it becomes an amount where one is wanted, or is
// compared or combined with one.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class AmountResolver : public BodyPart {
 public:
  explicit AmountResolver(Resolver& resolver) : BodyPart(resolver) {}

  // That amount, which may be `read` or `?f`, of what is accessed.
  Value share(const Value& access, Grammar::ExpressionContext* amount, const Place& place);
  Value shareToRead(const Value& access);
  // `[1\2]p()`
  Value scale(Grammar::ScaledContext* scaled, const Place& place);
  // Reports what the assertion, which is held under a condition, binds.
  void refuseBindings(const Assertion& conditional);
  // The expression as an amount; reported where it is none.
  const Expression* toPerm(const Expression* expression);
  // `a\b`
  const Expression* fraction(const Expression* above, const Expression* below, support::SourceRange range);
  // An operator whose operands are both amounts, or become some.
  Value operation(BinaryOperator op, const Expression* left, const Expression* right,
                  support::SourceRange range);
  static bool areAmounts(const Expression& left, const Expression& right) {
    return left.type.isPerm() || right.type.isPerm();
  }

 private:
  bool isWord(Grammar::ExpressionContext* amount, std::string_view word) const;
  const Expression* converted(const Expression& expression);
  const Expression* literal(std::int64_t numerator, std::int64_t denominator, support::SourceRange range);
  const Variable* bind(const Token& name, const Place& place);
};

inline constexpr Type permType{TypeKind::Perm, nullptr, nullptr};

}  // namespace warrant::ast
