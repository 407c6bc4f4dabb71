// Where clauses of contracts end that have no `;` of their own.
#pragma once

#include <cstddef>
#include <vector>

#include "parse/scan/token.h"

namespace warrant::ast {

struct AmbiguousWord;

// Follows the tokens in order, each when it is what it stays.
class ClauseEnds {
 public:
  ClauseEnds(std::vector<Token>& tokens, bool isInline) : tokens_(tokens), isInline_(isInline) {}

  void follow(std::size_t i);
  // Puts a `;` at each end that was found; the words keep their tokens.
  void insert(std::vector<AmbiguousWord>& ambiguous);

 private:
  void followClause(std::size_t i);
  void followGhostHeader(std::size_t i);
  bool isBehindGhostHeader(std::size_t i) const;
  bool isInInlineDefinition(std::size_t i) const;
  bool isDefinedBehindClauses(std::size_t i) const;
  bool isAfter(std::size_t i, std::uint32_t type) const { return i > 0 && tokens_[i - 1].type == type; }
  bool startsRegion(std::size_t i) const {
    return i == 0 || tokens_[i - 1].annotation != tokens_[i].annotation;
  }

  std::vector<Token>& tokens_;
  bool isInline_;
  std::vector<std::size_t> clauseEnds_;
  bool isGhostClause_ = false;
  bool isInClause_ = false;       // in which `=` may end it
  int depth_ = 0;                 // of brackets within the clause
  std::size_t lastEqual_ = 0;     // the last `=` of the clause that is within no brackets
  bool isInPureHeader_ = false;   // behind the word `pure`, up to the body
  bool isInGhostHeader_ = false;  // behind `f(…)` and its first clause, in the comment that holds both
};

}  // namespace warrant::ast
