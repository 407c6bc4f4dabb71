#include "parse/syntax.h"

#include <exception>
#include <optional>
#include <string>

#include "parse/refuse.h"
#include "parse/syntax_errors.h"
#include "parse/tree.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

struct NestedTooDeeply {};

bool nests(std::size_t rule) {
  switch (rule) {
    case Grammar::RuleExpression:
    case Grammar::RuleStatement:
    case Grammar::RuleOperand:
    case Grammar::RuleClassBody:
    case Grammar::RuleReceiver:
    case Grammar::RuleRecordParts:
    case Grammar::RuleArrayInitializer:
      return true;
    default:
      return false;
  }
}

bool startsClause(const Token& token) {
  switch (token.type) {
    case Grammar::REQUIRES:
    case Grammar::ENSURES:
    case Grammar::CONTEXT:
    case Grammar::DECREASES:
    case Grammar::SIGNALS:
    case Grammar::SIGNALS_ONLY:
    case Grammar::EXCEPTIONAL:
    case Grammar::NORMAL:
    case Grammar::ALSO:
    case Grammar::GIVEN:
    case Grammar::YIELDS:
      return true;
    default:
      return false;
  }
}

}  // namespace

// Reports an error once, where it is, and goes on behind the statement or clause that it spoils.
class ErrorStrategy final : public antlr4::ANTLRErrorStrategy {
 public:
  explicit ErrorStrategy(SyntaxParser& parser) : parser_(parser) {}

  void reset(antlr4::Parser*) override {}
  void sync(antlr4::Parser*) override {}
  void reportMatch(antlr4::Parser*) override {}
  bool inErrorRecoveryMode(antlr4::Parser*) override { return false; }

  antlr4::Token* recoverInline(antlr4::Parser*) override {
    const antlr4::misc::IntervalSet expected = expectedTokens();
    if (expected.size() == 1 && isSemicolonMissing(expected)) {
      report();
      return &parser_.stream_.current();
    }
    throw antlr4::InputMismatchException(&parser_);
  }

  void reportError(antlr4::Parser*, const antlr4::RecognitionException&) override { report(); }

  void recover(antlr4::Parser*, std::exception_ptr exception) override {
    const antlr4::ParserRuleContext* const context = parser_.getContext();
    const std::size_t rule = context->getRuleIndex();
    const bool mayRecover = rule == Grammar::RuleStatement || rule == Grammar::RuleClause ||
                            rule == Grammar::RuleLoopClause ||
                            (rule == Grammar::RuleMember && context->parent != nullptr);
    if (!mayRecover) std::rethrow_exception(exception);
    recoverFrom(context->start->getTokenIndex());
  }

  // Moves behind the broken construct that starts there.
  void recoverFrom(std::size_t start) {
    const bool isProgress = parser_.stream_.index() > start;
    if (!isEndMissing_ || !isProgress) parser_.skipConstruct(start);
  }

 private:
  // One report for each place where the parser stops.
  void report() {
    const std::size_t index = parser_.stream_.index();
    if (index == lastReported_) return;
    lastReported_ = index;
    const Expectations expectations{expectedTokens(), parser_.getContext()->getRuleIndex()};
    isEndMissing_ = isSemicolonMissing(expectations.tokens);
    reportSyntaxError(parser_.stream_, index, expectations, parser_.getVocabulary(), parser_.problems_);
  }

  antlr4::misc::IntervalSet expectedTokens() const {
    const antlr4::atn::ATN& atn = parser_.getATN();
    return atn.nextTokens(atn.states[parser_.getState()]);
  }

  // Whether nothing seems to be wrong but that a line lacks its semicolon.
  bool isSemicolonMissing(const antlr4::misc::IntervalSet& expected) const {
    if (!expected.contains(std::size_t{TokenType::SEMICOLON})) return false;
    const Token& found = parser_.stream_.current();
    const Token& previous = parser_.stream_.at(found.index - 1);
    return found.line != previous.line || found.annotation != previous.annotation ||
           found.is(TokenType::RBRACE);
  }

  SyntaxParser& parser_;
  std::size_t lastReported_ = static_cast<std::size_t>(-1);
  bool isEndMissing_ = false;  // isSemicolonMissing, at the last report
};

SyntaxParser::SyntaxParser(TokenStream& stream, Problems& problems)
    : Grammar(&stream), stream_(stream), problems_(problems) {
  const auto errors = std::make_shared<ErrorStrategy>(*this);
  errors_ = errors.get();
  setErrorHandler(errors);
}

