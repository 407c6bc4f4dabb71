// The strings of models. What conditions say of texts is computed from those that were chosen, and the
// conditions are evaluated with that: what was chosen for it while nobody knew the texts is forgotten.
#include <algorithm>

#include "ast/values/constants.h"
#include "ast/values/literals.h"
#include "symbex/explore/initial_heap.h"
#include "symbex/explore/models.h"
#include "symbex/path/path.h"
#include "symbex/values/strings.h"
#include "symbex/values/text_methods.h"

namespace warrant::symbex {

using smt::Op;

namespace {

constexpr std::int64_t mostCharacters = 100'000;  // of a string
constexpr std::size_t mostAttempts = 1000;        // to find texts that fit

}  // namespace

std::optional<std::vector<std::string>> Models::textsOf(Choice& choice) {
  std::vector<std::string> texts;
  for (const Node& node : choice.nodes) {
    std::optional<std::string> text = "";
    if (ast::isStringType(node.type) && node.constant.empty()) text = textOf(choice, node.reference, texts);
    if (!text) return std::nullopt;
    texts.push_back(std::move(*text));
  }
  return texts;
}

// Of a string that says what a literal says, that; of another one, characters that are known, and others.
std::optional<std::string> Models::textOf(Choice& choice, Term reference,
                                          const std::vector<std::string>& others) {
  const auto numberFor = [&](Term term) -> std::optional<std::int64_t> {
    const Term constant = path_.constantFor(term);
    return constant && terms_.op(constant) == Op::Integer ? std::optional(terms_.integerValue(constant))
                                                          : std::nullopt;
  };
  const Term contents = strings_.contentsOf(reference);
  if (const auto number = numberFor(contents)) {
    if (const auto literal = strings_.literalOf(*number)) return std::string(*literal);
  }
  for (std::size_t before = 0; before < others.size(); ++before) {
    const bool isString = ast::isStringType(choice.nodes[before].type);
    if (isString && path_.areEqual(strings_.contentsOf(choice.nodes[before].reference), contents))
      return others[before];
  }
  auto known = numberFor(strings_.lengthOf(contents));
  const auto near = [&](Term term) -> std::optional<std::int64_t> {
    const Term value = choice.near(term);
    return value && terms_.op(value) == Op::Integer ? std::optional(terms_.integerValue(value))
                                                    : std::nullopt;
  };
  if (!known) known = near(strings_.lengthOf(contents));
  if (known && *known > mostCharacters) return std::nullopt;
  const auto isTaken = [&](const std::string& text) {
    return strings_.isLiteral(text) || std::ranges::find(others, text) != others.end();
  };
  for (std::int64_t variant = 0; variant < 64; ++variant) {
    const std::int64_t length = known ? *known : variant;
    std::u16string units(static_cast<std::size_t>(length), u'a');
    std::int64_t rest = known ? variant : 0;  // another letter where nothing is known
    for (std::size_t index = units.size(); index-- > 0;) {
      const Term character = strings_.characterOf(contents, terms_.integer(static_cast<std::int64_t>(index)));
      if (const auto unit = numberFor(character)) {
        units[index] = static_cast<char16_t>(*unit);
      } else if (const auto like = variant == 0 ? near(character) : std::nullopt) {
        units[index] = static_cast<char16_t>(*like);
      } else {
        units[index] = static_cast<char16_t>(u'a' + rest % 26);
        rest /= 26;
      }
    }
    std::string text = ast::stringOfUnits(units);
    const bool isFree = length == 0 ? std::ranges::find(others, text) == others.end() : !isTaken(text);
    if (isFree) return text;
  }
  return std::nullopt;
}

// Of a part of a condition, in UTF-16; none: it is of what nothing is known of.
std::optional<std::u16string> Models::unitsOf(const Choice& choice, Term text,
                                              const std::vector<std::string>& texts) {
  const auto parts = terms_.arguments(text);
  if (terms_.op(text) == Op::Integer) {
    const auto literal = strings_.literalOf(terms_.integerValue(text));
    return literal ? std::optional(ast::unitsOf(*literal)) : std::nullopt;
  }
  if (terms_.op(text) == Op::Ite) {
    const Term condition = evaluate(choice, parts[0]);
    if (!terms_.isConstant(condition)) return std::nullopt;
    return unitsOf(choice, parts[condition == terms_.truth() ? 1 : 2], texts);
  }
  if (terms_.op(text) != Op::Apply) return std::nullopt;
  const Symbol& symbol = run_.symbols.of(terms_.functionOf(text));
  switch (symbol.kind) {
    case Symbol::Kind::Contents:
      return unitsOfString(choice, parts[0], texts);
    case Symbol::Kind::Joined: {
      auto left = unitsOf(choice, parts[0], texts);
      const auto right = unitsOf(choice, parts[1], texts);
      return left && right ? std::optional(*left + *right) : std::nullopt;
    }
    case Symbol::Kind::Text: {
      const Term value = evaluate(choice, parts[0]);
      if (terms_.op(value) != Op::Integer) return std::nullopt;
      const std::int64_t number = terms_.integerValue(value);
      if (symbol.type.kind == ast::TypeKind::Char) return std::u16string{static_cast<char16_t>(number)};
      return ast::unitsOf(std::to_string(number));
    }
    default:
      return std::nullopt;
  }
}

std::optional<std::u16string> Models::unitsOfString(const Choice& choice, Term string,
                                                    const std::vector<std::string>& texts) {
  if (const Term text = strings_.textOfMade(string)) return unitsOf(choice, text, texts);
  const auto node = nodeOf(choice, evaluate(choice, string));
  if (!node || !ast::isStringType(choice.nodes[*node].type)) return std::nullopt;
  return ast::unitsOf(texts[*node]);
}

// What a call of a method of String yields, or the function of texts that it is.
std::optional<std::int64_t> Models::yieldOf(const Choice& choice, Term call,
                                            const std::vector<std::string>& texts) {
  const Symbol& symbol = run_.symbols.of(terms_.functionOf(call));
  const bool isCall = symbol.kind == Symbol::Kind::Method;
  const auto arguments =
      terms_.arguments(call).subspan(isCall ? 1 : 0);  // behind the snapshot of the precondition
  const auto unitsOfOperand = [&](Term operand) {
    return isCall ? unitsOfString(choice, operand, texts) : unitsOf(choice, operand, texts);
  };
  const auto self = unitsOfOperand(arguments[0]);
  if (!self) return std::nullopt;
  std::vector<TextOperand> operands;
  for (const Term argument : arguments.subspan(1)) {
    const bool isText =
        symbol.method != nullptr && symbol.method->parameters[operands.size()]->type.isReference();
    const Term value = evaluate(choice, argument);
    const bool isNumber = !isText && terms_.op(value) == Op::Integer;
    operands.push_back({isText ? unitsOfOperand(argument) : std::nullopt,
                        isNumber ? std::optional(terms_.integerValue(value)) : std::nullopt});
  }
  const std::string_view name = isCall ? symbol.method->name : symbol.name;
  if (name == "equals" && !operands[0].text) return 0;
  return yieldOfTextMethod(name, *self, operands);
}

// Whether it is a text, a number.
bool Models::isOfTexts(Term atom) const {
  if (terms_.op(atom) != Op::Apply) return false;
  const Symbol::Kind kind = run_.symbols.of(terms_.functionOf(atom)).kind;
  return kind == Symbol::Kind::Contents || kind == Symbol::Kind::Joined || kind == Symbol::Kind::Text;
}

// Whether it may be a function of texts: what a call yields, or a text.
bool Models::isFunctionOfTexts(Term atom) const {
  if (terms_.op(atom) != Op::Apply || terms_.arguments(atom).empty()) return false;
  const Symbol& symbol = run_.symbols.of(terms_.functionOf(atom));
  if (symbol.kind == Symbol::Kind::Method)  // of String, or one that String's overrides
    return !symbol.method->isStatic && !symbol.method->returnType.isReference();
  const std::string_view name = terms_.name(terms_.functionOf(atom));
  const bool isOperation = symbol.kind == Symbol::Kind::Operation && !symbol.name.empty();
  return isOfTexts(atom) || (isOperation && (name.starts_with("text.") || name.starts_with("String.")));
}

// Strings of one text are one object in inputs.
smt::Term Models::asOneObject(const Choice& choice, Term value, const std::vector<std::string>& texts) const {
  const auto node = nodeOf(choice, value);
  if (!node || !ast::isStringType(choice.nodes[*node].type)) return value;
  for (std::size_t index = 0; index < *node; ++index) {
    const Node& before = choice.nodes[index];
    if (ast::isStringType(before.type) && texts[index] == texts[*node]) return before.object;
  }
  return value;
}

// The same with what these texts say. None: it is not known what that is.
std::optional<Models::Choice> Models::settled(const Choice& chosen, const std::vector<std::string>& texts) {
  constexpr std::int64_t firstOfOthers = std::int64_t{1} << 40;  // of texts that no literal has
  Choice choice = chosen;
  choice.replacements.clear();
  std::vector<std::u16string> others;
  const auto numberOf = [&](const std::u16string& units) {
    if (const auto number = strings_.numberOfLiteral(ast::stringOfUnits(units))) return *number;
    const auto found = std::ranges::find(others, units);
    const auto index = found - others.begin();
    if (found == others.end()) others.push_back(units);
    return firstOfOthers + index;
  };
  const auto valueFor = [&](Term atom) -> Term {
    if (isOfTexts(atom)) {
      const auto units = unitsOf(choice, atom, texts);
      return units ? terms_.integer(numberOf(*units)) : Term();
    }
    const bool isOfText = isFunctionOfTexts(atom) && !isCallOfOther(choice, atom, texts);
    const auto number = isOfText            ? yieldOf(choice, atom, texts)
                        : isOperation(atom) ? computed(evaluate(choice, atom))
                                            : std::nullopt;
    if (!number) return isOfText ? Term() : asOneObject(chosen, evaluate(chosen, atom), texts);
    return terms_.sort(atom) == smt::Sort::Bool ? terms_.boolean(*number != 0) : terms_.integer(*number);
  };
  for (const Term atom : choice.atoms) {
    Term value = valueFor(atom);
    // Nothing is called of null, nor behind the end: what was chosen for that is as good as any.
    const auto parts = terms_.arguments(atom);
    const bool isDefined =
        std::ranges::none_of(parts, [&](Term part) { return evaluate(choice, part) == terms_.null(); });
    const bool isCharacter = terms_.op(atom) == Op::Apply && !isOfTexts(atom) && isCharacterOfText(atom);
    if (!value && isDefined && !isCharacter) return std::nullopt;
    replace(choice, atom, value ? value : evaluate(chosen, atom));
  }
  return choice;
}

// Whether what is called is no string.
bool Models::isCallOfOther(const Choice& choice, Term atom, const std::vector<std::string>& texts) {
  const Symbol& symbol = run_.symbols.of(terms_.functionOf(atom));
  return symbol.kind == Symbol::Kind::Method && !isTextMethod(*symbol.method) &&
         !unitsOfString(choice, terms_.arguments(atom)[1], texts);
}

bool Models::isCharacterOfText(Term atom) const {
  const Symbol& symbol = run_.symbols.of(terms_.functionOf(atom));
  return (symbol.kind == Symbol::Kind::Method ? symbol.method->name : symbol.name) == "charAt";
}

bool Models::settle(Choice& choice, const std::vector<std::string>& texts, std::span<const Term> conditions) {
  std::optional<Choice> known = settled(choice, texts);
  if (!known || !holds(*known, conditions)) return false;
  choice = std::move(*known);
  return true;
}

// Those that are simple; where the conditions do not hold with them, what literals of the program suggest.
std::optional<std::vector<std::string>> Models::fittingTexts(Choice& choice,
                                                             std::span<const Term> conditions) {
  std::optional<std::vector<std::string>> texts = textsOf(choice);
  const bool matters = std::ranges::any_of(choice.atoms, [&](Term atom) { return isFunctionOfTexts(atom); });
  if (!matters || (texts && settle(choice, *texts, conditions))) return texts;
  if (!(choice.asksSolver || isTooDeep())) return std::nullopt;
  if (!texts) texts.emplace(choice.nodes.size());
  std::vector<std::size_t> open;
  for (std::size_t index = 0; index < choice.nodes.size(); ++index) {
    const Node& node = choice.nodes[index];
    if (!ast::isStringType(node.type) || !node.constant.empty()) continue;
    if (isStringOfLiteral(node.reference)) {
      const std::string_view quoted = terms_.name(terms_.functionOf(node.reference));
      (*texts)[index] = quoted.substr(1, quoted.size() - 2);
    } else {
      open.push_back(index);
    }
  }
  if (open.empty()) return std::nullopt;
  const std::vector<std::string> suggestions = suggestedTexts();
  std::size_t most = suggestions.size();  // for each
  const auto attempts = [&] {
    std::size_t count = 1;
    for (std::size_t i = 0; i < open.size() && count <= mostAttempts; ++i) count *= most;
    return count;
  };
  while (most > 1 && attempts() > mostAttempts) --most;
  for (std::size_t attempt = 0, all = attempts(); attempt < std::min(all, mostAttempts); ++attempt) {
    std::vector<std::string> tried = *texts;
    std::size_t rest = attempt;
    for (const std::size_t index : open) {
      tried[index] = suggestions[rest % most];
      rest /= most;
    }
    if (settle(choice, tried, conditions)) return tried;
  }
  return std::nullopt;
}

std::vector<std::string> Models::suggestedTexts() const {
  constexpr std::size_t mostLiterals = 24, longest = 40;
  std::vector<std::string> literals{""}, texts;
  for (std::int64_t number = 0; literals.size() < mostLiterals; ++number) {
    const auto literal = strings_.literalOf(number);
    if (!literal) break;
    if (literal->size() <= longest) literals.emplace_back(*literal);
  }
  const auto add = [&](const std::string& text) {
    if (std::ranges::find(texts, text) == texts.end()) texts.push_back(text);
  };
  for (const std::string& literal : literals) add(literal);
  for (const std::string& literal : literals) {
    for (const std::string before : {"", "a", "aa", "aaa"}) {
      add(before + literal);
      add(before + literal + "a");
    }
    add(literal + "aaa");
    for (const std::string& behind : literals) add(literal + behind);
  }
  for (const std::string& literal : literals) {
    const std::u16string units = ast::unitsOf(literal);
    for (std::size_t length = 1; length < units.size(); ++length) {
      add(ast::stringOfUnits(units.substr(0, length)));
      add(ast::stringOfUnits(units.substr(length)));
    }
    std::string other = literal;  // lower case for upper case
    for (char& c : other) {
      const bool isLetter = ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z');
      if (isLetter) c = static_cast<char>(c ^ 0x20);
    }
    add(other);
  }
  for (const char* const text : {"b", "m", "z", "A", "0", "1", " "}) add(text);
  return texts;
}

}  // namespace warrant::symbex
