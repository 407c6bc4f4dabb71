// The words of a language, each with its meaning, as they are asked for at every word of a program.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace warrant::ast {

// At most 255 words. Iterates over them in the order in which they were given.
template <class Meaning>
class WordTable {
 public:
  struct Entry {
    std::string_view word;
    Meaning meaning;
  };

  WordTable(std::initializer_list<Entry> entries) : entries_(entries), next_(entries.size()) {
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      std::uint8_t& first = first_[hash(entries_[i].word)];
      next_[i] = first;
      first = static_cast<std::uint8_t>(i + 1);
    }
  }

  // nullptr: it is none of them.
  const Meaning* find(std::string_view word) const {
    if (word.empty()) return nullptr;
    for (std::uint8_t i = first_[hash(word)]; i != 0; i = next_[i - 1]) {
      if (entries_[i - 1].word == word) return &entries_[i - 1].meaning;
    }
    return nullptr;
  }
  bool contains(std::string_view word) const { return find(word) != nullptr; }

  auto begin() const { return entries_.begin(); }
  auto end() const { return entries_.end(); }

 private:
  // Tells most names from all words without a look at them.
  static std::size_t hash(std::string_view word) {
    const auto at = [word](std::size_t i) { return std::size_t{static_cast<unsigned char>(word[i])}; };
    return (at(0) * 37 + at(word.size() / 2) * 11 + at(word.size() - 1) * 3 + word.size()) % buckets;
  }

  static constexpr std::size_t buckets = 512;
  std::vector<Entry> entries_;
  std::vector<std::uint8_t> next_;             // in the bucket: one more than the index, or 0
  std::array<std::uint8_t, buckets> first_{};  // the same
};

}  // namespace warrant::ast
