#include "bench/growth.h"

#include <functional>

namespace warrant::bench {

namespace {

// The texts for 0, 1, … below n, one behind the other.
std::string forEach(unsigned n, const std::function<std::string(unsigned)>& text) {
  std::string all;
  for (unsigned index = 0; index < n; ++index) all += text(index);
  return all;
}

std::string number(unsigned value) { return std::to_string(value); }

std::string nestedTries(unsigned n) {
  return "class Nested {\n  static int m(int a) {\n    int r = 0;\n" +
         forEach(n,
                 [](unsigned i) {
                   return "    try { if (a == " + number(i) + ") throw new RuntimeException();\n";
                 }) +
         "    r = 1;\n" +
         forEach(n,
                 [&](unsigned i) {
                   return "    } catch (RuntimeException e) { r = " + number(n - i) + "; }\n";
                 }) +
         "    assert r >= 1;\n    return r;\n  }\n}\n";
}

std::string manyBreaks(unsigned n) {
  return "class Breaks {\n  static int m(int k)\n    //@ ensures 0 <= result;\n  {\n    int r = 0;\n"
         "    while (true) {\n" +
         forEach(n,
                 [](unsigned i) {
                   return "      if (k == " + number(i) + ") { r = " + number(i) + "; break; }\n";
                 }) +
         "      r = 0;\n      break;\n    }\n    return r;\n  }\n}\n";
}

std::string longSwitch(unsigned n) {
  return "class Choice {\n  static int m(int k) {\n    int r = 0;\n    switch (k) {\n" +
         forEach(n,
                 [](unsigned i) { return "      case " + number(i) + ": r = " + number(i) + "; break;\n"; }) +
         "      default: break;\n    }\n    assert 0 <= r;\n    return r;\n  }\n}\n";
}

std::string greatest(unsigned n) {
  const auto name = [](unsigned i) { return "a" + number(i); };
  return "class Greatest {\n  static int m(int a0" +
         forEach(n - 1, [&](unsigned i) { return ", int " + name(i + 1); }) + ")\n" +
         forEach(n, [&](unsigned i) { return "    //@ ensures result >= " + name(i) + ";\n"; }) +
         "  {\n    int c = a0;\n" +
         forEach(n, [&](unsigned i) { return "    if (" + name(i) + " > c) { c = " + name(i) + "; }\n"; }) +
         "    return c;\n  }\n}\n";
}

std::string pureChain(unsigned n) {
  return "class Chain {\n  //@ static pure int f0(int x) = x;\n" +
         forEach(n,
                 [](unsigned i) {
                   return "  //@ static pure int f" + number(i + 1) + "(int x) = f" + number(i) +
                          "(x) + 1;\n";
                 }) +
         "  static void m(int x) {\n    //@ assert f" + number(n) + "(x) == x + " + number(n) + ";\n  }\n}\n";
}

std::string gettersAndSetters(unsigned n) {
  const auto isKept = [](unsigned i) { return "g" + number(i) + "() == old(g" + number(i) + "())"; };
  std::string text = "class Record {\n  //@ predicate valid() = acc(f0)";
  text += forEach(n - 1, [](unsigned i) { return " ** acc(f" + number(i + 1) + ")"; }) + ";\n";
  for (unsigned index = 0; index < n; ++index) {
    const std::string i = number(index);
    text += "  int f" + i + ";\n  /*@ pure @*/ int g" + i + "() //@ requires valid();\n  { return f" + i +
            "; }\n";
    text += "  void s" + i + "(int v) //@ requires valid(); ensures valid() ** g" + i + "() == v";
    text += forEach(n, [&](unsigned other) { return other == index ? "" : " ** " + isKept(other); });
    text += ";\n  { f" + i + " = v; }\n";
  }
  return text + "}\n";
}

constexpr const char* baseClass = R"(class C0 { int x0;
  //@ predicate valid() = acc(x0);
  /*@ pure @*/ int get() //@ requires valid();
  { return x0; }
  void set(int v) //@ requires valid(); ensures valid() ** get() == v;
  { x0 = v; }
}
)";

