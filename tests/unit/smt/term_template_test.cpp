#include "smt/terms/term_template.h"

#include <doctest/doctest.h>

using namespace warrant::smt;

TEST_CASE("terms are made in another factory with arguments for parameters") {
  TermFactory origin;
  const Term x = origin.fresh(Sort::Int, "x"), s = origin.fresh(Sort::Snapshot, "s");
  const Function f = origin.function("f", Sort::Int), g = origin.function("g", Sort::Int);
  const auto sumOf = [](TermFactory& terms, Function function, Term snapshot, Term number) {
    const Term part = terms.apply(function, {{terms.first(snapshot), number}});
    return terms.add(terms.multiply(terms.integer(3), part), terms.integer(7));
  };
  const Term sum = sumOf(origin, g, s, x);
  const Term fact = origin.implies(origin.lessOrEqual(origin.integer(0), x), origin.less(sum, x));
  const Term choice = origin.ite(origin.equal(x, origin.integer(1)), sum, origin.apply(f, {{s, x}}));
  const Term wholes[] = {sum, fact, Term(), choice, x, origin.truth()};
  const Term parameters[] = {s, x};
  const std::optional<TermTemplate> made = TermTemplate::of(origin, wholes, parameters);
  REQUIRE(made);
  REQUIRE(made->functions().size() == 2);

  TermFactory terms;
  const Term other = terms.fresh(Sort::Snapshot, "other"), y = terms.fresh(Sort::Int, "y");
  std::vector<Function> functions;
  for (const Function function : made->functions())
    functions.push_back(terms.function(origin.name(function), origin.resultOf(function)));
  const Function ownG = terms.function("g", Sort::Int), ownF = terms.function("f", Sort::Int);
  const Term arguments[] = {other, y};
  const std::vector<Term> instance = made->instantiate(terms, arguments, functions);
  REQUIRE(instance.size() == 6);
  const Term ownSum = sumOf(terms, ownG, other, y);
  CHECK(instance[0] == ownSum);
  CHECK(instance[1] == terms.implies(terms.lessOrEqual(terms.integer(0), y), terms.less(ownSum, y)));
  CHECK_FALSE(instance[2]);
  CHECK(instance[3] == terms.ite(terms.equal(y, terms.integer(1)), ownSum, terms.apply(ownF, {{other, y}})));
  CHECK(instance[4] == y);
  CHECK(instance[5] == terms.truth());

  // What becomes known by the arguments is simplified.
  const Term one[] = {other, terms.integer(1)};
  CHECK(made->instantiate(terms, one, functions)[3] == sumOf(terms, ownG, other, terms.integer(1)));
}

TEST_CASE("terms of other symbols are not taken over") {
  TermFactory terms;
  const Term x = terms.fresh(Sort::Int, "x"), y = terms.fresh(Sort::Int, "y");
  const Term wholes[] = {terms.add(x, y)};
  const Term parameters[] = {x};
  CHECK_FALSE(TermTemplate::of(terms, wholes, parameters));
  const Term object[] = {
      terms.equal(terms.freshObject("o"), terms.unbox(Sort::Ref, terms.fresh(Sort::Snapshot, "s")))};
  CHECK_FALSE(TermTemplate::of(terms, object, parameters));
}

TEST_CASE("templates of the same terms are alike, whatever factory they come from") {
  const auto make = [](std::int64_t bound) {
    TermFactory terms;
    const Term s = terms.fresh(Sort::Snapshot, "s");
    const Function f = terms.function("f", Sort::Int);
    const Term fact = terms.less(terms.apply(f, {{terms.first(s)}}), terms.integer(bound));
    return *TermTemplate::of(terms, {{fact}}, {{s}});
  };
  CHECK(make(3).isAlike(make(3)));
  CHECK(make(3).hash() == make(3).hash());
  CHECK_FALSE(make(3).isAlike(make(4)));
}

TEST_CASE("which terms are made of parameters only is told term by term") {
  TermFactory terms;
  const Term x = terms.fresh(Sort::Int, "x"), y = terms.fresh(Sort::Int, "y");
  const Term ofX = terms.less(x, terms.integer(1)), ofBoth = terms.less(x, y);
  const std::vector<bool> expected{true, false, true};
  CHECK(TermTemplate::areOver(terms, {{ofX, ofBoth, terms.truth()}}, {{x}}) == expected);
}
