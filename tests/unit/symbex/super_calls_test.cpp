// What calls by `super` run is verified once for the classes below only where nothing is to be said of each.
#include <doctest/doctest.h>

#include <algorithm>

#include "unit/symbex/support.h"

namespace warrant::symbex {
namespace {

const MemberResult& inheritedBy(const Verified& verified, std::string_view heir, std::string_view method) {
  const auto isIt = [&](const MemberResult& result) {
    return result.heir != nullptr && result.heir->name == heir && result.method->name == method;
  };
  const auto found = std::ranges::find_if(verified.members, isIt);
  REQUIRE((found != verified.members.end()));
  return *found;
}

std::string heirOfBase(const std::string& name, const std::string& method) {
  return "class " + name + " extends Base {\n  int z;\n  //@ predicate p() = super.p() ** acc(z);\n  " +
         method + "\n}\n";
}

// A class with a method, and two below it that call it.
Verified verifyHeirs(const std::string& method, const std::string& caller) {
  return verifyText(R"(
class Leaf {
  int x;
  //@ predicate valid() = acc(x);
}

class Base {
  int y;
  //@ predicate p() = acc(y);
  )" + method + "\n}\n" +
                        heirOfBase("Left", caller) + heirOfBase("Right", caller),
                    {}, ast::Dialect::Java);
}

TEST_CASE("heirs name the classes that what they call by super takes to be closed") {
  const Verified verified = verifyHeirs(
      "void f(Leaf leaf) //@ requires leaf.valid(); ensures leaf.valid();\n"
      "  { leaf.x = 1; }",
      "void f(Leaf leaf) { super.f(leaf); }");
  REQUIRE(verified.problems.empty());
  CHECK((verified.verdict() == Verdict::Verified));
  for (const char* heir : {"Left", "Right"}) {
    const MemberResult& result = inheritedBy(verified, heir, "f");
    REQUIRE(result.closedClasses.size() == 1);
    CHECK((*result.closedClasses.begin())->name == "Leaf");
  }
}

TEST_CASE("heirs name what that trusts, and warn of what it warns of") {
  const Verified verified = verifyHeirs(
      "void g(int k)\n  {\n    //@ assume k == 1;\n    //@ assert k == 1;\n  }\n"
      "  void h()\n  {\n    int k = 1;\n    //@ assume k == 2;\n  }",
      "void g(int k) { super.g(k); }\n  void h() { super.h(); }");
  REQUIRE(verified.problems.empty());
  CHECK((verified.verdict() == Verdict::Verified));
  for (const char* heir : {"Left", "Right"}) {
    CHECK(inheritedBy(verified, heir, "g").trusted);
    CHECK(inheritedBy(verified, heir, "g").trust.size() == 1);
    CHECK_FALSE(inheritedBy(verified, heir, "h").failures.empty());
  }
}

TEST_CASE("what rests on nothing else is verified once") {
  const Verified verified =
      verifyHeirs("int f() //@ ensures result == 1;\n  { return 1; }", "int f() { return super.f(); }");
  REQUIRE(verified.problems.empty());
  CHECK((verified.verdict() == Verdict::Verified));
  for (const char* heir : {"Left", "Right"}) CHECK(inheritedBy(verified, heir, "f").statistics.paths == 0);
}

}  // namespace
}  // namespace warrant::symbex
