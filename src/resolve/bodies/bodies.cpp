// The third pass: the contracts and bodies of everything that was declared.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "ast/values/constants.h"
#include "parse/messages.h"
#include "resolve/bodies/method_contracts.h"
#include "resolve/bodies/resolver.h"
#include "resolve/bodies/statements/pure_body.h"
#include "resolve/declare/inner_classes.h"
#include "resolve/declare/program_builder.h"
#include "resolve/flow/construction.h"
#include "resolve/flow/flow.h"
#include "support/codes.h"

namespace warrant::ast {
namespace {

namespace codes = support::codes;

class BodyReader {
 public:
  BodyReader(ProgramBuilder& builder, FileScope& file)
      : builder_(builder), file_(file), stream_(file.tokens), parser_(stream_, builder.problems()) {}

  // The initial values that may be constants come before everything else.
  void readConstants(ClassScope& scope) {
    retypeAmbiguousWords(scope);
    for (const InitializerText& text : scope.initializers) {
      if (text.isBlock || !mayDeclareConstant(scope, text)) continue;
      Resolver resolver(builder_, file_, parser_, &scope, text.isStatic ? &staticPlace_ : nullptr);
      resolver.comeBeforeConstants();
      stream_.seek(text.start);
      std::vector<const Statement*> none;
      readInitialValues(scope, resolver, none, true);
      scope.constantSlots = std::max(scope.constantSlots, resolver.slots());
    }
  }

  void readInitializers(ClassScope& scope) {
    readInitializers(scope, false, scope.initialValues);
    readInitializers(scope, true, scope.staticInitialValues);
  }

  void readClass(ClassScope& scope) {
    finishInitializers(scope);
    for (Member& member : scope.members) {
      stream_.seek(member.start);
      Grammar::MemberContext* const context = parser_.readMember();
      if (context == nullptr) continue;  // reported when it was declared
      if (member.predicate != nullptr) {
        readPredicate(scope, member, context);
      } else {
        readMethod(scope, member, context);
      }
      parser_.dropTrees();
    }
    checkConstructorCalls(scope);
    const ClassDecl* const superclass = scope.declaration->superclass;
    if (superclass != nullptr && scope.constructors.empty() && !scope.declaration->isLibrary) {
      scope.declaration->defaultSuperConstructor =
          plainConstructor(*superclass, scope, scope.declaration->nameRange);
    }
  }

  // nullptr: the file has no top-level statements.
  const MethodDecl* readMain() {
    if (file_.mainStatements.empty()) return nullptr;
    auto* const main = builder_.arena().make<MethodDecl>();
    main->kind = MethodKind::Main;
    main->name = "main";
    main->isStatic = true;
    main->returnType.kind = TypeKind::Void;
    main->index = builder_.program().methodCount++;
    Resolver resolver(builder_, file_, parser_, nullptr, main);
    std::vector<const Statement*> statements;
    for (const TokenRun& run : file_.mainStatements) {
      stream_.seek(run.start);
      resolver.statements.statementsUntil(run.end, statements);
    }
    const Token& first = stream_.at(file_.mainStatements.front().start);
    main->nameRange = first.range();
    main->range = rangeBetween(first, stream_.at(file_.mainStatements.back().end - 1));
    main->body =
        builder_.arena().make<Statement>(Statement{Block{builder_.arena().copy(statements)}, main->range});
    main->slots = resolver.slots();
    return main;
  }

 private:
  void error(std::string_view code, support::SourceRange range, std::string message) {
    builder_.problems().error(code, range, std::move(message));
  }

  // A word before a parenthesis is a call if the class has such a method.
  void retypeAmbiguousWords(const ClassScope& scope) {
    const auto first =
        std::ranges::lower_bound(file_.ambiguousWords, scope.bodyStart, {}, &AmbiguousWord::token);
    const auto end = std::ranges::lower_bound(file_.ambiguousWords, scope.bodyEnd, {}, &AmbiguousWord::token);
    for (const AmbiguousWord& word : std::ranges::subrange(first, end)) {
      Token& token = file_.tokens[word.token];
      const bool isNested = std::ranges::any_of(scope.nestedText, [&word](const TokenRun& run) {
        return run.start <= word.token && word.token < run.end;
      });
      if (isNested) continue;
      if (scope.hasMethod(token.text)) token.type = TokenType::IDENTIFIER;
    }
  }

