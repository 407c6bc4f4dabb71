// The objects of a run. They live until it ends: what they take is bounded instead.
#pragma once

#include <cstddef>
#include <memory>
#include <memory_resource>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "run/value.h"

namespace warrant::run {

class Heap {
 public:
  // Thrown where more than that would be needed.
  struct IsFull {};

  explicit Heap(std::size_t bytes) : left_(bytes) {}

  // All fields and elements have the value 0, false, or null.
  Instance* makeInstance(const Class& type, std::uint32_t fields);
  Array* makeArray(const ast::Type& element, std::uint32_t length);
  Text* makeText(std::u16string_view units);
  // The one object of a literal with these contents (JLS 3.10.5).
  Text* literal(std::u16string_view units);
  Compound* makeCompound(std::span<const Value> parts, const ast::Type* type,
                         const ast::Constructor* constructor = nullptr);
  State& keep(std::unique_ptr<State> state) {
    states_.push_back(std::move(state));
    return *states_.back();
  }
  // Those that were made, in their order.
  const std::vector<Object*>& objects() const { return objects_; }
  // Takes from what is left.
  void spend(std::size_t bytes);

 private:
  template <class Kind>
  Kind* make(Shape shape, std::size_t size, std::size_t bytesEach);

  std::size_t left_;
  std::pmr::monotonic_buffer_resource memory_{64 * 1024};
  std::vector<Object*> objects_;  // without compounds
  std::vector<std::unique_ptr<State>> states_;
  std::unordered_map<std::u16string_view, Text*> literals_;
};

}  // namespace warrant::run
