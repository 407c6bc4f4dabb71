// A small table from numbers (nodes, vertices) to others: what is asked of few numbers among many costs no
// more than those few.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace warrant::smt {

class NumberTable {
 public:
  static constexpr std::uint32_t none = UINT32_MAX;

  // What the key has; none.
  std::uint32_t find(std::uint32_t key) const { return slots_.empty() ? none : slots_[slotOf(key)].value; }
  // The same, to be set to what is not none. Taken back by the next call.
  std::uint32_t& operator[](std::uint32_t key) {
    if (2 * (size_ + 1) > slots_.size()) enlarge();
    Slot& slot = slots_[slotOf(key)];
    if (slot.value == none) {
      slot.key = key;
      ++size_;
    }
    return slot.value;
  }
  // Calls visit(key, value) for each, in no order that means anything.
  template <class Visit>
  void forEach(Visit&& visit) const {
    for (const Slot& slot : slots_) {
      if (slot.value != none) visit(slot.key, slot.value);
    }
  }

 private:
  struct Slot {
    std::uint32_t key = 0, value = none;
  };

  // Where the key is, or would be.
  std::size_t slotOf(std::uint32_t key) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = (key * 0x9E3779B1u >> 7) & mask;
    while (slots_[slot].value != none && slots_[slot].key != key) slot = (slot + 1) & mask;
    return slot;
  }
  void enlarge() {
    constexpr std::size_t smallest = 32;
    std::vector<Slot> old(slots_.empty() ? smallest : 2 * slots_.size());
    old.swap(slots_);
    for (const Slot& slot : old) {
      if (slot.value != none) slots_[slotOf(slot.key)] = slot;
    }
  }

  std::vector<Slot> slots_;  // as many as a power of 2
  std::size_t size_ = 0;
};

}  // namespace warrant::smt
