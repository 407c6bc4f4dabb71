#include "parse/scan/scanner.h"

#include <algorithm>
#include <string>
#include <utility>

#include "ast/values/literals.h"
#include "parse/scan/characters.h"
#include "parse/scan/symbols.h"
#include "support/codes.h"
#include "support/utf8.h"

namespace warrant::ast {
namespace {

namespace codes = support::codes;

class Scanner {
 public:
  Scanner(const Source& source, std::uint32_t file, const TextPart& part, Problems& problems)
      : text_(source.file.text),
        file_(file),
        isInline_(source.dialect == Dialect::Inline),
        problems_(problems),
        offset_(part.start),
        end_(text_.size()),
        line_(part.line),
        lineStart_(part.start == 0 ? 0 : text_.rfind('\n', part.start - 1) + 1) {
    result_.tokens.reserve((part.end - part.start) / 2 + 1);  // seldom too few, and untouched costs nothing
  }

  Tokens run(const TextPart& part) {
    if (!isInline_) rejectHiddenAscii(text_.substr(0, part.end));
    while (offset_ < part.end && skipBlanks()) scanToken();
    result_.end = offset_;
    addToken(Token::endOfFile, 0);
    result_.tokens.back().isReported = lostText_;
    result_.annotations = annotations_;
    return std::move(result_);
  }

 private:
  bool isSpecification() const { return isInline_ || insideAnnotation_; }

  // Makes tokens of what lies before `end` in an annotation.
  void scanUntil(std::size_t end) {
    const std::size_t outerEnd = std::exchange(end_, end);
    while (skipBlanks()) scanToken();
    end_ = outerEnd;
  }

  std::string_view rest() const { return text_.substr(offset_, end_ - offset_); }
  bool looksAt(std::string_view expected) const { return rest().starts_with(expected); }

  support::SourceRange rangeHere(std::uint32_t length) const {
    const std::uint32_t column = columnHere();
    return {file_, line_, column, line_, column + length};
  }
  std::uint32_t columnHere() const {
    return static_cast<std::uint32_t>(offset_ - lineStart_) - continuationBytes_ + 1;
  }

  // Moves on over anything, keeping count of lines and columns.
  void advanceTo(std::size_t target) {
    for (; offset_ < target; ++offset_) {
      const auto byte = static_cast<unsigned char>(text_[offset_]);
      if (byte > '\n' && byte < 0x80) continue;
      if (byte == '\n') {
        ++line_;
        lineStart_ = offset_ + 1;
        continuationBytes_ = 0;
      } else if ((byte & 0xC0) == 0x80) {
        ++continuationBytes_;
      }
    }
  }

  void addToken(std::uint32_t type, std::size_t length) {
    addToken(type, length, text_.substr(offset_, length));
  }
  void addToken(std::uint32_t type, std::size_t length, std::string_view text) {
    Token& token = result_.tokens.emplace_back();
    token.type = type;
    token.text = text;
    token.index = static_cast<std::uint32_t>(result_.tokens.size() - 1);
    token.file = file_;
    token.line = line_;
    token.column = columnHere();
    token.annotation = annotation();
    token.startsComment = std::exchange(startsComment_, false);
    advanceTo(offset_ + length);
    token.endColumn = columnHere();
    lastWasAnnotated_ = insideAnnotation_;
  }

  // Annotations with no code between them are one. In the inline dialect their signs mean nothing.
  std::uint32_t annotation() {
    if (!insideAnnotation_ || isInline_) return 0;
    if (!lastWasAnnotated_) ++annotations_;
    return annotations_;
  }

  // ------------------------------------------------------------------------------------ blanks and comments

  // Moves to the next token; false at the end. Annotations within are scanned on the way.
  bool skipBlanks() {
    for (;;) {
      skipSpaces();
      if (offset_ >= end_) return false;
      if (text_[offset_] != '/') return true;
      if (looksAt("//")) {
        lineComment();
      } else if (looksAt("/*")) {
        blockComment();
      } else {
        return true;
      }
    }
  }

  void skipSpaces() {
    while (offset_ < end_) {
      const char next = text_[offset_];
      if (next == '\n') {
        advanceTo(offset_ + 1);
        if (insideAnnotation_) skipLeadingAts();
      } else if (next == ' ' || next == '\t' || next == '\r' || next == '\f') {
        ++offset_;
      } else {
        return;
      }
    }
  }

  void skipLeadingAts() {
    const std::size_t start = text_.find_first_not_of(" \t\r", offset_);
    if (start >= end_ || text_[start] != '@') return;
    offset_ = std::min(text_.find_first_not_of('@', start), end_);
  }