  // The initial values and initialiser blocks, of the class or of its instances.
  void readInitializers(ClassScope& scope, bool areStatic, std::vector<const Statement*>& statements) {
    const bool makesConstants =
        areStatic && !scope.constants.empty() && !scope.declaredFields.front()->isGiven;
    if (!makesConstants && std::ranges::none_of(scope.initializers, [&](const InitializerText& text) {
          return text.isStatic == areStatic;
        })) {
      return;
    }
    if (areStatic) {
      scope.staticInitializer = makeHidden(*scope.declaration, "static", MethodKind::Method);
    } else if (scope.constructors.empty()) {
      scope.implicitConstructor =
          makeHidden(*scope.declaration, scope.declaration->name, MethodKind::Constructor);
    }
    Resolver resolver(builder_, file_, parser_, &scope, areStatic ? scope.staticInitializer : nullptr);
    resolver.reserveSlots(scope.constantSlots);
    if (makesConstants) makeConstants(scope, resolver, statements);
    for (const InitializerText& text : scope.initializers) {
      if (text.isStatic != areStatic) continue;
      stream_.seek(text.start);
      if (text.isBlock) {
        readInitializerBlock(resolver, statements);
      } else {
        readInitialValues(scope, resolver, statements, false);
      }
    }
    (areStatic ? scope.declaration->staticSlots : scope.declaration->initializerSlots) = resolver.slots();
  }

  void makeConstants(ClassScope& scope, Resolver& resolver, std::vector<const Statement*>& statements) {
    for (std::size_t i = 0; i < scope.constants.size(); ++i) {
      const EnumConstant& constant = scope.constants[i];
      Grammar::ArgumentsContext* arguments = nullptr;
      if (constant.arguments != 0) {
        stream_.seek(constant.arguments);
        arguments = parser_.readArguments();
        if (arguments == nullptr) continue;
      }
      statements.push_back(
          resolver.statements.enumConstant(*scope.declaredFields[i], *constant.name, arguments));
      parser_.dropTrees();
    }
  }

  MethodDecl* makeHidden(const ClassDecl& owner, std::string_view name, MethodKind kind) {
    auto* const method = builder_.arena().make<MethodDecl>();
    method->kind = kind;
    method->name = name;
    method->owner = &owner;
    method->isStatic = kind == MethodKind::Method;
    method->returnType.kind = TypeKind::Void;
    return method;
  }

  // What is left of the initialisers when the constants are known. Where the value of a constant has left its
  // type's range it is evaluated all the same, so that this is reported.
  Statements withoutConstants(std::vector<const Statement*>& statements) {
    std::vector<const Statement*> left;
    for (const Statement* const statement : statements) {
      const FieldDecl* const field = assignedField(*statement);
      if (field == nullptr || field->constant == nullptr) {
        left.push_back(statement);
        continue;
      }
      const auto& assign = std::get<Assign>(std::get<Evaluate>(statement->node).expression->node);
      ConstantFolder folder(builder_.arena());
      folder.fold(*assign.value);
      if (folder.hasWrapped())
        left.push_back(builder_.arena().make<Statement>(Statement{Evaluate{assign.value}, statement->range}));
    }
    return builder_.arena().copy(left);
  }

