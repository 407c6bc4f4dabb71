#include "cli/files/library_folder.h"

#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <sstream>
#include <utility>

#include "cli/files/source_file.h"

namespace warrant::cli {
namespace {

// The folder of the running program.
std::string programFolder() {
  std::array<char, 4096> buffer;
  const ssize_t length = readlink("/proc/self/exe", buffer.data(), buffer.size());
  const std::string path(buffer.data(), length > 0 ? static_cast<std::size_t>(length) : 0);
  return path.substr(0, path.rfind('/'));
}

// Beside the program where it was built; in the share folder where it was installed.
std::string findLibrary() {
  const std::string folder = programFolder();
  const std::string built = folder + "/library";
  return isDirectory(built) ? built : folder + "/../share/warrant/library";
}

}  // namespace

std::optional<support::SourceFile> LibraryFolder::find(std::string_view name) {
  if (path_.empty()) path_ = findLibrary();
  const std::string path = path_ + "/" + std::string(name) + ".java";
  SourceText read = readSourceFile(path);
  if (!read.text) {
    isMissed_ = isMissed_ || !isDirectory(path_);
    return std::nullopt;
  }
  return support::SourceFile{path, std::move(*read.text)};
}

namespace {

// Those of the class in the other text.
void addMembers(std::string& text, const std::string& others) {
  const std::size_t begin = others.find('{') + 1, end = others.rfind('}');
  const std::size_t behind = text.rfind("\n}");
  if (begin == 0 || end == std::string::npos || behind == std::string::npos) return;
  // They are listed now.
  constexpr std::string_view mark = "// listed:";
  for (std::size_t at = others.find(mark, end); at != std::string::npos; at = others.find(mark, at)) {
    at += mark.size();
    std::istringstream names(others.substr(at, others.find('\n', at) - at));
    for (std::string name; names >> name;) {
      if (const std::size_t found = text.find(' ' + name, behind); found != std::string::npos)
        text.erase(found, name.size() + 1);
    }
  }
  text.insert(behind, others.substr(begin, end - begin));
}

}  // namespace

std::optional<support::SourceFile> LibraryFolder::findToRun(std::string_view name) {
  if (path_.empty()) path_ = findLibrary();
  const std::string path = path_ + "/run/" + std::string(name) + ".java";
  if (SourceText read = readSourceFile(path); read.text)
    return support::SourceFile{path, std::move(*read.text)};
  std::optional<support::SourceFile> found = find(name);
  if (!found) return found;
  const SourceText more = readSourceFile(path_ + "/more/" + std::string(name) + ".java");
  if (more.text) addMembers(found->text, *more.text);
  return found;
}

}  // namespace warrant::cli
