#include "oracle/random_program.h"

#include <random>
#include <string>
#include <vector>

namespace warrant::oracle {

namespace {

class Generator {
 public:
  Generator(Language language, std::uint64_t seed) : language_(language), random_(seed) {}

  Subject make() {
    Subject program{.type = "int", .owner = "P", .name = "m"};
    program.parameters = "int a, int b, boolean c";
    program.call = R"(P.m("a", "b", "c")";
    program.invocation = "P.m(a, b, c";
    numbers_ = {"a", "b"};
    booleans_ = {"c"};
    if (has(Language::Objects)) {
      program.parameters += ", Node p, Node q";
      program.call += R"(, "p", "q")";
      program.invocation += ", p, q";
      nodes_ = {"p", "q"};
    }
    if (has(Language::Arrays)) {
      program.parameters += ", int[] v, int[] w";
      program.call += R"(, "v", "w")";
      program.invocation += ", v, w";
      arrays_ = {"v", "w"};
    }
    program.call += ")";
    program.invocation += ")";
    if (has(Language::Objects)) {
      program.text =
          "class Node {\n  int value;\n  boolean mark;\n  Node next;\n"
          "  Node() { }\n  Node(int given) { value = given; }\n"
          "  int get() { return value; }\n  void put(int x) { value = x; }\n}\n"
          "class Special extends Node {\n  int get() { return value + 1; }\n}\n";
    }
    program.text += "class P {\n  static int count;\n";
    if (has(Language::Calls)) program.text += helpers();
    mayCall_ = has(Language::Calls);
    program.text += "  static int m(" + program.parameters + ") {\n" + "    int x = " + number(1) + ";\n";
    numbers_.push_back("x");
    program.text += "    boolean d = " + boolean(1) + ";\n";
    booleans_.push_back("d");
    if (has(Language::Objects)) {
      program.text += "    Node r = " + node(1) + ";\n";
      nodes_.push_back("r");
    }
    budget_ = 4 + pick(5);
    program.text += block(2, "    ") + "    return " + number(2) + ";\n  }\n}\n";
    return program;
  }

 private:
  bool has(Language one) const { return language_ >= one; }
  unsigned pick(unsigned below) { return static_cast<unsigned>(random_() % below); }
  const std::string& oneOf(const std::vector<std::string>& some) {
    return some[pick(static_cast<unsigned>(some.size()))];
  }

  // Without calls of their own, but for the one that calls itself.
  std::string helpers() {
    const std::vector<std::string> numbers = numbers_, booleans = booleans_, nodes = nodes_, arrays = arrays_;
    numbers_ = {"k", "l"};
    booleans_ = {"(k < l)"};
    nodes_.clear();
    arrays_.clear();
    std::string text = "  static int h(int k, int l) {\n";
    budget_ = 2;
    text += block(1, "    ") + "    return " + number(1) + ";\n  }\n";
    text += "  static int down(int k) { if (k <= 0) return " + number(1) + "; return down(k - 1) + " +
            std::to_string(pick(3)) + "; }\n";
    numbers_ = {"k"};
    nodes_ = {"n"};
    booleans_ = {"(k > 0)"};
    text += "  static void touch(Node n, int k) {\n";
    budget_ = 2;
    text += block(1, "    ") + "  }\n";
    numbers_ = numbers;
    booleans_ = booleans;
    nodes_ = nodes;
    arrays_ = arrays;
    return text;
  }

  // --- expressions
  std::string number(unsigned depth) {
    const unsigned kind = depth == 0 ? pick(2) : pick(14);
    switch (kind) {
      case 0:
        return std::to_string(pick(6));
      case 1:
      case 2:
        return oneOf(numbers_);
      case 3:
        return "(" + number(depth - 1) + " + " + number(depth - 1) + ")";
      case 4:
        return "(" + number(depth - 1) + " - " + number(depth - 1) + ")";
      case 5:
        return "(" + oneOf(numbers_) + " * " + std::to_string(pick(4)) + ")";
      case 6:
        return pick(3) == 0 ? "(" + number(depth - 1) + (pick(2) == 0 ? " / " : " % ") + number(0) + ")"
                            : "-" + oneOf(numbers_);
      case 7:
        return "(" + boolean(depth - 1) + " ? " + number(depth - 1) + " : " + number(depth - 1) + ")";
      case 8:
      case 9:
        if (nodes_.empty()) return oneOf(numbers_);
        if (mayCall_ && pick(3) == 0) return oneOf(nodes_) + ".get()";
        return node(1) + ".value";
      case 10:
        if (arrays_.empty()) return "count";
        return pick(3) == 0 ? oneOf(arrays_) + ".length" : oneOf(arrays_) + "[" + number(0) + "]";
      case 11:
        if (!mayCall_) return oneOf(numbers_);
        return pick(3) == 0 ? "down(" + std::to_string(pick(3)) + ")"
                            : "h(" + number(depth - 1) + ", " + number(depth - 1) + ")";
      case 12:
        return isEffectful_ && pick(2) == 0 ? "(" + oneOf(numbers_) + (pick(2) == 0 ? "++)" : " += 2)")
                                            : oneOf(numbers_);
      default:
        return "count";
    }
  }