  // Makes members of the initialisers, if there is something to verify.
  void finishInitializers(ClassScope& scope) {
    ClassDecl& declaration = *scope.declaration;
    declaration.initializers = withoutConstants(scope.initialValues);
    declaration.staticInitializers = withoutConstants(scope.staticInitialValues);
    if (MethodDecl* const method = scope.staticInitializer;
        method != nullptr && !std::ranges::all_of(declaration.staticInitializers, isTrivial)) {
      finish(*method, declaration.staticInitializers, declaration.staticInitializers);
      method->slots = declaration.staticSlots;
      declaration.staticInitializer = method;
    }
    if (MethodDecl* const method = scope.implicitConstructor;
        method != nullptr && !std::ranges::all_of(declaration.initializers, isTrivial)) {
      finish(*method, declaration.initializers, {});
      method->nameRange = declaration.nameRange;
      callSuperConstructor(*method);
      declaration.implicitConstructor = method;
    }
  }

  void finish(MethodDecl& method, Statements text, Statements body) {
    method.range = support::span(text.front()->range, text.back()->range);
    method.nameRange = text.front()->range;
    method.body = builder_.arena().make<Statement>(Statement{Block{body}, method.range});
  }

  // The field whose initial value it assigns; nullptr: it is another statement.
  static const FieldDecl* assignedField(const Statement& statement) {
    const auto* const evaluate = std::get_if<Evaluate>(&statement.node);
    const auto* const assign =
        evaluate == nullptr ? nullptr : std::get_if<Assign>(&evaluate->expression->node);
    const auto* const read = assign == nullptr ? nullptr : std::get_if<FieldRead>(&assign->target->node);
    return read == nullptr ? nullptr : read->field;
  }

  static bool isNewObject(const Expression& value) {
    return std::holds_alternative<New>(value.node) || std::holds_alternative<NewArray>(value.node) ||
           std::holds_alternative<ArrayInitializer>(value.node);
  }

  // Whether it assigns a field what needs no evaluation.
  static bool isTrivial(const Statement* statement) {
    if (assignedField(*statement) == nullptr) return false;
    const Expression* value = std::get<Assign>(std::get<Evaluate>(statement->node).expression->node).value;
    if (const auto* const unary = std::get_if<Unary>(&value->node)) value = unary->operand;
    return std::holds_alternative<IntegerLiteral>(value->node) ||
           std::holds_alternative<BooleanLiteral>(value->node) ||
           std::holds_alternative<FloatingLiteral>(value->node) ||
           std::holds_alternative<StringLiteral>(value->node) ||
           std::holds_alternative<NullLiteral>(value->node);
  }

  void readInitializerBlock(Resolver& resolver, std::vector<const Statement*>& statements) {
    const Statement* const block = resolver.statements.block();
    resolver.patterns.checkStanding(*block);
    statements.push_back(block);
    if (resolver.isIncomplete()) return;
    if (!canComplete(*block)) {
      error(codes::misplaced, block->range, "an initialiser must be able to reach its end");
    }
    if (file_.dialect == Dialect::Java) checkDefiniteAssignment(*block, builder_.problems());
  }

  // Whether the text declares a final field; one of an interface is final without the word.
  bool mayDeclareConstant(const ClassScope& scope, const InitializerText& text) const {
    if (scope.declaration->kind == ClassKind::Interface) return true;
    for (std::size_t i = text.start; i < file_.tokens.size(); ++i) {
      const Token& token = file_.tokens[i];
      if (token.is(TokenType::FINAL)) return true;
      if (token.is(TokenType::SEMICOLON) || token.is(TokenType::ASSIGN) || token.is(TokenType::EQUAL))
        return false;
    }
    return false;
  }

  // Whether nothing in the text keeps it from being a constant expression (JLS 15.29).
  bool looksConstant(Grammar::InitializerContext* initializer) const {
    const std::size_t last = lastToken(initializer).index;
    for (std::size_t i = firstToken(initializer).index + 1; i <= last; ++i) {
      const Token& token = file_.tokens[i];
      const bool isCall = token.is(TokenType::LPAREN) && file_.tokens[i - 1].is(TokenType::IDENTIFIER);
      if (isCall || token.is(TokenType::NEW) || token.is(TokenType::SWITCH) || token.is(TokenType::LBRACE) ||
          token.is(TokenType::LBRACKET) || token.is(TokenType::INSTANCEOF) || token.is(TokenType::ASSIGN) ||
          token.is(TokenType::THIS) || token.is(TokenType::INCREMENT) || token.is(TokenType::DECREMENT)) {
        return false;
      }
    }
    return true;
  }

