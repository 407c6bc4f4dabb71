#include "smt/z3/encoder.h"

#include <algorithm>
#include <limits>

namespace warrant::smt {

namespace {

constexpr SolverLanguage::Expression noExpression = std::numeric_limits<SolverLanguage::Expression>::max();

constexpr std::string_view sortNames[] = {"Bool", "Int", "Ref", "Snapshot"};

}  // namespace

void Encoder::assume(Term formula) {
  introduce(formula);
  assumeAges();
  language_.assume(encode(formula));
}

// --- terms

Encoder::Expression Encoder::encode(Term term) {
  if (term.id() >= expressions_.size()) expressions_.resize(term.id() * 2 + 1, noExpression);
  if (expressions_[term.id()] != noExpression) return expressions_[term.id()];
  std::vector<Expression> arguments;
  for (const Term argument : operandsOf(term)) arguments.push_back(encode(argument));
  const Expression expression = language_.share(build(term, arguments), typeOf(term));
  return expressions_[term.id()] = expression;
}

// Those of a junction within a junction are its own, in the order in which the factory would have them.
std::vector<Term> Encoder::operandsOf(Term term) const {
  const Op op = terms_.op(term);
  if (op == Op::ForAll) return {};
  const std::span<const Term> arguments = terms_.arguments(term);
  std::vector<Term> operands(arguments.begin(), arguments.end());
  if (op != Op::And && op != Op::Or) return operands;
  for (std::size_t index = 0; index < operands.size(); ++index) {
    while (terms_.op(operands[index]) == op) {
      const std::span<const Term> inner = terms_.arguments(operands[index]);
      operands[index] = inner.front();
      operands.insert(operands.end(), inner.begin() + 1, inner.end());
    }
  }
  std::ranges::sort(operands);
  const auto repeated = std::ranges::unique(operands);
  operands.erase(repeated.begin(), repeated.end());
  return operands;
}

Encoder::Expression Encoder::build(Term term, std::span<const Expression> arguments) {
  const auto symbol = [&](std::string_view name) { return language_.call(name, {}, typeOf(term), {}); };
  const auto named = [&](std::string_view name) { return application(name, term, arguments); };
  switch (terms_.op(term)) {
    case Op::True:
      return language_.operation(Operation::True, {});
    case Op::False:
      return language_.operation(Operation::False, {});
    case Op::Null:
      return symbol("null");
    case Op::Unit:
      return symbol("unit");
    case Op::Integer:
      return language_.integer(terms_.integerValue(term));
    case Op::Symbol:
    case Op::Object:
      return symbol(std::string(terms_.hint(term)) + '!' + std::to_string(terms_.serial(term)));
    case Op::Apply: {
      const Function function = terms_.functionOf(term);
      std::string name = std::string(terms_.name(function)) + '#' + std::to_string(function.id);
      for (const Term argument : terms_.arguments(term))
        name.append(":").append(sortNames[static_cast<std::size_t>(terms_.sort(argument))]);
      return named(name);
    }
    case Op::Not:
      return language_.operation(Operation::Not, arguments);
    case Op::And:
      return language_.operation(Operation::And, arguments);
    case Op::Or:
      return language_.operation(Operation::Or, arguments);
    case Op::Ite:
      return language_.operation(Operation::Ite, arguments);
    case Op::Equal:
      return language_.operation(Operation::Equal, arguments);
    case Op::NonNegative:
      return apply(Operation::LessOrEqual, {language_.integer(0), arguments[0]});
    case Op::Sum:
      return buildSum(term, arguments);
    case Op::Multiply:
      return language_.operation(Operation::Multiply, arguments);
    case Op::Divide:
      return truncated(Operation::Divide, arguments[0], arguments[1]);
    case Op::Remainder:
      return truncated(Operation::Modulo, arguments[0], arguments[1]);
    case Op::Combine:
      return named("combine");
    case Op::First:
      return named("first");
    case Op::Second:
      return named("second");
    case Op::Box:
      return named(std::string("from").append(
          sortNames[static_cast<std::size_t>(terms_.sort(terms_.arguments(term)[0]))]));
    case Op::Unbox:
      return named(std::string("to").append(sortNames[static_cast<std::size_t>(terms_.sort(term))]));
    case Op::At:
      return apply(Operation::Select, {elements(arguments[0]), arguments[1]});
    case Op::Store:
      return named("store");
    case Op::Splice:
      return named("splice");
    case Op::Fill:
      return named("fill");
    case Op::Tabulate:
      return named("table!" + std::to_string(terms_.tableOf(term)));
    case Op::Bound:
      break;  // within a ForAll only
    case Op::ForAll:
      return symbol("forall!" + std::to_string(term.id()));
    case Op::Length:
      return named("length");
    case Op::Element:
      return named("element");
    case Op::Single:
      return named("single");
    case Op::Append:
      return named("append");
    case Op::Slice:
      return named("slice");
    case Op::Contains:
      return named("contains");
    case Op::Window:
      return named("window");
    case Op::Collect:
    case Op::Observe:
      return named(terms_.nameOf(term));
  }
  return noExpression;
}

Encoder::Expression Encoder::buildSum(Term term, std::span<const Expression> arguments) {
  if (arguments.size() > 1) ++rows_;
  std::vector<Expression> summands;
  const std::span<const std::int64_t> coefficients = terms_.coefficients(term);
  for (std::size_t i = 0; i < arguments.size(); ++i)
    summands.push_back(coefficients[i] == 1
                           ? arguments[i]
                           : apply(Operation::Multiply, {language_.integer(coefficients[i]), arguments[i]}));
  if (terms_.constant(term) != 0) summands.push_back(language_.integer(terms_.constant(term)));
  return summands.size() == 1 ? summands[0] : language_.operation(Operation::Add, summands);
}

// Java rounds towards zero: the Euclidean operation on |dividend|, with the dividend's sign.
Encoder::Expression Encoder::truncated(Operation operation, Expression dividend, Expression divisor) {
  rows_ += 2;
  const Expression zero = language_.integer(0);
  const Expression opposite = apply(Operation::Subtract, {zero, dividend});
  const Expression ofOpposite = apply(operation, {opposite, divisor});
  return apply(Operation::Ite,
               {apply(Operation::LessOrEqual, {zero, dividend}), apply(operation, {dividend, divisor}),
                apply(Operation::Subtract, {zero, ofOpposite})});
}

Encoder::Expression Encoder::application(std::string_view name, Term term,
                                         std::span<const Expression> arguments) {
  std::vector<Type> parameters;
  for (const Term argument : terms_.arguments(term)) parameters.push_back(typeOf(argument));
  return language_.call(name, parameters, typeOf(term), arguments);
}

Encoder::Expression Encoder::apply(Operation operation, std::initializer_list<Expression> arguments) {
  return language_.operation(operation, {arguments.begin(), arguments.size()});
}

Encoder::Expression Encoder::call(std::string_view function, Type argument, Type result, Expression value) {
  return language_.call(function, {&argument, 1}, result, {&value, 1});
}

Encoder::Expression Encoder::combine(Expression first, Expression second) {
  const Type parameters[] = {Type::Snapshot, Type::Snapshot};
  const Expression arguments[] = {first, second};
  return language_.call("combine", parameters, Type::Snapshot, arguments);
}

// --- axioms

void Encoder::introduce(Term term) {
  if (term.id() >= isIntroduced_.size()) isIntroduced_.resize(term.id() * 2 + 1, false);
  if (isIntroduced_[term.id()]) return;
  isIntroduced_[term.id()] = true;
  if (terms_.op(term) == Op::ForAll) return;  // an atom: what it says of some values comes as clauses
  for (const Term argument : terms_.arguments(term)) introduce(argument);
  introduced_.push_back(term);
  hasObjects_ = hasObjects_ || terms_.op(term) == Op::Object;
  assumeAxioms(term);
}

// Projections undo constructors; constructors but fromBool are onto. The length of what is
// put together is a sum of others; that of what is equal to it is a term of its own.
void Encoder::assumeAxioms(Term term) {
  const std::span<const Term> arguments = terms_.arguments(term);
  switch (terms_.op(term)) {
    case Op::Combine:
      assumeEqual(call("first", Type::Snapshot, Type::Snapshot, encode(term)), encode(arguments[0]));
      return assumeEqual(call("second", Type::Snapshot, Type::Snapshot, encode(term)), encode(arguments[1]));
    case Op::First:
    case Op::Second: {
      const Expression whole = encode(arguments[0]);
      return assumeEqual(combine(call("first", Type::Snapshot, Type::Snapshot, whole),
                                 call("second", Type::Snapshot, Type::Snapshot, whole)),
                         whole);
    }
    case Op::Box: {
      const Type type = typeOf(arguments[0]);
      const std::string inverse = std::string("to").append(sortNames[static_cast<std::size_t>(type)]);
      return assumeEqual(call(inverse, Type::Snapshot, type, encode(term)), encode(arguments[0]));
    }
    case Op::Unbox: {
      const Type type = typeOf(term);
      if (type == Type::Bool) return;
      const std::string inverse = std::string("from").append(sortNames[static_cast<std::size_t>(type)]);
      return assumeEqual(call(inverse, type, Type::Snapshot, encode(term)), encode(arguments[0]));
    }
    case Op::Append:
      return assumeEqual(length(term), apply(Operation::Add, {length(arguments[0]), length(arguments[1])}));
    case Op::Single:
      return assumeEqual(length(term), language_.integer(1));
    case Op::At:
      return noteIndex(encode(arguments[1]));
    case Op::Store:
      noteMap(arguments[0]);
      noteMap(term);
      assumeEqual(elements(encode(term)),
                  apply(Operation::Store,
                        {elements(encode(arguments[0])), encode(arguments[1]), encode(arguments[2])}));
      return noteIndex(encode(arguments[1]));
    case Op::Splice:
      noteMap(arguments[0]);
      noteMap(arguments[2]);
      return noteMap(term);
    case Op::Fill:
      return noteMap(term);
    case Op::Equal:
      if (isComposed(arguments[0]) || isComposed(arguments[1])) assumeDifference(arguments[0], arguments[1]);
      return;
    default:
      return;
  }
}

bool Encoder::isComposed(Term map) const {
  const Op op = terms_.op(map);
  return op == Op::Store || op == Op::Splice || op == Op::Fill;
}

// Maps that are not equal differ at some index.
void Encoder::assumeDifference(Term left, Term right) {
  const Type parameters[] = {Type::Snapshot, Type::Snapshot};
  const Expression maps[] = {encode(left), encode(right)};
  const Expression index = language_.call("difference", parameters, Type::Int, maps);
  const Expression isEqualThere = apply(Operation::Equal, {elementAt(left, index), elementAt(right, index)});
  noteIndex(index);
  language_.assume(apply(
      Operation::Or, {apply(Operation::Equal, {maps[0], maps[1]}), apply(Operation::Not, {isEqualThere})}));
}

void Encoder::noteIndex(Expression index) {
  if (std::find(indices_.begin(), indices_.end(), index) != indices_.end()) return;
  indices_.push_back(index);
  for (const Term map : maps_) assumeElement(map, index);
}

void Encoder::noteMap(Term map) {
  if (std::find(maps_.begin(), maps_.end(), map) != maps_.end()) return;
  maps_.push_back(map);
  for (const Expression index : indices_) assumeElement(map, index);
}

void Encoder::assumeElement(Term map, Expression index) {
  pairs_.emplace_back(map, index);
  const std::span<const Term> arguments = terms_.arguments(map);
  const auto atMost = [&](Expression left, Expression right) {
    return apply(Operation::LessOrEqual, {left, right});
  };
  const auto unit = [&] { return encode(terms_.unit()); };
  switch (terms_.op(map)) {
    case Op::Unit:
      return assumeEqual(elementAt(map, index), unit());
    case Op::Fill: {
      const Expression isNegative = apply(Operation::Not, {atMost(language_.integer(0), index)});
      const Expression isOutside = apply(Operation::Or, {isNegative, atMost(encode(arguments[1]), index)});
      return assumeEqual(elementAt(map, index),
                         apply(Operation::Ite, {isOutside, unit(), encode(arguments[0])}));
    }
    case Op::Splice: {
      const Expression isAbove = atMost(encode(arguments[1]), index);
      return assumeEqual(
          elementAt(map, index),
          apply(Operation::Ite, {isAbove, elementAt(arguments[2], index), elementAt(arguments[0], index)}));
    }
    default:
      return;
  }
}

// Objects differ from all that is older by their age; nothing needs ages where there are no objects.
void Encoder::assumeAges() {
  if (!hasObjects_) return;
  for (; aged_ < introduced_.size(); ++aged_) assumeAge(introduced_[aged_]);
  for (; agedPairs_ < pairs_.size(); ++agedPairs_) {
    const auto [map, index] = pairs_[agedPairs_];
    language_.assume(apply(Operation::LessOrEqual,
                           {age(elementAt(map, index), Type::Snapshot), age(encode(map), Type::Snapshot)}));
  }
}

void Encoder::assumeAge(Term term) {
  const Type type = typeOf(term);
  const std::span<const Term> arguments = terms_.arguments(term);
  const auto atMost = [&](Expression left, Expression right) {
    language_.assume(apply(Operation::LessOrEqual, {left, right}));
  };
  const auto number = [&](std::uint32_t value) { return language_.integer(value); };
  switch (terms_.op(term)) {
    case Op::Object:
      return assumeEqual(age(encode(term), type), number(terms_.serial(term)));
    case Op::Null:
    case Op::Unit:
      return atMost(age(encode(term), type), number(0));
    case Op::Symbol:
      if ((type == Type::Ref || type == Type::Snapshot) && !terms_.isUnfinished(term))
        atMost(age(encode(term), type), number(terms_.serial(term)));
      return;
    case Op::Combine:
      return assumePairAge(encode(term), encode(arguments[0]), encode(arguments[1]));
    case Op::First:
    case Op::Second: {
      const Expression whole = encode(arguments[0]);
      return assumePairAge(whole, call("first", Type::Snapshot, Type::Snapshot, whole),
                           call("second", Type::Snapshot, Type::Snapshot, whole));
    }
    case Op::Box:
      if (typeOf(arguments[0]) == Type::Int && terms_.isUnfinished(term)) return;
      if (typeOf(arguments[0]) != Type::Ref)
        return atMost(age(encode(term), type),
                      number(typeOf(arguments[0]) == Type::Int ? terms_.birth(term) : 0));
      return assumeEqual(age(encode(term), type), age(encode(arguments[0]), Type::Ref));
    case Op::Unbox:
      if (type == Type::Ref) assumeEqual(age(encode(term), type), age(encode(arguments[0]), Type::Snapshot));
      return;
    case Op::Apply:
      if (terms_.isUnfinished(term)) return;
      [[fallthrough]];
    case Op::At:
    case Op::Store:
    case Op::Splice:
    case Op::Fill:
    case Op::Tabulate:
    case Op::Element:
    case Op::Single:
    case Op::Append:
    case Op::Slice:
    case Op::Window:
    case Op::Collect:
    case Op::Observe: {
      if (type != Type::Ref && type != Type::Snapshot) return;
      Expression greatest = number(0);
      for (const Term argument : arguments)
        if (typeOf(argument) == Type::Ref || typeOf(argument) == Type::Snapshot)
          greatest = maximum(greatest, age(encode(argument), typeOf(argument)));
      return atMost(age(encode(term), type), greatest);
    }
    default:
      return;  // an ite is one of its arms
  }
}

// The age of a pair is that of its younger half.
void Encoder::assumePairAge(Expression whole, Expression first, Expression second) {
  assumeEqual(age(whole, Type::Snapshot), maximum(age(first, Type::Snapshot), age(second, Type::Snapshot)));
}

Encoder::Expression Encoder::maximum(Expression left, Expression right) {
  return apply(Operation::Ite, {apply(Operation::LessOrEqual, {left, right}), right, left});
}

Encoder::Expression Encoder::age(Expression value, Type type) {
  return call(type == Type::Ref ? "ageOfRef" : "ageOfSnapshot", type, Type::Int, value);
}

}  // namespace warrant::smt
