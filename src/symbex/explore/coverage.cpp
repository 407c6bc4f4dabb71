#include "symbex/explore/coverage.h"

#include <algorithm>

namespace warrant::symbex {

void Covered::add(const Covered& other) {
  methods.insert(other.methods.begin(), other.methods.end());
  statements.insert(other.statements.begin(), other.statements.end());
  held.insert(other.held.begin(), other.held.end());
  failed.insert(other.failed.begin(), other.failed.end());
}

void Coverage::note(const void* node, Kind kind) {
  auto& places = places_[static_cast<std::size_t>(kind)];
  const auto [place, isNew] = places.try_emplace(node, static_cast<std::uint32_t>(items_.size()));
  if (isNew) items_.push_back({node, kind});
  if (!items_[place->second].isCovered) open_.push_back(place->second);
}

std::vector<std::uint32_t> Coverage::metSince(std::size_t count) const {
  std::vector<std::uint32_t> items(open_.begin() + static_cast<std::ptrdiff_t>(count), open_.end());
  std::ranges::sort(items);
  const auto others = std::ranges::unique(items);
  items.erase(others.begin(), others.end());
  return items;
}

void Coverage::meetAgain(const std::vector<std::uint32_t>& items) {
  for (const std::uint32_t item : items) {
    if (!items_[item].isCovered) open_.push_back(item);
  }
}

void Coverage::commit() {
  for (const std::uint32_t item : open_) items_[item].isCovered = true;
}

Covered Coverage::covered() const {
  Covered covered;
  for (const Item& item : items_) {
    if (!item.isCovered) continue;
    const auto* const condition = static_cast<const ast::Expression*>(item.node);
    switch (item.kind) {
      case Kind::Method:
        covered.methods.insert(static_cast<const ast::MethodDecl*>(item.node));
        break;
      case Kind::Statement:
        covered.statements.insert(static_cast<const ast::Statement*>(item.node));
        break;
      case Kind::Held:
        covered.held.insert(condition);
        break;
      case Kind::Failed:
        covered.failed.insert(condition);
        break;
    }
  }
  return covered;
}

}  // namespace warrant::symbex
