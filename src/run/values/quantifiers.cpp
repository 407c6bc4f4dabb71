#include "run/values/quantifiers.h"

#include <algorithm>

#include "ast/mentions.h"
#include "ast/values/numbers.h"
#include "run/code/translation.h"
#include "run/values/compounds.h"

namespace warrant::run {
namespace {

using ast::BinaryOperator;

void addConjuncts(const ast::Expression& e, std::vector<const ast::Expression*>& conjuncts) {
  const auto* const binary = std::get_if<ast::Binary>(&e.node);
  if (binary != nullptr && binary->op == BinaryOperator::And) {
    addConjuncts(*binary->left, conjuncts);
    addConjuncts(*binary->right, conjuncts);
  } else {
    conjuncts.push_back(&e);
  }
}

// What must hold for a value of the variables to matter.
std::vector<const ast::Expression*> conditionsOf(const ast::Quantified& quantified) {
  std::vector<const ast::Expression*> conditions;
  if (quantified.range != nullptr) addConjuncts(*quantified.range, conditions);
  const auto* const body = std::get_if<ast::Binary>(&quantified.body->node);
  if (quantified.quantifier == ast::Quantifier::Exists) {
    addConjuncts(*quantified.body, conditions);
  } else if (quantified.quantifier == ast::Quantifier::ForAll && body != nullptr &&
             body->op == BinaryOperator::Implies) {
    addConjuncts(*body->left, conditions);
  }
  return conditions;
}

}  // namespace

Enumeration Enumeration::of(const ast::Quantified& quantified, Machine& machine) {
  return {quantified.variables, conditionsOf(quantified), machine};
}

Enumeration Enumeration::of(const ast::Iterated& iterated, Machine& machine) {
  std::vector<const ast::Expression*> conditions;
  if (iterated.range != nullptr) addConjuncts(*iterated.range, conditions);
  return {iterated.variables, std::move(conditions), machine};
}

Enumeration::Enumeration(Variables variables, std::vector<const ast::Expression*> conditions,
                         Machine& machine) {
  for (const ast::Variable* const variable : variables) domains_.push_back({.variable = variable});
  for (std::size_t at = 0; at < variables.size(); ++at) {
    for (const ast::Expression* const condition : conditions) note(*condition, at, variables, machine);
  }
}

// `i < e`, `e <= i`, `i == e`, `i \in e`, where `e` speaks of no variable that gets its value later.
void Enumeration::note(const ast::Expression& condition, std::size_t at, Variables variables,
                       Machine& machine) {
  Domain& domain = domains_[at];
  const auto later = variables.subspan(at);
  if (const auto* const operation = std::get_if<ast::ValueOperation>(&condition.node)) {
    if (operation->op != ast::ValueOperator::Contains || ast::mentions(*operation->operands[0], later) ||
        !ast::isVariable(*operation->operands[1], *domain.variable))
      return;
    domain.members = &machine.translation().of(*operation->operands[0]);
    domain.collection = &operation->operands[0]->type;
    return;
  }
  const auto* const binary = std::get_if<ast::Binary>(&condition.node);
  if (binary == nullptr) return;
  const bool isLeft = ast::isVariable(*binary->left, *domain.variable);
  if (!isLeft && !ast::isVariable(*binary->right, *domain.variable)) return;
  const ast::Expression& other = isLeft ? *binary->right : *binary->left;
  const auto* const read = std::get_if<ast::VariableRead>(&other.node);
  const auto named = read == nullptr ? later.end() : std::ranges::find(later, read->variable);
  if (named == later.end() && ast::mentions(other, later)) return;
  const Code* const value = named == later.end() ? &machine.translation().of(other) : nullptr;
  const auto which = static_cast<std::size_t>(named - variables.begin());
  switch (binary->op) {
    case BinaryOperator::Less:
      if (isLeft)
        domain.greatest.push_back({value, which, -1});
      else
        domain.least.push_back({value, which, 1});
      return;
    case BinaryOperator::LessOrEqual:
      (isLeft ? domain.greatest : domain.least).push_back({value, which, 0});
      return;
    case BinaryOperator::Greater:
      if (isLeft)
        domain.least.push_back({value, which, 1});
      else
        domain.greatest.push_back({value, which, -1});
      return;
    case BinaryOperator::GreaterOrEqual:
      (isLeft ? domain.least : domain.greatest).push_back({value, which, 0});
      return;
    case BinaryOperator::Equal:
      domain.least.push_back({value, which, 0});
      domain.greatest.push_back({value, which, 0});
      return;
    default:
      return;
  }
}

std::optional<std::int64_t> Enumeration::leastOf(std::size_t at, Frame& frame, std::size_t depth) const {
  std::optional<std::int64_t> least;
  for (const Bound& bound : domains_[at].least) {
    std::optional<std::int64_t> value;
    if (bound.value != nullptr)
      value = bound.value->eval(frame).number;
    else if (depth > 0)
      value = leastOf(bound.other, frame, depth - 1);
    if (value) least = std::max(least.value_or(*value + bound.offset), *value + bound.offset);
  }
  return least;
}

std::optional<std::int64_t> Enumeration::greatestOf(std::size_t at, Frame& frame, std::size_t depth) const {
  std::optional<std::int64_t> greatest;
  for (const Bound& bound : domains_[at].greatest) {
    std::optional<std::int64_t> value;
    if (bound.value != nullptr)
      value = bound.value->eval(frame).number;
    else if (depth > 0)
      value = greatestOf(bound.other, frame, depth - 1);
    if (value) greatest = std::min(greatest.value_or(*value + bound.offset), *value + bound.offset);
  }
  return greatest;
}

namespace {

// All that there are of a type without many values; none: there are too many.
std::optional<ast::Bounds> fewValues(const ast::Type& type) {
  if (type.kind == ast::TypeKind::Boolean) return ast::Bounds{0, 1};
  const auto bounds = ast::boundsOf(type);
  return bounds && ast::bitsOf(type) <= 16 ? bounds : std::nullopt;
}

// What its fields or elements are.
void forEachNumber(Object& object, Machine& machine, support::FunctionRef<void(std::int64_t)> use) {
  if (object.shape == Shape::Array) {
    auto& array = static_cast<Array&>(object);
    if (!array.element->isIntegral()) return;
    constexpr std::uint32_t most = 16;
    for (std::uint32_t i = 0; i < std::min(array.size, most); ++i) use(array.elements()[i].number);
  } else if (object.shape == Shape::Instance) {
    auto& instance = static_cast<Instance&>(object);
    for (const ast::FieldDecl* const field : machine.classes.fieldsOf(*instance.type)) {
      if (field->type.isIntegral()) use(instance.fields()[machine.classes.slotOf(*field)].number);
    }
  }
}

std::vector<Value> objectsOf(const ast::Type& type, Machine& machine) {
  std::vector<Value> values{Value::of(static_cast<Object*>(nullptr))};
  for (Object* const object : machine.heap.objects()) {
    if (machine.isInstance(object, type)) values.push_back(Value::of(object));
  }
  return values;
}

// Some numbers between the bounds, those first that objects hold: few, and small ones, for methods recur over
// numbers, and the more variables there are around the fewer.
std::vector<Value> samples(Machine& machine, std::size_t around, std::optional<std::int64_t> least,
                           std::optional<std::int64_t> greatest) {
  const std::size_t most = around == 0 ? 24 : around == 1 ? 12 : 4;
  constexpr std::size_t mostObjects = 64;
  constexpr std::int64_t mostNumber = 100;
  std::vector<Value> values;
  const auto add = [&](std::int64_t number) {
    const bool isWithin = -mostNumber <= number && number <= mostNumber && number >= least.value_or(number) &&
                          number <= greatest.value_or(number);
    const auto isIt = [&](Value value) { return value.number == number; };
    if (isWithin && values.size() < most && std::ranges::none_of(values, isIt))
      values.push_back(Value::of(number));
  };
  for (const std::int64_t number : {0, 1, -1, 2}) add(number);
  if (least) add(*least);
  if (greatest) add(*greatest);
  std::size_t objects = 0;
  for (Object* const object : machine.heap.objects()) {
    if (++objects > mostObjects) break;
    forEachNumber(*object, machine, add);
  }
  return values;
}

}  // namespace

Enumeration::Values Enumeration::valuesOf(std::size_t at, Machine& machine, Frame& frame,
                                          support::SourceRange range) const {
  const Domain& domain = domains_[at];
  const ast::Type& type = domain.variable->type;
  if (domain.members != nullptr) return {membersOf(*domain.collection, domain.members->eval(frame))};
  if (type.isReference()) return {objectsOf(type, machine)};
  if (!type.isIntegral() && type.kind != ast::TypeKind::Boolean)
    throw Stopped{range,
                  "a quantifier over all values of the type " + ast::toString(type) + " cannot be run"};
  std::optional<std::int64_t> least = leastOf(at, frame, domains_.size());
  std::optional<std::int64_t> greatest = greatestOf(at, frame, domains_.size());
  if (const auto few = fewValues(type)) {
    least = std::max(least.value_or(few->least), few->least);
    greatest = std::min(greatest.value_or(few->greatest), few->greatest);
  }
  if (!least || !greatest) return {samples(machine, at, least, greatest), false};
  std::vector<Value> values;
  for (std::int64_t value = *least; value <= *greatest; ++value) {
    machine.step(range);
    values.push_back(Value::of(value));
  }
  return {std::move(values)};
}

bool Enumeration::forEachFrom(std::size_t at, Machine& machine, Frame& frame, support::SourceRange range,
                              support::FunctionRef<bool()> use, Unbounded unbounded) const {
  if (at == domains_.size()) return use();
  Value& variable = frame.slots[domains_[at].variable->slot];
  const Values values = valuesOf(at, machine, frame, range);
  const auto use1 = [&] {
    for (const Value value : values.values) {
      variable = value;
      if (!forEachFrom(at + 1, machine, frame, range, use, unbounded)) return false;
    }
    return true;
  };
  if (values.areAll) return use1();
  if (unbounded == Unbounded::Sampled && !use1()) return false;
  throw Stopped{range, "a quantifier over all values of " + std::string(domains_[at].variable->name) +
                           " cannot be run: its range does not bound them"};
}

void Enumeration::forEach(Machine& machine, Frame& frame, support::SourceRange range,
                          support::FunctionRef<bool()> use, Unbounded unbounded) const {
  forEachFrom(0, machine, frame, range, use, unbounded);
}

// --- aggregates

Aggregation::Aggregation(ast::Quantifier quantifier, const ast::Expression& e)
    : quantifier_(quantifier),
      e_(e),
      result_(quantifier == ast::Quantifier::ForAll || quantifier == ast::Quantifier::Product ? 1 : 0) {}

bool Aggregation::add(Value value) {
  using ast::Quantifier;
  const bool isFirst = std::exchange(isEmpty_, false);
  const std::int64_t number = value.number;
  switch (quantifier_) {
    case Quantifier::ForAll:
      result_ = number;
      return number != 0;
    case Quantifier::Exists:
      result_ = number;
      return number == 0;
    case Quantifier::Count:
      result_ += number;
      return true;
    case Quantifier::Greatest:
      result_ = isFirst ? number : std::max(result_, number);
      return true;
    case Quantifier::Least:
      result_ = isFirst ? number : std::min(result_, number);
      return true;
    case Quantifier::Sum:
    case Quantifier::Product:
      break;
  }
  const bool isTooLarge = quantifier_ == Quantifier::Sum ? __builtin_add_overflow(result_, number, &result_)
                                                         : __builtin_mul_overflow(result_, number, &result_);
  if (isTooLarge) throw Stopped{e_.range, "a number of a specification is beyond 64 bits"};
  return true;
}

Value Aggregation::result() const {
  const bool needsValues = quantifier_ == ast::Quantifier::Greatest || quantifier_ == ast::Quantifier::Least;
  if (needsValues && isEmpty_) throw Violation{e_.range, "array", "bounds", "there are no values"};
  return Value::of(result_);
}

}  // namespace warrant::run
