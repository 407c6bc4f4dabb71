#include "heap/amount.h"

#include <doctest/doctest.h>

#include "heap/heap.h"

namespace warrant::heap {
namespace {

TEST_CASE("amounts are numbers") {
  CHECK(Amount(2, 4) == Amount(1, 2));
  CHECK((Amount(1, 3) + Amount(1, 6)) == Amount(1, 2));
  CHECK((Amount() - Amount(1, 3)) == Amount(2, 3));
  CHECK((Amount(1, 3) - Amount(1, 3)).isNone());
  CHECK(Amount(1, 3) < Amount(1, 2));
  CHECK(Amount(3, 3).isWhole());
  CHECK_FALSE(Amount(2, 3).isWhole());
}

TEST_CASE("two permissions may be to one location as long as they are not more than the whole") {
  CHECK_FALSE(mayShareLocation(Amount(), Amount()));
  CHECK_FALSE(mayShareLocation(Amount(2, 3), Amount(1, 2)));
  CHECK(mayShareLocation(Amount(1, 2), Amount(1, 2)));
  CHECK(mayShareLocation(Amount(1, 3), Amount(1, 2)));
}

TEST_CASE("what is not taken of a chunk stays, and copies of the heap keep all of it") {
  Heap heap;
  const Chunk chunk = heap.add({Resource{1}, smt::Term(10), {}, smt::Term(100)});
  const Heap before = heap;
  const auto amountIn = [](const Heap& heap) {
    Amount amount(0, 1);
    heap.find([&](const Chunk& chunk) {
      amount = amount + chunk.amount;
      return false;
    });
    return amount;
  };
  heap.take(chunk, Amount(1, 3));
  CHECK(amountIn(heap) == Amount(2, 3));
  CHECK(amountIn(before).isWhole());
  Chunk rest;
  heap.find([&](const Chunk& chunk) {
    rest = chunk;
    return true;
  });
  heap.take(rest, Amount(2, 3));
  CHECK(heap.empty());
}

}  // namespace
}  // namespace warrant::heap
