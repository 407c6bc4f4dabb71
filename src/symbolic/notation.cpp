#include "symbolic/notation.h"

#include <algorithm>

#include "symbolic/texts.h"

namespace warrant::symbolics {

using smt::Op;
using smt::Sort;

namespace {

constexpr std::size_t mostParts = 200;

std::string magnitude(std::int64_t value) {
  const auto bits = static_cast<std::uint64_t>(value);
  return std::to_string(value < 0 ? 0 - bits : bits);
}

}  // namespace

std::string Notation::print(Term term, const type& type) const {
  spent_ = 0;
  return textOf(term, type);
}

std::string Notation::textOf(Term term, const type& type) const {
  if (type.sort == detail::sort::text && terms_.op(term) == Op::Integer)
    return '"' + textOfNumber(terms_.integerValue(term)) + '"';
  return textOf(term).text;
}

std::string Notation::print(Term condition) const {
  spent_ = 0;
  return textOf(condition).text;
}

std::string Notation::within(Term term, Binding least) const {
  Text text = textOf(term);
  return text.binding < least ? '(' + text.text + ')' : text.text;
}

Notation::Text Notation::textOf(Term term) const {
  if (++spent_ > mostParts) return {"...", primary};
  switch (terms_.op(term)) {
    case Op::True:
      return {"true", primary};
    case Op::False:
      return {"false", primary};
    case Op::Integer:
      return {std::to_string(terms_.integerValue(term)), primary};
    case Op::Symbol:
      if (const Symbols::Symbol* symbol = symbols_.find(term)) return {symbol->name, primary};
      return {terms_.toString(term), primary};
    case Op::Apply:
      return call(term);
    case Op::Not: {
      const Term operand = terms_.arguments(term)[0];
      if (terms_.op(operand) == Op::Equal) return equation(operand, " != ");
      if (terms_.op(operand) == Op::NonNegative) return comparison(terms_.arguments(operand)[0], true);
      return {"not " + within(operand, primary), negating};
    }
    case Op::And:
      return junction(term, " and ");
    case Op::Or:
      return junction(term, " or ");
    case Op::Ite: {
      const auto parts = terms_.arguments(term);
      return {"if " + within(parts[0], joining) + " then " + within(parts[1], adding) + " else " +
                  within(parts[2], adding),
              implying};
    }
    case Op::Equal:
      return equation(term, " = ");
    case Op::NonNegative:
      return comparison(terms_.arguments(term)[0], false);
    case Op::Sum:
      return sum(term);
    case Op::Multiply:
      return operation(term, " * ");
    case Op::Divide:
      return operation(term, " / ");
    case Op::Remainder:
      return operation(term, " % ");
    case Op::Bound:
      return {bound_[static_cast<std::size_t>(terms_.boundNumber(term)) % bound_.size()], primary};
    case Op::ForAll:
      return quantified(term);
    default:
      return {terms_.toString(term), primary};
  }
}

// Of an Or with negations among its parts an implication is made: that is what it mostly comes from.
Notation::Text Notation::junction(Term term, const char* word) const {
  std::string left, right;
  std::size_t lefts = 0, rights = 0;
  const auto put = [&](std::string& side, std::size_t& count, const std::string& separator,
                       const std::string& text) { side += (count++ == 0 ? "" : separator) + text; };
  const bool isOr = terms_.op(term) == Op::Or;
  for (const Term part : terms_.arguments(term)) {
    const bool isNegation = terms_.op(part) == Op::Not;
    const Term opposite = isNegation ? terms_.arguments(part)[0] : part;
    const bool isAtom = terms_.op(opposite) == Op::Apply || terms_.op(opposite) == Op::Symbol ||
                        terms_.op(opposite) == Op::And || terms_.op(opposite) == Op::Equal;
    if (isOr && isNegation && isAtom)
      put(left, lefts, " and ", within(opposite, negating));
    else
      put(right, rights, word, within(part, negating));
  }
  if (lefts == 0) return {right, joining};
  if (rights == 0) return {"not (" + left + ')', negating};
  return {left + " implies " + right, implying};
}

const type* Notation::textTypeOf(Term term) const {
  const type* type = nullptr;
  if (const Symbols::Symbol* symbol = symbols_.find(term)) type = symbol->type;
  if (terms_.op(term) == Op::Apply) {
    const Symbols::Member* member = symbols_.find(terms_.functionOf(term));
    if (member != nullptr && !member->isRelation) type = member->type;
  }
  return type != nullptr && type->sort == detail::sort::text ? type : nullptr;
}

// The constant to the right, as people write it.
Notation::Text Notation::equation(Term term, const char* sign) const {
  Term left = terms_.arguments(term)[0], right = terms_.arguments(term)[1];
  if (terms_.isConstant(left)) std::swap(left, right);
  if (textTypeOf(left) != nullptr)
    return {within(left, adding) + sign + textOf(right, *textTypeOf(left)), comparing};
  return {within(left, adding) + sign + within(right, adding), comparing};
}

// What is added up to the left, what is subtracted to the right.
Notation::Text Notation::comparison(Term sum, bool isNegated) const {
  std::string plus, minus;
  std::int64_t constant = 0;
  const auto put = [&](Term part, std::int64_t coefficient) {
    std::string& side = coefficient > 0 ? plus : minus;
    if (!side.empty()) side += " + ";
    if (magnitude(coefficient) != "1") side += magnitude(coefficient) + " * ";
    side += within(part, multiplying);
  };
  if (terms_.op(sum) == Op::Sum) {
    constant = terms_.constant(sum);
    const auto parts = terms_.arguments(sum);
    for (std::size_t i = 0; i < parts.size(); ++i) put(parts[i], terms_.coefficients(sum)[i]);
  } else {
    put(sum, 1);
  }
  // 0 <= plus - minus + constant
  if (!isNegated && constant == -1 && !minus.empty() && !plus.empty())
    return {minus + " < " + plus, comparing};
  if (isNegated && constant == -1 && !minus.empty() && !plus.empty())
    return {plus + " <= " + minus, comparing};
  if (minus.empty()) return {plus + (isNegated ? " < " : " >= ") + side({}, -constant), comparing};
  if (plus.empty()) return {minus + (isNegated ? " > " : " <= ") + side({}, constant), comparing};
  return {minus + (isNegated ? " > " : " <= ") + side(plus, constant), comparing};
}

std::string Notation::side(const std::string& parts, std::int64_t constant) const {
  if (parts.empty()) return std::to_string(constant);
  if (constant == 0) return parts;
  return parts + (constant < 0 ? " - " : " + ") + magnitude(constant);
}

Notation::Text Notation::sum(Term term) const {
  std::string text;
  const auto parts = terms_.arguments(term);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::int64_t coefficient = terms_.coefficients(term)[i];
    if (i > 0)
      text += coefficient < 0 ? " - " : " + ";
    else if (coefficient < 0)
      text += '-';
    if (magnitude(coefficient) != "1") text += magnitude(coefficient) + " * ";
    text += within(parts[i], multiplying);
  }
  return {side(text, terms_.constant(term)),
          parts.size() + (terms_.constant(term) != 0) > 1 ? adding : multiplying};
}

