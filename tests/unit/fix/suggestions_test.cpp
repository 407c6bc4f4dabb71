// Fixes are shown only where the program verifies with them.
#include "fix/suggestions.h"

#include <doctest/doctest.h>

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

Tried fixesFor(const std::string& text, ast::Dialect dialect = ast::Dialect::Java,
               symbex::GhostMode ghost = symbex::GhostMode::Infer) {
  symbex::Options options;
  options.jobs = 1;
  options.ghost = ghost;
  const Check check = [&](Request request) {
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
  const Checked first = check({.sources = {{{"test", text}, dialect}}});
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
  CHECK(fixesFor("class A {\n  static void m()\n  {\n    assert 1 == 2;\n  }\n}\n").suggestions.empty());
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

TEST_CASE("no promise is taken back, and no arm of a branch is left out of reach") {
  const Tried old = fixesFor(R"(class A {
  int x;
  //@ requires acc(x);
  //@ ensures acc(x) && 0 <= x;
  void m()
  {
    x = 0 - 1;
  }
})");
  CHECK(old.suggestions.empty());
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
