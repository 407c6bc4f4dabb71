// The adapter's answers: what is debugged, where it stops, what is shown of it.
#include "dap/adapter.h"

#include <doctest/doctest.h>

#include <filesystem>

#include "dap/requests/requests.h"
#include "unit/dap/driver.h"

namespace warrant::dap {
namespace {

// `m` fails where n < 0; `fine` does not.
constexpr const char* program = R"(class A {
  int x;
  predicate p() = acc(x);

  void fine(int n)
    requires acc(x);
    ensures acc(x);
  {
    x := n;
  }

  void m(int n)
    requires p();
    ensures p() ** (0 <= n);
  {
    if (0 <= n) {
      x := n;
    } else {
      x := 1;
    }
    fine(n);
  }
})";

std::string pathOf(const std::string& name) { return std::filesystem::absolute(name).string(); }

json linesIn(const std::string& file, const std::vector<int>& lines) {
  json breakpoints = json::array();
  for (const int line : lines) breakpoints.push_back({{"line", line}});
  return {{"source", {{"path", pathOf(file)}}}, {"breakpoints", breakpoints}};
}

json valueIn(const json& variables, const std::string& name) {
  for (const json& variable : variables) {
    if (variable["name"] == name) return variable["value"];
  }
  return nullptr;
}

TEST_CASE("what it says that it can, it can") {
  Driver driver(opening(program));
  const json capabilities = driver.body("initialize");
  CHECK(driver.eventNames() == std::vector<std::string>{"initialized"});
  for (const auto& [name, request] :
       std::map<std::string, std::string>{{"supportsConfigurationDoneRequest", "configurationDone"},
                                          {"supportsStepBack", "stepBack"},
                                          {"supportsStepInTargetsRequest", "stepInTargets"},
                                          {"supportsGotoTargetsRequest", "gotoTargets"},
                                          {"supportsRestartRequest", "restart"},
                                          {"supportsTerminateRequest", "terminate"},
                                          {"supportsExceptionInfoRequest", "exceptionInfo"},
                                          {"supportsDataBreakpoints", "setDataBreakpoints"},
                                          {"supportsBreakpointLocationsRequest", "breakpointLocations"},
                                          {"supportsSetVariable", "setVariable"},
                                          {"supportsSetExpression", "setExpression"},
                                          {"supportsCompletionsRequest", "completions"},
                                          {"supportsCancelRequest", "cancel"},
                                          {"supportsFunctionBreakpoints", "setFunctionBreakpoints"},
                                          {"supportsRestartFrame", "restartFrame"},
                                          {"supportsModulesRequest", "modules"},
                                          {"supportsLoadedSourcesRequest", "loadedSources"},
                                          {"supportsTerminateThreadsRequest", "terminateThreads"},
                                          {"supportsReadMemoryRequest", "readMemory"},
                                          {"supportsDisassembleRequest", "disassemble"},
                                          {"supportsInstructionBreakpoints", "setInstructionBreakpoints"}}) {
    CAPTURE(name);
    CHECK(capabilities.value(name, false) == (handlerOf(request) != nullptr));
  }
  CHECK(capabilities["exceptionBreakpointFilters"][0]["filter"] == "fail");
}

TEST_CASE("a failure stops, and says what fails and where") {
  Driver driver(opening(program));
  driver.launch();
  CHECK(driver.event("stopped").is_null());
  driver.body("configurationDone");
  const json stopped = driver.event("stopped");
  CHECK(stopped["reason"] == "exception");
  CHECK(stopped["text"] == "W0503");
  CHECK(stopped["threadId"] == 1);
  const json info = driver.body("exceptionInfo", {{"threadId", 1}});
  CHECK(info["exceptionId"] == "W0503");
  CHECK(info["details"]["typeName"] == "postcondition:false");
  CHECK(info["description"].get<std::string>().find("does not follow") != std::string::npos);
  const json stack = driver.body("stackTrace", {{"threadId", 1}});
  CHECK(stack["totalFrames"] == stack["stackFrames"].size());
  const json top = stack["stackFrames"][0], last = stack["stackFrames"].back();
  CHECK(top["line"] == 14);
  CHECK(top["source"]["path"] == pathOf("a.idf"));
  CHECK(last["name"] == "A.m(int)");
  CHECK(last["line"] == 12);
  CHECK(
      driver.body("stackTrace", {{"threadId", 1}, {"startFrame", 1}, {"levels", 1}})["stackFrames"].size() ==
      1);
}

