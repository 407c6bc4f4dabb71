// Statements, and the third pass: the contracts and bodies of everything.
#include <utility>

#include "ast/walk.h"
#include "resolve/bodies/resolver.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/types.h"
#include "resolve/flow/flow.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

// -------------------------------------------------------------------------------------------------- blocks

void StatementResolver::statementsUntil(std::size_t end, std::vector<const Statement*>& statements) {
  TokenStream& stream = parser_.stream();
  bool isFirst = state_.method != nullptr && state_.method->kind == MethodKind::Constructor;
  while (stream.index() < end && !builder_.problems().isFull()) {
    const std::size_t start = stream.index();
    Grammar::StatementContext* const statement = parser_.readStatement();
    state_.firstStatement = isFirst ? statement : nullptr;
    isFirst = false;
    if (statement != nullptr) resolveStatement(statement, statements);
    state_.liftable = {};
    if (stream.index() == start) stream.consume();
    if (statement == nullptr) skip(start, stream.index());
    parser_.dropTrees();
  }
}

const Statement* StatementResolver::block() {
  TokenStream& stream = parser_.stream();
  const std::size_t open = stream.index();
  parser_.skipBlock();
  const std::size_t behind = stream.index();
  const bool isClosed = stream.at(behind - 1).is(TokenType::RBRACE);
  const std::size_t end = isClosed ? behind - 1 : behind;
  stream.seek(open + 1);
  const std::size_t mark = state_.locals.mark();
  std::vector<const Statement*> statements;
  statementsUntil(end, statements);
  state_.locals.leave(mark);
  stream.seek(behind);
  const support::SourceRange range = rangeBetween(stream.at(open), stream.at(end));
  return makeStatement(Block{arena().copy(statements)}, range);
}

namespace {

// Whether the last token of a statement that starts so is that of another statement.
bool endsWithStatement(const Token& first) {
  return first.is(TokenType::IF) || first.is(TokenType::WHILE) || first.is(TokenType::FOR) ||
         first.is(TokenType::LABEL);
}

// Whether what ends so may be a call.
bool mayBeCall(const Token& last) { return last.is(TokenType::RPAREN) || last.is(TokenType::RBRACE); }

// Of the call that the expression is, if it is one; else nullptr.
const Tree* outermostArguments(const Grammar::ExpressionContext& expression) {
  if (expression.children.size() != 1 || expression.children[0]->children.empty()) return nullptr;
  Tree* last = expression.children[0]->children.back();
  if (const auto* const selector = grammar::as<Grammar::SelectorContext>(last))
    last = selector->children.back();
  return grammar::as<Grammar::ArgumentsContext>(last);
}

}  // namespace

// Whether the statement stands where its kind must: ghost in annotations, the rest outside.
bool StatementResolver::isWellPlaced(Grammar::StatementContext* statement) {
  if (!isJava()) return true;
  const Token& first = firstToken(statement);
  const Token& last = lastToken(statement);
  if (!endsWithStatement(first) && first.annotation != last.annotation) {
    error(codes::dialect, last.range(),
          "a statement ends where it starts: within one annotation, or outside");
    return false;
  }
  if (first.annotation == 0 || isInGhostMethod() || state_.isGhostCode) return true;
  switch (first.type) {
    case TokenType::OPEN:
    case TokenType::CLOSE:
    case TokenType::USE:
    case TokenType::JOIN:
    case TokenType::ASSUME:
    case TokenType::PACKAGE:
    case TokenType::APPLY:
    case TokenType::ASSERT:
    case TokenType::GHOST:
    case TokenType::SET:
    case TokenType::MATCH_STATEMENT:
      return true;
    case TokenType::IF:
    case TokenType::RETURN:
    case TokenType::WHILE:
    case TokenType::DO:
    case TokenType::FOR:
    case TokenType::SWITCH:
    case TokenType::THROW:
    case TokenType::YIELD:
    case TokenType::TRY:
      break;
    default:
      if (statement->expression().empty()) break;
      if (mayBeCall(lastToken(statement->expression(0)))) return true;  // of a ghost method
      error(codes::ghostEffect, rangeOf(statement),
            "an annotation may not change what the program does: javac does not see this");
      return false;
  }
  error(codes::dialect, first.range(), "this is Java within an annotation, where javac does not see it");
  return false;
}

