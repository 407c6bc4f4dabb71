// A run on input that an earlier run had: what that one found is printed again, and nothing is even parsed.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cache/store.h"
#include "cli/files/input.h"
#include "cli/files/library_folder.h"
#include "cli/line/arguments.h"
#include "report/text.h"

namespace warrant::cli {

// What was found, as it is printed.
struct Findings {
  report::TextFindings printed;  // in another format: all in its `text`
  report::Summary summary;
};

// The classes that were looked up in the library, and what was found.
class LookUps {
 public:
  explicit LookUps(LibraryFolder& folder) : folder_(folder) {}

  std::optional<support::SourceFile> find(std::string_view name);
  using Found = std::pair<std::string, std::optional<cache::Digest>>;
  std::vector<Found> found() const { return {found_.begin(), found_.end()}; }
  // Whether a look-up would find the same today.
  bool isAsBefore(const Found& before);

 private:
  LibraryFolder& folder_;
  std::map<std::string, std::optional<cache::Digest>> found_;
};

// Of the texts of the programs, their names, and what could not be read.
cache::Digest digestOf(const std::vector<InputProgram>& programs);

class PastRun {
 public:
  // Of this run, and of no run where there is no store, or verdicts are not all that is asked for.
  PastRun(cache::Store* store, const VerifyArguments& arguments, const std::vector<InputProgram>& programs);

  std::optional<Findings> recall(LookUps& library) const;
  void keep(const Findings& findings, const LookUps& library, bool askedSolver);

 private:
  cache::Store* store_ = nullptr;  // nullptr: nothing is known, and nothing kept
  cache::Digest key_;
};

}  // namespace warrant::cli
