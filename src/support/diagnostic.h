// Messages about a place in the source: what the front end reports, and the notes of what the verifier
// reports.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "support/source.h"

namespace warrant::support {

enum class Severity : std::uint8_t { Error, Warning };

std::string_view toString(Severity severity);

struct Note {
  SourceRange range;  // unknown where the note has no place of its own
  std::string message;
};

// A problem with the input itself: syntax, names, types (the JSON's `problems`). `code` is one of
// support/codes.h.
struct Diagnostic {
  std::string_view code;
  Severity severity = Severity::Error;
  SourceRange range;
  std::string message;
  std::vector<Note> notes;
};

}  // namespace warrant::support