  void lineComment() {
    const std::size_t lineEnd = std::min(text_.find_first_of("\r\n", offset_), end_);
    if (!insideAnnotation_ && looksAt("//@")) return lineAnnotation(lineEnd);
    const auto length = static_cast<std::uint32_t>(lineEnd - offset_);
    result_.comments.push_back({text_.substr(offset_ + 2, length - 2), rangeHere(0), true});
    advanceTo(lineEnd);
    result_.comments.back().range.endColumn = columnHere();
  }

  void lineAnnotation(std::size_t lineEnd) {
    offset_ = std::min(text_.find_first_not_of('@', offset_ + 2), lineEnd);
    annotationUntil(lineEnd);
  }

  void blockComment() {
    if (insideAnnotation_) {
      problems_.error(codes::syntax, rangeHere(2),
                      "a comment cannot start here: comments in Java do not nest");
      advanceTo(end_);
      hasNestedComment_ = true;
      return;
    }
    const std::size_t end = text_.find("*/", offset_ + 2);
    if (end >= end_) {
      problems_.error(codes::syntax, rangeHere(2), "this comment is never closed: its '*/' is missing");
      advanceTo(end_);
      lostText_ = true;
      return;
    }
    if (looksAt("/*@"))
      blockAnnotation(end);
    else
      result_.comments.push_back({text_.substr(offset_ + 2, end - offset_ - 2), rangeHere(2), false});
    advanceTo(end + 2);
    if (std::exchange(hasNestedComment_, false)) skipStrayEnd();
  }

  // The end of a comment that a nested one has ended already.
  void skipStrayEnd() {
    const std::size_t end = text_.find_first_not_of(" \t\r\n@", offset_);
    if (end < end_ && text_.substr(end, 2) == "*/") advanceTo(end + 2);
  }

  void blockAnnotation(std::size_t end) {
    const std::size_t start = std::min(text_.find_first_not_of('@', offset_ + 2), end);
    std::size_t last = end;
    while (last > start && text_[last - 1] == '@') --last;
    offset_ = start;
    annotationUntil(last);
  }

  void annotationUntil(std::size_t end) {
    insideAnnotation_ = startsComment_ = true;
    scanUntil(end);
    insideAnnotation_ = startsComment_ = false;
  }

  // javac decodes \u002a before it looks for comments and literals, so such an escape could hide code from
  // us.
  void rejectHiddenAscii(std::string_view text) {
    for (std::size_t at = text.find("\\u", offset_); at != std::string_view::npos;
         at = text.find("\\u", at + 2)) {
      const std::size_t digits = text_.find_first_not_of('u', at + 1);
      if (digits == std::string_view::npos || digits + 4 > text_.size()) return;
      if (isBackslashEscaped(at) || !mayHide(text_.substr(digits, 4))) continue;
      const auto line = static_cast<std::uint32_t>(std::count(text_.begin(), text_.begin() + at, '\n') + 1);
      const std::size_t lineStart = at == 0 ? 0 : text_.rfind('\n', at) + 1;
      const auto column = static_cast<std::uint32_t>(at - lineStart + 1);
      problems_.error(
          codes::unsupported, {file_, line, column, line, column + 6},
          "Unicode escapes of line ends, tabs and the like, and of \" ' \\ * / @ are not supported");
      return;
    }
  }

  // Behind an odd number of backslashes, another one starts no Unicode escape, wherever it is (JLS 3.3).
  bool isBackslashEscaped(std::size_t at) const {
    const std::size_t other = text_.substr(0, at).find_last_not_of('\\');
    return (at - (other == std::string_view::npos ? 0 : other + 1)) % 2 == 1;
  }

  // Whether the character of that code may start or end a comment, an annotation, a literal or a line, or is
  // white space, which text blocks are stripped of.
  static bool mayHide(std::string_view code) {
    const auto value = parseHexadecimal(code);
    if (!value || *value >= 0x80) return false;
    const bool isBlank = ('\t' <= *value && *value <= '\r') || (0x1c <= *value && *value <= 0x1f);
    return (isBlank ||
            std::string_view("\"'\\*/@").find(static_cast<char>(*value)) != std::string_view::npos);
  }

  // ------------------------------------------------------------------------------------------------- tokens

