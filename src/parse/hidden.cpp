#include "parse/hidden.h"

#include <algorithm>

namespace warrant::ast {

using Grammar = grammar::WarrantParser;
using grammar::as;

namespace {

// Whether nothing is named, called or made there.
bool isOfLiterals(Tree* node) {
  if (const Token* const token = asToken(node)) {
    switch (token->type) {
      case TokenType::IDENTIFIER:
      case TokenType::TYPE_NAME:
      case TokenType::LAMBDA_NAME:
      case TokenType::LAMBDA_OPEN:
      case TokenType::NEW:
      case TokenType::THIS:
      case TokenType::SUPER:
        return false;
      default:
        return true;
    }
  }
  return std::ranges::all_of(node->children, isOfLiterals);
}

bool hasStatic(const Grammar::MemberContext& member) {
  return std::ranges::any_of(member.children, [](Tree* child) {
    auto* const modifier = as<Grammar::ModifierContext>(child);
    return modifier != nullptr && firstToken(modifier).is(TokenType::STATIC);
  });
}

// An initialiser block, or initial values that are not literals.
bool isRunAtStart(const Grammar::MemberContext& member) {
  if (auto* const fields = findChild<Grammar::FieldRestContext>(&member)) return !isOfLiterals(fields);
  return findChild<Grammar::BlockContext>(&member) != nullptr &&
         findToken(&member, TokenType::IDENTIFIER) == nullptr &&
         findToken(&member, TokenType::COMPACT_CONSTRUCTOR) == nullptr;
}

// Whether code runs when the class is initialised.
bool startsByCode(const Grammar::ClassDeclarationContext& declaration) {
  auto* const body = findChild<Grammar::ClassBodyContext>(&declaration);
  if (body == nullptr) return true;  // it is not whole
  const Token& keyword = firstToken(&declaration);
  auto* const constants = findChild<Grammar::EnumConstantsContext>(&declaration);
  if (constants != nullptr && findChild<Grammar::EnumConstantContext>(constants) != nullptr) {
    const bool isPlain = std::ranges::all_of(constants->children, [](Tree* child) {
      return asToken(child) != nullptr || child->children.size() == 1;
    });
    if (!isPlain || findChild<Grammar::MemberContext>(body) != nullptr) return true;
  }
  const bool areStatic = keyword.is(TokenType::INTERFACE) || keyword.is(TokenType::ANNOTATION_INTERFACE);
  return std::ranges::any_of(body->children, [areStatic](Tree* child) {
    auto* const member = as<Grammar::MemberContext>(child);
    return member != nullptr && (areStatic || hasStatic(*member)) && isRunAtStart(*member);
  });
}

// Each of the names in `a.b.C<D>`, though only the last is meant.
void hideBelow(const antlr4::ParserRuleContext* name, Problems& problems) {
  if (name == nullptr) return;
  for (Tree* const child : name->children) {
    const Token* const token = asToken(child);
    const bool isName = token != nullptr && token->isName();
    if (isName) problems.hideClassBelow(token->text);
    hideBelow(as<Grammar::QualifiersContext>(child), problems);
    hideBelow(as<Grammar::CreationQualifiersContext>(child), problems);
  }
}

void hideStaticMembers(const Grammar::ClassBodyContext& body, Problems& problems) {
  for (Tree* const child : body.children) {
    auto* const member = as<Grammar::MemberContext>(child);
    if (member != nullptr && hasStatic(*member) && isRunAtStart(*member)) problems.hideStart();
  }
}

}  // namespace

bool initializesByCode(const Grammar::ClassBodyContext& body) {
  return std::ranges::any_of(body.children, [](Tree* child) {
    auto* const member = as<Grammar::MemberContext>(child);
    return member != nullptr && isRunAtStart(*member);
  });
}

void hide(Tree* node, Problems& problems) {
  if (asToken(node) != nullptr) return;
  auto* const context = static_cast<antlr4::ParserRuleContext*>(node);
  switch (context->getRuleIndex()) {
    case Grammar::RuleLambda:
    case Grammar::RuleMethodReference:
      problems.hideLambda();
      break;
    case Grammar::RuleClassDeclaration:
      if (startsByCode(*static_cast<Grammar::ClassDeclarationContext*>(context))) problems.hideStart();
      break;
    case Grammar::RuleClassSignature:
      problems.hideClassBelow("Object");
      for (Tree* const child : context->children) hideBelow(as<Grammar::TypeNameContext>(child), problems);
      break;
    case Grammar::RuleCreation:
      if (findChild<Grammar::AnonymousBodyContext>(context) == nullptr) break;
      problems.hideClassBelow("Object");
      hideBelow(context, problems);
      break;
    case Grammar::RuleAnonymousBody:
      if (auto* const body = findChild<Grammar::ClassBodyContext>(context))
        hideStaticMembers(*body, problems);
      break;
    default:
      break;
  }
  for (Tree* const child : context->children) hide(child, problems);
}

}  // namespace warrant::ast
