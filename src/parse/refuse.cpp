#include "parse/refuse.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "ast/expression.h"
#include "parse/hidden.h"
#include "parse/messages.h"
#include "parse/tree.h"
#include "support/codes.h"

namespace warrant::ast {

using Grammar = grammar::WarrantParser;
using grammar::as;

namespace {

// The first such part of a selector; nullptr: there is none.
template <class Part>
Part* findSelected(const Grammar::OperandContext& operand) {
  for (Tree* const child : operand.children) {
    auto* const selector = as<Grammar::SelectorContext>(child);
    Part* const part = selector == nullptr ? nullptr : findChild<Part>(selector);
    if (part != nullptr) return part;
  }
  return nullptr;
}

class Refusal {
 public:
  Refusal(antlr4::Parser& parser, std::deque<Token>& replaced, Problems& problems)
      : parser_(parser), replaced_(replaced), problems_(problems) {}

  void visit(Tree* node) {
    if (asToken(node) != nullptr) return;
    auto* const context = static_cast<antlr4::ParserRuleContext*>(node);
    if (context->exception != nullptr) return;  // it is not whole, which was reported
    switch (context->getRuleIndex()) {
      case Grammar::RuleStatement:
        if (refuseStatement(*static_cast<Grammar::StatementContext*>(context))) return;
        break;
      case Grammar::RuleOperand:
        if (refuseOperand(*static_cast<Grammar::OperandContext*>(context))) return;
        break;
      case Grammar::RulePattern:
        if (auto* const parts = findChild<Grammar::RecordPartsContext>(context)) {
          report(firstToken(findChild<Grammar::TypeContext>(context)), "record patterns are");
          return forgive(*parts);
        }
        break;
      case Grammar::RuleEnumConstant:
        if (auto* const body = findChild<Grammar::ClassBodyContext>(context)) {
          report(*findToken(context, TokenType::LBRACE), "constants with a body of their own are");
          if (initializesByCode(*body)) problems_.hideStart();
          hide(body, problems_);
          if (auto* const arguments = findChild<Grammar::ArgumentsContext>(context)) visit(arguments);
          return;
        }
        break;
      case Grammar::RuleClassDeclaration:
        refuseDeclaration(*static_cast<Grammar::ClassDeclarationContext*>(context), "");
        return hide(context, problems_);
      default:
        break;
    }
    for (Tree* const child : context->children) visit(child);
  }

 private:
  void report(const Token& token, std::string_view what) {
    problems_.error(support::codes::unsupported, token.range(), std::string(what) + " not supported yet");
  }

  void refuseDeclaration(const Grammar::ClassDeclarationContext& declaration, std::string_view where) {
    const Token& keyword = firstToken(&declaration);
    report(keyword, std::string(where) + "declarations of kind " + inQuotes(keyword.text) + " are");
  }

  // What is declared there may be used elsewhere.
  void forgive(const antlr4::ParserRuleContext& context) {
    for (Tree* const child : context.children) {
      const Token* const token = asToken(child);
      if (token == nullptr) {
        forgive(*static_cast<antlr4::ParserRuleContext*>(child));
      } else if (token->is(TokenType::IDENTIFIER)) {
        problems_.forgive(token->text);
      }
    }
  }

  bool refuseStatement(Grammar::StatementContext& statement) {
    const Token& first = firstToken(&statement);
    if (auto* const local = findChild<Grammar::LocalClassContext>(&statement)) {
      refuseDeclaration(*local->classDeclaration(), "local ");
      problems_.forgive(asToken(local->classDeclaration()->classSignature()->children[1])->text);
    } else if (findChild<Grammar::SynchronizationContext>(&statement) != nullptr ||
               findChild<Grammar::JumpContext>(&statement) != nullptr) {
      report(first, inQuotes(first.text) + " statements are");
    } else if (!first.is(TokenType::SWITCH) || !refuseLabels(statement)) {
      return false;
    }
    replace(statement, 0, TokenType::UNSUPPORTED_STATEMENT);
    return true;
  }

  // A label of a switch that is no constant.
  bool refuseLabels(const antlr4::ParserRuleContext& choice) {
    for (Tree* const one : choice.children) {
      auto* const switchCase = as<Grammar::SwitchCaseContext>(one);
      if (switchCase == nullptr || switchCase->labels() == nullptr) continue;
      for (Grammar::CaseLabelContext* const label : switchCase->labels()->caseLabel()) {
        if (label->expression() != nullptr) continue;
        const bool isPattern = label->casePattern() != nullptr;
        report(firstToken(label),
               isPattern ? "patterns in the labels of a switch are" : "'null' in the labels of a switch is");
        return true;
      }
    }
    return false;
  }

