// What formulas about all values say of some: clauses for one question, made on demand.
//
// The values are looked for among the terms that are known: a variable that is an index, or an argument of a
// function, gets what stands in such a place, solved for it (`a[i + 1]`: the index less one); one that is
// looked for in a sequence or set, what is read of it, or put into one; else the ends
// of its range. A formula that does not hold of all has a value of which it does not hold: a symbol of its
// own. Each clause is valid by itself, on every path, whatever the formula's value is.
//
// They come in stages, for the fewer there are the sooner it is seen what follows from them: what is said of
// the values of which a formula does not hold; then of these values what other formulas say; then of all
// values, each formula as often as any other; then of what is read of one sequence that it stands somewhere
// in another one of the same bag or set; then where sequences differ whose bags are the question; then what
// tells ranges only. What is said of members of sets and sequences is said of all values at once.
// At the end there may be those of whatever the question speaks of, for variables that are only compared
// (`ofQuestion`).
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "smt/native/native_solver.h"
#include "smt/path/aggregate_facts.h"

namespace warrant::smt {

class Instances {
 public:
  Instances(TermFactory& terms, NativeSolver& native)
      : terms_(terms), native_(native), aggregates_(terms, native) {}
  // The terms were reset.
  void reset();

  // A question begins: whether that follows.
  void begin(Term goal);
  // The values that the formula's variables have among the terms that are known, the likelier ones first.
  std::vector<std::vector<Term>> valuesFor(Term forAll);
  // Clauses that were not made for this question yet.
  std::vector<Term> next();
  // The same of what the question speaks of, for variables that stand in no place where values are looked
  // for.
  std::vector<Term> ofQuestion();
  // And what aggregates say of each other, and of the goal, then; after that, what `next` makes may follow.
  std::vector<Term> ofAggregates();
  // Whether there were more instances than are made for one question, and of so many formulas that the one
  // that matters need not have been among them.
  bool areCut() const { return areCut_; }

 private:
  // Where a variable stands: an argument of an application.
  struct Place {
    Op op;
    std::uint32_t function;  // of an Apply
    std::size_t argument;
    Term pattern;                // the argument, with the variable in it
    Term map;                    // of an element
    bool asksForMember = false;  // in a sequence, set or bag
  };
  struct Variable {
    Term bound;
    std::vector<Place> places;
    std::vector<Term> ends;  // of its range, and what it is compared with
  };
  struct Formula {
    bool tellsRanges = false;  // and nothing else
    std::vector<Variable> variables;
    std::vector<Term> witnesses;  // of which it does not hold, if of any
  };
  using Values = std::vector<Term>;

  void collectKnown();
  Formula& formulaOf(Term forAll);
  void findPlaces(Term forAll, Formula& formula);
  void addPlaces(Term term, Formula& formula);
  static bool isReading(Op op);
  void addEnds(Term literal, Formula& formula);
  bool isFree(Term term);
  Term solve(Term pattern, Term bound, Term value);
  Term unboxed(Sort sort, Term value);
  Term solveLinear(Term sum, Term bound, Term value);
  std::vector<Values> valuesOf(Formula& formula);
  Values askedValues(const Variable& variable);
  Values candidates(const Variable& variable);
  void addMatches(const Variable& variable, bool sameMap, Values& values,
                  std::unordered_set<std::uint32_t>& seen);
  void addValue(Term value, Values& values, std::unordered_set<std::uint32_t>& seen);
  void addMembers(const Variable& variable, Values& values, std::unordered_set<std::uint32_t>& seen);
  void addShifted(const Variable& variable, Values& values, std::unordered_set<std::uint32_t>& seen);
  void addFactors(const Variable& variable, Term product, Values& values,
                  std::unordered_set<std::uint32_t>& seen);
  // A part of a sequence that is put together.
  struct Part {
    Term sequence, offset;
  };
  std::vector<Part> partsWithin(Term sequence);
  void addEqual(Term term, std::vector<Term>& terms, std::unordered_set<Term>& known);
  std::span<const Term> partsOf(Term term) const;
  Term putInto(Term term) const;
  Term memberIn(Term term, const Place& place, bool sameMap) const;
  bool isSame(Term map, Term other) const;
  bool matches(const Place& place, Term term, bool sameMap) const;
  void addPlacesOfSame(std::vector<Term>& clauses);
  template <class IsThere>
  void addPlacesIn(Term collection, IsThere isThere, std::vector<Term>& clauses);
  bool isOfQuestion(Term key) const;
  Term isCounted(Term count, Term bag);
  Term isReadOf(Term read, Term sequence);
  void addDifferences(std::vector<Term>& clauses);
  void addWitnesses(std::span<const Term> formulas, std::vector<Term>& clauses);
  void addPlaces(std::vector<Term>& clauses);
  void findAsked();
  void findParts();
  void addAskedValue(Term value);
  bool areAboutMembers(std::span<const Term> formulas);
  bool isDue(const Formula& formula) const;
  void addInstances(std::span<const Term> formulas, std::vector<Term>& clauses);
  bool addInstance(Term forAll, const Values& values, std::vector<Term>& clauses);

  TermFactory& terms_;
  NativeSolver& native_;
  AggregateFacts aggregates_;
  std::unordered_map<Term, Formula> formulas_;
  std::unordered_map<Term, bool> free_;  // whether there is a variable in the term that is not bound in it
  std::vector<Term> known_;              // terms in which values are found, the latest first
  std::vector<Term> witnesses_;          // of this question
  std::unordered_set<Term> made_;        // clauses of this question
  enum class Stage : std::uint8_t { Witnesses, Values, Differences, Ranges, Asked };
  Stage stage_ = Stage::Witnesses;
  Term goal_;
  std::unordered_set<Term> asked_;  // formulas in it
  bool asksForRanges_ = false;
  std::vector<Term> askedMembers_;      // what it asks of what is in collections
  std::unordered_set<Term> askedKeys_;  // of what it reads
  std::vector<Term> askedParts_;        // all of it, but what is said of all values
  unsigned count_ = 0;
  bool areCut_ = false;
  std::size_t given_ = 0;  // formulas, before there are instances that have others in them
};

}  // namespace warrant::smt
