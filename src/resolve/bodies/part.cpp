#include "resolve/bodies/part.h"

#include <algorithm>
#include <utility>

#include "parse/suggestion.h"
#include "resolve/bodies/resolver.h"
#include "resolve/declare/generics.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

BodyPart::BodyPart(Resolver& resolver)
    : r_(resolver),
      state_(resolver.state),
      builder_(resolver.state.builder),
      file_(resolver.state.file),
      parser_(resolver.state.parser) {}

void BodyPart::error(std::string_view code, support::SourceRange range, std::string message,
                     std::vector<support::Note> notes) {
  builder_.problems().error(code, range, std::move(message), std::move(notes));
}

void BodyPart::skip(std::size_t firstToken, std::size_t behind) {
  state_.isIncomplete = true;
  for (std::size_t i = firstToken; i < behind; ++i) state_.unknown.insert(file_.tokens[i].text);
}

void BodyPart::unknown(const Token& name, std::string what,
                       support::FunctionRef<std::vector<std::string_view>()> candidates) {
  if (builder_.isForgiven(name.text) || !state_.unknown.insert(name.text).second) return;
  constexpr std::size_t mostSuggestions = 20;  // each looks at all names
  const std::string suggestion =
      state_.unknown.size() <= mostSuggestions ? didYouMean(name.text, candidates()) : std::string();
  error(codes::unknownName, name.range(), "there is no " + what + " " + inQuotes(name.text) + suggestion);
}

const Assertion* BodyPart::truth(support::SourceRange range) {
  return r_.assertions.toAssertion({make(BooleanLiteral{true}, booleanType, range), nullptr, range});
}

const MethodDecl* BodyPart::findMethod(const ClassScope& scope, std::string_view name,
                                       std::size_t parameters) {
  const std::vector<const MethodDecl*> methods = scope.findMethods(name);
  const auto found = std::ranges::find_if(
      methods, [&](const MethodDecl* one) { return one->parameters.size() == parameters; });
  return found == methods.end() ? nullptr : *found;
}

const Expression* BodyPart::callMethod(const Expression* receiver, const ClassScope& scope,
                                       std::string_view name,
                                       const std::vector<const Expression*>& arguments) {
  const MethodDecl* const method = findMethod(scope, name, arguments.size());
  const Type type = memberType(method->returnType, *method->owner, receiver->type);
  return make(Call{.receiver = receiver, .method = method, .arguments = arena().copy(arguments)}, type,
              receiver->range);
}

const Expression* BodyPart::isNotNull(const Expression* reference, support::SourceRange range) {
  const Expression* const null = make(NullLiteral{}, nullType, range);
  return make(Binary{BinaryOperator::NotEqual, reference, null}, booleanType, range);
}

TypePlace BodyPart::typePlace() const {
  if (state_.method == nullptr) return {state_.owner};
  return {state_.owner, state_.method->typeParameters, state_.method->isStatic};
}

Place BodyPart::codePlace() const {
  if (state_.isGhostCode) return ghostPlace("ghost code");
  if (state_.method == nullptr || !state_.method->isPure()) {
    return {.name = "code", .isSpecification = false, .allowsEffects = true};
  }
  return {.name = "a pure method", .isSpecification = state_.method->isGhost};
}

// `old` has no meaning where no method was entered.
Place BodyPart::ghostPlace(std::string_view name) const {
  const bool isInMethod = state_.owner != nullptr;
  return {.name = name, .isSpecification = true, .allowsOld = isInMethod, .allowsUntouched = isInMethod};
}

}  // namespace warrant::ast
