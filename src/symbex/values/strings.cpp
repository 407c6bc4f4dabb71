// Strings: objects that never change. In code a concatenation is a new one, unless it is a constant. In
// annotations it is the one string that stands for its text: contracts speak of what strings say, and are
// functions.
#include "ast/constants.h"
#include "symbex/engine.h"
#include "symbex/values/texts.h"

namespace warrant::symbex {

using smt::Sort;

// A string's contents as a number. Equal strings have equal ones, and each literal has one of its own.
smt::Term Engine::contentsOf(Term string) { return applyTo("contents", Sort::Int, string); }

smt::Term Engine::stringOf(std::string_view text) {
  const auto learnEverywhere = [&](Term fact) {
    learn(fact);
    if (building_ != nullptr) building_->plainFacts.push_back(fact);
  };
  const Term literal = terms_.apply(terms_.function("\"" + std::string(text) + "\"", Sort::Ref), {});
  Texts texts(terms_, *path_, literals_, *arena_, learnEverywhere);
  texts.learnString(literal, texts.literal(text));
  return literal;
}

}  // namespace warrant::symbex
