// Bump allocation for trees that are built once and freed as a whole: trivially destructible nodes only.
#pragma once

#include <cstddef>
#include <cstring>
#include <memory_resource>
#include <new>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace warrant::support {

class Arena {
 public:
  Arena() = default;
  // Begins in that storage, which must live as long.
  explicit Arena(std::span<std::byte> first) : memory_(first.data(), first.size()) {}

  // For containers that live as long as the arena; what they give up is not used again.
  std::pmr::memory_resource* resource() { return &memory_; }

  template <class T, class... Arguments>
  T* make(Arguments&&... arguments) {
    static_assert(std::is_trivially_destructible_v<T>, "the arena runs no destructors");
    return new (memory_.allocate(sizeof(T), alignof(T))) T{std::forward<Arguments>(arguments)...};
  }

  template <class T>
  std::span<const T> copy(const std::vector<T>& values) {
    static_assert(std::is_trivially_copyable_v<T>);
    if (values.empty()) return {};
    T* target = static_cast<T*>(memory_.allocate(sizeof(T) * values.size(), alignof(T)));
    std::memcpy(static_cast<void*>(target), values.data(), sizeof(T) * values.size());
    return {target, values.size()};
  }

  std::string_view copy(std::string_view text) {
    if (text.empty()) return {};
    char* target = static_cast<char*>(memory_.allocate(text.size(), 1));
    std::memcpy(target, text.data(), text.size());
    return {target, text.size()};
  }

 private:
  std::pmr::monotonic_buffer_resource memory_{16 * 1024};
};

}  // namespace warrant::support
