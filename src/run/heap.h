// The objects of a run. They live until it ends: what they take is bounded instead. What is part of the
// translated program, literals and constants, lives as long as that.
#pragma once

#include <cstddef>
#include <memory>
#include <memory_resource>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "run/value.h"

namespace warrant::run {

class Heap {
 public:
  // Thrown where more than that would be needed.
  struct IsFull {};

  explicit Heap(std::size_t bytes) : bytes_(bytes), left_(bytes) {}
  // Another run of the program begins, with no objects but those that are part of it.
  void reset();
  // While it lives, what is made is part of the program.
  class Lasting {
   public:
    explicit Lasting(Heap& heap) : heap_(heap), before_(std::exchange(heap.isLasting_, true)) {}
    ~Lasting() { heap_.isLasting_ = before_; }
    Lasting(const Lasting&) = delete;
    Lasting& operator=(const Lasting&) = delete;

   private:
    Heap& heap_;
    bool before_;
  };

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
  std::size_t taken() const { return bytes_ - left_; }
  // Takes from what is left.
  void spend(std::size_t bytes);

 private:
  template <class Kind>
  Kind* make(Shape shape, std::size_t size, std::size_t bytesEach);

  std::size_t bytes_, left_;
  bool isLasting_ = false;
  std::vector<std::byte> first_ = std::vector<std::byte>(64 * 1024);
  std::pmr::monotonic_buffer_resource memory_{first_.data(), first_.size()}, lasting_;
  std::vector<Object*> objects_;  // without compounds
  std::vector<std::unique_ptr<State>> states_;
  std::unordered_map<std::u16string_view, Text*> literals_;
};

}  // namespace warrant::run
