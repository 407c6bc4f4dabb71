#include "bench/generators.h"

#include <functional>

namespace warrant::bench {

namespace {

constexpr const char* cellClass = R"(class Cell {
  int x;

  Cell()
    ensures valid() && getX() == 0;
  { }

  void setX(int v)
    requires valid();
    ensures valid() && getX() == v;
  { x := v; }

  predicate valid() { return acc(this.x); }

  pure int getX()
    requires valid();
  { return x; }
}
)";

constexpr const char* bareClass = R"(class Cell {
  int x;

  Cell()
    ensures acc(x) && x == 0;
  { }

  void setX(int v)
    requires acc(x);
    ensures acc(x) && x == v;
  { x := v; }
}
)";

std::string repeat(unsigned n, const std::function<std::string(const std::string&)>& line) {
  std::string text;
  for (unsigned index = 1; index <= n; ++index) text += line(std::to_string(index));
  return text;
}

// `x1, x2, …`, each of that declaration.
std::string parameters(const std::string& declaration, unsigned n) {
  return repeat(n, [&](const std::string& i) { return (i == "1" ? "" : ", ") + declaration + i; });
}

std::string createSetAssertOf(const char* declaration, const char* value, unsigned n) {
  return declaration + repeat(n, [](const std::string& i) { return "Cell c" + i + " := new Cell();\n"; }) +
         repeat(n, [](const std::string& i) { return "c" + i + ".setX(" + i + ");\n"; }) +
         repeat(n, [&](const std::string& i) { return "assert c" + i + "." + value + " == " + i + ";\n"; });
}

}  // namespace

std::string cell() {
  return std::string(cellClass) +
         "Cell c := new Cell();\nc.setX(5);\nCell d := new Cell();\nd.setX(10);\nassert c.getX() == 5;\n";
}

std::string figure11(unsigned n) {
  return cellClass +
         repeat(n,
                [](const std::string& i) {
                  return "Cell c" + i + " := new Cell();\nc" + i + ".setX(" + i + ");\n";
                }) +
         "assert c1.getX() == 1;\n";
}

std::string createSetAssert(unsigned n) { return createSetAssertOf(cellClass, "getX()", n); }

std::string bareFields(unsigned n) { return createSetAssertOf(bareClass, "x", n); }

std::string independentIfs(unsigned n) {
  return "class Paths {\n  void m(" + parameters("int x", n) + ")\n  {\n" +
         repeat(n, [](const std::string& i) { return "    if (x" + i + " = 0) { } else { }\n"; }) +
         "  }\n}\n";
}

std::string countingIfs(unsigned n) {
  return "class Votes {\n  void count(" + parameters("boolean b", n) + ") {\n    int votes = 0;\n" +
         repeat(n, [](const std::string& i) { return "    if (b" + i + ") votes = votes + 1;\n"; }) +
         "    assert 0 <= votes && votes <= " + std::to_string(n) + ";\n  }\n}\n";
}

std::string sequentialTries(unsigned n) {
  return "class Throwable {\n  int code;\n}\n\nclass Tries {\n  int x;\n\n  void step()\n    requires "
         "acc(x);\n"
         "    ensures acc(x);\n    signals (Throwable e) acc(x) * acc(e.code) * e.code > 0;\n  { ... }\n\n"
         "  void m()\n    requires acc(x);\n    ensures acc(x);\n  {\n" +
         repeat(n, [](const std::string&) { return "    try { step(); } catch (Throwable e) { }\n"; }) +
         "  }\n}\n";
}

std::string straightLine(unsigned n) {
  return "class Line {\n  int x;\n\n  void m()\n    requires acc(x);\n    ensures acc(x) && x == " +
         std::to_string(n) + ";\n  {\n" +
         repeat(n, [](const std::string& i) { return "    x := " + i + ";\n"; }) + "  }\n}\n";
}

std::string manyClasses(unsigned n) {
  return repeat(n, [](const std::string& i) {
    std::string text = cellClass;
    for (std::size_t place = text.find("Cell"); place != std::string::npos;
         place = text.find("Cell", place + 5)) {
      text.insert(place + 4, i);
    }
    return text;
  });
}

}  // namespace warrant::bench
