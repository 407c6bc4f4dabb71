#include "run/check/footprint.h"

namespace warrant::run {

Footprint::All Footprint::of(Frame& frame, const ast::Assertion& assertion) {
  along(frame, assertion);
  return std::move(all_);
}

void Footprint::meet(const Location& location, support::SourceRange) {
  all_.emplace_back(location, machine().past.value(location, machine().valueAt(location)).number);
}

void Footprint::fail(support::SourceRange range, const char* reason, std::string message) {
  throw Violation{range, "contract", reason, std::move(message)};
}

}  // namespace warrant::run
