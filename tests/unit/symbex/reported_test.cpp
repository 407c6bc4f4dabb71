// Who has a failure is not verified.
#include <doctest/doctest.h>

#include "unit/symbex/support.h"

namespace warrant::symbex {
namespace {

Verified verifyMember(const std::string& contract, const std::string& body) {
  return verifyText("class Box { int v; }\nclass T {\n  " + contract + "\n  static void f(Box[] a, Box x) {" +
                        body + "}\n}\n",
                    {.jobs = 1}, ast::Dialect::Java);
}

}  // namespace

// The index is out of bounds, and to go on as if it were not is a contradiction, in which nothing fails.
TEST_CASE("a failure within what is said of all values is one, even where no path goes on from it") {
  const Verified asserted =
      verifyMember("//@ requires x != null && acc(x.v);",
                   "\n    Box[] b = new Box[2];\n    b[0] = x;\n"
                   "    //@ assert (\\forall* int i; 0 <= i && i < 3; acc(b[i].v));\n  ");
  REQUIRE(asserted.problems.empty());
  const MemberResult& f = asserted.member("T.f(Box[], Box)");
  CHECK((f.verdict == Verdict::Failed));
  CHECK_FALSE(f.failures.empty());
}

TEST_CASE("the same of what is assumed") {
  const Verified demanded = verifyMember(
      "//@ requires a != null && a.length == 2 && acc(a[*]);\n"
      "  //@ requires (\\forall* int i; 0 <= i && i < 3; acc(a[i].v));",
      " ");
  REQUIRE(demanded.problems.empty());
  const MemberResult& f = demanded.member("T.f(Box[], Box)");
  CHECK((f.verdict == Verdict::Failed));
  CHECK_FALSE(f.failures.empty());
}

}  // namespace warrant::symbex
