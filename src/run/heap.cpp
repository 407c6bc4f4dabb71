#include "run/heap.h"

#include <cstring>

namespace warrant::run {

void Heap::spend(std::size_t bytes) {
  if (bytes > left_) throw IsFull();
  left_ -= bytes;
}

void Heap::reset() {
  memory_.release();
  objects_.clear();
  states_.clear();
  left_ = bytes_;
}

template <class Kind>
Kind* Heap::make(Shape shape, std::size_t size, std::size_t bytesEach) {
  const std::size_t bytes = sizeof(Kind) + size * bytesEach;
  spend(bytes + sizeof(Object*));
  auto* const object = static_cast<Kind*>((isLasting_ ? lasting_ : memory_).allocate(bytes, alignof(Value)));
  std::memset(static_cast<void*>(object), 0, bytes);
  object->shape = shape;
  object->size = static_cast<std::uint32_t>(size);
  // Literals count down, from where no other object comes.
  object->number = static_cast<std::uint32_t>(isLasting_ ? UINT32_MAX - literals_.size() : objects_.size());
  if (shape != Shape::Compound && !isLasting_) objects_.push_back(object);
  return object;
}

Instance* Heap::makeInstance(const Class& type, std::uint32_t fields) {
  auto* const object = make<Instance>(Shape::Instance, fields, sizeof(Value));
  object->type = &type;
  return object;
}

Array* Heap::makeArray(const ast::Type& element, std::uint32_t length) {
  auto* const array = make<Array>(Shape::Array, length, sizeof(Value));
  array->element = &element;
  return array;
}

Text* Heap::makeText(std::u16string_view units) {
  auto* const text = make<Text>(Shape::Text, units.size(), sizeof(char16_t));
  std::memcpy(static_cast<void*>(text + 1), units.data(), units.size() * sizeof(char16_t));
  return text;
}

Text* Heap::literal(std::u16string_view units) {
  if (const auto known = literals_.find(units); known != literals_.end()) return known->second;
  const Lasting lasting(*this);
  Text* const text = makeText(units);
  literals_.emplace(text->units(), text);
  return text;
}

Compound* Heap::makeCompound(std::span<const Value> parts, const ast::Type* type,
                             const ast::Constructor* constructor) {
  auto* const compound = make<Compound>(Shape::Compound, parts.size(), sizeof(Value));
  compound->type = type;
  compound->constructor = constructor;
  if (!parts.empty()) std::memcpy(static_cast<void*>(compound + 1), parts.data(), parts.size_bytes());
  return compound;
}

}  // namespace warrant::run
