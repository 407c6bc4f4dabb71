// What the process asks of the system's memory.
#pragma once

#include <cstddef>

namespace warrant::support {

// From here on memory that is freed stays with the process, to be used again without a page fault. For a
// process that ends soon.
void keepFreedMemory();

// A hint for memory that will be written from end to end soon: the fewer pages, the fewer faults. Nothing
// else changes.
void preferHugePages(void* start, std::size_t bytes);

}  // namespace warrant::support
