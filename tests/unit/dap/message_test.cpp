// Requests from text, whatever the text; and the inbox in which they wait.
#include "dap/protocol/message.h"

#include <doctest/doctest.h>

#include "dap/protocol/inbox.h"
#include "dap/views/positions.h"
#include "debug/run.h"

namespace warrant::dap {
namespace {

TEST_CASE("what is no request says why") {
  for (const std::string text : {"", "{", "nonsense", "[1]", "1", "null", "{}", R"({"type": "request"})",
                                 R"({"type": "event", "event": "x"})", R"({"type": "request", "command": 1})",
                                 R"({"type": "request", "command": "x", "arguments": [1]})", "\"\xFF\""}) {
    CAPTURE(text);
    CHECK_THROWS_AS(readRequest(text), BadMessage);
  }
  CHECK_THROWS_AS(readRequest(std::string(100'000, '[')), BadMessage);
  CHECK_THROWS_AS(readRequest(R"({"type": "request", "command": "x", "arguments": )" + std::string(200, '[') +
                              std::string(200, ']') + "}"),
                  BadMessage);
  CHECK_FALSE(readRequest(R"({"type": "response", "request_seq": 1})").has_value());
}

TEST_CASE("arguments of other types are refused by name") {
  const json values{{"text", "x"},  {"number", 7},          {"huge", 18446744073709551615U},
                    {"real", 1.5},  {"flag", true},         {"list", {"a"}},
                    {"mixed", {1}}, {"object", {{"n", 1}}}, {"nothing", nullptr}};
  const Arguments arguments(values);
  CHECK(arguments.text("text") == "x");
  CHECK(arguments.number("number") == 7);
  CHECK(arguments.flagOr("flag", false));
  CHECK(arguments.texts("list") == std::vector<std::string>{"a"});
  CHECK(arguments.texts("text") == std::vector<std::string>{"x"});
  CHECK(arguments.object("object").number("n") == 1);
  CHECK(arguments.textOr("nothing", "otherwise") == "otherwise");
  CHECK(arguments.numberOr("missing", 3) == 3);
  CHECK_THROWS_WITH_AS(arguments.text("number"), "the argument `number` must be a string", debug::Refused);
  CHECK_THROWS_WITH_AS(arguments.number("missing"), "the argument `missing` is missing", debug::Refused);
  CHECK_THROWS_AS(arguments.number("huge"), debug::Refused);
  CHECK_THROWS_AS(arguments.number("real"), debug::Refused);
  CHECK_THROWS_AS(arguments.flagOr("text", false), debug::Refused);
  CHECK_THROWS_AS(arguments.texts("mixed"), debug::Refused);
  CHECK_THROWS_AS(arguments.objects("mixed"), debug::Refused);
  CHECK_THROWS_AS(arguments.objects("text"), debug::Refused);
  CHECK_THROWS_AS(arguments.object("list"), debug::Refused);
}

TEST_CASE("a request is cancelled while it waits, or while it is dealt with") {
  Inbox inbox;
  inbox.put(Request{1, "launch", json::object()});
  inbox.put(Request{2, "evaluate", json::object()});
  inbox.put(Request{3, "threads", json::object()});
  inbox.put(Request{4, "cancel", {{"requestId", 2}}});
  CHECK(std::get<Request>(inbox.take()).seq == 1);
  CHECK_FALSE(inbox.isCancelled());
  inbox.put(Request{5, "cancel", {{"progressId", progressOf(1)}}});
  CHECK(inbox.isCancelled());
  CHECK(std::get<Request>(inbox.take()).seq == 2);
  CHECK(inbox.isCancelled());
  CHECK(std::get<Request>(inbox.take()).seq == 3);
  CHECK_FALSE(inbox.isCancelled());
  inbox.put(Request{6, "cancel", {{"requestId", "nonsense"}}});
  inbox.put(Request{7, "cancel", {{"requestId", 100}}});
  CHECK_FALSE(inbox.isCancelled());
}

TEST_CASE("columns are counted in UTF-16") {
  const std::string line = "a\xC3\xA4\xF0\x9F\x98\x80z";  // one, one and two units
  CHECK(toUtf16(line, 1) == 1);
  CHECK(toUtf16(line, 3) == 3);
  CHECK(toUtf16(line, 4) == 5);
  CHECK(toUtf16(line, 6) == 7);  // behind the end
  CHECK(byteAt(line, 0) == 0);
  CHECK(byteAt(line, 2) == 3);
  CHECK(byteAt(line, 4) == 7);
  CHECK(byteAt(line, 100) == line.size());
  CHECK(unitsIn(line) == 5);
}

}  // namespace
}  // namespace warrant::dap