  bool refuseOperand(Grammar::OperandContext& operand) {
    const std::size_t base = countPrefixes(&operand);
    if (base == operand.children.size()) return false;
    Tree* const first = operand.children[base];
    if (!refuseBase(first) && !refuseSelectors(operand, base) && !refuseCreations(operand) &&
        !refuseBindings(operand))
      return false;
    replace(operand, base, TokenType::UNSUPPORTED_OPERAND);
    return true;
  }

  // A call with `?x` among its arguments, as a whole: it has others than it seems.
  bool refuseBindings(const antlr4::ParserRuleContext& call) {
    bool isFound = false;
    for (Tree* const child : call.children) {
      if (auto* const selector = as<Grammar::SelectorContext>(child))
        isFound = refuseBindings(*selector) || isFound;
      auto* const arguments = as<Grammar::ArgumentsContext>(child);
      if (arguments == nullptr) continue;
      for (Grammar::ExpressionContext* const argument : arguments->expression()) {
        auto* const operand = findChild<Grammar::OperandContext>(argument);
        auto* const binding = operand == nullptr ? nullptr : findChild<Grammar::BindingContext>(operand);
        if (binding == nullptr) continue;
        if (isAmount(*binding)) continue;
        reportBinding(*binding);
        isFound = true;
      }
    }
    return isFound;
  }

  // Whether it is the second argument of acc(…) or Perm(…), which may be `?f`.
  static bool isAmount(const Grammar::BindingContext& binding) {
    const Tree* const argument = binding.parent->parent;
    auto* const arguments = as<Grammar::ArgumentsContext>(argument->parent);
    auto* const call = arguments == nullptr ? nullptr : as<Grammar::OperandContext>(arguments->parent);
    if (call == nullptr || arguments->children.size() < 5 || arguments->children[3] != argument) return false;
    const Token* const name = asToken(call->children[countPrefixes(call)]);
    return name != nullptr && (name->text == "acc" || name->text == "Perm" || name->text == "PointsTo");
  }

  // `\sum int i; …`, but not `\max(a, b)`
  static bool isAggregate(const antlr4::ParserRuleContext& word) {
    return findChild<Grammar::AggregateContext>(&word) != nullptr &&
           findChild<Grammar::WordArgumentsContext>(&word) == nullptr && aggregateOf(firstToken(&word).text);
  }

  static bool isSupported(const antlr4::ParserRuleContext& word) {
    constexpr std::string_view words[] = {"\\array", "\\index", "\\let", "\\vcmp", "\\vrep"};
    const std::string_view name = firstToken(&word).text;
    const bool isSumOfVector = name == "\\sum" && findChild<Grammar::AggregateContext>(&word) == nullptr;
    return std::ranges::find(words, name) != std::end(words) || isSumOfVector || isAggregate(word);
  }

  void reportBinding(const antlr4::ParserRuleContext& binding) {
    problems_.error(support::codes::unsupported, firstToken(&binding).range(),
                    "patterns '?x' are not supported: declare a parameter or result");
  }

  bool refuseBase(Tree* base) {
    if (asToken(base) != nullptr) return false;
    auto* const context = static_cast<antlr4::ParserRuleContext*>(base);
    switch (context->getRuleIndex()) {
      case Grammar::RuleLambda:
        report(firstToken(context), "lambda expressions are");
        return true;
      case Grammar::RuleGenericConstructorCall:
        report(firstToken(context), "type arguments of constructors are");
        return true;
      case Grammar::RuleJmlWord:
        if (isSupported(*context)) return false;
        report(firstToken(context), inQuotes(firstToken(context).text) + " is");
        return true;
      case Grammar::RuleCollection:
        if (firstToken(context).text != "tuple") return false;
        report(firstToken(context), "values of type " + inQuotes(firstToken(context).text) + " are");
        return true;
      case Grammar::RuleBinding:
        if (isAmount(*static_cast<Grammar::BindingContext*>(context))) return false;
        reportBinding(*context);
        return true;
      case Grammar::RuleSwitchExpression:
        return refuseLabels(*context);
      case Grammar::RuleGroup:
        return refuseIntersection(*static_cast<Grammar::GroupContext*>(context));
      default:
        return false;
    }
  }

