#include "cli/files/library_folder.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <sstream>
#include <utility>
#include <vector>

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

const char* const LibraryFolder::whyMissed =
    "the contracts of Java's own classes should be in this folder, and it is not there: say with --library "
    "where they are";

std::optional<support::SourceFile> LibraryFolder::find(std::string_view name) {
  if (path_.empty()) path_ = findLibrary();
  const std::string path = pathIn("", name);
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

// The members of a class that is laid out as this library is, each with its comments.
std::vector<std::string_view> membersIn(std::string_view text) {
  std::vector<std::string_view> members;
  const std::size_t end = text.rfind("\n}");
  std::size_t begin = text.find("{\n");
  for (begin = begin == text.npos ? end : begin + 1; begin < end;) {
    std::size_t behind = text.find("\n\n  ", begin + 1);
    if (behind == text.npos || behind > end) behind = end;
    members.push_back(text.substr(begin, behind - begin));
    begin = behind;
  }
  return members;
}

// Gives the declarations of the text the bodies that the others have; what is not declared there is added.
void addBodies(std::string& text, const std::string& others) {
  std::string added;
  for (const std::string_view member : membersIn(others)) {
    const std::size_t body = member.find(" {");
    const std::size_t line = body == member.npos ? body : member.rfind('\n', body);
    const std::string head = line == member.npos ? "" : std::string(member.substr(line, body - line)) + ";";
    const std::size_t declared = head.empty() ? text.npos : text.find(head);
    if (declared == text.npos)
      added += member;
    else
      text.replace(declared, head.size(), member.substr(line));
  }
  addMembers(text, "{" + added + "\n}" + others.substr(std::min(others.rfind("\n}") + 2, others.size())));
}

}  // namespace

std::string LibraryFolder::pathIn(std::string_view folder, std::string_view name) const {
  return path_ + std::string(folder) + "/" + std::string(name) + ".java";
}

std::optional<support::SourceFile> LibraryFolder::findToRun(std::string_view name) {
  if (path_.empty()) path_ = findLibrary();
  const std::string path = pathIn("/run", name);
  if (SourceText read = readSourceFile(path); read.text)
    return support::SourceFile{path, std::move(*read.text)};
  return findWithMore(name);
}

std::optional<support::SourceFile> LibraryFolder::findToExplore(std::string_view name) {
  std::optional<support::SourceFile> found = findWithMore(name);
  if (!found) return found;
  const SourceText bodies = readSourceFile(pathIn("/explored", name));
  if (bodies.text) addBodies(found->text, *bodies.text);
  return found;
}

std::optional<support::SourceFile> LibraryFolder::findWithMore(std::string_view name) {
  std::optional<support::SourceFile> found = find(name);
  if (!found) return found;
  const SourceText more = readSourceFile(pathIn("/more", name));
  if (more.text) addMembers(found->text, *more.text);
  return found;
}

}  // namespace warrant::cli
