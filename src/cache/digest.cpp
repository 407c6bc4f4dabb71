#include "cache/digest.h"

#include <cstring>

namespace warrant::cache {

void Hasher::add(std::string_view text) {
  add(std::uint64_t{text.size()});
  while (!text.empty()) {
    std::uint64_t word = 0;
    const std::size_t size = std::min(text.size(), sizeof word);
    std::memcpy(&word, text.data(), size);
    add(word);
    text.remove_prefix(size);
  }
}

Digest Hasher::finish() const {
  Hasher last = *this;
  last.add(count_);
  const auto mixed = [&last] {
    for (int i = 0; i < 3; ++i) last.round();
    return last.v0_ ^ last.v1_ ^ last.v2_ ^ last.v3_;
  };
  last.v2_ ^= 0xee;
  const std::uint64_t high = mixed();
  last.v1_ ^= 0xdd;
  return {high, mixed()};
}

std::string toHex(const Digest& digest) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (const std::uint64_t word : {digest.high, digest.low})
    for (int shift = 60; shift >= 0; shift -= 4) text += digits[word >> shift & 15];
  return text;
}

}  // namespace warrant::cache
