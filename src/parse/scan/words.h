// The words of the specification language, which are keywords only where they are meant as such.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "ast/program.h"
#include "parse/problems.h"
#include "parse/scan/token.h"

namespace warrant::ast {

// A word that is a keyword or the name of a method that is called, `open (c).valid();` or `open(c);`.
struct AmbiguousWord {
  std::uint32_t token;  // its index
  std::uint32_t keyword;
  friend bool operator==(const AmbiguousWord&, const AmbiguousWord&) = default;
};

// Turns identifiers into keywords and TYPE_NAMEs where that is how they are meant; reports annotations that
// end in the middle of something. Ambiguous words are keywords at first. In the header of a ghost method of
// Java, the last clause of `requires A = e;` needs no `;` of its own: it gets an empty one; so does a ghost
// method without a body that ends with its clauses and the comment that they stand in.
std::vector<AmbiguousWord> classifyWords(std::vector<Token>& tokens, Dialect dialect, Problems& problems);

// Whether the word means something in annotations, for hints.
bool isSpecificationWord(std::string_view word);
std::vector<std::string_view> specificationWords();
bool isClauseWord(const Token& token);  // starts a clause of a contract, if anything does there

}  // namespace warrant::ast
