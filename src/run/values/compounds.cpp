#include "run/values/compounds.h"

#include <algorithm>
#include <optional>

#include "run/library/states.h"
#include "run/values/amounts.h"

namespace warrant::run {
namespace {

using ast::Type;
using ast::TypeKind;
using ast::ValueOperator;

template <class Number>
int order(const Number& left, const Number& right) {
  return left < right ? -1 : right < left ? 1 : 0;
}

int compareIdentities(const Object* left, const Object* right) {
  if (left == right || left == nullptr || right == nullptr) return order(left, right);
  return order(left->number, right->number);
}

// By what they say, where they say something: so they are shown in that order. Two objects that say the same
// are still two.
int compareObjects(const Object* left, const Object* right) {
  if (left == right || left == nullptr || right == nullptr) return order(left, right);
  int found = 0;
  if (left->shape == Shape::Text && right->shape == Shape::Text)
    found = static_cast<const Text*>(left)->units().compare(static_cast<const Text*>(right)->units());
  const std::optional<Value> one = boxedIn(*left), other = boxedIn(*right);
  if (one && other && static_cast<const Instance*>(left)->type == static_cast<const Instance*>(right)->type)
    found = order(one->number, other->number);
  return found != 0 ? found : compareIdentities(left, right);
}

std::span<const Value> partsOf(Value value) { return static_cast<const Compound*>(value.object)->all(); }

int compareAll(std::span<const Value> left, std::span<const Value> right, const auto& typeAt) {
  for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i) {
    if (const int found = compareValues(typeAt(i), left[i], right[i]); found != 0) return found;
  }
  return order(left.size(), right.size());
}

// Of collections of the type.
class Collections {
 public:
  Collections(Heap& heap, const Type& type) : heap_(heap), type_(type) {}

  bool isLess(Value left, Value right) const { return compareValues(*type_.element, left, right) < 0; }
  auto less() const {
    return [this](Value left, Value right) { return isLess(left, right); };
  }
  Value make(std::vector<Value> parts) const {
    if (type_.kind != TypeKind::Sequence) std::ranges::stable_sort(parts, less());
    if (type_.kind == TypeKind::Set) {
      const auto same = [&](Value left, Value right) {
        return compareValues(*type_.element, left, right) == 0;
      };
      parts.erase(std::unique(parts.begin(), parts.end(), same), parts.end());
    }
    return Value::of(heap_.makeCompound(parts, &type_));
  }
  Value join(std::span<const Value> left, std::span<const Value> right) const {
    std::vector<Value> parts(left.begin(), left.end());
    parts.insert(parts.end(), right.begin(), right.end());
    return make(std::move(parts));
  }
  template <class Algorithm>
  Value combine(std::span<const Value> left, std::span<const Value> right, Algorithm algorithm) const {
    std::vector<Value> parts;
    algorithm(left, right, std::back_inserter(parts), less());
    return make(std::move(parts));
  }
  std::int64_t count(std::span<const Value> parts, Value value) const {
    return std::ranges::count_if(parts,
                                 [&](Value part) { return compareValues(*type_.element, part, value) == 0; });
  }
  bool isWithin(std::span<const Value> left, std::span<const Value> right) const {
    return std::ranges::includes(right, left, less());
  }

