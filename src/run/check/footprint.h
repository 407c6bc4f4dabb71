// The locations that an assertion speaks of, with what they hold.
#pragma once

#include <utility>
#include <vector>

#include "run/check/walk.h"

namespace warrant::run {

class Footprint final : private Walk {
 public:
  using Walk::Walk;
  using All = std::vector<std::pair<Location, std::int64_t>>;
  All of(Frame& frame, const ast::Assertion& assertion);

 private:
  void meet(const Location& location, support::SourceRange range) override;
  void meetFalse(Frame&, const ast::Expression*, support::SourceRange) override {}
  Amount amountOf(const Location&, support::SourceRange) override { return amount(); }
  Amount least() override { return amount(); }
  [[noreturn]] void fail(support::SourceRange range, const char* reason, std::string message) override;

  All all_;
};

}  // namespace warrant::run