  // All of them, or those that may be constants. What has been read is not read again.
  void readInitialValues(ClassScope& scope, Resolver& resolver, std::vector<const Statement*>& statements,
                         bool areConstants) {
    Grammar::MemberContext* const context = parser_.readMember();
    if (context == nullptr) return;  // reported when it was declared
    const auto add = [&](const Token& name, Grammar::InitializerContext* initializer) {
      if (initializer == nullptr) return;
      FieldDecl& field = *scope.fields.at(name.text);
      if (areConstants && !(field.isFinal && isConstantType(field.type) && looksConstant(initializer)))
        return;
      const Statement*& assignment = scope.readValues[&field];
      const bool isRead = assignment != nullptr;
      if (!isRead) assignment = resolver.statements.initialValue(field, name, initializer);
      if (!areConstants) statements.push_back(assignment);
      if (!field.isFinal || isRead) return;
      const auto& assign = std::get<Assign>(std::get<Evaluate>(assignment->node).expression->node);
      scope.finalValues.emplace_back(&field, assign.value);
      field.isNotNull = isNewObject(*assign.value);
    };
    add(*findToken(context, TokenType::IDENTIFIER), context->fieldRest()->initializer());
    for (Grammar::DeclaratorContext* const declarator : context->fieldRest()->declarator()) {
      add(firstToken(declarator), declarator->initializer());
    }
    parser_.dropTrees();
  }

  void readPredicate(const ClassScope& scope, const Member& member, Grammar::MemberContext* context) {
    PredicateDecl& predicate = *member.predicate;
    Resolver resolver(builder_, file_, parser_, &scope, nullptr);
    if (predicate.isStatic) resolver.forgetThis();
    resolver.declareParameters(predicate.parameters);
    Grammar::ExpressionContext* body = definition(context);
    if (body == nullptr && member.body != 0) body = returned(member);
    if (body == nullptr) return;
    std::vector<const Assertion*> parts;
    MethodContractResolver(resolver).readAmounts(predicate.parameters, context, parts);
    predicate.body = resolver.contracts.predicateBody(body);
    for (const Assertion* const part : parts) {
      predicate.body = builder_.arena().make<Assertion>(
          Assertion{Star{part, predicate.body}, predicate.body->range, predicate.body->grants});
    }
  }

  void readMethod(const ClassScope& scope, const Member& member, Grammar::MemberContext* context) {
    MethodDecl& method = *member.method;
    Resolver resolver(builder_, file_, parser_, &scope, &method);
    resolver.declareParameters(method);
    MethodContractResolver(resolver).read(method, context);
    Grammar::ExpressionContext* const defined = definition(context);
    if (method.isPure()) {
      if (defined != nullptr) {
        method.pureBody = resolver.contracts.pureBody(defined);
      } else if (member.body != 0) {
        readPureBody(method, resolver, member);
      }
      method.slots = resolver.slots();  // of the parts that a match names, too
      return;
    }
    if (defined != nullptr) {
      error(codes::syntax, rangeOf(context->definition()),
            "only pure methods and predicates are defined by '='; '==' compares");
    }
    if (member.body != 0) readBody(method, resolver, member);
  }

  // `{ return e; }` is read as the expression that it is, if it is one.
  void readPureBody(MethodDecl& method, Resolver& resolver, const Member& member) {
    if (stream_.at(member.body + 1).is(TokenType::RETURN)) {
      Grammar::ExpressionContext* const expression = returned(member);
      if (expression == nullptr) return;
      if (SwitchResolver::switchOfStatements(expression) == nullptr) {
        method.pureBody = resolver.contracts.pureBody(expression);
        return;
      }
    }
    stream_.seek(member.body);
    const Statement* const body = resolver.statements.block();
    resolver.patterns.checkStanding(*body);
    if (!resolver.isIncomplete() && checkFlow(method, *body)) {
      method.pureBody =
          toExpression(method, *body, resolver.state.slots, builder_.arena(), builder_.problems());
    }
  }

