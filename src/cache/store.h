// What is known from run to run: a folder of segments, for several processes at once.
//
// Each run writes what it found as a new segment; a file that is there never changes. Files come into being
// by being renamed, have the digest of what they hold as their name, and so are whole, whoever writes them.
// Small ones are merged now and then. A file that is lost costs work, and nothing else.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "cache/segment.h"

namespace warrant::cache {

class Store {
 public:
  static constexpr std::uint64_t usualLimit = std::uint64_t{256} << 20;

  // `limit`: bytes that the folder may hold; beyond, the oldest segments go.
  explicit Store(std::string folder, std::uint64_t limit = usualLimit);

  // Both may be called by several threads. What is added is found by later runs.
  std::optional<std::string> find(const Digest& key) const;
  void add(const Digest& key, std::string value);
  // Writes what was added. What went wrong, else an empty text.
  std::string flush();

 private:
  void openSegments();
  std::string write(std::vector<Entry> entries);
  void mergeSegments();
  void evict();

  const std::string folder_;
  const std::uint64_t limit_;
  std::vector<std::unique_ptr<Segment>> segments_;
  std::mutex mutex_;
  std::vector<Entry> added_;
};

}  // namespace warrant::cache