  void scanToken() {
    const char next = text_[offset_];
    if (isAsciiLetter(next)) return word(identifierLength(offset_));
    if (isDigit(next) || (next == '.' && isDigitAt(offset_ + 1))) return number();
    if (!isInline_ && looksAt(textBlockQuote)) return textBlock();
    if (next == '"') return quoted('"', TokenType::STRING, "string");
    if (next == '\'') return quoted('\'', TokenType::CHARACTER, "character literal");
    if (next == '`' && isSpecification()) return quotedIdentifier();
    if (next == '\\' && escapeLength(offset_) > 0)
      return isLetterEscaped(offset_) ? word(identifierLength(offset_)) : unicodeEscape();
    if (next == '\\' && isSpecification()) return backslash();
    if (next == '@' && !insideAnnotation_) return javaAnnotation();
    if (const std::size_t length = identifierLength(offset_)) return word(length);
    symbol();
  }

  std::size_t identifierLength(std::size_t start) const {
    std::size_t at = start;
    while (at < end_) {
      const char next = text_[at];
      if (isAsciiLetter(next) || (at > start && isDigit(next))) {
        ++at;
        continue;
      }
      if (next == '\\') {
        const std::size_t length = isLetterEscaped(at) ? escapeLength(at) : 0;
        if (length == 0) break;
        at += length;
        continue;
      }
      if (static_cast<unsigned char>(next) < 0x80) break;
      const auto point = support::decodeUtf8(text_.substr(at, end_ - at));
      if (!point || !isLetter(point->value)) break;
      at += point->length;
    }
    return at - start;
  }

  // `forall* T x`, which is no product.
  bool isStarredFormula(std::string_view word) const {
    const auto behindBlanks = [&](std::size_t at) {
      return std::min(text_.find_first_not_of(" \t\r\n\f[]", at), end_);
    };
    const std::size_t star = offset_ + word.size();
    if (word != "forall" || !isSpecification() || text_.substr(star, 1) != "*") return false;
    const std::size_t type = behindBlanks(star + 1);
    const std::size_t length = identifierLength(type);
    return length > 0 && identifierLength(behindBlanks(type + length)) > 0;
  }

  void word(std::size_t length) {
    const std::string_view text = text_.substr(offset_, length);
    if (const std::size_t escape = text.find('\\'); escape != std::string_view::npos)
      refuseEscape(offset_ + escape);
    if (text == nonSealed.substr(0, length) && startsModifier())
      return addToken(TokenType::ACCESS_MODIFIER, nonSealed.size());
    if (const std::uint32_t reserved = reservedWordType(text)) return addToken(reserved, length);
    if (isStarredFormula(text)) return addToken(TokenType::FORALL, length + 1);
    addToken(isInline_ && text == "bool" ? TokenType::BOOLEAN : TokenType::IDENTIFIER, length);
  }

  static constexpr std::string_view nonSealed = "non-sealed";

  // Whether it is `non-sealed` before a class, and no difference.
  bool startsModifier() const {
    if (isInline_ || !looksAt(nonSealed) || identifierLength(offset_ + nonSealed.size()) > 0) return false;
    if (result_.tokens.empty()) return true;
    const Token& before = result_.tokens.back();
    return before.is(TokenType::SEMICOLON) || before.is(TokenType::LBRACE) || before.is(TokenType::RBRACE) ||
           isModifier(before);
  }

  void quotedIdentifier() {
    ++offset_;
    const std::size_t length = identifierLength(offset_);
    if (length == 0 || offset_ + length >= end_ || text_[offset_ + length] != '`') {
      --offset_;
      return invalid("a name in backticks must be an identifier, as in `open`", 1);
    }
    addToken(TokenType::IDENTIFIER, length);
    result_.tokens.back().isQuoted = true;
    ++offset_;
  }

  // Of `\u00e9` (JLS 3.3), which is a character of Java anywhere; 0: none is there. Within literals,
  // ast/values/literals.cpp reads it.
  std::size_t escapeLength(std::size_t at) const {
    if (isInline_ || text_.substr(at, 2) != "\\u") return 0;
    const std::size_t digits = text_.find_first_not_of('u', at + 1);
    const bool isEscape = digits != std::string_view::npos && digits + 4 <= end_ &&
                          parseHexadecimal(text_.substr(digits, 4)).has_value();
    return isEscape ? digits + 4 - at : 0;
  }
  std::uint32_t escapedCharacter(std::size_t at) const {
    return *parseHexadecimal(text_.substr(at + escapeLength(at) - 4, 4));
  }
  bool isLetterEscaped(std::size_t at) const {
    if (escapeLength(at) == 0) return false;
    const std::uint32_t value = escapedCharacter(at);
    return value < 0x80 ? isAsciiLetter(static_cast<char>(value)) || isDigit(static_cast<char>(value))
                        : isLetter(value);
  }

