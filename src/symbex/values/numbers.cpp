// Numbers (docs/java.md, "Numbers"): arithmetic, the ranges of Java's types, conversions.
//
// The types tell where values must stay in a range: code has the types of Java, while the arithmetic of
// annotations and of the inline dialect is of type Integer, which has none.
#include "symbex/values/numbers.h"

#include <limits>

#include "ast/print.h"
#include "ast/values/compare.h"
#include "ast/values/constants.h"
#include "ast/values/floating.h"
#include "ast/values/literals.h"
#include "symbex/explore/unfolding.h"
#include "symbex/path/path.h"
#include "symbex/state/problem.h"
#include "symbex/values/sorts.h"
#include "symbex/values/texts.h"

namespace warrant::symbex {

using Operator = ast::BinaryOperator;
using ast::Bounds;
using ast::TypeKind;
using smt::Purpose;
using smt::Sort;

// --- ranges

std::optional<Bounds> Numbers::boundsOf(const ast::Type& type) const {
  return options_.overflow == Overflow::Unbounded ? std::nullopt : ast::boundsOf(type);
}

smt::Term Numbers::inRange(const Bounds& bounds, Term value) {
  return terms_.conjoin(terms_.lessOrEqual(terms_.integer(bounds.least), value),
                        terms_.lessOrEqual(value, terms_.integer(bounds.greatest)));
}

void Numbers::noteValue(const ast::Type& type, Term value, bool isFact) {
  if (!type.isIntegral() || !value || terms_.op(value) == smt::Op::Integer) return;
  const auto bounds = boundsOf(type);
  if (!bounds) return;
  path_.noteBounds({value, bounds->least, bounds->greatest}, isFact);
  const bool isOfAny = now().anySince != 0 && terms_.birth(value) >= now().anySince;
  if (isOfAny && !isFact) path_.learn(inRange(*bounds, value));
}

// By propagation alone: what stays open becomes a guard, which costs less than a search that fails.
bool Numbers::isOfType(const ast::Type& type, Term value) {
  const auto bounds = boundsOf(type);
  return !bounds || areNoted(*bounds, value) ||
         (path_.isEvident(terms_.lessOrEqual(terms_.integer(bounds->least), value)) &&
          path_.isEvident(terms_.lessOrEqual(value, terms_.integer(bounds->greatest))));
}

bool Numbers::areNoted(const Bounds& bounds, Term value) {
  if (terms_.op(value) == smt::Op::Integer) return bounds.contains(terms_.integerValue(value));
  return path_.areNoted({value, bounds.least, bounds.greatest});
}

bool Numbers::isWithin(const Bounds& bounds, Term value) {
  return areNoted(bounds, value) || path_.entailsNatively(inRange(bounds, value)) == smt::Answer::Yes;
}

smt::Term Numbers::domainOf(const ast::MethodDecl& method, const Terms& arguments) {
  Term domain = terms_.truth();
  std::size_t index = 0;
  method.forEachParameter([&](const ast::Variable& parameter) {
    const Term argument = arguments[index++];
    if (!isOfType(parameter.type, argument))
      domain = terms_.conjoin(domain, inRange(*boundsOf(parameter.type), argument));
  });
  return domain;
}

Verdict Numbers::keepInRange(SymbolicState s, const ast::Type& type, Term value, const ast::Expression& whole,
                             ThenTerm then) {
  const auto bounds = boundsOf(type);
  if (now().unfolds && !bounds) {
    if (const auto range = ast::boundsOf(type)) unfolding_.noteArithmetic(value, inRange(*range, value));
  }
  if (!bounds) return then(std::move(s), value);
  if (options_.overflow == Overflow::Wrap) {
    const Term wrapped = wrap(type, value);
    const bool isOther = wrapped != value && !terms_.isConstant(wrapped);
    if (isOther && now().unfolds && path_.isNaming()) names_.name(terms_, wrapped, {.parts = {value}});
    if (s.frame.isBounded) noteValue(type, wrapped);
    return then(std::move(s), wrapped);
  }
  // A definition is that of a mathematical function; where it leaves the range its body fails to verify.
  if (!s.frame.isBounded) return then(std::move(s), value);
  const auto keep = [&](SymbolicState s) {
    noteValue(type, value, true);
    return then(std::move(s), value);
  };
  if (path_.areNoted({value, bounds->least, bounds->greatest})) return keep(std::move(s));
  Term goal = terms_.truth();
  for (const Term end : {terms_.lessOrEqual(terms_.integer(bounds->least), value),
                         terms_.lessOrEqual(value, terms_.integer(bounds->greatest))}) {
    if (path_.entailsNatively(end) != smt::Answer::Yes) goal = terms_.conjoin(goal, end);
  }
  if (goal == terms_.truth()) return keep(std::move(s));
  return path_.require(
      std::move(s), goal, Purpose::Obligation, [&](const SymbolicState&) { return overflow(type, whole); },
      keep);
}

// Code has it, in pure methods too: so it is reported at the expression wherever that is evaluated.
Problem Numbers::overflow(const ast::Type& type, const ast::Expression& whole) {
  return {
      Context::Arithmetic, Reason::Overflow, whole.range,
      "the value of `" + ast::toString(whole) + "` may be out of the range of `" + ast::toString(type) + "`"};
}

smt::Term Numbers::floorModulo(Term dividend, Term divisor) {
  const Term rest = terms_.remainder(dividend, divisor);
  const Term isNatural = terms_.lessOrEqual(terms_.integer(0), rest);
  return terms_.ite(isNatural, rest, terms_.add(rest, divisor));
}

// 2 to that power, as a term even where it does not fit 64 bits.
smt::Term Numbers::powerOfTwo(unsigned exponent) {
  if (exponent < 63) return terms_.integer(std::int64_t{1} << exponent);
  return terms_.multiply(powerOfTwo(exponent / 2), powerOfTwo(exponent - exponent / 2));
}

// The number of that type that is equal to the value modulo the type's size.
smt::Term Numbers::wrap(const ast::Type& type, Term value) {
  const auto bounds = boundsOf(type);
  return bounds ? wrap(type, *bounds, value) : value;
}

smt::Term Numbers::wrap(const ast::Type& type, const Bounds& bounds, Term value) {
  if (isWithin(bounds, value)) return value;
  const Term least = terms_.integer(bounds.least), size = powerOfTwo(ast::bitsOf(type));
  return terms_.add(floorModulo(terms_.subtract(value, least), size), least);
}

// --- operators

smt::Term Numbers::spelled(const Operation& operation, Term left, Term right, Term result) {
  if (names_.isOn()) names_.spell(terms_, result, {operation.op, left, right, operation.whole.range});
  return result;
}

smt::Term Numbers::compare(const Operation& operation, Term left, Term right) {
  return spelled(operation, left, right, comparison(operation.op, left, right));
}

smt::Term Numbers::comparison(Operator op, Term left, Term right) {
  switch (op) {
    case Operator::Less:
      return terms_.less(left, right);
    case Operator::LessOrEqual:
      return terms_.lessOrEqual(left, right);
    case Operator::Greater:
      return terms_.less(right, left);
    case Operator::GreaterOrEqual:
      return terms_.lessOrEqual(right, left);
    case Operator::NotEqual:
      return terms_.negate(terms_.equal(left, right));
    default:
      return terms_.equal(left, right);
  }
}

Verdict Numbers::applyArithmetic(SymbolicState s, const Operation& operation, Term left, Term right,
                                 ThenTerm then) {
  const ast::Type& type = operation.type;
  if (s.frame.isBounded) {  // the operands are values of this type, or of one that widens to it
    noteValue(type, left);
    noteValue(type, right);
  }
  const auto keep = [&](Term value) {
    return keepInRange(std::move(s), type, spelled(operation, left, right, value), operation.whole, then);
  };
  switch (operation.op) {
    case Operator::Add:
      return keep(terms_.add(left, right));
    case Operator::Subtract:
      return keep(terms_.subtract(left, right));
    case Operator::Multiply:
      return keep(terms_.multiply(left, right));
    default:
      return applyDivision(std::move(s), operation, left, right, then);
  }
}

namespace {

// Of `2 * x + 1` divided by 2, where it is not negative: `x`; no term: it is no such sum.
Term wholePart(smt::TermFactory& terms, Term dividend, Term divisor) {
  const bool isSum = terms.op(dividend) == smt::Op::Sum && terms.op(divisor) == smt::Op::Integer;
  const std::int64_t by = isSum ? terms.integerValue(divisor) : 0;
  if (by <= 1) return {};
  std::vector<std::int64_t> quotients;
  for (const std::int64_t coefficient : terms.coefficients(dividend)) {
    if (coefficient % by != 0) return {};
    quotients.push_back(coefficient / by);
  }
  const std::int64_t constant = terms.constant(dividend), rest = (constant % by + by) % by;
  if (rest == 0 || constant < std::numeric_limits<std::int64_t>::min() + by) return {};
  const auto parts = terms.arguments(dividend);
  return terms.sum((constant - rest) / by, std::vector<Term>(parts.begin(), parts.end()), quotients);
}

}  // namespace

Verdict Numbers::applyDivision(SymbolicState s, const Operation& operation, Term left, Term right,
                               ThenTerm then) {
  const auto divide = [&](SymbolicState s) {
    if (operation.op == Operator::Remainder) return then(std::move(s), terms_.remainder(left, right));
    const Term whole = now().unfolds ? wholePart(terms_, left, right) : Term();
    const bool isWhole =
        whole && path_.entailsNatively(terms_.lessOrEqual(terms_.integer(0), left)) == smt::Answer::Yes;
    const Term quotient = isWhole ? whole : terms_.divide(left, right);
    // Nothing but the least value divided by -1 leaves the range.
    const Term isOpposite = terms_.equal(right, terms_.integer(-1));
    const bool staysInRange = !boundsOf(operation.type) || path_.isEvident(terms_.negate(isOpposite));
    if (!staysInRange) return divideByOpposite(std::move(s), operation, left, quotient, isOpposite, then);
    if (s.frame.isBounded) noteValue(operation.type, quotient);
    return then(std::move(s), quotient);
  };
  return path_.require(
      std::move(s), terms_.negate(terms_.equal(right, terms_.integer(0))), Purpose::Obligation,
      [&](const SymbolicState& s) {
        return path_.blame(s, Context::Arithmetic, Reason::DivisionByZero, operation.whole.range,
                           "the divisor may be zero");
      },
      divide);
}

// x / y where y may be -1.
Verdict Numbers::divideByOpposite(SymbolicState s, const Operation& operation, Term left, Term quotient,
                                  Term isOpposite, ThenTerm then) {
  const Bounds bounds = *boundsOf(operation.type);
  const Term leaves = terms_.conjoin(isOpposite, terms_.equal(left, terms_.integer(bounds.least)));
  const auto keep = [&](SymbolicState s, Term value) {
    if (s.frame.isBounded) noteValue(operation.type, value);
    return then(std::move(s), value);
  };
  if (options_.overflow == Overflow::Wrap)
    return keep(std::move(s), terms_.ite(leaves, terms_.integer(bounds.least), quotient));
  if (!s.frame.isBounded) return then(std::move(s), quotient);
  return path_.require(
      std::move(s), terms_.negate(leaves), Purpose::Obligation,
      [&](const SymbolicState&) { return overflow(operation.type, operation.whole); },
      [&](SymbolicState s) { return keep(std::move(s), quotient); });
}

// --- conversions

Verdict Numbers::convert(SymbolicState s, const ast::Type& from, const ast::Type& to, bool wraps, Term value,
                         const ast::Expression& whole, ThenTerm then) {
  if (from.isFloating() || to.isFloating()) {
    const Term converted = convertFloating(from, to, value);
    noteValue(to, converted);
    return then(std::move(s), converted);
  }
  if (ast::widens(from, to)) return then(std::move(s), value);
  if (now().unfolds && ast::boundsOf(to)) {
    const Term narrowed = wrap(to, *ast::boundsOf(to), value);
    const bool isOther = narrowed != value && !terms_.isConstant(narrowed);
    if (isOther && path_.isNaming())
      names_.name(terms_, narrowed, {.parts = {"(" + ast::toString(to) + ") (", value, ")"}});
    return then(std::move(s), narrowed);
  }
  if (wraps) return then(std::move(s), wrap(to, value));
  return keepInRange(std::move(s), to, value, whole, then);
}

// --- floating point

smt::Term Numbers::opaque(std::string_view function, Sort result, std::initializer_list<Term> operands) {
  return terms_.apply(terms_.function(function, result), {operands.begin(), operands.size()});
}

smt::Term Numbers::floatingLiteral(const ast::Type& type, std::string_view text) {
  const std::string key = std::string(text) + (type.kind == TypeKind::Float ? "f" : "");
  const smt::Function function = terms_.function(key, Sort::Snapshot);
  run_.symbols.declare(
      function, {.kind = Symbol::Kind::Floating, .type = type, .number = ast::floatingValue(text).value()});
  return terms_.apply(function, {});
}

std::optional<double> Numbers::floatingConstant(const ast::Type& type, Term value) const {
  if (terms_.op(value) != smt::Op::Apply) return std::nullopt;
  const Symbol& symbol = run_.symbols.of(terms_.functionOf(value));
  const bool isConstant = symbol.kind == Symbol::Kind::Floating && symbol.type == type;
  return isConstant ? std::optional(symbol.number) : std::nullopt;
}

smt::Term Numbers::convertFloating(const ast::Type& from, const ast::Type& to, Term value) {
  if (from == to) return value;
  if (to.isFloating() && terms_.op(value) == smt::Op::Integer)
    return floatingLiteral(to, ast::floatingText(ast::floatingOf(to, terms_.integerValue(value))));
  if (const auto constant = floatingConstant(from, value)) {
    if (to.isFloating()) return floatingLiteral(to, ast::floatingText(ast::roundTo(to, *constant)));
    if (ast::boundsOf(to)) return terms_.integer(ast::integerOf(to, *constant));
  }
  // Integers of all types are converted by one function: their values are the same.
  const std::string source = from.isIntegral() ? "int" : ast::toString(from);
  return opaque(source + " to " + ast::toString(to), sortOf(to), {value});
}

smt::Term Numbers::applyFloating(const Operation& operation, Term left, Term right) {
  const auto first = floatingConstant(operation.operands, left);
  const auto second = floatingConstant(operation.operands, right);
  if (first && second) {
    if (const auto truth = ast::compare(operation.op, *first, *second)) return terms_.boolean(*truth);
    if (const auto number = ast::calculateFloating(operation.op, operation.operands, *first, *second))
      return floatingLiteral(operation.operands, ast::floatingText(*number));
  }
  const std::string type = ast::toString(operation.operands) + " ";
  const auto apply = [&](std::string_view sign, Sort result) {
    return opaque(type + std::string(sign), result, {left, right});
  };
  switch (operation.op) {
    case Operator::Add:
      return apply("+", Sort::Snapshot);
    case Operator::Subtract:
      return apply("-", Sort::Snapshot);
    case Operator::Multiply:
      return apply("*", Sort::Snapshot);
    case Operator::Divide:
      return apply("/", Sort::Snapshot);
    case Operator::Remainder:
      return apply("%", Sort::Snapshot);
    case Operator::Less:
      return apply("<", Sort::Bool);
    case Operator::LessOrEqual:
      return apply("<=", Sort::Bool);
    case Operator::Greater:
      std::swap(left, right);
      return apply("<", Sort::Bool);
    case Operator::GreaterOrEqual:
      std::swap(left, right);
      return apply("<=", Sort::Bool);
    case Operator::NotEqual:
      return terms_.negate(apply("==", Sort::Bool));
    default:
      return apply("==", Sort::Bool);  // NaN is not equal to itself
  }
}

Sort sortOf(const ast::Type& type) {
  switch (type.kind) {
    case ast::TypeKind::Boolean:
      return Sort::Bool;
    case ast::TypeKind::Byte:
    case ast::TypeKind::Short:
    case ast::TypeKind::Char:
    case ast::TypeKind::Int:
    case ast::TypeKind::Long:
    case ast::TypeKind::Integer:
    case ast::TypeKind::Perm:
      return Sort::Int;
    case ast::TypeKind::Float:
    case ast::TypeKind::Double:
    case ast::TypeKind::Sequence:
    case ast::TypeKind::Set:
    case ast::TypeKind::Bag:
    case ast::TypeKind::Map:
    case ast::TypeKind::Option:
    case ast::TypeKind::Datatype:
      return Sort::Snapshot;  // a floating number is opaque
    default:
      return Sort::Ref;
  }
}

namespace {

// Empty, or None; a datatype has none: any value.
smt::Term defaultOf(smt::TermFactory& terms, const ast::Type& type) {
  switch (type.kind) {
    case ast::TypeKind::Map:
      return terms.combine(terms.unit(), terms.unit());
    case ast::TypeKind::Option:
      return terms.combine(terms.box(terms.integer(0)), terms.unit());
    case ast::TypeKind::Datatype:
      return terms.fresh(Sort::Snapshot, "unassigned");
    default:
      return terms.unit();
  }
}

}  // namespace

smt::Term Numbers::defaultValue(const ast::Type& type) {
  switch (sortOf(type)) {
    case Sort::Bool:
      return terms_.falsity();
    case Sort::Int:
      return terms_.integer(0);
    case Sort::Snapshot:
      return type.isMathematical() ? defaultOf(terms_, type) : floatingLiteral(type, "0");
    default:
      return terms_.null();
  }
}

}  // namespace warrant::symbex
