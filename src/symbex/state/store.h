// The symbolic store (paper, Definition 2): the values of a method's variables, by slot.
//
// A persistent value in pages: a copy costs a pointer, a write the table of pages and one page at most.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "smt/terms/term.h"
#include "support/shared.h"

namespace warrant::symbex {

class Store {
 public:
  Store() = default;
  explicit Store(std::uint32_t slots) { reserve(slots); }

  // Makes room for so many.
  void reserve(std::uint32_t slots) {
    if (size() >= slots) return;
    auto& pages = table().pages;
    while (pages.size() * pageSize < slots) pages.emplace_back(new Page);
  }

  std::size_t size() const { return table_ ? table_->pages.size() * pageSize : 0; }
  // The same, because nothing was written since a copy.
  bool isIdentical(const Store& other) const { return table_.get() == other.table_.get(); }
  // Whether the slot, and all of its page, is the same in both because nothing was written since a copy.
  bool sharesPage(const Store& other, std::uint32_t slot) const {
    return isIdentical(other) || page(slot).get() == other.page(slot).get();
  }
  static std::uint32_t lastOfPage(std::uint32_t slot) { return slot / pageSize * pageSize + pageSize - 1; }
  // No term: the variable has no value yet.
  smt::Term operator[](std::uint32_t slot) const { return page(slot)->values[slot % pageSize]; }
  // The same; no term where there is no such slot, too.
  smt::Term valueOf(std::uint32_t slot) const { return slot < size() ? (*this)[slot] : smt::Term(); }
  // Takes over the values that the other one has.
  void setAll(const Store& other) {
    reserve(static_cast<std::uint32_t>(other.size()));
    for (std::uint32_t slot = 0; slot < other.size(); ++slot) {
      if (const smt::Term value = other[slot]) set(slot, value);
    }
  }
  void set(std::uint32_t slot, smt::Term value) {
    table().pages[slot / pageSize].own().values[slot % pageSize] = value;
  }

 private:
  static constexpr std::uint32_t pageSize = 32;
  struct Page : support::Counted {
    std::array<smt::Term, pageSize> values{};
  };
  struct Table : support::Counted {
    std::vector<support::Shared<Page>> pages;
  };

  const support::Shared<Page>& page(std::uint32_t slot) const { return table_->pages[slot / pageSize]; }
  // The table for writing.
  Table& table() {
    if (!table_) table_ = support::Shared(new Table);
    return table_.own();
  }

  support::Shared<Table> table_;
};

}  // namespace warrant::symbex
