#include "run/check/past.h"

namespace warrant::run {

void Past::forget() {
  if (moments_.size() > 1) moments_[moments_.size() - 2].merge(moments_.back());
  moments_.pop_back();
}

std::optional<Value> Past::at(Moment moment, const Location& location) const {
  for (Moment at = moment; at < moments_.size(); ++at) {
    if (const auto found = moments_[at].find(location); found != moments_[at].end()) return found->second;
  }
  return std::nullopt;
}

}  // namespace warrant::run
