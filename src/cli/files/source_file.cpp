#include "cli/files/source_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "support/codes.h"
#include "support/utf8.h"

namespace warrant::cli {
namespace {

using support::Diagnostic;

class FileDescriptor {
 public:
  // Not blocking: a named pipe must be refused, not waited for.
  explicit FileDescriptor(const std::string& path)
      : descriptor_(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)) {}
  ~FileDescriptor() {
    if (descriptor_ >= 0) close(descriptor_);
  }
  FileDescriptor(const FileDescriptor&) = delete;
  FileDescriptor& operator=(const FileDescriptor&) = delete;

  bool isOpen() const { return descriptor_ >= 0; }
  int get() const { return descriptor_; }

 private:
  int descriptor_;
};

Diagnostic systemError(int error) {
  if (error == ENOENT) return unreadable("there is no such file or directory");
  return unreadable(std::string("the file cannot be read: ") + std::strerror(error));
}

// Reads up to `size` bytes; one call to read() for a file that does not change meanwhile.
bool readAll(int descriptor, std::string& text, std::size_t size) {
  text.resize(size);
  std::size_t done = 0;
  while (done < size) {
    const ssize_t count = read(descriptor, text.data() + done, size - done);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    if (count == 0) break;
    done += static_cast<std::size_t>(count);
  }
  text.resize(done);
  return true;
}

bool isUtf16(std::string_view text) { return text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"); }

Diagnostic malformed(const support::MalformedByte& found, std::string_view text) {
  char byte[8];
  std::snprintf(byte, sizeof byte, "0x%02X", found.byte);
  const std::string place = std::to_string(found.line) + ":" + std::to_string(found.column);
  Diagnostic problem =
      unreadable(found.byte == 0 ? "the file is not a text: a NUL byte at " + place
                                 : "the file is not UTF-8" + std::string(isUtf16(text) ? " but UTF-16" : "") +
                                       ": the byte " + byte + " at " + place);
  problem.range = {0, found.line, found.column, found.line, found.column + 1};
  return problem;
}

}  // namespace

bool isDirectory(const std::string& path) {
  struct stat status {};
  return stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

Diagnostic unreadable(std::string message) {
  return {support::codes::unreadable, support::Severity::Error, {}, std::move(message), {}};
}

SourceText readSourceFile(const std::string& path) {
  const FileDescriptor file(path);
  if (!file.isOpen()) return {std::nullopt, systemError(errno)};
  struct stat status {};
  if (fstat(file.get(), &status) != 0) return {std::nullopt, systemError(errno)};
  if (!S_ISREG(status.st_mode)) return {std::nullopt, unreadable("this is not a file")};
  const auto size = static_cast<std::size_t>(status.st_size);
  if (size > largestFile) {
    return {std::nullopt, unreadable("the file is too large: " + std::to_string(size >> 20) + " MB, where " +
                                     std::to_string(largestFile >> 20) + " MB are the limit")};
  }
  std::string text;
  if (!readAll(file.get(), text, size)) return {std::nullopt, systemError(errno)};
  if (const auto found = support::findMalformedByte(text)) {
    Diagnostic problem = malformed(*found, text);
    if (text.find('\0') != std::string::npos || isUtf16(text)) return {std::nullopt, std::move(problem)};
    problem.severity = support::Severity::Warning;
    problem.message += "; it is read as Latin-1";
    return {support::fromLatin1(text), std::move(problem)};
  }
  if (const auto stripped = support::withoutByteOrderMark(text); stripped.size() < text.size()) {
    text.erase(0, text.size() - stripped.size());
  }
  return {std::move(text), std::nullopt};
}

}  // namespace warrant::cli
