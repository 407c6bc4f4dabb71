// The page of a recorded run: what it says of each step, and that no program can make it say something else.
#include "page/page.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "bench/generators.h"
#include "page/assets.h"
#include "page/escape.h"
#include "page/page_data.h"
#include "symbex/explain/record/recording.h"
#include "unit/symbex/support.h"

namespace warrant::page {
namespace {

using nlohmann::json;
using Ids = std::set<std::uint32_t>;

report::ProgramReport reportOf(const std::string& text, ast::Dialect dialect = ast::Dialect::Inline) {
  symbex::Options options;
  options.keep = true;
  symbex::Verified verified = symbex::verifyText(text, options, dialect);
  REQUIRE(verified.problems.empty());
  return {std::move(verified.program), {}, std::move(verified.members), {}};
}

Ids idsOf(const std::vector<symbex::RecordedChunk>& chunks) {
  Ids ids;
  for (const symbex::RecordedChunk& chunk : chunks) ids.insert(chunk.id);
  return ids;
}

// What is held, and how many facts are known, at each node as the data tell them. What many branches make of
// a variable may be told by a name in a state, and be too long to be told throughout a check.
void checkStates(const report::ProgramReport& report, bool isMerged = false) {
  for (const symbex::MemberResult& member : report.members) {
    CAPTURE(member.signature());
    const symbex::Recording& recording = *member.recording;
    const json data = json::parse(toJson(report, recording));
    REQUIRE(data["parent"].size() == recording.nodes().size());
    std::vector<Ids> held;
    std::vector<std::vector<std::size_t>> facts;
    std::vector<std::set<std::string>> variables;
    for (std::size_t id = 0; id < recording.nodes().size(); ++id) {
      const std::string key = std::to_string(id);
      const std::size_t parent = data["parent"][id];
      held.push_back(id == 0 ? Ids() : held[parent]);
      facts.push_back(id == 0 ? std::vector<std::size_t>() : facts[parent]);
      for (const std::uint32_t taken : data["taken"].value(key, json::array())) held[id].erase(taken);
      for (const std::uint32_t added : data["added"].value(key, json::array())) held[id].insert(added);
      facts[id].resize(data["known"].value(key, facts[id].size()));
      variables.push_back(id == 0 ? std::set<std::string>() : variables[parent]);
      for (const std::size_t name : data["gone"].value(key, json::array()))
        variables[id].erase(data["texts"][name].get<std::string>());
      for (const json& variable : data["variables"].value(key, json::array()))
        variables[id].insert(data["texts"][variable[0].get<std::size_t>()].get<std::string>());
      for (const std::size_t fact : data["assumed"].value(key, json::array())) facts[id].push_back(fact);
      const symbex::RecordedState state = recording.stateAt(static_cast<std::uint32_t>(id));
      CHECK(held[id] == idsOf(state.heap));
      std::set<std::string> names;
      for (const symbex::RecordedVariable& variable : state.variables) names.insert(variable.name);
      CHECK(variables[id] == names);
      std::set<std::size_t> texts;
      for (const std::size_t fact : facts[id]) texts.insert(data["facts"][fact]["text"].get<std::size_t>());
      if (!isMerged) CHECK(texts.size() == state.facts.size());
    }
  }
}

TEST_CASE("the data of the page tell the heap of every state") {
  checkStates(reportOf(bench::cell()));
  checkStates(reportOf(bench::figure11(3)));
  checkStates(reportOf(bench::independentIfs(3)));
  checkStates(reportOf(bench::sequentialTries(3)));
  checkStates(reportOf(bench::countingIfs(4), ast::Dialect::Java), true);
}

constexpr const char* program = R"(class A {
  int x;
  A next;
  predicate p() = acc(x) * acc(next);
  void m(A other, int n)
    requires p() * other != null * other.p() * 0 < n;
    ensures p() * x = n;
  {
    open p();
    x := n + 1;
    next := other;
    close p();
  }
})";

const symbex::MemberResult& member(const report::ProgramReport& report, const std::string& name) {
  const auto found = std::ranges::find_if(
      report.members, [&](const auto& one) { return report::qualifiedName(one) == name; });
  REQUIRE(found != report.members.end());
  return *found;
}

TEST_CASE("no name stands for two values throughout a check") {
  const report::ProgramReport report = reportOf(program);
  const symbex::RecordedChanges changes = member(report, "A.m(A, int)").recording->changes();
  Ids before, after;
  for (const symbex::RecordedChunk& chunk : changes.chunks) {
    if (chunk.text == "this.x ↦ this.x@9") before.insert(chunk.id);
    if (chunk.text == "this.x ↦ n + 1") after.insert(chunk.id);
  }
  CHECK(before.size() == 1);
  CHECK_FALSE(after.empty());
}

