// The folder with the trusted signatures of Java's own classes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "support/source.h"

namespace warrant::cli {

class LibraryFolder {
 public:
  // `path`: as the user names it; empty for the folder that comes with the program.
  explicit LibraryFolder(std::string path) : path_(std::move(path)) {}

  // The file of a class, such as `java/lang/String`; nothing where there is none.
  std::optional<support::SourceFile> find(std::string_view name);
  // The same for a program that is run: what stands in the folder `run` lists methods that have no contract.
  std::optional<support::SourceFile> findToRun(std::string_view name);
  // The same for a program that is explored: what stands in the folder `explored` has bodies for methods.
  std::optional<support::SourceFile> findToExplore(std::string_view name);
  // Whether the folder was looked for and is not there.
  bool isMissed() const { return isMissed_; }
  static const char* const whyMissed;  // what is wrong then with `path`
  const std::string& path() const { return path_; }

 private:
  // The class with what stands in the folder `more`.
  std::optional<support::SourceFile> findWithMore(std::string_view name);

  // Of a class, in a folder within it.
  std::string pathIn(std::string_view folder, std::string_view name) const;

  std::string path_;  // empty until it is needed
  bool isMissed_ = false;
};

}  // namespace warrant::cli
