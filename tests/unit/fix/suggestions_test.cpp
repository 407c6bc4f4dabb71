// Fixes are shown only where the program verifies with them.
#include "fix/suggestions.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "support/large_stack.h"

namespace warrant::fix {
namespace {

struct Tried {
  std::shared_ptr<ast::Program> program;
  std::vector<symbex::MemberResult> members;
  std::vector<Suggestion> suggestions;
};

Tried fixesFor(
    const std::string& text, ast::Dialect dialect = ast::Dialect::Java,
    symbex::GhostMode ghost = symbex::GhostMode::Infer,
    const std::function<void(const Request&)>& watch = [](const Request&) {}) {
  symbex::Options options;
  options.jobs = 1;
  options.ghost = ghost;
  const Check check = [&](Request request) {
    watch(request);
    Checked checked;
    symbex::Options asked = options;
    asked.member = request.member;
    asked.probeExits = request.probesExits;
    asked.explain = request.explains;
    support::runOnLargeStack([&] {
      ast::ParseResult parsed = ast::parse(std::move(request.sources));
      for (const auto& problem : parsed.diagnostics) checked.problems.push_back(problem.range);
      checked.isVerifiable = parsed.isVerifiable;
      const std::shared_ptr<ast::Program> program = std::move(parsed.program);
      if (checked.isVerifiable) checked.members = symbex::verify(*program, asked);
      checked.program = program.get();
      checked.owner = program;
    });
    return checked;
  };
  Tried tried;
  const Checked first = check({.sources = {{{"test", text}, dialect}}, .explains = true});
  REQUIRE(first.problems.empty());
  tried.program =
      std::const_pointer_cast<ast::Program>(std::static_pointer_cast<const ast::Program>(first.owner));
  tried.members = first.members;
  tried.suggestions = suggest(*tried.program, tried.members, tried.members, 0, check);
  for (const Suggestion& suggestion : tried.suggestions) {
    CAPTURE(suggestion.fix.title);
    const Checked fixed = check({.sources = withFix(*tried.program, suggestion.fix)});
    CHECK(fixed.isVerifiable);
    std::size_t before = 0, after = 0;
    for (const auto& member : tried.members) before += member.failures.size();
    for (const auto& member : fixed.members) after += member.failures.size();
    CHECK(after < before);
  }
  return tried;
}

bool offers(const Tried& tried, const std::string& text) {
  for (const Suggestion& suggestion : tried.suggestions) {
    for (const Edit& edit : suggestion.fix.edits) {
      if (edit.text.find(text) != std::string::npos) return true;
    }
  }
  return false;
}

TEST_CASE("a permission that is missing is asked for") {
  CHECK(offers(fixesFor("class A {\n  int x;\n  void m()\n  {\n    x = 1;\n  }\n}\n"),
               "requires acc(this.x);"));
}

TEST_CASE("so it is in the inline notation") {
  CHECK(offers(fixesFor("class A {\n  int x;\n  void m()\n  {\n    x := 1;\n  }\n}\n", ast::Dialect::Inline),
               "requires acc(this.x);"));
}

TEST_CASE("what a loop does not keep is added to its invariant") {
  const Tried tried = fixesFor(R"(class A {
  int x;
  //@ requires acc(x);
  //@ ensures acc(x);
  void m(int n)
  {
    int i = 0;
    while (i < n)
      //@ invariant 0 <= i;
    {
      x = i;
      i++;
    }
  }
})");
  CHECK(offers(tried, "invariant acc(this.x);"));
}

TEST_CASE("what a call takes is given back by it") {
  const Tried tried = fixesFor(R"(class A {
  int x;
  //@ requires acc(x);
  void set(int v)
  {
    x = v;
  }

  //@ requires acc(x);
  void twice()
  {
    set(1);
    set(2);
  }
})");
  CHECK(offers(tried, "ensures acc(x);"));
}

TEST_CASE("a bound that a loop keeps is added to its invariant") {
  const Tried tried = fixesFor(R"(class A {
  //@ requires a != null && acc(a[*]);
  //@ ensures acc(a[*]);
  static void clear(int[] a)
  {
    int i = 0;
    while (i < a.length)
      //@ invariant acc(a[*]);
    {
      a[i] = 0;
      i++;
    }
  }
})");
  CHECK(offers(tried, "invariant 0 <= i"));
}

TEST_CASE("a value that is needed is asked for") {
  CHECK(offers(fixesFor("class A {\n  static int m(int a, int b)\n  {\n    return a / b;\n  }\n}\n"),
               "requires b != 0"));
  CHECK(offers(
      fixesFor("class A {\n  int x;\n  //@ requires a != null ==> acc(a.x);\n  static void m(A a)\n  {\n    "
               "a.x = 1;\n  }\n}\n"),
      "requires a != null"));
}

