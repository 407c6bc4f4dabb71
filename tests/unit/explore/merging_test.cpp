// States merged where paths meet again: fewer leaves, which say what the leaves of single paths say.
#include "symbex/explore/merging.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "unit/explore/explored.h"

namespace warrant::explore {
namespace {

using symbex::ExploredTree;
using symbex::Leaf;

// What a call takes and yields, in a class of its own.
struct Subject {
  std::string type, parameters, symbols, body;
  std::size_t paths, merged;  // leaves

  std::string method(const std::string& name, const std::string& text) const {
    return "  static " + type + " " + name + "(" + parameters + ") { " + text + " }\n";
  }
};

ExploredTree exploredIn(const std::string& program, const std::string& call, const std::string& assumption,
                        bool merges) {
  return explored(program, call, assumption, [&](symbex::ExploreRequest& request) {
    request.bounds.unwind = 4;
    request.merges = merges;
    request.wantsInputs = true;
    request.checksTree = true;
  });
}

const std::string classes = R"(
class Cell { int value; boolean mark; Cell next; static int count; }
class Sealed extends Cell { int seal; }
)";

const std::vector<Subject> subjects{
    {"int", "int a, int b, int c", R"("a", "b", "c")",
     "int n = 0; if (a > 0) n = n + 1; if (b > a) n = n + 2; if (c > b) n = n * 2; return n;", 8, 1},
    {"int", "int a, int b", R"("a", "b")", "return (a > b ? a : b) - (a > 3 && b > 3 ? 1 : 0);", 5, 1},
    {"boolean", "int a, boolean b", R"("a", "b")", "boolean r = a > 1 || b; if (b) r = !r; return r;", 4, 1},
    // Ways out of the call stay leaves.
    {"int", "int a, int b", R"("a", "b")",
     "int n = 0; if (a > b) { if (a > 5) return 7; n = 1; } else { n = 2; } return n;", 3, 2},
    {"int", "int a", R"("a")",
     "int n; switch (a) { case 1: n = 4; break; case 2: case 3: n = 5; break; default: n = a; } return n;", 3,
     1},
    {"int", "int a, int b", R"("a", "b")", "int n = 1; if (a != 0) n = b / a; return n % 7;", 2, 1},
    {"int", "int a", R"("a")",
     "int n = 0; for (int i = 0; i < 3; i++) { if (a == i) continue; n += i + a; } return n;", 4, 1},
    {"int", "int a", R"("a")",
     "int n = 0; try { n = 10 / a; } catch (ArithmeticException e) { n = -1; } return n;", 2, 1},
    {"int", "int a", R"("a")", "found: { if (a > 3) break found; a = 3; } return a;", 2, 1},
    // Places that are there on both ways.
    {"int", "Cell c, int a", R"("c", "a")",
     "int n = c.value; if (a > 0) c.value = a; if (c.mark) c.mark = false; return n + c.value;", 5, 2},
    {"int", "int a, int b", R"("a", "b")",
     "int[] all = {a, b, 3}; if (a > b) { int t = all[0]; all[0] = all[1]; all[1] = t; } return all[1] - "
     "all[0];",
     2, 1},
    {"int", "int a", R"("a")", "Cell.count = 1; if (a > 3) Cell.count = a; return Cell.count;", 2, 1},
    // The class is initialised on one way only.
    {"int", "int a", R"("a")", "if (a > 3) Cell.count = a; return Cell.count;", 2, 2},
    // A field that the object has on one way only.
    {"int", "Cell c", R"("c")", "if (c instanceof Sealed s) s.seal = 3; return c.value;", 3, 3},
    // What loops go by.
    {"int", "int a", R"("a")",
     "int n = 3; if (a > 0) n = 2; int s = 0; while (n > 0) { n--; s += a; } return s;", 2, 2},
    {"int", "int a, int b", R"("a", "b")",
     "int[] all = {a, b, 1}; int n = 0; for (int i = 0; i < 3; i++) { if (all[i] == 7) return n; if (all[i] "
     "> 0) n++; } return n;",
     7, 3},
    // An object that may be the one that was written to on the other way: they stay apart.
    {"int", "Cell c, Cell d, int a", R"("c", "d", "a")",
     "if (a > 0) c.value = 1; else d.value = 2; return c.value;", 6, 6},
};

TEST_CASE("merged leaves say what the leaves of single paths say") {
  for (const Subject& subject : subjects) {
    CAPTURE(subject.body);
    const std::string plain = classes + "class Test {\n" + subject.method("run", subject.body) + "}\n";
    const std::string call = "Test.run(" + subject.symbols + ")";
    const ExploredTree paths = exploredIn(plain, call, "", false);
    const ExploredTree merged = exploredIn(plain, call, "", true);
    CHECK(paths.leaves.size() == subject.paths);
    CHECK(merged.leaves.size() == subject.merged);
    CHECK(merged.properties.isWhole);
    CHECK(merged.properties.overlapping == 0);
    CHECK(merged.isComplete);
    std::vector<std::size_t> met(paths.leaves.size());
    for (const Leaf& leaf : merged.leaves) {
      const std::string pc = symbex::pathConditionOf(leaf);
      CAPTURE(pc);
      CHECK(leaf.inputs);
      // Its paths, as it is taken for an assumption.
      const ExploredTree of = exploredIn(plain, call, pc, false);
      REQUIRE(!of.leaves.empty());
      for (const Leaf& path : of.leaves) {
        CHECK(path.outcome == leaf.outcome);
        CHECK(path.range.line == leaf.range.line);
        if (leaf.outcome != "return") continue;
        const std::string saying = classes + "class Test {\n  static boolean same(" + subject.parameters +
                                   ") { return (" + leaf.result + ") == (" + path.result + "); }\n}\n";
        const ExploredTree same =
            exploredIn(saying, "Test.same(" + subject.symbols + ")", symbex::pathConditionOf(path), false);
        CAPTURE(path.result);
        for (const Leaf& answer : same.leaves) CHECK(answer.result == "true");
      }
    }
  }
}

TEST_CASE("leaves are as many as without where nothing can be merged") {
  const std::string program = classes + R"(class Test {
  static Cell pick(Cell a, Cell b, int n) { Cell c = a; if (n > 0) c = b; return c; }
})";
  CHECK(exploredIn(program, R"(Test.pick("a", "b", "n"))", "", true).leaves.size() == 2);
}

