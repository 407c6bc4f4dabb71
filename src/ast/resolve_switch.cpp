// `switch`, as a statement and as an expression.
#include <set>
#include <tuple>

#include "ast/constants.h"
#include "ast/resolver.h"
#include "ast/types.h"
#include "support/codes.h"
#include "support/match.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

bool isEnum(const Type& type) {
  return type.kind == TypeKind::Class && type.declaration->kind == ClassKind::Enum;
}

bool isString(const Type& type) {
  return type.kind == TypeKind::Class && type.declaration->isBuiltIn && type.declaration->name == "String";
}

bool isSwitched(const Type& type) {
  if (type.isIntegral()) return type.kind != TypeKind::Long;
  return type.kind == TypeKind::Error || isEnum(type) || isString(type);
}

bool isArrow(Grammar::SwitchCaseContext* one) { return findToken(one, TokenType::ARROW) != nullptr; }

support::SourceRange rangeOfLabels(Grammar::SwitchCaseContext* one) {
  return one->expressions() == nullptr ? firstToken(one).range()
                                       : rangeBetween(firstToken(one), lastToken(one->expressions()));
}

}  // namespace

// The labels that were read so far.
class SwitchLabels {
 public:
  explicit SwitchLabels(const Type& switched) : selector(isSwitched(switched) ? switched : Type{}) {}

  // Whether there was such a one before.
  bool isRepeated(const Expression& constant) {
    const Key key = support::match(
        constant.node,
        [](const IntegerLiteral& literal) {
          return Key{literal.value, {}, nullptr};
        },
        [](const StringLiteral& literal) {
          return Key{0, literal.text, nullptr};
        },
        [](const FieldRead& read) {
          return Key{0, {}, read.field};
        },
        [](const auto&) { return Key{}; });
    return !seen_.insert(key).second;
  }
  std::size_t count() const { return seen_.size(); }

  const Type selector;
  const Token* defaultLabel = nullptr;

 private:
  using Key = std::tuple<std::int64_t, std::string_view, const FieldDecl*>;
  std::set<Key> seen_;
};

const Expression* Resolver::resolveSelector(Grammar::ExpressionContext* context, const Place& place) {
  const Expression* const selector = resolveExpression(context, place);
  if (!isSwitched(selector->type)) {
    error(codes::type, rangeOf(context),
          "expected an int, short, byte, char, String or enum to switch over, but this is of type " +
              toString(selector->type));
  }
  return selector;
}

// An enum constant is written without its enum.
const Expression* Resolver::resolveEnumLabel(const ClassDecl& owner, Grammar::ExpressionContext* context) {
  const Token& name = firstToken(context);
  const support::SourceRange range = rangeOf(context);
  const ClassScope& scope = builder_.scopeOf(owner);
  const FieldDecl* field = nullptr;
  if (&name == &lastToken(context) && name.is(TokenType::IDENTIFIER)) field = scope.findField(name.text);
  if (field == nullptr || !field->isEnumConstant) {
    error(codes::unknownName, range,
          inQuotes(name.text) + " is not a constant of the enum " + inQuotes(owner.name));
    return nullptr;
  }
  return make(FieldRead{nullptr, field}, field->type, range);
}

// nullptr: it was reported.
const Expression* Resolver::resolveLabel(Grammar::ExpressionContext* context, const SwitchLabels& labels) {
  if (isEnum(labels.selector)) return resolveEnumLabel(*labels.selector.declaration, context);
  const Expression* const label =
      resolveExpression(context, {.name = "a case label", .isSpecification = false});
  if (label->type.kind == TypeKind::Error || labels.selector.kind == TypeKind::Error) return nullptr;
  const bool isOfType =
      labels.selector.isIntegral() ? label->type.isIntegral() : isAssignable(label->type, labels.selector);
  if (!isOfType) {
    checkType(labels.selector, label, rangeOf(context));
    return nullptr;
  }
  const Expression* const constant = ConstantFolder(arena()).fold(*label);
  if (constant != nullptr && (std::holds_alternative<IntegerLiteral>(constant->node) ||
                              std::holds_alternative<StringLiteral>(constant->node))) {
    return constant;
  }
  error(codes::type, rangeOf(context), "a case label must be a constant");
  return nullptr;
}

Expressions Resolver::resolveLabels(Grammar::SwitchCaseContext* one, SwitchLabels& labels) {
  std::vector<const Expression*> resolved;
  if (firstToken(one).annotation !=
      firstToken(static_cast<antlr4::ParserRuleContext*>(one->parent)).annotation) {
    error(codes::dialect, rangeOfLabels(one),
          "this is Java within an annotation, where javac does not see it");
  }
  if (one->expressions() == nullptr) {
    if (labels.defaultLabel != nullptr) {
      error(codes::duplicate, firstToken(one).range(), "the switch has a 'default' already",
            {{labels.defaultLabel->range(), "here"}});
    }
    labels.defaultLabel = &firstToken(one);
    return {};
  }
  for (Grammar::ExpressionContext* const context : one->expressions()->expression()) {
    const Expression* const label = resolveLabel(context, labels);
    if (label == nullptr) continue;
    if (labels.isRepeated(*label)) {
      error(codes::duplicate, rangeOf(context), "the switch has a case with this label already");
    }
    resolved.push_back(label);
  }
  return arena().copy(resolved);
}