  void refuseEscape(std::size_t at) {
    const auto start = static_cast<std::uint32_t>(columnHere() + at - offset_);
    problems_.error(codes::unsupported,
                    {file_, line_, start, line_, start + static_cast<std::uint32_t>(escapeLength(at))},
                    "Unicode escapes outside of character and string literals are not supported");
  }

  // Of a sign or a blank.
  void unicodeEscape() {
    refuseEscape(offset_);
    const std::size_t length = escapeLength(offset_);
    const char sign = static_cast<char>(escapedCharacter(offset_));
    if (sign == ' ') return advanceTo(offset_ + length);
    const Symbol* const found = findSymbol({&sign, 1}, Where::JavaCode);
    addToken(found == nullptr ? std::uint32_t{TokenType::OTHER_SYMBOL} : found->type, length);
    result_.tokens.back().isReported = true;
  }

  void backslash() {
    const std::size_t length = identifierLength(offset_ + 1);
    const std::string_view name = text_.substr(offset_ + 1, length);
    if (length == 0) return addToken(TokenType::FRACTION, 1);
    if (name == "in") return addToken(TokenType::IN, length + 1);
    if (name == "unfolding" || name == "Unfolding" || name == "opening")
      return addToken(TokenType::OPENING, length + 1);
    if (name == "using") return addToken(TokenType::USING, length + 1);
    if (name == "forall" || name == "exists") {
      const bool isStarred = name == "forall" && text_.substr(offset_ + length + 1, 1) == "*";
      return addToken(TokenType::FORALL, length + 1 + (isStarred ? 1 : 0));
    }
    // The last ones stand in clauses that are not supported as a whole (foreign_words.cpp).
    if (name == "old" || name == "result" || name == "nothing" || name == "everything" || name == "values")
      return addToken(TokenType::BACKSLASH_WORD, length + 1);
    if (isWordOfJml(name)) return addToken(TokenType::JML_WORD, length + 1);
    invalid("'\\" + std::string(name) + "' is not known; there are \\old, \\result, \\unfolding and \\in",
            length + 1);
  }

  // `@Override`, `@a.B(name = "…")` and their like say nothing to the verifier; `@interface` declares one.
  void javaAnnotation() {
    const support::SourceRange range = rangeHere(1);
    const std::size_t length = identifierLength(offset_ + 1);
    if (length == 0) return invalid("unexpected character '@'", 1);
    if (text_.substr(offset_ + 1, length) == "interface")
      return addToken(TokenType::ANNOTATION_INTERFACE, length + 1);
    advanceTo(offset_ + 1 + length);
    while (looksAt(".")) advanceTo(offset_ + 1 + identifierLength(offset_ + 1));
    const std::size_t next = text_.find_first_not_of(" \t\r\n\f", offset_);
    if (next >= end_ || text_[next] != '(') return;
    const std::size_t behind = behindParentheses(next);
    const bool isClosed = behind != std::string_view::npos;
    if (!isClosed)
      problems_.error(codes::syntax, range, "this annotation is never closed: its ')' is missing");
    advanceTo(isClosed ? behind : std::min(text_.find_first_of("\r\n", next), end_));
  }

  // Behind the parenthesis that closes the one there; npos: the statement or the file ends before.
  std::size_t behindParentheses(std::size_t at) const {
    constexpr std::size_t longest = 10000;  // so that the time is linear
    std::size_t depth = 0;
    for (const std::size_t last = std::min(end_, at + longest); at < last; ++at) {
      const std::string_view rest = text_.substr(at, end_ - at);
      if (rest.starts_with("//") || rest.starts_with("/*")) {
        at += std::min(rest.find(rest[1] == '/' ? "\n" : "*/", 2), rest.size());
      } else if (rest[0] == '"' || rest[0] == '\'') {
        at += literalLength(rest) - 1;
      } else if (rest[0] == '(') {
        ++depth;
      } else if (rest[0] == ')' && --depth == 0) {
        return at + 1;
      } else if (rest[0] == ';') {
        break;
      }
    }
    return std::string_view::npos;
  }

  // Of the string or character literal that the text starts with, up to its quote or the end of the line.
  static std::size_t literalLength(std::string_view text) {
    if (text.starts_with("\"\"\"")) return std::min(text.find("\"\"\"", 3), text.size() - 3) + 3;
    std::size_t at = 1;
    while (at < text.size() && text[at] != text[0] && text[at] != '\n') at += text[at] == '\\' ? 2 : 1;
    return std::min(at + 1, text.size());
  }

  bool isDigitAt(std::size_t at) const { return at < end_ && isDigit(text_[at]); }

