// Conditions in fewer words against their truth tables.
#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "smt/terms/junctions.h"
#include "smt/terms/term.h"

namespace warrant::smt {

namespace {

constexpr unsigned atoms = 5;

class Conditions {
 public:
  explicit Conditions(TermFactory& terms) : terms_(terms) {
    for (unsigned index = 0; index < atoms; ++index) atoms_.push_back(terms.fresh(Sort::Bool, "a"));
  }

  Term random(unsigned depth) {
    const Term atom = atoms_[random_() % atoms];
    if (depth == 0 || random_() % 4 == 0) return random_() % 2 == 0 ? atom : terms_.negate(atom);
    const Term left = random(depth - 1), right = random(depth - 1);
    return random_() % 2 == 0 ? terms_.conjoin(left, right) : terms_.disjoin(left, right);
  }

  bool holds(Term formula, unsigned assignment) const {
    switch (terms_.op(formula)) {
      case Op::True:
        return true;
      case Op::False:
        return false;
      case Op::Not:
        return !holds(terms_.arguments(formula)[0], assignment);
      case Op::And:
        for (const Term part : terms_.arguments(formula))
          if (!holds(part, assignment)) return false;
        return true;
      case Op::Or:
        for (const Term part : terms_.arguments(formula))
          if (holds(part, assignment)) return true;
        return false;
      default:
        return assignment >> (std::ranges::find(atoms_, formula) - atoms_.begin()) & 1;
    }
  }

  bool areSame(Term left, Term right) const {
    for (unsigned assignment = 0; assignment < 1u << atoms; ++assignment) {
      if (holds(left, assignment) != holds(right, assignment)) return false;
    }
    return true;
  }

 private:
  TermFactory& terms_;
  std::vector<Term> atoms_;
  std::mt19937 random_{7};
};

}  // namespace

TEST_CASE("what goes without saying is left out") {
  TermFactory terms;
  const Term a = terms.fresh(Sort::Bool, "a"), b = terms.fresh(Sort::Bool, "b");
  const Term notA = terms.negate(a);
  CHECK(withoutRedundance(terms, terms.conjoin(a, terms.disjoin(notA, b))) == terms.conjoin(a, b));
  CHECK(withoutRedundance(terms, terms.disjoin(a, terms.conjoin(notA, b))) == terms.disjoin(a, b));
  CHECK(withoutRedundance(terms, terms.conjoin(notA, terms.conjoin(a, b))) == terms.falsity());
}

TEST_CASE("conditions in fewer words mean the same") {
  TermFactory terms;
  Conditions conditions(terms);
  unsigned same = 0;
  for (int round = 0; round < 2'000; ++round) {
    const Term formula = conditions.random(4), other = conditions.random(3);
    const Term reduced = withoutRedundance(terms, formula);
    CHECK(conditions.areSame(formula, reduced));
    CHECK(areEquivalent(terms, formula, reduced));
    CHECK(areEquivalent(terms, formula, other) == conditions.areSame(formula, other));
    same += areEquivalent(terms, formula, other) ? 1 : 0;
  }
  CHECK(same > 0);
}

TEST_CASE("formulas of very many parts are not compared") {
  TermFactory terms;
  Term all = terms.truth();
  for (int part = 0; part < 20; ++part) all = terms.conjoin(all, terms.fresh(Sort::Bool, "a"));
  CHECK_FALSE(areEquivalent(terms, all, all));
}

}  // namespace warrant::smt
