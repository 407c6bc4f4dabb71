// What is asked of the adapter, and what may go wrong.
#include <doctest/doctest.h>

#include "dap/requests/requests.h"
#include "debug/run.h"
#include "unit/dap/driver.h"

namespace warrant::dap {
namespace {

constexpr const char* askedProgram = R"(class A {
  int x;
  void m(int n)
    requires acc(x);
    ensures acc(x) ** (x == 1);
  {
    x := n;
  }
})";

Driver& stopped(Driver& driver) {
  driver.launch();
  driver.body("configurationDone");
  REQUIRE(driver.event("stopped")["reason"] == "exception");
  return driver;
}

std::string evaluated(Driver& driver, const std::string& expression, const std::string& context) {
  return driver.body(
      "evaluate",
      {{"expression", expression}, {"context", context}, {"frameId", driver.frame()["id"]}})["result"];
}

TEST_CASE("commands are typed, and expressions are evaluated") {
  Driver driver(opening(askedProgram));
  stopped(driver);
  CHECK(evaluated(driver, "n", "watch") == "any value, called n");
  CHECK(evaluated(driver, "x + 1", "hover") == "n + 1");
  CHECK(evaluated(driver, "why", "repl").find("W0503") != std::string::npos);
  CHECK(evaluated(driver, "locals", "repl").find("any value, called n") != std::string::npos);
  CHECK(evaluated(driver, "explain W0101", "repl") == "the page");
  CHECK(evaluated(driver, "x", "repl") == "n");  // no command
  CHECK(driver.refusal("evaluate", {{"expression", "nonsense"}}).find("neither") != std::string::npos);
  CHECK_FALSE(driver.refusal("evaluate", {{"expression", "goto 100000"}}).empty());
  CHECK_FALSE(driver.refusal("evaluate", {{"expression", "n n"}, {"context", "watch"}}).empty());
  CHECK(evaluated(driver, "where", "watch").find("A.m(int)") != std::string::npos);
  CHECK_FALSE(driver.refusal("evaluate", {{"expression", "where"}, {"context", "hover"}}).empty());
  CHECK_FALSE(driver.refusal("evaluate", {{"expression", "continue"}, {"context", "watch"}}).empty());
  driver.body("stepBack", {{"threadId", 1}});
  const json found = driver.body("evaluate", {{"expression", "this"}, {"context", "watch"}});
  CHECK(driver.body("variables",
                    {{"variablesReference", found["variablesReference"]}})["variables"][0]["name"] == "x");
}

TEST_CASE("commands that move tell where") {
  Driver driver(opening(askedProgram));
  stopped(driver);
  driver.body("evaluate", {{"expression", "back 3; locals"}});
  CHECK(driver.event("stopped")["reason"] == "step");
  CHECK(driver.frame()["line"] != 5);
  driver.body("evaluate", {{"expression", "locals"}});
  CHECK(driver.events.empty());
  driver.body("evaluate", {{"expression", "quit"}});
  CHECK_FALSE(driver.event("terminated").is_null());
}

TEST_CASE("completion has the word's place") {
  Driver driver(opening(askedProgram));
  stopped(driver);
  const json targets = driver.body("completions", {{"text", "where; print thi"}, {"column", 17}})["targets"];
  REQUIRE_FALSE(targets.empty());
  CHECK(targets[0] == json{{"label", "this"}, {"start", 14}, {"length", 3}});
  CHECK(driver.body("completions", {{"text", "whe"}, {"column", 4}})["targets"][0]["label"] == "where");
  CHECK(driver.body("completions", {{"text", "w"}, {"column", -5}})["targets"].size() > 10);
}

TEST_CASE("what was set makes the session conditional") {
  Driver driver(opening(askedProgram));
  stopped(driver);
  driver.body("reverseContinue", {{"threadId", 1}});
  driver.body("next", {{"threadId", 1}});
  const json scopes = driver.body("scopes", {{"frameId", driver.frame()["id"]}})["scopes"];
  const json locals = scopes[0]["variablesReference"];
  CHECK_FALSE(
      driver.refusal("setVariable", {{"variablesReference", locals}, {"name", "this"}, {"value", "null"}})
          .empty());
  CHECK_FALSE(
      driver.refusal("setVariable", {{"variablesReference", locals}, {"name", "n"}, {"value", "1; x := 2"}})
          .empty());
  CHECK(driver.body("setVariable",
                    {{"variablesReference", locals}, {"name", "n"}, {"value", "1"}})["value"] == "1");
  CHECK_FALSE(driver.event("stopped").is_null());
  CHECK_FALSE(driver.refusal("variables", {{"variablesReference", locals}}).empty());  // of the run that was
  driver.body("continue", {{"threadId", 1}});
  CHECK(driver.output() == "A.m(int): nothing fails, conditional on what was assumed or set\n");
  CHECK_FALSE(driver.event("terminated").is_null());
  driver.body("restart");
  CHECK(driver.event("stopped")["reason"] == "exception");
  driver.body("setExpression", {{"expression", "x"}, {"value", "1"}});
  CHECK_FALSE(driver.event("stopped").is_null());
}

