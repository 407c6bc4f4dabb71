#include "cli/files/library_folder.h"

#include <sys/stat.h>
#include <unistd.h>

#include <array>
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

std::optional<support::SourceFile> LibraryFolder::findToRun(std::string_view name) {
  if (path_.empty()) path_ = findLibrary();
  const std::string path = path_ + "/run/" + std::string(name) + ".java";
  if (SourceText read = readSourceFile(path); read.text)
    return support::SourceFile{path, std::move(*read.text)};
  return find(name);
}

}  // namespace warrant::cli
