#include "unit/dap/driver.h"

#include <doctest/doctest.h>

#include "unit/debug/support.h"

namespace warrant::dap {

void Driver::take(json message) {
  CHECK(message["seq"].get<std::int64_t>() == ++lastSeq_);
  if (message["type"] == "event") {
    events.push_back(std::move(message));
    return;
  }
  ++answers;
  answer_ = std::move(message);
}

json Driver::request(const std::string& command, json arguments) {
  events.clear();
  const std::size_t before = answers;
  adapter.handle({++seq_, command, std::move(arguments)});
  REQUIRE(answers == before + 1);
  CHECK(answer_["type"] == "response");
  CHECK(answer_["request_seq"] == seq_);
  CHECK(answer_["command"] == command);
  return answer_;
}

json Driver::body(const std::string& command, json arguments) {
  const json answer = request(command, std::move(arguments));
  CAPTURE(answer.dump());
  REQUIRE(answer["success"].get<bool>());
  return answer.value("body", json());
}

std::string Driver::refusal(const std::string& command, json arguments) {
  const json answer = request(command, std::move(arguments));
  if (answer["success"].get<bool>()) return "";
  CHECK(answer["body"]["error"]["format"] == answer["message"]);
  return answer["message"].get<std::string>();
}

void Driver::launch(json arguments, json client) {
  body("initialize", std::move(client));
  body("launch", std::move(arguments));
}

json Driver::event(const std::string& name) const {
  json found;
  for (const json& event : events) {
    if (event["event"] == name) found = event.value("body", json::object());
  }
  return found;
}

std::vector<std::string> Driver::eventNames() const {
  std::vector<std::string> names;
  for (const json& event : events) names.push_back(event["event"].get<std::string>());
  return names;
}

std::string Driver::output() const {
  std::string text;
  for (const json& event : events) {
    if (event["event"] == "output") text += event["body"]["output"].get<std::string>();
  }
  return text;
}

json Driver::frame(unsigned thread) { return body("stackTrace", {{"threadId", thread}})["stackFrames"][0]; }

json Driver::variables(const std::string& scope, unsigned thread) {
  const json scopes = body("scopes", {{"frameId", frame(thread)["id"]}})["scopes"];
  for (const json& one : scopes) {
    if (one["name"] == scope)
      return body("variables", {{"variablesReference", one["variablesReference"]}})["variables"];
  }
  FAIL("there is no scope " << scope);
  return nullptr;
}

Program programOf(const std::string& text, const Launch& launch) {
  symbex::Options options{.jobs = 1};
  options.member = launch.member;
  return {.input = debug::inputOf(text, launch.program, options), .warnings = "", .changes = [] {
            return std::vector<std::string>();
          }};
}

Open opening(std::string text) {
  return [text = std::move(text)](const Launch& launch) { return programOf(text, launch); };
}

}  // namespace warrant::dap