  // Whether a result is returned everywhere.
  bool checkFlow(const MethodDecl& method, const Statement& body) {
    if (file_.dialect == Dialect::Java) checkDefiniteAssignment(body, builder_.problems());
    const TypeKind result = method.returnType.kind;
    if (result == TypeKind::Void || result == TypeKind::Error || !canComplete(body)) return true;
    const support::SourceRange& end = body.range;
    error(codes::missingReturn, {end.file, end.endLine, end.endColumn - 1, end.endLine, end.endColumn},
          "the method " + inQuotes(method.name) + " can end here without returning a result");
    return false;
  }

  void readBody(MethodDecl& method, Resolver& resolver, const Member& member) {
    stream_.seek(member.body);
    resolver.state.isGhostCode = method.isLemma();
    method.body = resolver.statements.block();
    resolver.patterns.checkStanding(*method.body);
    if (method.kind == MethodKind::Constructor) callSuperConstructor(method);
    method.slots = resolver.slots();
    if (resolver.isIncomplete()) return;
    checkFlow(method, *method.body);
  }

  // Calls the superclass's constructor where the constructor does not say what it calls.
  void callSuperConstructor(MethodDecl& method) {
    const ClassDecl* const superclass = method.owner->superclass;
    const Statements statements = std::get<Block>(method.body->node).statements;
    const bool isCalled =
        !statements.empty() && std::holds_alternative<ConstructorCall>(statements.front()->node);
    if (superclass == nullptr || isCalled) return;
    const MethodDecl* const called =
        plainConstructor(*superclass, builder_.scopeOf(*method.owner), method.nameRange);
    const ConstructorCall call{superclass, called, {}, true};
    std::vector<const Statement*> all{builder_.arena().make<Statement>(Statement{call, method.nameRange})};
    all.insert(all.end(), statements.begin(), statements.end());
    method.body =
        builder_.arena().make<Statement>(Statement{Block{builder_.arena().copy(all)}, method.body->range});
  }

  // Whether code of the class may name the constructor (JLS 6.6.1).
  static bool isAccessible(const MethodDecl& constructor, const ClassScope& declaring,
                           const ClassScope& heir) {
    const Access access = declaring.accessOf(&constructor);
    if (access == Access::Private) return &heir.topLevel() == &declaring.topLevel();
    return access != Access::Package || heir.package == declaring.package;
  }

  // The constructor without parameters, which a class below calls; nullptr: the class declares no
  // constructor, or others only, which is reported.
  const MethodDecl* plainConstructor(const ClassDecl& declaration, const ClassScope& heir,
                                     support::SourceRange range) {
    const ClassScope& scope = builder_.scopeOf(declaration);
    const auto& constructors = scope.constructors;
    const auto takesAny = std::ranges::find_if(constructors, [](const MethodDecl* constructor) {
      return constructor->hasVariableArity && constructor->parameters.size() == 1;
    });
    for (const MethodDecl* const constructor : constructors) {
      if (!constructor->parameters.empty()) continue;
      if (takesAny != constructors.end() && !isAccessible(*constructor, scope, heir)) continue;
      if (!constructor->ghostParameters.empty()) {
        error(codes::type, range,
              "the constructor that would be called here has ghost parameters: call it by `super(…)`");
      }
      return constructor;
    }
    for (const UnlistedMember& member : builder_.scopeOf(declaration).unlisted) {
      if (member.name != declaration.name || !member.parameters.empty()) continue;
      builder_.problems().error(
          codes::unsupported, range,
          "'" + nameOf(member) + "', which is called here, has no contract in the library yet");
      return nullptr;
    }
    if (takesAny != constructors.end()) {
      builder_.problems().error(
          codes::unsupported, range,
          "that a constructor with a variable number of arguments is called here without "
          "a word is not supported: write a constructor that calls 'super()'",
          {{(*takesAny)->nameRange, "it would be called here"}});
    } else if (!constructors.empty()) {
      builder_.problems().error(
          codes::type, range,
          inQuotes(declaration.name) + " has no constructor without parameters, which would be called here",
          {{constructors.front()->nameRange, "this is another one"}});
    }
    return nullptr;
  }

