// What `new` and `delete` do in this program. Terms, forms and states are made and dropped millions of times,
// by threads that rarely give each other any: lists of free blocks for each size and thread take a few
// instructions where the C library's allocator takes a sixth of a run.
//
// A word before each block says of which class of sizes it is, so that it can be freed without its size.
// Lists that have become long, and those of threads that end, go to the other threads through the depot. The
// system gets nothing back, as with keepFreedMemory().
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <mutex>
#include <new>
#include <utility>

#ifdef __linux__
#include <sys/mman.h>
#include <unistd.h>
#endif

// Sanitizers bring their own.
#ifdef __has_feature
#define WARRANT_HAS_FEATURE(name) __has_feature(name)
#else
#define WARRANT_HAS_FEATURE(name) 0
#endif
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) && \
    !WARRANT_HAS_FEATURE(address_sanitizer) && !WARRANT_HAS_FEATURE(thread_sanitizer)

namespace {

// Class i has blocks of 16·i + 8 bytes, and the least of them room for two pointers. What is larger than the
// last comes from the C library.
constexpr std::size_t grain = alignof(std::max_align_t), word = sizeof(std::uint64_t);
constexpr std::size_t smallest = grain + word, classes = 65, largest = grain * (classes - 1) + word;
constexpr std::uint64_t fromLibrary = 0;  // in place of a class
constexpr std::size_t regionSize = std::size_t{1} << 16;
constexpr int longList = 4096;  // blocks

static_assert(grain == 2 * word && sizeof(void*) == word);

constexpr std::size_t classOf(std::size_t size) {
  return (std::max(size, smallest) + grain - 1 - word) / grain;
}
constexpr std::size_t strideOf(std::size_t sizeClass) { return grain * (sizeClass + 1); }

std::uint64_t& classWord(void* block) { return static_cast<std::uint64_t*>(block)[-1]; }

struct FreeBlock {
  FreeBlock* next;
  FreeBlock* nextList;  // of the first of a list in the depot
};

struct FreeList {
  FreeBlock* first = nullptr;
  int growth = 0;  // how many more were freed than taken
};

// Memory of which no blocks were made yet, from where the word of the first one will be.
struct Region {
  std::byte* begin = nullptr;
  std::byte* end = nullptr;
  std::size_t size() const { return static_cast<std::size_t>(end - begin); }
};

// What no thread has at present.
class Depot {
 public:
  void put(std::size_t sizeClass, FreeBlock* list) {
    const std::lock_guard lock(mutex_);
    list->nextList = lists_[sizeClass].load(std::memory_order_relaxed);
    lists_[sizeClass].store(list, std::memory_order_relaxed);
  }

  FreeBlock* take(std::size_t sizeClass) {
    if (lists_[sizeClass].load(std::memory_order_relaxed) == nullptr) return nullptr;
    const std::lock_guard lock(mutex_);
    FreeBlock* const list = lists_[sizeClass].load(std::memory_order_relaxed);
    if (list != nullptr) lists_[sizeClass].store(list->nextList, std::memory_order_relaxed);
    return list;
  }

  // The rest of one region is kept: threads mostly come and go one at a time.
  void put(Region region) {
    const std::lock_guard lock(mutex_);
    if (region_.size() < region.size()) region_ = region;
  }

  Region takeRegion() {
    const std::lock_guard lock(mutex_);
    return std::exchange(region_, {});
  }

