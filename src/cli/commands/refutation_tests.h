// Java programs that show what is refuted, in a folder of the user's.
#pragma once

#include <optional>
#include <set>
#include <string>

#include "report/report.h"

namespace warrant::cli {

class RefutationTests {
 public:
  explicit RefutationTests(std::string folder) : folder_(std::move(folder)) {}

  // Why nothing can be written there; nothing where it can.
  std::optional<std::string> whyRefused() const;
  // Writes one for each refutation that Java can show, and notes in it where that is, or why there is none.
  // What went wrong is among the program's refutations, too; each is told.
  void write(report::ProgramReport& program);
  // What could not be written; empty: nothing.
  const std::string& problem() const { return problem_; }

 private:
  std::string folder_, problem_;
  std::set<std::string> names_;  // of the classes, of all programs together
};

}  // namespace warrant::cli
