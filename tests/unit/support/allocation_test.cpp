// The allocator of the program: what `new` gives is aligned, apart from all else, and used again.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <set>
#include <thread>
#include <vector>

namespace {

struct Block {
  std::byte* memory;
  std::size_t size;
  std::byte mark;
};

Block makeBlock(std::size_t size, std::byte mark) {
  auto* const memory = static_cast<std::byte*>(::operator new(size));
  std::fill_n(memory, size, mark);
  return {memory, size, mark};
}

bool isIntact(const Block& block) {
  return std::all_of(block.memory, block.memory + block.size,
                     [&](std::byte byte) { return byte == block.mark; });
}

bool isAligned(const void* memory, std::size_t alignment) {
  return reinterpret_cast<std::uintptr_t>(memory) % alignment == 0;
}

// Of all small sizes, and of large ones.
std::vector<Block> makeBlocks(unsigned seed) {
  std::vector<Block> blocks;
  for (std::size_t size = 0; size < 1200; ++size)
    blocks.push_back(makeBlock(size, static_cast<std::byte>(size * 7 + seed)));
  for (std::size_t size = 4096; size <= (std::size_t{1} << 20); size *= 4)
    blocks.push_back(makeBlock(size, static_cast<std::byte>(seed)));
  return blocks;
}

unsigned countSpoilt(const std::vector<Block>& blocks) {
  return static_cast<unsigned>(std::ranges::count_if(blocks, [](const Block& block) {
    return !isIntact(block) || !isAligned(block.memory, alignof(std::max_align_t));
  }));
}

void drop(const std::vector<Block>& blocks) {
  for (const Block& block : blocks) ::operator delete(block.memory, block.size);
}

TEST_CASE("blocks of all sizes are aligned and apart, whichever threads make and drop them") {
  std::vector<Block> blocks;
  for (unsigned round = 0; round < 6; ++round) {
    std::vector<std::vector<Block>> made(3);
    std::vector<unsigned> spoilt(made.size());
    {
      std::vector<std::jthread> threads;
      for (std::size_t index = 0; index < made.size(); ++index) {
        threads.emplace_back([&, index] {
          drop(makeBlocks(round));
          made[index] = makeBlocks(static_cast<unsigned>(index));
          spoilt[index] = countSpoilt(made[index]);
        });
      }
    }
    CHECK(spoilt == std::vector<unsigned>(made.size(), 0));
    CHECK(countSpoilt(blocks) == 0);
    drop(blocks);
    blocks.clear();
    for (const std::vector<Block>& each : made) blocks.insert(blocks.end(), each.begin(), each.end());
    CHECK(countSpoilt(blocks) == 0);
  }
  drop(blocks);
}

TEST_CASE("what is aligned more, an array, or made without exceptions comes and goes as it should") {
  struct alignas(64) Wide {
    std::byte bytes[192];
  };
  for (unsigned count = 1; count < 40; ++count) {
    const auto one = std::make_unique<Wide>();
    const auto several = std::make_unique<Wide[]>(count);
    CHECK(isAligned(one.get(), 64));
    CHECK(isAligned(several.get(), 64));
    const std::unique_ptr<std::uint64_t[]> numbers(new (std::nothrow) std::uint64_t[count]);
    REQUIRE((numbers != nullptr));
    CHECK(isAligned(numbers.get(), alignof(std::max_align_t)));
  }
}

// One thread makes, another one drops. AddressSanitizer keeps what is dropped for a while.
#if !defined(__SANITIZE_ADDRESS__)
TEST_CASE("what other threads drop is used again") {
  constexpr std::size_t size = 200, count = 20'000;
  std::set<std::byte*> seen;
  for (unsigned round = 0; round < 12; ++round) {
    std::vector<Block> blocks;
    for (std::size_t index = 0; index < count; ++index) blocks.push_back(makeBlock(size, std::byte{1}));
    for (const Block& block : blocks) seen.insert(block.memory);
    std::jthread([&] { drop(blocks); }).join();
  }
  CHECK(seen.size() < 3 * count);
}
#endif

}  // namespace
