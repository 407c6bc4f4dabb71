// Symbolic arithmetic is C++'s: for operands of all types, of which only a condition says what they are, each
// operation has the value that the compiler computes.
#include <doctest/doctest.h>
#include <warrant/symbolic.h>

#include <climits>
#include <limits>
#include <vector>

#pragma GCC diagnostic ignored "-Wsign-compare"  // is what this is about

namespace warrant {
namespace {

template <class T>
std::vector<T> interesting() {
  using limits = std::numeric_limits<T>;
  if constexpr (std::is_same_v<T, bool>)
    return {false};
  else
    return {
        limits::min(), static_cast<T>(limits::min() + 1), static_cast<T>(-7), static_cast<T>(-1), T(0), T(1),
        T(3),          static_cast<T>(limits::max() - 1), limits::max()};
}

// `isDefined` says for which operands the operation is.
template <class L, class R, class Operation, class IsDefined>
void expectAgreement(const char* name, Operation operation, IsDefined isDefined) {
  const report report = check(name, [&] {
    const auto left = forall<L>("left");
    const auto right = forall<R>("right");
    const auto result = operation(left, right);
    for (const L l : interesting<L>()) {
      for (const R r : interesting<R>()) {
        if (!isDefined(l, r)) continue;
        const auto expected = operation(l, r);
        using value = std::remove_const_t<decltype(expected)>;
        static_assert(std::is_same_v<decltype(result), const symbolic<value>>);
        should(implies(left == l && right == r, result == expected));
        // Constants are computed as the compiler does.
        if (operation(symbolic<L>(l), symbolic<R>(r)) != expected) should(false);
      }
    }
  });
  CAPTURE(detail::name_of<L>());
  CAPTURE(detail::name_of<R>());
  CHECK_MESSAGE(report.verified(), report);
}

// Whether the operation on the promoted operands stays within its type.
template <class L, class R, class Calculate>
bool staysWithin(Calculate calculate, L l, R r) {
  using common = decltype(l + r);
  if constexpr (std::is_unsigned_v<common>) return true;
  __extension__ using wide = __int128;
  const wide result =
      calculate(static_cast<wide>(static_cast<common>(l)), static_cast<wide>(static_cast<common>(r)));
  return std::numeric_limits<common>::min() <= result && result <= std::numeric_limits<common>::max();
}

template <class L, class R>
void expectLinear() {
  const auto add = [](auto l, auto r) { return l + r; };
  const auto subtract = [](auto l, auto r) { return l - r; };
  const auto always = [](auto, auto) { return true; };
  expectAgreement<L, R>("+", add, [&](L l, R r) { return staysWithin(add, l, r); });
  expectAgreement<L, R>("-", subtract, [&](L l, R r) { return staysWithin(subtract, l, r); });
  expectAgreement<L, R>(
      "<", [](auto l, auto r) { return l < r; }, always);
  expectAgreement<L, R>(
      "==", [](auto l, auto r) { return l == r; }, always);
}

TEST_CASE_TEMPLATE("sums and comparisons", T, signed char, unsigned char, short, unsigned short, int,
                   unsigned, long) {
  expectLinear<T, int>();
  expectLinear<T, T>();
  expectLinear<unsigned, T>();
}

// One operand is a constant: what the solver is good at.
template <class T, class Operation>
void expectWithConstants(const char* name, const std::vector<int>& constants, Operation operation) {
  for (const int constant : constants) {
    expectAgreement<T, bool>(
        name, [&](auto l, auto) { return operation(l, constant); },
        [&](T l, bool) { return staysWithin(operation, l, constant); });
  }
}

TEST_CASE_TEMPLATE("products, quotients, rests, bits and shifts", T, signed char, unsigned char, short, int,
                   unsigned) {
  expectWithConstants<T>("*", {0, 1, -1, 3, 10}, [](auto l, auto r) { return l * r; });
  expectWithConstants<T>("/", {1, -1, 2, -3, 10}, [](auto l, auto r) { return l / r; });
  expectWithConstants<T>("%", {1, 2, -3, 10}, [](auto l, auto r) { return l % r; });
  expectWithConstants<T>("&", {0, 1, 7, 255, -1, -8}, [](auto l, auto r) { return l & r; });
  expectWithConstants<T>("|", {0, 1, 7, -8}, [](auto l, auto r) { return l | r; });
  expectWithConstants<T>("^", {0, 1, 7, -1}, [](auto l, auto r) { return l ^ r; });
  const auto always = [](auto, auto) { return true; };
  for (const int distance : {0, 1, 4, 7, 15, 31}) {
    expectAgreement<T, bool>(
        "<<", [=](auto l, auto) { return l << distance; }, always);
    expectAgreement<T, bool>(
        ">>", [=](auto l, auto) { return l >> distance; }, always);
  }
}

TEST_CASE("conversions wrap around") {
  const report report = check("", [] {
    const auto i = forall<int>("i");
    const symbolic<unsigned char> byte = i;
    const symbolic<short> narrow = i;
    const symbolic<unsigned> natural = i;
    for (const int number : interesting<int>()) {
      should(implies(i == number, byte == static_cast<unsigned char>(number)));
      should(implies(i == number, narrow == static_cast<short>(number)));
      should(implies(i == number, natural == static_cast<unsigned>(number)));
      should(
          implies(i == number, symbolic<long>(natural) == static_cast<long>(static_cast<unsigned>(number))));
    }
    symbolic<unsigned char> counter = 255;
    should(++counter == 0);
    should(--counter == 255);
    should(counter++ == 255 && counter-- == 0);
  });
  CHECK_MESSAGE(report.verified(), report);
}

TEST_CASE("numbers of 64 bits without a sign") {
  const report wraps = check("", [] {
    const auto n = forall<unsigned long>("n");
    should(implies(n == ULONG_MAX, n + 1u == 0u));
    should(n - n == 0u);
    should(implies(n < 10u, n + 5u < 15u));
  });
  CHECK_MESSAGE(wraps.verified(), wraps);
  const report wrong = check("", [] { should(forall<unsigned long>("n") + 1u > 0u); });
  REQUIRE(wrong.outcome() == outcome::refuted);
  CHECK(wrong.counterexample()["n"] == "18446744073709551615");
}

TEST_CASE("a shift by more than there are bits is a failure") {
  const report report = check("", [] { should((1 << forall<int>("d")) != 0); });
  REQUIRE(report.outcome() == outcome::refuted);
  CHECK(report.failures()[0].what.starts_with("shift by a distance"));
}

TEST_CASE("a number is a condition, as in C++") {
  CHECK(check("", [] {
          const symbolic<int> i;
          if (i)
            should(i != 0);
          else
            should(i == 0);
        }).verified());
}

}  // namespace
}  // namespace warrant
