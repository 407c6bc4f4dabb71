// Exhaustive case analysis over std::variant: a missing case does not compile.
#pragma once

#include <type_traits>
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

template <class Node, class... Nodes>
concept OneOf = (std::is_same_v<Node, Nodes> || ...);

// The alternatives with which there is nothing to do, by name: so that a new one does not compile unseen.
template <class... Nodes>
inline constexpr auto skip = []<class Node>(const Node&) requires(OneOf<Node, Nodes...>) {};

// The alternatives that all have that value, by name.
template <class... Nodes, class Result>
constexpr auto each(Result result) {
  return [result]<class Node>(const Node&) requires(OneOf<Node, Nodes...>) { return result; };
}

}  // namespace warrant::support
