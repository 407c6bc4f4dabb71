#include "dap/protocol/framing.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace warrant::dap {
namespace {

constexpr std::string_view headerEnd = "\r\n\r\n", lineEnd = "\r\n", lengthField = "content-length";

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ') || text.starts_with('\t')) text.remove_prefix(1);
  while (text.ends_with(' ') || text.ends_with('\t')) text.remove_suffix(1);
  return text;
}

bool isLengthField(std::string_view name) {
  return std::ranges::equal(name, lengthField, {},
                            [](char c) { return std::tolower(static_cast<unsigned char>(c)); });
}

std::size_t readLength(std::string_view text) {
  std::size_t length = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), length);
  if (error != std::errc() || end != text.data() + text.size())
    throw BrokenStream("the length in the header of a message is no number");
  if (length > largestMessage)
    throw BrokenStream("a message of " + std::string(text) + " bytes is too long: at most " +
                       std::to_string(largestMessage) + " are taken");
  return length;
}

// Fields that are not known are passed over.
std::size_t lengthIn(std::string_view header) {
  std::optional<std::size_t> length;
  while (!header.empty()) {
    const std::size_t end = std::min(header.find(lineEnd), header.size());
    const std::string_view line = header.substr(0, end);
    header.remove_prefix(std::min(end + lineEnd.size(), header.size()));
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos)
      throw BrokenStream("expected `Content-Length: N` and an empty line before each message");
    if (isLengthField(trimmed(line.substr(0, colon)))) length = readLength(trimmed(line.substr(colon + 1)));
  }
  if (!length) throw BrokenStream("the header of a message has no Content-Length");
  return *length;
}

}  // namespace

std::optional<std::string> Framing::next() {
  if (!length_) {
    const std::size_t end = bytes_.find(headerEnd);
    if (std::min(end, bytes_.size()) > largestHeader)
      throw BrokenStream(
          "the header of a message does not end: `Content-Length: N` and an empty line, each "
          "ending in CR LF, are expected");
    if (end == std::string::npos) return std::nullopt;
    length_ = lengthIn(std::string_view(bytes_).substr(0, end));
    bytes_.erase(0, end + headerEnd.size());
  }
  if (bytes_.size() < *length_) return std::nullopt;
  std::string message = bytes_.substr(0, *length_);
  bytes_.erase(0, *length_);
  length_.reset();
  return message;
}

std::string framed(std::string_view message) {
  return "Content-Length: " + std::to_string(message.size()) + "\r\n\r\n" + std::string(message);
}

}  // namespace warrant::dap
