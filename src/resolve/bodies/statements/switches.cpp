// `switch`, as a statement and as an expression.
#include <algorithm>
#include <set>
#include <tuple>

#include "ast/values/constants.h"
#include "resolve/bodies/resolver.h"
#include "resolve/declare/types.h"
#include "resolve/flow/flow.h"
#include "support/codes.h"
#include "support/match.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

bool isEnum(const Type& type) {
  return type.kind == TypeKind::Class && type.declaration->kind == ClassKind::Enum;
}

bool isSwitched(const Type& type) {
  if (type.isIntegral()) return type.kind != TypeKind::Long;
  return type.kind == TypeKind::Error || isEnum(type) || isStringType(type);
}

bool isArrow(Grammar::SwitchCaseContext* one) { return findToken(one, TokenType::ARROW) != nullptr; }

// The expression that stands alone behind the arrow; nullptr: there is something else.
Grammar::ExpressionContext* valueOf(Grammar::SwitchCaseContext* one) {
  Grammar::StatementContext* const arm = isArrow(one) ? one->statement(0) : nullptr;
  if (arm == nullptr || isBroken(arm) || arm->expression().size() != 1) return nullptr;
  return &firstToken(arm->expression(0)) == &firstToken(arm) ? arm->expression(0) : nullptr;
}

support::SourceRange rangeOfLabels(Grammar::SwitchCaseContext* one) {
  return one->labels() == nullptr ? firstToken(one).range()
                                  : rangeBetween(firstToken(one), lastToken(one->labels()));
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
        support::each<FractionLiteral, BooleanLiteral, FloatingLiteral, NullLiteral, This, Result,
                      VariableRead, ArrayLength, ArrayRead, Unary, Binary, Conditional, Cast, InstanceOf, Let,
                      Quantified, SwitchExpression, Call, Old, Opening, Using, New, NewArray,
                      ArrayInitializer, Assign, Update, ValueOperation>(Key{}));
    return !seen_.insert(key).second;
  }
  std::size_t count() const { return seen_.size(); }

  const Type selector;
  const Token* defaultLabel = nullptr;

 private:
  using Key = std::tuple<std::int64_t, std::string_view, const FieldDecl*>;
  std::set<Key> seen_;
};

const Expression* SwitchResolver::resolveSelector(Grammar::ExpressionContext* context, const Place& place) {
  const Expression* const selector = r_.boxes.unbox(r_.expressions.resolveExpression(context, place));
  if (!isSwitched(selector->type)) {
    error(codes::type, rangeOf(context),
          "expected an int, short, byte, char, String or enum to switch over, but this is of type " +
              toString(selector->type));
  }
  return selector;
}