 private:
  std::mutex mutex_;
  std::atomic<FreeBlock*> lists_[classes] = {};
  Region region_;
};

constinit Depot depot;

struct OwnBlocks {
  FreeList lists[classes];
  Region region;
};

constinit thread_local OwnBlocks own;

// Gives the depot what a thread leaves. Made by each thread that gets memory.
struct Leaving {
  bool isNoted = false;
  ~Leaving() {
    for (std::size_t sizeClass = 0; sizeClass < classes; ++sizeClass) {
      const FreeList list = std::exchange(own.lists[sizeClass], {});
      if (list.first != nullptr) depot.put(sizeClass, list.first);
    }
    depot.put(std::exchange(own.region, {}));
  }
};

thread_local Leaving leaving;

#if defined(__GLIBC__) && defined(MADV_POPULATE_WRITE)

// Up to where pages were asked for ahead, of the one stretch of memory from which the C library takes most.
std::atomic<std::uintptr_t> heapBegin = 0, populatedEnd = 0;

// A page fault costs some thousand instructions, more in a virtual machine, and pages asked for together a
// fraction of that. With new memory an eighth of what was taken before is asked for ahead.
void populate(std::uintptr_t begin, std::size_t size) {
  constexpr std::uintptr_t page = 4096;
  const std::uintptr_t populated = populatedEnd.load(std::memory_order_relaxed);
  if (begin + std::min(size, regionSize) <= populated) return;
  const auto heapEnd = reinterpret_cast<std::uintptr_t>(sbrk(0)) & ~(page - 1);
  if (begin >= heapEnd) return;  // it is from elsewhere
  if (populated == 0) heapBegin.store(begin, std::memory_order_relaxed);
  const std::uintptr_t from = std::max(populated, begin & ~(page - 1));
  const std::size_t before = from - heapBegin.load(std::memory_order_relaxed);
  const std::uintptr_t end = begin + std::min(size, regionSize + before) + before / 8;
  const std::uintptr_t to = std::min(heapEnd, end & ~(page - 1));
  if (from >= to) return;
  populatedEnd.store(to, std::memory_order_relaxed);
  madvise(reinterpret_cast<void*>(from), to - from, MADV_POPULATE_WRITE);  // else they come one by one
}

#else

void populate(std::uintptr_t, std::size_t) {}

#endif

std::byte* takeFromLibrary(std::size_t size) {
  auto* const memory = static_cast<std::byte*>(std::malloc(size));
  if (memory == nullptr) throw std::bad_alloc();
  populate(reinterpret_cast<std::uintptr_t>(memory), size);
  return memory;
}

void* fromMalloc(std::size_t size) {
  if (size > SIZE_MAX - grain) throw std::bad_alloc();
  std::byte* const memory = takeFromLibrary(size + grain);
  classWord(memory + grain) = fromLibrary;
  return memory + grain;
}

void* makeBlock(std::size_t sizeClass) {
  Region& region = own.region;
  if (region.size() < strideOf(sizeClass)) {
    leaving.isNoted = true;
    region = depot.takeRegion();
  }
  if (region.size() < strideOf(sizeClass)) {
    std::byte* const memory = takeFromLibrary(regionSize);
    region = {memory + word, memory + regionSize};
  }
  std::byte* const block = region.begin + word;
  region.begin += strideOf(sizeClass);
  classWord(block) = sizeClass;
  return block;
}

[[gnu::noinline]] void* allocateSlowly(std::size_t size) {
  if (size > largest) return fromMalloc(size);
  const std::size_t sizeClass = classOf(size);
  FreeBlock* const block = depot.take(sizeClass);
  if (block == nullptr) return makeBlock(sizeClass);
  leaving.isNoted = true;
  own.lists[sizeClass] = {block->next};
  return block;
}

[[gnu::noinline]] void giveAway(FreeList& list, std::size_t sizeClass) {
  depot.put(sizeClass, std::exchange(list, {}).first);
}

}  // namespace

void* operator new(std::size_t size) {
  if (size > largest) [[unlikely]]
    return allocateSlowly(size);
  FreeList& list = own.lists[classOf(size)];
  FreeBlock* const block = list.first;
  if (block == nullptr) [[unlikely]]
    return allocateSlowly(size);
  list.first = block->next;
  --list.growth;
  return block;
}

void operator delete(void* memory) noexcept {
  if (memory == nullptr) return;
  const std::uint64_t sizeClass = classWord(memory);
  if (sizeClass == fromLibrary) [[unlikely]]
    return std::free(static_cast<std::byte*>(memory) - grain);
  FreeList& list = own.lists[sizeClass];
  auto* const block = static_cast<FreeBlock*>(memory);
  block->next = list.first;
  list.first = block;
  if (++list.growth > longList) [[unlikely]]
    giveAway(list, sizeClass);
}

void operator delete(void* memory, std::size_t) noexcept { operator delete(memory); }

#endif
