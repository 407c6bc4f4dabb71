// The decorator that asks a solver nothing more once a question was cut off: what a limit or the clock
// interrupts leaves a state behind on which Z3 may crash (seen with 4.8.12), and on which its answers would
// depend.
#include <utility>

#include "smt/z3/assumed.h"
#include "smt/z3/solver.h"

namespace warrant::smt {

namespace {

class RenewingSolver final : public Solver {
 public:
  explicit RenewingSolver(MakeSolver make) : make_(std::move(make)), inner_(make_()) {}

  void push() override {
    assumed_.push();
    if (inner_) inner_->push();
  }

  void pop(std::size_t scopes) override {
    assumed_.pop(scopes);
    if (inner_) inner_->pop(scopes);
  }

  void assume(Term fact) override {
    assumed_.add(fact);
    if (inner_) inner_->assume(fact);
  }

  Result check(Term formula) override {
    if (!inner_) {
      inner_ = make_();
      assumed_.tell(*inner_);
    }
    const Result result = inner_->check(formula);
    if (result == Result::LimitHit || result == Result::TimedOut) inner_.reset();
    return result;
  }

 private:
  MakeSolver make_;
  Assumed assumed_;
  std::unique_ptr<Solver> inner_;  // none: to be made with the next question
};

}  // namespace

std::unique_ptr<Solver> makeRenewingSolver(MakeSolver make) {
  return std::make_unique<RenewingSolver>(std::move(make));
}

}  // namespace warrant::smt
