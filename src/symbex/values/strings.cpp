// Strings: objects that never change. In code a concatenation is a new one, unless it is a constant. In
// annotations it is the one string that stands for its text: contracts speak of what strings say, and are
// functions.
#include "symbex/values/strings.h"

#include "ast/print.h"
#include "ast/values/constants.h"
#include "symbex/path/path.h"
#include "symbex/values/classes.h"
#include "symbex/values/texts.h"

namespace warrant::symbex {

using smt::Sort;

namespace {

// A chain of many parts is not named: each part would be printed in all names behind it.
bool isShort(const ast::Expression& concatenation) {
  constexpr unsigned most = 16;
  unsigned parts = 0;
  const auto* binary = std::get_if<ast::Binary>(&concatenation.node);
  for (; binary != nullptr && parts <= most; ++parts) binary = std::get_if<ast::Binary>(&binary->left->node);
  return parts <= most;
}

}  // namespace

// A string's contents as a number. Equal strings have equal ones, and each literal has one of its own.
smt::Term Strings::contentsOf(Term string) { return terms_.apply(textFunctions().contents, {&string, 1}); }

smt::Term Strings::characterOf(Term contents, Term index) {
  const Term operands[] = {contents, index};
  return terms_.apply(textFunctions().characterAt, operands);
}

bool Strings::isKnownString(Term reference) const {
  const bool isConstant = terms_.op(reference) == smt::Op::Apply && terms_.arguments(reference).empty();
  if (isConstant && terms_.name(terms_.functionOf(reference)).starts_with('"')) return true;
  return static_cast<bool>(textOfMade(reference));
}

smt::Term Strings::characterOfMade(Term string, Term index) {
  const Term text = textOfMade(string), at = path_.constantFor(index);
  if (!text || !at) return {};
  const auto learn = [this](Term fact) { learnEverywhere(fact); };
  const Term character = textsLearning(learn).character(text, at);
  const bool isOpen =
      terms_.op(character) == smt::Op::Ite ||
      (terms_.op(character) == smt::Op::Apply && terms_.functionOf(character) == textFunctions().characterAt);
  return isOpen ? Term() : character;
}

const TextFunctions& Strings::textFunctions() {
  if (!functions_) functions_.emplace(terms_, run_.symbols);
  return *functions_;
}

Texts Strings::textsLearning(Texts::Learn learn) {
  return {terms_, textFunctions(), path_.condition(), literals_, run_.arena, learn};
}

void Strings::learnEverywhere(Term fact) {
  path_.learn(fact);
  if (now().building != nullptr) now().building->plainFacts.push_back(fact);
}

smt::Term Strings::termOfLiteral(std::string_view text) {
  return terms_.apply(terms_.function("\"" + std::string(text) + "\"", Sort::Ref), {});
}

smt::Term Strings::stringOf(std::string_view text) {
  const auto learn = [this](Term fact) { learnEverywhere(fact); };
  const Term literal = termOfLiteral(text);
  Texts texts = textsLearning(learn);
  const Term contents = texts.literal(text);
  texts.learnString(literal, contents);
  names_.spellLiteral(contents, literal);
  return literal;
}

smt::Term Strings::concatenate(const Operation& operation, Term left, Term right) {
  const auto learn = [this](Term fact) { learnEverywhere(fact); };
  Texts texts = textsLearning(learn);
  const auto [first, second] = texts.ofOperands(operation.whole, left, right);
  if (!texts.canConcatenate(first, second)) {
    run_.hit(Limit::Size);
    return {};
  }
  const Term text = texts.concatenate(first, second);
  const bool isNew = operation.op == ast::BinaryOperator::Concatenate && !ast::mayBeConstant(operation.whole);
  const Term string = operation.op == ast::BinaryOperator::Add
                          ? terms_.apply(textFunctions().string, {&text, 1})
                      : isNew ? terms_.freshObject("String")
                              : classes_.fresh(operation.type, "text");
  if (isNew) classes_.noteCreated(string, operation.type);
  texts.learnString(string, text);
  if (now().unfolds) made_.try_emplace(string, text);
  if (!path_.isNaming()) return string;
  if (now().unfolds)
    spell(string, text);
  else if (isShort(operation.whole))
    names_.name(string, ast::toString(operation.whole), operation.whole.range.line);
  return string;
}

void Strings::giveText(Term string, Term other) {
  const auto learn = [this](Term fact) { learnEverywhere(fact); };
  Texts texts = textsLearning(learn);
  const Term text = texts.ofString(other);
  texts.learnString(string, text);
  made_.try_emplace(string, text);
  if (path_.isNaming()) spell(string, text);
}

// Code runs in the place of contracts: its variables mean nothing where its results are told.
void Strings::spell(Term string, Term text) {
  names_.spellText(string, text);
  const auto isJoined = [&](Term part) {
    return terms_.op(part) == smt::Op::Apply && terms_.functionOf(part) == textFunctions().joined;
  };
  const auto spellPart = [&](auto& spellPart, Term part) -> void {
    if (terms_.op(part) == smt::Op::Ite) {
      spellPart(spellPart, terms_.arguments(part)[1]);
      spellPart(spellPart, terms_.arguments(part)[2]);
    }
    if (terms_.op(part) != smt::Op::Integer) return;
    if (const auto literal = literalOf(terms_.integerValue(part)))
      names_.spellLiteral(part, termOfLiteral(*literal));
  };
  for (; isJoined(text) && spelled_.insert(text).second; text = terms_.arguments(text)[0])
    spellPart(spellPart, terms_.arguments(text)[1]);
  spellPart(spellPart, text);
}

void Strings::learnCall(const Application& application) {
  const ast::MethodDecl& method = *application.callee.method;
  const auto learn = [this](Term fact) { path_.learn(fact); };
  Texts texts = textsLearning(learn);
  if (textOperationOf(method) == TextOperation::Equals) {
    const ast::Type string{ast::TypeKind::Class, method.owner, nullptr};
    const Term other = application.arguments.front();
    const Term isString = classes_.isInstance(other, string, method.parameters.front()->type);
    texts.learnEquals(application.value, application.self, other, isString);
  } else {
    texts.learnCall(method, application.value, application.self, application.arguments);
  }
}

}  // namespace warrant::symbex
