#include "symbex/explain/names.h"

#include <algorithm>

#include "ast/print.h"

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

// `String.charAt` as `charAt`.
std::string_view plainName(std::string_view key) {
  if (key.starts_with('"') || isNumber(key)) return key;
  const std::size_t dot = key.rfind('.');
  return dot == std::string_view::npos ? key : key.substr(dot + 1);
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

const Symbol& Names::symbolOf(const TermFactory& terms, Term application) const {
  return symbols_->of(terms.functionOf(application));
}

std::string Names::application(const TermFactory& terms, Term term) const {
  const Symbol& symbol = symbolOf(terms, term);
  const auto arguments = terms.arguments(term);
  switch (symbol.kind) {
    case Symbol::Kind::Length:
      return operand(terms, arguments[0]) + ".length";
    case Symbol::Kind::Ordinal:
      return operand(terms, arguments[0]) + ".ordinal()";
    case Symbol::Kind::FinalField:
      return finalField(terms, *symbol.field, arguments);
    case Symbol::Kind::Test:
      return operand(terms, arguments[0]) + " instanceof " + ast::toString(symbol.type);
    case Symbol::Kind::Method: {
      const Term self = arguments[1];
      const std::string object = terms.op(self) == Op::Null ? "" : operand(terms, self) + ".";
      return object + call(terms, symbol.method->name, arguments.subspan(2));
    }
    case Symbol::Kind::Contents:
    case Symbol::Kind::Like:
    case Symbol::Kind::Operation:
      break;
  }
  const std::string_view name = plainName(terms.name(terms.functionOf(term)));
  return arguments.empty() ? std::string(name) : call(terms, name, arguments);
}

std::string Names::call(const TermFactory& terms, std::string_view name,
                        std::span<const Term> arguments) const {
  std::string text = std::string(name) + "(";
  for (std::size_t index = 0; index < arguments.size(); ++index) {
    if (index > 0) text += ", ";
    text += operand(terms, arguments[index]);
  }
  return text + ")";
}

std::string Names::finalField(const TermFactory& terms, const ast::FieldDecl& field,
                              std::span<const Term> arguments) const {
  const std::string name(field.name);
  if (arguments.empty()) return std::string(field.owner->name) + "." + name;
  const std::string object = operand(terms, arguments[0]);
  const bool isAround = field.isOuter && (object == "this" || object.ends_with(".this"));
  return isAround ? name : object + "." + name;
}

// `contents("a") == 0`: what tells constants apart is of no interest.
bool Names::isNumbering(const TermFactory& terms, Term term) const {
  if (terms.op(term) != Op::Equal) return false;
  const auto arguments = terms.arguments(term);
  const bool isFirst = terms.op(arguments[0]) == Op::Apply;
  if (!isFirst && terms.op(arguments[1]) != Op::Apply) return false;
  const Symbol::Kind kind = symbolOf(terms, arguments[isFirst ? 0 : 1]).kind;
  return (kind == Symbol::Kind::Contents || kind == Symbol::Kind::Ordinal) &&
         terms.op(arguments[isFirst ? 1 : 0]) == Op::Integer;
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
  if (op == Op::Apply && symbolOf(terms, term).kind == Symbol::Kind::Like) return false;
  const bool hasSnapshot = op == Op::Apply && symbolOf(terms, term).kind == Symbol::Kind::Method;
  const auto first = arguments.begin() + (hasSnapshot ? 1 : 0);
  return std::all_of(first, arguments.end(),
                     [&](Term argument) { return isReadable(terms, argument, depth + 1); });
}

}  // namespace warrant::symbex