  std::string boolean(unsigned depth) {
    const unsigned kind = depth == 0 ? 0 : pick(9);
    constexpr const char* comparisons[] = {" < ", " <= ", " > ", " >= ", " == ", " != "};
    switch (kind) {
      case 0:
      case 1:
        return oneOf(booleans_);
      case 2:
        return "(" + boolean(depth - 1) + (pick(2) == 0 ? " && " : " || ") + boolean(depth - 1) + ")";
      case 3:
        return "!" + oneOf(booleans_);
      case 4:
        if (nodes_.empty()) break;
        return "(" + node(1) + (pick(2) == 0 ? " == " : " != ") + (pick(3) == 0 ? "null" : node(1)) + ")";
      case 5:
        if (nodes_.empty()) break;
        return pick(4) == 0 && mayCall_ ? "(" + oneOf(nodes_) + " instanceof Special)"
                                        : oneOf(nodes_) + ".mark";
      default:
        break;
    }
    return "(" + number(depth - 1) + comparisons[pick(6)] + number(depth - 1) + ")";
  }

  std::string node(unsigned depth) {
    if (depth > 0 && pick(5) == 0) return oneOf(nodes_) + ".next";
    return oneOf(nodes_);
  }

  std::string newNode() {
    if (!mayCall_) return "new Node()";
    return pick(3) == 0 ? "new Special()" : "new Node(" + number(1) + ")";
  }

  // --- statements
  std::string block(unsigned depth, const std::string& indentation) {
    std::string text;
    for (unsigned count = 1 + pick(3); count > 0 && budget_ > 0; --count) {
      --budget_;
      text += statement(depth, indentation);
    }
    return text;
  }

  std::string braced(unsigned depth, const std::string& indentation) {
    return "{\n" + block(depth, indentation + "  ") + indentation + "}";
  }

  std::string statement(unsigned depth, const std::string& indentation) {
    const unsigned kind = pick(depth == 0 ? 9 : 14);
    std::string text = indentation;
    isEffectful_ = pick(4) == 0;
    switch (kind) {
      case 0:
      case 1:
        text += oneOf(numbers_) + " = " + number(2) + ";\n";
        break;
      case 2:
        text += "count = " + number(1) + ";\n";
        break;
      case 3:
        text += (nodes_.empty() ? oneOf(numbers_) : node(1) + ".value") + " = " + number(1) + ";\n";
        break;
      case 4:
        if (nodes_.empty())
          text += oneOf(numbers_) + " += " + number(1) + ";\n";
        else if (pick(3) == 0)
          text += oneOf(nodes_) + ".mark = " + boolean(1) + ";\n";
        else
          text += oneOf(nodes_) + ".next = " + (pick(4) == 0 ? newNode() : node(1)) + ";\n";
        break;
      case 5:
        if (nodes_.empty())
          text += oneOf(numbers_) + "--;\n";
        else
          text += oneOf(nodes_) + " = " + (pick(3) == 0 ? newNode() : node(1)) + ";\n";
        break;
      case 6:
      case 7:
        if (arrays_.empty())
          text += oneOf(numbers_) + " -= " + number(1) + ";\n";
        else if (pick(5) == 0)
          text += oneOf(arrays_) + " = new int[] {" + number(1) + ", " + number(0) + "};\n";
        else if (pick(6) == 0)
          text += oneOf(arrays_) + " = new int[" + std::to_string(pick(4)) + "];\n";
        else
          text += oneOf(arrays_) + "[" + number(0) + "] = " + number(1) + ";\n";
        break;
      case 8:
        if (mayCall_ && !nodes_.empty())
          text += pick(2) == 0 ? "touch(" + node(1) + ", " + number(1) + ");\n"
                               : oneOf(nodes_) + ".put(" + number(1) + ");\n";
        else
          text += oneOf(numbers_) + "++;\n";
        break;
      case 9:
      case 10:
      case 11:
        text += "if (" + boolean(2) + ") " + braced(depth - 1, indentation) +
                (pick(2) == 0 ? " else " + braced(depth - 1, indentation) : "") + "\n";
        break;
      case 12: {
        const std::string counter = "i" + std::to_string(++counters_);
        isEffectful_ = false;
        const std::string end = pick(2) == 0 ? std::to_string(pick(4)) : number(0);
        text += "for (int " + counter + " = 0; " + counter + " < " + end + "; " + counter + "++) " +
                braced(depth - 1, indentation) + "\n";
        break;
      }
      default:
        isEffectful_ = false;
        text += "switch (" + number(1) + ") {\n" + indentation + "  case 0: case 2:\n" +
                block(depth - 1, indentation + "    ") + indentation + "    " +
                (pick(2) == 0 ? "break;\n" : "count = 1;\n") + indentation + "  case 1:\n" +
                block(depth - 1, indentation + "    ") + indentation + "    break;\n" + indentation +
                "  default:\n" + block(depth - 1, indentation + "    ") + indentation + "}\n";
        break;
    }
    isEffectful_ = false;
    return text;
  }

  Language language_;
  std::mt19937_64 random_;
  std::vector<std::string> numbers_, booleans_, nodes_, arrays_;
  unsigned budget_ = 0, counters_ = 0;
  bool mayCall_ = false, isEffectful_ = false;
};

}  // namespace

Subject randomProgram(Language language, std::uint64_t seed) { return Generator(language, seed).make(); }

}  // namespace warrant::oracle