TEST_CASE("the statements of a merged leaf are those that its inputs take, and the longest way counts") {
  const std::string program = R"(class Test {
  static int longer(int a) { int n = 0; if (a > 7) { n = 1; n = 2; n = 3; } return n; }
})";
  const ExploredTree merged = exploredIn(program, R"(Test.longer("a"))", "", true);
  REQUIRE(merged.leaves.size() == 1);
  CHECK(merged.leaves.front().statements == 3);
  const ExploredTree other = exploredIn(program, R"(Test.longer("a"))", "a > 7 || a > 9", true);
  REQUIRE(other.leaves.size() == 1);
  CHECK(other.leaves.front().statements == 6);
}

TEST_CASE("many conditions in a row are one leaf") {
  std::string body = "int n = 0;", parameters, symbols;
  for (int i = 0; i < 40; ++i) {
    const std::string name = "p" + std::to_string(i);
    parameters += (i == 0 ? "int " : ", int ") + name;
    symbols += (i == 0 ? "\"" : ", \"") + name + "\"";
    body += " if (" + name + " > 0) n = n + " + std::to_string(i) + ";";
  }
  const std::string program = "class Test { static int all(" + parameters + ") {" + body + " return n; } }";
  const ExploredTree merged = exploredIn(program, "Test.all(" + symbols + ")", "", true);
  REQUIRE(merged.leaves.size() == 1);
  CHECK(merged.leaves.front().conditions.empty());
  CHECK(merged.leaves.front().inputs);
}

}  // namespace
}  // namespace warrant::explore