TEST_CASE("old where it is meant") {
  const Tried tried = fixesFor(R"(class A {
  int x;
  //@ requires acc(x) && x < 100;
  //@ ensures acc(x) && x == x + 1;
  void m()
  {
    x = x + 1;
  }
})");
  CHECK(offers(tried, "\\old(x)"));
}

TEST_CASE("a predicate that is not opened, where nothing is inferred") {
  const Tried tried = fixesFor(R"(class A {
  int x;
  //@ predicate p() = acc(x);
  //@ requires p();
  void m()
  {
    x = 1;
  }
})",
                               ast::Dialect::Java, symbex::GhostMode::Explicit);
  CHECK(offers(tried, "open this.p();"));
}

TEST_CASE("nobody is asked for what nobody can give: a permission twice, or that of an object being made") {
  const Tried given = fixesFor(R"(class A {
  int x;
  //@ predicate p() = acc(x);
  //@ requires p();
  //@ ensures p();
  void m()
  {
    give();
  }

  //@ requires p();
  void give()
  {
  }
})");
  CHECK_FALSE(offers(given, "requires"));
  CHECK(offers(given, "ensures p();"));
  CHECK(fixesFor("class A {\n  int x;\n  //@ predicate p() = acc(x) && x > 0;\n  //@ ensures p();\n  A()\n  "
                 "{\n  }\n}\n")
            .suggestions.empty());
}

TEST_CASE("nothing is offered that moves the failure elsewhere, or that cannot be said") {
  CHECK(fixesFor("class A {\n  static void m()\n  {\n    assert false;\n  }\n}\n").suggestions.empty());
  const Tried tried = fixesFor(R"(class A {
  static int m(int b)
  {
    return 1 / b;
  }

  static int n()
  {
    return m(0);
  }
})");
  CHECK(tried.suggestions.empty());
}

TEST_CASE("a clause stands where others of its kind do, and as they do") {
  const Tried behind = fixesFor(
      "class A {\n  int x;\n  void m(int n)\n    //@ requires n > 0; // more\n    //@ ensures n > 0;\n  {\n  "
      "  x = 1;\n  "
      "}\n}\n");
  CHECK(offers(behind, "\n    //@ requires acc(this.x);"));
  const Tried before =
      fixesFor("class A {\n  int x;\n  void m(int n)\n    //@ ensures true;\n  {\n    x = 1;\n  }\n}\n");
  CHECK(offers(before, "requires acc(this.x);\n    //@ "));
  const Tried within =
      fixesFor("class A {\n  int x;\n  /*@ requires n > 0; @*/\n  void m(int n) {\n    x = 1;\n  }\n}\n");
  CHECK(offers(within, " requires acc(this.x);"));
  CHECK_FALSE(offers(within, "//@"));
  const Tried first = fixesFor("class A {\n  int x;\n  void m() {\n    x = 1;\n  }\n}\n");
  CHECK(offers(first, "//@ requires acc(this.x);\n  "));
}

TEST_CASE("what a call does not ensure, and its body keeps, is added to its contract") {
  const Tried tried = fixesFor(R"(class A {
  int x;
  //@ requires acc(x);
  //@ ensures acc(x);
  void set(int v)
  {
    x = v;
  }

  //@ requires acc(x);
  void five()
  {
    set(5);
    assert x == 5;
  }
})");
  CHECK(offers(tried, "ensures this.x == v;"));
}

TEST_CASE("several clauses of a loop are found where none does alone") {
  const Tried tried = fixesFor(R"(class A {
  //@ requires 0 <= n && n <= 1000;
  //@ ensures \result == n;
  static int count(int n)
  {
    int i = 0;
    int j = 0;
    while (i < n)
      //@ invariant true;
    {
      i = i + 1;
      j = j + 1;
    }
    return j;
  }
})");
  REQUIRE_FALSE(tried.suggestions.empty());
  CHECK(offers(tried, "i <= n"));
  CHECK(offers(tried, "i == j"));
}

TEST_CASE("what one change lacks is added to it") {
  const Tried tried = fixesFor(R"(class A {
  int x;
  //@ ensures x == v;
  void set(int v)
  {
    x = v;
  }
})");
  CHECK(offers(tried, "acc(this.x) && "));
}

TEST_CASE("the code is changed where no contract mends the failure") {
  const Tried number = fixesFor(R"(class A {
  int x;
  //@ requires acc(x);
  //@ ensures acc(x) && 0 <= x;
  void m()
  {
    x = 0 - 1;
  }
})");
  CHECK_FALSE(offers(number, "requires"));
  CHECK(offers(number, "0"));
  const Tried sign = fixesFor(R"(class A {
  //@ ensures \result >= a && \result >= b;
  static int max(int a, int b)
  {
    if (a < b) {
      return a;
    }
    return b;
  }
})");
  CHECK(offers(sign, ">"));
  const Tried order = fixesFor(R"(class A {
  int x;
  //@ requires acc(x) && acc(a.x);
  //@ ensures acc(x) && x == old(a.x);
  void m(A a)
  {
    a = this;
    x = a.x;
  }
})");
  CHECK(offers(order, "x = a.x;"));
}