// An enum constant is written without its enum.
const Expression* SwitchResolver::resolveEnumLabel(const ClassDecl& owner,
                                                   Grammar::ExpressionContext* context) {
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
const Expression* SwitchResolver::resolveLabel(Grammar::ExpressionContext* context,
                                               const SwitchLabels& labels) {
  if (isEnum(labels.selector)) return resolveEnumLabel(*labels.selector.declaration, context);
  const Expression* const label =
      r_.expressions.resolveExpression(context, {.name = "a case label", .isSpecification = false});
  if (label->type.kind == TypeKind::Error || labels.selector.kind == TypeKind::Error) return nullptr;
  const bool isOfType =
      labels.selector.isIntegral() ? label->type.isIntegral() : isAssignable(label->type, labels.selector);
  if (!isOfType) {
    r_.expressions.checkType(labels.selector, label, rangeOf(context));
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

Expressions SwitchResolver::resolveLabels(Grammar::SwitchCaseContext* one, SwitchLabels& labels) {
  std::vector<const Expression*> resolved;
  if (firstToken(one).annotation !=
      firstToken(static_cast<antlr4::ParserRuleContext*>(one->parent)).annotation) {
    error(codes::dialect, rangeOfLabels(one),
          "this is Java within an annotation, where javac does not see it");
  }
  if (one->labels() == nullptr) {
    if (labels.defaultLabel != nullptr) {
      error(codes::duplicate, firstToken(one).range(), "the switch has a 'default' already",
            {{labels.defaultLabel->range(), "here"}});
    }
    labels.defaultLabel = &firstToken(one);
    return {};
  }
  for (Grammar::CaseLabelContext* const written : one->labels()->caseLabel()) {
    Grammar::ExpressionContext* const context = written->expression();
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

const Statement* SwitchResolver::resolveSwitch(Grammar::StatementContext* statement) {
  if (!r_.statements.isWellPlaced(statement)) return nullptr;
  const Expression* const selector = resolveSelector(statement->expression(0), codePlace());
  Switch choice{state_.nextTarget++, selector, {}};
  SwitchLabels labels(selector->type);
  const std::size_t locals = state_.locals.mark(), jumps = state_.jumps.size();
  state_.jumps.push_back({nullptr, choice.id, JumpPlace::Kind::Switch});
  std::vector<SwitchCase> cases;
  const std::vector<Grammar::SwitchCaseContext*> contexts = statement->switchCase();
  for (Grammar::SwitchCaseContext* const context : contexts) {
    if (isArrow(context) != isArrow(contexts.front())) {
      error(codes::syntax, firstToken(context).range(),
            "a switch has either ':' or '->' behind all its labels");
    }
    cases.push_back(resolveCase(context, labels, choice.id));
  }
  state_.jumps.resize(jumps);
  state_.locals.leave(locals);
  choice.cases = arena().copy(cases);
  return makeStatement(choice, rangeOf(statement));
}

// The cases that follow see the locals that its statements declare, but not what has matched (JLS 6.3.2.6).
void SwitchResolver::resolveGroup(Grammar::SwitchCaseContext* context, std::vector<const Statement*>& body) {
  const std::size_t mark = state_.locals.mark();
  for (Grammar::StatementContext* const inner : context->statement())
    r_.statements.resolveStatement(inner, body);
  if (!state_.patterns.empty()) r_.patterns.leavePatterns(mark);
}

SwitchCase SwitchResolver::resolveCase(Grammar::SwitchCaseContext* context, SwitchLabels& labels,
                                       JumpTarget id) {
  SwitchCase one{resolveLabels(context, labels), context->labels() == nullptr, {}, rangeOfLabels(context)};
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
    body.push_back(r_.statements.resolveBranch(only));
    body.push_back(makeStatement(Break{id}, one.range));
  } else {
    resolveGroup(context, body);
  }
  one.body = arena().copy(body);
  return one;
}

// ------------------------------------------------------------------------------------------ the expression

Value SwitchResolver::resolveSwitchExpression(Grammar::SwitchExpressionContext* context, const Place& place) {
  const support::SourceRange range = rangeOf(context);
  const Expression* const selector = resolveSelector(context->expression(), place);
  SwitchLabels labels(selector->type);
  std::vector<SwitchArm> arms;
  bool isWhole = selector->type.kind != TypeKind::Error;
  for (Grammar::SwitchCaseContext* const one : context->switchCase()) {
    const Expressions resolved = resolveLabels(one, labels);
    const Expression* const value = resolveArm(one, place);
    if (value == nullptr || value->type.kind == TypeKind::Error) {
      isWhole = false;
      continue;
    }
    if (value->type.kind == TypeKind::Void) {
      error(codes::type, value->range, "a call of a void method has no value");
      isWhole = false;
    }
    arms.push_back({resolved, one->labels() == nullptr, value, rangeOfLabels(one)});
  }
  if (!isWhole) return erroneous(range);
  if (labels.defaultLabel == nullptr && !coversEnum(labels)) {
    error(codes::type, range, "the switch has no value for some selectors; a 'default' is missing");
    return erroneous(range);
  }
  const Type type = r_.numbers.switchType(arms);
  if (type.kind == TypeKind::Error) return erroneous(range);
  return settledSwitch({selector, arena().copy(arms)}, type, range, place);
}

// By itself it has values of its type; where a type is wanted, each is converted to that at once.
Value SwitchResolver::settledSwitch(const SwitchExpression& asWritten, const Type& type,
                                    support::SourceRange range, const Place& place) {
  const Expression* const written = make(asWritten, type, range);
  const Expression* const settled = r_.numbers.mapValues(
      type, written, [&](const Expression* value) { return r_.numbers.settle(type, value, place); });
  state_.asWritten.emplace(settled, written);
  return {settled, nullptr, range};
}

// nullptr: it was reported.
const Expression* SwitchResolver::resolveArm(Grammar::SwitchCaseContext* one, const Place& place) {
  if (Grammar::ExpressionContext* const arm = valueOf(one))
    return r_.expressions.resolveExpression(arm, place);
  if (isArrow(one) && isBroken(one->statement(0))) return nullptr;
  error(
      codes::unsupported, firstToken(one).range(),
      "cases of a switch expression that are no expressions are supported only where the switch is all that "
      "a statement returns or assigns to a variable");
  return nullptr;
}

// -------------------------------------------------------------------------------- with cases of statements

Grammar::SwitchExpressionContext* SwitchResolver::switchOfStatements(Grammar::ExpressionContext* context) {
  if (isBroken(context) || context->children.size() != 1) return nullptr;
  auto* const operand = grammar::as<Grammar::OperandContext>(context->children[0]);
  if (operand == nullptr || operand->children.size() != 1) return nullptr;
  auto* const choice = grammar::as<Grammar::SwitchExpressionContext>(operand->children[0]);
  if (choice == nullptr) return nullptr;
  const bool hasStatements =
      std::ranges::any_of(choice->switchCase(), [](Grammar::SwitchCaseContext* const one) {
        Grammar::ExpressionContext* const value = valueOf(one);
        return value == nullptr || switchOfStatements(value) != nullptr;
      });
  return hasStatements ? choice : nullptr;
}

const Expression* SwitchResolver::liftSwitch(Grammar::SwitchExpressionContext* context, const Type& type) {
  const support::SourceRange range = rangeOf(context);
  std::vector<const Statement*>& statements = *state_.liftable.before;
  const Variable* const value =
      r_.loops.declareHidden("the value of the switch", type, nullptr, range, statements);
  const Expression* const selector = resolveSelector(context->expression(), codePlace());
  Switch choice{state_.nextTarget++, selector, {}};
  SwitchLabels labels(selector->type);
  const std::size_t locals = state_.locals.mark();
  state_.yields.push_back({value, choice.id});
  std::vector<SwitchCase> cases;
  for (Grammar::SwitchCaseContext* const one : context->switchCase()) {
    cases.push_back(resolveValueCase(one, labels, {value, choice.id}));
  }
  state_.yields.pop_back();
  state_.locals.leave(locals);
  if (!givesValues(context, labels, cases)) return erroneous(range).expression;
  if (labels.defaultLabel == nullptr) cases.back().isDefault = true;  // what it does not name does not exist
  choice.cases = arena().copy(cases);
  statements.push_back(makeStatement(choice, range));
  return make(VariableRead{value}, type, range);
}

// Whether it has a value for each selector.
bool SwitchResolver::givesValues(Grammar::SwitchExpressionContext* context, const SwitchLabels& labels,
                                 std::span<const SwitchCase> cases) {
  bool isWhole = labels.defaultLabel != nullptr || coversEnum(labels);
  if (!isWhole) {
    error(codes::type, rangeOf(context),
          "the switch has no value for some selectors; a 'default' is missing");
  }
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const bool mayFallThrough = i + 1 < cases.size() && !isArrow(context->switchCase(i));
    const bool canEnd =
        std::ranges::all_of(cases[i].body, [](const Statement* one) { return canComplete(*one); });
    if (mayFallThrough || !canEnd) continue;
    error(codes::type, cases[i].range, "this case gives the switch no value");
    isWhole = false;
  }
  return isWhole;
}

SwitchCase SwitchResolver::resolveValueCase(Grammar::SwitchCaseContext* context, SwitchLabels& labels,
                                            const Yield& yield) {
  SwitchCase one{resolveLabels(context, labels), context->labels() == nullptr, {}, rangeOfLabels(context)};
  std::vector<const Statement*> body;
  if (Grammar::ExpressionContext* const value = valueOf(context)) {
    yieldValue(value, yield, body);
  } else if (isArrow(context)) {
    body.push_back(r_.statements.resolveBranch(context->statement(0)));
  } else {
    resolveGroup(context, body);
  }
  one.body = arena().copy(body);
  return one;
}

void SwitchResolver::yieldValue(Grammar::ExpressionContext* context, const Yield& yield,
                                std::vector<const Statement*>& statements) {
  const support::SourceRange range = rangeOf(context);
  const Type& type = yield.value->type;
  state_.liftable = {context, &statements};
  const Expression* const value = r_.expressions.resolveFor(type, context, codePlace());
  const Expression* const target = make(VariableRead{yield.value}, type, range);
  statements.push_back(makeStatement(Evaluate{make(Assign{target, value}, type, range)}, range));
  statements.push_back(makeStatement(Break{yield.target}, range));
}

const Statement* SwitchResolver::resolveYield(Grammar::StatementContext* statement) {
  if (!r_.statements.isWellPlaced(statement)) return nullptr;
  if (state_.yields.empty()) {
    error(codes::misplaced, firstToken(statement).range(),
          "there is no switch expression here to give a value to");
    return nullptr;
  }
  std::vector<const Statement*> statements;
  yieldValue(statement->expression(0), state_.yields.back(), statements);
  return makeStatement(Block{arena().copy(statements)}, rangeOf(statement));
}

bool SwitchResolver::coversEnum(const SwitchLabels& labels) const {
  if (!isEnum(labels.selector)) return false;
  std::size_t constants = 0;
  for (const FieldDecl* const field : builder_.scopeOf(*labels.selector.declaration).declaredFields) {
    if (field->isEnumConstant) ++constants;
  }
  return labels.count() == constants;
}

}  // namespace warrant::ast
