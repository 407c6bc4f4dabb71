#include "report/json.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "unit/report/example.h"

using namespace warrant::report;
using warrant::support::Severity;
using warrant::symbex::Verdict;
using Json = nlohmann::json;

namespace {

Report failingReport() {
  static Example example;
  Example fresh;
  auto member = example.member(Verdict::Failed);
  member.failures = {Example::failure()};
  member.statistics.paths = 1;
  member.statistics.steps = 17;
  fresh.report.members = {member};
  Report report;
  report.programs.push_back(std::move(fresh.report));
  return report;
}

}  // namespace

TEST_CASE("the fields of the JSON are those of the language reference") {
  const Json json = Json::parse(toJson(failingReport(), {}));
  CHECK(json["warrant"].is_string());
  const Json& file = json["files"][0];
  CHECK(file["path"] == "Cell.java");
  CHECK(file["problems"].empty());
  const Json& member = file["members"][0];
  CHECK(member["class"] == "Cell");
  CHECK(member["member"] == "setX()");
  CHECK(member["kind"] == "method");
  CHECK(member["line"] == 8);
  CHECK(member["verdict"] == "failed");
  CHECK(member["trusted"] == false);
  const Json& failure = member["failures"][0];
  CHECK(failure["code"] == "W0101");
  CHECK(failure["severity"] == "error");
  CHECK(failure["context"] == "write");
  CHECK(failure["reason"] == "permission");
  CHECK(failure["line"] == 11);
  CHECK(failure["column"] == 2);
  CHECK(failure["endLine"] == 11);
  CHECK(failure["endColumn"] == 3);
  CHECK(failure["message"] == "no permission to write `this.x`");
  CHECK(failure["notes"][0]["path"] == "Cell.java");
  CHECK(failure["notes"][0]["line"] == 10);
  CHECK(failure["explanation"]["heap"][1] == "o.x ↦ 3");
  CHECK(failure["explanation"]["elements"][0]["place"] == "a[0]");
  CHECK(failure["explanation"]["elements"][0]["value"] == "v");
  CHECK(member["stats"]["paths"] == 1);
  CHECK(member["stats"]["steps"] == 17);
  CHECK(member["stats"].contains("nativeQueries"));
  CHECK(member["stats"].contains("solverQueries"));
  CHECK(member["stats"].contains("seconds"));
  CHECK(json["summary"]["failed"] == 1);
  CHECK(json["summary"]["verified"] == 0);
}

TEST_CASE("--stats adds every counter") {
  const Json json = Json::parse(toJson(failingReport(), {.statistics = true}));
  const Json& stats = json["files"][0]["members"][0]["stats"];
  CHECK(stats.contains("nativeYes"));
  CHECK(stats["obligation"].contains("unsat"));
  CHECK(json["summary"]["stats"]["steps"] == 17);
  CHECK(json["summary"].contains("peakMemory"));
}

TEST_CASE("a file that cannot be read has an entry of its own") {
  Report report;
  report.inputProblems.push_back({"a\xFF.java", {"W0001", Severity::Error, {}, "gone", {}}});
  const Json json = Json::parse(toJson(report, {}));
  CHECK(json["files"][0]["path"] == "a\uFFFD.java");
  CHECK(json["files"][0]["problems"][0]["code"] == "W0001");
  CHECK(json["files"][0]["members"].empty());
  CHECK(json["summary"]["errors"] == 1);
}