namespace {

// What the statement returns, or assigns to a variable or to a field of `this`, when nothing else is
// evaluated.
const Grammar::ExpressionContext* wholeValue(Grammar::StatementContext* statement) {
  if (statement->expression().size() != 1) return nullptr;
  Grammar::ExpressionContext* const whole = statement->expression(0);
  const Token& first = firstToken(statement);
  if (first.is(TokenType::RETURN)) return whole;
  if (&firstToken(whole) != &first || whole->children.size() != 3 ||
      !isToken(whole->children[1], TokenType::ASSIGN)) {
    return nullptr;
  }
  const Token& last = lastToken(static_cast<antlr4::ParserRuleContext*>(whole->children[0]));
  const bool isName = first.is(TokenType::IDENTIFIER) && &first == &last;
  const bool isOwnField = first.is(TokenType::THIS) && last.index == first.index + 2;
  return isName || isOwnField ? static_cast<Grammar::ExpressionContext*>(whole->children[2]) : nullptr;
}

}  // namespace

void StatementResolver::resolveStatement(Grammar::StatementContext* statement,
                                         std::vector<const Statement*>& statements) {
  if (isBroken(statement)) return skip(firstToken(statement).index, lastToken(statement).index + 1);
  if (state_.isGhostCode && r_.ghosts.refuses(statement)) return;
  if (firstToken(statement).is(TokenType::GHOST)) return r_.ghosts.resolve(statement, statements);
  if (auto* const choice = findChild<Grammar::MatchStatementContext>(statement))
    return r_.ghosts.resolveMatch(statement, *choice, statements);
  if (auto* const declaration = statement->localDeclaration()) {
    if (isWellPlaced(statement)) resolveLocals(declaration, rangeOf(statement), statements);
    return;
  }
  const Token& first = firstToken(statement);
  if (first.is(TokenType::SEMICOLON)) return;
  if (!state_.isGhostCode) state_.liftable = {wholeValue(statement), &statements};
  const Statement* resolved = nullptr;
  switch (first.type) {
    case TokenType::LBRACE:
      resolved = resolveBlock(statement);
      break;
    case TokenType::IF:
      resolved = resolveIf(statement);
      break;
    case TokenType::RETURN:
      resolved = resolveReturn(statement);
      break;
    case TokenType::WHILE:
    case TokenType::DO:
    case TokenType::FOR: {
      LoopText text;
      text.statement = statement;
      resolved = r_.loops.resolveLoop(text);
      break;
    }
    case TokenType::INVARIANT:
    case TokenType::DECREASES:
    case TokenType::LABEL:
      return r_.loops.resolvePrefixed(statement, statements);
    case TokenType::SWITCH:
      resolved = r_.switches.resolveSwitch(statement);
      break;
    case TokenType::THROW:
      resolved = r_.exceptions.resolveThrow(statement);
      break;
    case TokenType::YIELD:
      resolved = r_.switches.resolveYield(statement);
      break;
    case TokenType::TRY:
      resolved = r_.exceptions.resolveTry(statement);
      break;
    case TokenType::BREAK:
    case TokenType::CONTINUE:
      resolved = r_.loops.resolveJump(statement);
      break;
    case TokenType::ASSERT:
      resolved = resolveAssert(statement);
      break;
    case TokenType::OPEN:
    case TokenType::CLOSE:
    case TokenType::USE:
    case TokenType::JOIN:
    case TokenType::ASSUME:
      resolved = resolveGhost(first, statement);
      break;
    case TokenType::PACKAGE:
      resolved = r_.ghosts.resolvePackage(statement);
      break;
    case TokenType::APPLY:
      resolved = r_.ghosts.resolveApply(statement);
      break;
    case TokenType::SET:
      resolved = resolveSet(statement);
      break;
    case TokenType::UNSUPPORTED_STATEMENT:
      return skip(first.index, lastToken(statement).index + 1);
    default:
      resolved = resolveEvaluation(statement);
  }
  if (resolved != nullptr) statements.push_back(resolved);
}