TEST_CASE("paths are threads, those that fail first") {
  Driver driver(opening(program));
  driver.launch();
  driver.body("configurationDone");
  const json threads = driver.body("threads")["threads"];
  REQUIRE(threads.size() == 2);
  CHECK(threads[0]["name"] == "path 1 fails: 0 > n");
  CHECK(threads[1]["name"] == "path 2: 0 <= n");
  CHECK_FALSE(driver.refusal("exceptionInfo", {{"threadId", 2}}).empty());
  // Each is looked at where it is, and goes its own way.
  driver.body("stepBack", {{"threadId", 2}});
  CHECK(driver.event("stopped")["threadId"] == 2);
  CHECK(driver.body("exceptionInfo", {{"threadId", 1}})["exceptionId"] == "W0503");
  driver.body("reverseContinue", {{"threadId", 2}});
  CHECK(driver.event("stopped")["reason"] == "entry");
  for (int i = 0; i < 2; ++i) driver.body("next", {{"threadId", 2}});
  CHECK(driver.frame(2)["line"] == 17);
  driver.body("reverseContinue", {{"threadId", 1}});
  for (int i = 0; i < 2; ++i) driver.body("next", {{"threadId", 1}});
  CHECK(driver.frame(1)["line"] == 19);
  CHECK(driver.frame(2)["line"] == 17);
}

TEST_CASE("without a failure it says so and ends") {
  Driver driver(opening(program));
  driver.launch({{"program", "a.idf"}, {"member", "A.fine"}});
  driver.body("configurationDone");
  CHECK(driver.eventNames() == std::vector<std::string>{"output", "terminated"});
  CHECK(driver.output() == "verified: A.fine(int)\n");
  CHECK(driver.body("threads")["threads"].empty());
  CHECK(driver.refusal("stackTrace", {{"threadId", 1}}).find("has ended") != std::string::npos);
  CHECK_FALSE(driver.adapter.isOver());
  driver.body("disconnect");
  CHECK(driver.adapter.isOver());
}

TEST_CASE("what verifies can be gone through, too") {
  Driver driver(opening(program));
  driver.launch({{"program", "a.idf"}, {"member", "A.fine"}, {"stopOnEntry", true}});
  driver.body("configurationDone");
  CHECK(driver.event("stopped")["reason"] == "entry");
  driver.body("next", {{"threadId", 1}});
  CHECK(driver.frame()["line"] == 9);
  driver.body("continue", {{"threadId", 1}});
  CHECK(driver.output() == "verified: A.fine(int)\n");
}

TEST_CASE("scopes show the state") {
  Driver driver(opening(program));
  driver.launch();
  driver.body("configurationDone");
  std::vector<std::string> names;
  const json scopes = driver.body("scopes", {{"frameId", driver.frame()["id"]}})["scopes"];
  for (const json& scope : scopes) names.push_back(scope["name"]);
  CHECK(names == std::vector<std::string>{"Locals", "Heap", "Old heap", "Path condition", "Lost chunks",
                                          "Counterexample"});
  CHECK(valueIn(driver.variables("Locals"), "n") == "any value, called n");
  const json old = driver.variables("Old heap");
  CHECK(old[0]["name"] == "this");
  CHECK(valueIn(driver.body("variables", {{"variablesReference", old[0]["variablesReference"]}})["variables"],
                "p()") == "held");
  bool knowsBranch = false;
  for (const json& origin : driver.variables("Path condition")) {
    const json facts =
        driver.body("variables", {{"variablesReference", origin["variablesReference"]}})["variables"];
    if (origin["name"] == "line 16, a branch") knowsBranch = valueIn(facts, "0 > n") == "true";
  }
  CHECK(knowsBranch);
  const json lost = driver.variables("Lost chunks");
  CHECK(valueIn(lost, "this.x").is_string());
  const json example = driver.variables("Counterexample");
  CHECK(valueIn(example, "0 <= n") == "false");
  CHECK(valueIn(example, "n").is_string());
  CHECK(
      driver.body("variables", {{"variablesReference", 1}, {"start", 1}, {"count", 1}})["variables"].size() ==
      1);
  CHECK_FALSE(driver.refusal("variables", {{"variablesReference", 12345}}).empty());
}

TEST_CASE("lines are those of the client") {
  Driver driver(opening(program));
  driver.launch({{"program", "a.idf"}}, {{"linesStartAt1", false}, {"columnsStartAt1", false}});
  const json set = driver.body("setBreakpoints", linesIn("a.idf", {16}))["breakpoints"];
  CHECK(set[0]["line"] == 16);
  driver.body("configurationDone");
  CHECK(driver.event("stopped")["reason"] == "breakpoint");
  CHECK(driver.frame(2)["line"] == 16);
  CHECK(driver.frame(2)["column"] == 6);
}

