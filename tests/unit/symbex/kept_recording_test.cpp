// A recorded run is kept alive by what shows it.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

#include "bench/generators.h"
#include "symbex/explain/record/recording.h"
#include "unit/symbex/support.h"

namespace warrant::symbex {
namespace {

Verified verifyKeeping(const std::string& program, ast::Dialect dialect = ast::Dialect::Inline) {
  Options options;
  options.keep = true;
  return verifyText(program, options, dialect);
}

std::uint32_t lastOf(const Recording& recording, std::string_view rule) {
  const auto& nodes = recording.nodes();
  const auto found =
      std::find_if(nodes.rbegin(), nodes.rend(), [&](const RecordedNode& node) { return node.rule == rule; });
  REQUIRE(found != nodes.rend());
  return found->id;
}

// What is held at each node, by its state, is what the nodes before it tell.
void checkHeaps(const std::string& program, ast::Dialect dialect = ast::Dialect::Inline) {
  for (const MemberResult& member : verifyKeeping(program, dialect).members) {
    CAPTURE(member.signature());
    REQUIRE(member.recording);
    std::vector<std::set<std::uint32_t>> held;
    for (const RecordedNode& node : member.recording->nodes()) {
      held.push_back(node.id == 0 ? std::set<std::uint32_t>() : held[node.parent]);
      for (const std::uint32_t taken : node.taken) held.back().erase(taken);
      for (const auto& [id, text] : node.added) held.back().insert(id);
      std::set<std::uint32_t> shown;
      for (const RecordedChunk& chunk : member.recording->stateAt(node.id).heap) shown.insert(chunk.id);
      CHECK(shown == held.back());
    }
  }
}

TEST_CASE("the heap of a state is what the nodes tell") {
  checkHeaps(bench::cell());
  checkHeaps(bench::figure11(3));
  checkHeaps(bench::independentIfs(3));
  checkHeaps(bench::sequentialTries(3));
  checkHeaps(bench::countingIfs(4), ast::Dialect::Java);
}

constexpr const char* program = R"(class A {
  int x;
  A next;
  predicate p() = acc(x) * acc(next);
  void give(A to)
    requires to != null * to.p();
  { assume true; }
  void m(A other, int n)
    requires p() * other != null * other.p() * 0 < n;
    ensures p() * x = n;
  {
    int old_n := n;
    open p();
    if (old_n > 5) { x := old_n; } else { x := n; }
    next := other;
    close p();
    this.give(this);
  }
})";

TEST_CASE("a state tells its values, what is held, what was lost, what is known, and where from") {
  const Verified verified = verifyKeeping(program);
  const MemberResult& member = verified.member("A.m(A, int)");
  REQUIRE((member.verdict == Verdict::Failed));
  REQUIRE(member.recording);
  const Recording& recording = *member.recording;
  const RecordedState state = recording.stateAt(lastOf(recording, "fail"));

  REQUIRE(state.heap.size() == 1);
  CHECK(state.heap[0].text == "other.p()");
  CHECK((state.heap[0].kind == RecordedChunk::Kind::Predicate));
  CHECK(state.heap[0].owner == "other");
  CHECK(state.heap[0].member == "p()");
  CHECK(recording.nodes()[state.heap[0].born].range.line == 9);

  REQUIRE_FALSE(state.lost.empty());
  CHECK(state.lost[0].chunk.place == "this.p()");
  CHECK(state.lost[0].range.line == 17);

  const auto variable = [&](const std::string& name) {
    const auto found = std::find_if(state.variables.begin(), state.variables.end(),
                                    [&](const RecordedVariable& one) { return one.name == name; });
    REQUIRE(found != state.variables.end());
    return *found;
  };
  CHECK(variable("other").reference == state.heap[0].object);
  CHECK(variable("n").reference == 0);
  CHECK(std::any_of(state.facts.begin(), state.facts.end(), [&](const RecordedFact& fact) {
    return fact.text.starts_with("0 < ") && recording.nodes()[fact.node].range.line == 9;
  }));
  CHECK(state.frames.back().text == "A.m(A, int)");
}

TEST_CASE("within a statement, the frames lead from the part of the contract to the member") {
  const Verified verified = verifyKeeping(program);
  const Recording& recording = *verified.member("A.m(A, int)").recording;
  for (const RecordedNode& node : recording.nodes()) {
    if (node.rule != "take" || node.range.line != 17) continue;
    const RecordedState state = recording.stateAt(node.id);
    REQUIRE(state.frames.size() == 4);
    CHECK(state.frames[0].text == "to.p()");
    CHECK(state.frames[1].text == "this.give(this);");
    return;
  }
  FAIL("the call took nothing");
}

TEST_CASE("a field that refers to an object says to which") {
  const Verified verified = verifyKeeping(program);
  const Recording& recording = *verified.member("A.m(A, int)").recording;
  std::uint32_t written = 0;
  for (const RecordedNode& node : recording.nodes()) {
    if (node.rule == "write" && node.range.line == 15) written = node.id;
  }
  REQUIRE(written != 0);
  const RecordedState state = recording.stateAt(written);
  const auto next = std::find_if(state.heap.begin(), state.heap.end(),
                                 [](const RecordedChunk& chunk) { return chunk.member == "next"; });
  REQUIRE(next != state.heap.end());
  CHECK(next->value == "other");
  const auto other = std::find_if(state.variables.begin(), state.variables.end(),
                                  [](const RecordedVariable& one) { return one.name == "other"; });
  REQUIRE(other != state.variables.end());
  CHECK(next->reference == other->reference);
}

TEST_CASE("nothing is kept where nobody asked for it") {
  for (const MemberResult& member : verifyText(program).members) CHECK_FALSE(member.recording);
}

}  // namespace
}  // namespace warrant::symbex