  // `(A & B) e`
  bool refuseIntersection(Grammar::GroupContext& group) {
    if (findChild<Grammar::CastOperandContext>(&group) == nullptr) return false;
    const std::vector<Tree*>& parts = group.expression()->children;
    const bool joinsTypes = parts.size() > 1 && std::ranges::all_of(parts, [](Tree* part) {
                              const Token* const token = asToken(part);
                              return token == nullptr || token->text == "&";
                            });
    if (joinsTypes) report(firstToken(&group), "casts to several types are");
    return joinsTypes;
  }

  bool refuseSelectors(const Grammar::OperandContext& operand, std::size_t base) {
    Tree* const node = operand.children[base];
    const Token& first =
        asToken(node) != nullptr ? *asToken(node) : firstToken(static_cast<antlr4::ParserRuleContext*>(node));
    if (findSelected<Grammar::MethodReferenceContext>(operand) != nullptr) {
      report(first, "method references are");
    } else if (as<Grammar::PrimitiveOperandContext>(node) != nullptr ||
               findSelected<Grammar::ClassLiteralContext>(operand) != nullptr) {
      report(first, "class literals are");
    } else if (findSelected<Grammar::OuterCallContext>(operand) != nullptr) {
      report(first, "constructors of a superclass that belongs to another object are");
    } else if (auto* const types = findSelected<Grammar::GenericQualifierContext>(operand)) {
      problems_.error(support::codes::syntax, rangeOf(types), "a type with arguments is no expression");
    } else {
      return false;
    }
    return true;
  }

  bool refuseCreations(const Grammar::OperandContext& operand) {
    auto* creation = findChild<Grammar::CreationContext>(&operand);
    if (creation == nullptr) creation = findSelected<Grammar::CreationContext>(operand);
    if (creation == nullptr) return false;
    if (auto* const types = findChild<Grammar::ConstructorTypeArgumentsContext>(creation)) {
      report(firstToken(types), "type arguments of constructors are");
    } else if (findChild<Grammar::AnonymousBodyContext>(creation) != nullptr) {
      report(firstToken(creation), "anonymous classes are");
    } else {
      return false;
    }
    return true;
  }

  // Leaves nothing of the node from that child on but a token of the type.
  void replace(antlr4::ParserRuleContext& context, std::size_t child, std::uint32_t type) {
    for (std::size_t i = child; i < context.children.size(); ++i) hide(context.children[i], problems_);
    Tree* const first = context.children[child];
    const Token* const token = asToken(first);
    Token& left = replaced_.emplace_back(
        token != nullptr ? *token : firstToken(static_cast<antlr4::ParserRuleContext*>(first)));
    left.type = type;
    left.isReported = true;
    context.children.resize(child);
    context.addChild(parser_.createTerminalNode(&left));
    if (child == 0) context.start = &left;
  }

  antlr4::Parser& parser_;
  std::deque<Token>& replaced_;
  Problems& problems_;
};

}  // namespace

bool mayHoldUnsupported(std::size_t rule) {
  switch (rule) {
    case Grammar::RuleLambda:
    case Grammar::RulePrimitiveOperand:
    case Grammar::RuleGenericConstructorCall:
    case Grammar::RuleConstructorTypeArguments:
    case Grammar::RuleOuterCall:
    case Grammar::RuleClassLiteral:
    case Grammar::RuleMethodReference:
    case Grammar::RuleGenericQualifier:
    case Grammar::RuleCastOperand:
    case Grammar::RuleClassDeclaration:
    case Grammar::RuleAnonymousBody:
    case Grammar::RuleClassBody:
    case Grammar::RuleSynchronization:
    case Grammar::RuleJump:
    case Grammar::RuleCasePattern:
    case Grammar::RuleOddLabel:
    case Grammar::RuleRecordParts:
    case Grammar::RuleJmlWord:
    case Grammar::RuleForeignOperation:
    case Grammar::RuleBinding:
      return true;
    default:
      return false;
  }
}

void refuse(antlr4::ParserRuleContext& tree, antlr4::Parser& parser, std::deque<Token>& replaced,
            Problems& problems) {
  Refusal(parser, replaced, problems).visit(&tree);
}

}  // namespace warrant::ast