  void number() {
    std::size_t at = wordEnd(offset_);
    // A point, but not one of `a[1..n]`.
    if (at < end_ && text_[at] == '.' && !text_.substr(at).starts_with("..")) at = wordEnd(at + 1);
    const bool hasSign = at < end_ && (text_[at] == '+' || text_[at] == '-') && isDigitAt(at + 1);
    if (hasSign && endsWithExponent(text_.substr(offset_, at - offset_))) at = wordEnd(at + 1);
    const std::string_view text = text_.substr(offset_, at - offset_);
    addToken(isFloatingNumber(text) ? TokenType::FLOATING : TokenType::INTEGER, text.size());
  }

  // Behind the letters and digits that start there.
  std::size_t wordEnd(std::size_t at) const {
    while (at < end_ && (isAsciiLetter(text_[at]) || isDigit(text_[at]))) ++at;
    return at;
  }

  void quoted(char quote, std::uint32_t type, std::string_view what) {
    std::size_t at = offset_ + 1;
    while (at < end_ && text_[at] != quote && text_[at] != '\n' && text_[at] != '\r') {
      const bool isEscape =
          text_[at] == '\\' && at + 1 < end_ && text_[at + 1] != '\n' && text_[at + 1] != '\r';
      at += isEscape ? 2 : 1;
    }
    if (at >= end_ || text_[at] != quote) {
      // What closes statements at the end of the line was hardly meant to be in it.
      std::size_t stop = std::min(text_.find_first_of("\r\n", offset_), end_);
      while (stop > offset_ + 1 && std::string_view(" \t;)}").find(text_[stop - 1]) != std::string_view::npos)
        --stop;
      return invalid("this " + std::string(what) + " is not closed on its line", stop - offset_);
    }
    addToken(type, at + 1 - offset_);
  }

  static constexpr std::string_view textBlockQuote = "\"\"\"";

  void textBlock() {
    const std::size_t start = offset_;
    addToken(TokenType::TEXT_BLOCK, textBlockQuote.size());  // reported there
    std::size_t at = offset_;
    while (at < end_ && !text_.substr(at, end_ - at).starts_with(textBlockQuote))
      at += text_[at] == '\\' ? 2 : 1;
    lostText_ = lostText_ || at >= end_;
    advanceTo(std::min(at + textBlockQuote.size(), end_));
    result_.tokens.back().text = text_.substr(start, offset_ - start);
  }

  void symbol() {
    const Where where = isInline_           ? Where::InlineDialect
                        : insideAnnotation_ ? Where::Specification
                                            : Where::JavaCode;
    const Symbol* const found = findSymbol(rest(), where);
    if (found == nullptr) return invalidCharacter();
    addToken(found->type, found->text.size());
    if (!found->meant.empty()) result_.tokens.back().text = found->meant;
  }

  void invalidCharacter() {
    const auto point = support::decodeUtf8(rest());
    const std::size_t length = point ? point->length : 1;
    std::string message = "unexpected character ";
    if (point && isVisible(point->value)) message += "'" + std::string(text_.substr(offset_, length)) + "' (";
    message += codePointName(point ? point->value : 0);
    if (message.find('(') != std::string::npos) message += ")";
    invalid(std::move(message), length);
  }

  // Reported once for a run of them.
  void invalid(std::string message, std::size_t length, std::string_view code = codes::syntax) {
    const bool isFirst = result_.tokens.empty() || !result_.tokens.back().is(TokenType::OTHER_SYMBOL) ||
                         result_.tokens.back().line != line_ ||
                         result_.tokens.back().endColumn != columnHere();
    if (isFirst) {
      addToken(TokenType::OTHER_SYMBOL, length);
      result_.tokens.back().isReported = true;
      problems_.error(code, result_.tokens.back().range(), std::move(message));
      return;
    }
    advanceTo(offset_ + length);
    result_.tokens.back().endColumn = columnHere();
  }

  std::string_view text_;
  std::uint32_t file_;
  bool isInline_;
  Problems& problems_;
  Tokens result_;

  std::size_t offset_;
  std::size_t end_;  // of the file, or of the annotation
  std::uint32_t line_;
  std::size_t lineStart_;
  std::uint32_t continuationBytes_ = 0;  // on this line so far

  bool insideAnnotation_ = false;
  bool startsComment_ = false;  // no token of the annotation was made yet
  bool hasNestedComment_ = false;
  bool lastWasAnnotated_ = false;
  std::uint32_t annotations_ = 0;
  bool lostText_ = false;  // in a comment or string that has no end
};

}  // namespace

Tokens scan(const Source& source, std::uint32_t file, const TextPart& part, Problems& problems) {
  return Scanner(source, file, part, problems).run(part);
}

}  // namespace warrant::ast
