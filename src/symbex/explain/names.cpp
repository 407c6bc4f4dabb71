#include "symbex/explain/names.h"

#include <algorithm>

namespace warrant::symbex {

using smt::Op;
using smt::Term;
using smt::TermFactory;

namespace {

bool isCompound(Op op) {
  switch (op) {
    case Op::And:
    case Op::Or:
    case Op::Not:
    case Op::Ite:
    case Op::Equal:
    case Op::NonNegative:
    case Op::Sum:
    case Op::Multiply:
    case Op::Divide:
    case Op::Remainder:
      return true;
    default:
      return false;
  }
}

bool isSnapshotOperation(Op op) {
  switch (op) {
    case Op::Combine:
    case Op::First:
    case Op::Second:
    case Op::Box:
    case Op::Unbox:
    case Op::At:
    case Op::Store:
    case Op::Splice:
    case Op::Fill:
    case Op::Unit:
      return true;
    default:
      return false;
  }
}

constexpr unsigned deepestPrinted = 8;

bool isNumber(std::string_view key) { return key.front() >= '0' && key.front() <= '9'; }

// `Cell.getX#3` as `getX`.
std::string_view plainName(std::string_view key) {
  if (key.starts_with('"') || isNumber(key)) return key;
  key = key.substr(0, key.find('#'));
  const std::size_t dot = key.rfind('.');
  return dot == std::string_view::npos ? key : key.substr(dot + 1);
}

// `Cell.limit$3`, the value of a final field (construction.cpp).
bool isFinalField(std::string_view key) {
  return !key.starts_with('"') && key.find('$') != std::string_view::npos &&
         key.find('.') != std::string_view::npos;
}

bool isMethod(std::string_view key) {
  return !key.starts_with('"') && key.find('#') != std::string_view::npos;
}

// `instanceof Cell@3[]`, a test (classes.cpp); as it is written.
bool isTest(std::string_view key) { return key.starts_with("instanceof "); }
std::string testName(std::string_view key) {
  const std::size_t number = std::min(key.find('@'), key.size());
  const std::size_t behind = std::min(key.find_first_not_of("0123456789", number + 1), key.size());
  return std::string(key.substr(0, number)) + std::string(key.substr(behind));
}

// `contents("a") == 0`: what tells constants apart is of no interest.
bool isNumbering(const TermFactory& terms, Term term) {
  if (terms.op(term) != Op::Equal) return false;
  const auto arguments = terms.arguments(term);
  const bool isFirst = terms.op(arguments[0]) == Op::Apply;
  if (!isFirst && terms.op(arguments[1]) != Op::Apply) return false;
  const std::string_view key = terms.name(terms.functionOf(arguments[isFirst ? 0 : 1]));
  return (key == "contents" || key == "ordinal") && terms.op(arguments[isFirst ? 1 : 0]) == Op::Integer;
}

}  // namespace

void Names::clear() {
  names_.clear();
  owners_.clear();
  lastNumbers_.clear();
}

void Names::name(Term term, const std::string& text, std::uint32_t line) {
  if (names_.contains(term)) return;
  std::string unique = text;
  if (owners_.contains(unique)) unique += "@" + std::to_string(line);
  if (owners_.contains(unique)) {
    unsigned& last = lastNumbers_.try_emplace(unique, 1u).first->second;  // of what may be very many
    const std::string dated = unique;
    do unique = dated + "." + std::to_string(++last);
    while (owners_.contains(unique));
  }
  owners_.emplace(unique, Owner{term, line});
  names_.emplace(term, unique);
}

void Names::date(const std::string& place, Term current) {
  const auto owner = owners_.find(place);
  if (owner == owners_.end() || owner->second.term == current) return;
  names_[owner->second.term] = place + "@" + std::to_string(owner->second.line);
}

// Terms share their parts, so that a text may be exponentially longer than its term: what is nested deeply is
// left out.
std::string Names::operand(const TermFactory& terms, Term term) const {
  if (depth_ >= deepestPrinted && !names_.contains(term) && !terms.arguments(term).empty()) return "…";
  ++depth_;
  const std::string text = print(terms, term);
  --depth_;
  return isCompound(terms.op(term)) && !names_.contains(term) ? "(" + text + ")" : text;
}

std::string Names::nary(const TermFactory& terms, Term term, std::string_view op) const {
  std::string text;
  for (const Term argument : terms.arguments(term)) {
    if (!text.empty()) text += op;
    text += operand(terms, argument);
  }
  return text;
}

// With a constant, or what is older, on the right, as people write it.
std::string Names::equation(const TermFactory& terms, Term term, std::string_view op) const {
  const auto arguments = terms.arguments(term);
  const bool isConstantSecond = terms.isConstant(arguments[1]);
  return operand(terms, arguments[isConstantSecond ? 0 : 1]) + std::string(op) +
         operand(terms, arguments[isConstantSecond ? 1 : 0]);
}

// What is added before what is subtracted.
std::string Names::sum(const TermFactory& terms, Term term) const {
  std::string text;
  const auto arguments = terms.arguments(term);
  const auto coefficients = terms.coefficients(term);
  for (const bool isNegative : {false, true}) {
    for (std::size_t index = 0; index < arguments.size(); ++index) {
      if ((coefficients[index] < 0) != isNegative) continue;
      const std::string digits = std::to_string(coefficients[index]).substr(isNegative ? 1 : 0);
      text += isNegative ? (text.empty() ? "-" : " - ") : (text.empty() ? "" : " + ");
      text += (digits == "1" ? "" : digits + " * ") + operand(terms, arguments[index]);
    }
  }
  const std::int64_t constant = terms.constant(term);
  if (constant > 0) text += " + " + std::to_string(constant);
  if (constant < 0) text += " - " + std::to_string(constant).substr(1);
  return text;
}

// `0 <= t` as `a <= b`, or `a < b`, with what is subtracted in t on the left; negated: `b < a`.
std::string Names::comparison(const TermFactory& terms, Term term, bool negated) const {
  std::string left, right;
  const auto append = [](std::string& side, const std::string& text) {
    side += (side.empty() ? "" : " + ") + text;
  };
  std::int64_t constant = 0;
  if (terms.op(term) == Op::Sum) {
    constant = terms.constant(term);
    const auto arguments = terms.arguments(term);
    const auto coefficients = terms.coefficients(term);
    for (std::size_t index = 0; index < arguments.size(); ++index) {
      const std::string digits = std::to_string(coefficients[index]);
      const bool isNegative = coefficients[index] < 0;
      const std::string factor = isNegative ? digits.substr(1) : digits;
      append(isNegative ? left : right,
             (factor == "1" ? "" : factor + " * ") + operand(terms, arguments[index]));
    }
  } else {
    right = operand(terms, term);
  }
  bool isStrict = negated;
  if (!negated && constant == -1 && !left.empty() && !right.empty()) {
    isStrict = true;
    constant = 0;
  }
  if (constant > 0 && left.empty() && !right.empty())
    left = "-" + std::to_string(constant);
  else if (constant > 0)
    append(right, std::to_string(constant));
  if (constant < 0) append(left, std::to_string(constant).substr(1));
  if (left.empty()) left = "0";
  if (right.empty()) right = "0";
  return negated ? right + " < " + left : left + (isStrict ? " < " : " <= ") + right;
}

std::string Names::negation(const TermFactory& terms, Term term) const {
  const Term inner = terms.arguments(term)[0];
  if (names_.contains(inner)) return "!" + print(terms, inner);
  if (terms.op(inner) == Op::Equal) return equation(terms, inner, " != ");
  if (terms.op(inner) == Op::NonNegative) return comparison(terms, terms.arguments(inner)[0], true);
  return "!" + operand(terms, inner);
}

std::string Names::application(const TermFactory& terms, Term term) const {
  const std::string_view key = terms.name(terms.functionOf(term));
  const auto arguments = terms.arguments(term);
  if (key == "length") return operand(terms, arguments[0]) + ".length";
  if (key == "ordinal") return operand(terms, arguments[0]) + ".ordinal()";
  if (isFinalField(key)) {
    const std::string_view name = key.substr(0, key.find('$'));
    if (arguments.empty()) return std::string(name);
    const std::string object = operand(terms, arguments[0]);
    const std::string_view field = name.substr(name.find('.') + 1);
    const bool isAround = field.ends_with(".this") && (object == "this" || object.ends_with(".this"));
    return isAround ? std::string(field) : object + "." + std::string(field);
  }
  if (isTest(key)) return operand(terms, arguments[0]) + " " + testName(key);
  std::string text(plainName(key));
  if (arguments.empty()) return text;
  std::size_t first = 0;
  if (isMethod(key)) {
    const Term self = arguments[1];
    if (terms.op(self) != Op::Null) text = operand(terms, self) + "." + text;
    first = 2;
  }
  text += "(";
  for (std::size_t index = first; index < arguments.size(); ++index) {
    if (index > first) text += ", ";
    text += operand(terms, arguments[index]);
  }
  return text + ")";
}

std::string Names::print(const TermFactory& terms, Term term) const {
  if (!term) return "?";
  if (const auto named = names_.find(term); named != names_.end()) return named->second;
  const Op op = terms.op(term);
  switch (op) {
    case Op::True:
      return "true";
    case Op::False:
      return "false";
    case Op::Null:
      return "null";
    case Op::Integer:
      return std::to_string(terms.integerValue(term));
    case Op::Symbol:
    case Op::Object:
      return std::string(terms.hint(term));
    case Op::Apply:
      return application(terms, term);
    case Op::Not:
      return negation(terms, term);
    case Op::And:
      return nary(terms, term, " && ");
    case Op::Or:
      return nary(terms, term, " || ");
    case Op::Equal:
      return equation(terms, term, " == ");
    case Op::NonNegative:
      return comparison(terms, terms.arguments(term)[0], false);
    case Op::Sum:
      return sum(terms, term);
    case Op::Multiply:
      return nary(terms, term, " * ");
    case Op::Divide:
      return nary(terms, term, " / ");
    case Op::Remainder:
      return nary(terms, term, " % ");
    case Op::Ite: {
      const auto arguments = terms.arguments(term);
      return operand(terms, arguments[0]) + " ? " + operand(terms, arguments[1]) + " : " +
             operand(terms, arguments[2]);
    }
    default:
      return "…";  // a part of a snapshot that nobody named
  }
}

bool Names::isReadable(const TermFactory& terms, Term term, unsigned depth) const {
  if (names_.contains(term)) return true;
  if (depth > deepestPrinted || isNumbering(terms, term)) return false;
  const Op op = terms.op(term);
  if (isSnapshotOperation(op) || op == Op::Symbol || op == Op::Object) return false;
  const auto arguments = terms.arguments(term);
  if (op == Op::Apply && terms.name(terms.functionOf(term)).starts_with("like ")) return false;
  const bool hasSnapshot = op == Op::Apply && isMethod(terms.name(terms.functionOf(term)));
  const auto first = arguments.begin() + (hasSnapshot ? 1 : 0);
  return std::all_of(first, arguments.end(),
                     [&](Term argument) { return isReadable(terms, argument, depth + 1); });
}

}  // namespace warrant::symbex
