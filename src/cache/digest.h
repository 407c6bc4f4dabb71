// Digests: 128 bits that stand for what was hashed.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace warrant::cache {

struct Digest {
  std::uint64_t high = 0, low = 0;
  friend auto operator<=>(const Digest&, const Digest&) = default;
};

std::string toHex(const Digest& digest);

// SipHash-1-3 with 128 bits and a fixed key: quick, and no two different inputs that anybody meets agree.
// Against who makes inputs that do it is no help (docs/soundness.md).
class Hasher {
 public:
  void add(std::uint64_t word) {
    v3_ ^= word;
    round();
    v0_ ^= word;
    ++count_;
  }
  void add(std::string_view text);  // and how long it is
  void add(const Digest& digest) {
    add(digest.high);
    add(digest.low);
  }
  // Of what was added so far.
  Digest finish() const;

 private:
  static std::uint64_t rotate(std::uint64_t word, int by) { return (word << by) | (word >> (64 - by)); }
  void round() {
    v0_ += v1_;
    v1_ = rotate(v1_, 13) ^ v0_;
    v0_ = rotate(v0_, 32);
    v2_ += v3_;
    v3_ = rotate(v3_, 16) ^ v2_;
    v0_ += v3_;
    v3_ = rotate(v3_, 21) ^ v0_;
    v2_ += v1_;
    v1_ = rotate(v1_, 17) ^ v2_;
    v2_ = rotate(v2_, 32);
  }

  std::uint64_t v0_ = 0x736f6d6570736575, v1_ = 0x646f72616e646f6d ^ 0xee, v2_ = 0x6c7967656e657261,
                v3_ = 0x7465646279746573;
  std::uint64_t count_ = 0;
};

// Of the parts, in that order.
template <class... Parts>
Digest digestOf(const Parts&... parts) {
  Hasher hasher;
  (hasher.add(parts), ...);
  return hasher.finish();
}

}  // namespace warrant::cache