const Statement* StatementResolver::resolveBlock(Grammar::StatementContext* statement) {
  if (!isWellPlaced(statement)) return nullptr;
  const std::size_t mark = state_.locals.mark();
  std::vector<const Statement*> statements;
  for (Grammar::StatementContext* const inner : statement->statement()) resolveStatement(inner, statements);
  state_.locals.leave(mark);
  return makeStatement(Block{arena().copy(statements)}, rangeOf(statement));
}

const Statement* StatementResolver::resolveBranch(Grammar::StatementContext* branch) {
  const std::size_t mark = state_.locals.mark();
  std::vector<const Statement*> statements;
  if (!isBroken(branch) && branch->localDeclaration() != nullptr) {
    error(codes::syntax, rangeOf(branch), "a declaration needs a block around it here");
  }
  std::vector<Grammar::LoopClauseContext*> clauses;
  const Grammar::StatementContext* const behindClauses = takeClauses(branch, clauses);
  const bool isGhost = behindClauses != nullptr && firstToken(behindClauses).annotation != 0;
  if (isJava() && isGhost && !isInGhostMethod() && !state_.isGhostCode) {
    error(codes::dialect, rangeOf(behindClauses),
          "a ghost statement needs a block around it here: javac does not see it");
  }
  resolveStatement(branch, statements);
  state_.locals.leave(mark);
  if (statements.size() == 1 && std::holds_alternative<Block>(statements.front()->node))
    return statements.front();
  return makeStatement(Block{arena().copy(statements)}, rangeOf(branch));
}

const Statement* StatementResolver::resolveIf(Grammar::StatementContext* statement) {
  if (!isWellPlaced(statement)) return nullptr;
  const Expression* const condition = r_.expressions.resolveCondition(statement->expression(0), codePlace());
  const std::size_t mark = state_.locals.mark();
  r_.patterns.declarePatterns(*condition, true);
  const Statement* const onTrue = resolveBranch(statement->statement(0));
  state_.locals.leave(mark);
  const Statement* onFalse = nullptr;
  if (auto* const branch = findChild<Grammar::ElseBranchContext>(statement)) {
    r_.patterns.declarePatterns(*condition, false);
    onFalse = resolveBranch(branch->statement());
    state_.locals.leave(mark);
  }
  const If branches{condition, onTrue, onFalse};
  declarePatternsBehind(branches);
  return makeStatement(branches, rangeOf(statement));
}

// What has matched where only one of the branches goes on (JLS 6.3.2.2).
void StatementResolver::declarePatternsBehind(const If& branches) {
  if (state_.patterns.empty()) return;
  const bool completesOnTrue = canComplete(*branches.onTrue);
  const bool completesOnFalse = branches.onFalse == nullptr || canComplete(*branches.onFalse);
  if (completesOnTrue != completesOnFalse) r_.patterns.declarePatterns(*branches.condition, completesOnTrue);
}

// ---------------------------------------------------------------------------------------- plain statements

void StatementResolver::checkAssigns(Grammar::InitializerContext* initializer) {
  if (isJava() || !firstToken(initializer).is(TokenType::EQUAL)) return;
  error(codes::syntax, firstToken(initializer).range(), "'=' compares in this dialect; ':=' assigns");
}

const Statement* StatementResolver::initialValue(const FieldDecl& field, const Token& name,
                                                 Grammar::InitializerContext* initializer) {
  checkAssigns(initializer);
  const support::SourceRange range = support::span(name.range(), rangeOf(initializer));
  const Expression* const self = field.isStatic ? nullptr : r_.operands.implicitThis(name.range());
  const Expression* const target = make(FieldRead{self, &field}, field.type, name.range());
  const Place place = field.isGhost ? ghostPlace("the value of a ghost field") : codePlace();
  const Expression* const value = r_.arrays.resolveInitializer(field.type, initializer, place);
  return makeStatement(Evaluate{make(Assign{target, value}, field.type, range)}, range);
}

