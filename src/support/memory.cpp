#include "support/memory.h"

#include <malloc.h>

#include <limits>

namespace warrant::support {

void keepFreedMemory() {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 32 << 20);  // the most that the library takes
  mallopt(M_TRIM_THRESHOLD, std::numeric_limits<int>::max());
  mallopt(M_TOP_PAD, 1 << 20);
#endif
}

}  // namespace warrant::support
