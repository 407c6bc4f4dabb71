#include "cli/files/input.h"

#include <dirent.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>
#include <set>
#include <utility>

#include "cli/commands/suite.h"
#include "cli/files/source_file.h"

namespace warrant::cli {
namespace {

using FileIdentity = std::pair<dev_t, ino_t>;

std::optional<ast::Dialect> dialectOf(std::string_view path) {
  if (path.ends_with(".java")) return ast::Dialect::Java;
  if (path.ends_with(".idf")) return ast::Dialect::Inline;
  return std::nullopt;
}

// The names in a directory but for the hidden ones, sorted; nothing where it cannot be read.
std::optional<std::vector<std::string>> list(const std::string& directory) {
  const std::unique_ptr<DIR, int (*)(DIR*)> stream(opendir(directory.c_str()), closedir);
  if (!stream) return std::nullopt;
  std::vector<std::string> names;
  while (const dirent* entry = readdir(stream.get())) {
    if (entry->d_name[0] != '.') names.emplace_back(entry->d_name);
  }
  std::ranges::sort(names);
  return names;
}

// Collects the sources of one program.
class ProgramReader {
 public:
  explicit ProgramReader(std::optional<ast::Dialect> dialect) : dialect_(dialect) {}

  // A file that the user named.
  void addNamedFile(const std::string& path) {
    struct stat status {};
    const bool exists = stat(path.c_str(), &status) == 0;
    if (exists && !dialect_ && !dialectOf(path)) {
      addProblem(path, unreadable("neither a .java nor a .idf file: say with --dialect how to read it"));
      return;
    }
    if (!exists || files_.insert({status.st_dev, status.st_ino}).second) add(path);
  }

  void addDirectory(const std::string& directory) {
    std::vector<std::string> found;
    walk(directory, found);
    std::ranges::sort(found);
    for (const std::string& path : found) add(path);
    if (found.empty() && program_.problems.empty()) {
      addProblem(directory, unreadable("there are no .java or .idf files below this directory"));
    }
  }

  InputProgram take() { return std::move(program_); }

 private:
  void add(const std::string& path) {
    SourceText read = readSourceFile(path);
    if (read.problem) addProblem(path, std::move(*read.problem));
    if (!read.text) return;
    const ast::Dialect dialect = dialect_ ? *dialect_ : dialectOf(path).value_or(ast::Dialect::Java);
    program_.sources.push_back({{path, std::move(*read.text)}, dialect});
    for (support::Diagnostic& warning : ast::plainComments(program_.sources.back()))
      addProblem(path, std::move(warning));
  }

  void addProblem(const std::string& path, support::Diagnostic problem) {
    program_.problems.push_back({path, std::move(problem)});
  }

  // Appends the sources below the directory. Links are followed, but each directory and each file is
  // visited once.
  void walk(const std::string& directory, std::vector<std::string>& found) {
    const auto names = list(directory);
    if (!names) {
      addProblem(directory, unreadable(std::string("the directory cannot be read: ") + std::strerror(errno)));
      return;
    }
    for (const std::string& name : *names) {
      const std::string path = directory + (directory.ends_with('/') ? "" : "/") + name;
      struct stat status {};
      const bool exists = stat(path.c_str(), &status) == 0;
      const FileIdentity identity{status.st_dev, status.st_ino};
      if (exists && S_ISDIR(status.st_mode)) {
        if (directories_.insert(identity).second) walk(path, found);
      } else if (dialectOf(name) && (!exists || files_.insert(identity).second)) {
        found.push_back(path);
      }
    }
  }

  std::optional<ast::Dialect> dialect_;
  InputProgram program_;
  std::set<FileIdentity> directories_, files_;
};

// The programs of a suite; what could not be read belongs to the first.
void addSuite(std::vector<InputProgram>& programs, InputProgram suite) {
  std::size_t first = programs.size();
  for (std::vector<ast::Source>& sources : splitIntoPrograms(std::move(suite.sources))) {
    programs.push_back({std::move(sources), {}});
  }
  if (first == programs.size()) programs.emplace_back();
  programs[first].problems = std::move(suite.problems);
}

}  // namespace

std::vector<InputProgram> readPrograms(const std::vector<std::string>& paths,
                                       std::optional<ast::Dialect> dialect, bool suites) {
  std::vector<InputProgram> programs;
  ProgramReader files(dialect);
  std::optional<std::size_t> placeOfFiles;
  for (const std::string& path : paths) {
    if (isDirectory(path)) {
      ProgramReader reader(dialect);
      reader.addDirectory(path);
      if (suites) {
        addSuite(programs, reader.take());
      } else {
        programs.push_back(reader.take());
      }
      continue;
    }
    files.addNamedFile(path);
    if (!placeOfFiles) {
      placeOfFiles = programs.size();
      programs.emplace_back();
    }
  }
  if (placeOfFiles) programs[*placeOfFiles] = files.take();
  return programs;
}

}  // namespace warrant::cli
