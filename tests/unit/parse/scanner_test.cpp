#include "parse/scan/scanner.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "parse/scan/words.h"
#include "unit/programs.h"

namespace warrant::ast {
namespace {

using test::idf;
using test::java;

struct Scanned {
  std::vector<Token> tokens;
  std::vector<Comment> comments;
  std::vector<support::Diagnostic> problems;
};

Scanned scanned(const Source& source) {
  Problems problems;
  Tokens tokens = scan(source, 0, wholeText(source), problems);
  classifyWords(tokens.tokens, source.dialect, problems);
  tokens.tokens.pop_back();  // the end of the file
  return {std::move(tokens.tokens), std::move(tokens.comments), problems.take({})};
}

std::vector<std::string> texts(const Source& source) {
  std::vector<std::string> texts;
  for (const Token& token : scanned(source).tokens) texts.emplace_back(token.text);
  return texts;
}

std::size_t typeOf(const Source& source, std::string_view text) {
  const Scanned all = scanned(source);
  for (const Token& token : all.tokens) {
    if (token.text == text) return token.type;
  }
  return 0;
}

using Texts = std::vector<std::string>;

TEST_CASE("comments are no tokens, and annotations are") {
  CHECK(texts(java("a // b\nc /* d */ e")) == Texts{"a", "c", "e"});
  CHECK(texts(java("a //@ b; // c\nd")) == Texts{"a", "b", ";", "d"});
  CHECK(texts(java("a /*@ b; @*/ c /*@ d; */ e")) == Texts{"a", "b", ";", "c", "d", ";", "e"});
  CHECK(texts(java("/*@ a;\n  @ b;\n @@ c; @@@*/")) == Texts{"a", ";", "b", ";", "c", ";"});
  CHECK(texts(java("// //@ a\n/* /*@ b */ \"/*@ c @*/\"")) == Texts{"\"/*@ c @*/\""});
  CHECK(texts(java("// @ a\n/* @ b */")) == Texts{});
}

TEST_CASE("an annotation ends where javac ends the comment") {
  CHECK(texts(java("/*@ a; // b */ c")) == Texts{"a", ";", "c"});
  CHECK(texts(java("//@ a; /* b\nc")) != Texts{"a", ";"});
  CHECK(texts(java("//@ a;\rb")) == Texts{"a", ";", "b"});
}

TEST_CASE("tokens know their annotation, and adjoining annotations are one") {
  const Scanned all = scanned(java("a //@ b\n//@ c;\n d /*@ e; @*/"));
  REQUIRE(all.tokens.size() == 7);
  CHECK(all.tokens[0].annotation == 0);
  CHECK(all.tokens[1].annotation == 1);
  CHECK(all.tokens[2].annotation == 1);
  CHECK(all.tokens[4].annotation == 0);
  CHECK(all.tokens[5].annotation == 2);
}

TEST_CASE("positions count code points, and lines end with LF or CRLF") {
  const Scanned all = scanned(java("größe = 変数;\r\n\tx"));
  REQUIRE(all.tokens.size() == 5);
  CHECK(all.tokens[2].range() == support::SourceRange{0, 1, 9, 1, 11});
  CHECK(all.tokens[4].range() == support::SourceRange{0, 2, 2, 2, 3});
}

TEST_CASE("specification words are names outside of annotations") {
  CHECK(typeOf(java("open valid"), "open") == TokenType::TYPE_NAME);
  CHECK(typeOf(java("x = requires;"), "requires") == TokenType::IDENTIFIER);
  CHECK(typeOf(java("//@ open valid();"), "open") == TokenType::OPEN);
  CHECK(typeOf(java("/*@ pure @*/ int f()"), "pure") == TokenType::PURE);
  CHECK(typeOf(idf("open valid();"), "open") == TokenType::OPEN);
}

TEST_CASE("specification words are names where they are used as names") {
  for (const std::string_view text :
       {"int open = 3;", "open := 3;", "this.open();", "f(open, 3);", "x.open = 3;", "open++;",
        "open[0] := 1;", "return open;", "void open() { }", "`open` x;"}) {
    CAPTURE(text);
    CHECK(typeOf(idf(text), "open") != TokenType::OPEN);
  }
  CHECK(typeOf(idf("open (x).p();"), "open") == TokenType::OPEN);
  CHECK(typeOf(idf("requires !b;"), "requires") == TokenType::REQUIRES);
  CHECK(typeOf(idf("opening p() in x"), "in") == TokenType::IN);
  CHECK(typeOf(idf("int in = 3;"), "in") == TokenType::IDENTIFIER);
}

TEST_CASE("the words of other tools are the same words") {
  CHECK(typeOf(idf("fold p();"), "fold") == TokenType::CLOSE);
  CHECK(typeOf(idf("unfold p();"), "unfold") == TokenType::OPEN);
  CHECK(typeOf(idf("\\unfolding p() \\in x"), "\\unfolding") == TokenType::OPENING);
  CHECK(typeOf(idf("resource p() = true;"), "resource") == TokenType::PREDICATE);
}

TEST_CASE("equal signs mean what they mean in the dialect") {
  CHECK(typeOf(java("a = b"), "=") == TokenType::ASSIGN);
  CHECK(typeOf(java("a == b"), "==") == TokenType::EQUAL);
  CHECK(typeOf(idf("a = b"), "=") == TokenType::EQUAL);
  CHECK(typeOf(idf("a := b"), ":=") == TokenType::ASSIGN);
  CHECK(typeOf(idf("a ≤ b"), "≤") == TokenType::LESS_OR_EQUAL);
}

TEST_CASE("what is no token is reported once, where it is") {
  const auto places = [](const Source& source) {
    std::vector<std::string> texts;
    for (const auto& problem : scanned(source).problems) {
      texts.push_back(std::to_string(problem.range.line) + ":" + std::to_string(problem.range.column));
    }
    return texts;
  };
  CHECK(places(java("a ### b\n #")) == Texts{"1:3", "2:2"});
  CHECK(places(java("a \"bc\nd")) == Texts{"1:3"});
  CHECK(places(java("a\n /* bc\nd")) == Texts{"2:2"});
  CHECK(places(java("a\n /*@ bc;\nd")) == Texts{"2:2"});
  CHECK(places(java("a ≤ b")) == Texts{"1:3"});
  CHECK(places(java("// \\u000a x = 3;")) == Texts{"1:4"});
  CHECK(places(java("// \\\\u000a x = 3;")) == Texts());
  CHECK(places(java("// \\\\\\u000a x = 3;")) == Texts{"1:6"});
  CHECK(places(java("/* \\\\u002a/ \\\\\\\\uu000a \\u000a */")) == Texts{"1:24"});
  CHECK(places(java("\"\\\\u000a\"")) == Texts());
  CHECK(places(java("\"\\\\\\u000a\"")) == Texts{"1:4"});
  CHECK(places(java("\"\\u0001\\u0000\\u001b\" '\\u0007' // \\u0008")) == Texts());
  CHECK(places(java("\"\\u0009\"")) == Texts{"1:2"});
  CHECK(places(java("\"\\u001c\"")) == Texts{"1:2"});
  CHECK(places(java("//\\\\u000a \\u0022")) == Texts{"1:11"});
  CHECK(places(java("/*@ a == b @*/ c;")) == Texts{"1:11"});
}

}  // namespace
}  // namespace warrant::ast