template <class Read>
auto SyntaxParser::attempt(Read read) -> decltype(read()) {
  const std::size_t start = stream_.index();
  nested_.clear();
  holdsUnsupported_ = false;
  try {
    const auto tree = read();
    if (holdsUnsupported_) refuse(*tree, *this, replaced_, problems_);
    return tree;
  } catch (const antlr4::RecognitionException&) {
    errors_->recoverFrom(start);
  } catch (const NestedTooDeeply&) {
    problems_.error(codes::nesting, stream_.current().range(),
                    "nested too deeply: more than " + std::to_string(deepestNesting) + " levels");
    skipConstruct(start);
  }
  setContext(nullptr);
  return nullptr;
}

Grammar::ClassHeaderContext* SyntaxParser::readClassHeader() {
  return attempt([this] { return classHeader(); });
}
Grammar::MemberContext* SyntaxParser::readMember() {
  MemberContext* const read = attempt([this] { return member(); });
  if (read == nullptr) return nullptr;
  const antlr4::ParserRuleContext* other = read->block();
  if (other == nullptr) other = read->classDeclaration();
  if (other == nullptr) return read;
  antlr4::misc::IntervalSet tokens;
  tokens.add(static_cast<ssize_t>(ACCESS_MODIFIER));
  reportSyntaxError(stream_, firstToken(other).index, {tokens, RuleMember}, getVocabulary(), problems_);
  return nullptr;
}
// Where clauses begin on the line of a method that ends without a body, who reads them takes them for its
// own.
void SyntaxParser::reportContractBehindMethod() {
  const std::size_t start = stream_.index();
  const Token& clause = stream_.current();
  if (start < 2 || !startsClause(clause)) return;
  const Token& end = stream_.at(start - 1);
  const bool isOnItsLine =
      end.is(SEMICOLON) && end.line == clause.line && end.annotation != clause.annotation;
  std::size_t behind = start - 2;
  while (behind > 0 && (stream_.at(behind).is(IDENTIFIER) || stream_.at(behind).is(COMMA) ||
                        stream_.at(behind).is(DOT) || stream_.at(behind).is(THROWS)))
    --behind;
  if (!isOnItsLine || !stream_.at(behind).is(RPAREN)) return;
  problems_.error(
      codes::syntax, clause.range(),
      "behind the ';' of a method these clauses would be those of the next one: write them before "
      "the ';', or before the method");
}

Grammar::MemberContext* SyntaxParser::readMemberHead() {
  reportContractBehindMethod();
  const std::size_t start = stream_.index();
  passesClauses_ = true;
  MemberContext* const read = readMember();
  passesClauses_ = false;
  if (read != nullptr) return read;
  stream_.seek(start);  // what is wrong in its clauses is to be reported, too
  return readMember();
}
Grammar::DatatypeContext* SyntaxParser::readDatatype() {
  return attempt([this] { return datatype(); });
}
Grammar::StatementContext* SyntaxParser::readStatement() {
  return attempt([this] { return statement(); });
}
Grammar::ReturnBodyContext* SyntaxParser::readReturnBody() {
  return attempt([this] { return returnBody(); });
}

Grammar::ArgumentsContext* SyntaxParser::readArguments() {
  return attempt([this] { return arguments(); });
}
Grammar::EnumConstantContext* SyntaxParser::readEnumConstant() {
  return attempt([this] { return enumConstant(); });
}
Grammar::DeclarationContext* SyntaxParser::readDeclaration() {
  return attempt([this] { return declaration(); });
}

void SyntaxParser::dropTrees() {
  getTreeTracker().reset();
  replaced_.clear();
}

void SyntaxParser::reportUnexpected(std::size_t expected) {
  antlr4::misc::IntervalSet tokens;
  tokens.add(static_cast<ssize_t>(expected));
  reportSyntaxError(stream_, stream_.index(), {tokens, RuleStatement}, getVocabulary(), problems_);
}

void SyntaxParser::enterRule(antlr4::ParserRuleContext* context, std::size_t state, std::size_t rule) {
  if (nests(rule)) {
    // Rules that were left since have no context here that encloses this one.
    const antlr4::tree::ParseTree* enclosing = context->parent;
    while (enclosing != nullptr &&
           !nests(static_cast<const antlr4::RuleContext*>(enclosing)->getRuleIndex())) {
      enclosing = enclosing->parent;
    }
    while (!nested_.empty() && nested_.back() != enclosing) nested_.pop_back();
    nested_.push_back(context);
    if (nested_.size() > 2 * deepestNesting) throw NestedTooDeeply{};
  }
  if (mayHoldUnsupported(rule)) holdsUnsupported_ = true;
  Grammar::enterRule(context, state, rule);
}