const Statement* StatementResolver::enumConstant(const FieldDecl& constant, const Token& name,
                                                 Grammar::ArgumentsContext* arguments) {
  const bool hasArguments = arguments != nullptr;
  const support::SourceRange range = hasArguments ? rangeBetween(name, lastToken(arguments)) : name.range();
  const auto resolved =
      hasArguments ? r_.calls.resolveArguments(arguments, codePlace()) : std::vector<const Expression*>();
  const Expression* const target = make(FieldRead{nullptr, &constant}, constant.type, name.range());
  const Expression* created =
      r_.operands.createWith({constant.type}, resolved, arguments, nullptr, range, range, codePlace())
          .expression;
  const auto* const creation = std::get_if<New>(&created->node);
  if (constant.hasBody && creation != nullptr) {
    New made = *creation;
    made.hasBody = true;
    created = make(made, constant.type, range);
  }
  return makeStatement(Evaluate{make(Assign{target, created}, constant.type, range)}, range);
}

void StatementResolver::resolveLocals(Grammar::LocalDeclarationContext* declaration,
                                      support::SourceRange range, std::vector<const Statement*>& statements,
                                      const Expression* value) {
  const bool isInferred = isVar(declaration->type());
  const Type base = isInferred ? Type{} : resolveType(builder_, declaration->type(), typePlace());
  if (base.kind == TypeKind::Void)
    error(codes::type, rangeOf(declaration->type()), "a variable cannot be void");
  const bool isGhost = state_.isGhostCode;
  Place place = isGhost ? ghostPlace("the value of a ghost variable") : codePlace();
  place.allowsGhostCalls = isGhost;
  for (Grammar::DeclaratorContext* const declarator : declaration->declarator()) {
    const Token& name = firstToken(declarator);
    const bool hasDimensions = countDimensions(declarator->dimensions()) > 0;
    Type type = hasDimensions && !isInferred
                    ? resolveType(builder_, declaration->type(), typePlace(), declarator->dimensions())
                    : base;
    const Expression* initial = nullptr;
    if (isInferred) {
      initial = value != nullptr ? value : valueOfVar(declaration, declarator, place);
      type = typeOfVar(*initial, place);
    } else if (value != nullptr) {
      initial = r_.numbers.convert(type, value, value->range, place);
    } else if (Grammar::InitializerContext* const initializer = declarator->initializer()) {
      checkAssigns(initializer);
      state_.liftable = {isGhost ? nullptr : initializer->expression(), &statements};
      initial = r_.arrays.resolveInitializer(type, initializer, place);
      if (isGhost) r_.ghosts.checkValue(*initial);
    } else if (isGhost) {
      initial = defaultOf(type, name.range());
    }
    auto* const variable =
        arena().make<Variable>(Variable{name.text, type, state_.slots++, false, name.range(), isGhost});
    const bool isResource = grammar::as<Grammar::ResourceContext>(declaration->parent) != nullptr;
    variable->isFinal =
        initial != nullptr && (isResource || findToken(declaration, TokenType::FINAL) != nullptr);
    if (variable->isFinal) variable->constant = r_.numbers.constantOf(*initial, type);
    if (initial == nullptr) state_.blanks.insert(variable);
    if (const Variable* const other = state_.locals.declare(variable)) {
      error(codes::duplicate, name.range(), "there is a variable " + inQuotes(name.text) + " already",
            {{other->range, "declared here"}});
    }
    statements.push_back(makeStatement(LocalDeclaration{variable, initial}, range));
  }
}

