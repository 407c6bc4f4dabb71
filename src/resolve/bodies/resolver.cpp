#include "resolve/bodies/resolver.h"

#include <utility>

#include "parse/suggestion.h"
#include "resolve/bodies/precedence.h"
#include "resolve/bodies/pure_body.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

const Variable* Locals::find(std::string_view name) const {
  const auto found = byName_.find(name);
  return found == byName_.end() ? nullptr : found->second;
}

const Variable* Locals::declare(const Variable* variable) {
  const auto [entry, isNew] = byName_.emplace(variable->name, variable);
  if (!isNew) return entry->second;
  declared_.push_back(variable);
  return nullptr;
}

void Locals::leave(std::size_t mark) {
  while (declared_.size() > mark) {
    byName_.erase(declared_.back()->name);
    declared_.pop_back();
  }
}

std::vector<std::string_view> Locals::names() const {
  std::vector<std::string_view> names;
  for (const Variable* const variable : declared_) names.push_back(variable->name);
  return names;
}

Resolver::Resolver(ProgramBuilder& builder, FileScope& file, SyntaxParser& parser, const ClassScope* owner,
                   const MethodDecl* method)
    : builder_(builder),
      file_(file),
      parser_(parser),
      owner_(owner),
      method_(method),
      hasThis_(owner != nullptr && (method == nullptr || !method->isStatic)) {}

void Resolver::declareParameters(std::span<const Variable* const> parameters) {
  for (const Variable* const parameter : parameters) locals_.declare(parameter);
  slots_ = static_cast<std::uint32_t>(parameters.size());
}

void Resolver::error(std::string_view code, support::SourceRange range, std::string message,
                     std::vector<support::Note> notes) {
  builder_.problems().error(code, range, std::move(message), std::move(notes));
}

void Resolver::skip(std::size_t firstToken, std::size_t behind) {
  isIncomplete_ = true;
  for (std::size_t i = firstToken; i < behind; ++i) unknown_.insert(file_.tokens[i].text);
}

void Resolver::unknown(const Token& name, std::string what,
                       support::FunctionRef<std::vector<std::string_view>()> candidates) {
  if (builder_.isForgiven(name.text) || !unknown_.insert(name.text).second) return;
  constexpr std::size_t mostSuggestions = 20;  // each looks at all names
  const std::string suggestion =
      unknown_.size() <= mostSuggestions ? didYouMean(name.text, candidates()) : std::string();
  error(codes::unknownName, name.range(), "there is no " + what + " " + inQuotes(name.text) + suggestion);
}

// ------------------------------------------------------------------------------------------ whole contents

const Assertion* Resolver::precondition(Grammar::ExpressionContext* clause) {
  return resolveAssertion(clause, {.name = "a precondition", .isSpecification = true});
}

const Assertion* Resolver::postcondition(Grammar::ExpressionContext* clause) {
  const Place place{.name = "a postcondition",
                    .isSpecification = true,
                    .allowsOld = true,
                    .allowsUntouched = true,
                    .allowsResult = method_ != nullptr && method_->returnType.kind != TypeKind::Void};
  return resolveAssertion(clause, place);
}

const Expression* Resolver::measure(Grammar::ClauseContext* clause) {
  if (clause->expression() == nullptr) return make(IntegerLiteral{0}, integerType, rangeOf(clause));
  return resolveFor(integerType, clause->expression(), {.name = "a measure", .isSpecification = true});
}

const Assertion* Resolver::predicateBody(Grammar::ExpressionContext* body) {
  return resolveAssertion(body, {.name = "a predicate", .isSpecification = true});
}

const Expression* Resolver::pureBody(Grammar::ExpressionContext* body) {
  const Place place{.name = "a pure method", .isSpecification = method_->isGhost};
  const Expression* const value = resolveFor(method_->returnType, body, place);
  if (!method_->isGhost) checkConcatenation(*value, arena(), builder_.problems());
  return value;
}

// --------------------------------------------------------------------------------------- whole expressions

Value Resolver::resolve(Grammar::ExpressionContext* context, const Place& place) {
  return FlatExpression(*this, context, place).resolve();
}

const Expression* Resolver::resolveExpression(Grammar::ExpressionContext* context, const Place& place) {
  return toExpression(resolve(context, place), place);
}

const Expression* Resolver::resolveCondition(Grammar::ExpressionContext* context, const Place& place) {
  return resolveFor(booleanType, context, place);
}

const Expression* Resolver::resolveFor(const Type& wanted, Grammar::ExpressionContext* context,
                                       const Place& place) {
  Grammar::SwitchExpressionContext* const choice = switchOfStatements(context);
  const bool isLifted = choice != nullptr && context == liftable_.context;
  const Expression* const value = isLifted ? liftSwitch(choice, wanted) : resolveExpression(context, place);
  return convert(wanted, value, rangeOf(context), place);
}

const Expression* Resolver::checkType(const Type& wanted, const Expression* expression,
                                      support::SourceRange range) {
  if (isAssignable(expression->type, wanted)) return expression;
  if (expression->type.kind == TypeKind::Void) {
    error(codes::type, range, "a call of a void method has no value");
  } else {
    error(codes::type, range,
          "expected a value of type " + toString(wanted) + ", but this is of type " +
              toString(expression->type));
  }
  return expression;
}

}  // namespace warrant::ast
