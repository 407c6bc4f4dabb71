// Collects the problems of a program while it is read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "support/diagnostic.h"

namespace warrant::ast {

class Problems {
 public:
  // Adds an error. Only the first at a place is kept.
  void error(std::string_view code, support::SourceRange range, std::string message,
             std::vector<support::Note> notes = {});

  // Whether there are so many that no more are wanted.
  bool isFull() const;

  // What was collected, by file and place.
  std::vector<support::Diagnostic> take();

 private:
  std::vector<support::Diagnostic> diagnostics_;
};

}  // namespace warrant::ast
