// Bounded model checking against running with all inputs: of random programs with numbers of all widths,
// loops, arrays, objects, exceptions and asserts, nothing is called correct that goes wrong, and the other
// way round.
#include <doctest/doctest.h>

#include <cstdlib>
#include <random>

#include "bmc/replay.h"
#include "support/large_stack.h"
#include "unit/bmc/checked.h"
#include "unit/rounds.h"

namespace {

using namespace warrant;
using namespace warrant::bmc;

class Programs {
 public:
  explicit Programs(std::uint64_t seed) : random_(seed) {}

  std::string make() {
    loops_ = 0;
    return "class Cell { int value; Cell next; }\n"
           "class T {\n"
           "  static int count;\n"
           "  static int twice(int n) { if (n > 100) return n; return n + n; }\n"
           "  static int m(byte a, byte b) {\n"
           "    int x = a; int y = b; long l = a; byte c = b; short s = 7; char d = 'x';\n"
           "    int[] v = new int[] {1, a, 3};\n"
           "    Cell p = new Cell(); Cell q = p;\n" +
           statements(4 + pick(4), 2, "    ") + "    assert " + condition() + ";\n    return x;\n  }\n}\n";
  }

 private:
  std::size_t pick(std::size_t below) { return random_() % below; }
  std::string any(std::initializer_list<const char*> some) { return some.begin()[pick(some.size())]; }

  std::string number(unsigned depth = 2) {
    if (depth == 0 || pick(3) == 0)
      return any({"x", "y", "a", "b", "c", "s", "d", "p.value", "v[1]", "count", "3", "-1", "255", "100000",
                  "q.value"});
    const std::string left = number(depth - 1), right = number(depth - 1);
    switch (pick(8)) {
      case 0:
        return "(" + left + " / " + (pick(3) == 0 ? right : any({"2", "-3", "7"})) + ")";
      case 1:
        return "(" + left + " % " + (pick(3) == 0 ? right : any({"2", "-3", "7"})) + ")";
      case 2:
        return "(" + left + any({" << ", " >> ", " >>> "}) + any({"1", "3", "33", "b"}) + ")";
      case 3:
        return any({"(byte) ", "(short) ", "(char) ", "(int) "}) + ("(" + left + ")");
      case 4:
        return "(" + condition(depth - 1) + " ? " + left + " : " + right + ")";
      case 5:
        return pick(2) == 0 ? "twice(" + left + ")" : "v[(" + left + ") & 1]";
      default:
        return "(" + left + any({" + ", " - ", " * ", " & ", " | ", " ^ "}) + right + ")";
    }
  }

  std::string condition(unsigned depth = 1) {
    if (depth > 0 && pick(4) == 0)
      return "(" + condition(depth - 1) + any({" && ", " || "}) + condition(depth - 1) + ")";
    if (pick(8) == 0) return any({"p == q", "q != null", "p.next == q", "l > 5L", "l != (long) x"});
    return number(1) + any({" < ", " <= ", " == ", " != ", " > "}) + number(1);
  }

  std::string statement(unsigned depth, const std::string& in) {
    switch (pick(depth > 0 ? 15u : 8u)) {
      case 0:
        return in + any({"x", "y", "count", "p.value"}) + " = " + number() + ";\n";
      case 1:
        return in + any({"c", "s", "d", "x"}) + any({" += ", " -= ", " *= ", " >>= "}) + number(1) + ";\n";
      case 2:
        return in +
               any({"x++;", "c--;", "d++;", "l = l * 3 + x;", "l = (long) x << 20;",
                    "y = (int) (l >>> 4);"}) +
               "\n";
      case 3:
        return in + "v[" + any({"0", "1", "2", "x & 1", "y"}) + "] = " + number(1) + ";\n";
      case 4:
        return in + any({"q = new Cell();", "p.next = q;", "q = p.next;", "p = q;", "q = null;"}) + "\n";
      case 5:
        return in + "if (" + condition() + ") return " + number(1) + ";\n";
      case 6:
        return in + "assert " + condition() + " || " + condition() + ";\n";
      case 7:
        return in + "count += " + number(1) + ";\n";
      case 8:
      case 9:
        return in + "if (" + condition() + ") {\n" + statements(1 + pick(3), depth - 1, in + "  ") + in +
               "} else {\n" + statements(pick(3), depth - 1, in + "  ") + in + "}\n";
      case 10:
      case 11: {
        const std::string i = "i" + std::to_string(loops_++);
        const std::string leave =
            pick(3) == 0 ? in + "  if (" + condition() + ") " + any({"break;", "continue;"}) + "\n" : "";
        return in + "for (int " + i + " = 0; " + i + " < " + any({"3", "(a & 3)", "2"}) + "; " + i +
               "++) {\n" + statements(1 + pick(2), depth - 1, in + "  ") + leave + in + "}\n";
      }
      case 12:
        return in + "try {\n" + statements(1 + pick(3), depth - 1, in + "  ") + in + "} catch (" +
               any({"ArithmeticException", "RuntimeException", "NullPointerException"}) + " e" +
               std::to_string(loops_++) + ") {\n" + statements(1, depth - 1, in + "  ") + in + "}" +
               (pick(2) == 0 ? " finally {\n" + in + "  y++;\n" + in + "}" : "") + "\n";
      case 13:
        return in + "switch (x & 3) {\n" + in + "  case 0:\n" + statements(1, depth - 1, in + "    ") + in +
               "  case 1: y++; break;\n" + in + "  default:\n" + statements(1, depth - 1, in + "    ") + in +
               "}\n";
      default:
        return in + "if (" + condition() + ") throw new " +
               any({"IllegalStateException", "ArithmeticException"}) + "();\n";
    }
  }