 private:
  Heap& heap_;
  const Type& type_;
};

// There is no such element, part or value.
[[noreturn]] void isUndefined(const ast::Expression& e, std::string message) {
  throw Violation{e.range, "array", "bounds", std::move(message)};
}

[[noreturn]] void cannotRun(const ast::Expression& e, const std::string& what) {
  throw Stopped{e.range, "this operation on " + what + " cannot be run"};
}

std::size_t indexIn(const ast::Expression& e, Value index, std::size_t size) {
  if (index.number < 0 || static_cast<std::uint64_t>(index.number) >= size)
    isUndefined(e, "there is no element " + std::to_string(index.number));
  return static_cast<std::size_t>(index.number);
}

Value evaluateSequence(Heap& heap, const ast::Expression& e, const ast::ValueOperation& operation,
                       std::span<const Value> operands, const Type& type) {
  const Collections collections(heap, type);
  const auto parts = partsOf(operands[0]);
  switch (operation.op) {
    case ValueOperator::Element:
      return parts[indexIn(e, operands[1], parts.size())];
    case ValueOperator::Slice: {
      const auto size = static_cast<std::int64_t>(parts.size());
      const std::int64_t from = operands[1].number, to = operands.size() > 2 ? operands[2].number : size;
      if (from < 0 || to < from || to > size) isUndefined(e, "there is no such part");
      return Value::of(heap.makeCompound(
          parts.subspan(static_cast<std::size_t>(from), static_cast<std::size_t>(to - from)), &type));
    }
    case ValueOperator::Update: {
      std::vector<Value> changed(parts.begin(), parts.end());
      changed[indexIn(e, operands[1], parts.size())] = operands[2];
      return Value::of(heap.makeCompound(changed, &type));
    }
    case ValueOperator::AsSet:
    case ValueOperator::AsBag:
      return Collections(heap, e.type).make({parts.begin(), parts.end()});
    case ValueOperator::Append:
      return collections.join(parts, partsOf(operands[1]));
    default:
      break;
  }
  cannotRun(e, "sequences");
}

Value evaluateCollection(Heap& heap, const ast::Expression& e, const ast::ValueOperation& operation,
                         std::span<const Value> operands, const Type& type) {
  const Collections collections(heap, type);
  const auto left = partsOf(operands[0]);
  const bool isSet = type.kind == TypeKind::Set;
  switch (operation.op) {
    case ValueOperator::Element:
      return Value::of(collections.count(left, operands[1]));
    case ValueOperator::Append:
      return collections.join(left, partsOf(operands[1]));
    case ValueOperator::Remove:
      return collections.combine(left, partsOf(operands[1]), std::ranges::set_difference);
    case ValueOperator::Common:
      return collections.combine(left, partsOf(operands[1]), std::ranges::set_intersection);
    case ValueOperator::Within:
      return truth(collections.isWithin(left, partsOf(operands[1])));
    default:
      break;
  }
  cannotRun(e, isSet ? "sets" : "bags");
}

class Maps {
 public:
  Maps(Heap& heap, const Type& type) : heap_(heap), type_(type), key_(ast::keyTypeOf(type)) {}

  // Where the key's value stands; nothing: it has none.
  std::optional<std::size_t> find(std::span<const Value> parts, Value key) const {
    for (std::size_t i = 0; i < parts.size(); i += 2) {
      if (compareValues(key_, parts[i], key) == 0) return i + 1;
    }
    return std::nullopt;
  }
  Value put(std::span<const Value> parts, Value key, Value value) const {
    std::vector<Value> changed(parts.begin(), parts.end());
    if (const auto at = find(parts, key)) {
      changed[*at] = value;
    } else {
      std::size_t before = 0;
      while (before < changed.size() && compareValues(key_, changed[before], key) < 0) before += 2;
      changed.insert(changed.begin() + static_cast<std::ptrdiff_t>(before), {key, value});
    }
    return Value::of(heap_.makeCompound(changed, &type_));
  }
  Value remove(std::span<const Value> parts, Value key) const {
    std::vector<Value> changed(parts.begin(), parts.end());
    if (const auto at = find(parts, key)) {
      const auto first = changed.begin() + static_cast<std::ptrdiff_t>(*at) - 1;
      changed.erase(first, first + 2);
    }
    return Value::of(heap_.makeCompound(changed, &type_));
  }

 private:
  Heap& heap_;
  const Type& type_;
  const Type& key_;
};

// The ones of a map's parts that stand at even places: keys; or at odd ones: values.
std::vector<Value> everySecond(std::span<const Value> parts, std::size_t first) {
  std::vector<Value> chosen;
  for (std::size_t i = first; i < parts.size(); i += 2) chosen.push_back(parts[i]);
  return chosen;
}

Value evaluateMap(Heap& heap, const ast::Expression& e, const ast::ValueOperation& operation,
                  std::span<const Value> operands, const Type& type) {
  const Maps maps(heap, type);
  const auto parts = partsOf(operands[0]);
  switch (operation.op) {
    case ValueOperator::Length:
      return Value::of(static_cast<std::int64_t>(parts.size() / 2));
    case ValueOperator::Element: {
      const auto at = maps.find(parts, operands[1]);
      if (!at) isUndefined(e, "the map has no such key");
      return parts[*at];
    }
    case ValueOperator::Update:
      return maps.put(parts, operands[1], operands[2]);
    case ValueOperator::Remove:
      return maps.remove(parts, operands[1]);
    case ValueOperator::Keys:
      return Collections(heap, e.type).make(everySecond(parts, 0));
    case ValueOperator::Values:
      return Collections(heap, e.type).make(everySecond(parts, 1));
    case ValueOperator::Contains:
      return truth(maps.find(parts, operands[1]).has_value());
    default:
      break;
  }
  cannotRun(e, "maps");
}

// How deep constructors are nested.
std::int64_t rankOf(Value value) {
  const auto* const made = static_cast<const Compound*>(value.object);
  std::int64_t rank = 0;
  for (std::size_t i = 0; i < made->size; ++i) {
    if (made->constructor->parts[i].type.isDatatype()) rank = std::max(rank, rankOf(made->all()[i]) + 1);
  }
  return rank;
}

Value evaluateDatatype(const ast::Expression& e, const ast::ValueOperation& operation, Value value) {
  const auto* const made = static_cast<const Compound*>(value.object);
  switch (operation.op) {
    case ValueOperator::IsMadeBy:
      return truth(made->constructor == operation.constructor);
    case ValueOperator::Rank:
      return Value::of(rankOf(value));
    default:
      break;
  }
  if (made->constructor != operation.constructor)
    isUndefined(e, "the value is not made by " + std::string(operation.constructor->name));
  return made->all()[operation.part];
}

Value evaluateOption(const ast::Expression& e, const ast::ValueOperation& operation,
                     std::span<const Value> operands) {
  const auto parts = partsOf(operands[0]);
  switch (operation.op) {
    case ValueOperator::IsSome:
      return truth(!parts.empty());
    case ValueOperator::GetOr:
      return parts.empty() ? operands[1] : parts[0];
    default:
      break;
  }
  if (parts.empty()) isUndefined(e, "the option is None");
  return parts[0];
}

// What is in them has the types that they were made with: the type of an empty one says nothing.
int compareCompounds(const Compound& left, const Compound& right) {
  if (left.constructor != right.constructor) return order(left.constructor->index, right.constructor->index);
  const Type& type = left.size == 0 ? *right.type : *left.type;
  if (type.kind == TypeKind::Map) {
    return compareAll(left.all(), right.all(), [&](std::size_t i) -> const Type& {
      return i % 2 == 0 ? ast::keyTypeOf(type) : ast::valueTypeOf(type);
    });
  }
  return compareAll(left.all(), right.all(), [&](std::size_t i) -> const Type& {
    return left.constructor != nullptr ? partType(type, *left.constructor, i) : *type.element;
  });
}

}  // namespace

