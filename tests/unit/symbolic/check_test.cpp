// What check() reports of claims about numbers and truth values.
#include <doctest/doctest.h>
#include <warrant/symbolic.h>

#include <climits>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <thread>

namespace warrant {
namespace {

std::string textOf(const report& report) {
  std::ostringstream text;
  text << report;
  return text.str();
}

TEST_CASE("a claim about all values is verified, or refuted by some") {
  const report commutes = check("addition commutes", [] {
    forall<int>([](symbolic<int> i) { forall<int>([&](symbolic<int> j) { should(i + j == j + i); }); });
  });
  CHECK(commutes.verified());
  CHECK(commutes.counterexample().empty());
  CHECK(commutes.name() == "addition commutes");
  CHECK(commutes.paths() == 1);

  CHECK(check("", [] {
          forall<int, int, int>([](auto i, auto j, auto k) { should(i + (j + k) == (i + j) + k); });
        }).verified());
  CHECK(!check("", [] { forall<int, bool>([](auto i, auto b) { return b || i != 4; }); }).verified());

  const report wrong = check("all are small", [] { forall<int>("i", [](auto i) { should(i < 1000); }); });
  CHECK(!wrong.verified());
  CHECK(wrong.outcome() == outcome::refuted);
  CHECK(wrong.counterexample()["i"] == "1000");
  CHECK(wrong.counterexample()["j"].empty());
  CHECK(wrong.condition() == "all i: int | i <= 999");
  REQUIRE(wrong.failures().size() == 1);
  CHECK(wrong.failures()[0].line > 0);
  CHECK(textOf(wrong).find("i = 1000") != std::string::npos);
}

TEST_CASE("the condition of an if holds in its branch, and not in the other one") {
  const report absolute = check("an absolute value is not negative", [] {
    symbolic<int> i = forall<int>("i");
    if (i < 0) i = -i;
    should(i >= 0);
  });
  CHECK(absolute.verified());
  CHECK(absolute.paths() == 2);
  CHECK(absolute.condition() == "all i: int |\n  (i <= -1 implies i <= 0) and\n  (i >= 0 implies i >= 0)");

  const report wrong = check("a wrong maximum", [] {
    const symbolic<int> i = forall<int>("i"), j = forall<int>("j");
    const symbolic<int> greatest = i > j ? i : i;
    should(greatest >= j);
  });
  CHECK(wrong.counterexample()["i"] == "0");
  CHECK(wrong.counterexample()["j"] == "1");
}

TEST_CASE("paths are those that are possible") {
  const report report = check("three ways", [] {
    const symbolic<int> i;
    if (i < 0) {
      should(i < 5);
    } else if (i == 0) {
      should(i + 1 == 1);
    } else if (i < 0) {
      should(false);  // nobody gets there
    } else {
      should(i > 0);
    }
  });
  CHECK(report.verified());
  CHECK(report.paths() == 3);
}

TEST_CASE("a loop over a bounded number ends") {
  const report report = check("a sum", [] {
    const symbolic<int> n = forall<int>("n");
    suppose(0 <= n && n <= 5);
    symbolic<int> sum = 0;
    for (symbolic<int> i = 0; i < n; ++i) sum += i;
    should(2 * sum == n * (n - 1));
    should_not(sum > 10);
  });
  CHECK(report.verified());
  CHECK(report.paths() == 6);
}

TEST_CASE("conditions connect as in logic") {
  CHECK(check("de Morgan", [] {
          const symbolic<bool> p, q;
          should((!(p && q)) == (!p || !q));
          should(implies(p && q, q));
          should(choose(p, 1, 2) > 0);
          should_not(p && !p);
        }).verified());
  CHECK(!check("or is no and", [] {
           const symbolic<bool> p, q;
           should((p || q) == (p && q));
         }).verified());
}

TEST_CASE("implies runs its right side only where the left one may hold") {
  int runs = 0;
  const report report = check("never", [&] {
    const symbolic<int> i;
    implies(i < i, [&] {
      ++runs;
      should(false);
    });
    implies(i > 3, [&] { should(i > 2); });
  });
  CHECK(report.verified());
  CHECK(runs == 0);
  CHECK(!check("sometimes", [] {
           const symbolic<int> i;
           implies(i > 3, [&] { should(i > 4); });
         }).verified());
}

TEST_CASE("a specification that nobody uses is claimed, as in the paper") {
  CHECK(check("", [] { forall<int>([](auto i) { return i == i; }); }).verified());
  CHECK(!check("", [] { forall<int>([](auto i) { return i == 3; }); }).verified());
  CHECK(!check("", [] {
           return forall<int>([](auto i) { return forall<int>([=](auto j) { return i == j; }); });
         }).verified());
  CHECK(!check("", [] { implies(true, symbolic<int>() > 0); }).verified());
  CHECK(check("", [] { implies(false, symbolic<int>() > 0); }).verified());
  CHECK(!check("", [] { return symbolic<int>() > 0; }).verified());
  CHECK(!check("", [] { return false; }).verified());
  const report report = check("", [] {
    const symbolic<int> i = forall<int>("i");
    implies(i > 0, [&] { return i > 1; });
  });
  CHECK(report.counterexample()["i"] == "1");
}

TEST_CASE("a quantified condition is a condition") {
  CHECK(check("", [] {
          should(!forall<int>([](auto i) { return i < 100; }));
          should(!forall<bool>([](auto b) { return b; }));
          const symbolic<int> i;
          implies(forall<int>([&](auto j) { return i <= j; }), i <= -7);
        }).verified());
  // Forks within it are joined.
  const report joined = check("", [] {
    should(forall<int>([](auto i) {
             if (i < 0) return i <= -1;
             return i >= 0;
           }) &&
           true);
  });
  CHECK(joined.verified());
  CHECK(joined.paths() == 1);
  CHECK(!check("", [] {
           should(!forall<unsigned char>([](auto c) { return c <= 255 && c >= 0; }));
         }).verified());
}

TEST_CASE("a nonlinear claim is refuted by values that the body was run with") {
  const report report = check("no square", [] { should(forall<int>("i") * forall<int>("j") != 49 * 3); });
  REQUIRE(report.outcome() == outcome::refuted);
  const int i = std::stoi(report.counterexample()["i"]), j = std::stoi(report.counterexample()["j"]);
  CHECK(i * j == 147);
}

TEST_CASE("what is shared within a value does not grow as text") {
  const report report = check("", [] {
    symbolic<int> n = forall<int>("n");
    for (int i = 0; i < 20; ++i) n = choose(symbolic<bool>(), n + 1, n - 1);
    should(n != 5);
  });
  CHECK(!report.verified());
  CHECK(textOf(report).size() < 20'000);
}

// --- what is undefined

TEST_CASE("a division by zero is a failure, unless C++ does not get there") {
  const report report = check("", [] {
    const symbolic<int> i = forall<int>("i"), j = forall<int>("j");
    should(i / j == i / j);
  });
  REQUIRE(report.outcome() == outcome::refuted);
  CHECK(report.failures()[0].what == "division by zero: i / j");
  CHECK(report.counterexample()["j"] == "0");
  CHECK(!check("", [] { symbolic<int>() % symbolic<int>(); }).verified());  // whether it is used or not

  CHECK(check("", [] {
          const symbolic<int> i, j;
          should(implies(j != 0 && i / j > i && i > 0, j <= 0));
          should(j == 0 || i % j < j || j < 0);
          if (j > 0) should(i / j <= i || i < 0);
        }).verified());
  CHECK(!check("", [] {
           const symbolic<int> i, j;
           should(j == 0 && i / j > 0);
         }).verified());
  // What is computed before the condition is computed anyway.
  CHECK(!check("", [] {
           const symbolic<int> i, j, q = i / j;
           const symbolic<bool> isThere = j != 0;
           if (isThere && q > 1) should(j != 0);
         }).verified());
}

TEST_CASE("overflow is assumed not to happen, and named; or reported") {
  const auto body = [] {
    const symbolic<int> i = forall<int>("i");
    should(i + 1 > i);
  };
  const report assumed = check("", body);
  CHECK(assumed.verified());
  REQUIRE(assumed.assumptions().size() == 1);
  CHECK(assumed.assumptions()[0] == "i + 1 does not overflow");

  const report reported = check("", body, {.overflow = overflow::reported});
  REQUIRE(reported.outcome() == outcome::refuted);
  CHECK(reported.failures()[0].what == "signed overflow: i + 1");
  CHECK(reported.counterexample()["i"] == "2147483647");

  const report guarded = check("", [] {
    const symbolic<int> i = forall<int>("i");
    if (i < 100) should(i + 1 <= 100);
    const symbolic<short> s, t;
    should(s + t < 70000);
  });
  CHECK(guarded.verified());
  CHECK(guarded.assumptions().empty());

  // A counterexample without overflow is preferred; one with it is called so.
  CHECK(check("", [] { should(forall<int>("i") + 1 != 7); }).counterexample()["i"] == "6");
  const report overflowing = check("", [] { should(forall<int>("i") + 1 <= INT_MAX); });
  REQUIRE(overflowing.outcome() == outcome::refuted);
  CHECK(overflowing.failures()[0].what.ends_with("(where arithmetic overflows)"));
}

TEST_CASE("an exception that leaves the check is a failure") {
  const report report = check("", [] {
    if (forall<int>("i") == 17) throw std::runtime_error("seventeen");
  });
  REQUIRE(report.outcome() == outcome::refuted);
  CHECK(report.failures()[0].what == "an exception leaves the check: seventeen");
  CHECK(report.counterexample()["i"] == "17");
  CHECK(check("", [] {
          try {
            if (symbolic<int>() == 17) throw 17;
          } catch (int) {
          }
        }).verified());
  CHECK(check("", [] {
          const symbolic<int> i;
          if (i != i) throw 17;
        }).verified());
  CHECK(check("", [] { throw 17; }).failures()[0].what == "an exception leaves the check: int");
}

// --- what cannot be decided, and misuse

TEST_CASE("bounds are hit and reported, never passed over") {
  const report endless = check("",
                               [] {
                                 for (symbolic<int> i; i > 0; --i) continue;
                               },
                               {.paths = 50, .decisions = 20});
  CHECK(endless.outcome() == outcome::unknown);
  CHECK(endless.reason().find("a path has more than 20 decisions") != std::string::npos);
  const report many = check("",
                            [] {
                              for (int i = 0; i < 8; ++i) {
                                if (symbolic<bool>()) continue;
                              }
                            },
                            {.paths = 100});
  CHECK(many.outcome() == outcome::unknown);
  CHECK(many.reason() == "there are more than 100 paths");
  CHECK(many.paths() == 100);
  const report deep = check("", [] {
    symbolic<int> i = forall<int>("i");
    for (int n = 0; n < 100'000; ++n) i = i / 3 + n;
    should(i != 5);
  });
  CHECK(deep.outcome() == outcome::unknown);
  CHECK(deep.reason().find("more than 1000 operations") != std::string::npos);
  CHECK(check("", [] {
          symbolic<long> i = forall<int>("i");
          for (int n = 0; n < 100'000; ++n) i = i + 1;  // one sum
          should(i > 90'000 - 2147483647L);
        }).verified());
  // A failure that was found stays one.
  const report both = check("",
                            [] {
                              should(symbolic<int>() < 3);
                              for (symbolic<int> i; i > 0; --i) continue;
                            },
                            {.paths = 50, .decisions = 20});
  CHECK(both.outcome() == outcome::refuted);
}

TEST_CASE("a check that does another thing when it is run again is reported") {
  int run = 0;
  const report report = check("", [&] {
    const symbolic<int> i;
    if (i == (++run == 1 ? 17 : 18)) should(i > 0);
  });
  CHECK(report.outcome() == outcome::unknown);
  CHECK(report.reason().find("does not do the same") != std::string::npos);
  run = 0;
  CHECK(!check("", [&] {
           const symbolic<bool> b, c;
           if (++run == 1) should(c || !c || b);
           if (b) should(true);
         }).verified());
}

TEST_CASE("a symbolic value is of its check and of its run") {
  CHECK_THROWS_AS(symbolic<int>(), misuse);
  CHECK_THROWS_AS(should(true), misuse);
  std::optional<symbolic<int>> kept;
  CHECK(check("", [&] { kept = forall<int>("i"); }).verified());
  CHECK_THROWS_AS(*kept + 1, misuse);
  const report report = check("", [&] { should(*kept > 0); });
  CHECK(report.outcome() == outcome::unknown);
  CHECK(report.reason().find("outlived its check") != std::string::npos);

  symbolic<int> sum = 0;
  const warrant::report accumulating = check("", [&] {
    if (symbolic<bool>()) should(true);
    sum += forall<int>("i");
    should(sum == sum);
  });
  CHECK(accumulating.outcome() == outcome::unknown);
  CHECK(accumulating.reason().find("from one run of its body to the next") != std::string::npos);
}

TEST_CASE("what ends a path cannot be passed over by catching it") {
  const auto swallow = [](auto f) {
    try {
      f();
    } catch (...) {
    }
  };
  CHECK(check("", [&] {
          const symbolic<int> i;
          swallow([&] { suppose(i < i); });
          swallow([&] { should(i == 3); });
          should(i == 3);  // not reached
        }).verified());
  const report misused = check("", [&] {
    std::optional<symbolic<int>> kept;
    swallow([&] { check("", [&] { kept = symbolic<int>(); }); });
    swallow([&] { should(*kept == 3); });
  });
  CHECK(misused.outcome() == outcome::unknown);
  const report bounded = check("",
                               [&] {
                                 swallow([] {
                                   for (symbolic<int> i; i > 0; --i) continue;
                                 });
                               },
                               {.paths = 50, .decisions = 20});
  CHECK(bounded.outcome() == outcome::unknown);
}

TEST_CASE("constants compute outside of checks, too") {
  symbolic<int> five = 5;
  five += 2;
  const symbolic<bool> isSeven = five == 7;
  CHECK(static_cast<bool>(isSeven));
  CHECK_THROWS_AS(five / 0, misuse);
  CHECK_THROWS_AS(five + INT_MAX, misuse);
  std::ostringstream text;
  text << five << ' ' << isSeven << ' ' << symbolic<std::string>("seven");
  CHECK(text.str() == "7 true \"seven\"");
}

TEST_CASE("checks nest, each with symbols of its own") {
  bool inner = false;
  const report outer = check("", [&] {
    const symbolic<int> i;
    if (i > 0) {
      inner = check("", [] { should(symbolic<int>() * 0 == 0); }).verified();
      should(i > 0);
    }
    CHECK(!check("", [&] { should(i > 0); }).verified());
  });
  CHECK(outer.verified());
  CHECK(inner);
}

TEST_CASE("each thread checks for itself") {
  std::vector<std::thread> threads;
  std::vector<char> verified(4);
  for (std::size_t t = 0; t < verified.size(); ++t) {
    threads.emplace_back([&, t] {
      verified[t] = check("", [&] {
                      const symbolic<int> i;
                      const int limit = static_cast<int>(t);
                      if (i < limit)
                        should(i <= limit - 1);
                      else
                        should(i >= limit);
                    }).verified();
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const char isVerified : verified) CHECK(isVerified);
  const report report = check("", [] {
    const symbolic<int> i;
    std::thread([&] { CHECK_THROWS_AS(i + 1, misuse); }).join();
  });
  CHECK(report.verified());
}

}  // namespace
}  // namespace warrant
