#include "support/memory.h"

#include <malloc.h>

#include <limits>

namespace warrant::support {

void keepFreedMemory() {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 32 << 20);  // the most that the library takes
  mallopt(M_TRIM_THRESHOLD, std::numeric_limits<int>::max());
  mallopt(M_TOP_PAD, 1 << 20);
  mallopt(M_ARENA_MAX, 1);  // the thread that works is not the first one (large_stack.h)
#endif
}

void giveThreadsOwnMemory() {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 0);  // as many as the library thinks right
#endif
}

}  // namespace warrant::support
