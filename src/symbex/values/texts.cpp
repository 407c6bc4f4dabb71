#include "symbex/values/texts.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "ast/print.h"
#include "ast/values/constants.h"
#include "ast/values/literals.h"
#include "symbex/values/text_methods.h"

namespace warrant::symbex {

using ast::TypeKind;
using smt::Op;
using smt::Sort;
using smt::Term;

bool isTextMethod(const ast::MethodDecl& method) {
  return method.isPure() && !method.isStatic && !method.returnType.isReference() && method.owner->isBuiltIn &&
         method.owner->name == "String";
}

TextOperation textOperationOf(const ast::MethodDecl& method) {
  constexpr std::pair<std::string_view, TextOperation> operations[] = {
      {"length", TextOperation::Length},         {"charAt", TextOperation::CharAt},
      {"compareTo", TextOperation::CompareTo},   {"equals", TextOperation::Equals},
      {"startsWith", TextOperation::StartsWith}, {"endsWith", TextOperation::EndsWith},
      {"indexOf", TextOperation::IndexOf},       {"lastIndexOf", TextOperation::LastIndexOf}};
  const auto found =
      std::ranges::find(operations, method.name, [](const auto& operation) { return operation.first; });
  if (found == std::end(operations)) return TextOperation::Other;
  const bool isOfText = method.parameters.size() == 1 && ast::isStringType(method.parameters.front()->type);
  return found->second < TextOperation::StartsWith || isOfText ? found->second : TextOperation::Other;
}

TextFunctions::TextFunctions(smt::TermFactory& terms, Symbols& symbols)
    : terms_(terms),
      symbols_(symbols),
      contents(terms.function("contents", Sort::Int)),
      string(terms.function("string", Sort::Ref)),
      joined(terms.function("String.concat", Sort::Int)),
      length(terms.function("String.length", Sort::Int)),
      characterAt(terms.function("String.charAt", Sort::Int)),
      ofCharacter(ofValue({TypeKind::Char})) {
  terms.setInjective(string);  // it has the text
  symbols.declare(contents, {.kind = Symbol::Kind::Contents});
  symbols.declare(string, {.kind = Symbol::Kind::String});
  symbols.declare(joined, {.kind = Symbol::Kind::Joined, .name = "concat"});
  symbols.declare(length, {.name = "length"});
  symbols.declare(characterAt, {.name = "charAt"});
}

smt::Function TextFunctions::of(const ast::MethodDecl& method, Sort result) const {
  const TextOperation operation = textOperationOf(method);
  if (operation == TextOperation::Length) return length;
  if (operation == TextOperation::CharAt) return characterAt;
  // Not that of the call, which has a state. The index tells overloads apart.
  const std::string key = "text." + std::string(method.name) + "#" + std::to_string(method.index);
  const smt::Function function = terms_.function(key, result);
  symbols_.declare(function, {.name = method.name, .method = &method});
  return function;
}

// Integers of all types but characters are printed alike.
smt::Function TextFunctions::ofValue(const ast::Type& type) const {
  const bool isInteger = type.isIntegral() && type.kind != TypeKind::Char;
  const ast::Type printed = isInteger ? ast::Type{TypeKind::Int} : type;
  const smt::Function function = terms_.function("text of " + ast::toString(printed), Sort::Int);
  symbols_.declare(function, {.kind = Symbol::Kind::Text, .type = printed});
  return function;
}

std::optional<bool> Texts::decide(Term condition) {
  if (path_.isEvident(condition)) return true;
  return path_.isEvident(terms_.negate(condition)) ? std::optional(false) : std::nullopt;
}

// --- what texts are made of

Term Texts::literal(std::string_view text) { return literal(literals_.numberOf(text)); }

Term Texts::literal(TextLiterals::Number number) {
  const Term literal = terms_.integer(static_cast<std::int64_t>(number));
  learn_(terms_.equal(apply(functions_.length, {literal}), length(literal)));
  return literal;
}

std::optional<std::string_view> Texts::literalOf(Term text) const {
  if (terms_.op(text) != Op::Integer) return std::nullopt;
  return literals_.textOf(numberOfLiteral(text));
}

bool Texts::isOf(smt::Function function, Term text) const {
  return terms_.op(text) == Op::Apply && terms_.functionOf(text) == function;
}

// The literal or concatenation that it is known to be, or else the text itself.
Term Texts::structureOf(Term text) const {
  Term structure = text;
  path_.findEqual(text, [&](Term equal) {
    const bool isFound =
        terms_.op(equal) == Op::Integer || isJoined(equal) || isOf(functions_.ofCharacter, equal);
    if (isFound) structure = equal;
    return isFound;
  });
  return structure;
}

Term Texts::ofString(Term string) { return structureOf(apply(functions_.contents, {string})); }

// The number that it is known to be, or else the value itself.
Term Texts::numberOf(Term value) const {
  Term number = value;
  path_.findEqual(value, [&](Term equal) {
    const bool isFound = terms_.op(equal) == Op::Integer;
    if (isFound) number = equal;
    return isFound;
  });
  return number;
}

Term Texts::ofOperand(const ast::Type& type, Term value) {
  if (type.kind == TypeKind::Boolean) {
    const std::optional<bool> known = decide(value);
    if (known) return literal(*known ? "true" : "false");
    const Term onTrue = literal("true");
    return terms_.ite(value, onTrue, literal("false"));
  }
  if (!type.isReference()) return ofNumber(type, value);
  const Term isNull = terms_.equal(value, terms_.null());
  const std::optional<bool> isKnownNull = decide(isNull);
  if (isKnownNull == true) return literal("null");
  const Term text = ast::isStringType(type) ? ofString(value) : terms_.fresh(Sort::Int, "text");
  return isKnownNull == false ? text : terms_.ite(isNull, literal("null"), text);
}

Term Texts::ofNumber(const ast::Type& type, Term value) {
  if (type.isIntegral()) value = numberOf(value);
  const bool isConstant = terms_.op(value) == Op::Integer;
  if (type.kind == TypeKind::Char) {
    if (isConstant)
      return literal(copy(ast::stringOfUnit(static_cast<std::uint16_t>(terms_.integerValue(value)))));
    const Term text = apply(functions_.ofCharacter, {value});
    learn_(terms_.equal(apply(functions_.length, {text}), terms_.integer(1)));
    learn_(terms_.equal(apply(functions_.characterAt, {text, terms_.integer(0)}), value));
    return text;
  }
  if (isConstant) return literal(copy(std::to_string(terms_.integerValue(value))));
  const Term text = apply(functions_.ofValue(type), {value});
  learn_(terms_.less(terms_.integer(0), apply(functions_.length, {text})));
  return text;
}

std::pair<Term, Term> Texts::ofOperands(const ast::Expression& whole, Term left, Term right) {
  const auto* const binary = std::get_if<ast::Binary>(&whole.node);
  const auto* const update = std::get_if<ast::Update>(&whole.node);
  const Term first = ofOperand(binary != nullptr ? binary->left->type : whole.type, left);
  return {first, ofOperand(binary != nullptr ? binary->right->type : update->operand->type, right)};
}

bool Texts::canConcatenate(Term left, Term right) const {
  constexpr std::size_t mostParts = 1 << 14;      // behind the left ones, which stay as they are
  constexpr std::size_t longestLiteral = 65'535;  // that Java's constants can be
  std::size_t parts = 1;
  Term first = right;
  for (; isJoined(first) && parts < mostParts; ++parts) first = terms_.arguments(first)[0];
  const auto literalLength = [&](Term text) { return literalOf(text) ? lengthOf(text) : 0; };
  return parts < mostParts && literalLength(lastOf(left)) + literalLength(first) <= longestLiteral;
}

Term Texts::concatenate(Term left, Term right) {
  std::vector<Term> parts;
  for (; isJoined(right); right = terms_.arguments(right)[0]) parts.push_back(terms_.arguments(right)[1]);
  for (parts.push_back(right); !parts.empty(); parts.pop_back()) {
    const Term last = lastOf(left);
    if (!literalOf(last) || !literalOf(parts.back())) {
      left = join(left, parts.back());
      continue;
    }
    const Term both = literal(literals_.joined(numberOfLiteral(last), numberOfLiteral(parts.back())));
    left = last == left ? both : join(terms_.arguments(left)[0], both);
  }
  return left;
}

// The empty text is none of the parts.
Term Texts::join(Term left, Term right) {
  if (literalOf(left) == "") return right;
  if (literalOf(right) == "") return left;
  const Term text = apply(functions_.joined, {left, right});
  learn_(terms_.equal(apply(functions_.length, {text}), terms_.add(length(left), length(right))));
  return text;
}

Term Texts::length(Term text) {
  if (literalOf(text)) return terms_.integer(static_cast<std::int64_t>(lengthOf(text)));
  if (terms_.op(text) == Op::Ite) {
    const Term onTrue = length(terms_.arguments(text)[1]), onFalse = length(terms_.arguments(text)[2]);
    return terms_.ite(terms_.arguments(text)[0], onTrue, onFalse);
  }
  if (isOf(functions_.ofCharacter, text)) return terms_.integer(1);
  const Term number = apply(functions_.length, {text});
  learn_(terms_.lessOrEqual(terms_.integer(0), number));
  return number;
}

bool Texts::isReplaced(Term text, const Replaced* around) {
  while (around != nullptr && around->by != text) around = around->around;
  return around != nullptr;
}

// A text may be known to be put together of itself and an empty one: each concatenation is looked into once.
Term Texts::character(Term text, Term index, const Replaced* around) {
  const Term known = std::exchange(text, structureOf(text));
  if (isJoined(text)) {
    const Replaced here{.by = text, .around = around};
    if (text != known) {
      if (isReplaced(text, around)) return apply(functions_.characterAt, {known, index});
      around = &here;
    }
    const Term left = terms_.arguments(text)[0], right = terms_.arguments(text)[1];
    const Term behind = terms_.subtract(index, length(left));
    const Term isLeft = terms_.less(behind, terms_.integer(0));
    const auto follows = [&](Term goal) { return path_.entailsNatively(goal) == smt::Answer::Yes; };
    if (follows(isLeft)) return character(left, index, around);
    if (follows(terms_.negate(isLeft))) return character(right, behind, around);
    const Term onLeft = character(left, index, around);
    return terms_.ite(isLeft, onLeft, character(right, behind, around));
  }
  if (const auto literal = literalOf(text)) {
    const std::u16string units = ast::unitsOf(*literal);
    if (units.size() == 1) return terms_.integer(units.front());
    const std::int64_t at = terms_.op(index) == Op::Integer ? terms_.integerValue(index) : -1;
    if (0 <= at && static_cast<std::size_t>(at) < units.size())
      return terms_.integer(units[static_cast<std::size_t>(at)]);
    learnCharacters(text, units);
  }
  if (isOf(functions_.ofCharacter, text)) return terms_.arguments(text)[0];
  return apply(functions_.characterAt, {text, index});
}

// The index may be one that a formula is about all values of: those that it takes are known later.
void Texts::learnCharacters(Term literal, std::u16string_view units) {
  constexpr std::size_t kMost = 64;
  for (std::size_t i = 0; i < units.size() && units.size() <= kMost; ++i) {
    const Term character =
        apply(functions_.characterAt, {literal, terms_.integer(static_cast<std::int64_t>(i))});
    learn_(terms_.equal(character, terms_.integer(units[i])));
  }
}

// --- what strings say

void Texts::learnString(Term string, Term text) {
  learn_(terms_.negate(terms_.equal(string, terms_.null())));
  learn_(terms_.equal(apply(functions_.contents, {string}), text));
}

void Texts::learnEquals(Term value, Term self, Term other, Term isString) {
  const Term text = ofString(self), otherText = ofString(other);
  const Term areAlike = terms_.equal(text, otherText);
  learn_(terms_.equal(value, terms_.conjoin(isString, areAlike)));
  learnCharactersAlike(areAlike, text, otherText);
}

// Texts of known characters, not both of them literals, are alike where the characters are. Of a literal and
// a text of which nothing is known that would tell too much.
void Texts::learnCharactersAlike(Term areAlike, Term text, Term other) {
  if (text == other || (literalOf(text) && literalOf(other))) return;
  const auto units = spelling(text), others = spelling(other);
  if (!units && !others) return;
  const Term unknown = !units ? text : !others ? other : Term();
  const std::vector<Term>& known = units ? *units : *others;
  const Term size = terms_.integer(static_cast<std::int64_t>(known.size()));
  if (unknown && literalOf(units ? text : other) && numberOf(length(unknown)) != size) return;
  Term alike = terms_.boolean(unknown || known.size() == others->size());
  if (unknown) alike = terms_.equal(length(unknown), size);
  for (std::size_t i = 0; i < known.size() && alike != terms_.falsity(); ++i) {
    const Term unit =
        unknown ? character(unknown, terms_.integer(static_cast<std::int64_t>(i))) : (*others)[i];
    alike = terms_.conjoin(alike, terms_.equal(known[i], unit));
  }
  learn_(terms_.equal(areAlike, alike));
}

// The characters that it is put together of; nothing: there are others, or too many.
std::optional<std::vector<Term>> Texts::spelling(Term text) const {
  constexpr std::size_t most = 64;
  std::vector<Term> backward;
  for (bool isWhole = false; !isWhole;) {
    isWhole = !isJoined(text);
    const Term part = lastOf(text);
    if (const auto literal = literalOf(part)) {
      if (lengthOf(part) > most) return std::nullopt;
      const std::u16string units = ast::unitsOf(*literal);
      for (std::size_t i = units.size(); i-- > 0;) backward.push_back(terms_.integer(units[i]));
    } else if (isOf(functions_.ofCharacter, part)) {
      backward.push_back(terms_.arguments(part)[0]);
    } else {
      return std::nullopt;
    }
    if (backward.size() > most) return std::nullopt;
    if (!isWhole) text = terms_.arguments(text)[0];
  }
  std::ranges::reverse(backward);
  return backward;
}

void Texts::learnCall(const ast::MethodDecl& method, Term value, Term self, std::span<const Term> arguments) {
  const Term text = ofString(self);
  std::vector<Term> operands{text};
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const bool isString = ast::isStringType(method.parameters[i]->type);
    operands.push_back(isString ? ofString(arguments[i]) : arguments[i]);
  }
  const Term result = terms_.apply(functions_.of(method, terms_.sort(value)), operands);
  learn_(terms_.equal(value, result));
  if (const Term known = computed(method, result, operands)) return learn_(terms_.equal(result, known));
  switch (textOperationOf(method)) {
    case TextOperation::Length:
      return learn_(terms_.equal(result, length(text)));
    case TextOperation::CharAt:
      return learn_(terms_.equal(result, character(text, operands[1])));
    case TextOperation::CompareTo: {
      const Term isZero = terms_.equal(result, terms_.integer(0));
      return learn_(terms_.equal(isZero, terms_.equal(operands[0], operands[1])));
    }
    case TextOperation::StartsWith:
    case TextOperation::EndsWith:
    case TextOperation::IndexOf:
    case TextOperation::LastIndexOf:
      return learnPlace(textOperationOf(method), result, operands[0], operands[1]);
    case TextOperation::Equals:
    case TextOperation::Other:
      break;
  }
}