TEST_CASE("restart reads again") {
  std::string text = askedProgram;
  Driver driver([&](const Launch& launch) { return programOf(text, launch); });
  stopped(driver);
  text = "class A { int";
  CHECK(driver.refusal("restart").find("a.idf") != std::string::npos);
  CHECK(driver.frame()["line"] == 5);  // what there was is still there
  text = "class A { int x; void m() { } }";
  driver.body("restart");
  CHECK(driver.output() == "verified: A.m()\n");
  CHECK(driver.eventNames() == std::vector<std::string>{"output", "terminated"});
}

TEST_CASE("what cannot be read fails the launch, which can be tried again") {
  std::string text = "class A { void m() { int x := ; } }";
  Driver driver([&](const Launch& launch) {
    if (launch.program != "a.idf") throw debug::Refused("there is no such file");
    return programOf(text, launch);
  });
  driver.body("initialize");
  CHECK(driver.refusal("launch") == "the argument `program` is missing");
  CHECK(driver.refusal("launch", {{"program", "b.idf"}}) == "there is no such file");
  CHECK(driver.refusal("launch", {{"program", "a.idf"}}).find("W0002") != std::string::npos);
  CHECK_FALSE(driver.refusal("stackTrace", {{"threadId", 1}}).empty());
  text = askedProgram;
  CHECK(driver.refusal("launch", {{"program", "a.idf"}, {"member", "B.m"}}).find("there are: A.m(int)") !=
        std::string::npos);
  driver.body("launch", {{"program", "a.idf"}});
  CHECK_FALSE(driver.refusal("launch", {{"program", "a.idf"}}).empty());
}

TEST_CASE("a program without members has nothing to stop at") {
  Driver driver(opening("class A { int x; }"));
  driver.launch();
  CHECK_FALSE(driver.refusal("stackTrace", {{"threadId", 1}}).empty());
  driver.body("configurationDone");
  CHECK(driver.output().starts_with("verified"));
  CHECK_FALSE(driver.event("terminated").is_null());
}

TEST_CASE("what is cancelled is not done") {
  Driver* client = nullptr;
  Driver driver([&](const Launch& launch) {
    client->isCancelled = launch.member == "A.m";  // while it is being dealt with
    return programOf(askedProgram, launch);
  });
  client = &driver;
  driver.body("initialize");
  CHECK(driver.refusal("launch", {{"program", "a.idf"}, {"member", "A.m"}}) == "cancelled");
  CHECK(driver.refusal("threads") == "cancelled");
  driver.isCancelled = false;
  driver.body("launch", {{"program", "a.idf"}});
  driver.body("configurationDone");
  CHECK(driver.event("stopped")["reason"] == "exception");
}

TEST_CASE("files that change are told of once") {
  std::vector<std::string> changes;
  Driver driver([&](const Launch& launch) {
    Program read = programOf(askedProgram, launch);
    read.changes = [&] { return std::exchange(changes, {}); };
    return read;
  });
  stopped(driver);
  changes = {"a.idf has changed"};
  driver.body("stepBack", {{"threadId", 1}});
  CHECK(driver.output() == "a.idf has changed; `restart` reads it again\n");
}

TEST_CASE("progress is shown to clients that show such things") {
  Driver driver(opening(askedProgram));
  driver.launch({{"program", "a.idf"}}, {{"supportsProgressReporting", true}});
  const std::vector<std::string> names = driver.eventNames();
  REQUIRE(names.size() > 2);
  CHECK(names[0] == "progressStart");
  CHECK(names[1] == "progressEnd");
  CHECK(driver.events[0]["body"]["requestId"] == 2);
}

// Every request, with whatever arguments and at whatever time, has one answer.
TEST_CASE("nothing that is asked breaks it") {
  const std::vector<json> values{nullptr,
                                 -1,
                                 0,
                                 1,
                                 3,
                                 1000000,
                                 1e300,
                                 "",
                                 "a.idf",
                                 "x",
                                 true,
                                 json::array({1}),
                                 json::array({json::object({{"line", -3}, {"dataId", "?"}})}),
                                 json::object({{"path", "a.idf"}})};
  const std::vector<std::string> names{
      "threadId",    "frameId", "variablesReference", "name",       "value", "line",   "source",
      "breakpoints", "filters", "targetId",           "expression", "text",  "column", "context"};
  Driver driver(opening(askedProgram));
  std::size_t made = 0;
  std::vector<std::string> commands{"nonsense", ""};
  for (const auto group :
       {breakpointRequests(), movingRequests(), stateRequests(), askingRequests(), lifecycleRequests()}) {
    for (const Handler& handler : group) commands.emplace_back(handler.command);
  }
  std::erase(commands, "disconnect");
  for (int time = 0; time < 3; ++time) {
    if (time == 1) driver.launch();
    if (time == 2) driver.body("configurationDone");
    for (const std::string& command : commands) {
      if (time == 1 && (command == "terminate" || command == "configurationDone")) continue;
      for (std::size_t round = 0; round < 12; ++round) {
        json arguments = json::object();
        for (const std::string& name : names) arguments[name] = values[++made * 7 % values.size()];
        const json answer = driver.request(command, arguments);
        CHECK(answer.contains("success"));
      }
      (void)driver.request(command);
    }
  }
  CHECK_FALSE(driver.adapter.isOver());
}

}  // namespace
}  // namespace warrant::dap
