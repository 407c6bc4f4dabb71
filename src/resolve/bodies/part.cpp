#include "resolve/bodies/part.h"

#include <utility>

#include "parse/suggestion.h"
#include "resolve/bodies/resolver.h"
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
