// Permissions go from one activation to another, as an assertion says; what is not so is a violation.
#pragma once

#include "run/check/walk.h"

namespace warrant::run {

class Transfer final : public Walk {
 public:
  // Where a violation is reported: at that place, or at the part of the assertion where it is unknown.
  struct Place {
    const char* context;
    support::SourceRange range;
  };
  // Stay: the permissions must be there. Lend: the receiver gets a right to read, and nothing is missing.
  enum class Way { Move, Stay, Lend };

  Transfer(Checker& checker, Activation& from, Activation& to, const Place& place, Way way)
      : Walk(checker), from_(from), to_(to), place_(place), way_(way) {}

 private:
  void meet(const Location& location, support::SourceRange range) override;
  void meetFalse(Frame& frame, const ast::Expression* condition, support::SourceRange range) override;
  Amount amountOf(const Location& location, support::SourceRange range) override;
  Amount least() override;
  [[noreturn]] void fail(support::SourceRange range, const char* reason, std::string message) override;
  // `a.length is 3, i is 4`: what the condition speaks of, as it is.
  std::string valuesIn(Frame& frame, const ast::Expression& condition) const;
  Amount available(const Location& location) const;

  Activation& from_;
  Activation& to_;
  Place place_;
  Way way_;
  Holdings taken_;  // of what stays
};

}  // namespace warrant::run
