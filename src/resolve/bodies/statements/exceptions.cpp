// `throw`, `try` and the clauses of contracts that speak of exceptions.
#include <algorithm>

#include "resolve/bodies/resolver.h"
#include "resolve/bodies/statements/resources.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

bool isThrowable(const ClassDecl& declaration) {
  for (const ClassDecl* above = &declaration; above != nullptr; above = above->superclass) {
    if (above->name == "Throwable" && above->kind == ClassKind::Class) return true;
  }
  return false;
}

bool isThrowable(const Type& type) {
  if (type.kind == TypeKind::Null || type.kind == TypeKind::Error) return true;
  return type.kind == TypeKind::Class && isThrowable(*type.declaration);
}

}  // namespace

const ClassDecl* ExceptionResolver::resolveThrowable(Grammar::TypeNameContext* name) {
  const Type type = resolveType(builder_, name, typePlace());
  if (type.kind == TypeKind::Error) return nullptr;
  if (!isThrowable(type)) {
    error(codes::type, rangeOf(name), "expected a class of exceptions, but this is " + toString(type));
    return nullptr;
  }
  return type.declaration;
}

const Variable* ExceptionResolver::declareException(const Token& name, const Type& type) {
  const auto* const variable =
      arena().make<Variable>(Variable{name.text, type, state_.slots++, false, name.range()});
  if (const Variable* const other = state_.locals.declare(variable)) {
    error(codes::duplicate, name.range(), "there is a variable " + inQuotes(name.text) + " already",
          {{other->range, "declared here"}});
  }
  return variable;
}

std::optional<Signals> ExceptionResolver::signals(Grammar::ClauseContext* clause) {
  const support::SourceRange range = rangeOf(clause);
  const ClassDecl* const type = resolveThrowable(clause->typeName(0));
  const std::size_t mark = state_.locals.mark();
  Signals resolved{type, nullptr, nullptr, range};
  if (const Token* const name = findToken(clause, TokenType::IDENTIFIER)) {
    resolved.variable =
        declareException(*name, type != nullptr ? Type{TypeKind::Class, type, nullptr} : Type{});
  }
  if (clause->expression() != nullptr) {
    const Place place{
        .name = "a 'signals' clause", .isSpecification = true, .allowsOld = true, .allowsUntouched = true};
    resolved.assertion = r_.assertions.resolveAssertion(clause->expression(), place);
  } else {
    resolved.assertion = truth(range);
  }
  state_.locals.leave(mark);
  return type != nullptr ? std::optional(resolved) : std::nullopt;
}

void ExceptionResolver::signalsOnly(Grammar::ClauseContext* clause, std::vector<Signals>& signals) {
  std::vector<Signals> allowed;
  for (Grammar::TypeNameContext* const thrown : clause->typeName()) {
    if (const auto any = anySignals(thrown)) allowed.push_back(*any);
  }
  for (const Signals& one : signals) {
    const bool isAllowed = std::ranges::any_of(
        allowed, [&](const Signals& other) { return isSubclass(*one.type, *other.type); });
    if (isAllowed) continue;
    error(codes::type, one.range,
          inQuotes(one.type->name) + " is none of the exceptions that " + inQuotes(firstToken(clause).text) +
              " lets leave the method",
          {{rangeOf(clause), "here"}});
  }
  for (const Signals& one : allowed) {
    const bool isCovered = std::ranges::any_of(
        signals, [&](const Signals& other) { return isSubclass(*one.type, *other.type); });
    if (!isCovered) signals.push_back(one);
  }
}

std::optional<Signals> ExceptionResolver::anySignals(Grammar::TypeNameContext* thrown) {
  const ClassDecl* const type = resolveThrowable(thrown);
  if (type == nullptr) return std::nullopt;
  const support::SourceRange range = rangeOf(thrown);
  return Signals{type, nullptr, truth(range), range};
}

