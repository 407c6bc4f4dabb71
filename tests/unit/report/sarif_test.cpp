#include "report/sarif.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "unit/report/example.h"

using namespace warrant::report;
using warrant::support::Severity;
using warrant::symbex::Verdict;
using Json = nlohmann::json;

namespace {

// One run with what the example's member is made to have found.
Json runOf(std::vector<warrant::symbex::Failure> failures, Verdict verdict = Verdict::Failed) {
  static Example example;
  Example fresh;
  auto member = example.member(verdict);
  member.failures = std::move(failures);
  if (verdict == Verdict::Unknown) member.unknowns = {{{0, 9, 3, 9, 4}, "the limit was hit"}};
  fresh.report.members = {member};
  Report report;
  report.programs.push_back(std::move(fresh.report));
  return Json::parse(toSarif(report))["runs"][0];
}

}  // namespace

TEST_CASE("a failure is a result with its rule, its place and its notes") {
  auto failure = Example::failure();
  failure.notes.push_back({{}, "it is no place"});
  failure.why = warrant::symbex::Why{warrant::symbex::Why::Cause::GivenAway, "a call took it"};
  const Json run = runOf({failure});
  CHECK(run["columnKind"] == "unicodeCodePoints");
  const Json& result = run["results"][0];
  CHECK(result["ruleId"] == "W0101");
  CHECK(result["level"] == "error");
  CHECK(result["message"]["text"] == "no permission to write `this.x`\nit is no place");
  const Json& place = result["locations"][0]["physicalLocation"];
  CHECK(place["artifactLocation"]["uri"] == "Cell.java");
  CHECK(place["region"] == Json{{"startLine", 11}, {"startColumn", 2}, {"endLine", 11}, {"endColumn", 3}});
  CHECK(result["locations"][0]["logicalLocations"][0]["fullyQualifiedName"] == "Cell.setX()");
  REQUIRE(result["relatedLocations"].size() == 1);
  CHECK(result["relatedLocations"][0]["physicalLocation"]["region"]["startLine"] == 10);
  CHECK(result["properties"] == Json{{"cause", "given-away"}, {"because", "a call took it"}});
  const Json& rule = run["tool"]["driver"]["rules"][result["ruleIndex"].get<std::size_t>()];
  CHECK(rule["id"] == "W0101");
  CHECK(rule["name"] == "write:permission");
  CHECK(rule["help"]["markdown"].get<std::string>().find("**Rule.**") != std::string::npos);
}

TEST_CASE("the path to a failure is a code flow") {
  const Json run = runOf({Example::failure()});
  const Json& steps = run["results"][0]["codeFlows"][0]["threadFlows"][0]["locations"];
  REQUIRE(steps.size() == 3);
  CHECK(steps[0]["location"]["message"]["text"] == "`Cell.setX()` starts");
  CHECK(steps[1]["location"]["message"]["text"] == "v > 0 is true");
  CHECK(steps[1]["location"]["physicalLocation"]["region"]["startLine"] == 10);
  CHECK(steps[2]["importance"] == "essential");
  CHECK(steps[2]["state"]["heap"]["text"] == "other.valid()\no.x ↦ 3");
  CHECK(steps[2]["state"]["v"]["text"] == "v + 1");
}

TEST_CASE("rules are listed once") {
  auto warning = Example::failure();
  warning.severity = Severity::Warning;
  warning.explanation.reset();
  const Json run = runOf({Example::failure(), warning});
  CHECK(run["tool"]["driver"]["rules"].size() == 1);
  CHECK(run["results"][1]["level"] == "warning");
  CHECK(run["results"][1]["ruleIndex"] == 0);
  CHECK(!run["results"][1].contains("codeFlows"));
}

TEST_CASE("what is unknown is open") {
  const Json run = runOf({}, Verdict::Unknown);
  const Json& result = run["results"][0];
  CHECK(result["kind"] == "open");
  CHECK(result["level"] == "none");
  CHECK(result["ruleId"] == "unknown");
  CHECK(result["relatedLocations"][0]["message"]["text"] == "the limit was hit");
}

TEST_CASE("problems of the input are results; a path is a URI") {
  Report report;
  report.inputProblems.push_back({"a b\xFF/ü.java", {"W0001", Severity::Error, {}, "gone", {}}});
  report.inputProblems.push_back({"/there/c.java", {"W0001", Severity::Warning, {0, 1, 2, 1, 4}, "odd", {}}});
  const Json run = Json::parse(toSarif(report))["runs"][0];
  CHECK(run["invocations"][0]["executionSuccessful"] == false);
  const Json& place = run["results"][0]["locations"][0]["physicalLocation"];
  CHECK(place["artifactLocation"]["uri"] == "a%20b%FF/%C3%BC.java");
  CHECK(!place.contains("region"));
  const Json& other = run["results"][1]["locations"][0]["physicalLocation"];
  CHECK(other["artifactLocation"]["uri"] == "file:///there/c.java");
  CHECK(other["region"]["endColumn"] == 4);
}
