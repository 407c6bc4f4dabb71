#include "cache/segment.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace warrant::cache {

// Numbers are as this machine has them: on another kind of machine the first one is another.
struct Segment::Header {
  std::uint64_t magic = 0x5741525256455231;  // and the version of the format
  std::array<std::uint64_t, buckets + 1> starts{};
};

namespace {

std::size_t bucketOf(const Digest& key) { return key.high >> 56; }

std::uint64_t checkOf(const Digest& key, std::string_view value) { return digestOf(key, value).low; }

}  // namespace

std::unique_ptr<Segment> Segment::open(const std::string& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0) return nullptr;
  struct stat status {};
  const bool isFile = fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
  std::unique_ptr<Segment> segment(
      new Segment(path, descriptor, isFile ? static_cast<std::uint64_t>(status.st_size) : 0));
  if (!segment->readHeader()) return nullptr;
  return segment;
}

Segment::~Segment() { close(descriptor_); }

bool Segment::readAt(std::uint64_t offset, void* target, std::size_t size) const {
  auto* bytes = static_cast<char*>(target);
  while (size > 0) {
    const ssize_t count = pread(descriptor_, bytes, size, static_cast<off_t>(offset));
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    bytes += count;
    offset += static_cast<std::uint64_t>(count);
    size -= static_cast<std::size_t>(count);
  }
  return true;
}

bool Segment::readHeader() {
  Header header;
  const std::uint64_t magic = header.magic;
  if (size_ < sizeof header || !readAt(0, &header, sizeof header) || header.magic != magic) return false;
  starts_ = header.starts;
  return starts_.front() == 0 && std::ranges::is_sorted(starts_) &&
         starts_.back() <= (size_ - sizeof header) / sizeof(Place);
}

const std::vector<Segment::Place>& Segment::bucket(std::size_t number) {
  std::vector<Place>& places = places_[number];
  std::call_once(isRead_[number], [&] {
    places.resize(starts_[number + 1] - starts_[number]);
    const std::uint64_t offset = sizeof(Header) + starts_[number] * sizeof(Place);
    if (!readAt(offset, places.data(), places.size() * sizeof(Place))) places.clear();
  });
  return places;
}

std::optional<std::string> Segment::valueAt(const Place& place) const {
  if (place.offset > size_ || place.size > size_ - place.offset) return std::nullopt;
  std::string value(place.size, '\0');
  if (!readAt(place.offset, value.data(), value.size()) || checkOf(place.key, value) != place.check)
    return std::nullopt;
  return value;
}

std::optional<std::string> Segment::find(const Digest& key) {
  const std::vector<Place>& places = bucket(bucketOf(key));
  const auto found = std::ranges::lower_bound(places, key, {}, &Place::key);
  if (found == places.end() || found->key != key) return std::nullopt;
  return valueAt(*found);
}

std::vector<Entry> Segment::entries() {
  std::vector<Entry> entries;
  for (std::size_t number = 0; number < buckets; ++number) {
    for (const Place& place : bucket(number)) {
      if (auto value = valueAt(place)) entries.emplace_back(place.key, std::move(*value));
    }
  }
  return entries;
}

std::string toBytes(std::vector<Entry> entries) {
  std::ranges::stable_sort(entries, {}, &Entry::first);
  const auto repeated = std::ranges::unique(entries, {}, &Entry::first);
  entries.erase(repeated.begin(), repeated.end());
  Segment::Header header;
  for (const Entry& entry : entries) ++header.starts[bucketOf(entry.first) + 1];
  for (std::size_t i = 0; i < Segment::buckets; ++i) header.starts[i + 1] += header.starts[i];
  std::uint64_t offset = sizeof header + entries.size() * sizeof(Segment::Place);
  std::string bytes(reinterpret_cast<const char*>(&header), sizeof header);
  for (const auto& [key, value] : entries) {
    const Segment::Place place{key, offset, value.size(), checkOf(key, value)};
    bytes.append(reinterpret_cast<const char*>(&place), sizeof place);
    offset += value.size();
  }
  for (const Entry& entry : entries) bytes += entry.second;
  return bytes;
}

}  // namespace warrant::cache
