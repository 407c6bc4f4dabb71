#include "symbex/resources/separation.h"

namespace warrant::symbex {

void SeparationGroup::leaveScopes(const smt::PathCondition& condition) {
  while (!members_.empty() && !condition.isOpen(members_.back().scope)) {
    objects_.erase(members_.back().object);
    members_.pop_back();
  }
}

std::int64_t SeparationGroup::add(smt::Term object, smt::PathCondition::Scope scope) {
  members_.push_back({object, scope});
  objects_.insert(object);
  return ++last_;
}

}  // namespace warrant::symbex
