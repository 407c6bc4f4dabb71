// From the text of a file to the tokens that the parser reads: scanned, without what is not supported, and
// with the words of the specification language as they are meant. The text of a long file is cut behind
// classes, so that several threads can work on it; what they find is what one would find.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "ast/program.h"
#include "parse/library.h"
#include "parse/problems.h"
#include "parse/scan/scanner.h"
#include "parse/scan/token.h"
#include "parse/scan/words.h"

namespace warrant::ast {

// Parts of about that many bytes, which follow each other.
std::vector<TextPart> cutText(std::string_view text, std::size_t bytesOfPart);

struct FileTokens {
  std::vector<Token> tokens;                  // ends with the end of the file, or of the part
  std::vector<AmbiguousWord> ambiguousWords;  // in order
  std::vector<std::string_view> forgiven;     // names that text which was taken out may have declared
  Problems problems;
  Mentions mentions;
  std::uint32_t annotations = 0;  // their greatest number
  // Whether nothing in the part can depend on what is outside: its brackets are closed, and it ends with a
  // class.
  bool isWhole = true;
};

FileTokens readTokens(const Source& source, std::uint32_t file, const TextPart& part);

// Puts together what was read of all parts of a file, in their order; not all parts whole: reads it again.
FileTokens joinTokens(const Source& source, std::uint32_t file, std::vector<FileTokens> parts);

}  // namespace warrant::ast
