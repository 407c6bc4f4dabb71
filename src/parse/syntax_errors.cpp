#include "parse/syntax_errors.h"

#include <algorithm>
#include <string>
#include <utility>

#include "parse/messages.h"
#include "parse/scan/symbols.h"
#include "parse/scan/words.h"
#include "parse/suggestion.h"
#include "support/codes.h"

namespace warrant::ast {
namespace {

namespace codes = support::codes;
using Grammar = grammar::WarrantParser;

std::string_view describeToken(std::size_t type) {
  switch (type) {
    case TokenType::IDENTIFIER:
      return "a name";
    case TokenType::TYPE_NAME:
      return "a type";
    case TokenType::LABEL:
      return "a label";
    case TokenType::ASSIGN:
    case TokenType::EQUAL:
      return "'='";
    default:
      return {};
  }
}

std::string tokenName(std::size_t type, const antlr4::dfa::Vocabulary& vocabulary) {
  if (const std::string_view known = describeToken(type); !known.empty()) return std::string(known);
  return vocabulary.getDisplayName(type);
}

// `a`, `a or b`, `a, b or c`
std::string listed(const antlr4::misc::IntervalSet& tokens, const antlr4::dfa::Vocabulary& vocabulary) {
  auto types = tokens.toList();
  std::erase(types, static_cast<ssize_t>(antlr4::Token::EPSILON));  // that nothing need come
  std::string text;
  for (std::size_t i = 0; i < types.size(); ++i) {
    if (i > 0) text += i + 1 == types.size() ? " or " : ", ";
    text += tokenName(static_cast<std::size_t>(types[i]), vocabulary);
  }
  return text;
}

bool allows(const Expectations& expectations, std::size_t type) { return expectations.tokens.contains(type); }

std::string whatIsExpected(const Expectations& expectations, const antlr4::dfa::Vocabulary& vocabulary) {
  constexpr std::size_t longestList = 3;
  const bool isOfClass =
      expectations.rule == Grammar::RuleClassHeader || expectations.rule == Grammar::RuleClassSignature;
  if (isOfClass) return "a class";
  if (expectations.rule == Grammar::RuleMember && allows(expectations, TokenType::ACCESS_MODIFIER)) {
    return "a field, a method, a constructor or a predicate";
  }
  if (expectations.rule == Grammar::RuleStatement && allows(expectations, TokenType::RETURN)) {
    return "a statement";
  }
  if (allows(expectations, TokenType::INTEGER)) return "an expression";
  if (expectations.tokens.size() <= longestList) return listed(expectations.tokens, vocabulary);
  if (allows(expectations, TokenType::INT)) return "a type";
  if (allows(expectations, TokenType::SEMICOLON)) return "';'";
  if (allows(expectations, TokenType::IDENTIFIER)) return "a name";
  return "something else";
}

// A construct that is known but not supported, by the sign of another language where the parser stopped.
std::string_view foreignSign(std::string_view sign) {
  constexpr std::pair<std::string_view, std::string_view> signs[] = {
      {"|->", "'|->' is not supported: write PointsTo(e.f, 1, v)"},
      {"&*&", "'&*&' is not supported: write '**'"},
      {"<=!=>", "'<=!=>' is not supported: write '!='"},
      {"<==", "'<==' is not supported: turn it around and write '==>'"},
      {"<:", "'<:' is not supported: write 'instanceof'"},
      {"->", "'->' is not supported in annotations; '==>' is the implication"},
  };
  const auto found = std::ranges::find(signs, sign, [](const auto& entry) { return entry.first; });
  return found == std::end(signs) ? std::string_view() : found->second;
}

// Whether the token stands in a `decreases` clause.
bool isInMeasure(TokenStream& stream, std::size_t index) {
  while (index > 0 && !stream.at(index).is(TokenType::SEMICOLON) &&
         !stream.at(index).is(TokenType::DECREASES))
    --index;
  return stream.at(index).is(TokenType::DECREASES);
}

// What is known but not supported where the parser stopped; empty: nothing.
std::string unsupportedConstruct(TokenStream& stream, std::size_t index, const Expectations& expectations) {
  const Token& token = stream.at(index);
  const bool isForeign = token.is(TokenType::OTHER_SYMBOL) || token.annotation != 0;
  if (const std::string_view found = foreignSign(token.text); isForeign && !found.empty())
    return std::string(found);
  const bool isMeasure = token.annotation != 0 && token.is(TokenType::COMMA) &&
                         allows(expectations, TokenType::SEMICOLON) && isInMeasure(stream, index);
  if (isMeasure) return "measures of several numbers are not supported yet";
  switch (token.type) {
    case TokenType::FORALL:
      return "quantifiers are not supported yet";
    case TokenType::JML_WORD:
      return inQuotes(token.text) + " is not supported yet";
    case TokenType::INVARIANT:
      return std::string(expectations.rule == Grammar::RuleMember ? classInvariants : "");
    default:
      return {};
  }
}

bool isWordOutsideAnnotation(const Token& token) {
  const bool isName = token.isName();
  return token.annotation == 0 && isName && isSpecificationWord(token.text);
}

std::string whatWasFound(TokenStream& stream, std::size_t index) {
  const Token& token = stream.at(index);
  if (index > 0) {
    const Token& previous = stream.at(index - 1);
    if (previous.annotation != 0 && token.annotation != previous.annotation)
      return "the annotation ends here";
  }
  if (token.is(antlr4::Token::EOF)) return "the file ends here";
  return "found " + inQuotes(token.text);
}

// A missing token is reported where it is missing: behind the one before, if that is on an earlier line.
support::SourceRange placeOf(TokenStream& stream, std::size_t index) {
  const Token& token = stream.at(index);
  if (index == 0) return token.range();
  const Token& previous = stream.at(index - 1);
  const bool startsAnew =
      previous.line != token.line || token.is(antlr4::Token::EOF) || previous.annotation != token.annotation;
  if (!startsAnew) return token.range();
  return {previous.file, previous.line, previous.endColumn, previous.line, previous.endColumn + 1};
}

// A keyword that the name at the index may be a misspelling of.
std::string keywordLike(TokenStream& stream, std::size_t index) {
  const Token& token = stream.at(index);
  if (!token.is(TokenType::IDENTIFIER) && !token.is(TokenType::TYPE_NAME)) return {};
  std::vector<std::string_view> candidates = reservedWords();
  const std::vector<std::string_view> words = specificationWords();
  candidates.insert(candidates.end(), words.begin(), words.end());
  return didYouMean(token.text, candidates);
}

// Where the statement or declaration starts that the token belongs to.
std::size_t statementStart(TokenStream& stream, std::size_t index) {
  constexpr std::size_t farthest = 50;  // tokens
  for (std::size_t i = index; i > 0 && index - i < farthest; --i) {
    const Token& before = stream.at(i - 1);
    const bool isBoundary = before.is(TokenType::SEMICOLON) || before.is(TokenType::LBRACE) ||
                            before.is(TokenType::RBRACE) || before.annotation != stream.at(i).annotation;
    if (isBoundary) return i;
  }
  return index;
}

bool endsType(const Token& token) {
  switch (token.type) {
    case TokenType::VOID:
    case TokenType::INT:
    case TokenType::BOOLEAN:
    case TokenType::PRIMITIVE_TYPE:
    case TokenType::TYPE_NAME:
    case TokenType::TYPE_CLOSE:
      return true;
    default:
      return false;
  }
}

// What makes sense, but not there.
std::pair<std::string_view, std::string_view> misplacedConstruct(TokenStream& stream, std::size_t index,
                                                                 const Expectations& expectations) {
  const Token& token = stream.at(index);
  switch (token.type) {
    case TokenType::REQUIRES:
    case TokenType::ENSURES:
    case TokenType::CONTEXT:
    case TokenType::SIGNALS:
      if (expectations.rule != Grammar::RuleStatement) break;
      return {codes::misplaced, "a contract stands before a method or between its header and its body"};
    case TokenType::LPAREN:
      if (index < 2 || !allows(expectations, TokenType::SEMICOLON) || !endsType(stream.at(index - 2))) break;
      return {codes::syntax, "a method cannot be declared within another one; is a '}' missing before it?"};
    case TokenType::GREATER:
      if (index == 0 || !stream.at(index - 1).is(TokenType::EQUAL) || token.annotation != 0 ||
          stream.at(index - 1).endColumn != token.column) {
        break;
      }
      return {codes::dialect, "'==>' belongs in annotations; in code write '!a || b'"};
    default:
      break;
  }
  return {};
}

// Clauses at the end of a class.
bool isContractWithoutMethod(TokenStream& stream, std::size_t index, const Expectations& expectations) {
  if (expectations.rule != Grammar::RuleMember || !stream.at(index).is(TokenType::RBRACE) || index == 0)
    return false;
  const Token& previous = stream.at(index - 1);
  return previous.is(TokenType::SEMICOLON) && previous.annotation != stream.at(index).annotation;
}

}  // namespace

void reportSyntaxError(TokenStream& stream, std::size_t index, const Expectations& expectations,
                       const antlr4::dfa::Vocabulary& vocabulary, Problems& problems) {
  const Token& token = stream.at(index);
  if (token.isReported) return;
  const std::string construct = unsupportedConstruct(stream, index, expectations);
  if (!construct.empty()) return problems.error(codes::unsupported, token.range(), construct);
  for (const std::size_t i : {index, index - 1, index - 2}) {
    if (i > index || !isWordOutsideAnnotation(stream.at(i))) continue;
    return problems.error(codes::dialect, stream.at(i).range(), belongsInAnnotation(stream.at(i).text));
  }
  if (const auto [code, message] = misplacedConstruct(stream, index, expectations); !message.empty())
    return problems.error(code, token.range(), std::string(message));
  if (isContractWithoutMethod(stream, index, expectations)) {
    problems.error(codes::syntax, stream.at(index - 1).range(),
                   "this contract belongs to no method: it stands before a method without a body");
    return;
  }
  std::string message = "expected " + whatIsExpected(expectations, vocabulary);
  if (index > 0 && !stream.at(index - 1).is(antlr4::Token::EOF)) {
    message += " after " + inQuotes(stream.at(index - 1).text);
  }
  std::string hint = keywordLike(stream, index);
  if (hint.empty() && index > 0) hint = keywordLike(stream, index - 1);
  if (hint.empty()) hint = keywordLike(stream, statementStart(stream, index));
  problems.error(codes::syntax, placeOf(stream, index),
                 message + ", but " + whatWasFound(stream, index) + hint);
}

}  // namespace warrant::ast
