#include "cache/store.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <map>
#include <system_error>

namespace warrant::cache {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".verdicts";
constexpr std::string_view unfinished = ".unfinished-";

// Of the folder's files; nothing where it cannot be read.
template <class Visit>
void forEachFile(const std::string& folder, const Visit& visit) {
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
    visit(at->path());
}

bool isSegment(const fs::path& path) { return path.extension() == ending; }

std::string lastError() { return std::strerror(errno); }

bool writeAll(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

// Of about that size: what is merged is a few times larger, and so of the next class.
int sizeClass(std::uint64_t bytes) {
  constexpr std::uint64_t smallest = 64 << 10;
  return static_cast<int>(std::bit_width(bytes / smallest) + 1) / 2;
}

}  // namespace

Store::Store(std::string folder, std::uint64_t limit) : folder_(std::move(folder)), limit_(limit) {
  openSegments();
}

void Store::openSegments() {
  segments_.clear();
  std::vector<std::string> paths;
  forEachFile(folder_, [&](const fs::path& path) {
    if (isSegment(path)) paths.push_back(path.string());
  });
  std::ranges::sort(paths);
  for (const std::string& path : paths) {
    if (auto segment = Segment::open(path)) segments_.push_back(std::move(segment));
  }
}

std::optional<std::string> Store::find(const Digest& key) const {
  for (const std::unique_ptr<Segment>& segment : segments_) {
    if (auto value = segment->find(key)) return value;
  }
  return std::nullopt;
}

void Store::add(const Digest& key, std::string value) {
  if (value.size() > limit_ / 4) return;
  const std::lock_guard lock(mutex_);
  added_.emplace_back(key, std::move(value));
}

std::string Store::flush() {
  if (added_.empty()) return {};
  std::error_code error;
  fs::create_directories(folder_, error);
  if (error) return folder_ + ": " + error.message();
  const std::string problem = write(std::move(added_));
  added_.clear();
  if (!problem.empty()) return folder_ + ": " + problem;
  openSegments();
  mergeSegments();
  evict();
  return {};
}

std::string Store::write(std::vector<Entry> entries) {
  const std::string bytes = toBytes(std::move(entries));
  std::string path = folder_ + "/" + std::string(unfinished) + "XXXXXX";
  const int descriptor = mkostemp(path.data(), O_CLOEXEC);
  if (descriptor < 0) return lastError();
  const bool isWritten = writeAll(descriptor, bytes);
  std::string problem = isWritten ? "" : lastError();
  close(descriptor);
  const std::string name = folder_ + "/" + toHex(digestOf(std::string_view(bytes))) + std::string(ending);
  if (isWritten && rename(path.c_str(), name.c_str()) == 0) return {};
  if (isWritten) problem = lastError();
  unlink(path.c_str());
  return problem;
}

// Of each size there are a few at most, so that there are few in all.
void Store::mergeSegments() {
  constexpr std::size_t enough = 6;
  std::map<int, std::vector<std::unique_ptr<Segment>>> classes;
  for (auto& segment : segments_) classes[sizeClass(segment->size())].push_back(std::move(segment));
  segments_.clear();
  for (auto& [size, segments] : classes) {
    std::uint64_t total = 0;
    for (const auto& segment : segments) total += segment->size();
    if (segments.size() < enough || total > limit_ / 2) continue;
    std::vector<Entry> entries;
    for (const auto& segment : segments) {
      std::vector<Entry> more = segment->entries();
      std::ranges::move(more, std::back_inserter(entries));
    }
    if (!write(std::move(entries)).empty()) return;
    for (const auto& segment : segments) unlink(segment->path().c_str());
  }
}

void Store::evict() {
  struct File {
    fs::path path;
    std::uint64_t size;
    timespec written;
  };
  constexpr std::time_t longAgo = 3600;  // whoever wrote that has come to nothing
  std::vector<File> files;
  std::uint64_t total = 0;
  forEachFile(folder_, [&](const fs::path& path) {
    struct stat status {};
    if (stat(path.c_str(), &status) != 0) return;
    const bool isLeft = path.filename().string().starts_with(unfinished);
    if (isLeft && status.st_mtime + longAgo < std::time(nullptr)) unlink(path.c_str());
    if (!isSegment(path)) return;
    files.push_back({path, static_cast<std::uint64_t>(status.st_size), status.st_mtim});
    total += files.back().size;
  });
  std::ranges::sort(files, {}, [](const File& file) {
    return std::tuple(file.written.tv_sec, file.written.tv_nsec, file.path.string());
  });
  for (const File& file : files) {
    if (total <= limit_) return;
    unlink(file.path.c_str());
    total -= file.size;
  }
}

}  // namespace warrant::cache
