#include <doctest/doctest.h>

#include <memory>
#include <vector>

#include "smt/z3/solver.h"

using namespace warrant::smt;

namespace {

// What the solvers that were made were told: 0 for a scope, -1 for each one that was left, else a term.
using Told = std::vector<std::int64_t>;

class Listener final : public Solver {
 public:
  Listener(Told& told, Result answer) : told_(told), answer_(answer) {}
  void push() override { told_.push_back(0); }
  void pop(std::size_t scopes) override { told_.insert(told_.end(), scopes, -1); }
  void assume(Term fact) override { told_.push_back(fact.id()); }
  Result check(Term) override { return answer_; }

 private:
  Told& told_;
  Result answer_;
};

// Tells the solver facts in scopes, and asks twice, changing the facts in between.
std::vector<Told> toldWith(Solver::Result answer) {
  TermFactory terms;
  const Term a = terms.fresh(Sort::Bool, "a"), b = terms.fresh(Sort::Bool, "b"),
             c = terms.fresh(Sort::Bool, "c");
  std::vector<std::unique_ptr<Told>> told;
  const auto solver = makeRenewingSolver([&] {
    told.push_back(std::make_unique<Told>());
    return std::make_unique<Listener>(*told.back(), answer);
  });
  solver->assume(a);
  solver->push();
  solver->assume(b);
  solver->push();
  CHECK(solver->check(c) == answer);
  solver->pop(1);
  solver->assume(c);
  CHECK(solver->check(a) == answer);
  std::vector<Told> all;
  for (const auto& each : told) all.push_back(*each);
  CHECK(all.front().front() == a.id());
  return all;
}

}  // namespace

TEST_CASE("a question that was cut off is the last one of its solver, and the next is told what holds then") {
  for (const Solver::Result cutOff : {Solver::Result::LimitHit, Solver::Result::TimedOut}) {
    const std::vector<Told> told = toldWith(cutOff);
    REQUIRE(told.size() == 2);
    CHECK(told[0].size() == 4);  // a, scope, b, scope
    REQUIRE(told[1].size() == 4);
    CHECK(told[1][0] == told[0][0]);  // a
    CHECK(told[1][1] == 0);
    CHECK(told[1][2] == told[0][2]);  // b
    CHECK(told[1][3] > 0);            // c
  }
}

TEST_CASE("a solver that answers goes on") {
  for (const Solver::Result answer :
       {Solver::Result::Satisfiable, Solver::Result::Unsatisfiable, Solver::Result::Unknown}) {
    const std::vector<Told> told = toldWith(answer);
    REQUIRE(told.size() == 1);
    CHECK(told[0].size() == 6);  // a, scope, b, scope, back, c
  }
}
