// What the process asks of the system's memory.
#pragma once

namespace warrant::support {

// From here on memory that is freed stays with the process, to be used again without a page fault. For a
// process that ends soon.
void keepFreedMemory();

// Until this is called all threads take memory from one stretch; those that start from here on have their
// own.
void giveThreadsOwnMemory();

}  // namespace warrant::support
