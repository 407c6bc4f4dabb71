#include "cli/files/source_path.h"

#include <sys/stat.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "cli/files/source_file.h"
#include "cli/line/words.h"

namespace warrant::cli {
namespace {

std::string toPath(std::string name) {
  std::ranges::replace(name, '.', '/');
  return name;
}

// The paths, without extension, of the files in which a class may be that the text mentions.
std::set<std::string> pathsIn(std::string_view text) {
  std::set<std::string> paths, folders;
  std::set<std::string_view> names;
  std::string own;
  Words words(text);
  for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
    if (word == "package" && own.empty()) {
      own = toPath(words.restOfDeclaration()) + "/";
    } else if (word == "import") {
      std::string name = toPath(words.restOfDeclaration());
      constexpr std::string_view isStatic = "static";
      if (name.starts_with(isStatic)) {
        name.erase(0, isStatic.size());
        name.erase(std::min(name.rfind('/'), name.size()));
      }
      if (name.ends_with("/*")) {
        folders.insert(name.substr(0, name.size() - 1));
      } else {
        paths.insert(name);
      }
    } else if (word[0] >= 'A' && word[0] <= 'Z') {
      names.insert(word);
    }
  }
  folders.insert(own);
  for (const std::string& folder : folders) {
    for (const std::string_view name : names) paths.insert(folder + std::string(name));
  }
  return paths;
}

using FileIdentity = std::pair<dev_t, ino_t>;

class Reader {
 public:
  Reader(InputProgram& program, const std::vector<std::string>& folders)
      : program_(program), folders_(folders) {
    for (const ast::Source& source : program.sources) isNew(source.file.path);
  }

  void run() {
    for (std::size_t next = 0; next < program_.sources.size(); ++next) {  // it grows
      for (const std::string& path : pathsIn(program_.sources[next].file.text)) {
        if (asked_.insert(path).second) find(path);
      }
    }
  }

 private:
  bool isNew(const std::string& path) {
    struct stat status {};
    return stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode) &&
           files_.insert({status.st_dev, status.st_ino}).second;
  }

  void find(const std::string& name) {
    for (const std::string& folder : folders_) {
      const std::string path = folder + (folder.ends_with('/') ? "" : "/") + name + ".java";
      if (!isNew(path)) continue;
      SourceText read = readSourceFile(path);
      if (read.problem) program_.problems.push_back({path, std::move(*read.problem)});
      if (read.text)
        program_.sources.push_back({{path, std::move(*read.text)}, ast::Dialect::Java, false, true});
      return;
    }
  }

  InputProgram& program_;
  const std::vector<std::string>& folders_;
  std::set<std::string> asked_;
  std::set<FileIdentity> files_;
};

}  // namespace

void addFromSourcePath(InputProgram& program, const std::vector<std::string>& folders) {
  if (!folders.empty()) Reader(program, folders).run();
}

}  // namespace warrant::cli
