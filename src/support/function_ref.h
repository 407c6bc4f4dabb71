// A non-owning reference to a callable: two words, no allocation. It must not outlive the callable that it
// refers to, which continuations passed down the stack never do.
#pragma once

#include <memory>
#include <type_traits>
#include <utility>

namespace warrant::support {

// How an argument travels to the callable: small values in registers, others where they are.
template <class Argument>
using Passed =
    std::conditional_t<std::is_trivially_copyable_v<Argument> && sizeof(Argument) <= 2 * sizeof(void*),
                       Argument, Argument&&>;

template <class Signature>
class FunctionRef;

template <class Result, class... Arguments>
class FunctionRef<Result(Arguments...)> {
 public:
  template <class Callable>
  requires(!std::is_same_v<std::remove_cvref_t<Callable>, FunctionRef> &&
           std::is_invocable_r_v<Result, Callable&, Arguments...>) FunctionRef(Callable&& callable)
  noexcept  // NOLINT: implicit, like a function reference
      : object_(const_cast<void*>(static_cast<const void*>(std::addressof(callable)))),
        call_([](void* object, Passed<Arguments>... arguments) -> Result {
          return (*static_cast<std::remove_reference_t<Callable>*>(object))(
              std::forward<Arguments>(arguments)...);
        }) {}

  // What the callable takes by value is moved, or copied, once: straight to its parameters.
  template <class... Given>
  requires(sizeof...(Given) == sizeof...(Arguments)) Result operator()(Given&&... given) const {
    return call_(object_, pass<Arguments>(std::forward<Given>(given))...);
  }

 private:
  // The argument itself where it is passed on, a new value where it is copied or converted.
  template <class Argument, class Given>
  static decltype(auto) pass(Given&& given) {
    if constexpr (std::is_reference_v<Argument>) {
      static_assert(
          std::is_convertible_v<std::remove_reference_t<Given>*, std::remove_reference_t<Argument>*>,
          "it would refer to a converted copy");
      return static_cast<Argument>(given);
    } else if constexpr (std::is_same_v<Given, Argument>) {
      return static_cast<Argument&&>(given);
    } else {
      return Argument(std::forward<Given>(given));
    }
  }

  void* object_;
  Result (*call_)(void*, Passed<Arguments>...);
};

}  // namespace warrant::support