// Of a ghost variable that is declared without a value; nullptr: it must be assigned before it is read.
const Expression* StatementResolver::defaultOf(const Type& type, support::SourceRange range) {
  if (type.isPerm()) return make(FractionLiteral{0, 1}, type, range);
  if (type.isMathematical() && !type.isDatatype())
    return make(ValueOperation{ValueOperator::Literal, {}}, type, range);
  return nullptr;
}

// `var x = e;`, unless a class has that name.
bool StatementResolver::isVar(Grammar::TypeContext* type) const {
  const Token& word = firstToken(type);
  return isJava() && word.text == "var" && &word == &lastToken(type) &&
         builder_.findClass(word.text, state_.owner, word.file) == nullptr;
}

const Expression* StatementResolver::valueOfVar(Grammar::LocalDeclarationContext* declaration,
                                                Grammar::DeclaratorContext* declarator, const Place& place) {
  const Token& name = firstToken(declarator);
  const auto refuse = [&](std::string message) {
    error(codes::syntax, name.range(), std::move(message));
    return erroneous(name.range()).expression;
  };
  if (declaration->declarator().size() > 1 || countDimensions(declarator->dimensions()) > 0)
    return refuse("'var' declares one variable, without brackets");
  Grammar::InitializerContext* const initializer = declarator->initializer();
  if (initializer == nullptr || initializer->arrayInitializer() != nullptr)
    return refuse("'var' needs a value that tells the type of " + inQuotes(name.text));
  return r_.expressions.resolveExpression(initializer->expression(), place);
}

// The type of the value, as far as it can be written (JLS 14.4.1).
Type StatementResolver::typeOfVar(const Expression& value, const Place& place) {
  const Type& type = value.type;
  if (type.kind == TypeKind::Null || type.kind == TypeKind::Void) {
    error(codes::type, value.range, "'var' needs a value that tells the type of the variable");
    return {};
  }
  if (isMathematical(place) && type.isIntegral()) return integerType;
  return isOpen(type) ? captured(type) : withoutCaptures(type);
}

const Statement* StatementResolver::resolveReturn(Grammar::StatementContext* statement) {
  if (!isWellPlaced(statement)) return nullptr;
  const support::SourceRange range = rangeOf(statement);
  const bool hasValue = !statement->expression().empty();
  if (isInitializer() || state_.method->kind == MethodKind::Main) {
    error(codes::misplaced, range, "there is no method here to return from");
    return nullptr;
  }
  const bool wantsValue = state_.method->returnType.kind != TypeKind::Void;
  if (!hasValue) {
    if (wantsValue) {
      error(codes::type, range,
            "the method has a result of type " + toString(state_.method->returnType) + "; return one");
    }
    return makeStatement(Return{nullptr}, range);
  }
  if (!wantsValue) {
    error(codes::type, range, inQuotes(state_.method->name) + " has no result, so nothing can be returned");
    r_.expressions.resolveExpression(statement->expression(0), codePlace());
    return makeStatement(Return{nullptr}, range);
  }
  Place place = codePlace();
  place.allowsGhostCalls = state_.isGhostCode;
  const Expression* const value =
      r_.expressions.resolveFor(state_.method->returnType, statement->expression(0), place);
  if (state_.isGhostCode) r_.ghosts.checkValue(*value);
  return makeStatement(Return{value}, range);
}

const Statement* StatementResolver::resolveEvaluation(Grammar::StatementContext* statement) {
  if (!isWellPlaced(statement)) return nullptr;
  if (state_.isGhostCode) return r_.ghosts.resolveEvaluation(statement);
  if (isJava() && firstToken(statement).annotation != 0 && !isInGhostMethod())
    return r_.ghosts.resolveCall(statement);
  if (Grammar::OperandContext* const call = constructorCallOf(statement))
    return resolveConstructorCall(call, statement);
  state_.ownCall = isJava() ? nullptr : outermostArguments(*statement->expression(0));
  const Expression* const expression = resolveEffect(statement->expression(0));
  state_.ownCall = nullptr;
  if (expression == nullptr) return nullptr;
  if (!isJava() && isLemmaCall(*expression)) return r_.ghosts.makeCall(*expression, rangeOf(statement));
  return makeStatement(Evaluate{expression}, rangeOf(statement));
}

