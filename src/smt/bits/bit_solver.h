// Whether boolean terms of fixed width can hold together: they become a circuit, bit by bit, and that a
// question to the SAT solver. What was asked once stays: later questions use its circuit, and what was
// learnt.
#pragma once

#include <span>
#include <unordered_map>
#include <vector>

#include "smt/bits/bit_terms.h"
#include "smt/bits/gates.h"

namespace warrant::smt::bits {

class BitSolver {
 public:
  explicit BitSolver(BitTerms& terms) : terms_(terms), gates_(solver_) {}

  // Unknown: `propagations` were not enough.
  Satisfiable check(std::span<const Bits> conditions, std::uint64_t propagations);
  // After a Yes: what the term's value is. Symbols of which nothing was asked are 0.
  std::int64_t valueOf(Bits term);

  const SatSolver& solver() const { return solver_; }

 private:
  using Word = std::vector<Literal>;  // the low bits; the last of them is the sign, and repeats

  const Word& wordOf(Bits term);
  Literal literalOf(Bits condition) { return wordOf(condition).front(); }
  Word translate(const BitNode& node);
  Word symbolWord(const BitNode& node);
  Word constantWord(const BitNode& node) const;
  Word sum(const Word& left, const Word& right, Literal carry, std::size_t bits);
  Word product(const Word& left, const Word& right, std::size_t bits);
  // Of what is not negative, bits of each: quotient and remainder.
  std::pair<Word, Word> quotient(const Word& left, const Word& right);
  Word division(const BitNode& node);
  Word shift(const BitNode& node);
  Literal less(const Word& left, const Word& right);
  Literal equal(const Word& left, const Word& right);
  Word negated(const Word& word, Literal condition, std::size_t bits);
  static Literal bitOf(const Word& word, std::size_t bit) {
    return bit < word.size() ? word[bit] : word.back();
  }
  Word widened(const Word& word, std::size_t bits) const;

  BitTerms& terms_;
  SatSolver solver_;
  Gates gates_;
  std::unordered_map<std::uint32_t, Word> words_;              // by term
  std::unordered_map<std::uint32_t, std::int64_t> evaluated_;  // in the last model
};

}  // namespace warrant::smt::bits