TEST_CASE("objects have types, facts say which are one, rules their figures") {
  const report::ProgramReport report = reportOf(program);
  const symbex::Recording& recording = *member(report, "A.m(A, int)").recording;
  const symbex::RecordedChanges changes = recording.changes();
  REQUIRE_FALSE(changes.objects.empty());
  CHECK(std::ranges::all_of(changes.objects, [](const auto& object) { return object.type == "A"; }));
  bool isApartFromNull = false;
  std::set<std::string_view> figures;
  for (const symbex::RecordedChange& change : changes.nodes) {
    for (const symbex::RecordedFact& fact : change.assumed) {
      if (fact.text == "other != null")
        isApartFromNull = fact.relation && !fact.relation->areSame &&
                          (fact.relation->one == 0 || fact.relation->other == 0);
    }
    figures.insert(change.rule.figure);
  }
  CHECK(isApartFromNull);
  for (const char* figure : {"Figure 5, 3", "Figure 6, 6", "Figure 7, 3", "Figure 8, 3", "Figure 8, 8"})
    CHECK(figures.contains(figure));
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST_CASE("the page has what language.md asks of it") {
  const report::ProgramReport report = reportOf(program);
  const symbex::MemberResult& shown = member(report, "A.m(A, int)");
  const Subject subject{report, &shown};
  const std::string html = toHtml(subject);
  CHECK(stepsOf(subject) == shown.recording->nodes().size());
  CHECK(count(html, "data-steps=\"" + std::to_string(stepsOf(subject)) + "\"") == 1);
  const std::uint32_t start = startOf(*shown.recording);
  CHECK(shown.recording->nodes()[start].rule == "fail");
  CHECK(count(html, "data-node=\"" + std::to_string(start) + "\"") == 1);
  CHECK(html.find("<html lang=\"en\">") != std::string::npos);
  CHECK(html.find("<title>A.m(A, int) failed") != std::string::npos);
  CHECK(html.find("aria-live=\"polite\"") != std::string::npos);
  CHECK(html.find("type=\"range\"") != std::string::npos);
  CHECK(html.find("content=\"default-src 'none'; style-src 'sha256-" + std::string(styleHash())) !=
        std::string::npos);
  for (const std::uint32_t id : idsOf(shown.recording->stateAt(start).heap))
    CHECK(count(html, "data-chunk=\"" + std::to_string(id) + "\"") == 1);
  CHECK(count(html, "data-lost=\"") == shown.recording->stateAt(start).lost.size());
}

TEST_CASE("nothing that a program says becomes markup") {
  const report::ProgramReport report = reportOf(
      "class C {\n  // </script><script>alert(1)</script> <img src=x onerror=alert(1)>\n"
      "  static String f(String s)\n    //@ ensures \\result == \"</script><!--<b>&\";\n"
      "  { return \"<script>\" + s; }\n}\n",
      ast::Dialect::Java);
  const std::string html = toHtml({report, &report.members.front()});
  CHECK(count(html, "<script") == 2);  // the data, and the page's own
  CHECK(count(html, "</script>") == 2);
  CHECK(html.find("<img") == std::string::npos);
  CHECK(html.find("<!--") == std::string::npos);
  CHECK(toHtmlText("<a b=\"c\" d='e'>&\tx") == "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;\tx");
  CHECK(toHtmlText("a\xe2\x80\xae"
                   "b") ==
        "a\xef\xbf\xbd"
        "b");
  CHECK(toScriptData("\"</script>&\xe2\x80\xa8\"") == "\"\\u003c/script\\u003e\\u0026\\u2028\"");
}

TEST_CASE("variables of one name, and a local called as the result") {
  checkStates(
      reportOf("class V {\n  int m(int n)\n    //@ ensures result == n + 1;\n  {\n"
               "    { int i = 0; i = i + 1; }\n    { int i = 2; }\n"
               "    int result = n + 1;\n    return result;\n  }\n}\n",
               ast::Dialect::Java));
}

TEST_CASE("a program without members has a page without steps") {
  const report::ProgramReport report = reportOf("class Empty {}");
  const std::string html = toHtml({report, nullptr});
  CHECK(html.find("data-steps=\"0\"") != std::string::npos);
  CHECK(html.find("<script>") == std::string::npos);
  CHECK(stepsOf({report, nullptr}) == 0);
}

}  // namespace
}  // namespace warrant::page