  // this(…) must not lead back to where it stands.
  void checkConstructorCalls(const ClassScope& scope) {
    const auto calledBy = [](const MethodDecl& constructor) -> const MethodDecl* {
      if (constructor.body == nullptr) return nullptr;
      const Statements statements = std::get<Block>(constructor.body->node).statements;
      if (statements.empty()) return nullptr;
      const auto* const call = std::get_if<ConstructorCall>(&statements.front()->node);
      return call == nullptr || call->isSuper ? nullptr : call->constructor;
    };
    for (const MethodDecl* const constructor : scope.constructors) {
      const MethodDecl* called = calledBy(*constructor);
      for (std::size_t i = 0; called != nullptr && called != constructor && i < scope.constructors.size();
           ++i) {
        called = calledBy(*called);
      }
      if (called == constructor) error(codes::type, constructor->nameRange, "this constructor calls itself");
    }
  }

  static Grammar::ExpressionContext* definition(Grammar::MemberContext* context) {
    return context->definition() == nullptr ? nullptr : context->definition()->expression();
  }

  // The expression of a body `{ return e; }`; nullptr: the body is another one, which was reported.
  Grammar::ExpressionContext* returned(const Member& member) {
    stream_.seek(member.body + 1);
    if (!stream_.current().is(TokenType::RETURN)) {
      error(codes::unsupported, stream_.current().range(),
            "the body of a pure method or predicate must be a single 'return e;'");
      return nullptr;
    }
    stream_.seek(member.body);
    Grammar::ReturnBodyContext* const body = parser_.readReturnBody();
    return body == nullptr ? nullptr : body->expression();
  }

  ProgramBuilder& builder_;
  FileScope& file_;
  TokenStream stream_;
  SyntaxParser parser_;
  MethodDecl staticPlace_ = [] {  // where static initial values stand that are read before the others
    MethodDecl method;
    method.name = "static";
    method.isStatic = true;
    method.returnType.kind = TypeKind::Void;
    return method;
  }();
};

}  // namespace

namespace {

void findConstants(ProgramBuilder& builder) {
  ConstantFolder constants(builder.arena());
  for (const FileScope& file : builder.files()) {
    for (const ClassScope* const scope : file.classes) {
      for (const auto& [field, value] : scope->finalValues) constants.add(*field, *value);
    }
  }
  constants.run();
}

}  // namespace

void resolveAll(ProgramBuilder& builder) {
  builder.workOnClasses([&](FileScope& file, std::span<ClassScope* const> classes) {
    BodyReader reader(builder, file);
    for (ClassScope* const scope : classes) reader.readConstants(*scope);
  });
  findConstants(builder);
  builder.workOnClasses([&](FileScope& file, std::span<ClassScope* const> classes) {
    BodyReader reader(builder, file);
    for (ClassScope* const scope : classes) reader.readInitializers(*scope);
  });
  builder.workOnClasses([&](FileScope& file, std::span<ClassScope* const> classes) {
    BodyReader reader(builder, file);
    for (ClassScope* const scope : classes) reader.readClass(*scope);
  });
  std::vector<const MethodDecl*> mains;
  for (FileScope& file : builder.files()) {
    for (const ClassScope* const scope : file.classes) {
      for (MethodDecl* const hidden : {scope->staticInitializer, scope->implicitConstructor}) {
        if (hidden != nullptr && hidden->body != nullptr) hidden->index = builder.program().methodCount++;
      }
    }
    BodyReader reader(builder, file);
    if (const MethodDecl* const main = reader.readMain()) mains.push_back(main);
  }
  builder.program().mains = builder.arena().copy(mains);
  findOuterObjects(builder);
  checkConstruction(builder);
}

}  // namespace warrant::ast
