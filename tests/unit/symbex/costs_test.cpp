// What the benchmarks cost, in solver queries and paths: these are promises, unlike times.
#include <doctest/doctest.h>

#include "bench/generators.h"
#include "unit/symbex/support.h"

namespace warrant::symbex {
namespace {

void checkNativeOnly(const std::string& program) {
  const Verified verified = verifyText(program);
  CHECK(verified.problems.empty());
  CHECK((verified.verdict() == Verdict::Verified));
  CHECK(verified.total().solver.solverStarts == 0);
  CHECK(verified.total().solver.solverQueries() == 0);
}

TEST_CASE("the Cell class needs no solver") { checkNativeOnly(bench::cell()); }

TEST_CASE("Figure 11 needs no solver, and queries grow with its size") {
  checkNativeOnly(bench::figure11(14));
  const auto queries = [](unsigned n) {
    return verifyText(bench::figure11(n)).total().solver.nativeQueries();
  };
  const auto perCell = queries(20) - queries(19);
  CHECK(queries(200) - queries(199) == perCell);
}

TEST_CASE("create all, set all, assert all needs no solver") {
  checkNativeOnly(bench::createSetAssert(50));
  checkNativeOnly(bench::bareFields(50));
}

TEST_CASE("independent ifs are explored one by one, without a solver") {
  Options apart;
  apart.joins = false;
  const Verified verified = verifyText(bench::independentIfs(10), apart);
  CHECK((verified.verdict() == Verdict::Verified));
  CHECK(verified.total().paths == 1024);
  CHECK(verified.total().solver.solverStarts == 0);
}

TEST_CASE("joins make one path of independent ifs") {
  const Verified verified = verifyText(bench::independentIfs(200));
  CHECK((verified.verdict() == Verdict::Verified));
  CHECK(verified.total().paths == 1);
  CHECK(verified.total().solver.solverStarts == 0);
}

TEST_CASE("conditional permissions, null checks and allocations in arms are one path, without a solver") {
  const auto check = [](const std::string& parameter, const std::string& clause,
                        const std::string& statement) {
    constexpr unsigned n = 60;
    std::string parameters, contract, body;
    const auto numbered = [](std::string text, unsigned i) {
      for (std::size_t at; (at = text.find('#')) != std::string::npos;)
        text.replace(at, 1, std::to_string(i));
      return text;
    };
    for (unsigned i = 0; i < n; ++i) {
      parameters += (i > 0 ? ", " : "") + numbered(parameter, i);
      contract += numbered(clause, i);
      body += numbered(statement, i);
    }
    const Verified verified =
        verifyText("class C {\n  int x;\n  C next;\n  static void m(" + parameters + ")\n" + contract +
                       "  {\n    C c = new C();\n" + body + "    c.x = 1;\n  }\n}\n",
                   {}, ast::Dialect::Java);
    CHECK(verified.problems.empty());
    CHECK((verified.verdict() == Verdict::Verified));
    CHECK(verified.total().paths <= 3);
    CHECK(verified.total().solver.solverStarts == 0);
  };
  check("boolean b#, C p#", "//@ requires b# ==> acc(p#.x);\n//@ ensures b# ==> acc(p#.x) ** p#.x == #;\n",
        "if (b#) { p#.x = #; }\n");
  check("C p#", "//@ requires p# != null ==> acc(p#.x);\n", "if (p# != null) { p#.x = #; }\n");
  check("boolean b#", "", "if (b#) { c = new C(); }\n");
  check("boolean b#", "", "if (b#) { C n = new C(); n.next = c; c = n; }\n");
  check("boolean b#, C p#", "//@ requires acc(p#.x);\n//@ ensures acc(p#.x);\n",
        "{ C d = b# ? p# : c; d.x = #; }\n");
  check("boolean b#", "",
        "int[] a# = new int[1]; if (b#) { a# = new int[2]; } a#[0] = #; assert a#[0] == #;\n");
  check("boolean b#, int[] p#, int[] q#",
        "//@ requires acc(p#[*]) ** acc(q#[*]) ** p#.length == 1 ** q#.length == 1;\n",
        "{ int[] d = b# ? p# : q#; d[0] = #; assert d[0] == #; }\n");
}

TEST_CASE("arrays that are held at once are told apart by a fact for each") {
  const auto assumptions = [](unsigned n) {
    std::string parameters, contract;
    for (unsigned i = 0; i < n; ++i) {
      const std::string name = "p" + std::to_string(i);
      parameters += (i > 0 ? ", int[] " : "int[] ") + name;
      contract += "//@ requires acc(" + name + "[*]) ** " + name + ".length > 0;\n";
    }
    const Verified verified = verifyText("class C {\n  static void m(" + parameters + ")\n" + contract +
                                             "  { p0[0] = 1; p9[0] = 2; assert p0[0] == 1; }\n}\n",
                                         {}, ast::Dialect::Java);
    CHECK((verified.verdict() == Verdict::Verified));
    return verified.total().solver.assumptions;
  };
  CHECK(assumptions(200) < 3 * assumptions(100));
}

TEST_CASE("what ifs count stays in bounds, without a search") {
  const auto total = [](unsigned n) {
    return verifyText(bench::countingIfs(n), {}, ast::Dialect::Java).total();
  };
  const Verified verified = verifyText(bench::countingIfs(300), {}, ast::Dialect::Java);
  CHECK((verified.verdict() == Verdict::Verified));
  CHECK(verified.total().paths == 1);
  CHECK(verified.total().solver.solverStarts == 0);
  CHECK(total(200).steps - total(100).steps == total(300).steps - total(200).steps);
}

TEST_CASE("long sums of choices are bounded, and refuted, in moderate time") {
  const auto ballot = [](unsigned n, const std::string& claim) {
    std::string text = "class Ballot {\n  void count(int k) {\n    int s = 0;\n";
    for (unsigned i = 0; i < n; ++i) text += "    s = s + (k > " + std::to_string(i) + " ? 1 : 0);\n";
    return verifyText(text + "    assert " + claim + ";\n  }\n}\n", {}, ast::Dialect::Java);
  };
  CHECK((ballot(150, "s <= 150").verdict() == Verdict::Verified));
  CHECK((ballot(60, "s <= 59").verdict() == Verdict::Failed));
  CHECK(ballot(150, "s <= 150").total().solver.solverStarts == 0);
}

TEST_CASE("objects within objects, each with a sum of what is below it, need no solver") {
  constexpr unsigned depth = 14;
  std::string text;
  for (unsigned i = 0; i < depth; ++i) {
    const std::string own = std::to_string(i), next = std::to_string(i + 1);
    const bool isLast = i + 1 == depth;
    text += "class C" + own + " { int x; " + (isLast ? "" : "C" + next + " next;") +
            "\n predicate valid() = acc(x)" +
            (isLast ? "" : " ** acc(next) ** next != null ** next.valid()") +
            ";\n pure int get() requires valid() = x" + (isLast ? "" : " + next.get()") +
            ";\n void bump() requires valid(); ensures valid() ** get() = old(get()) + " +
            std::to_string(depth - i) + ";\n { x := x + 1; " + (isLast ? "" : "next.bump(); ") + "}\n}\n";
  }
  checkNativeOnly(text);
}

TEST_CASE("the ways through a try go on as one") {
  const auto total = [](unsigned n) { return verifyText(bench::sequentialTries(n)).total(); };
  const Verified verified = verifyText(bench::sequentialTries(40));
  CHECK(verified.problems.empty());
  CHECK((verified.verdict() == Verdict::Verified));
  CHECK(total(40).paths == total(20).paths);
  CHECK(total(200).steps - total(199).steps == total(20).steps - total(19).steps);
}

std::string closedChain(unsigned n, bool looksEachTime) {
  std::string text =
      "class Node {\n  Node next;\n"
      "  predicate valid() { return acc(next) * (next != null ==> next.valid()); }\n"
      "  pure int length() requires valid();\n"
      "  { return opening valid() in 1 + (next == null ? 0 : next.length()); }\n"
      "  void build() {\n    Node n := new Node;\n    Node m := null;\n    close n.valid();\n";
  for (unsigned i = 1; i < n; ++i) {
    text += "    m := new Node; m.next := n; close m.valid(); n := m;\n";
    if (looksEachTime) text += "    assert n.length() = " + std::to_string(i + 1) + ";\n";
  }
  return text + "    assert n.length() = " + std::to_string(n) + ";\n  }\n}\n";
}

TEST_CASE("what was closed is looked into once") {
  const auto steps = [](unsigned n, bool looksEachTime) {
    return verifyText(closedChain(n, looksEachTime)).total().steps;
  };
  CHECK((verifyText(closedChain(60, false)).verdict() == Verdict::Verified));
  CHECK((verifyText(closedChain(200, true)).verdict() == Verdict::Verified));
  for (const bool looksEachTime : {false, true})
    CHECK(steps(60, looksEachTime) - steps(50, looksEachTime) ==
          steps(40, looksEachTime) - steps(30, looksEachTime));
}

TEST_CASE("what is looked into does not fork without a bound") {
  const std::string text =
      "class Node {\n  Node next; int x;\n"
      "  predicate valid() { return acc(next) * acc(x) * (next != null ==> next.valid()); }\n"
      "  pure int f(int k) requires valid();\n"
      "  { return opening valid() in x + (next == null ? 0 : next.f(k + 1) + next.f(k + k)); }\n"
      "  void build(int k) {\n    Node n := new Node;\n    Node m := null;\n    close n.valid();\n";
  const auto program = [&](unsigned n) {
    std::string whole = text;
    for (unsigned i = 1; i < n; ++i) whole += "    m := new Node; m.next := n; close m.valid(); n := m;\n";
    return whole + "    assert n.f(k) = 1;\n  }\n}\n";
  };
  const Verified verified = verifyText(program(40));
  CHECK((verified.verdict() == Verdict::Failed));
  CHECK(verified.total().steps < 20000);
}

TEST_CASE("closes that fork are not tried over and over") {
  const auto steps = [](unsigned n) {
    std::string text =
        "class Node {\n  Node next;\n"
        "  predicate valid() { return acc(next) * (next != null ==> next.valid()); }\n"
        "  void build(Node rest) requires rest != null ==> rest.valid(); {\n    Node n := rest;\n    Node m "
        ":= null;\n";
    for (unsigned i = 0; i < n; ++i) text += "    m := new Node; m.next := n; n := m;\n";
    const Verified verified = verifyText(text + "    assert n.valid();\n  }\n}\n");
    CHECK((verified.verdict() == Verdict::Verified));
    return verified.total().steps;
  };
  CHECK(steps(40) < 8 * steps(10));
}

TEST_CASE("too many paths are a limit, and not a verdict") {
  Options apart;
  apart.joins = false;
  apart.stepLimit = 20'000;
  const Verified verified = verifyText(bench::sequentialTries(40), apart);
  CHECK((verified.verdict() == Verdict::Unknown));
  CHECK(verified.total().steps <= 20'000 + 100);
  const std::vector<support::Note>& unknowns = verified.members.back().unknowns;
  REQUIRE(unknowns.size() == 1);  // however many places are not reached for it
  CHECK(unknowns.front().message.find("`--limit`") != std::string::npos);
}

TEST_CASE("making objects that make themselves has an end") {
  for (const std::string program :
       {"class A { B b = new B(); }\nclass B { A a = new A(); }\nclass M { static void m() { new A(); } }\n",
        "class Out { class In { Out o = new Out(); }\n  In i = new In(); }\nclass M { static void m() { new "
        "Out(); } }\n"}) {
    const Verified verified = verifyText(program, {}, ast::Dialect::Java);
    const MemberResult& member = verified.member("M.m()");
    CHECK((member.verdict == Verdict::Unknown));
    REQUIRE(member.unknowns.size() == 1);
    CHECK(member.unknowns.front().message.find("makes another one") != std::string::npos);
  }
  const Verified ended = verifyText(
      "class A { B b = new B(); }\nclass B { A a; B() { } }\nclass M { static void m() { new A(); } }\n", {},
      ast::Dialect::Java);
  CHECK((ended.member("M.m()").verdict == Verdict::Verified));
}

TEST_CASE("a question that the solver leaves open names the limit that was hit") {
  const std::string program =
      "class Product {\n  void check(int a, int b) {\n    if (0 < a && 0 < b && a * a * a == 2 * b * b * b) "
      "{\n"
      "      //@ assert a * b * b != 12;\n    }\n  }\n}\n";
  Options options;
  options.overflow = Overflow::Unbounded;
  options.queryLimit = 500;
  const Verified verified = verifyText(program, options, ast::Dialect::Java);
  const MemberResult& member = verified.member("Product.check(int, int)");
  CHECK((member.verdict == Verdict::Unknown));
  REQUIRE(member.unknowns.size() == 1);
  CHECK(member.unknowns.front().message.find("`--query-limit`") != std::string::npos);
  CHECK(member.unknowns.front().range.line == 4);
}

TEST_CASE("a call that is nested too deeply to be computed is a limit, and not a verdict") {
  const auto verifySum = [](const std::string& claim, unsigned depth) {
    Options options;
    options.unfoldDepth = depth;
    return verifyText(
        "class C {\n  //@ static pure int sum(int k) requires 0 <= k; decreases k; = k == 0 ? 0 : k + sum(k "
        "- 1);\n"
        "  static void m() {\n    //@ assert " +
            claim + ";\n  }\n}\n",
        options, ast::Dialect::Java);
  };
  const std::string right = "sum(256) == 32896", wrong = "sum(256) == 32897";
  CHECK((verifySum(right, 512).verdict() == Verdict::Verified));
  CHECK((verifySum(wrong, 512).verdict() == Verdict::Failed));
  for (const std::string& claim : {right, wrong}) {
    const Verified cut = verifySum(claim, 100);
    const MemberResult& member = cut.member("C.m()");
    CHECK((member.verdict == Verdict::Unknown));
    CHECK(member.failures.empty());
    REQUIRE(member.unknowns.size() == 1);
    CHECK(member.unknowns.front().message.find("`--unfold-depth`") != std::string::npos);
  }
  CHECK((verifySum("sum(256) == 32896 || 1 < 2", 100).verdict() == Verdict::Verified));
  CHECK((verifySum("1 > 2", 100).verdict() == Verdict::Failed));
}

// Whatever is looked at last, and wherever inference tries something silently when the limit is hit.
TEST_CASE("a limit is never a verdict") {
  const std::string program = R"(class Limits {
  int x;
  //@ predicate valid() = acc(x) ** x > 0;

  /*@ pure @*/ int wrong(int n)
    //@ requires n >= 0;
    //@ decreases n;
  {
    return n == 0 ? 0 : wrong(n);
  }

  void right(int n)
    //@ requires valid() && n >= 0;
    //@ ensures valid();
  {
    if (n > 3) x = n;
    //@ assert x > 0;
  }
})";
  Options options;
  for (options.stepLimit = 1; options.stepLimit < 200; ++options.stepLimit) {
    const Verified verified = verifyText(program, options, ast::Dialect::Java);
    CHECK(verified.problems.empty());
    CHECK((verified.member("Limits.wrong(int)").verdict != Verdict::Verified));
    CHECK((verified.member("Limits.right(int)").verdict != Verdict::Failed));
  }
  options.stepLimit = 2000;
  const Verified verified = verifyText(program, options, ast::Dialect::Java);
  CHECK((verified.member("Limits.wrong(int)").verdict == Verdict::Failed));
  CHECK((verified.member("Limits.right(int)").verdict == Verdict::Verified));
}

// The run without merged branches has a smaller limit; where it hits that, the first run's failure counts.
TEST_CASE("a failure behind too many paths is reported where it is") {
  std::string program = bench::sequentialTries(40);
  program.insert(program.rfind("  }\n}"), "    assert x > 0;\n");
  const Verified verified = verifyText(program);
  const MemberResult& member = verified.member("Tries.m()");
  CHECK((member.verdict == Verdict::Failed));
  REQUIRE(member.failures.size() == 1);
  CHECK((member.failures.front().context == Context::Assert));
  CHECK(member.statistics.steps < 600'000);
}

TEST_CASE("chunk comparisons do not grow with the heap") {
  const auto perCell = [](unsigned n) {
    return verifyText(bench::figure11(n)).total().chunkComparisons -
           verifyText(bench::figure11(n - 1)).total().chunkComparisons;
  };
  CHECK(perCell(20) == perCell(200));
}

TEST_CASE("a long straight line verifies") {
  const Verified verified = verifyText(bench::straightLine(20000));
  CHECK(verified.problems.empty());
  CHECK((verified.verdict() == Verdict::Verified));
}

}  // namespace
}  // namespace warrant::symbex