std::string subclassOf(const std::string& superclass, unsigned index) {
  const std::string i = number(index);
  return "class C" + i + " extends " + superclass + " { int x" + i +
         ";\n  //@ predicate valid() = super.valid() ** acc(x" + i +
         ");\n  /*@ pure @*/ int get() //@ requires valid();\n  { return super.get(); }\n"
         "  void set(int v) { super.set(v); x" +
         i + " = " + i + "; }\n}\n";
}

std::string deepInheritance(unsigned n) {
  return baseClass + forEach(n - 1, [](unsigned i) { return subclassOf("C" + number(i), i + 1); });
}

std::string manySubclasses(unsigned n) {
  return baseClass + forEach(n, [](unsigned i) { return subclassOf("C0", i + 1); });
}

// Parameters, each with a permission under a condition, and each written under it.
std::string conditional(unsigned n, const std::string& type, const std::string& condition) {
  const auto under = [&](unsigned i) { return "p" + number(i) + condition; };
  const auto owner = [&](unsigned i) { return type == "C" ? "p" + number(i) + "." : std::string(); };
  const auto field = [&](unsigned i) { return owner(i) + (type == "C" ? "x" : "f" + number(i)); };
  return "class C {\n  int x;\n" + forEach(n, [](unsigned i) { return "  int f" + number(i) + ";\n"; }) +
         "  void m(" + type + " p0" +
         forEach(n - 1, [&](unsigned i) { return ", " + type + " p" + number(i + 1); }) + ")\n" +
         forEach(
             n,
             [&](unsigned i) { return "    //@ requires " + under(i) + " ==> acc(" + field(i) + ");\n"; }) +
         forEach(
             n, [&](unsigned i) { return "    //@ ensures " + under(i) + " ==> acc(" + field(i) + ");\n"; }) +
         "  {\n" +
         forEach(n, [&](unsigned i) { return "    if (" + under(i) + ") { " + field(i) + " = 1; }\n"; }) +
         "  }\n}\n";
}

std::string conditionalPermissions(unsigned n) { return conditional(n, "boolean", ""); }
std::string nullChecks(unsigned n) { return conditional(n, "C", " != null"); }

std::string allocationsInArms(unsigned n) {
  return "class C {\n  int x;\n  static void m(boolean p0" +
         forEach(n - 1, [](unsigned i) { return ", boolean p" + number(i + 1); }) +
         ") {\n    C c = new C();\n" +
         forEach(n, [](unsigned i) { return "    if (p" + number(i) + ") { c = new C(); }\n"; }) +
         "    c.x = 1;\n    assert c.x == 1;\n  }\n}\n";
}

std::string arraysInArms(unsigned n) {
  const auto array = [](unsigned i) { return "a" + number(i); };
  return "class Arrays {\n  static void m(boolean p0" +
         forEach(n - 1, [](unsigned i) { return ", boolean p" + number(i + 1); }) + ") {\n" +
         forEach(n, [&](unsigned i) { return "    int[] " + array(i) + " = new int[1];\n"; }) +
         forEach(
             n,
             [&](unsigned i) { return "    if (p" + number(i) + ") { " + array(i) + " = new int[2]; }\n"; }) +
         forEach(n,
                 [&](unsigned i) {
                   return "    " + array(i) + "[0] = 1;\n    assert " + array(i) + "[0] == 1;\n";
                 }) +
         "  }\n}\n";
}

