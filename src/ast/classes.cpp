// The first pass: where the classes of a file are, and what of its text is the main routine.
#include <string>
#include <utility>

#include "ast/messages.h"
#include "ast/program_builder.h"
#include "ast/tree.h"
#include "support/codes.h"

namespace warrant::ast {
namespace {

namespace codes = support::codes;

class ClassFinder {
 public:
  ClassFinder(ProgramBuilder& builder, FileScope& file)
      : builder_(builder), file_(file), stream_(file.tokens), parser_(stream_, builder.problems()) {}

  void run() {
    while (!atEnd()) readTopLevel();
  }

 private:
  bool atEnd() const { return stream_.current().is(antlr4::Token::EOF); }
  bool at(std::size_t type) const { return stream_.current().is(type); }

  void error(std::string_view code, support::SourceRange range, std::string message) {
    builder_.problems().error(code, range, std::move(message));
  }

  void readTopLevel() {
    const std::uint32_t declaration = declarationAhead();
    if (at(TokenType::PACKAGE) || at(TokenType::IMPORT)) return skipImport();
    if (at(TokenType::SEMICOLON)) return stream_.consume();
    if (declaration == TokenType::CLASS || declaration == TokenType::INTERFACE) return readClass();
    if (declaration == TokenType::UNSUPPORTED_DECLARATION) return skipUnsupported();
    if (at(TokenType::RBRACE)) {
      error(codes::syntax, stream_.current().range(), "this '}' closes nothing");
      while (at(TokenType::RBRACE)) stream_.consume();
      return;
    }
    if (file_.dialect == Dialect::Inline) return readStatementRun();
    error(codes::syntax, stream_.current().range(),
          "expected a class, but found " + inQuotes(stream_.current().text));
    while (!atEnd() && !startsDeclaration()) skipOne();
  }

  // The keyword of the declaration that starts here, behind its modifiers; 0: none does.
  std::uint32_t declarationAhead() const {
    std::size_t index = stream_.current().index;
    while (isModifier(stream_.at(index))) ++index;
    const Token& keyword = stream_.at(index);
    const bool isDeclaration = keyword.is(TokenType::CLASS) || keyword.is(TokenType::INTERFACE) ||
                               keyword.is(TokenType::UNSUPPORTED_DECLARATION);
    return isDeclaration ? keyword.type : 0;
  }
  bool startsDeclaration() const { return declarationAhead() != 0; }

  void skipOne() { at(TokenType::LBRACE) ? void(parser_.skipBlock()) : stream_.consume(); }

  void skipImport() {
    while (!atEnd() && !at(TokenType::SEMICOLON) && !startsDeclaration()) stream_.consume();
  }

  void skipUnsupported() {
    while (isModifier(stream_.current())) stream_.consume();
    error(codes::unsupported, stream_.current().range(),
          "declarations of kind " + inQuotes(stream_.current().text) + " are not supported yet");
    const std::size_t start = stream_.index();
    stream_.consume();
    while (!atEnd() && !at(TokenType::LBRACE) && !startsDeclaration()) stream_.consume();
    if (at(TokenType::LBRACE)) parser_.skipBlock();
    builder_.forgiveNamesIn(file_, start, stream_.index());
  }

  void readStatementRun() {
    const std::size_t start = stream_.index();
    while (!atEnd() && !at(TokenType::RBRACE) && !startsDeclaration()) skipOne();
    file_.mainStatements.push_back({start, stream_.index()});
  }

  void readClass() {
    const std::size_t start = stream_.index();
    bool hasSupertypes = false;
    const Token* const name = readHeader(start, hasSupertypes);
    while (!atEnd() && !at(TokenType::LBRACE) && !at(TokenType::RBRACE)) stream_.consume();
    if (name == nullptr || !at(TokenType::LBRACE)) return skipBroken(start);
    ClassScope& scope = declare(*name);
    readModifiers(start, scope);
    scope.hasSupertypes = hasSupertypes;
    const Token& brace = stream_.current();
    scope.bodyStart = brace.index + 1;
    if (parser_.skipBlock()) {
      scope.bodyEnd = stream_.index() - 1;
    } else {
      scope.bodyEnd = stream_.index();
      if (!stream_.current().isReported)
        error(codes::syntax, brace.range(), "this '{' is never closed: a '}' is missing");
    }
    scope.declaration->range = rangeBetween(stream_.at(start), stream_.at(stream_.index() - 1));
  }

  // The name of the class, even where what follows is not understood; nullptr: there is none.
  const Token* readHeader(std::size_t start, bool& hasSupertypes) {
    Grammar::ClassHeaderContext* const header = parser_.readClassHeader();
    if (header != nullptr) {
      hasSupertypes = !header->typeName().empty();
      if (!at(TokenType::LBRACE)) parser_.reportUnexpected(TokenType::LBRACE);
    }
    parser_.dropTrees();
    if (header == nullptr) stream_.seek(start);
    std::size_t index = start;
    while (isModifier(stream_.at(index))) ++index;
    const Token& name = stream_.at(index + 1);
    return name.is(TokenType::IDENTIFIER) || name.is(TokenType::TYPE_NAME) ? &name : nullptr;
  }

  void readModifiers(std::size_t start, ClassScope& scope) {
    ClassDecl& declaration = *scope.declaration;
    scope.start = start;
    std::size_t index = start;
    for (; isModifier(stream_.at(index)); ++index) {
      if (stream_.at(index).is(TokenType::ABSTRACT)) declaration.isAbstract = true;
      if (stream_.at(index).is(TokenType::FINAL)) declaration.isFinal = true;
    }
    if (!stream_.at(index).is(TokenType::INTERFACE)) return;
    declaration.kind = ClassKind::Interface;
    declaration.isAbstract = true;
  }

  void skipBroken(std::size_t start) {
    if (at(TokenType::LBRACE)) parser_.skipBlock();
    if (stream_.index() == start) stream_.consume();
    builder_.forgiveNamesIn(file_, start, stream_.index());
  }

  ClassScope& declare(const Token& name) {
    if (const ClassScope* const other = builder_.findOwnClass(name.text, name.range().file)) {
      std::vector<support::Note> notes;
      if (!other->declaration->isBuiltIn) notes.push_back({other->declaration->nameRange, "the other one"});
      builder_.problems().error(codes::duplicate, name.range(),
                                "there is a class " + inQuotes(name.text) + " already", std::move(notes));
    }
    ClassScope& scope = builder_.declareClass(name.text);
    scope.declaration->nameRange = name.range();
    file_.classes.push_back(&scope);
    return scope;
  }

  ProgramBuilder& builder_;
  FileScope& file_;
  TokenStream stream_;
  SyntaxParser parser_;
};

}  // namespace

void findClasses(ProgramBuilder& builder) {
  for (FileScope& file : builder.files()) ClassFinder(builder, file).run();
}

}  // namespace warrant::ast