Grammar::OperandContext* StatementResolver::constructorCallOf(Grammar::StatementContext* statement) const {
  const auto& parts = statement->expression(0)->children;
  auto* const operand = parts.size() == 1 ? static_cast<Grammar::OperandContext*>(parts[0]) : nullptr;
  if (statement != state_.firstStatement || operand == nullptr || operand->children.size() != 2)
    return nullptr;
  const bool isCall =
      isToken(operand->children[0], TokenType::THIS) || isToken(operand->children[0], TokenType::SUPER);
  return isCall && operand->arguments() != nullptr ? operand : nullptr;
}

const Statement* StatementResolver::resolveConstructorCall(Grammar::OperandContext* call,
                                                           Grammar::StatementContext* statement) {
  const support::SourceRange range = rangeOf(call);
  const bool isSuper = isToken(call->children[0], TokenType::SUPER);
  state_.isBeforeThis = true;
  const std::vector<const Expression*> arguments = r_.calls.resolveArguments(call->arguments(), codePlace());
  const ClassDecl* const declaration =
      isSuper ? state_.owner->declaration->superclass : state_.owner->declaration;
  if (declaration == nullptr) {  // Object's does nothing
    state_.isBeforeThis = false;
    if (!arguments.empty()) error(codes::type, range, "'Object' has no constructor with arguments");
    return nullptr;
  }
  const CallTarget target{*ast::asSuper(state_.owner->self, *declaration), {}, false, Through::Super};
  const Selected selected =
      r_.calls.selectConstructor(builder_.scopeOf(*declaration), arguments, range, target);
  const MethodDecl* const constructor = selected.method;
  GhostArgumentResolver::Passed ghosts;
  if (constructor != nullptr)
    ghosts = r_.ghostArguments.resolve(*constructor, call->arguments(), target, range);
  state_.isBeforeThis = false;
  return makeStatement(ConstructorCall{declaration, constructor,
                                       r_.calls.passAll(selected, arguments, target, range, codePlace()),
                                       isSuper, ghosts.given, ghosts.results},
                       rangeOf(statement));
}

const Expression* StatementResolver::resolveEffect(Grammar::ExpressionContext* context) {
  Place place = codePlace();
  place.allowsEffects = true;  // of a pure method's own variables (resolve/bodies/statements/pure_body.h)
  const Expression* const expression = r_.expressions.resolveExpression(context, place);
  if (expression->type.kind == TypeKind::Error) return nullptr;
  const auto step = state_.steps.find(expression);
  if (step != state_.steps.end()) return step->second;
  const auto& node = expression->node;
  const bool isStatement = std::holds_alternative<Assign>(node) || std::holds_alternative<Update>(node) ||
                           std::holds_alternative<Call>(node) || std::holds_alternative<New>(node);
  if (isStatement) return expression;
  const auto* const binary = std::get_if<Binary>(&node);
  const bool looksAssigned = !isJava() && binary != nullptr && binary->op == BinaryOperator::Equal;
  error(codes::syntax, rangeOf(context),
        looksAssigned ? "'=' compares in this dialect; ':=' assigns"
                      : "this is not a statement: it has no effect");
  return nullptr;
}

std::vector<const Expression*> StatementResolver::resolveEffects(Grammar::ExpressionsContext* list) {
  std::vector<const Expression*> effects;
  if (list == nullptr) return effects;
  for (Grammar::ExpressionContext* const context : list->expression()) {
    if (const Expression* const effect = resolveEffect(context)) effects.push_back(effect);
  }
  return effects;
}

// ---------------------------------------------------------------------------------------- ghost statements

