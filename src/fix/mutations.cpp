#include "fix/mutations.h"

#include <algorithm>
#include <limits>
#include <string_view>

#include "ast/print.h"
#include "ast/walk.h"

namespace warrant::fix {

using ast::BinaryOperator;
using support::SourceRange;

namespace {

using Operators = std::vector<BinaryOperator>;

// What is easily written in its place.
Operators confusedWith(BinaryOperator op) {
  switch (op) {
    case BinaryOperator::Less:
      return {BinaryOperator::LessOrEqual, BinaryOperator::Greater};
    case BinaryOperator::LessOrEqual:
      return {BinaryOperator::Less, BinaryOperator::GreaterOrEqual};
    case BinaryOperator::Greater:
      return {BinaryOperator::GreaterOrEqual, BinaryOperator::Less};
    case BinaryOperator::GreaterOrEqual:
      return {BinaryOperator::Greater, BinaryOperator::LessOrEqual};
    case BinaryOperator::Equal:
      return {BinaryOperator::NotEqual};
    case BinaryOperator::NotEqual:
      return {BinaryOperator::Equal};
    case BinaryOperator::Add:
      return {BinaryOperator::Subtract};
    case BinaryOperator::Subtract:
      return {BinaryOperator::Add};
    case BinaryOperator::And:
      return {BinaryOperator::Or};
    case BinaryOperator::Or:
      return {BinaryOperator::And};
    default:
      return {};
  }
}

// As texts have it, the longer first.
std::vector<std::string_view> spellingsOf(BinaryOperator op) {
  switch (op) {
    case BinaryOperator::LessOrEqual:
      return {"<=", "≤"};
    case BinaryOperator::GreaterOrEqual:
      return {">=", "≥"};
    case BinaryOperator::Equal:
      return {"==", "="};
    case BinaryOperator::NotEqual:
      return {"!=", "≠"};
    case BinaryOperator::And:
      return {"&&", "∧"};
    case BinaryOperator::Or:
      return {"||", "∨"};
    default:
      return {ast::signOf(op).text};
  }
}

class Mutations {
 public:
  explicit Mutations(const Layout& layout) : layout_(layout) {}

  void addTo(const ast::Expression& part, const std::vector<std::int64_t>& numbers) {
    const std::string text = layout_.textOf(part.range);
    noteSum(part);
    if (const auto* const binary = std::get_if<ast::Binary>(&part.node)) {
      addOperands(part, *binary);
      addOperators(part, *binary, confusedWith(binary->op));
    }
    if (const auto* const literal = std::get_if<ast::IntegerLiteral>(&part.node))
      addNumbers(part, text, literal->value, numbers);
    if (const auto* const truth = std::get_if<ast::BooleanLiteral>(&part.node)) {
      if (text == "true" || text == "false") add(part.range, truth->value ? "false" : "true");
    }
    const auto* const unary = std::get_if<ast::Unary>(&part.node);
    if (unary != nullptr && unary->op == ast::UnaryOperator::Not)
      add(part.range, layout_.textOf(unary->operand->range));
  }

  void addOperators(const ast::Expression& part, const ast::Binary& binary, const Operators& others) {
    const SourceRange &left = binary.left->range, &right = binary.right->range;
    if (!left.isKnown() || !right.isKnown() || !isWithin(left, part.range) || !isWithin(right, part.range))
      return;
    const SourceRange between{left.file, left.endLine, left.endColumn, right.line, right.column};
    for (const BinaryOperator other : others) {
      std::string sign = layout_.textOf(between);
      const std::string before =
          layout_.textOf({left.file, part.range.line, part.range.column, left.endLine, left.endColumn});
      const std::string behind =
          layout_.textOf({left.file, right.line, right.column, part.range.endLine, part.range.endColumn});
      for (const std::string_view spelling : spellingsOf(binary.op)) {
        const std::size_t at = sign.find(spelling);
        if (at == std::string::npos) continue;
        sign.replace(at, spelling.size(), ast::signOf(other).text);
        found_.push_back({layout_.textOf(part.range), before + sign + behind, {between, sign}});
        break;
      }
    }
  }

  std::vector<Mutation> take() { return std::move(found_); }

