// From text to tokens: the dialects, comments and annotations of docs/language.md.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "ast/program.h"
#include "parse/problems.h"
#include "parse/scan/token.h"

namespace warrant::ast {

struct Comment {
  std::string_view text;       // behind the two characters that open it
  support::SourceRange range;  // of a block, where it opens
  bool isLine;                 // `// …`, and not `/* … */`
};

// A part of a file's text, which starts between two tokens outside of annotations: all of it, or what lies
// between two lines that seem to end classes.
struct TextPart {
  std::size_t start = 0, end = 0;
  std::uint32_t line = 1;  // in which it starts
};

inline TextPart wholeText(const Source& source) { return {0, source.file.text.size()}; }

struct Tokens {
  std::vector<Token> tokens;      // ends with a token of type EOF, isReported where text was lost before it
  std::vector<Comment> comments;  // annotations excepted
  std::uint32_t annotations = 0;  // their greatest number
  std::size_t end = 0;  // where the scanner stopped: behind the end of the part where something goes on there
};

// The tokens of that part of a file. Words of the specification language are identifiers still
// (parse/scan/words.h). What is no token is reported and stands as OTHER_SYMBOL.
Tokens scan(const Source& source, std::uint32_t file, const TextPart& part, Problems& problems);

}  // namespace warrant::ast