// The one assignment that an annotation may make: javac does not see it, nor the variable.
const Statement* StatementResolver::resolveSet(Grammar::StatementContext* statement) {
  if (!isWellPlaced(statement)) return nullptr;
  Place place = ghostPlace("a 'set' statement");
  place.allowsEffects = true;
  const Expression* const assignment = r_.expressions.resolveExpression(statement->expression(0), place);
  if (assignment->type.kind == TypeKind::Error) return nullptr;
  const auto* const assign = std::get_if<Assign>(&assignment->node);
  const auto* const update = std::get_if<Update>(&assignment->node);
  if (assign == nullptr && update == nullptr) {
    error(codes::syntax, assignment->range, "'set' needs an assignment: `set n = e;`");
    return nullptr;
  }
  const Expression& target = assign != nullptr ? *assign->target : *update->target;
  if (!isGhost(target)) {
    error(codes::ghostEffect, target.range,
          "only ghost variables and fields can be set: an annotation may not change what the program does");
  }
  r_.ghosts.checkValue(assign != nullptr ? *assign->value : *update->operand);
  return makeStatement(Evaluate{assignment}, rangeOf(statement));
}

const Statement* StatementResolver::resolveAssert(Grammar::StatementContext* statement) {
  if (!isWellPlaced(statement)) return nullptr;
  const support::SourceRange range = rangeOf(statement);
  const bool isJavaAssert = isJava() && firstToken(statement).annotation == 0;
  if (!isJavaAssert) {
    if (statement->expression().size() > 1) error(codes::syntax, range, "an assertion has no message");
    const bool isRefuted = firstToken(statement).text == "refute";
    return makeStatement(
        Assert{r_.assertions.resolveAssertion(statement->expression(0), ghostPlace("an assertion")), true,
               isRefuted},
        range);
  }
  Place place = codePlace();
  place.name = "a Java assertion";
  place.allowsEffects = builder_.isToRun();  // a verified one runs only when assertions are enabled
  const Expression* const condition = r_.expressions.resolveCondition(statement->expression(0), place);
  if (statement->expression().size() > 1) r_.expressions.resolveExpression(statement->expression(1), place);
  return makeStatement(Assert{r_.assertions.toAssertion({condition, nullptr, condition->range})}, range);
}

const Statement* StatementResolver::resolveGhost(const Token& keyword, Grammar::StatementContext* statement) {
  if (!isWellPlaced(statement)) return nullptr;
  const support::SourceRange range = rangeOf(statement);
  Grammar::ExpressionContext* const operand = statement->expression(0);
  switch (keyword.type) {
    case TokenType::JOIN:
      if (isInitializer()) {
        error(codes::misplaced, range, "'join' splits a method; it cannot stand in an initialiser");
        return nullptr;
      }
      return makeStatement(Join{r_.assertions.resolveAssertion(operand, ghostPlace("a join"))}, range);
    case TokenType::ASSUME:
      return makeStatement(Assume{r_.expressions.resolveCondition(operand, ghostPlace("an assumption"))},
                           range);
    case TokenType::USE: {
      const Expression* const call =
          r_.assertions.resolveUsed(r_.expressions.resolve(operand, ghostPlace("a 'use' statement")));
      return call == nullptr ? nullptr : makeStatement(Use{call}, range);
    }
    default: {
      const bool isOpen = keyword.is(TokenType::OPEN);
      const Place place = ghostPlace(isOpen ? "an 'open' statement" : "a 'close' statement");
      const auto [instance, amount] =
          r_.assertions.resolveInstance(r_.expressions.resolve(operand, place), isOpen ? "open" : "close");
      if (instance == nullptr) return nullptr;
      return isOpen ? makeStatement(Open{instance, amount}, range)
                    : makeStatement(Close{instance, amount}, range);
    }
  }
}

const Statement* StatementResolver::resolveBlock(Grammar::BlockContext* block) {
  const std::size_t mark = state_.locals.mark();
  std::vector<const Statement*> statements;
  for (Grammar::StatementContext* const inner : block->statement()) resolveStatement(inner, statements);
  state_.locals.leave(mark);
  return makeStatement(Block{arena().copy(statements)}, rangeOf(block));
}

}  // namespace warrant::ast
