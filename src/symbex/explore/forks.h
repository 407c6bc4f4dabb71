// Where paths that are guided fork (guide.h): they follow the decisions that they begin with, and then ask.
#pragma once

#include "symbex/explore/guide.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Leaves;

class Forks : public Part {
 public:
  explicit Forks(Parts& parts);

  // From here on paths begin with these decisions, and the guide is asked behind them. Both must live as
  // long.
  void follow(std::span<const Decision> prefix, Guide& guide) {
    prefix_ = prefix;
    guide_ = &guide;
  }
  // Those of the path.
  const Decisions& decisions() const { return decisions_; }
  // Whether a path did not fork where it was said to: what was found is not what was asked for.
  bool hasLostTheWay() const { return hasLostTheWay_; }

  Verdict fork(SymbolicState s, Term condition, support::SourceRange range, Then onTrue, Then onFalse);

 private:
  Verdict decide(SymbolicState s, Term condition, support::SourceRange range, Then onTrue, Then onFalse);

  Leaves& leaves_;
  std::span<const Decision> prefix_;
  Guide* guide_ = nullptr;
  Decisions decisions_;
  bool hasLostTheWay_ = false;
};

}  // namespace warrant::symbex
