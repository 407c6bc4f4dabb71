// Exhaustive case analysis over std::variant: a missing case does not compile.
#pragma once

#include <utility>
#include <variant>

namespace warrant::support {

template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

template <class Variant, class... Cases>
decltype(auto) match(Variant&& variant, Cases&&... cases) {
  return std::visit(Overloaded{std::forward<Cases>(cases)...}, std::forward<Variant>(variant));
}

}  // namespace warrant::support
