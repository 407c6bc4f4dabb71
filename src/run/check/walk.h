// A walk along an assertion, and along what its predicates say, with the values that expressions have now.
#pragma once

#include <string>
#include <vector>

#include "run/check/checker.h"

namespace warrant::run {

class Walk {
 public:
  explicit Walk(Checker& checker) : checker_(checker) {}
  virtual ~Walk() = default;

  void along(Frame& frame, const ast::Assertion& assertion);
  void along(Frame& frame, const ast::PredicateInstance& instance);
  // So much of it; nullptr: of what there is.
  void along(Frame& frame, const ast::PredicateInstance& instance, const ast::Expression* amount);

 protected:
  // What is met. `range` is the part of the outermost assertion that it is due to.
  virtual void meet(const Location& location, support::SourceRange range) = 0;
  // It does not hold. `condition` is what stands there, within a predicate maybe.
  virtual void meetFalse(Frame& frame, const ast::Expression* condition, support::SourceRange range) = 0;
  // The array has no element there, or not so many: it would have to be so long.
  virtual void meetShort(const Array&, std::int64_t /*length*/) {}
  // What is met until `leave` is due to the predicate with these arguments, which have values in the inner
  // frame; not called where something ends the walk.
  virtual void enter(Frame& /*outer*/, Frame& /*inner*/, const ast::PredicateDecl&, ast::Expressions) {}
  virtual void leave() {}
  // How much there is of the location that `?f` asks about.
  virtual Amount amountOf(const Location& location, support::SourceRange range) = 0;
  // An amount smaller than all that there are.
  virtual Amount least() = 0;
  // Nothing can be said of the part: a receiver is null, an amount negative.
  [[noreturn]] virtual void fail(support::SourceRange range, const char* reason, std::string message) = 0;

  const Amount& amount() const { return amount_; }  // of what is met
  bool isInPredicate() const { return depth_ > 0; }
  Machine& machine() const { return checker_.machine_; }
  Checker& checker_;

 private:
  void alongAll(Frame& frame, const ast::Star& star);
  void alongCondition(Frame& frame, const ast::Expression& condition, support::SourceRange range);
  void alongShare(Frame& frame, const ast::Share& share, support::SourceRange range);
  void alongElements(Frame& frame, const ast::ElementsAccess& access, support::SourceRange range);
  void alongUntouched(Frame& frame, const ast::Untouched& untouched, support::SourceRange range);
  Location locationOf(Frame& frame, const ast::FieldAccess& access, support::SourceRange range);
  Location locationOf(Frame& frame, const ast::ElementAccess& access, support::SourceRange range);
  Array& arrayOf(Frame& frame, const ast::Expression& array, support::SourceRange range);
  Value eval(Frame& frame, const ast::Expression& e);
  support::SourceRange placeOf(support::SourceRange range) const { return depth_ > 0 ? outermost_ : range; }

  std::vector<const ast::Assertion*> pending_;  // parts of conjunctions that are still to come
  Amount amount_{Rational(1)};
  std::uint32_t depth_ = 0;         // of predicates
  support::SourceRange outermost_;  // the instance of the first of them
};

}  // namespace warrant::run
