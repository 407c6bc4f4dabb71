#include "cli/commands/refutation_tests.h"

#include <filesystem>

#include "cli/files/write_file.h"
#include "report/java/refutation_test.h"

namespace warrant::cli {

std::optional<std::string> RefutationTests::whyRefused() const { return makeFolder(folder_); }

void RefutationTests::write(report::ProgramReport& program) {
  for (refute::Refutation& refutation : program.refutations) {
    if (refutation.answer != refute::Answer::Refuted) continue;
    auto test = report::toJavaTest(*program.program, refutation, names_);
    if (const auto* const none = std::get_if<report::NoJavaTest>(&test)) {
      refutation.whyNoTest = none->why;
      continue;
    }
    const auto& [name, text] = std::get<report::JavaTest>(test);
    const std::string file = (std::filesystem::path(folder_) / (name + ".java")).string();
    std::optional<std::string> why =
        whyNotReplaceable(file, report::refutationMark, "warrant verify --refute --tests");
    if (!why) {
      const std::string went = replaceFile(file, text);
      if (!went.empty()) why = file + " cannot be written: " + went;
    }
    refutation.whyNoTest = why.value_or("");
    if (!why) refutation.test = file;
    if (why && problem_.empty()) problem_ = *why;
  }
}

}  // namespace warrant::cli