// `final` and its like before a class are not those of a variable.
void SyntaxParser::markLocalClass() {
  std::size_t behind = stream_.index();
  if (!isModifier(stream_.at(behind))) return;
  while (isModifier(stream_.at(behind))) ++behind;
  switch (stream_.at(behind).type) {
    case CLASS:
    case INTERFACE:
    case ENUM:
    case RECORD:
    case ANNOTATION_INTERFACE:
      break;
    default:
      return;
  }
  while (behind-- > stream_.index()) stream_.at(behind).type = LOCAL_MODIFIER;
}

bool SyntaxParser::isNextTo(antlr4::Token* left, antlr4::Token* right) {
  return static_cast<Token*>(left)->annotation == static_cast<Token*>(right)->annotation;
}

bool SyntaxParser::passExpression() {
  if (!passesClauses_ || static_cast<antlr4::RuleContext*>(_ctx->parent)->getRuleIndex() != RuleClause)
    return false;
  const std::optional<std::size_t> end = findClauseEnd();
  if (end) stream_.seek(*end);
  return end.has_value();
}

// The semicolon of the clause whose expression is at the stream's place, unless something seems to be wrong.
std::optional<std::size_t> SyntaxParser::findClauseEnd() const {
  constexpr std::size_t farthest =
      2000;  // tokens; without a limit many unclosed ones would take quadratic time
  const std::size_t start = stream_.index();
  const std::uint32_t annotation = stream_.current().annotation;
  std::size_t depth = 0;
  for (std::size_t index = start; index < start + farthest; ++index) {
    const Token& token = stream_.at(index);
    const bool isElsewhere = token.annotation != annotation || token.is(antlr4::Token::EOF);
    if (isElsewhere || startsClause(token) || token.is(LBRACE) || token.is(RBRACE)) break;
    if (token.is(LPAREN) || token.is(LAMBDA_OPEN)) ++depth;
    if (token.is(RPAREN) && depth-- == 0) break;
    if (!token.is(SEMICOLON) || depth > 0) continue;
    const Token& behind = stream_.at(index + 1);
    const bool isEnd = behind.annotation != annotation || behind.is(LBRACE) || startsClause(behind);
    return index > start && isEnd ? std::optional(index) : std::nullopt;
  }
  return std::nullopt;
}

// As the runtime does it, but for its dynamic cast.
void SyntaxParser::addContextToParseTree() {
  if (auto* const parent = static_cast<antlr4::ParserRuleContext*>(_ctx->parent)) parent->addChild(_ctx);
}

bool SyntaxParser::skipBlock() {
  std::size_t depth = 0;
  for (;; stream_.consume()) {
    const Token& token = stream_.current();
    if (token.is(antlr4::Token::EOF)) return false;
    if (token.is(LBRACE)) ++depth;
    if (token.is(RBRACE) && --depth == 0) break;
  }
  stream_.consume();
  return true;
}

// Moves behind the parenthesis that closes the one at the stream's place; false: it is not closed soon, and
// the stream stands just behind it.
bool SyntaxParser::skipParentheses() {
  constexpr std::size_t farthest =
      2000;  // tokens; without a limit many unclosed ones would take quadratic time
  const std::size_t start = stream_.index();
  std::size_t depth = 0;
  for (; stream_.index() < start + farthest; stream_.consume()) {
    const Token& token = stream_.current();
    if (token.is(antlr4::Token::EOF) || token.is(LBRACE) || token.is(RBRACE)) break;
    if (token.is(LPAREN) || token.is(LAMBDA_OPEN)) ++depth;
    if (token.is(RPAREN) && --depth == 0) {
      stream_.consume();
      return true;
    }
  }
  stream_.seek(start + 1);
  return false;
}

void SyntaxParser::skipConstruct(std::size_t from) {
  const std::size_t stopped = stream_.index();
  stream_.seek(from);
  bool areBalanced = true;
  for (;;) {
    bool mayEnd = false;
    switch (stream_.current().getType()) {
      case LBRACE:
        skipBlock();
        mayEnd = true;
        break;
      case LPAREN:
      case LAMBDA_OPEN:
        if (areBalanced) {
          areBalanced = skipParentheses();
        } else {
          stream_.consume();
        }
        break;
      case SEMICOLON:
        stream_.consume();
        mayEnd = true;
        break;
      case RBRACE:
        if (stream_.index() >= stopped) return;
        stream_.consume();
        break;
      case antlr4::Token::EOF:
        return;
      default:
        stream_.consume();
    }
    if (mayEnd && stream_.index() > stopped && !stream_.current().is(ELSE)) return;
  }
}

}  // namespace warrant::ast
