// The state of a TermFactory, shared by the files that implement it.
#pragma once

#include <string>
#include <unordered_map>

#include "smt/terms/chain_index.h"
#include "smt/terms/term.h"

namespace warrant::smt {

struct TermFactory::Impl {
  class Maps;
  class Sequences;
  class Collections;
  class Aggregates;
  class Substitution;
  class QuantifiedSubstitution;

  explicit Impl(TermStore& termStore) : store(termStore) {}

  struct FunctionEntry {
    std::string_view name;  // the key in `functionIds`
    Sort result;
    bool isInjective = false;
  };

  TermStore& store;  // the factory's
  std::unordered_map<std::string, std::uint32_t> functionIds;
  std::vector<FunctionEntry> functions;
  std::vector<std::uint32_t> hintEnds;  // by serial; the hint of serial n ends there in `hints`
  std::string hints;

  // A linear form under construction; kept for its memory.
  struct LinearForm {
    std::int64_t constant = 0;
    std::vector<Term> arguments;
    std::vector<std::int64_t> coefficients;
  } form;
  std::vector<Term> junctionScratch;
  std::unordered_map<Term, Term> lengths;  // of sequences that are put together
  std::unordered_map<Term, Term> sizes;    // of sets and bags that are
  ChainIndex chains;                       // of Insert, Remove and Put
  // Of tables: what they are of, over symbols that stand for the key and for the parts.
  std::vector<Term> tables;
  std::unordered_map<Term, std::uint32_t> tableIds;
  Term tableKey;
  std::vector<std::vector<Term>> formalParts{4};  // by sort
  Term formalPart(TermFactory& factory, Sort sort, std::size_t number);
  // The variables that no ForAll in the term binds, by age. There are such only while a formula is closed.
  std::vector<Term> freeVariables(Term term) const;
  // The formula with the same variables about that body, in which they are.
  Term withBody(Term forAll, Term body);
  std::vector<Term> leavesOf(Term value, Term key) const;
  std::vector<std::pair<Term, Term>> closing(TermFactory& factory, std::span<const Term> parts);
  Term elementOf(TermFactory& factory, Term table, Term index);
  // Of a substitution; kept for its memory.
  struct Image {
    std::uint32_t round = 0;  // in which it was made
    Term term;
  };
  std::vector<Image> images;  // by term
  std::uint32_t substitutions = 0;
  bool isSubstituting = false;  // what is made meanwhile may call for another one
  bool hasAggregates = false;
  std::vector<Term> imageStack;

  // What a term is beside its arguments.
  struct Shape {
    Op op;
    Sort sort;
    std::int64_t payload;
    std::span<const std::int64_t> coefficients;
  };
  Shape shapeOf(Term term) const;
  // The term of that shape, of a term that is no symbol, with those arguments, simplified again.
  Term rebuild(TermFactory& factory, const Shape& shape, std::span<const Term> parts);
  void replaceInQuantified(TermFactory& factory, std::span<Term> terms,
                           std::span<const std::pair<Term, Term>> replacements);
  Term rebuildSum(TermFactory& factory, const Shape& shape, std::span<const Term> parts);

  const TermNode& node(Term term) const { return store.node(term); }
  Term makeSymbol(Op op, Sort sort, std::string_view hint);
  void start();

  Term makeJunction(Op op, std::vector<Term>& parts);
  Term joinAll(TermFactory& factory, Op op, std::span<const Term> parts);
  Term joinTwo(TermFactory& factory, Op op, Term left, Term right);
  Term equivalence(TermFactory& factory, Term left, Term right);
  Term equalToIte(TermFactory& factory, Term left, Term right);
  Term containsInSequence(TermFactory& factory, Term sequence, Term element);
  static Term mapWithin(TermFactory& factory, Term map, Term from, Term to, Decide decide);
  void addPlaces(TermFactory& factory, std::span<const Term> window, Term element, std::vector<Term>& cases);
  // What an Append is made of, in order; nothing of the unit.
  std::span<const Term> partsOf(Term sequence, std::vector<Term>& parts) const;
  Term equalSequences(TermFactory& factory, Term left, Term right);
  Term equalToChoice(TermFactory& factory, Term left, Term right);
  Term equalApplications(TermFactory& factory, Term left, Term right);
  // Null and the objects: known to differ pairwise.
  // Whether it is one of two terms made by that operator.
  bool isChoiceOf(Op op, Term term) const {
    return node(term).op == Op::Ite && node(node(term).arguments[1]).op == op &&
           node(node(term).arguments[2]).op == op;
  }
  bool isAllocated(Term term) const { return node(term).op == Op::Null || node(term).op == Op::Object; }

  // `leftFactor * left + rightFactor * right + constant`, folded unless that overflows.
  Term linear(Term left, std::int64_t leftFactor, Term right, std::int64_t rightFactor,
              std::int64_t constant = 0);
  bool accumulate(Term left, std::int64_t leftFactor, Term right, std::int64_t rightFactor);
  Term unfolded(Term left, std::int64_t leftFactor, Term right, std::int64_t rightFactor);
  Term finishForm();
  Term nonNegative(Term term);
  std::optional<bool> groundSign(Term term) const;
  std::size_t countSummands(Term term) const;
  bool collectFactors(Term term, std::vector<Term>& factors, std::size_t depth) const;
  Term monomial(Term left, Term right);
  Term equalIntegers(Term left, Term right);
  void splitDifference(Term difference, std::uint64_t factor, Term& left, Term& right);
};

}  // namespace warrant::smt
