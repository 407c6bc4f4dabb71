// What sums, products, greatest and least values say of all elements, and these of them: clauses for one
// question, made on demand. Each is valid by itself, on every path.
#pragma once

#include <unordered_set>
#include <vector>

#include "smt/native/native_solver.h"

namespace warrant::smt {

class AggregateFacts {
 public:
  AggregateFacts(TermFactory& terms, NativeSolver& native) : terms_(terms), native_(native) {}

  // A question begins. With its goal, what holds of the numbers and ends in that is made, too.
  void begin(Term goal = {});
  // Clauses that were not made for this question yet.
  std::vector<Term> next();
  // Whether there are more than are made for one question.
  bool isCut() const { return made_.size() >= mostClauses; }

 private:
  static constexpr std::size_t mostClauses = 120;
  static constexpr std::size_t mostSelections = 4;  // each two of them make a clause with each other sum

  // A multiple of a number.
  struct Bound {
    Term count, factor;
  };

  void findAsked(Term goal);
  void addOwn(Term aggregate);
  void addOfBound(Term map, Term end, const Bound& bound);
  void addOfPlace(Term map, Term end, Term place);
  void addExtreme(Term aggregate);
  void addEqualMaps(Term aggregate);
  void addOfTotals(Term map, Term from, Term to);
  void addOfTwoMaps(Term left, Term right);
  void addOfCounts(Term left, Term right);
  void addOfSelections(Term left, Term right);
  bool isOfSelection(Term aggregate);
  void addDifference(Term left, Term right, Term from, Term to);
  void addOrder(Term less, Term more, Term from, Term to);
  Term total(Term map, Term end);
  Term sum(Term map, Term from, Term to) { return terms_.subtract(total(map, to), total(map, from)); }
  Term element(Term map, Term index);
  // That it holds of all indices from one below another.
  template <class Claim>
  Term forAll(Term from, Term to, Claim&& claim);
  std::vector<Term> endsOf(Term map) const;  // one of them 0
  bool areEqual(Term left, Term right) const;
  void add(Term clause);

  TermFactory& terms_;
  NativeSolver& native_;
  std::unordered_set<Term> made_;  // clauses of this question
  std::vector<Term> clauses_;      // those that are new
  std::vector<Term> known_;        // aggregates
  bool asksForOrder_ = false;      // which of two is greater
  bool asksForSums_ = false;       // of several numbers
  std::vector<Bound> asked_;       // with which the question compares
  std::vector<Term> places_;       // of which it speaks
};

}  // namespace warrant::smt
