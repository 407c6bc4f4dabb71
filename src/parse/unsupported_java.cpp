#include "parse/unsupported_java.h"

#include <string>
#include <utility>

#include "parse/type_brackets.h"
#include "support/codes.h"

namespace warrant::ast {
namespace {

bool startsDeclaration(const Token& token) {
  switch (token.type) {
    case TokenType::CLASS:
    case TokenType::INTERFACE:
    case TokenType::ENUM:
    case TokenType::UNSUPPORTED_DECLARATION:
      return true;
    default:
      return false;
  }
}

bool opens(const Token& token) {
  return token.is(TokenType::LPAREN) || token.is(TokenType::LBRACKET) || token.is(TokenType::LBRACE);
}
bool closes(const Token& token) {
  return token.is(TokenType::RPAREN) || token.is(TokenType::RBRACKET) || token.is(TokenType::RBRACE);
}

// How many type brackets the sign closes.
std::size_t closesTypes(const Token& token) {
  const bool isRun = !token.text.empty() && token.text.find_first_not_of('>') == std::string_view::npos;
  return isRun ? token.text.size() : 0;
}

// Whether it can stand behind a value and go on with the expression or end it.
bool followsValue(const Token& token) {
  switch (token.type) {
    case TokenType::SEMICOLON:
    case TokenType::COMMA:
    case TokenType::DOT:
    case TokenType::RPAREN:
    case TokenType::RBRACKET:
    case TokenType::COLON:
    case TokenType::QUESTION:
    case TokenType::EQUAL:
    case TokenType::NOT_EQUAL:
    case TokenType::LESS:
    case TokenType::LESS_OR_EQUAL:
    case TokenType::GREATER:
    case TokenType::GREATER_OR_EQUAL:
    case TokenType::AND:
    case TokenType::OR:
    case TokenType::STAR:
    case TokenType::SLASH:
    case TokenType::PERCENT:
    case TokenType::PLUS:
    case TokenType::MINUS:
    case TokenType::BIT_OPERATOR:
    case TokenType::INSTANCEOF:
      return true;
    default:
      return false;
  }
}

// Reads the tokens in order and keeps them, in place, but for what it takes out: `kept_` is how many were
// kept.
class JavaConstructs {
 public:
  JavaConstructs(std::vector<Token>& tokens, Problems& problems) : tokens_(tokens), problems_(problems) {}

  std::vector<std::string_view> run() {
    while (next_ + 1 < tokens_.size()) {
      const bool isCode = current().annotation == 0;
      if (!isCode || !readConstruct()) keep();
    }
    keep();  // the end of the file
    keepFirst(tokens_, kept_);
    return std::move(names_);
  }

 private:
  enum class Braces : std::uint8_t { None, Class, Block, Switch };

  // A bracket that is open.
  struct Open {
    std::size_t at;
    Braces braces;
    std::size_t keyword = 0;  // of a switch
    bool hasPatterns = false;
  };

  Token& current() { return tokens_[next_]; }
  const Token& ahead(std::size_t distance) const {
    return tokens_[std::min(next_ + distance, tokens_.size() - 1)];
  }
  // What was kept last, but for that many.
  const Token& before(std::size_t distance = 1) const {
    return distance <= kept_ ? tokens_[kept_ - distance] : tokens_.back();
  }
  bool isAfter(std::size_t type) const { return kept_ > 0 && before().is(type); }
  bool isAfterParentheses() const { return isAfter(TokenType::RPAREN) && lastGroup_.second + 1 == kept_; }
  bool isWithin(Braces braces) const { return !open_.empty() && open_.back().braces == braces; }

  void keep() {
    const Token& token = current();
    const std::size_t at = kept_;
    if (opens(token)) open_.push_back({at, bracesHere()});
    if (isWithin(Braces::Switch) && open_.back().at == at) open_.back().keyword = lastGroup_.first - 1;
    if (startsDeclaration(token)) isInHeader_ = true;
    if (token.is(TokenType::LBRACE) || token.is(TokenType::SEMICOLON)) isInHeader_ = false;
    if (at != next_) tokens_[at] = token;
    ++next_;
    ++kept_;
    if (closes(tokens_[at])) close(at);
  }

