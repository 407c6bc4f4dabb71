// From text to tokens: the dialects, comments and annotations of docs/language.md.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "ast/problems.h"
#include "ast/program.h"
#include "ast/token.h"

namespace warrant::ast {

struct LineComment {
  std::string_view text;  // behind the two slashes
  support::SourceRange range;
};

struct Tokens {
  std::vector<Token> tokens;  // ends with a token of type EOF, isReported where text was lost before it
  std::vector<LineComment> comments;  // those of the form `// …`, annotations excepted
};

// The tokens of a file. Words of the specification language are identifiers still (ast/words.h). What is no
// token is reported and stands as OTHER_SYMBOL.
Tokens scan(const Source& source, std::uint32_t file, Problems& problems);

}  // namespace warrant::ast
