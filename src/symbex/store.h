// The symbolic store (paper, Definition 2): the values of a method's variables, by slot.
//
// A persistent value in pages: a copy costs a pointer for every 32 variables, a write copies at most one
// page.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "smt/term.h"
#include "support/shared.h"

namespace warrant::symbex {

class Store {
 public:
  Store() = default;
  explicit Store(std::uint32_t slots) { reserve(slots); }

  // Makes room for so many.
  void reserve(std::uint32_t slots) {
    while (size() < slots) pages_.emplace_back(new Page);
  }

  // Makes place for that many.
  void grow(std::uint32_t slots) {
    while (size() < slots) pages_.push_back(support::Shared(new Page));
  }

  std::size_t size() const { return pages_.size() * pageSize; }
  // Whether the slot, and all of its page, is the same in both because nothing was written since a copy.
  bool sharesPage(const Store& other, std::uint32_t slot) const {
    return pages_[slot / pageSize].get() == other.pages_[slot / pageSize].get();
  }
  static std::uint32_t lastOfPage(std::uint32_t slot) { return slot / pageSize * pageSize + pageSize - 1; }
  // No term: the variable has no value yet.
  smt::Term operator[](std::uint32_t slot) const { return pages_[slot / pageSize]->values[slot % pageSize]; }
  void set(std::uint32_t slot, smt::Term value) {
    pages_[slot / pageSize].own().values[slot % pageSize] = value;
  }

 private:
  static constexpr std::uint32_t pageSize = 32;
  struct Page : support::Counted {
    std::array<smt::Term, pageSize> values{};
  };
  std::vector<support::Shared<Page>> pages_;
};

}  // namespace warrant::symbex
