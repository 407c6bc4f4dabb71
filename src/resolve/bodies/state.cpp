#include "resolve/bodies/state.h"

namespace warrant::ast {

const Variable* Locals::find(std::string_view name) const {
  const auto found = byName_.find(name);
  return found == byName_.end() ? nullptr : found->second;
}

const Variable* Locals::declare(const Variable* variable) {
  const auto [entry, isNew] = byName_.emplace(variable->name, variable);
  if (!isNew) return entry->second;
  declared_.push_back(variable);
  return nullptr;
}

void Locals::leave(std::size_t mark) {
  while (declared_.size() > mark) {
    byName_.erase(declared_.back()->name);
    declared_.pop_back();
  }
}

void Locals::leaveThese(std::size_t mark, const std::unordered_set<const Variable*>& variables) {
  const std::vector<const Variable*> left(declared_.begin() + static_cast<std::ptrdiff_t>(mark),
                                          declared_.end());
  leave(mark);
  for (const Variable* const variable : left) {
    if (!variables.contains(variable)) declare(variable);
  }
}

const Variable* Locals::declareLasting(const Variable* variable) {
  const auto [entry, isNew] = byName_.emplace(variable->name, variable);
  if (!isNew) return entry->second;
  lasting_.push_back(variable);
  return nullptr;
}

void Locals::leaveLasting(std::size_t mark) {
  while (lasting_.size() > mark) {
    byName_.erase(lasting_.back()->name);
    lasting_.pop_back();
  }
}

std::vector<std::string_view> Locals::names() const {
  std::vector<std::string_view> names;
  for (const Variable* const variable : declared_) names.push_back(variable->name);
  return names;
}

}  // namespace warrant::ast
