#include "report/expectation.h"

#include <doctest/doctest.h>

#include "unit/report/example.h"

using namespace warrant::report;
using warrant::support::Severity;
using warrant::symbex::Verdict;

namespace {

// The example's failure in line 11, with `mark` as a comment in that line.
Report reportWithMark(const Example& example, const std::string& mark) {
  Example fresh;
  std::string& text = fresh.report.program->sources[0].file.text;
  text.insert(text.find("x = v;") + 6, mark);
  auto member = example.member(Verdict::Failed);
  member.failures = {Example::failure()};
  fresh.report.members = {member};
  Report report;
  report.programs.push_back(std::move(fresh.report));
  return report;
}

}  // namespace

TEST_CASE("a mark is met by a failure of its name in its line") {
  const Example example;
  for (const std::string mark : {" //~ write:permission", " //~ W0101"}) {
    const Report report = reportWithMark(example, mark);
    const ExpectationResult result = compareWithMarks(report);
    CHECK(result.holds());
    CHECK(result.met == 1);
  }
}

TEST_CASE("what is not marked is unexpected") {
  const Example example;
  const Report report = reportWithMark(example, "");
  const ExpectationResult result = compareWithMarks(report);
  CHECK(result.missing.empty());
  CHECK(result.unexpected.size() == 1);
  CHECK(toText(result, {}).find("unexpected error[W0101]") != std::string::npos);
}

TEST_CASE("what is marked and not found is missing") {
  const Example example;
  const Report report = reportWithMark(example, " //~ read:permission");
  const ExpectationResult result = compareWithMarks(report);
  CHECK(result.missing.size() == 1);
  CHECK(result.unexpected.size() == 1);
  CHECK(toText(result, {}).find("line 11 was expected to fail with read:permission") != std::string::npos);
}

TEST_CASE(
    "a mark with a cause is met by what fails for it only; a failure with a cause needs it where others have "
    "it") {
  using warrant::symbex::Why;
  const Example example;
  const auto resultFor = [&](const std::string& mark) {
    Report report = reportWithMark(example, mark);
    report.programs[0].members[0].failures[0].why = Why{Why::Cause::GivenAway, "it was taken"};
    const ExpectationResult result = compareWithMarks(report);
    return std::pair(result.missing.size(), result.unexpected.size());
  };
  using Counts = std::pair<std::size_t, std::size_t>;
  CHECK(resultFor(" //~ write:permission") == Counts{0, 0});
  CHECK(resultFor(" //~ write:permission [given-away]") == Counts{0, 0});
  CHECK(resultFor(" //~ write:permission [alias]") == Counts{1, 1});
  CHECK(resultFor(" //~ write:permission //~^ read:null [alias]") == Counts{2, 1});
}

TEST_CASE("marks of another file of the program have causes of their own") {
  using warrant::symbex::Why;
  const Example example;
  Report report = reportWithMark(example, " //~ write:permission");
  report.programs[0].program->sources.push_back(
      {{"Other.java", "class Other {} //~ read:null [alias]\n"}, warrant::ast::Dialect::Java});
  report.programs[0].members[0].failures[0].why = Why{Why::Cause::GivenAway, "it was taken"};
  const ExpectationResult result = compareWithMarks(report);
  CHECK(result.met == 1);
  CHECK(result.missing.size() == 1);
  CHECK(result.unexpected.empty());
}

TEST_CASE("a warning needs no mark, but meets one") {
  const Example example;
  for (const bool marked : {false, true}) {
    Report report = reportWithMark(example, marked ? " //~ write:permission" : "");
    report.programs[0].members[0].failures[0].severity = Severity::Warning;
    const ExpectationResult result = compareWithMarks(report);
    CHECK(result.holds());
    CHECK(result.met == (marked ? 1 : 0));
  }
}

TEST_CASE("an unknown verdict is never as expected") {
  const Example example;
  Report report = reportWithMark(example, " //~ write:permission");
  report.programs[0].members[0].verdict = Verdict::Unknown;
  CHECK_FALSE(compareWithMarks(report).holds());
}

TEST_CASE("a problem of the input is marked by its code") {
  const Example example;
  Report report = reportWithMark(example, " //~ W0004");
  report.programs[0].members.clear();
  report.programs[0].problems = {{"W0004", Severity::Error, {0, 11, 2, 11, 3}, "not a number", {}}};
  CHECK(compareWithMarks(report).holds());
}
