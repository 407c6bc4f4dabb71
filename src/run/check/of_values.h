// What an assertion says of values, whoever holds what: what Java could check of it.
#pragma once

#include <string>

#include "run/check/walk.h"

namespace warrant::run {

class OfValues final : private Walk {
 public:
  using Walk::Walk;
  bool holds(Frame& frame, const ast::Assertion& assertion) {
    along(frame, assertion);
    return holds_;
  }

 private:
  void meet(const Location&, support::SourceRange) override {}
  void meetFalse(Frame&, const ast::Expression*, support::SourceRange) override { holds_ = false; }
  Amount amountOf(const Location&, support::SourceRange) override { return amount(); }
  Amount least() override { return amount(); }
  [[noreturn]] void fail(support::SourceRange range, const char* reason, std::string message) override {
    throw Violation{range, "contract", reason, std::move(message)};
  }

  bool holds_ = true;
};

}  // namespace warrant::run
