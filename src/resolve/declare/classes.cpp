// The first pass: where the classes of a file are, and what of its text is the main routine.
#include <algorithm>
#include <string>
#include <utility>

#include "parse/messages.h"
#include "parse/tree.h"
#include "resolve/declare/program_builder.h"
#include "support/codes.h"
#include "support/function_ref.h"

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
    if (at(TokenType::PACKAGE) || at(TokenType::IMPORT)) return readImport();
    if (at(TokenType::SEMICOLON)) return stream_.consume();
    if (at(TokenType::DATATYPE)) return parser_.skipConstruct(stream_.index());  // datatypes.cpp
    if (declaration != 0) return isUnsupported(declaration) ? skipUnsupported(nullptr) : readClass(nullptr);
    if (at(TokenType::RBRACE)) {
      error(codes::syntax, stream_.current().range(), "this '}' closes nothing");
      while (at(TokenType::RBRACE)) stream_.consume();
      return;
    }
    if (startsInlineDeclaration()) return readInlineDeclaration();
    if (file_.dialect == Dialect::Inline) return readStatementRun();
    if (stream_.current().annotation != 0) return readGhostDeclarations();
    error(codes::syntax, stream_.current().range(),
          "expected a class, but found " + inQuotes(stream_.current().text) +
              (stream_.index() > 0 && stream_.at(stream_.index() - 1).is(TokenType::RBRACE)
                   ? "; is there a '}' too many before it?"
                   : ""));
    while (!atEnd() && !startsDeclaration()) skipOne();
  }

  // The keyword of the declaration that starts here, behind its modifiers; 0: none does.
  std::uint32_t declarationAhead() const {
    std::size_t index = stream_.current().index;
    while (isModifier(stream_.at(index))) ++index;
    const Token& keyword = stream_.at(index);
    switch (keyword.type) {
      case TokenType::CLASS:
        return index > 0 && stream_.at(index - 1).is(TokenType::DOT) ? 0 : keyword.type;  // C.class
      case TokenType::INTERFACE:
      case TokenType::ENUM:
      case TokenType::RECORD:
      case TokenType::ANNOTATION_INTERFACE:
        return keyword.type;
      default:
        return 0;
    }
  }
  static bool isUnsupported(std::uint32_t declaration) {
    return declaration == TokenType::RECORD || declaration == TokenType::ANNOTATION_INTERFACE;
  }
  bool startsDeclaration() const { return declarationAhead() != 0; }

  void skipOne() { at(TokenType::LBRACE) ? void(parser_.skipBlock()) : stream_.consume(); }

  // ---------------------------------------------------------------------------------- packages and imports

  // `package a.b;`, `import a.b.C;`, `import static a.b.C.m;`; the last name may be `*`.
  void readImport() {
    const bool isPackage = at(TokenType::PACKAGE);
    const Token& keyword = stream_.current();
    stream_.consume();
    Import import{{}, {}, at(TokenType::STATIC)};
    if (import.isStatic) stream_.consume();
    std::vector<std::string_view> names;
    while (!atEnd() && !at(TokenType::SEMICOLON) && !startsDeclaration()) {
      if (!at(TokenType::DOT)) names.push_back(stream_.current().text);
      stream_.consume();
    }
    if (names.empty() || !at(TokenType::SEMICOLON)) {
      return error(codes::syntax, keyword.range(), "expected a name and ';' after " + inQuotes(keyword.text));
    }
    if (keyword.annotation != 0 || stream_.current().annotation != 0) {
      return error(codes::dialect, keyword.range(),
                   "packages and imports are Java: within an annotation javac does not see them");
    }
    const bool isOnDemand = names.back() == "*";
    if (!isPackage && !isOnDemand) import.name = names.back();
    if (isOnDemand || import.isStatic) names.pop_back();
    for (const std::string_view name : names) {
      if (!import.path.empty()) import.path += '.';
      import.path += name;
    }
    if (isPackage) {
      file_.package = std::move(import.path);
      builder_.declarePackage(file_.package);
    } else {
      file_.imports.push_back(std::move(import));
    }
  }

  // Of such a class no more than the name is known.
  void skipUnsupported(ClassScope* outer) {
    const std::size_t start = stream_.index();
    std::size_t keyword = start;
    while (isModifier(stream_.at(keyword))) ++keyword;
    const Token& name = stream_.at(keyword + 1);
    const bool isRead = parser_.readDeclaration() != nullptr;
    parser_.dropTrees();
    if (stream_.index() == start) stream_.consume();
    if (!isRead) return builder_.forgiveNamesIn(file_, start, stream_.index());
    reportOther(name, outer);
    ClassScope& scope = builder_.declareUnread(name.text, file_.package, outer);
    readModifiers(start, scope, outer);
    file_.leftOut.push_back({start, stream_.index()});
    if (outer != nullptr) outer->nestedText.push_back({start, stream_.index()});
  }

  // In the inline dialect, `predicate`, `pure` and `ghost` methods between the classes: no statement of the
  // main routine begins like that.
  bool startsInlineDeclaration() const {
    std::size_t index = stream_.current().index;
    const bool isStart = index == 0 || stream_.at(index - 1).is(TokenType::SEMICOLON) ||
                         stream_.at(index - 1).is(TokenType::RBRACE);
    if (file_.dialect != Dialect::Inline || !isStart) return false;
    bool isGhost = false;
    for (; isModifier(stream_.at(index)); ++index) {
      if (stream_.at(index).is(TokenType::PURE)) return true;
      isGhost = isGhost || stream_.at(index).is(TokenType::GHOST);
    }
    if (stream_.at(index).is(TokenType::PREDICATE)) return true;
    return isGhost && startsMethod(index);
  }

  // `int m(`, and not `m(`
  bool startsMethod(std::size_t index) const {
    std::size_t name = index;
    for (; !stream_.at(name + 1).is(TokenType::LPAREN); ++name) {
      const Token& part = stream_.at(name);
      if (part.is(TokenType::SEMICOLON) || part.is(TokenType::LBRACE) || part.is(TokenType::ASSIGN) ||
          part.is(antlr4::Token::EOF))
        return false;
    }
    return name > index && stream_.at(name).is(TokenType::IDENTIFIER);
  }

  // Parsed here to find its end, and again with its class.
  void readInlineDeclaration() {
    const std::size_t start = stream_.index();
    (void)parser_.readMemberHead();
    parser_.dropTrees();
    if (at(TokenType::LBRACE)) parser_.skipBlock();
    const std::size_t end = std::max(stream_.index(), start + 1);
    stream_.seek(start);
    readNameless([&] { return stream_.index() < end; });
  }

  // An annotation between the classes.
  void readGhostDeclarations() {
    const std::uint32_t annotation = stream_.current().annotation;
    readNameless([&] { return stream_.current().annotation == annotation; });
  }

  // What stands there: the members of a class without a name.
  void readNameless(support::FunctionRef<bool()> isWithin) {
    const Token& first = stream_.current();
    ClassScope& scope = builder_.declareClass({}, file_.package);
    ClassDecl& declaration = *scope.declaration;
    declaration.isLibrary = builder_.isLibrary(first.file);
    declaration.isAbstract = declaration.isFinal = true;
    scope.start = scope.bodyStart = first.index;
    while (!atEnd() && isWithin()) stream_.consume();
    scope.bodyEnd = stream_.index();
    declaration.nameRange = first.range();
    declaration.range = rangeBetween(first, stream_.at(scope.bodyEnd - 1));
    file_.classes.push_back(&scope);
  }

  void readStatementRun() {
    const std::size_t start = stream_.index();
    while (!atEnd() && !at(TokenType::RBRACE) && !startsDeclaration() && !startsInlineDeclaration())
      skipOne();
    file_.mainStatements.push_back({start, stream_.index()});
  }

  // ------------------------------------------------------------------------------------------------ classes

  void readClass(ClassScope* outer) {
    const std::size_t start = stream_.index();
    bool hasTypes = false;
    const Token* const name = readHeader(start, hasTypes);
    while (!atEnd() && !at(TokenType::LBRACE) && !at(TokenType::RBRACE)) stream_.consume();
    if (name == nullptr || !at(TokenType::LBRACE)) return skipBroken(start);
    ClassScope& scope = declare(*name, outer);
    readModifiers(start, scope, outer);
    scope.hasTypes = hasTypes;
    const Token& brace = stream_.current();
    scope.isGhost = brace.annotation != 0;
    checkWithin(brace.annotation, start, brace.index);
    scope.bodyStart = brace.index + 1;
    if (readBody(scope)) {
      checkWithin(brace.annotation, stream_.index() - 1, stream_.index());
    } else {
      scope.bodyEnd = stream_.index();
      if (!stream_.current().isReported)
        error(codes::syntax, brace.range(), "this '{' is never closed: a '}' is missing");
    }
    scope.declaration->range = rangeBetween(stream_.at(start), stream_.at(stream_.index() - 1));
    if (scope.declaration->kind == ClassKind::Enum) addUnlistedOfEnum(scope, builder_.isInterpreted());
    if (scope.declaration->isLibrary && outer == nullptr)
      readUnlisted(builder_.program().sources[name->range().file].file.text, scope);
    if (outer != nullptr) outer->nestedText.push_back({start, stream_.index()});
  }

  // Else javac would see another program.
  void checkWithin(std::uint32_t annotation, std::size_t from, std::size_t to) {
    for (std::size_t index = from; index < to; ++index) {
      const Token& token = stream_.at(index);
      if (token.annotation == annotation) continue;
      if (isModifier(token)) {
        const bool isJavas = !token.is(TokenType::PURE) && !token.is(TokenType::GHOST);
        return error(codes::dialect, token.range(),
                     inQuotes(token.text) +
                         (isJavas ? " must stand where the class does: javac does not read annotations"
                                  : " is said of methods, each by itself, and not of classes"));
      }
      return error(codes::dialect, token.range(),
                   "a class stands within one annotation, or outside, as a whole");
    }
  }

  // Moves behind the body, and reads the classes in it; false: the file ends before.
  bool readBody(ClassScope& scope) {
    stream_.consume();
    if (scope.declaration->kind == ClassKind::Enum) readConstants(scope);
    ++depth_;
    while (!atEnd() && !at(TokenType::RBRACE)) {
      const std::uint32_t declaration = declarationAhead();
      if (declaration == 0) {
        skipOne();
      } else if (isUnsupported(declaration)) {
        skipUnsupported(&scope);
      } else if (depth_ > deepestNesting / 10) {
        error(codes::nesting, stream_.current().range(), "classes are nested too deeply");
        stream_.seek(stream_.size() - 1);
      } else {
        readClass(&scope);
      }
    }
    --depth_;
    if (atEnd()) return false;
    scope.bodyEnd = stream_.index();
    stream_.consume();
    return true;
  }

  // `RED, GREEN(1), BLUE;`, and what may follow
  void readConstants(ClassScope& scope) {
    while (at(TokenType::IDENTIFIER) || at(TokenType::TYPE_NAME)) {
      readConstant(scope);
      if (!at(TokenType::COMMA)) break;
      stream_.consume();
    }
    if (!at(TokenType::SEMICOLON) && !at(TokenType::RBRACE)) parser_.reportUnexpected(TokenType::SEMICOLON);
    scope.bodyStart = stream_.index();
    // It has no objects then but those of classes below.
    scope.declaration->isAbstract =
        !scope.constants.empty() && std::ranges::all_of(scope.constants, &EnumConstant::hasBody);
  }

  void readConstant(ClassScope& scope) {
    EnumConstant constant{&stream_.current()};
    const Grammar::EnumConstantContext* const tree = parser_.readEnumConstant();
    if (const auto* const arguments = tree == nullptr ? nullptr : findChild<Grammar::ArgumentsContext>(tree))
      constant.arguments = firstToken(arguments).index;
    if (const auto* const body = tree == nullptr ? nullptr : findChild<Grammar::ClassBodyContext>(tree)) {
      constant.hasBody = true;
      scope.declaration->isFinal = false;
      builder_.problems().hideClassBelow(scope.declaration->name);
      file_.leftOut.push_back({findToken(tree, TokenType::LBRACE)->index, lastToken(body).index + 1});
    }
    parser_.dropTrees();
    scope.constants.push_back(constant);
  }

  // The name of the class, even where what follows is not understood; nullptr: there is none.
  const Token* readHeader(std::size_t start, bool& hasTypes) {
    if (const Token* const name = plainHeader()) return name;
    Grammar::ClassHeaderContext* const header = parser_.readClassHeader();
    if (header != nullptr) {
      const Grammar::ClassSignatureContext* const signature = header->classSignature();
      hasTypes = findChild<Grammar::TypeNameContext>(signature) != nullptr ||
                 findChild<Grammar::TypeParametersContext>(signature) != nullptr;
      if (!at(TokenType::LBRACE)) parser_.reportUnexpected(TokenType::LBRACE);
    }
    parser_.dropTrees();
    if (header == nullptr) stream_.seek(start);
    std::size_t index = start;
    while (isModifier(stream_.at(index))) ++index;
    const Token& name = stream_.at(index + 1);
    return name.isName() ? &name : nullptr;
  }

  // The name in `class C {`, which needs no parser; moves to the brace then.
  const Token* plainHeader() {
    std::size_t index = stream_.index();
    while (isModifier(stream_.at(index))) ++index;
    const Token& name = stream_.at(index + 1);
    const bool isPlain = stream_.at(index).is(TokenType::CLASS) && name.is(TokenType::IDENTIFIER) &&
                         stream_.at(index + 2).is(TokenType::LBRACE);
    if (!isPlain) return nullptr;
    stream_.seek(index + 2);
    return &name;
  }

  void readModifiers(std::size_t start, ClassScope& scope, ClassScope* outer) {
    ClassDecl& declaration = *scope.declaration;
    scope.start = start;
    bool isStatic = false;
    Access access = Access::Package;
    std::size_t index = start;
    for (; isModifier(stream_.at(index)); ++index) {
      if (stream_.at(index).is(TokenType::ABSTRACT)) declaration.isAbstract = true;
      if (stream_.at(index).is(TokenType::FINAL)) declaration.isFinal = true;
      if (stream_.at(index).is(TokenType::STATIC)) isStatic = true;
      access = writtenAccess(stream_.at(index)).value_or(access);
    }
    // Of an interface all is public, and so is what the library has.
    if (outer != nullptr && !outer->isInterface() && !declaration.isLibrary && access != Access::Public)
      outer->restricted[&scope] = access;
    if (outer == nullptr && access != Access::Public && !declaration.isLibrary) scope.access = access;
    const Token& keyword = stream_.at(index);
    if (keyword.is(TokenType::INTERFACE)) {
      declaration.kind = ClassKind::Interface;
      declaration.isAbstract = true;
    } else if (keyword.is(TokenType::ENUM)) {
      declaration.kind = ClassKind::Enum;
      declaration.isFinal = true;
    } else {
      scope.isInner = scope.outer != nullptr && !isStatic && !scope.outer->isInterface();
    }
  }

  void skipBroken(std::size_t start) {
    if (at(TokenType::LBRACE)) parser_.skipBlock();
    if (stream_.index() == start) stream_.consume();
    builder_.forgiveNamesIn(file_, start, stream_.index());
  }

  ClassScope& declare(const Token& name, ClassScope* outer) {
    ClassScope& scope = isBuiltIn(name, outer) ? builder_.builtInScope(name.text) : declareNew(name, outer);
    scope.declaration->isLibrary = builder_.isLibrary(name.file);
    scope.declaration->nameRange = name.range();
    file_.classes.push_back(&scope);
    return scope;
  }

  // The members of Object and String stand in the library.
  bool isBuiltIn(const Token& name, const ClassScope* outer) const {
    const bool isKnown = name.text == "Object" || name.text == "String";
    return isKnown && outer == nullptr && builder_.isLibrary(name.file) && file_.package == "java.lang";
  }

  ClassScope& declareNew(const Token& name, ClassScope* outer) {
    reportOther(name, outer);
    return builder_.declareClass(name.text, file_.package, outer);
  }

  // Where there is a class of that name already.
  void reportOther(const Token& name, const ClassScope* outer) {
    const ClassScope* other = nullptr;
    if (outer == nullptr) {
      other = builder_.findOwnClass(name.text, name.range().file);
    } else if (const auto found = outer->nested.find(name.text); found != outer->nested.end()) {
      other = found->second;
    }
    for (const ClassScope* around = outer; around != nullptr && other == nullptr; around = around->outer) {
      if (around->declaration->name == name.text) other = around;
    }
    if (other == nullptr) return;
    std::vector<support::Note> notes;
    if (!other->declaration->isBuiltIn) notes.push_back({other->declaration->nameRange, "the other one"});
    builder_.problems().error(codes::duplicate, name.range(),
                              "there is a class " + inQuotes(name.text) + " already", std::move(notes));
  }

  ProgramBuilder& builder_;
  FileScope& file_;
  TokenStream stream_;
  SyntaxParser parser_;
  std::size_t depth_ = 0;  // of classes within classes
};

}  // namespace

void findClasses(ProgramBuilder& builder) {
  for (FileScope& file : builder.files()) ClassFinder(builder, file).run();
}

}  // namespace warrant::ast
