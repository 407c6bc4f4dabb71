#include "cli/write_file.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>

namespace warrant::cli {

namespace {

bool writeAll(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = write(file, text.data(), text.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(count));
  }
  return fsync(file) == 0;
}

}  // namespace

std::string replaceFile(const std::string& path, std::string_view text) {
  std::error_code error;
  const std::string target = std::filesystem::canonical(path, error).string();  // the file behind a link
  if (error) return error.message();
  struct stat status {};
  if (stat(target.c_str(), &status) != 0) return std::strerror(errno);
  std::string temporary = target + ".XXXXXX";
  const int file = mkstemp(temporary.data());
  if (file < 0) return std::strerror(errno);
  const bool isWritten = writeAll(file, text) && fchmod(file, status.st_mode & 07777u) == 0;
  const int problem = errno;
  close(file);
  if (isWritten && std::rename(temporary.c_str(), target.c_str()) == 0) return {};
  const std::string message = std::strerror(isWritten ? errno : problem);
  std::remove(temporary.c_str());
  return message;
}

}  // namespace warrant::cli
