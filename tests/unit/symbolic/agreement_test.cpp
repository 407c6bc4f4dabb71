// The paper's theorem (3.2), as a test: the library, which runs a program in its own language with symbolic
// values, and the interpreter that executes the same program symbolically have the same leaves. Both are held
// to what the program computes.
#include <doctest/doctest.h>
#include <warrant/symbolic.h>

#include <cctype>
#include <map>
#include <random>
#include <set>
#include <stdexcept>

#include "unit/explore/explored.h"
#include "unit/symbolic/random_program.h"

namespace warrant {
namespace {

using test::RandomProgram;

// Evaluates what an exploration says of a leaf: a Java expression over a and b.
class Evaluator {
 public:
  Evaluator(std::string_view text, long a, long b) : text_(text), a_(a), b_(b) {}
  long value() {
    const long result = binary(0);
    REQUIRE_MESSAGE(peek() == '\0', text_);
    return result;
  }

 private:
  struct Operator {
    std::string_view sign;
    int level;
  };
  static constexpr Operator operators[] = {{"||", 0}, {"&&", 1}, {"==", 2}, {"!=", 2}, {"<=", 3},
                                           {">=", 3}, {"<", 3},  {">", 3},  {"+", 4},  {"-", 4},
                                           {"*", 5},  {"/", 5},  {"%", 5}};

  char peek() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  bool take(std::string_view sign) {
    peek();
    if (text_.substr(at_, sign.size()) != sign) return false;
    at_ += sign.size();
    return true;
  }

  long binary(int level) {
    long left = level == 5 ? unary() : binary(level + 1);
    for (bool isTaken = true; isTaken;) {
      isTaken = false;
      for (const auto& [sign, at] : operators) {
        if (at != level || !take(sign)) continue;
        left = apply(sign, left, level == 5 ? unary() : binary(level + 1));
        isTaken = true;
        break;
      }
    }
    if (level == 0 && take("?")) {
      const long then = binary(0);
      REQUIRE(take(":"));
      const long otherwise = binary(0);
      return left != 0 ? then : otherwise;
    }
    return left;
  }
  static long apply(std::string_view sign, long left, long right) {
    if (sign == "||") return left != 0 || right != 0;
    if (sign == "&&") return left != 0 && right != 0;
    if (sign == "==") return left == right;
    if (sign == "!=") return left != right;
    if (sign == "<=") return left <= right;
    if (sign == ">=") return left >= right;
    if (sign == "<") return left < right;
    if (sign == ">") return left > right;
    if (sign == "+") return left + right;
    if (sign == "-") return left - right;
    if (sign == "*") return left * right;
    return sign == "/" ? left / right : left % right;
  }
  long unary() {
    if (take("!")) return unary() == 0;
    if (take("-")) return -unary();
    if (take("(")) {
      const long result = binary(0);
      REQUIRE_MESSAGE(take(")"), text_);
      return result;
    }
    if (take("true")) return 1;
    if (take("false")) return 0;
    if (take("a")) return a_;
    if (take("b")) return b_;
    long number = 0;
    REQUIRE_MESSAGE(std::isdigit(static_cast<unsigned char>(peek())) != 0, text_);
    while (std::isdigit(static_cast<unsigned char>(peek())) != 0) number = number * 10 + (text_[at_++] - '0');
    return number;
  }

