// Messages from bytes, whatever the bytes.
#include "dap/protocol/framing.h"

#include <doctest/doctest.h>

#include <vector>

namespace warrant::dap {
namespace {

std::vector<std::string> messagesIn(std::string_view bytes, std::size_t piece) {
  Framing framing;
  std::vector<std::string> messages;
  while (!bytes.empty()) {
    framing.add(bytes.substr(0, piece));
    bytes.remove_prefix(std::min(piece, bytes.size()));
    while (const auto message = framing.next()) messages.push_back(*message);
  }
  return messages;
}

TEST_CASE("messages are found however the bytes come") {
  const std::string bytes = framed("{}") + framed("") + framed("\"\xC3\xA4\r\n\r\n\"") +
                            "X-Other: 1\r\ncontent-length:\t4 \r\n\r\nnull";
  for (std::size_t piece = 1; piece <= bytes.size(); ++piece)
    CHECK(messagesIn(bytes, piece) == std::vector<std::string>{"{}", "", "\"\xC3\xA4\r\n\r\n\"", "null"});
}

TEST_CASE("a header that is none breaks the stream") {
  for (const std::string header :
       {"Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: 1e3\r\n\r\n",
        "Content-Length: \r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n",
        "Content-Length: 16777217\r\n\r\n", "Content-Type: x\r\n\r\n", "nonsense\r\n\r\n", "\r\n\r\n"}) {
    CAPTURE(header);
    CHECK_THROWS_AS(messagesIn(header, 1), BrokenStream);
  }
  CHECK_THROWS_AS(messagesIn(std::string(largestHeader + 1, 'x'), 100), BrokenStream);
}

TEST_CASE("it is known whether a message has begun") {
  Framing framing;
  CHECK_FALSE(framing.isWithinMessage());
  framing.add("Content-Length: 2\r\n\r\n{");
  CHECK_FALSE(framing.next().has_value());
  CHECK(framing.isWithinMessage());
  framing.add("}");
  CHECK(framing.next() == "{}");
  CHECK_FALSE(framing.isWithinMessage());
}

}  // namespace
}  // namespace warrant::dap