Value makeLiteral(Heap& heap, const Type& type, std::span<const Value> operands) {
  if (type.kind == TypeKind::Map) {
    Value map = Value::of(heap.makeCompound({}, &type));
    for (std::size_t i = 0; i + 1 < operands.size(); i += 2)
      map = Maps(heap, type).put(partsOf(map), operands[i], operands[i + 1]);
    return map;
  }
  if (type.kind == TypeKind::Option) return Value::of(heap.makeCompound(operands, &type));
  return Collections(heap, type).make({operands.begin(), operands.end()});
}

const Type& partType(const Type& type, const ast::Constructor& constructor, std::size_t part) {
  const Type& declared = constructor.parts[part].type;
  if (declared.variable == nullptr || type.arguments == nullptr) return declared;
  const auto parameters = constructor.datatype->parameters;
  const auto found = std::ranges::find(parameters, declared.variable);
  if (found == parameters.end()) return declared;
  return type.arguments->list[static_cast<std::size_t>(found - parameters.begin())].type;
}

int compareValues(const Type& type, Value left, Value right) {
  if (type.isFloating()) return order(left.real, right.real);
  if (type.isPerm()) {
    const Amount difference = Amount::of(left) - Amount::of(right);
    return difference.isNegative() ? -1 : difference.isPositive() ? 1 : 0;
  }
  if (type.isReference()) return compareObjects(left.object, right.object);
  if (!type.isMathematical()) return order(left.number, right.number);
  return compareCompounds(*static_cast<const Compound*>(left.object),
                          *static_cast<const Compound*>(right.object));
}

Value evaluateOperation(Heap& heap, const ast::Expression& e, const ast::ValueOperation& operation,
                        std::span<const Value> operands) {
  if (operation.op == ValueOperator::Construct)
    return Value::of(heap.makeCompound(operands, &e.type, operation.constructor));
  if (operation.op == ValueOperator::Literal) return makeLiteral(heap, e.type, operands);
  const Type& type = operation.operands.front()->type;
  switch (type.kind) {
    case TypeKind::Map:
      return evaluateMap(heap, e, operation, operands, type);
    case TypeKind::Option:
      return evaluateOption(e, operation, operands);
    case TypeKind::Datatype:
      return evaluateDatatype(e, operation, operands[0]);
    default:
      break;
  }
  if (operation.op == ValueOperator::Length)
    return Value::of(static_cast<std::int64_t>(partsOf(operands[0]).size()));
  if (operation.op == ValueOperator::Contains)
    return truth(Collections(heap, type).count(partsOf(operands[0]), operands[1]) > 0);
  return type.isSequence() ? evaluateSequence(heap, e, operation, operands, type)
                           : evaluateCollection(heap, e, operation, operands, type);
}

std::vector<Value> membersOf(const Type& type, Value value) {
  const auto parts = partsOf(value);
  return type.isMap() ? everySecond(parts, 0) : std::vector<Value>(parts.begin(), parts.end());
}

}  // namespace warrant::run
