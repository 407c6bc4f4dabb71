#include "run/check/transfer.h"

namespace warrant::run {

void Transfer::fail(support::SourceRange range, const char* reason, std::string message) {
  if (!place_.range.isKnown()) throw Violation{range, place_.context, reason, std::move(message)};
  const bool isElsewhere = !support::isWithin(range, place_.range);
  throw Violation{place_.range, place_.context, reason, std::move(message),
                  isElsewhere ? range : support::SourceRange{}};
}

Amount Transfer::available(const Location& location) const {
  const auto held = from_.held.find(location);
  if (held == from_.held.end()) return {};
  const auto taken = taken_.find(location);
  return taken == taken_.end() ? held->second : held->second - taken->second;
}

Amount Transfer::least() { return Amount::infinitesimal(++checker_.levels_); }

Amount Transfer::amountOf(const Location& location, support::SourceRange range) {
  if (!checker_.asksPermissions()) return Amount(Rational(1));
  const Amount all = available(location);
  if (!all.isPositive()) fail(range, "permission", "there is no permission");
  return all;
}

void Transfer::meet(const Location& location, support::SourceRange range) {
  if (!checker_.asksPermissions()) return;
  const Amount there = available(location);
  if (way_ == Way::Lend) {
    if (!there.isPositive())
      fail(range, isInPredicate() ? "predicate" : "permission", "there is no permission to read it");
    to_.held.try_emplace(location, least());
    return;
  }
  const Amount rest = there - amount();
  if (rest.isNegative()) {
    fail(range, isInPredicate() ? "predicate" : "permission",
         toString(amount()) + " of the permission is asked for, and " + toString(there) + " is held");
  }
  if (way_ == Way::Stay) {
    taken_[location] = taken_[location] + amount();
    return;
  }
  if (rest.isNone())
    from_.held.erase(location);
  else
    from_.held[location] = rest;
  Amount& got = to_.held[location];
  got = got + amount();
}

void Transfer::meetCondition(bool holds, support::SourceRange range) {
  if (!holds) fail(range, "false", "this does not hold");
}

}  // namespace warrant::run
