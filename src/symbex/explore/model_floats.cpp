// Numbers of floating point, of which the solver knows nothing: values are tried, first those near what the
// path compares with.
#include <algorithm>
#include <cmath>
#include <limits>

#include "ast/values/compare.h"
#include "ast/values/floating.h"
#include "ast/values/literals.h"
#include "symbex/explore/initial_heap.h"
#include "symbex/explore/models.h"
#include "symbex/path/path.h"
#include "symbex/values/numbers.h"

namespace warrant::symbex {

using smt::Op;
using smt::PathScope;
using smt::Sort;

namespace {

constexpr std::size_t mostTuples = 600;

// What opaque functions are called, `double <`, `int to double`, by Numbers.
struct FloatingName {
  ast::Type from, to;  // of a conversion
  std::string_view sign;
};

ast::Type typeNamed(std::string_view name) {
  for (const ast::TypeKind kind :
       {ast::TypeKind::Byte, ast::TypeKind::Short, ast::TypeKind::Char, ast::TypeKind::Int,
        ast::TypeKind::Long, ast::TypeKind::Float, ast::TypeKind::Double}) {
    if (ast::toString({kind}) == name) return {kind};
  }
  return {};
}

std::optional<FloatingName> floatingName(std::string_view name) {
  constexpr std::string_view between = " to ";
  if (const std::size_t at = name.find(between); at != name.npos) {
    const FloatingName found{typeNamed(name.substr(0, at)), typeNamed(name.substr(at + between.size())), {}};
    const bool isKnown = found.from.isNumeric() && found.to.isNumeric();
    return isKnown ? std::optional(found) : std::nullopt;
  }
  const std::size_t space = name.find(' ');
  const ast::Type type = space == name.npos ? ast::Type{} : typeNamed(name.substr(0, space));
  if (!type.isFloating()) return std::nullopt;
  return FloatingName{type, type, name.substr(space + 1)};
}

std::optional<ast::BinaryOperator> operatorOf(std::string_view sign) {
  using Operator = ast::BinaryOperator;
  constexpr std::pair<std::string_view, Operator> signs[] = {
      {"+", Operator::Add},          {"-", Operator::Subtract},  {"*", Operator::Multiply},
      {"/", Operator::Divide},       {"%", Operator::Remainder}, {"<", Operator::Less},
      {"<=", Operator::LessOrEqual}, {"==", Operator::Equal}};
  const auto found = std::ranges::find(signs, sign, &std::pair<std::string_view, Operator>::first);
  return found == std::end(signs) ? std::nullopt : std::optional(found->second);
}

// Simple ones, and those that are near numbers of the program.
std::vector<double> numbersToTry(const std::vector<double>& known) {
  constexpr double infinite = std::numeric_limits<double>::infinity();
  std::vector<double> numbers{0};
  for (const double one : known) numbers.insert(numbers.end(), {one, one + 1, one - 1});
  numbers.insert(numbers.end(), {1, -1, 0.5, 2, -2, 10, 100, -100});
  for (const double one : known) {
    numbers.insert(numbers.end(),
                   {std::nextafter(one, infinite), std::nextafter(one, -infinite), -one, one / 2, one * 2});
  }
  numbers.insert(numbers.end(), {std::numeric_limits<double>::quiet_NaN(), infinite, -infinite, 1e30, -0.0});
  return numbers;
}

}  // namespace

bool Models::isFloatingOperation(Term term) const {
  return terms_.op(term) == Op::Apply && !terms_.arguments(term).empty() &&
         floatingName(terms_.name(terms_.functionOf(term))).has_value();
}

bool Models::isFloatingAtom(Term term) const {
  return terms_.sort(term) == Sort::Snapshot &&
         (initialHeap_.floatingTypeOf(term) != nullptr || isFloatingOperation(term));
}

const Symbol* Models::floatingConstantOf(Term term) const {
  if (terms_.sort(term) != Sort::Snapshot || terms_.op(term) != Op::Apply) return nullptr;
  const Symbol& symbol = run_.symbols.of(terms_.functionOf(term));
  return symbol.kind == Symbol::Kind::Floating ? &symbol : nullptr;
}

// A constant; no term: its operands are none.
smt::Term Models::computedFloating(Term operation) {
  if (terms_.isConstant(operation) || floatingConstantOf(operation) != nullptr) return operation;
  if (!isFloatingOperation(operation)) return {};
  const FloatingName name = *floatingName(terms_.name(terms_.functionOf(operation)));
  const auto operands = terms_.arguments(operation);
  const bool areKnown = std::ranges::all_of(operands, [&](Term operand) {
    return terms_.op(operand) == Op::Integer || floatingConstantOf(operand) != nullptr;
  });
  if (!areKnown) return {};
  if (name.sign.empty()) {
    const Term converted = numbers_.convertFloating(name.from, name.to, operands[0]);
    return converted == operation ? Term() : converted;
  }
  std::vector<double> values;
  for (const Term operand : operands) {
    const Symbol* const constant = floatingConstantOf(operand);
    if (constant == nullptr) return {};
    values.push_back(constant->number);
  }
  if (values.size() == 1) return numbers_.floatingLiteral(name.to, ast::floatingText(-values[0]));
  const auto op = operatorOf(name.sign);
  if (!op || values.size() != 2) return {};
  if (const auto truth = ast::compare(*op, values[0], values[1])) return terms_.boolean(*truth);
  const auto number = ast::calculateFloating(*op, name.to, values[0], values[1]);
  return number ? numbers_.floatingLiteral(name.to, ast::floatingText(*number)) : Term();
}

bool Models::becomes(Choice& choice, Term atom, Term value) {
  if (!value) return false;
  replace(choice, atom, value);
  return terms_.sort(atom) == Sort::Snapshot || path_.assume(terms_.equal(atom, value));
}

// What values are tried for: those that are there on entry, and integers that are converted.
Terms Models::tried(const Choice& choice) const {
  Terms unknown;
  for (const Term atom : choice.atoms) {
    if (initialHeap_.floatingTypeOf(atom) != nullptr) unknown.push_back(atom);
    if (!isFloatingOperation(atom)) continue;
    const Term operand = terms_.arguments(atom)[0];
    const bool isInteger =
        terms_.sort(operand) == Sort::Int && std::ranges::binary_search(choice.atoms, operand);
    if (isInteger) unknown.push_back(operand);
  }
  std::ranges::sort(unknown);
  const auto repeated = std::ranges::unique(unknown);
  unknown.erase(repeated.begin(), repeated.end());
  return unknown;
}

smt::Term Models::triedValue(Term unknown, double number) {
  if (const ast::Type* const type = initialHeap_.floatingTypeOf(unknown))
    return numbers_.floatingLiteral(*type, ast::floatingText(ast::roundTo(*type, number)));
  return terms_.integer(ast::integerOf({ast::TypeKind::Long}, std::floor(number)));
}

// Whether conditions about such numbers alone hold with them.
bool Models::mayHold(const Choice& start, const Replacements& values, std::span<const Term> conditions) {
  Choice choice = start;
  choice.replacements = values;
  for (const Term atom : choice.atoms) {
    if (!isFloatingOperation(atom)) continue;
    if (const Term value = computedFloating(evaluate(choice, atom))) replace(choice, atom, value);
  }
  return std::ranges::none_of(
      conditions, [&](Term condition) { return evaluate(choice, condition) == terms_.falsity(); });
}

std::optional<Models::Model> Models::tryFloating(const Question& question, const Choice& start) {
  const Terms unknown = tried(start);
  std::vector<double> known;
  for (const Term constant : start.constants) known.push_back(floatingConstantOf(constant)->number);
  for (const Term number : unknown) {
    if (terms_.sort(number) != Sort::Int) continue;
    const Term fixed = path_.constantFor(number);
    const bool isFixed = fixed && terms_.op(fixed) == Op::Integer;
    known.push_back(static_cast<double>(isFixed ? terms_.integerValue(fixed)
                                                : nearestWithin(question.conditions, number, 0)));
  }
  const std::vector<double> numbers = numbersToTry(known);
  std::vector<std::size_t> places(unknown.size(), 0);
  std::size_t tuples = 0;
  // The tuples of which all numbers are among the first so many, where the last of these is in use.
  for (std::size_t last = 0; last < numbers.size(); ++last) {
    std::ranges::fill(places, 0);
    for (bool isMore = true; isMore;) {
      const bool isNew = unknown.empty() || std::ranges::find(places, last) != places.end();
      if (isNew && ++tuples > mostTuples) return std::nullopt;
      if (isNew) {
        Replacements values;
        for (std::size_t i = 0; i < unknown.size(); ++i)
          values.emplace_back(unknown[i], triedValue(unknown[i], numbers[places[i]]));
        if (mayHold(start, values, question.conditions)) {
          if (auto model = chooseWith(question, values)) return model;
        }
      }
      std::size_t at = 0;
      while (at < places.size() && places[at] == last) places[at++] = 0;
      isMore = at < places.size();
      if (isMore) ++places[at];
    }
    if (unknown.empty()) break;
  }
  return std::nullopt;
}

std::optional<Models::Model> Models::chooseWith(const Question& question, const Replacements& values) {
  for (const bool withWishes : {true, false}) {
    const PathScope scope(path_.condition());
    if (auto model = choose(question, withWishes, false, &values)) return model;
  }
  return std::nullopt;
}

}  // namespace warrant::symbex