  Braces bracesHere() {
    if (!current().is(TokenType::LBRACE)) return Braces::None;
    if (isInHeader_) return Braces::Class;
    const bool isSwitch =
        isAfterParentheses() && lastGroup_.first > 0 && tokens_[lastGroup_.first - 1].is(TokenType::SWITCH);
    return isSwitch ? Braces::Switch : Braces::Block;
  }

  // A `}` closes what was left open before it, too.
  void close(std::size_t at) {
    const bool isBrace = tokens_[at].is(TokenType::RBRACE);
    while (isBrace && !open_.empty() && open_.back().braces == Braces::None) open_.pop_back();
    if (open_.empty() || (open_.back().braces == Braces::None) == isBrace) return;
    const Open opened = open_.back();
    open_.pop_back();
    if (tokens_[at].is(TokenType::RPAREN)) lastGroup_ = {opened.at, at};
    if (opened.hasPatterns) replaceSwitch(opened.keyword);
  }

  void report(const Token& token, std::string_view what) {
    problems_.error(support::codes::unsupported, token.range(), std::string(what) + " not supported yet");
  }

  // One operand in the place of everything from there on.
  void replaceFrom(std::size_t start) {
    kept_ = start + 1;
    lastGroup_ = {};
    tokens_[start].type = TokenType::UNSUPPORTED_OPERAND;
    tokens_[start].isReported = true;
  }

  bool readConstruct() {
    switch (current().type) {
      case TokenType::ARROW:
        return !std::exchange(isInLabel_, false) && readLambda();
      case TokenType::CLASS:
        if (isAfter(TokenType::DOT)) return readClassLiteral();
        return readLocalDeclaration();
      case TokenType::INTERFACE:
      case TokenType::ENUM:
      case TokenType::UNSUPPORTED_DECLARATION:
        return readLocalDeclaration();
      case TokenType::LBRACE:
        return readAnonymousClass();
      case TokenType::LPAREN:
        return readRecordPattern();
      case TokenType::NEW:
        return readConstructorArguments();
      case TokenType::THIS:
        return readReceiver();
      case TokenType::CASE:
      case TokenType::DEFAULT:
        readLabel();
        return false;
      case TokenType::COLON:
        isInLabel_ = false;
        return false;
      case TokenType::IDENTIFIER:
        return readWord();
      default:
        if (current().text == "::") return readMethodReference();
        if (current().text == "&") return readIntersection();
        return false;
    }
  }

  // ---------------------------------------------------------------------------------------------- skipping

  // Moves behind the bracket that closes the one at the place, or to the end.
  void skipBrackets() {
    std::size_t depth = 0;
    for (; next_ + 1 < tokens_.size(); ++next_) {
      if (opens(current())) ++depth;
      if (closes(current()) && --depth == 0) {
        ++next_;
        return;
      }
    }
  }

  // Moves behind the expression at the place.
  void skipExpression() {
    std::size_t depth = 0, questions = 0;
    for (; next_ + 1 < tokens_.size(); ++next_) {
      const Token& token = current();
      if (depth == 0 && (closes(token) || token.is(TokenType::COMMA) || token.is(TokenType::SEMICOLON) ||
                         (token.is(TokenType::COLON) && questions == 0))) {
        return;
      }
      if (opens(token)) ++depth;
      if (closes(token)) --depth;
      if (token.is(TokenType::QUESTION)) ++questions;
      if (token.is(TokenType::COLON) && questions > 0) --questions;
    }
  }

  static bool mayStandInTypeArguments(const Token& token) {
    switch (token.type) {
      case TokenType::IDENTIFIER:
      case TokenType::DOT:
      case TokenType::COMMA:
      case TokenType::QUESTION:
      case TokenType::EXTENDS:
      case TokenType::SUPER:
      case TokenType::LESS:
      case TokenType::LBRACKET:
      case TokenType::RBRACKET:
        return true;
      default:
        return isPrimitive(token) || closesTypes(token) > 0 || token.text == "&";
    }
  }

  // Of the tokens before `end`.
  const Token& tokenAt(std::size_t index, std::size_t end) const {
    return index < end ? tokens_[index] : tokens_.back();
  }

  // Behind the `<…>` that starts there; the start itself: it is none.
  std::size_t behindTypeArguments(std::size_t start, std::size_t end) const {
    std::size_t depth = 0;
    for (std::size_t i = start; mayStandInTypeArguments(tokenAt(i, end)); ++i) {
      if (tokens_[i].is(TokenType::LESS)) ++depth;
      const std::size_t closed = closesTypes(tokens_[i]);
      if (closed > depth) return start;
      depth -= closed;
      if (depth == 0) return i + 1;
    }
    return start;
  }