  std::string statements(std::size_t count, unsigned depth, const std::string& in) {
    std::string text;
    for (; count > 0; --count) text += statement(depth, in);
    return text;
  }

  std::mt19937_64 random_;
  unsigned loops_ = 0;
};

struct Tally {
  unsigned correct = 0, wrong = 0, bound = 0, refused = 0;
};

void compare(const std::string& program, Tally& tally) {
  CAPTURE(program);
  std::optional<explore::Exploration> exploration;
  try {
    exploration = checked(program, "T.m(\"a\", \"b\")", 8, "-3 <= a && a < 4 && -3 <= b && b < 4");
  } catch (const explore::Refused&) {  // no Java: what cannot be reached, say
    ++tally.refused;
    return;
  }
  const std::string answer = answerOf(*exploration);
  std::string wrong;
  support::runOnLargeStack([&] {
    for (std::int64_t a = -3; a < 4; ++a) {
      for (std::int64_t b = -3; b < 4; ++b) {
        symbex::InputGraph inputs;
        inputs.symbols = {{"a", {ast::TypeKind::Byte}, {symbex::InputValue::Kind::Number, a}},
                          {"b", {ast::TypeKind::Byte}, {symbex::InputValue::Kind::Number, b}}};
        const Replayed run = replay(*exploration->program, exploration->request, inputs, 1'000'000);
        if (run.outcome != "return")
          wrong = run.outcome + " for " + std::to_string(a) + ", " + std::to_string(b);
      }
    }
  });
  CAPTURE(wrong);
  CAPTURE(answer);
  for (const std::string& note : exploration->notes) CAPTURE(note);
  for (const symbex::Leaf& leaf : exploration->tree.leaves) {
    CAPTURE(leaf.reason);
    CHECK(leaf.reason.find("does not end by") == std::string::npos);
  }
  if (answer == "correct") {
    ++tally.correct;
    CHECK(wrong.empty());
  } else if (answer == "bound") {
    // What the front end refuses is left out of the program.
    const bool isOmitted = exploration->tree.leaves.front().reason.find("not supported") != std::string::npos;
    ++(isOmitted ? tally.refused : tally.bound);
  } else {
    ++tally.wrong;
    CHECK_FALSE(wrong.empty());
  }
}

}  // namespace

TEST_CASE("random programs are judged as running them with all inputs does") {
  const char* const seed = std::getenv("BMC_SEED");
  const char* const count = std::getenv("BMC_PROGRAMS");
  Programs programs(seed == nullptr ? 1 : std::strtoull(seed, nullptr, 10));
  Tally tally;
  const unsigned all = count == nullptr ? test::rounds(test::rounds(300))  // each is run with 49 inputs
                                        : static_cast<unsigned>(std::strtoul(count, nullptr, 10));
  for (unsigned round = 0; round < all; ++round) compare(programs.make(), tally);
  MESSAGE("correct ", tally.correct, ", wrong ", tally.wrong, ", bound ", tally.bound, ", refused ",
          tally.refused);
  CHECK(tally.wrong > all / 20);
  if (all >= 300) CHECK(tally.correct > all / 20);  // one in 17: a small sample may have none
  CHECK(tally.bound < all / 20 + 1);
}