// Of literals all is known, where it is no matter of Unicode's tables.
Term Texts::computed(const ast::MethodDecl& method, Term result, std::span<const Term> operands) const {
  const auto self = literalOf(operands[0]);
  if (!self) return {};
  std::vector<TextOperand> known;
  for (std::size_t i = 1; i < operands.size(); ++i) {
    const Term operand = numberOf(operands[i]);
    if (terms_.op(operand) != Op::Integer) return {};
    const bool isText = ast::isStringType(method.parameters[i - 1]->type);
    const auto text = isText ? literalOf(operand) : std::nullopt;
    known.push_back({text ? std::optional(ast::unitsOf(*text)) : std::nullopt,
                     isText ? std::nullopt : std::optional(terms_.integerValue(operand))});
  }
  const auto yielded = yieldOfTextMethod(method.name, ast::unitsOf(*self), known);
  if (!yielded) return {};
  return terms_.sort(result) == Sort::Bool ? terms_.boolean(*yielded != 0) : terms_.integer(*yielded);
}

// Of what is put together it is known where its parts are.
void Texts::learnPlace(TextOperation operation, Term result, Term text, Term part) {
  switch (operation) {
    case TextOperation::StartsWith:
      if (isPrefix(text, part)) learn_(result);
      return;
    case TextOperation::EndsWith:
      if (isSuffix(text, part)) learn_(result);
      return;
    case TextOperation::IndexOf:
      if (isPrefix(text, part)) return learn_(terms_.equal(result, terms_.integer(0)));
      break;
    default:
      if (isSuffix(text, part))
        return learn_(terms_.equal(result, terms_.subtract(length(text), length(part))));
  }
  if (isPart(text, part)) learn_(terms_.lessOrEqual(terms_.integer(0), result));
}

bool Texts::isPrefix(Term text, Term prefix) const {
  while (text != prefix && isJoined(text)) text = terms_.arguments(text)[0];
  const auto whole = literalOf(text), wanted = literalOf(prefix);
  return text == prefix || (whole && wanted && ast::unitsOf(*whole).starts_with(ast::unitsOf(*wanted)));
}

bool Texts::isSuffix(Term text, Term suffix) const {
  while (text != suffix && isJoined(text) && isJoined(suffix) && lastOf(text) == lastOf(suffix)) {
    text = terms_.arguments(text)[0];
    suffix = terms_.arguments(suffix)[0];
  }
  if (text == suffix || isJoined(suffix)) return text == suffix;
  const auto end = literalOf(lastOf(text)), wanted = literalOf(suffix);
  return lastOf(text) == suffix || (end && wanted && ast::unitsOf(*end).ends_with(ast::unitsOf(*wanted)));
}

bool Texts::isPart(Term text, Term part) const {
  for (; isJoined(text); text = terms_.arguments(text)[0]) {
    if (text == part || isSuffix(text, part)) return true;
  }
  return isPrefix(text, part);
}

}  // namespace warrant::symbex
