// Records: aggregates with symbolic members; and symbolic<T> for a record T, which refers to one.
//
// A default-made symbolic member is fresh. Where a record is made by the check (by forall, or behind a
// reference), its members are functions of the record: equal references have equal members. Two records are
// the same if they are at one address, as always in C++; a copy is a value, and no record of the check.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <ostream>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "warrant/symbolic/value.h"

namespace warrant {
namespace detail {

template <class T>
concept record = std::is_aggregate_v<T> && std::is_class_v<T> && !scalar<T>;

// --- the members of an aggregate

// Whatever a member is initialised by.
struct anything {
  template <class T>
  operator T() const;  // NOLINT
};
template <class T, std::size_t... I>
constexpr bool takes(std::index_sequence<I...>) {
  return requires { T{(static_cast<void>(I), anything())...}; };
}
// Whether there is a base class: then members cannot be taken apart.
template <class T>
struct some_base {
  template <class Base>
  requires(std::is_base_of_v<Base, T> && !std::is_same_v<Base, T>) operator Base() const;  // NOLINT
};
template <class T>
inline constexpr bool has_base = requires {
  T{some_base<T>()};
};

inline constexpr std::size_t most_members = 16;
template <class T, std::size_t count = most_members>
constexpr std::size_t count_members() {
  if constexpr (count == 0 || takes<T>(std::make_index_sequence<count>()))
    return count;
  else
    return count_members<T, count - 1>();
}

// References to the members, where there are at most so many as can be told apart.
template <class R>
constexpr auto members_of(R& record) {
  using record_type = std::remove_const_t<R>;
  constexpr std::size_t count = has_base<record_type> ? 0 : count_members<record_type>();
  if constexpr (count == 1) {
    auto& [a] = record;
    return std::tie(a);
  } else if constexpr (count == 2) {
    auto& [a, b] = record;
    return std::tie(a, b);
  } else if constexpr (count == 3) {
    auto& [a, b, c] = record;
    return std::tie(a, b, c);
  } else if constexpr (count == 4) {
    auto& [a, b, c, d] = record;
    return std::tie(a, b, c, d);
  } else if constexpr (count == 5) {
    auto& [a, b, c, d, e] = record;
    return std::tie(a, b, c, d, e);
  } else if constexpr (count == 6) {
    auto& [a, b, c, d, e, f] = record;
    return std::tie(a, b, c, d, e, f);
  } else if constexpr (count == 7) {
    auto& [a, b, c, d, e, f, g] = record;
    return std::tie(a, b, c, d, e, f, g);
  } else if constexpr (count == 8) {
    auto& [a, b, c, d, e, f, g, h] = record;
    return std::tie(a, b, c, d, e, f, g, h);
  } else if constexpr (count == 9) {
    auto& [a, b, c, d, e, f, g, h, i] = record;
    return std::tie(a, b, c, d, e, f, g, h, i);
  } else if constexpr (count == 10) {
    auto& [a, b, c, d, e, f, g, h, i, j] = record;
    return std::tie(a, b, c, d, e, f, g, h, i, j);
  } else if constexpr (count == 11) {
    auto& [a, b, c, d, e, f, g, h, i, j, k] = record;
    return std::tie(a, b, c, d, e, f, g, h, i, j, k);
  } else if constexpr (count == 12) {
    auto& [a, b, c, d, e, f, g, h, i, j, k, l] = record;
    return std::tie(a, b, c, d, e, f, g, h, i, j, k, l);
  } else {
    return std::tuple<>();
  }
}

// Members' names, which C++ does not tell but in what it calls a pointer to one; empty where it does not.
#if !defined(__clang__) || __clang_major__ >= 16
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wundefined-var-template"
#pragma clang diagnostic ignored "-Wundefined-internal"
#endif
template <class T>
struct example {
  const T record;
};
template <class T>
extern const example<T> example_of;  // never made
template <const auto* member>
constexpr std::string_view spelling() {
  return __PRETTY_FUNCTION__;
}
template <class T, std::size_t index>
constexpr std::string_view name_of_member() {
  if constexpr (requires { spelling<&std::get<index>(members_of(example_of<T>.record))>(); }) {
    constexpr std::string_view text = spelling<&std::get<index>(members_of(example_of<T>.record))>();
    constexpr std::size_t whole = std::min(text.find("; std::"), text.size() - 1);  // without what follows
    constexpr std::size_t end = text.find_last_not_of(")", whole - 1) + 1;
    constexpr std::size_t begin = text.find_last_of(":.", end - 1) + 1;
    return text.substr(begin, end - begin);
  } else {
    return {};
  }
}
#if defined(__clang__)
#pragma clang diagnostic pop
#endif
#else
template <class T, std::size_t index>
constexpr std::string_view name_of_member() {
  return {};
}
#endif

template <class T>
struct layout_table {
  static void* make() { return new T{}; }
  static void destroy(void* record) noexcept { delete static_cast<T*>(record); }
  static void members(const void* record, void* context,
                      void (*tell)(void* context, const void* member, std::string_view name)) {
    const auto all = members_of(*static_cast<const T*>(record));
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      (tell(context, std::addressof(std::get<I>(all)), name_of_member<T, I>()), ...);
    }
    (std::make_index_sequence<std::tuple_size_v<decltype(all)>>());
  }
  static constexpr layout entry{make, destroy, members};
};
template <record T>
struct type_table<T> {
  static constexpr type entry{sort::record, false, 0, name_of<T>(), &layout_table<T>::entry};
};

}  // namespace detail

// A reference to a record, never null. What it refers to is read by `->`.
template <detail::record T>
class symbolic<T> {
 public:
  symbolic() { value_ = detail::fresh(detail::type_of<T>(), {}, this); }
  // The record must be of this check: what forall or a reference gave, not a copy.
  symbolic(const T& record)  // NOLINT: as a reference
      : value_(detail::reference_to(detail::type_of<T>(), std::addressof(record))) {}

  const T& operator*() const {
    return *static_cast<const T*>(detail::record_at(detail::type_of<T>(), value_));
  }
  const T* operator->() const { return &**this; }

  // Not for users.
  static symbolic of(detail::value value) { return symbolic(value, made{}); }
  const detail::value& value() const { return value_; }

 private:
  struct made {};
  symbolic(detail::value value, made) : value_(value) {}

  detail::value value_;
};

template <detail::record T>
std::ostream& operator<<(std::ostream& stream, const symbolic<T>& reference) {
  return stream << detail::describe(detail::type_of<T>(), reference.value());
}

}  // namespace warrant