  std::string_view text_;
  long a_, b_;
  std::size_t at_ = 0;
};

// Parameters, and what the program does with them.
struct Sample {
  long a, b, result;
  std::string path;  // how its conditions turned out
};

Sample sampleOf(const RandomProgram& program, long a, long b) {
  Sample sample{a, b, 0, {}};
  sample.result = program.run<long>({a, b}, [&](bool holds) {
    sample.path += holds ? '1' : '0';
    return holds;
  });
  return sample;
}

std::vector<Sample> randomSamples(const RandomProgram& program, std::uint32_t seed) {
  std::vector<Sample> samples;
  std::mt19937 random(seed);
  for (int i = 0; i < 8; ++i) {
    const long range = i < 6 ? 13 : 2001;
    const auto parameter = [&] { return static_cast<long>(random() % 2001) % range - range / 2; };
    const long a = parameter();
    samples.push_back(sampleOf(program, a, parameter()));
  }
  return samples;
}

// Parameters for each way through the program: there the body is left by an exception, which is a failure
// with a counterexample unless nothing goes that way.
std::vector<Sample> samplesOfPaths(const RandomProgram& program) {
  const report ways = check("which ways there are", [&] {
    const symbolic<int> a = forall<int>("a"), b = forall<int>("b");
    std::string path = "way ";
    program.run<symbolic<int>>({a, b}, [&](const symbolic<bool>& condition) {
      const bool holds(condition);
      path += holds ? '1' : '0';
      return holds;
    });
    throw std::runtime_error(path);
  });
  CAPTURE(program.java());
  CAPTURE(ways);
  CHECK(ways.reason().empty());
  std::vector<Sample> samples;
  for (const failure& way : ways.failures()) {
    samples.push_back(
        sampleOf(program, std::stol(way.counterexample["a"]), std::stol(way.counterexample["b"])));
    CHECK(way.what.ends_with("way " + samples.back().path));
  }
  return samples;
}

// On each path of the library, what it computes is what the program does for the samples that go that way,
// and no other sample goes there.
void expectSameResults(const RandomProgram& program, const std::vector<Sample>& samples) {
  std::set<std::string> paths;
  const report agrees = check("the library agrees with the program", [&] {
    const symbolic<int> a = forall<int>("a"), b = forall<int>("b");
    std::string path;
    const auto result = program.run<symbolic<int>>({a, b}, [&](const symbolic<bool>& condition) {
      const bool holds(condition);
      path += holds ? '1' : '0';
      return holds;
    });
    paths.insert(path);
    for (const Sample& sample : samples) {
      const symbolic<bool> isSample = a == static_cast<int>(sample.a) && b == static_cast<int>(sample.b);
      if (sample.path == path)
        should(implies(isSample, result == static_cast<int>(sample.result)));
      else
        should_not(isSample);
    }
  });
  CAPTURE(program.java());
  CAPTURE(agrees);
  CHECK(agrees.verified());
  for (const Sample& sample : samples) CHECK(paths.contains(sample.path));
}

// Of the leaves of the interpreter exactly one is a sample's, with what the program computes.
std::size_t leafOf(const symbex::ExploredTree& tree, const Sample& sample) {
  std::size_t found = tree.leaves.size();
  for (std::size_t i = 0; i < tree.leaves.size(); ++i) {
    bool holds = true;
    for (const std::string& condition : tree.leaves[i].conditions)
      holds = holds && Evaluator(condition, sample.a, sample.b).value() != 0;
    if (!holds) continue;
    CHECK(found == tree.leaves.size());
    found = i;
  }
  REQUIRE(found < tree.leaves.size());
  CHECK(Evaluator(tree.leaves[found].result, sample.a, sample.b).value() == sample.result);
  return found;
}

TEST_CASE("library and interpreter have the same leaves (theorem 3.2 of the paper)") {
  std::size_t leaves = 0;
  for (std::uint32_t seed = 101; seed <= 200; ++seed) {
    const RandomProgram program(seed);
    CAPTURE(program.java());
    std::vector<Sample> samples = samplesOfPaths(program);
    const symbex::ExploredTree tree = explore::explored(program.java(), "P.f(\"a\", \"b\")");
    REQUIRE(tree.isComplete);
    CHECK(samples.size() == tree.leaves.size());
    leaves += tree.leaves.size();
    for (Sample& sample : randomSamples(program, seed)) samples.push_back(std::move(sample));
    expectSameResults(program, samples);
    // Each path is one leaf.
    std::map<std::string, std::size_t> leafOfPath;
    std::map<std::size_t, std::string> pathOfLeaf;
    for (const Sample& sample : samples) {
      const std::size_t leaf = leafOf(tree, sample);
      CHECK(leafOfPath.emplace(sample.path, leaf).first->second == leaf);
      CHECK(pathOfLeaf.emplace(leaf, sample.path).first->second == sample.path);
    }
    CHECK(pathOfLeaf.size() == tree.leaves.size());
  }
  CHECK(leaves > 300);
}

}  // namespace
}  // namespace warrant
