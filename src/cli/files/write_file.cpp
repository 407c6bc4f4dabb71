#include "cli/files/write_file.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>

namespace warrant::cli {
namespace {

namespace fs = std::filesystem;

bool writeAll(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = write(file, text.data(), text.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

// As the file has it that is there; else as a new one gets it.
mode_t modeOf(const std::string& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) == 0) return status.st_mode & 07777;
  const mode_t mask = umask(0);
  umask(mask);
  return 0666 & ~mask;
}

}  // namespace

std::optional<std::string> whyNotWritable(const std::string& path) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (fs::is_directory(status)) return path + " is a folder, no file";
  if (fs::exists(status) && !fs::is_regular_file(status)) return path + " is no plain file";
  if (path.empty() || path.ends_with('/')) return "`" + path + "` names no file";
  const fs::path folder = fs::path(path).parent_path();
  if (!folder.empty() && !fs::is_directory(folder, error))
    return path + " cannot be written: there is no folder " + folder.string();
  return std::nullopt;
}

std::optional<std::string> makeFolder(const std::string& path) {
  std::error_code error, unseen;
  fs::create_directories(path, error);
  if (fs::is_directory(path, unseen)) return std::nullopt;
  return "the folder " + path + " cannot be made" + (error ? ": " + error.message() : "");
}

std::optional<std::string> whyNotReplaceable(const std::string& path, std::string_view mark,
                                             std::string_view command) {
  std::ifstream stream(path);
  std::string line;
  if (!stream || !std::getline(stream, line) || line == mark) return whyNotWritable(path);
  return path + " is there, and was not written by `" + std::string(command) + "`: it is not written over";
}

std::string replaceFile(const std::string& path, std::string_view text) {
  std::error_code unresolved;
  const fs::path resolved = fs::canonical(path, unresolved);
  const std::string target = unresolved ? path : resolved.string();
  std::string name = target + ".XXXXXX";
  const int file = mkstemp(name.data());
  if (file < 0) return std::strerror(errno);
  const bool isWritten = writeAll(file, text) && fchmod(file, modeOf(target)) == 0 && fsync(file) == 0;
  int error = isWritten ? 0 : errno;
  if (close(file) != 0 && error == 0) error = errno;
  if (error == 0 && std::rename(name.c_str(), target.c_str()) != 0) error = errno;
  if (error == 0) return {};
  unlink(name.c_str());
  return std::strerror(error);
}

}  // namespace warrant::cli