  // Behind the name of a type that starts there; the start itself: none does.
  std::size_t behindType(std::size_t start, std::size_t end) const {
    const auto is = [&](std::size_t i, std::size_t type) { return tokenAt(i, end).is(type); };
    if (!is(start, TokenType::IDENTIFIER) && !isPrimitive(tokenAt(start, end))) return start;
    std::size_t i = start + 1;
    for (;;) {
      if (is(i, TokenType::LESS)) {
        const std::size_t behind = behindTypeArguments(i, end);
        if (behind == i) return start;
        i = behind;
      }
      if (!is(i, TokenType::DOT) || !is(i + 1, TokenType::IDENTIFIER)) break;
      i += 2;
    }
    while (is(i, TokenType::LBRACKET) && is(i + 1, TokenType::RBRACKET)) i += 2;
    return i;
  }

  // The index of the bracket that the one there closes, among what was kept.
  std::size_t openOf(std::size_t close) const {
    std::size_t depth = 0;
    for (std::size_t i = close + 1; i-- > 0;) {
      if (closes(tokens_[i])) ++depth;
      if (opens(tokens_[i]) && --depth == 0) return i;
    }
    return close;
  }
  std::size_t openOfTypes(std::size_t close) const {
    std::size_t depth = 0;
    for (std::size_t i = close + 1; i-- > 0 && mayStandInTypeArguments(tokens_[i]);) {
      depth += closesTypes(tokens_[i]);
      if (tokens_[i].is(TokenType::LESS) && --depth == 0) return i;
    }
    return close;
  }

  static bool isName(const Token& token) {
    return token.is(TokenType::IDENTIFIER) || token.is(TokenType::THIS) || token.is(TokenType::SUPER) ||
           token.is(TokenType::STRING) || isPrimitive(token);
  }

  // Where the chain `new a.b<C>[]`, `this.f(x).g` that ends before `end` starts.
  std::size_t chainStart(std::size_t end) const {
    std::size_t start = end;
    for (;;) {
      std::size_t link = start;
      while (link > 0 && tokens_[link - 1].is(TokenType::RBRACKET)) link = openOf(link - 1);
      if (link > 0 && closesTypes(tokens_[link - 1]) > 0) link = openOfTypes(link - 1);
      const bool isGroup = link > 0 && tokens_[link - 1].is(TokenType::RPAREN);
      if (isGroup) link = openOf(link - 1);
      if (link > 0 && isName(tokens_[link - 1])) {
        --link;
      } else if (!isGroup) {
        return start;
      }
      start = link;
      if (start > 0 && tokens_[start - 1].is(TokenType::NEW)) --start;
      if (start == 0 || !tokens_[start - 1].is(TokenType::DOT)) return start;
      --start;
    }
  }

  // Where the name `a.b.C<D>` of a type that ends before `end` starts.
  std::size_t typeStart(std::size_t end) const {
    std::size_t start = end;
    for (;;) {
      if (start > 0 && closesTypes(tokens_[start - 1]) > 0) start = openOfTypes(start - 1);
      if (start == 0 || !tokens_[start - 1].is(TokenType::IDENTIFIER)) return end;
      --start;
      if (start == 0 || !tokens_[start - 1].is(TokenType::DOT)) return start;
      --start;
    }
  }

  // ------------------------------------------------------------------------------------------- expressions

  // `x -> e`, `(x, y) -> { … }`
  bool readLambda() {
    std::size_t start = kept_;
    if (isAfterParentheses()) start = lastGroup_.first;
    if (isAfter(TokenType::IDENTIFIER)) start = kept_ - 1;
    if (start == kept_) return false;
    report(tokens_[start], "lambda expressions are");
    ++next_;
    current().is(TokenType::LBRACE) ? skipBrackets() : skipExpression();
    replaceFrom(start);
    return true;
  }

  // `C::m`, `int[]::new`
  bool readMethodReference() {
    const std::size_t start = chainStart(kept_);
    if (start == kept_) return false;
    report(tokens_[start], "method references are");
    ++next_;
    if (current().is(TokenType::LESS)) next_ = behindTypeArguments(next_, tokens_.size());
    if (current().is(TokenType::IDENTIFIER) || current().is(TokenType::NEW)) ++next_;
    replaceFrom(start);
    return true;
  }

