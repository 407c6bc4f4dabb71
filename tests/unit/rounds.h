// How often a random test tries.
#pragma once

namespace warrant::test {

#if defined(__SANITIZE_ADDRESS__)
inline constexpr unsigned fewer = 5;
#else
inline constexpr unsigned fewer = 1;
#endif

// So often, or a part of that under the sanitizers: they look at how the answers come about, not at the
// answers, and take ten times as long.
constexpr unsigned rounds(unsigned count) { return count / fewer; }

}  // namespace warrant::test
