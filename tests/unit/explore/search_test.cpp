// Orders and workers find the leaves that are found depth first; seeds.
#include "explore/search.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "explore/call.h"
#include "explore/seed.h"
#include "explore/work_list.h"

namespace warrant::explore {
namespace {

using symbex::ExploredTree;
using symbex::Leaf;

const std::string program = R"(class Ways {
  Ways next;
  static int pick(int a, int b, int c) {
    int n = 0;
    if (a > b) n++;
    if (b > c) n += 2;
    while (n > 0 && c > n) n--;
    return a > c ? n : -n;
  }
  static int length(Ways at) { int n = 0; while (at != null) { n++; at = at.next; } return n; }
})";

class Explored {
 public:
  explicit Explored(std::string_view call) {
    const std::vector<ast::Source> sources{{{"Ways.java", program}, ast::Dialect::Java}};
    const auto none = [](std::string_view) { return std::optional<support::SourceFile>(); };
    const ast::ParseResult parsed = ast::parse(sources, 1, none);
    prepared_ = prepare(sources, none, readCall(*parsed.program, call));
    prepared_.request.bounds.unwind = 4;
    prepared_.request.wantsInputs = true;
  }

  ExploredTree by(const Search& search, bool checks = false) {
    prepared_.request.checksTree = checks;
    const symbex::Explorable explorable(*prepared_.program, {.jobs = 1}, false);
    return explore(explorable, prepared_.request, search, 20'000'000);
  }

 private:
  Prepared prepared_;
};

std::vector<std::string> textsOf(const ExploredTree& tree) {
  std::vector<std::string> texts;
  for (const Leaf& leaf : tree.leaves)
    texts.push_back(symbex::pathConditionOf(leaf) + ": " + leaf.outcome + " " + leaf.result + " " +
                    std::to_string(leaf.statements));
  return texts;
}

TEST_CASE("each order has the same leaves, and each time in the same way") {
  for (const char* const call : {R"(Ways.pick("a", "b", "c"))", R"(Ways.length("n"))"}) {
    Explored explored(call);
    auto all = textsOf(explored.by({}));
    REQUIRE(all.size() > 4);
    std::ranges::sort(all);
    for (const Order order : {Order::Breadth, Order::Coverage, Order::Random}) {
      const Search search{.order = order, .randomSeed = 3};
      auto texts = textsOf(explored.by(search));
      CHECK(texts == textsOf(explored.by(search)));
      std::ranges::sort(texts);
      CHECK(texts == all);
    }
  }
}

TEST_CASE("several workers are like one") {
  for (const char* const call : {R"(Ways.pick("a", "b", "c"))", R"(Ways.length("n"))"}) {
    Explored explored(call);
    const auto all = textsOf(explored.by({}));
    for (const unsigned workers : {2u, 3u}) CHECK(textsOf(explored.by({.workers = workers})) == all);
  }
}

TEST_CASE("what is covered, and the properties of the tree, do not depend on the order") {
  Explored explored(R"(Ways.pick("a", "b", "c"))");
  const ExploredTree one = explored.by({}, true), other = explored.by({.order = Order::Breadth}, true);
  CHECK(one.covered.statements == other.covered.statements);
  CHECK(one.covered.held == other.covered.held);
  CHECK(one.covered.failed == other.covered.failed);
  CHECK(other.properties.overlapping == 0);
  CHECK(other.properties.isWhole);
}

TEST_CASE("breadth first has the shortest path first") {
  Explored explored(R"(Ways.length("n"))");
  const ExploredTree tree = explored.by({.order = Order::Breadth});
  REQUIRE(tree.leaves.size() == 6);
  CHECK(std::ranges::is_sorted(tree.leaves, {}, [](const Leaf& leaf) { return leaf.way.size(); }));
  CHECK(tree.leaves.front().result == "0");
}

TEST_CASE("a seed has the shape of the call") {
  const auto values = readSeed(R"(C.m(new int[] {"a", 1}, "n" + 4))", "new int[] {f(2, 3), 1}, 7 + 4");
  REQUIRE(values.size() == 2);
  CHECK(values[0].symbol == "a");
  CHECK(values[1].symbol == "n");
  CHECK(values[1].expression == "7");
  CHECK_THROWS_AS(readSeed(R"(C.m("a", 1))", "2"), Refused);
  CHECK_THROWS_AS(readSeed(R"(C.m("a", 1))", "2, 3"), Refused);
  CHECK_THROWS_AS(readSeed(R"(C.m("a"))", "2, 3) + (4"), Refused);
  CHECK_THROWS_AS(readSeed(R"(C.m("a", "a"))", "2, 3"), Refused);
  CHECK_THROWS_AS(readSeed(R"(C.m("a"))", ""), Refused);
  CHECK(readSeed("C.m()", "").empty());
}

}  // namespace
}  // namespace warrant::explore