Notation::Text Notation::operation(Term term, const char* sign) const {
  const auto parts = terms_.arguments(term);
  return {within(parts[0], multiplying) + sign + within(parts[1], primary), multiplying};
}

Notation::Text Notation::call(Term term) const {
  const auto arguments = terms_.arguments(term);
  const Symbols::Member* member = symbols_.find(terms_.functionOf(term));
  if (member == nullptr) {
    std::string text(terms_.name(terms_.functionOf(term)));
    for (std::size_t i = 0; i < arguments.size(); ++i)
      text += (i == 0 ? "(" : ", ") + within(arguments[i], implying);
    return {text + ')', primary};
  }
  std::string place = member->name;
  if (member->record != nullptr) place = within(arguments[0], primary) + '.' + place;
  if (!member->isRelation) return {place, primary};
  return {within(arguments.back(), adding) + " in " + place, comparing};
}

Notation::Text Notation::quantified(Term term) const {
  const auto variables = terms_.variables(term);
  std::string text = "all";
  for (const Term variable : variables) {
    const auto number = static_cast<std::size_t>(terms_.boundNumber(variable));
    if (bound_.size() <= number) bound_.resize(number + 1);
    bound_[number] = "x" + std::to_string(number);
    text += (variable == variables.front() ? " " : ", ") + bound_[number];
  }
  return {text + " | " + within(terms_.body(term), implying), implying};
}

// --- the whole condition

namespace {

std::string prefix(const Symbols& symbols) {
  std::string text;
  for (const Term term : symbols.all()) {
    const Symbols::Symbol& symbol = *symbols.find(term);
    text += (text.empty() ? "all " : ", ") + symbol.name + ": " + std::string(symbol.type->name);
  }
  return text.empty() ? text : text + " | ";
}

std::string claimText(const Vocabulary& vocabulary, const Notation& notation, const Claimed& claimed) {
  std::string text;
  for (const Term condition : vocabulary.pathTo(claimed.step)) {
    const bool isJoined = vocabulary.terms.op(condition) == Op::Or ||
                          vocabulary.terms.op(condition) == Op::Ite ||
                          vocabulary.terms.op(condition) == Op::ForAll;
    const std::string part = notation.print(condition);
    text += (text.empty() ? "" : " and ") + (isJoined ? '(' + part + ')' : part);
  }
  const bool isJoined = !text.empty() && (vocabulary.terms.op(claimed.condition) == Op::Or ||
                                          vocabulary.terms.op(claimed.condition) == Op::ForAll);
  const std::string claim = notation.print(claimed.condition);
  if (!text.empty()) text += " implies ";
  return text + (isJoined ? '(' + claim + ')' : claim);
}

}  // namespace

std::vector<Term> Vocabulary::pathTo(std::uint32_t step) const {
  std::vector<Term> conditions;
  for (; step != 0; step = steps[step].before) conditions.push_back(steps[step].condition);
  std::ranges::reverse(conditions);
  return conditions;
}

std::string verificationCondition(const Vocabulary& vocabulary) {
  const Notation notation(vocabulary);
  const std::string variables = prefix(vocabulary.symbols);
  std::vector<std::string> claims;
  for (const Claimed& claimed : vocabulary.claims) {
    if (claimed.condition != vocabulary.terms.truth())
      claims.push_back(claimText(vocabulary, notation, claimed));
  }
  if (claims.empty()) return variables + "true";
  if (claims.size() == 1) return variables + claims.front();
  std::string text = variables;
  while (!text.empty() && text.back() == ' ') text.pop_back();
  for (const std::string& claim : claims)
    text += (&claim == &claims.front() ? "\n  (" : " and\n  (") + claim + ')';
  return text;
}

}  // namespace warrant::symbolics