TEST_CASE("breakpoints are verified, moved, or say why not") {
  Driver driver(opening(program));
  driver.launch();
  const json set = driver.body("setBreakpoints", linesIn("a.idf", {17, 18, 9, 15}))["breakpoints"];
  CHECK(set[0]["verified"] == true);
  CHECK(set[0]["line"] == 17);
  CHECK(set[1]["line"] == 19);
  CHECK(set[1]["verified"] == true);
  CHECK(set[2]["verified"] == false);
  CHECK(set[2]["message"] == "no step of A.m(int) stops there");
  CHECK(set[3]["line"] == 16);
  const json other = driver.body("setBreakpoints", linesIn("b.idf", {1}))["breakpoints"];
  CHECK(other[0]["message"] == "the file is no part of what is debugged");
  driver.body("configurationDone");
  CHECK(driver.event("stopped")["hitBreakpointIds"] == json{set[3]["id"]});
  driver.body("continue", {{"threadId", 1}});
  CHECK(driver.event("stopped")["hitBreakpointIds"] == json{set[0]["id"]});
  CHECK(driver.event("stopped")["threadId"] == 2);
  driver.body("setBreakpoints", linesIn("a.idf", {}));
  driver.body("continue", {{"threadId", 2}});
  CHECK(driver.event("stopped")["reason"] == "exception");
  json conditional = linesIn("a.idf", {17});
  conditional["breakpoints"][0]["condition"] = "n == 1";
  CHECK(driver.body("setBreakpoints", conditional)["breakpoints"][0]["verified"] == false);
  const json places = driver.body("breakpointLocations",
                                  {{"source", {{"path", pathOf("a.idf")}}}, {"line", 15}, {"endLine", 18}});
  CHECK(places["breakpoints"] == json{{{"line", 16}}, {{"line", 17}}});
}

TEST_CASE("breakpoints that come before the program are verified with it") {
  Driver driver(opening(program));
  driver.body("initialize");
  CHECK(driver.body("setBreakpoints", linesIn("a.idf", {17}))["breakpoints"][0]["verified"] == false);
  driver.body("setExceptionBreakpoints", {{"filters", json::array()}});
  driver.body("configurationDone");
  driver.body("launch", {{"program", "a.idf"}});
  CHECK(driver.event("breakpoint")["breakpoint"]["verified"] == true);
  CHECK(driver.event("stopped")["reason"] == "breakpoint");
  driver.body("continue", {{"threadId", 2}});
  CHECK(driver.event("stopped").is_null());
  CHECK(driver.output() == "failed: A.m(int)\n");
  CHECK_FALSE(driver.event("terminated").is_null());
}

TEST_CASE("permissions are watched") {
  Driver driver(opening(program));
  driver.launch({{"program", "a.idf"}, {"stopOnEntry", true}});
  driver.body("configurationDone");
  const json heap = driver.variables("Heap");
  const json content = {{"variablesReference", heap[0]["variablesReference"]}, {"name", "p()"}};
  const json info = driver.body("dataBreakpointInfo", content);
  CHECK(info["dataId"] == "this.p()");
  CHECK(driver.body("dataBreakpointInfo", {{"name", "n"}})["dataId"].is_null());
  const json set = driver.body("setDataBreakpoints",
                               {{"breakpoints", {{{"dataId", "this.p()"}}, {{"dataId", "this.nothing()"}}}}});
  CHECK(set["breakpoints"][0]["verified"] == true);
  CHECK(set["breakpoints"][1]["verified"] == false);
  driver.body("continue", {{"threadId", 1}});
  CHECK(driver.event("stopped")["reason"] == "data breakpoint");
  const unsigned thread = driver.event("stopped")["threadId"];
  CHECK(driver.frame(thread)["name"].get<std::string>().find("open: this.p()") != std::string::npos);
}

TEST_CASE("branches and contracts can be stepped into, and lines gone to") {
  Driver driver(opening(program));
  driver.launch({{"program", "a.idf"}, {"stopOnEntry", true}});
  driver.body("configurationDone");
  driver.body("next", {{"threadId", 1}});
  json targets = driver.body("stepInTargets", {{"frameId", driver.frame()["id"]}})["targets"];
  REQUIRE(targets.size() == 2);
  CHECK(targets[0]["label"].get<std::string>().find("case: 0 <= n (line 16)") != std::string::npos);
  driver.body("stepIn", {{"threadId", 1}, {"targetId", targets[0]["id"]}});
  CHECK(driver.event("stopped")["threadId"] == 2);  // which goes this way
  CHECK_FALSE(driver.refusal("stepIn", {{"threadId", 2}, {"targetId", 1}}).empty());
  targets = driver.body("gotoTargets", {{"source", {{"path", pathOf("a.idf")}}}, {"line", 21}})["targets"];
  REQUIRE(targets.size() == 2);  // one on each path
  driver.body("goto", {{"threadId", 2}, {"targetId", targets[1]["id"]}});
  CHECK(driver.event("stopped")["reason"] == "goto");
  CHECK(driver.frame()["line"] == 21);
  targets = driver.body("stepInTargets", {{"frameId", driver.frame()["id"]}})["targets"];
  REQUIRE(targets.size() == 2);
  CHECK(targets[0]["line"] == 6);
  CHECK(targets[1]["line"] == 7);
  driver.body("stepIn", {{"threadId", 1}, {"targetId", targets[0]["id"]}});
  const json stack = driver.body("stackTrace", {{"threadId", 1}})["stackFrames"];
  REQUIRE(stack.size() == 3);  // the contract, the statement, the member
  CHECK(stack[0]["line"] == 6);
  CHECK(stack[1]["line"] == 21);
  driver.body("stepOut", {{"threadId", 1}});
  CHECK(driver.frame()["line"] != 6);
  CHECK_FALSE(driver.refusal("goto", {{"threadId", 1}, {"targetId", 100000}}).empty());
}

}  // namespace
}  // namespace warrant::dap
