#include "bmc/memory.h"

#include <algorithm>

namespace warrant::bmc {

Cell Memory::add(CellKind kind, Bits value) {
  cells_.push_back({value, kind});
  const auto cell = static_cast<Cell>(cells_.size() - 1);
  if (kind == CellKind::Made) journal_.emplace_back(cell, value);  // paths that have it are told apart
  return cell;
}

void Memory::write(Cell cell, Bits value) {
  if (cells_[cell].value == value) return;
  journal_.emplace_back(cell, cells_[cell].value);
  cells_[cell].value = value;
}

void Memory::retire(Cell first, std::uint32_t count) {
  for (Cell cell = first; cell < first + count; ++cell) cells_[cell].isRetired = true;
}

Arrival Memory::copy(const Mark& mark, Bits guard, std::uint32_t statements) {
  Arrival arrival{.guard = guard, .statements = statements};
  ++stamp_;
  for (std::size_t at = mark.journal; at < journal_.size(); ++at) {
    const Cell cell = journal_[at].first;
    Content& content = cells_[cell];
    if (content.isRetired || content.stamp == stamp_) continue;
    content.stamp = stamp_;
    arrival.changes.emplace_back(cell, content.value);
  }
  return arrival;
}

Arrival Memory::take(const Mark& mark, Bits guard, std::uint32_t statements) {
  Arrival arrival = copy(mark, guard, statements);
  undo(mark);
  return arrival;
}

void Memory::undo(const Mark& mark) {
  while (journal_.size() > mark.journal) {
    cells_[journal_.back().first].value = journal_.back().second;
    journal_.pop_back();
  }
}

void Memory::apply(const Arrival& arrival) {
  for (const auto& [cell, value] : arrival.changes) write(cell, value);
}

void Memory::merge(const Mark& mark, std::span<const Arrival> arrivals, Choose choose) {
  if (arrivals.size() == 1) return apply(arrivals.front());
  struct Change {
    Cell cell;
    std::uint32_t arrival;
    Bits value;
  };
  std::vector<Change> changes;
  for (std::uint32_t index = 0; index < arrivals.size(); ++index) {
    for (const auto& [cell, value] : arrivals[index].changes) changes.push_back({cell, index, value});
  }
  std::ranges::sort(changes, {}, [](const Change& one) { return std::pair(one.cell, one.arrival); });
  std::size_t end = changes.size();
  for (std::size_t begin = 0; begin < changes.size(); begin = end) {
    const Cell cell = changes[begin].cell;
    end = begin;
    while (end < changes.size() && changes[end].cell == cell) ++end;
    const Content& content = cells_[cell];
    if (content.isRetired) continue;
    const bool isNew = content.kind != CellKind::Lasting && cell >= mark.cells;
    Bits merged = unknown;
    std::size_t next = end;  // the changes from there on are merged
    for (std::size_t index = arrivals.size(); index-- > 0;) {
      const bool isChanged = next > begin && changes[next - 1].arrival == index;
      if (isChanged) --next;
      if (!isChanged && isNew) continue;  // there it does not exist
      const Bits value = isChanged ? changes[next].value : content.value;
      if (merged == unknown)
        merged = value;
      else if (!(value == unknown) && !(value == merged))
        merged = choose(cell, arrivals[index].guard, value, merged);
    }
    write(cell, merged);
  }
}

}  // namespace warrant::bmc
