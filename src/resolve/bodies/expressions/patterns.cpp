// `instanceof`, and where the variables of its patterns are in scope (JLS 6.3.1).
#include <algorithm>
#include <iterator>
#include <unordered_set>

#include "ast/walk.h"
#include "resolve/bodies/expressions/precedence.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/types.h"
#include "support/codes.h"
#include "support/match.h"

namespace warrant::ast {

namespace codes = support::codes;

const Variable* PatternResolver::patternVariable(Grammar::PatternContext* pattern, const Type& type,
                                                 const Expression* operand, const Place& place) {
  const Token* const name = findToken(pattern, TokenType::IDENTIFIER);
  if (name == nullptr) return nullptr;
  if (const Variable* const other = state_.locals.find(name->text)) {
    error(codes::duplicate, name->range(), "there is a variable " + inQuotes(name->text) + " already",
          {{other->range, "declared here"}});
  }
  const bool isBound = place.allowsEffects;
  const auto* const variable =
      arena().make<Variable>(Variable{name->text, type, isBound ? state_.slots++ : 0, false, name->range()});
  if (!isBound) state_.aliases.emplace(variable, operand);
  return variable;
}

Value PatternResolver::makeInstanceOf(const Expression* operand, const Type& type, const Variable* variable,
                                      support::SourceRange range, const Place& place) {
  const Variable* const binding = place.allowsEffects ? variable : nullptr;
  const auto makeTest = [&](const Type& result) -> Value {
    const Expression* const test = make(InstanceOf{operand, type, binding}, result, range);
    if (variable != nullptr) state_.patterns.emplace(test, variable);
    return {test, nullptr, range};
  };
  if (operand->type.kind == TypeKind::Error || type.kind == TypeKind::Error) {
    builder_.problems().spoil(range);
    return makeTest({});
  }
  // Java refuses a test that is always false; a specification may say that it is.
  const bool isTestable =
      isCastable(operand->type, type) ||
      (place.isSpecification && variable == nullptr && operand->type.isReference() && isReifiable(type));
  if (!type.isReference() || !isTestable) {
    error(codes::type, range,
          "a value of type " + toString(operand->type) + " can never be of type " + toString(type));
    return makeTest({});
  }
  if (variable != nullptr) r_.arrays.checkArrayCast(operand->type, type, range);
  if (isCastable(operand->type, type) && !isCheckedCast(operand->type, type)) {
    error(codes::type, range, "whether it is a " + toString(type) + " is not known when the program runs");
  }
  return makeTest(booleanType);
}

void PatternResolver::collectPatterns(const Expression& condition, bool outcome,
                                      std::vector<const Variable*>& found) const {
  support::match(
      condition.node,
      [&](const InstanceOf&) {
        const auto pattern = outcome ? state_.patterns.find(&condition) : state_.patterns.end();
        if (pattern != state_.patterns.end()) found.push_back(pattern->second);
      },
      [&](const Unary& node) {
        if (node.op == UnaryOperator::Not) collectPatterns(*node.operand, !outcome, found);
      },
      [&](const Binary& node) {
        const bool holdsForBoth = outcome ? node.op == BinaryOperator::And : node.op == BinaryOperator::Or;
        if (holdsForBoth) {
          collectPatterns(*node.left, outcome, found);
          collectPatterns(*node.right, outcome, found);
        } else if (!outcome && node.op == BinaryOperator::Implies) {
          collectPatterns(*node.left, true, found);
          collectPatterns(*node.right, false, found);
        }
      },
      support::skip<IntegerLiteral, FractionLiteral, BooleanLiteral, FloatingLiteral, StringLiteral,
                    NullLiteral, This, Result, VariableRead, FieldRead, ArrayLength, ArrayRead, Conditional,
                    Cast, Let, Quantified, SwitchExpression, Call, Old, Opening, Using, New, NewArray,
                    ArrayInitializer, Assign, Update, ValueOperation>);
}

void PatternResolver::collectPatterns(const Assertion& condition, std::vector<const Variable*>& found) const {
  if (const auto* pure = std::get_if<Pure>(&condition.node)) collectPatterns(*pure->condition, true, found);
  if (const auto* star = std::get_if<Star>(&condition.node)) {
    collectPatterns(*star->left, found);
    collectPatterns(*star->right, found);
  }
}

void PatternResolver::collectPatterns(const Value& condition, bool outcome,
                                      std::vector<const Variable*>& found) const {
  if (condition.expression != nullptr) return collectPatterns(*condition.expression, outcome, found);
  if (const auto* pure = std::get_if<Pure>(&condition.assertion->node)) {
    collectPatterns(*pure->condition, outcome, found);
  } else if (outcome) {
    collectPatterns(*condition.assertion, found);
  }
}

void PatternResolver::declarePatterns(const Value& condition, bool outcome) {
  if (state_.patterns.empty()) return;
  std::vector<const Variable*> found;
  collectPatterns(condition, outcome, found);
  for (const Variable* const variable : found) state_.locals.declare(variable);
}

void PatternResolver::declarePatterns(const Expression& condition, bool outcome) {
  declarePatterns(Value{&condition, nullptr, {}}, outcome);
  std::vector<const Variable*> found;
  if (!state_.aliases.empty()) collectPatterns(condition, outcome, found);
  std::ranges::copy_if(found, std::back_inserter(state_.standing),
                       [&](const Variable* variable) { return state_.aliases.contains(variable); });
}

namespace {

// Whether the value of the expression depends on that variable or field.
bool dependsOn(const Expression& expression, const Expression& target) {
  const auto* const variable = std::get_if<VariableRead>(&target.node);
  const auto* const field = std::get_if<FieldRead>(&target.node);
  bool isFound = false;
  forEachExpression(expression, [&](const Expression& part) {
    const auto* const read = std::get_if<VariableRead>(&part.node);
    const auto* const fieldRead = std::get_if<FieldRead>(&part.node);
    isFound = isFound || (variable != nullptr && read != nullptr && read->variable == variable->variable) ||
              (field != nullptr && fieldRead != nullptr && fieldRead->field == field->field);
  });
  return isFound;
}

bool isBehind(const support::SourceRange& range, const support::SourceRange& other) {
  return std::pair(range.line, range.column) > std::pair(other.line, other.column);
}

}  // namespace

void PatternResolver::checkStanding(const Statement& body) {
  for (const Variable* const variable : state_.standing) {
    const Expression& operand = *state_.aliases.at(variable);
    const auto check = [&](const Expression& e) {
      const auto* const assignment = std::get_if<Assign>(&e.node);
      const auto* const update = std::get_if<Update>(&e.node);
      const Expression* const target = assignment != nullptr ? assignment->target
                                       : update != nullptr   ? update->target
                                                             : nullptr;
      if (target == nullptr || !isBehind(e.range, variable->range) || !dependsOn(operand, *target)) return;
      error(codes::unsupported, e.range,
            "in a pure method, and in ghost code, " + inQuotes(variable->name) +
                " stands for what is tested, which cannot be assigned behind the test",
            {{variable->range, "the test"}});
    };
    forEachStatement(body, [&](const Statement& statement) {
      forEachOperand(
          statement, [&](const Expression& e) { forEachExpression(e, check); }, [](const Assertion&) {});
    });
  }
  state_.standing.clear();
}

void PatternResolver::leavePatterns(std::size_t mark) {
  std::unordered_set<const Variable*> matched;
  for (const auto& [test, variable] : state_.patterns) matched.insert(variable);
  state_.locals.leaveThese(mark, matched);
}

// --------------------------------------------------------------------------- within a list of operands

// What the conjunct that ends with the operand `last` has matched where it has that outcome.
void FlatExpression::collectOfTerm(std::size_t last, bool outcome,
                                   std::vector<const Variable*>& found) const {
  const Operand& operand = operands_[last];
  if (operand.pattern != nullptr) {
    const bool isTest = last == matched_.termStart + 1;
    if (isTest && outcome && operand.variable != nullptr) found.push_back(operand.variable);
    return;
  }
  if (last != matched_.termStart) return;
  for (Tree* const prefix : operand.prefixes) {
    if (!isToken(prefix, TokenType::NOT)) return;
    outcome = !outcome;
  }
  r_.patterns.collectPatterns(operand.value, outcome, found);
}

// Brings into scope what has matched when the operand is evaluated. The operators before it tell: their shape
// is not known yet, but their precedence is.
void FlatExpression::enterOperand(std::size_t index) {
  const Operator& op = operators_[index - 1];
  const bool isStar = op.type == TokenType::STAR && operands_[index - 1].pattern != nullptr;
  const bool conjoins = op.type == TokenType::AND || op.type == TokenType::STAR_STAR || isStar;
  if (!conjoins && op.type != TokenType::OR && op.type != TokenType::IMPLIES) return;
  std::vector<const Variable*> onFalse;
  if (matched_.conjuncts == 0) collectOfTerm(index - 1, false, onFalse);
  collectOfTerm(index - 1, true, matched_.inConjunction);
  matched_.termStart = index;
  switch (op.type) {
    case TokenType::OR:
      matched_.inDisjunction.insert(matched_.inDisjunction.end(), onFalse.begin(), onFalse.end());
      matched_.inConjunction.clear();
      matched_.conjuncts = 0;
      ++matched_.disjuncts;
      break;
    case TokenType::IMPLIES:
      if (matched_.disjuncts == 0)
        std::ranges::copy(matched_.inConjunction, std::back_inserter(matched_.inImplication));
      matched_.inDisjunction.clear();
      matched_.inConjunction.clear();
      matched_.conjuncts = matched_.disjuncts = 0;
      break;
    default:
      ++matched_.conjuncts;
  }
  state_.locals.leave(mark_);
  for (const auto* const matched :
       {&matched_.inImplication, &matched_.inDisjunction, &matched_.inConjunction}) {
    for (const Variable* const variable : *matched) state_.locals.declare(variable);
  }
}

}  // namespace warrant::ast
