#include "support/large_stack.h"

#include <doctest/doctest.h>

#include <stdexcept>

using namespace warrant::support;

namespace {

// Recursion that the compiler cannot turn into a loop.
int depth(int n) {
  volatile char frame[512];
  frame[0] = static_cast<char>(n);
  return n == 0 ? 0 : depth(n - 1) + 1 + (frame[0] - static_cast<char>(n));
}

}  // namespace

TEST_CASE("deep recursion fits on the large stack") {
  int reached = 0;
  runOnLargeStack([&] { reached = depth(200'000); });  // 100 MB
  CHECK(reached == 200'000);
}

TEST_CASE("remainingStack knows the stack of each thread") {
  std::size_t remaining = 0;
  runOnLargeStack([&] { remaining = remainingStack(); });
  CHECK(remaining > std::size_t{1} << 20);
  CHECK(remaining <= largeStackSize);
  CHECK(remainingStack() > 0);
}

TEST_CASE("large stacks nest") {
  int count = 0;
  runOnLargeStack([&] { runOnLargeStack([&] { ++count; }); });
  CHECK(count == 1);
}

TEST_CASE("an exception comes back to the caller") {
  CHECK_THROWS_AS(runOnLargeStack([] { throw std::runtime_error("out"); }), std::runtime_error);
}