  // `C.class`, `int[].class`
  bool readClassLiteral() {
    const std::size_t start = chainStart(kept_ - 1);
    if (start + 1 >= kept_) return false;
    report(tokens_[start], "class literals are");
    ++next_;
    replaceFrom(start);
    return true;
  }

  // `new C(…) { … }`
  bool readAnonymousClass() {
    if (!isAfterParentheses()) return false;
    const std::size_t start = chainStart(lastGroup_.first);
    std::size_t created = start;
    while (created < lastGroup_.first && !tokens_[created].is(TokenType::NEW)) ++created;
    if (created == lastGroup_.first) return false;
    report(tokens_[created], "anonymous classes are");
    skipBrackets();
    replaceFrom(start);
    return true;
  }

  // `new <A>C(…)`: the arguments only help to find types.
  bool readConstructorArguments() {
    if (!ahead(1).is(TokenType::LESS)) return false;
    report(ahead(1), "type arguments of constructors are");
    keep();
    next_ = behindTypeArguments(next_, tokens_.size());
    return true;
  }

  // `(A & B) e` is read as `(A) e`.
  bool readIntersection() {
    if (open_.empty() || !tokens_[open_.back().at].is(TokenType::LPAREN)) return false;
    const std::size_t open = open_.back().at;
    if (open > 0 && (followsName(tokens_[open - 1]) || behindType(open + 1, kept_) != kept_)) return false;
    std::size_t end = next_;
    while (tokens_[end].text == "&") {
      const std::size_t behind = behindType(end + 1, tokens_.size());
      if (behind == end + 1) return false;
      end = behind;
    }
    if (!tokens_[end].is(TokenType::RPAREN) || !startsOperand(tokens_[end + 1])) return false;
    report(tokens_[open], "casts to several types are");
    next_ = end;
    return true;
  }

  // Whether parentheses behind it are no cast.
  static bool followsName(const Token& token) {
    switch (token.type) {
      case TokenType::IDENTIFIER:
      case TokenType::IF:
      case TokenType::WHILE:
      case TokenType::FOR:
      case TokenType::SWITCH:
      case TokenType::SYNCHRONIZED:
      case TokenType::RPAREN:
        return true;
      default:
        return closesTypes(token) > 0;
    }
  }

  static bool startsOperand(const Token& token) {
    switch (token.type) {
      case TokenType::IDENTIFIER:
      case TokenType::STRING:
      case TokenType::THIS:
      case TokenType::SUPER:
      case TokenType::NEW:
      case TokenType::NULL_LITERAL:
      case TokenType::LPAREN:
        return true;
      default:
        return false;
    }
  }

  // ---------------------------------------------------------------------------------------------- patterns

  // `instanceof R(…)` is read as `instanceof R`.
  bool readRecordPattern() {
    const std::size_t start = typeStart(kept_);
    if (start < 2 || start == kept_ || !tokens_[start - 1].is(TokenType::INSTANCEOF)) return false;
    report(tokens_[start], "record patterns are");
    const std::size_t first = next_;
    skipBrackets();
    for (std::size_t i = first; i < next_; ++i) {
      if (tokens_[i].is(TokenType::IDENTIFIER)) names_.push_back(tokens_[i].text);
    }
    return true;
  }

  // A switch whose labels hold patterns is replaced as a whole when it ends.
  void readLabel() {
    const bool isCase = current().is(TokenType::CASE);
    const bool isLabel = isCase || ahead(1).is(TokenType::COLON) || ahead(1).is(TokenType::ARROW);
    if (!isLabel) return;  // a modifier
    isInLabel_ = true;
    if (!isWithin(Braces::Switch) || open_.back().hasPatterns) return;
    const Token& first = isCase ? ahead(1) : current();
    const bool hasNull = isCase ? first.is(TokenType::NULL_LITERAL) : isAfter(TokenType::COMMA);
    if (!hasNull && !(isCase && startsPattern(next_ + 1))) return;
    open_.back().hasPatterns = true;
    report(first, hasNull ? "'null' in the labels of a switch is" : "patterns in the labels of a switch are");
  }

  // `C c`, `final C c` or `R(…)`
  bool startsPattern(std::size_t start) const {
    if (tokens_[start].is(TokenType::FINAL)) return true;
    const std::size_t behind = behindType(start, tokens_.size());
    return behind != start &&
           (tokens_[behind].is(TokenType::IDENTIFIER) || tokens_[behind].is(TokenType::LPAREN));
  }