const Statement* ExceptionResolver::resolveThrow(Grammar::StatementContext* statement) {
  if (!r_.statements.isWellPlaced(statement)) return nullptr;
  const Expression* const exception = r_.expressions.resolveExpression(statement->expression(0), codePlace());
  if (!isThrowable(exception->type)) {
    error(codes::type, rangeOf(statement->expression(0)),
          "expected an exception to throw, but this is of type " + toString(exception->type));
  }
  return makeStatement(Throw{exception}, rangeOf(statement));
}

// What a class among those before, or one above it, catches, no later one can (JLS 11.2.3); nor may one of
// several alternatives be below another (JLS 14.20).
void ExceptionResolver::checkCaught(const ClassDecl& type, support::SourceRange range,
                                    std::span<const Caught> before) {
  for (const Caught& other : before) {
    const bool isCaught =
        isSubclass(type, *other.type) || (other.isAlternative && isSubclass(*other.type, type));
    if (!isCaught) continue;
    return error(codes::type, range, inQuotes(type.name) + " is caught already", {{other.range, "here"}});
  }
}

Catch ExceptionResolver::resolveCatch(Grammar::CatchClauseContext* clause,
                                      std::vector<Caught>& caughtBefore) {
  std::vector<const ClassDecl*> types;
  Type type;
  for (Tree* const child : clause->children) {
    const Token* const token = asToken(child);
    if (token != nullptr && token->is(TokenType::BIT_OPERATOR) && token->text != "|") {
      error(codes::syntax, token->range(), "the types of exceptions are separated by '|'");
    }
    auto* const name = grammar::as<Grammar::TypeNameContext>(child);
    const ClassDecl* const one = name == nullptr ? nullptr : resolveThrowable(name);
    if (one == nullptr) continue;
    checkCaught(*one, rangeOf(name), caughtBefore);
    caughtBefore.push_back({one, rangeOf(name), true});
    const Type caught{TypeKind::Class, one, nullptr};
    type = types.empty() ? caught : commonType(type, caught, builder_);
    types.push_back(one);
  }
  for (Caught& one : caughtBefore) one.isAlternative = false;
  const std::size_t mark = state_.locals.mark();
  const Variable* const variable = declareException(*findToken(clause, TokenType::IDENTIFIER), type);
  const Statement* const body = r_.statements.resolveBlock(clause->block());
  state_.locals.leave(mark);
  return {variable, arena().copy(types), body};
}

const Statement* ExceptionResolver::resolveTry(Grammar::StatementContext* statement) {
  if (!r_.statements.isWellPlaced(statement)) return nullptr;
  const auto checkPlace = [&](const antlr4::ParserRuleContext* clause) {
    if (firstToken(clause).annotation == firstToken(statement).annotation) return;
    error(codes::dialect, firstToken(clause).range(),
          "this is Java within an annotation, where javac does not see it");
  };
  auto* const resources = findChild<Grammar::ResourcesContext>(statement);
  const Statement* const body = resources == nullptr ? r_.statements.resolveBlock(statement->block())
                                                     : ResourceResolver(r_).resolve(statement, resources);
  if (body == nullptr) return nullptr;
  std::vector<Catch> catches;
  std::vector<Caught> caught;
  for (Grammar::CatchClauseContext* const clause : statement->catchClause()) {
    checkPlace(clause);
    catches.push_back(resolveCatch(clause, caught));
  }
  const Statement* finallyBody = nullptr;
  if (Grammar::FinallyClauseContext* const clause = statement->finallyClause()) {
    checkPlace(clause);
    finallyBody = r_.statements.resolveBlock(clause->block());
  } else if (catches.empty() && resources != nullptr) {
    return body;
  } else if (catches.empty()) {
    error(codes::syntax, firstToken(statement).range(), "a 'try' needs a 'catch' or a 'finally'");
  }
  return makeStatement(Try{body, arena().copy(catches), finallyBody}, rangeOf(statement));
}

}  // namespace warrant::ast
