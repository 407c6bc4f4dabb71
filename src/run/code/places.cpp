#include "run/code/places.h"

#include "run/check/checker.h"
#include "run/code/operands.h"
#include "run/java_names.h"

namespace warrant::run {
namespace {

// What is read and written without permission: a final field, once its object is made.
bool isFree(const ast::FieldDecl& field) { return field.isFinal; }

}  // namespace

Value Places::get(const Spot& spot, bool isFree, support::SourceRange range) const {
  if (!isFree)
    machine_.checker().read(spot.location, range);
  else if (machine_.checker().isObserved())
    machine_.checker().observe(spot.location);
  return machine_.past.value(spot.location, *spot.value);
}

void Places::set(const Spot& spot, Value value, bool isFree, support::SourceRange range) const {
  if (!isFree) machine_.checker().write(spot.location, range);
  if (machine_.past.isKept()) machine_.past.note(spot.location, *spot.value);
  *spot.value = value;
}

// --- places

namespace {

struct InstanceField {
  Machine& machine;
  const Code& receiver;
  std::uint32_t slot;
  const ast::FieldDecl& field;
  support::SourceRange range;

  struct Parts {
    Object* object;
  };
  Parts evaluate(Frame& frame) const { return {receiver.eval(frame).object}; }
  auto locate(const Parts& parts) const {
    if (parts.object == nullptr) machine.throwNull(range, field.name);
    Value* const value = static_cast<Instance*>(parts.object)->fields() + slot;
    return std::pair(value, Location{parts.object, slot});
  }
  bool isFree() const { return run::isFree(field); }
  void admit(const Parts&, Value) const {}
};

struct StaticField {
  Machine& machine;
  const Code* receiver;  // evaluated for its effects; nullptr: none
  Class& owner;
  const ast::FieldDecl& field;
  support::SourceRange range;

  struct Parts {};
  Parts evaluate(Frame& frame) const {
    if (receiver != nullptr) receiver->eval(frame);
    machine.start(owner, range);
    return {};
  }
  auto locate(const Parts&) const {
    return std::pair(&machine.classes.staticField(field), Location{nullptr, field.index});
  }
  bool isFree() const { return run::isFree(field); }
  void admit(const Parts&, Value) const {}
};

struct Element {
  Machine& machine;
  const Code& array;
  const Code& index;
  support::SourceRange range;

