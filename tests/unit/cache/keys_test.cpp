// What a member's key depends on, and what it does not.
#include "cache/keys.h"

#include <doctest/doctest.h>

#include <map>

#include "support/large_stack.h"

namespace warrant::cache {
namespace {

using Keyed = std::map<std::string, Key>;

// By `C.m()`.
Keyed keysOf(const std::string& text, const Digest& environment = {}) {
  Keyed keys;
  support::runOnLargeStack([&] {
    const ast::ParseResult parsed = ast::parse({{{"test.java", text}, ast::Dialect::Java}});
    REQUIRE(parsed.isVerifiable);
    const symbex::Analysis analysis(*parsed.program, 1);
    const auto members = symbex::membersOf(*parsed.program, analysis, {});
    const Keys all(*parsed.program, analysis, environment, 1);
    Structure structure(all.identities());
    for (const symbex::Member& member : members) {
      const symbex::MemberResult result = symbex::resultFor(member);
      keys[result.className() + "." + result.signature()] = all.of(member, structure);
    }
  });
  return keys;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  const std::size_t at = text.find(what);
  REQUIRE(at != std::string::npos);
  return text.replace(at, what.size(), by);
}

// Those whose keys differ.
std::vector<std::string> changed(const Keyed& before, const Keyed& after) {
  std::vector<std::string> names;
  for (const auto& [name, key] : after) {
    const auto found = before.find(name);
    if (found == before.end() || found->second.meaning != key.meaning) names.push_back(name);
  }
  return names;
}

using Names = std::vector<std::string>;

const std::string program = R"(class Cell {
  int x;
  //@ predicate valid() = acc(x) && x >= 0;

  void set(int v)
    //@ requires valid() && v >= 0; ensures valid();
  {
    x = v;
  }
}
class User {
  static void use(Cell c)
    //@ requires c != null && c.valid(); ensures c.valid();
  {
    c.set(1);
  }
  static void run(Cell c)
    //@ requires c != null && c.valid();
  {
    use(c);
  }
}
class Other {
  int y;
  void f()
    //@ requires acc(y); ensures acc(y);
  {
    y = 1;
  }
}
)";

TEST_CASE("the same text has the same keys; a change in a body is one of that member") {
  const Keyed before = keysOf(program);
  CHECK(before.size() == 5);
  CHECK(changed(before, keysOf(program)) == Names{});
  CHECK(changed(before, keysOf(replaced(program, "x = v", "x = v + 0"))) == Names{"Cell.set(int)"});
  CHECK(changed(before, keysOf(replaced(program, "use(c);", "use(c); use(c);"))) == Names{"User.run(Cell)"});
}

TEST_CASE("comments, white space and what others do not see keep keys; places change the exact ones") {
  const Keyed before = keysOf(program);
  const Keyed moved = keysOf("// comment\n\n" + program);
  CHECK(changed(before, moved) == Names{});
  CHECK(before.at("Other.f()").exact != moved.at("Other.f()").exact);
  const Keyed spread = keysOf(replaced(program, "y = 1;", "y = /* one */\n 1;"));
  CHECK(changed(before, spread) == Names{});
  CHECK(before.at("Other.f()").exact != spread.at("Other.f()").exact);
  CHECK(changed(before, keysOf(program + "class Last { void g() { } }\n")) == Names{"Last.g()"});
  CHECK(changed(before, keysOf("class First { void g() { } }\n" + program)) == Names{"First.g()"});
}

TEST_CASE("a contract or a predicate changes all that can see it, however far away") {
  const Keyed before = keysOf(program);
  const Names group{"Cell.set(int)", "Cell.valid()", "User.run(Cell)", "User.use(Cell)"};
  CHECK(changed(before, keysOf(replaced(program, "x >= 0", "x >= 1"))) == group);
  CHECK(changed(before, keysOf(replaced(program, "&& v >= 0;", "&& v > 0;"))) == group);
  CHECK(changed(before, keysOf(replaced(program, "int x;", "int x, z;"))) == group);
  CHECK(changed(before, keysOf(program + "class Sub extends Cell { }\n")) == group);
  CHECK(changed(before, keysOf(replaced(program, "int y;", "long y;"))) == Names{"Other.f()"});
}

TEST_CASE("a body depends on what it alone mentions") {
  const std::string user = program + "class Late { void g() { Other o = new Other(); } }\n";
  const Keyed before = keysOf(user);
  CHECK(changed(before, keysOf(replaced(user, "int y;", "int y = 3;"))) == Names{"Late.g()", "Other.f()"});
  CHECK(changed(before, keysOf(replaced(user, "y = 1", "y = 2"))) == Names{"Other.f()"});
}

TEST_CASE("the environment is part of all keys") {
  const Keyed before = keysOf(program);
  CHECK(changed(before, keysOf(program, digestOf(std::uint64_t{1}))).size() == before.size());
}

}  // namespace
}  // namespace warrant::cache
