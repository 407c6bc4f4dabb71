// Amounts, tables of hashes, and what was overwritten.
#include <doctest/doctest.h>

#include "run/check/past.h"
#include "run/library/states.h"
#include "run/values/amounts.h"

using namespace warrant;
using run::Amount;
using run::HashState;
using run::Past;
using run::Rational;
using run::Value;

namespace {

Amount share(int numerator, int denominator) {
  return Amount(Rational(Rational::Wide{numerator}, Rational::Wide{denominator}));
}

}  // namespace

TEST_CASE("amounts are rational numbers") {
  CHECK((share(1, 2) + share(1, 3) == share(5, 6)));
  CHECK((share(1, 2) - share(2, 4)).isNone());
  CHECK((share(1, 3) - share(1, 2)).isNegative());
  CHECK((share(1, 2) * share(2, 3) == share(1, 3)));
  CHECK_THROWS_AS(share(1, 2147483647) * share(1, 2147483647) * share(1, 2147483647), Rational::TooLarge);
}

TEST_CASE("what read takes is less than all that there is, and more than nothing") {
  const Amount first = Amount::infinitesimal(1), second = Amount::infinitesimal(2);
  CHECK(first.isPositive());
  CHECK((share(1, 1000000) - first).isPositive());
  CHECK((first - second).isPositive());
  CHECK((second - first).isNegative());
  CHECK((first - second - second - second).isPositive());
  CHECK((first - first).isNone());
  CHECK((share(1, 2) * first + share(1, 2) * first == first));
  CHECK_THROWS_AS(first * second, Rational::TooLarge);
}

TEST_CASE("tables keep the order of the JDK") {
  HashState table;
  const auto find = [&](std::int64_t key) {
    return table.find(static_cast<std::uint32_t>(key), [&](Value other) { return other.number == key; });
  };
  for (const std::int64_t key : {17, 1, 33, 5})
    table.put(static_cast<std::uint32_t>(key), Value::of(key), Value::of(2 * key));
  const auto keys = [&] {
    std::vector<std::int64_t> all;
    for (const HashState::Entry& entry : table.entries()) all.push_back(entry.key.number);
    return all;
  };
  CHECK(keys() == std::vector<std::int64_t>{17, 1, 33, 5});  // 17, 1 and 33 share a bucket of 16
  REQUIRE(find(33) != nullptr);
  CHECK(find(33)->value.number == 66);
  CHECK(find(2) == nullptr);
  for (std::int64_t key = 100; key < 109; ++key)
    table.put(static_cast<std::uint32_t>(key), Value::of(key), {});
  const std::vector<std::int64_t> grown = keys();  // of 32 buckets: 17 has one of its own
  CHECK(std::vector<std::int64_t>(grown.begin(), grown.begin() + 2) == std::vector<std::int64_t>{1, 33});
  CHECK(table.remove(1, [](Value other) { return other.number == 1; }));
  CHECK_FALSE(table.remove(1, [](Value other) { return other.number == 1; }));
  CHECK(table.size() == 12);
}

TEST_CASE("the past knows what was overwritten since a moment") {
  Past past;
  run::Object object{};
  const run::Location field{&object, 0}, other{&object, 1};
  const Past::Moment outer = past.begin();
  past.note(field, Value::of(std::int64_t{1}));
  past.note(field, Value::of(std::int64_t{2}));
  const Past::Moment inner = past.begin();
  CHECK(past.at(outer, field)->number == 1);
  CHECK_FALSE(past.at(inner, field));
  past.note(field, Value::of(std::int64_t{3}));
  past.note(other, Value::of(std::int64_t{7}));
  CHECK(past.at(inner, field)->number == 3);
  CHECK(past.at(outer, field)->number == 1);
  CHECK(past.at(outer, other)->number == 7);
  past.forget();
  CHECK(past.at(outer, field)->number == 1);
  CHECK(past.at(outer, other)->number == 7);
  {
    const run::Looking looking(past, outer);
    CHECK(past.value(other, Value::of(std::int64_t{8})).number == 7);
  }
  CHECK(past.value(other, Value::of(std::int64_t{8})).number == 8);
}
