#include "symbex/resources/separation.h"

namespace warrant::symbex {

bool SeparationGroup::isWhole(const smt::PathCondition& condition) const {
  return members_.empty() || condition.isOpen(members_.back().scope);
}

std::int64_t SeparationGroup::add(smt::Term object, smt::PathCondition::Scope scope) {
  members_.push_back({object, scope});
  objects_.insert(object);
  return ++last_;
}

}  // namespace warrant::symbex
