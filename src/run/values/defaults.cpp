#include "run/values/defaults.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "run/values/amounts.h"
#include "run/values/compounds.h"

namespace warrant::run {
namespace {

// Of datatypes' values, which are finite: none is a part of itself.
class Finite {
 public:
  explicit Finite(Heap& heap) : heap_(heap) {}

  // Nothing: there is none but with what is being made.
  std::optional<Value> of(const ast::Type& type) {
    if (!type.isDatatype()) return defaultValue(heap_, type);
    if (std::ranges::find(within_, type.datatype) != within_.end()) return std::nullopt;
    within_.push_back(type.datatype);
    std::optional<Value> made;
    for (const ast::Constructor& constructor : type.datatype->constructors) {
      if (!made) made = of(type, constructor);
    }
    within_.pop_back();
    return made;
  }

 private:
  std::optional<Value> of(const ast::Type& type, const ast::Constructor& constructor) {
    std::vector<Value> parts;
    for (std::size_t i = 0; i < constructor.parts.size(); ++i) {
      const std::optional<Value> part = of(partType(type, constructor, i));
      if (!part) return std::nullopt;
      parts.push_back(*part);
    }
    return Value::of(heap_.makeCompound(parts, &type, &constructor));
  }

  Heap& heap_;
  std::vector<const ast::Datatype*> within_;
};

}  // namespace

Value defaultValue(Heap& heap, const ast::Type& type) {
  if (type.isPerm()) return Amount().toValue(heap);
  if (type.isDatatype()) return Finite(heap).of(type).value_or(Value{});
  if (type.isMathematical()) return Value::of(heap.makeCompound({}, &type));
  return type.isFloating() ? Value::of(0.0) : Value{};
}

}  // namespace warrant::run
