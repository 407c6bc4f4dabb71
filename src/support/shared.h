// A reference-counted pointer for one thread: no atomics, and `isUnique` for copy-on-write.
#pragma once

#include <cstdint>
#include <utility>

namespace warrant::support {

// Base of what Shared points at. Copies start with a count of their own.
struct Counted {
  Counted() = default;
  Counted(const Counted&) {}
  Counted& operator=(const Counted&) { return *this; }
  mutable std::uint32_t references = 0;
};

template <class T>
class Shared {
 public:
  Shared() = default;
  explicit Shared(T* object) : object_(object) { retain(); }
  Shared(const Shared& other) : object_(other.object_) { retain(); }
  Shared(Shared&& other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
  Shared& operator=(Shared other) noexcept {
    std::swap(object_, other.object_);
    return *this;
  }
  // Inline, and what is rare apart: states are moved and dropped at every step of a rule.
  [[gnu::always_inline]] ~Shared() {
    if (object_ != nullptr && --object_->references == 0) destroy(object_);
  }

  explicit operator bool() const { return object_ != nullptr; }
  T* operator->() const { return object_; }
  T& operator*() const { return *object_; }
  T* get() const { return object_; }

  // The object for writing: copied first when others share it.
  T& own() {
    if (object_->references > 1) *this = Shared(new T(*object_));
    return *object_;
  }

 private:
  [[gnu::noinline]] static void destroy(T* object) { delete object; }
  void retain() {
    if (object_ != nullptr) ++object_->references;
  }
  T* object_ = nullptr;
};

}  // namespace warrant::support
