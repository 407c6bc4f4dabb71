// Counterexamples: values in which a condition does not hold, found by choosing one after the other.
//
// Nothing depends on them: they say what a state may look like, and change no verdict.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "symbex/explain/why/example.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Notation;
class Wording;

class Examples : public Part {
 public:
  explicit Examples(Parts& parts);

  // All places that there are, and what the goal is made of, for which Z3 is asked where the native layer
  // does not know; or those that bear on the goal, without it.
  enum class Extent : std::uint8_t { All, Related };
  struct Known {
    std::span<const Term> facts;
    std::span<const smt::PathCondition::Bounds> bounds;
  };
  // Values in that state with which what is known holds, and the goal does not. Nothing where none are found,
  // or, of those that bear on the goal, where very much is known.
  std::optional<Example> of(const Known& known, Term goal, const SymbolicState& s, const Wording& wording,
                            Extent extent) const;

 private:
  using Places = std::vector<std::pair<std::string, Term>>;
  struct Question {
    const Known& known;
    Term goal;
    const SymbolicState& s;
    const Wording& wording;
    Extent extent;
  };

  std::optional<Example> choosing(const Question& question, unsigned questions) const;
  smt::Answer consistency(smt::PathCondition& condition, unsigned& questions) const;

  Places placesOf(const SymbolicState& s, const Wording& wording) const;
  void addValuesOf(Term goal, Term self, const Wording& wording, Places& places) const;
  Places relatedPlaces(smt::PathCondition& condition, Term goal, const SymbolicState& s,
                       const Wording& wording) const;
  std::vector<Term> candidatesFor(Term value, const std::vector<Term>& numbers) const;
  std::vector<Term> numbersIn(Term goal) const;
  Term choose(smt::PathCondition& condition, Term value, const std::vector<Term>& numbers,
              unsigned& questions) const;

  const Notation& notation_;
};

}  // namespace warrant::symbex
