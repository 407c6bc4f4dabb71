// The native layer: congruence closure and theories, facts and questions in terms. What it derives from its
// assumptions say the closure and each theory; what is open a search decides by cases. Facts enter once and
// are taken back by scopes.
#pragma once

#include "smt/native/aggregates/aggregates.h"
#include "smt/native/collections/collections.h"
#include "smt/native/collections/occurrences.h"
#include "smt/native/divisions/divisions.h"
#include "smt/native/folding/folding.h"
#include "smt/native/formulas/formulas.h"
#include "smt/native/linear/linear.h"
#include "smt/native/maps/maps.h"
#include "smt/native/numbers/numbers.h"
#include "smt/native/order/order.h"
#include "smt/native/products/products.h"
#include "smt/native/quantifiers/quantifiers.h"
#include "smt/native/quotients/quotients.h"
#include "smt/native/search/model_search.h"
#include "smt/native/sequences/sequences.h"
#include "smt/native/snapshots/snapshots.h"

namespace warrant::smt {

class NativeSolver {
 public:
  NativeSolver(TermFactory& terms, Backtracker& backtracker) : closure_(terms, backtracker) {}
  // All scopes were left.
  void reset();

  void push() { closure_.push(); }
  void pop() { closure_.pop(); }

  // Adds a fact and what follows from it.
  void assume(Term fact);
  void assumeNot(Term formula);
  void equate(Term left, Term right);
  bool isInconsistent() const { return closure_.isInconsistent(); }

  // Makes a term known, so that the questions below can be asked about it.
  void add(Term term);
  // Makes the choices between values known that the question is made of.
  void addChoices(Term question);
  std::size_t size() const { return closure_.graph().nodeCount(); }  // how much is known
  bool isKnown(Term term) const { return closure_.graph().find(term) != 0; }
  // Of terms that are known.
  bool areEqual(Term left, Term right);
  // Distinct as far as it is known without further inference.
  bool areDistinct(Term left, Term right) const;
  // The terms in the class of a term that is known, by handle.
  std::vector<Term> membersOf(Term term) const {
    return membersOf(term, [](Term) { return true; });
  }
  std::vector<Term> membersOf(Term term, support::FunctionRef<bool(Term)> isWanted) const;
  // The applications of functions that are known, with that very term as an argument, by handle.
  std::vector<Term> applicationsOn(Term argument) const;
  // The value of a formula as far as it is known without further inference.
  std::optional<bool> knownValue(Term formula) const;
  // Finds out what follows of what the question is made of; whether that was anything new.
  bool learn(Term question, Parts parts);
  // Whether that is better done before the question is asked.
  bool isBetterLearnt(Term question) const { return divisions_.isAboutMany(question); }
  // What follows for the terms that are known from what sequences and collections are.
  std::span<const Term> told() const { return closure_.told(); }
  // Finds out what is too dear to be looked for at each change; terms may become known by it.
  void propagate();
  // Facts that hold of the terms that are known, and are not known yet: those that may help with the
  // question.
  std::vector<Term> lemmas(Lemmas kind, Term question) const;

  // The formulas about all values that are known, as atoms, in the order in which they became known.
  std::span<const Term> quantified() const { return quantifiers_.known(); }
  // The same of sums, products, greatest and least values.
  std::span<const Term> aggregates() const { return aggregates_.known(); }
  // All terms that are known, in that order.
  std::vector<Term> knownTerms() const;
  // The same number for terms that are known to be equal; 0: the term is not known.
  NodeId classOf(Term term) const;

  // Whether the question's opposite, which was assumed last, contradicts what it is connected with; false:
  // not known. Takes no longer than that is large.
  bool isRefutedNear(Term question);
  // Looks for a model of what was assumed. Where a question's opposite was assumed last, what bears on it is
  // decided first.
  SearchOutcome search(Term question = {}, SearchExtent extent = SearchExtent::Whole);
  // What all searches took together, in units of a few microseconds.
  std::uint64_t searchEffort() const { return searchEffort_; }

 private:
  Closure closure_;
  // In the order in which they are told and asked.
  Formulas formulas_{closure_};
  Snapshots snapshots_{closure_};
  Folding folding_{closure_};
  Order order_{closure_};
  Linear linear_{closure_, order_};
  Numbers numbers_{closure_, order_, linear_};
  Maps maps_{closure_};
  Sequences sequences_{closure_};
  Collections collections_{closure_};
  Occurrences occurrences_{closure_};
  Aggregates aggregates_{closure_};
  Quotients quotients_{closure_};
  Products products_{closure_, order_};
  Divisions divisions_{closure_, order_};
  Quantifiers quantifiers_{closure_};
  std::uint64_t searchEffort_ = 0;
};

}  // namespace warrant::smt