// ------------------------------------------------------------------------------------------- the statement

const Statement* Resolver::resolveSwitch(Grammar::StatementContext* statement) {
  if (!isWellPlaced(statement)) return nullptr;
  const Expression* const selector = resolveSelector(statement->expression(0), codePlace());
  Switch choice{nextTarget_++, selector, {}};
  SwitchLabels labels(selector->type);
  const std::size_t locals = locals_.mark(), jumps = jumps_.size();
  jumps_.push_back({nullptr, choice.id, JumpPlace::Kind::Switch});
  std::vector<SwitchCase> cases;
  const std::vector<Grammar::SwitchCaseContext*> contexts = statement->switchCase();
  for (Grammar::SwitchCaseContext* const context : contexts) {
    if (isArrow(context) != isArrow(contexts.front())) {
      error(codes::syntax, firstToken(context).range(),
            "a switch has either ':' or '->' behind all its labels");
    }
    cases.push_back(resolveCase(context, labels, choice.id));
  }
  jumps_.resize(jumps);
  locals_.leave(locals);
  choice.cases = arena().copy(cases);
  return makeStatement(choice, rangeOf(statement));
}

SwitchCase Resolver::resolveCase(Grammar::SwitchCaseContext* context, SwitchLabels& labels, JumpTarget id) {
  SwitchCase one{
      resolveLabels(context, labels), context->expressions() == nullptr, {}, rangeOfLabels(context)};
  std::vector<const Statement*> body;
  if (isArrow(context)) {
    Grammar::StatementContext* const only = context->statement(0);
    const Token& first = firstToken(only);
    const bool isAllowed =
        first.is(TokenType::LBRACE) || first.is(TokenType::THROW) ||
        (!isBroken(only) && only->expression().size() == 1 && &firstToken(only->expression(0)) == &first);
    if (!isAllowed) {
      error(codes::syntax, first.range(), "behind '->' stands an expression, a block or a 'throw'");
    }
    body.push_back(resolveBranch(only));
    body.push_back(makeStatement(Break{id}, one.range));
  } else {
    for (Grammar::StatementContext* const inner : context->statement()) resolveStatement(inner, body);
  }
  one.body = arena().copy(body);
  return one;
}

// ------------------------------------------------------------------------------------------ the expression

Value Resolver::resolveSwitchExpression(Grammar::SwitchExpressionContext* context, const Place& place) {
  const support::SourceRange range = rangeOf(context);
  const Expression* const selector = resolveSelector(context->expression(), place);
  SwitchLabels labels(selector->type);
  std::vector<SwitchArm> arms;
  Type type;
  bool isWhole = selector->type.kind != TypeKind::Error;
  for (Grammar::SwitchCaseContext* const one : context->switchCase()) {
    const Expressions resolved = resolveLabels(one, labels);
    const Expression* const value = resolveArm(one, place);
    if (value == nullptr || value->type.kind == TypeKind::Error) {
      isWhole = false;
      continue;
    }
    const Type common = arms.empty() ? value->type : commonType(type, value->type, builder_);
    if (common.kind == TypeKind::Error || common.kind == TypeKind::Void) {
      error(codes::type, value->range,
            "the values of the switch do not agree: this is of type " + toString(value->type));
      isWhole = false;
    }
    type = common;
    arms.push_back({resolved, one->expressions() == nullptr, value, rangeOfLabels(one)});
  }
  if (!isWhole) return erroneous(range);
  if (labels.defaultLabel == nullptr && !coversEnum(labels)) {
    error(codes::type, range, "the switch has no value for some selectors; a 'default' is missing");
    return erroneous(range);
  }
  for (SwitchArm& arm : arms) arm.value = pass(type, arm.value, place);
  return value(SwitchExpression{selector, arena().copy(arms)}, type, range);
}

// nullptr: it was reported.
const Expression* Resolver::resolveArm(Grammar::SwitchCaseContext* one, const Place& place) {
  Grammar::StatementContext* const arm = isArrow(one) ? one->statement(0) : nullptr;
  if (arm != nullptr && isBroken(arm)) return nullptr;
  const bool isExpression =
      arm != nullptr && arm->expression().size() == 1 && &firstToken(arm->expression(0)) == &firstToken(arm);
  if (isExpression) return resolveExpression(arm->expression(0), place);
  const auto isYield = [&] {
    for (std::size_t i = firstToken(one).index; i <= lastToken(one).index; ++i) {
      if (file_.tokens[i].text == "yield") return true;
    }
    return false;
  };
  if (!isYield()) {
    error(codes::unsupported, firstToken(one).range(),
          "cases of a switch expression that are no expressions are not supported yet");
  }
  return nullptr;
}

bool Resolver::coversEnum(const SwitchLabels& labels) const {
  if (!isEnum(labels.selector)) return false;
  std::size_t constants = 0;
  for (const FieldDecl* const field : builder_.scopeOf(*labels.selector.declaration).declaredFields) {
    if (field->isEnumConstant) ++constants;
  }
  return labels.count() == constants;
}

}  // namespace warrant::ast