std::string manyArrays(unsigned n) {
  const auto array = [](unsigned i) { return "a" + number(i); };
  return "class Arrays {\n  static void m(int[] a0" +
         forEach(n - 1, [&](unsigned i) { return ", int[] " + array(i + 1); }) + ")\n" +
         forEach(n,
                 [&](unsigned i) {
                   return "    //@ requires acc(" + array(i) + "[*]) ** " + array(i) + ".length > 0;\n";
                 }) +
         forEach(n,
                 [&](unsigned i) {
                   return "    //@ ensures acc(" + array(i) + "[*]) ** " + array(i) + "[0] == 1;\n";
                 }) +
         "  {\n" + forEach(n, [&](unsigned i) { return "    " + array(i) + "[0] = 1;\n"; }) + "  }\n}\n";
}

std::string failingMembers(unsigned n) {
  return "class Wrong {\n" +
         forEach(n,
                 [](unsigned i) {
                   return "  void m" + number(i) + "(int k) {\n    //@ assert k == " + number(i) + ";\n  }\n";
                 }) +
         "}\n";
}

std::string openedOneByOne(unsigned n) {
  return "class Node {\n  int v; Node next;\n"
         "  //@ predicate list() = acc(v) ** acc(next) ** (next != null ==> next.list());\n"
         "  static void m(Node a0)\n    //@ requires a0 != null ** a0.list();\n  {\n" +
         forEach(n,
                 [](unsigned i) {
                   const std::string next = "a" + number(i + 1);
                   return "    //@ open a" + number(i) + ".list();\n    Node " + next + " = a" + number(i) +
                          ".next;\n    if (" + next + " == null) return;\n";
                 }) +
         "  }\n}\n";
}

std::string longStringSwitch(unsigned n) {
  return "class Words {\n  static int m(String k)\n    //@ requires k != null;\n"
         "    //@ ensures result >= 0;\n  {\n    int r = 0;\n    switch (k) {\n" +
         forEach(n,
                 [](unsigned i) {
                   return "      case \"key" + number(i) + "\": r = " + number(i) + "; break;\n";
                 }) +
         "      default: r = 1;\n    }\n    return r;\n  }\n}\n";
}

std::string summedOneByOne(unsigned n) {
  return "class Sum {\n  static void m(int[] a)\n    //@ requires a != null ** a.length == " + number(n) +
         " ** acc(a[*]);\n    //@ ensures acc(a[*]) ** (\\sum int i = 0 .. " + number(n) +
         "; a[i]) == " + number(n) + ";\n  {\n" +
         forEach(n, [](unsigned i) { return "    a[" + number(i) + "] = 1;\n"; }) + "  }\n}\n";
}

std::string askedAfterEach(unsigned n) {
  return "class Ones {\n  static void m(int[] a)\n    //@ requires a != null ** a.length == " + number(n) +
         " ** acc(a[*]);\n    //@ ensures acc(a[*]);\n  {\n" +
         forEach(n,
                 [](unsigned i) {
                   return "    a[" + number(i) + "] = 1;\n    //@ assert (\\forall int i = 0 .. " +
                          number(i + 1) + "; a[i] == 1);\n";
                 }) +
         "  }\n}\n";
}

constexpr Family families[] = {
    {"conditional-permissions", 256, conditionalPermissions},
    {"null-checks", 256, nullChecks},
    {"allocations-in-arms", 256, allocationsInArms},
    {"nested-tries", 256, nestedTries},
    {"many-breaks", 256, manyBreaks},
    {"long-switch", 4096, longSwitch},
    {"greatest", 128, greatest},
    {"pure-chain", 128, pureChain},
    {"getters-and-setters", 64, gettersAndSetters},
    {"deep-inheritance", 128, deepInheritance},
    {"many-subclasses", 1000, manySubclasses},
    {"arrays-in-arms", 256, arraysInArms},
    {"many-arrays", 512, manyArrays},
    {"failing-members", 8000, failingMembers},
    {"opened-one-by-one", 2048, openedOneByOne},
    {"long-string-switch", 4096, longStringSwitch},
    {"summed-one-by-one", 1024, summedOneByOne},
    {"asked-after-each", 64, askedAfterEach},
};

}  // namespace

std::span<const Family> growthFamilies() { return families; }

}  // namespace warrant::bench
