// Values for what a path condition is about, found by choosing one after the other.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "symbolic/symbols.h"

namespace warrant::symbolics {

// What a replay starts from. Each object has a number.
struct Model {
  std::unordered_map<Term, std::int64_t> symbols;
  // Of members and relations: the function, and its arguments' objects.
  std::map<std::vector<std::int64_t>, std::int64_t> members;
  std::map<const type*, std::vector<std::int64_t>> objects;
  std::int64_t objectCount = 0;
  bool isSure = false;  // all facts hold with it

  std::int64_t addObject(const type& type) {
    objects[&type].push_back(objectCount);
    return objectCount++;
  }
};

// How far it is looked: Native decides each value natively, Solver asks Z3 a few times, too.
enum class Effort : std::uint8_t { Native, Solver };

class ModelFinder {
 public:
  ModelFinder(smt::TermFactory& terms, const Symbols& symbols, smt::PathCondition& condition)
      : terms_(terms), symbols_(symbols), condition_(condition) {}

  // In a scope that is closed again: values with which the facts that are in force may hold. Nothing where
  // there are none; they need not be right.
  std::optional<Model> find(Effort effort);

 private:
  void collect(Term term);
  bool isConsistent();
  bool tryOut(Term fact);
  bool satisfies(std::vector<Term> facts);
  bool chooseNumber(Term leaf, const type& type);
  void chooseTruth(Term leaf);
  void chooseObject(Term leaf, const type& type);
  void enter(Term leaf, std::int64_t value);
  const type* typeOf(Term leaf) const;

  smt::TermFactory& terms_;
  const Symbols& symbols_;
  smt::PathCondition& condition_;
  std::vector<Term> leaves_, constants_;
  std::unordered_map<Term, bool> seen_;
  std::unordered_map<Term, std::int64_t> objects_;  // what references denote
  std::unordered_map<const type*, std::vector<Term>> distinct_;
  std::vector<std::pair<Term, Term>> values_;  // of the leaves, as terms
  std::unordered_map<std::int64_t, Term> objectTerms_;
  Model model_;
  unsigned questions_ = 0;  // that the solver may still be asked
};

}  // namespace warrant::symbolics
