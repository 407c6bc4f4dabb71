// A client on streams: what it may send, and how it may go.
#include "dap/serve.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <array>
#include <thread>

#include "dap/protocol/framing.h"
#include "unit/dap/driver.h"

namespace warrant::dap {
namespace {

struct Served {
  bool isWellFormed = false;
  std::vector<json> messages;
  std::vector<std::string> problems;
};

// All that is answered to the bytes, behind which the client hangs up.
Served serveBytes(const std::string& bytes) {
  std::array<int, 2> in{}, out{};
  REQUIRE(pipe(in.data()) == 0);
  REQUIRE(pipe(out.data()) == 0);
  std::thread writer([&] {
    std::size_t written = 0;
    while (written < bytes.size()) {
      const ssize_t count = write(in[1], bytes.data() + written, bytes.size() - written);
      if (count <= 0) break;
      written += static_cast<std::size_t>(count);
    }
    close(in[1]);
  });
  Framing framing;
  std::thread reader([&] {
    std::array<char, 4096> buffer{};
    for (ssize_t count = 0; (count = read(out[0], buffer.data(), buffer.size())) > 0;)
      framing.add({buffer.data(), static_cast<std::size_t>(count)});
  });
  Served served;
  served.isWellFormed = serve(
      in[0], out[1], opening("class A { void m() { assert false; } }"),
      [](const std::string&) { return std::nullopt; },
      [&](const std::string& problem) { served.problems.push_back(problem); });
  close(out[1]);
  reader.join();
  writer.join();
  close(in[0]);
  close(out[0]);
  while (const auto message = framing.next()) served.messages.push_back(json::parse(*message));
  return served;
}

std::string request(int seq, const std::string& command, const json& arguments = json::object()) {
  return framed(
      json{{"type", "request"}, {"seq", seq}, {"command", command}, {"arguments", arguments}}.dump());
}

std::vector<std::string> namesOf(const Served& served) {
  std::vector<std::string> names;
  for (const json& message : served.messages)
    names.push_back(message[message["type"] == "event" ? "event" : "command"]);
  return names;
}

TEST_CASE("a whole story, in one piece") {
  const Served served =
      serveBytes(request(1, "initialize") + request(2, "launch", {{"program", "a.idf"}}) +
                 request(3, "configurationDone") + request(4, "disconnect") + request(5, "threads"));
  CHECK(served.isWellFormed);
  CHECK(served.problems.empty());
  CHECK(namesOf(served) == std::vector<std::string>{"initialize", "initialized", "launch", "output",
                                                    "configurationDone", "stopped", "disconnect"});
}

TEST_CASE("the end of the input ends it") {
  CHECK(serveBytes("").isWellFormed);
  const Served served = serveBytes(request(1, "initialize"));
  CHECK(served.isWellFormed);
  CHECK(served.messages.size() == 2);
}

TEST_CASE("a client that hangs up within a message is done with") {
  for (const std::string rest : {"Content-Len", "Content-Length: 100\r\n\r\n{\"type\""}) {
    const Served served = serveBytes(request(1, "initialize") + rest);
    CHECK(served.isWellFormed);
    CHECK(served.messages.size() == 2);
    REQUIRE(served.problems.size() == 1);
    CHECK(served.problems[0].find("hung up") != std::string::npos);
  }
}

TEST_CASE("what is no message is reported, and ends it") {
  const Served served =
      serveBytes(request(1, "initialize") + "GET / HTTP/1.1\r\n\r\n" + request(2, "threads"));
  CHECK_FALSE(served.isWellFormed);
  CHECK(served.messages.size() == 2);
  CHECK(served.problems.size() == 1);
}

TEST_CASE("what is no request is refused, and the next one answered") {
  const Served served = serveBytes(framed("{\"seq\": 7}") + framed("nonsense") + request(1, "initialize"));
  CHECK_FALSE(served.isWellFormed);
  REQUIRE(served.messages.size() == 4);
  CHECK(served.messages[0]["success"] == false);
  CHECK(served.messages[0]["request_seq"] == 7);
  CHECK(served.messages[1]["success"] == false);
  CHECK(served.messages[2]["success"] == true);
  CHECK(served.problems.size() == 2);
}

}  // namespace
}  // namespace warrant::dap
