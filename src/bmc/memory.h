// What a program remembers while all its executions are followed at once: cells that hold terms. Where paths
// part, each goes on from the same contents; where they meet, what they have written becomes choices.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "smt/bits/bit_terms.h"
#include "support/function_ref.h"

namespace warrant::bmc {

using smt::bits::Bits;
using smt::bits::BitTerms;

using Cell = std::uint32_t;
inline constexpr Bits unknown{UINT32_MAX};  // of a variable without a value

enum class CellKind : std::uint8_t {
  Lasting,  // it was there before the paths parted, as it is when it is made
  Made,     // of an object that is made: on paths that have not made it nobody reads it
  Local,    // of an activation, which retires it when it ends
};

// What a path has written since it parted, and where it was known to come by.
struct Arrival {
  Bits guard;  // of the paths that arrive
  std::uint32_t statements = 0;
  std::vector<std::pair<Cell, Bits>> changes = {};
};

class Memory {
 public:
  struct Mark {
    std::size_t journal, cells;
  };
  // `choose`: the choice between two values of a cell, which are no terms in those that hold something else.
  using Choose = support::FunctionRef<Bits(Cell, Bits condition, Bits onTrue, Bits onFalse)>;

  Cell add(CellKind kind, Bits value);
  Bits read(Cell cell) const { return cells_[cell].value; }
  void write(Cell cell, Bits value);
  void retire(Cell first, std::uint32_t count);
  std::size_t size() const { return cells_.size(); }

  Mark mark() const { return {journal_.size(), cells_.size()}; }
  // How many writes there have been since, which `copy` goes through.
  std::size_t writesSince(const Mark& mark) const { return journal_.size() - mark.journal; }
  // What has been written since; the memory is as it was then.
  Arrival take(const Mark& mark, Bits guard, std::uint32_t statements);
  Arrival copy(const Mark& mark, Bits guard, std::uint32_t statements);  // which stays as it is
  void undo(const Mark& mark);
  void apply(const Arrival& arrival);
  // For memory as it was at the mark: what any of the arrivals says is so where its guard holds. The guards
  // exclude each other, and one of them holds; that of the last is not looked at.
  void merge(const Mark& mark, std::span<const Arrival> arrivals, Choose choose);

 private:
  struct Content {
    Bits value;
    CellKind kind;
    bool isRetired = false;
    std::uint32_t stamp = 0;
  };
  std::vector<Content> cells_;
  std::vector<std::pair<Cell, Bits>> journal_;  // what was there before
  std::uint32_t stamp_ = 0;
};

}  // namespace warrant::bmc
