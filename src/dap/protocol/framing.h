// Messages on a stream of bytes: each is `Content-Length: N`, an empty line, and N bytes.
#pragma once

#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace warrant::dap {

// What comes is no message, and where the next one would begin cannot be told.
class BrokenStream : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

inline constexpr std::size_t largestHeader = std::size_t{4} << 10;
inline constexpr std::size_t largestMessage = std::size_t{16} << 20;

// Takes bytes as they come, in whatever pieces.
class Framing {
 public:
  void add(std::string_view bytes) { bytes_ += bytes; }
  // The next message as soon as all of it is there. Throws BrokenStream.
  std::optional<std::string> next();
  // Whether a message has begun and is not all there.
  bool isWithinMessage() const { return length_ || !bytes_.empty(); }

 private:
  std::string bytes_;
  std::optional<std::size_t> length_;  // of the message, once its header was read
};

std::string framed(std::string_view message);

}  // namespace warrant::dap