  void replaceSwitch(std::size_t keyword) {
    const bool isStatement = !followsValue(ahead(0));
    replaceFrom(keyword);
    if (isStatement) leaveSemicolon(tokens_[keyword]);
  }

  // ------------------------------------------------------------------------------------------ declarations

  // A class, interface, enum or record among statements.
  bool readLocalDeclaration() {
    if (!isWithin(Braces::Block) && !isWithin(Braces::Switch)) return false;
    const Token keyword = current();
    report(keyword, "local declarations of kind '" + std::string(keyword.text) + "' are");
    if (ahead(1).is(TokenType::IDENTIFIER)) names_.push_back(ahead(1).text);
    while (kept_ > 0 && isModifier(before())) --kept_;
    while (next_ + 1 < tokens_.size() && !current().is(TokenType::LBRACE) &&
           !current().is(TokenType::SEMICOLON) && !current().is(TokenType::RBRACE)) {
      ++next_;
    }
    if (current().is(TokenType::LBRACE)) skipBrackets();
    leaveSemicolon(keyword);
    return true;
  }

  void leaveSemicolon(Token token) {
    token.type = TokenType::SEMICOLON;
    token.isReported = true;
    tokens_[kept_++] = token;
  }

  // Words that are keywords where they stand so.
  bool readWord() {
    const std::string_view word = current().text;
    if (word == "record") return readRecord();
    if (word == "sealed") return readSealed();
    if (word == "non" && ahead(1).is(TokenType::MINUS) && ahead(2).text == "sealed") {
      next_ += 2;
      return readSealed();
    }
    if (word == "module" && open_.empty() && ahead(1).is(TokenType::IDENTIFIER)) return readModule();
    if (word == "permits" && isInHeader_ && ahead(1).is(TokenType::IDENTIFIER)) {
      while (next_ + 1 < tokens_.size() && !current().is(TokenType::LBRACE)) ++next_;
      return true;
    }
    return false;
  }

  // `open module a.b { … }`, of module-info.java
  bool readModule() {
    if (isAfter(TokenType::IDENTIFIER) && before().text == "open") --kept_;
    while (next_ + 1 < tokens_.size() && !current().is(TokenType::LBRACE)) ++next_;
    skipBrackets();
    return true;
  }

  // `record R(…) {`: no class may be called `record`.
  bool readRecord() {
    if (!ahead(1).is(TokenType::IDENTIFIER)) return false;
    if (!ahead(2).is(TokenType::LPAREN) && !ahead(2).is(TokenType::LESS)) return false;
    current().type = TokenType::UNSUPPORTED_DECLARATION;
    return readLocalDeclaration();
  }

  // `sealed interface`, `sealed abstract class`
  bool readSealed() {
    const Token& behind = ahead(1);
    if (!startsDeclaration(behind) && !isModifier(behind)) return false;
    ++next_;
    return true;
  }

  // The parameter `C this` or `C C.this` of a method.
  bool readReceiver() {
    if (!ahead(1).is(TokenType::COMMA) && !ahead(1).is(TokenType::RPAREN)) return false;
    if (open_.empty() || !tokens_[open_.back().at].is(TokenType::LPAREN)) return false;
    const std::size_t first = open_.back().at + 1;
    const std::size_t behind = behindType(first, kept_);
    const bool isQualified = behind + 2 == kept_ && isAfter(TokenType::DOT);
    if (behind == first || (behind != kept_ && !isQualified)) return false;
    kept_ = first;
    next_ += ahead(1).is(TokenType::COMMA) ? 2 : 1;
    return true;
  }

  std::vector<Token>& tokens_;
  Problems& problems_;
  std::vector<std::string_view> names_;
  std::size_t next_ = 0;
  std::size_t kept_ = 0;
  std::vector<Open> open_;
  std::pair<std::size_t, std::size_t> lastGroup_{0, 0};  // the parentheses that were closed last
  bool isInHeader_ = false;                              // of a class
  bool isInLabel_ = false;                               // between `case` and its `:` or `->`
};

}  // namespace

std::vector<std::string_view> removeUnsupportedJava(std::vector<Token>& tokens, Problems& problems) {
  return JavaConstructs(tokens, problems).run();
}

}  // namespace warrant::ast