TEST_CASE("a case that goes on into the next one gets its break") {
  const Tried tried = fixesFor(R"(class A {
  //@ ensures n == 1 ==> \result == 10;
  static int m(int n)
  {
    int r = 0;
    switch (n) {
      case 1:
        r = n + 9;
      case 2:
        r = n - 7;
        break;
    }
    return r;
  }
})");
  CHECK(offers(tried, "\n        break;"));
}

TEST_CASE("a call that may not be made is guarded") {
  const Tried tried = fixesFor(R"(class A {
  A next;
  //@ predicate valid() = acc(next);
  //@ requires valid();
  //@ ensures valid();
  void m()
  {
    next.touch();
  }

  void touch()
  {
  }
})");
  CHECK(offers(tried, "if (this.next != null) { "));
}

TEST_CASE("what is asserted is put right, and a promise that lets equality out, too") {
  CHECK(offers(fixesFor("class A {\n  static void m()\n  {\n    assert 1 + 1 == 3;\n  }\n}\n"), "2"));
  CHECK(offers(
      fixesFor("class A {\n  static void m(String s)\n    //@ requires s != null;\n  {\n    Object o = "
               "s;\n    assert !(o instanceof String);\n  }\n}\n"),
      "o instanceof String"));
  CHECK(offers(
      fixesFor("class A {\n  /*@ pure @*/ static int m(int n)\n    //@ ensures \\result > 0;\n  {\n    "
               "return n < 0 ? 0 - n : n;\n  }\n}\n"),
      ">="));
}

TEST_CASE("a promise that nobody can keep, for it gives a permission twice, is made once") {
  const Tried tried = fixesFor(R"(class A {
  int x;
  //@ predicate p() = acc(x);
  //@ requires p();
  //@ ensures acc(x) && p();
  void m()
  {
    //@ open p();
  }
})",
                               ast::Dialect::Java, symbex::GhostMode::Explicit);
  REQUIRE_FALSE(tried.suggestions.empty());
  CHECK(tried.suggestions.front().fix.title.starts_with("leave out `this.p()`"));
}

TEST_CASE("a measure that is a truth value") {
  const Tried tried = fixesFor(R"(class A {
  /*@ pure @*/ static int m(boolean more)
  {
    return more ? m(false) : 0;
  }
})");
  CHECK(offers(tried, "decreases more ? 1 : 0;"));
}

TEST_CASE("what mends several failures is looked for once, and counted") {
  const Tried tried = fixesFor(R"(class A {
  int x;
  int y;
  //@ predicate p() = acc(x);
  //@ requires p();
  //@ ensures p();
  void one()
  {
    y = 1;
  }

  //@ requires a.p();
  //@ ensures a.p();
  static void two(A a)
  {
    a.y = 2;
  }
})");
  REQUIRE(tried.suggestions.size() >= 2);
  const Suggestion& first = tried.suggestions.front();
  CHECK(first.mends == 2);
  CHECK_FALSE(first.isShownBefore);
  CHECK(first.fix.title == "add `acc(this.y)` to the predicate `p`");
  const auto again = std::ranges::find(tried.suggestions, true, &Suggestion::isShownBefore);
  REQUIRE(again != tried.suggestions.end());
  CHECK(again->failure != first.failure);
  CHECK(again->fix.edits == first.fix.edits);
}

TEST_CASE("trials are not explained, but for what a change brings up") {
  std::size_t plain = 0, explained = 0;
  const Tried tried = fixesFor(R"(class A {
  //@ ensures \result == 1;
  int m()
  {
    return 1;
  }
}

class B extends A {
  //@ ensures \result == 2;
  int m()
  {
    return 2;
  }
})",
                               ast::Dialect::Java, symbex::GhostMode::Infer,
                               [&](const Request& request) { ++(request.explains ? explained : plain); });
  CHECK(offers(tried, "1"));
  CHECK(plain > explained);
  CHECK(explained > 1);  // the program itself, and what was changed
}

TEST_CASE("no arm of a branch is left out of reach") {
  const Tried arm = fixesFor(R"(class A {
  int x;
  //@ requires acc(x);
  //@ ensures acc(x);
  int m(int n)
  {
    if (n < 0) {
      return x / (n - n);
    }
    return 1;
  }
})");
  CHECK(arm.suggestions.empty());
  const Tried reached = fixesFor(R"(class A {
  static int m(int n)
  {
    if (n < 0) {
      assert 0 <= n;
    }
    return 1;
  }
})");
  CHECK_FALSE(offers(reached, "requires"));
}

}  // namespace
}  // namespace warrant::fix
