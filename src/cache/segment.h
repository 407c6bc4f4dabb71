// A file of entries, which never changes: keys, sorted, and what is known under each.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cache/digest.h"

namespace warrant::cache {

using Entry = std::pair<Digest, std::string>;  // key and value

class Segment {
 public:
  // Nothing where there is no such file, or it is none of ours.
  static std::unique_ptr<Segment> open(const std::string& path);
  ~Segment();
  Segment(const Segment&) = delete;
  Segment& operator=(const Segment&) = delete;

  const std::string& path() const { return path_; }
  std::uint64_t size() const { return size_; }  // of the file, in bytes
  // Nothing where the key is not there, or its value is not what was written. May be called by several
  // threads.
  std::optional<std::string> find(const Digest& key);
  // All that can be read.
  std::vector<Entry> entries();

 private:
  struct Place {
    Digest key;
    std::uint64_t offset = 0, size = 0;  // of the value
    std::uint64_t check = 0;
  };
  struct Header;
  static constexpr std::size_t buckets = 256;  // by the first byte of the key

  Segment(std::string path, int descriptor, std::uint64_t size)
      : path_(std::move(path)), descriptor_(descriptor), size_(size) {}
  bool readHeader();
  bool readAt(std::uint64_t offset, void* target, std::size_t size) const;
  const std::vector<Place>& bucket(std::size_t number);
  std::optional<std::string> valueAt(const Place& place) const;
  friend std::string toBytes(std::vector<Entry> entries);

  std::string path_;
  int descriptor_;
  std::uint64_t size_;
  std::array<std::uint64_t, buckets + 1> starts_{};  // of the buckets, in places
  std::array<std::once_flag, buckets> isRead_;
  std::array<std::vector<Place>, buckets> places_;  // as they are asked for
};

// The file that holds these entries.
std::string toBytes(std::vector<Entry> entries);

}  // namespace warrant::cache