 private:
  void add(const SourceRange& range, const std::string& text) {
    const std::string was = layout_.textOf(range);
    if (!was.empty() && !text.empty() && was != text) found_.push_back({was, text, {range, text}});
  }

  void addOperands(const ast::Expression& part, const ast::Binary& binary) {
    const bool isSum = binary.op == BinaryOperator::Add || binary.op == BinaryOperator::Subtract ||
                       binary.op == BinaryOperator::Multiply;
    const bool isJunction = binary.op == BinaryOperator::And || binary.op == BinaryOperator::Or;
    if (!isSum && !isJunction) return;
    add(part.range, layout_.textOf(binary.left->range));
    if (binary.op != BinaryOperator::Subtract) add(part.range, layout_.textOf(binary.right->range));
  }

  // What the text has as a number in the usual form.
  void addNumbers(const ast::Expression& part, const std::string& text, std::int64_t value,
                  const std::vector<std::int64_t>& numbers) {
    if (text != std::to_string(value)) return;
    std::vector<std::int64_t> others = numbers;
    if (value < std::numeric_limits<std::int32_t>::max()) others.push_back(value + 1);
    if (value > 0) others.push_back(value - 1);
    const bool isOfSum = std::ranges::find(summands_, &part) != summands_.end();
    for (const std::int64_t other : others) {
      if (other > (isOfSum ? 0 : -1)) add(part.range, std::to_string(other));
    }
  }

  // A sum without one of its parts is a change of its own.
  void noteSum(const ast::Expression& part) {
    const auto* const binary = std::get_if<ast::Binary>(&part.node);
    if (binary == nullptr || (binary->op != BinaryOperator::Add && binary->op != BinaryOperator::Subtract))
      return;
    summands_.push_back(binary->left);
    summands_.push_back(binary->right);
  }

  const Layout& layout_;
  std::vector<const ast::Expression*> summands_;
  std::vector<Mutation> found_;
};

std::vector<Mutation> compared(const Layout& layout, const ast::Expression& whole, BinaryOperator fromLess,
                               BinaryOperator toLess, BinaryOperator fromGreater, BinaryOperator toGreater) {
  Mutations mutations(layout);
  ast::forEachExpression(whole, [&](const ast::Expression& part) {
    const auto* const binary = std::get_if<ast::Binary>(&part.node);
    if (binary != nullptr && binary->op == fromLess) mutations.addOperators(part, *binary, {toLess});
    if (binary != nullptr && binary->op == fromGreater) mutations.addOperators(part, *binary, {toGreater});
  });
  return mutations.take();
}

}  // namespace

std::string titleOf(const Mutation& mutation) {
  return "write `" + mutation.becomes + "` for `" + mutation.was + "` in line " +
         std::to_string(mutation.edit.range.line);
}

std::vector<Mutation> mutationsOf(const Layout& layout, const ast::Expression& whole,
                                  const std::vector<std::int64_t>& numbers) {
  Mutations mutations(layout);
  ast::forEachExpression(whole, [&](const ast::Expression& part) {
    if (part.range.isKnown() && isWithin(part.range, whole.range)) mutations.addTo(part, numbers);
  });
  return mutations.take();
}

std::vector<Mutation> weakened(const Layout& layout, const ast::Expression& whole) {
  return compared(layout, whole, BinaryOperator::Less, BinaryOperator::LessOrEqual, BinaryOperator::Greater,
                  BinaryOperator::GreaterOrEqual);
}

std::vector<Mutation> strengthened(const Layout& layout, const ast::Expression& whole) {
  return compared(layout, whole, BinaryOperator::LessOrEqual, BinaryOperator::Less,
                  BinaryOperator::GreaterOrEqual, BinaryOperator::Greater);
}

std::string negated(const Layout& layout, const ast::Expression& condition) {
  const auto* const unary = std::get_if<ast::Unary>(&condition.node);
  const bool isNegation = unary != nullptr && unary->op == ast::UnaryOperator::Not;
  if (isNegation) return layout.textOf(unary->operand->range);
  return "!(" + layout.textOf(condition.range) + ")";
}

}  // namespace warrant::fix
