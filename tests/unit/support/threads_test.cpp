#include "support/threads.h"

#include <doctest/doctest.h>

#include <atomic>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "support/large_stack.h"

namespace warrant::support {
namespace {

TEST_CASE("each task is done once, whatever the number of threads") {
  for (const unsigned jobs : {1u, 2u, 7u, 2u, 0u}) {
    std::vector<std::atomic<int>> done(1000);
    forEachTask(jobs, done.size(), done.size(), [&](std::size_t task) { ++done[task]; });
    for (const std::atomic<int>& times : done) CHECK(times == 1);
  }
}

TEST_CASE("as many threads as wanted work at once, each on a large stack") {
  std::atomic<int> arrived = 0;
  std::atomic<bool> areLarge = true;
  runOnThreads(4, [&] {
    if (remainingStack() < (std::size_t{1} << 19)) areLarge = false;
    ++arrived;
    while (arrived < 4) std::this_thread::yield();
  });
  CHECK(arrived == 4);
  CHECK(areLarge);
}

TEST_CASE("an exception leaves the threads when all have ended, and they work again") {
  for (int round = 0; round < 20; ++round) {
    std::atomic<int> ended = 0;
    const auto fail = [&] {
      ++ended;
      throw std::runtime_error("failed");
    };
    CHECK_THROWS_WITH(runOnThreads(3, fail), "failed");
    CHECK(ended == 3);
    runOnLargeStack([&] {
      const auto failElsewhere = [&, own = std::this_thread::get_id()] {
        if (std::this_thread::get_id() != own) fail();
      };
      CHECK_THROWS_WITH(runOnThreads(2, failElsewhere), "failed");
    });
    CHECK(ended == 4);
    std::atomic<int> worked = 0;
    runOnThreads(3, [&] { ++worked; });
    CHECK(worked == 3);
  }
}

}  // namespace
}  // namespace warrant::support
