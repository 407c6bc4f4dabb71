#include "heap/amount.h"

#include <doctest/doctest.h>

#include "heap/heap.h"

namespace warrant::heap {
namespace {

TEST_CASE("amounts are numbers") {
  CHECK(Amount(2, 4) == Amount(1, 2));
  CHECK(sum(Amount(1, 3), Amount(1, 6)) == Amount(1, 2));
  CHECK(difference(Amount(), Amount(1, 3)) == Amount(2, 3));
  CHECK(difference(Amount(1, 3), Amount(1, 3))->isNone());
  CHECK(product(Amount(2, 3), Amount(3, 4)) == Amount(1, 2));
  CHECK(Amount(1, 3) < Amount(1, 2));
  CHECK(Amount(3, 3).isWhole());
  CHECK_FALSE(Amount(2, 3).isWhole());
}

TEST_CASE("an amount whose parts are too great for a number is none") {
  const Amount small(1, Amount::greatest);
  CHECK(sum(small, small) == Amount(2, Amount::greatest));
  CHECK_FALSE(product(small, Amount(1, 2)).has_value());
  CHECK_FALSE(difference(Amount(1, 2), small).has_value());
}

TEST_CASE("a share of a term is no constant, and is taken of what the term stands for") {
  const Amount share(1, 2, smt::Term(7));
  CHECK_FALSE(share.isConstant());
  CHECK_FALSE(share.isWhole());
  CHECK(product(share, Amount(2, 3)) == Amount(1, 3, smt::Term(7)));
  CHECK(Amount(0, 1, smt::Term(7)) == Amount(0, 1));
}

TEST_CASE("two permissions may be to one location as long as they are not more than the whole") {
  CHECK_FALSE(mayShareLocation(Amount(), Amount()));
  CHECK_FALSE(mayShareLocation(Amount(2, 3), Amount(1, 2)));
  CHECK(mayShareLocation(Amount(1, 2), Amount(1, 2)));
  CHECK(mayShareLocation(Amount(1, 3), Amount(1, 2)));
  CHECK(mayShareLocation(Amount(1, 1, smt::Term(7)), Amount(1, 2)));
  CHECK_FALSE(mayShareLocation(Amount(1, 1, smt::Term(7)), Amount()));
  CHECK(mayShareLocation(Amount::some(), Amount::some()));
}

TEST_CASE("what is not taken of a chunk stays, and copies of the heap keep all of it") {
  Heap heap;
  const Chunk chunk = heap.add({Resource{1}, smt::Term(10), {}, smt::Term(100)});
  const Heap before = heap;
  const auto amountIn = [](const Heap& heap) {
    Amount amount(0, 1);
    heap.find([&](const Chunk& chunk) {
      amount = chunk.amount;
      return true;
    });
    return amount;
  };
  heap.setAmount(chunk, Amount(2, 3));
  CHECK(amountIn(heap) == Amount(2, 3));
  CHECK(amountIn(before).isWhole());
}

}  // namespace
}  // namespace warrant::heap