  struct Parts {
    Object* array;
    std::int64_t index;
  };
  Parts evaluate(Frame& frame) const {
    Object* const object = array.eval(frame).object;
    return {object, index.eval(frame).number};
  }
  auto locate(const Parts& parts) const {
    if (parts.array == nullptr) machine.throwNull(range, "an array", "array");
    auto* const all = static_cast<Array*>(parts.array);
    if (parts.index < 0 || parts.index >= all->size) [[unlikely]] {
      machine.throwJava(
          "ArrayIndexOutOfBoundsException",
          "Index " + std::to_string(parts.index) + " out of bounds for length " + std::to_string(all->size),
          range);
    }
    return std::pair(all->elements() + parts.index, Location{all, static_cast<std::uint32_t>(parts.index)});
  }
  bool isFree() const { return false; }
  // JLS 15.26.1: an array of a class above may be one of a class below.
  void admit(const Parts& parts, Value value) const {
    const ast::Type& element = *static_cast<const Array*>(parts.array)->element;
    if (!element.isReference() || value.object == nullptr || machine.isInstance(value.object, element))
      return;
    machine.throwJava("ArrayStoreException", javaName(machine.classes, *value.object), range);
  }
};

}  // namespace

template <class Use>
const Code& Places::withPlace(const ast::Expression& target, Use use) {
  if (const auto* const element = std::get_if<ast::ArrayRead>(&target.node))
    return use(Element{machine_, t_.of(*element->array), t_.of(*element->index), target.range});
  const auto& read = std::get<ast::FieldRead>(target.node);
  const ast::FieldDecl& field = *read.field;
  const Code* const receiver = read.receiver == nullptr ? nullptr : &t_.of(*read.receiver);
  if (field.isStatic)
    return use(StaticField{machine_, receiver, machine_.classes.of(*field.owner), field, target.range});
  return use(InstanceField{machine_, *receiver, machine_.classes.slotOf(field), field, target.range});
}

const Code& Places::read(const ast::Expression& e) {
  const auto* const field = std::get_if<ast::FieldRead>(&e.node);
  if (field != nullptr && field->field->constant != nullptr) return constant(e, *field);
  return withPlace(e, [&](auto place) -> const Code& {
    if (!machine_.checker().tracks()) {
      return t_.code([place](Frame& frame) { return *place.locate(place.evaluate(frame)).first; });
    }
    return t_.code([this_ = *this, place, &e](Frame& frame) {
      const auto [value, location] = place.locate(place.evaluate(frame));
      return this_.get({value, location}, place.isFree(), e.range);
    });
  });
}

// What a constant of an object is no field holds; there has to be an object, though.
const Code& Places::constant(const ast::Expression& e, const ast::FieldRead& read) {
  const Code& value = t_.of(*read.field->constant);
  if (read.receiver == nullptr) return value;
  const Code& receiver = t_.of(*read.receiver);
  return t_.code([this_ = *this, &receiver, &value, &e, &field = *read.field](Frame& frame) {
    if (receiver.eval(frame).object == nullptr && !field.isStatic)
      this_.machine_.throwNull(e.range, field.name);
    return value.eval(frame);
  });
}

const Code& Places::length(const ast::Expression& e, const ast::ArrayLength& length) {
  const Code& array = t_.of(*length.array);
  return t_.code([this_ = *this, &array, &e](Frame& frame) {
    const Object* const object = array.eval(frame).object;
    if (object == nullptr) this_.machine_.throwNull(e.range, "length", "array");
    return Value::of(std::int64_t{object->size});
  });
}

// --- writing

const Code& Places::assign(const ast::Expression& e, const ast::Assign& assign) {
  const Code& value = t_.of(*assign.value);
  if (const auto* const local = std::get_if<ast::VariableRead>(&assign.target->node)) {
    return t_.code([&value, slot = local->variable->slot](Frame& frame) {
      const Value result = value.eval(frame);
      return frame.slots[slot] = result;
    });
  }
  return withPlace(*assign.target, [&](auto place) -> const Code& {
    const bool tracks = machine_.checker().tracks();
    return t_.code([this_ = *this, place, &value, &e, tracks](Frame& frame) {
      const auto parts = place.evaluate(frame);
      const Value result = value.eval(frame);
      const auto [at, location] = place.locate(parts);
      place.admit(parts, result);
      if (tracks)
        this_.set({at, location}, result, place.isFree(), e.range);
      else
        *at = result;
      return result;
    });
  });
}

// The new value of a place that holds what `old` yields.
const Code& Places::updateWith(const ast::Expression& e, const ast::Update& update, const Code& old) {
  const ast::Type& type = update.target->type;
  if (update.op == ast::BinaryOperator::Concatenate) {
    const Code& operand = t_.of(*update.operand);
    return t_.code([this_ = *this, &e, &update, &old, &operand](Frame& frame) {
      Machine& machine = this_.machine_;
      const Value before = old.eval(frame), added = operand.eval(frame);
      std::u16string units = machine.textOf(update.target->type, before, e.range);
      units += machine.textOf(update.operand->type, added, e.range);
      return Value::of(machine.heap.makeText(units));
    });
  }
  const Code& left = update.operation.isNumeric() ? t_.convert(e, old, type, update.operation, false) : old;
  const Code& result =
      t_.operation(e, update.op, update.operation, update.operation, left, t_.of(*update.operand));
  return update.operation.isNumeric() ? t_.convert(e, result, update.operation, type, false) : result;
}

const Code& Places::update(const ast::Expression& e, const ast::Update& update) {
  if (const auto* const local = std::get_if<ast::VariableRead>(&update.target->node)) {
    const std::uint32_t slot = local->variable->slot;
    const Code& result = updateWith(e, update, t_.codes_.keep(std::make_unique<LocalCode>(slot)));
    return t_.code([&result, slot, yieldsOld = update.yieldsOldValue](Frame& frame) {
      const Value before = frame.slots[slot], after = result.eval(frame);
      frame.slots[slot] = after;
      return yieldsOld ? before : after;
    });
  }
  return withPlace(*update.target, [&](auto place) -> const Code& {
    const std::uint32_t slot = t_.takeSlot();
    const Code& result = updateWith(e, update, t_.codes_.keep(std::make_unique<LocalCode>(slot)));
    return t_.code(
        [this_ = *this, place, &result, slot, &e, yieldsOld = update.yieldsOldValue](Frame& frame) {
          const auto parts = place.evaluate(frame);
          const auto [at, location] = place.locate(parts);
          const Spot spot{at, location};
          const Value before = this_.get(spot, place.isFree(), e.range);
          frame.slots[slot] = before;
          const Value after = result.eval(frame);
          place.admit(parts, after);
          this_.set(spot, after, place.isFree(), e.range);
          return yieldsOld ? before : after;
        });
  });
}

}  // namespace warrant::run
