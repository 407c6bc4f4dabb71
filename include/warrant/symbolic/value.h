// symbolic<T> for numbers, truth values, enumerations and texts.
//
// A symbolic value is a constant, a symbol, or made of others by C++'s operators. Numbers are converted and
// promoted as in C++; see docs/symbolic.md for what overflow means. Copies are cheap. A default-made one is
// fresh: it stands for each value of its type.
#pragma once

#include <concepts>
#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <type_traits>

#include "warrant/symbolic/engine.h"

namespace warrant {

// What is left of the specializations below, and of that for records.
template <class T>
class symbolic {
  static_assert(
      sizeof(T) == 0,
      "symbolic<T>: T must be an integer type, bool, an enumeration, std::string, or a record, which is an "
      "aggregate class");
};

namespace detail {

template <class T>
concept integer = std::integral<T> && !std::same_as<T, bool> && sizeof(T) <= 8;
template <class T>
concept scalar = integer<T> || std::same_as<T, bool> || std::is_enum_v<T> || std::same_as<T, std::string>;

// Of a type, without the namespaces around it.
template <class T>
constexpr std::string_view name_of() {
#if defined(__clang__)
  std::string_view text = __PRETTY_FUNCTION__;
  text.remove_prefix(text.find("T = ") + 4);
  text.remove_suffix(1);
#else
  std::string_view text = __PRETTY_FUNCTION__;
  text.remove_prefix(text.find("T = ") + 4);
  text.remove_suffix(text.size() - text.find_first_of(";]"));
#endif
  if (text.find('<') == text.npos && text.rfind("::") != text.npos) text.remove_prefix(text.rfind("::") + 2);
  return text;
}

template <class T>
constexpr type describe_scalar() {
  if constexpr (std::same_as<T, bool>) {
    return {sort::boolean, false, 0, "bool"};
  } else if constexpr (std::same_as<T, std::string>) {
    return {sort::text, false, 63, "string"};  // each text has a number
  } else if constexpr (std::is_enum_v<T>) {
    using number = std::underlying_type_t<T>;
    return {sort::integer, std::is_signed_v<number>, 8 * sizeof(T), name_of<T>()};
  } else {
    return {sort::integer, std::is_signed_v<T>, 8 * sizeof(T), name_of<T>()};
  }
}

template <class T>
struct type_table {
  static constexpr type entry = describe_scalar<T>();
};
template <class T>
constexpr const type& type_of() {
  return type_table<T>::entry;
}

// What is behind symbolic<T>, or T itself.
template <class T>
struct plain {
  using type = T;
  static constexpr bool is_symbolic = false;
};
template <class T>
struct plain<symbolic<T>> {
  using type = T;
  static constexpr bool is_symbolic = true;
};
template <class T>
using plain_t = typename plain<std::remove_cvref_t<T>>::type;
template <class T>
inline constexpr bool is_symbolic = plain<std::remove_cvref_t<T>>::is_symbolic;

template <class T>
value constant(const T& value) {
  if constexpr (std::convertible_to<const T&, std::string_view>)
    return text_constant(value);
  else
    return {static_cast<std::int64_t>(value)};
}

}  // namespace detail

template <detail::scalar T>
class symbolic<T> {
 public:
  symbolic() { value_ = detail::fresh(detail::type_of<T>(), {}, this); }
  template <class U>
  requires(detail::integer<T>&& detail::integer<U>) symbolic(U constant)  // NOLINT: as numbers convert
      : value_(detail::constant(static_cast<T>(constant))) {}
  template <class U>
  requires(std::same_as<T, U> && !detail::integer<T> && !std::same_as<T, std::string>)
      symbolic(U constant)  // NOLINT
      : value_(detail::constant(constant)) {}
  symbolic(const char* text) requires std::same_as<T, std::string>  // NOLINT
      : value_(detail::text_constant(text)) {}
  symbolic(std::string_view text) requires std::same_as<T, std::string>  // NOLINT
      : value_(detail::text_constant(text)) {}
  symbolic(const std::string& text) requires std::same_as<T, std::string>  // NOLINT
      : value_(detail::text_constant(text)) {}
  template <class U>
  requires(detail::integer<T>&& detail::integer<U> && !std::same_as<T, U>)
      symbolic(const symbolic<U>& number)  // NOLINT
      : value_(detail::convert(detail::type_of<U>(), detail::type_of<T>(), number.value())) {}

  // Where C++ asks for a truth value the execution goes both ways, one after the other.
  explicit operator bool() const requires(std::same_as<T, bool> || detail::integer<T>) {
    if constexpr (std::same_as<T, bool>)
      return detail::decide(value_);
    else
      return static_cast<bool>(*this != 0);
  }

  // Not for users.
  static symbolic of(detail::value value) { return symbolic(value, made{}); }
  const detail::value& value() const { return value_; }

 private:
  struct made {};
  symbolic(detail::value value, made) : value_(value) {}

  detail::value value_;
};

template <class T>
requires detail::scalar<T> std::ostream& operator<<(std::ostream& stream, const symbolic<T>& value) {
  return stream << detail::describe(detail::type_of<T>(), value.value());
}

// --- numbers

namespace detail {

template <class L, class R>
concept one_symbolic = is_symbolic<L> || is_symbolic<R>;
template <class L, class R>
concept integers = one_symbolic<L, R> && integer<plain_t<L>> && integer<plain_t<R>>;

// The type in which C++ computes with both.
template <class L, class R>
using common_number = decltype(plain_t<L>() + plain_t<R>());
template <class T>
using promoted = decltype(+plain_t<T>());

template <operation op, class L, class R>
auto compute(const L& left, const R& right) {
  using number = common_number<L, R>;
  return symbolic<number>::of(
      arithmetic(op, type_of<number>(), symbolic<number>(left).value(), symbolic<number>(right).value()));
}

// By the type of what is shifted; the distance is a number of its own type.
template <operation op, class L, class R>
auto shift(const L& left, const R& right) {
  using number = promoted<L>;
  return symbolic<number>::of(arithmetic(op, type_of<number>(), symbolic<number>(left).value(),
                                         symbolic<promoted<R>>(right).value()));
}

}  // namespace detail

template <class L, class R>
requires detail::integers<L, R>
auto operator+(const L& left, const R& right) { return detail::compute<detail::operation::add>(left, right); }
template <class L, class R>
requires detail::integers<L, R>
auto operator-(const L& left, const R& right) {
  return detail::compute<detail::operation::subtract>(left, right);
}
template <class L, class R>
requires detail::integers<L, R>
auto operator*(const L& left, const R& right) {
  return detail::compute<detail::operation::multiply>(left, right);
}
template <class L, class R>
requires detail::integers<L, R>
auto operator/(const L& left, const R& right) {
  return detail::compute<detail::operation::divide>(left, right);
}
template <class L, class R>
requires detail::integers<L, R>
auto operator%(const L& left, const R& right) {
  return detail::compute<detail::operation::remainder>(left, right);
}
template <class L, class R>
requires detail::integers<L, R>
auto operator&(const L& left, const R& right) {
  return detail::compute<detail::operation::bit_and>(left, right);
}
template <class L, class R>
requires detail::integers<L, R>
auto operator|(const L& left, const R& right) {
  return detail::compute<detail::operation::bit_or>(left, right);
}
template <class L, class R>
requires detail::integers<L, R>
auto operator^(const L& left, const R& right) {
  return detail::compute<detail::operation::bit_xor>(left, right);
}
template <class L, class R>
requires detail::integers<L, R>
auto operator<<(const L& left, const R& right) {
  return detail::shift<detail::operation::shift_left>(left, right);
}
template <class L, class R>
requires detail::integers<L, R>
auto operator>>(const L& left, const R& right) {
  return detail::shift<detail::operation::shift_right>(left, right);
}

template <detail::integer T>
auto operator-(const symbolic<T>& number) {
  return detail::promoted<T>(0) - number;
}
template <detail::integer T>
auto operator+(const symbolic<T>& number) {
  return symbolic<detail::promoted<T>>(number);
}
template <detail::integer T>
auto operator~(const symbolic<T>& number) {
  return number ^ detail::promoted<T>(-1);
}

template <detail::integer T, class U>
requires detail::integers<symbolic<T>, U> symbolic<T>
&operator+=(symbolic<T>& number, const U& other) { return number = number + other; }
template <detail::integer T, class U>
requires detail::integers<symbolic<T>, U> symbolic<T>
&operator-=(symbolic<T>& number, const U& other) { return number = number - other; }
template <detail::integer T, class U>
requires detail::integers<symbolic<T>, U> symbolic<T>
&operator*=(symbolic<T>& number, const U& other) { return number = number * other; }
template <detail::integer T, class U>
requires detail::integers<symbolic<T>, U> symbolic<T>
&operator/=(symbolic<T>& number, const U& other) { return number = number / other; }
template <detail::integer T, class U>
requires detail::integers<symbolic<T>, U> symbolic<T>
&operator%=(symbolic<T>& number, const U& other) { return number = number % other; }
template <detail::integer T, class U>
requires detail::integers<symbolic<T>, U> symbolic<T>
&operator&=(symbolic<T>& number, const U& other) { return number = number & other; }
template <detail::integer T, class U>
requires detail::integers<symbolic<T>, U> symbolic<T>
&operator|=(symbolic<T>& number, const U& other) { return number = number | other; }
template <detail::integer T, class U>
requires detail::integers<symbolic<T>, U> symbolic<T>
&operator^=(symbolic<T>& number, const U& other) { return number = number ^ other; }
template <detail::integer T, class U>
requires detail::integers<symbolic<T>, U> symbolic<T>
&operator<<=(symbolic<T>& number, const U& other) { return number = number << other; }
template <detail::integer T, class U>
requires detail::integers<symbolic<T>, U> symbolic<T>
&operator>>=(symbolic<T>& number, const U& other) { return number = number >> other; }
template <detail::integer T>
symbolic<T>& operator++(symbolic<T>& number) {
  return number = number + T(1);
}
template <detail::integer T>
symbolic<T>& operator--(symbolic<T>& number) {
  return number = number - T(1);
}
template <detail::integer T>
symbolic<T> operator++(symbolic<T>& number, int) {
  const symbolic<T> before = number;
  ++number;
  return before;
}
template <detail::integer T>
symbolic<T> operator--(symbolic<T>& number, int) {
  const symbolic<T> before = number;
  --number;
  return before;
}

// --- comparisons

namespace detail {

// The type in which two values are compared: common_value<L, R>::type, where there is one.
template <class L, class R>
struct common_value {};
template <class L, class R>
requires integers<L, R>
struct common_value<L, R> {
  using type = common_number<L, R>;
};
template <class L, class R>
requires(one_symbolic<L, R>&& std::same_as<plain_t<L>, plain_t<R>> && !integer<plain_t<L>> &&
         !std::same_as<plain_t<L>, std::string>) struct common_value<L, R> {
  using type = plain_t<L>;
};
template <class T>
concept textual = std::same_as<plain_t<T>, std::string> || std::convertible_to<T, std::string_view>;
template <class L, class R>
requires(one_symbolic<L, R>&& textual<L>&& textual<R>) struct common_value<L, R> {
  using type = std::string;
};

template <class L, class R>
concept comparable = requires {
  typename common_value<L, R>::type;
};
template <class L, class R>
concept ordered = comparable<L, R> &&
    (integer<typename common_value<L, R>::type> || std::is_enum_v<typename common_value<L, R>::type>);

template <comparison op, class L, class R>
symbolic<bool> compare_values(const L& left, const R& right) {
  using common = typename common_value<L, R>::type;
  return symbolic<bool>::of(
      compare(op, type_of<common>(), symbolic<common>(left).value(), symbolic<common>(right).value()));
}

}  // namespace detail

namespace detail {

// What is a condition, and not for C++ alone.
template <class T>
concept condition = std::same_as<T, bool> || std::convertible_to<const T&, symbolic<bool>>;
template <class T>
concept open_condition = condition<T> && !std::same_as<T, bool>;
template <class L, class R>
concept conditions = condition<L> && condition<R> &&(open_condition<L> || open_condition<R>);

}  // namespace detail

template <detail::open_condition T>
symbolic<bool> operator!(const T& condition) {
  return symbolic<bool>::of(detail::negation(symbolic<bool>(condition).value()));
}
// Both sides are evaluated, as by any overloaded operator. What is undefined on the right counts only where
// the left side would have C++ look at it.
template <class L, class R>
requires detail::conditions<L, R> symbolic<bool>
operator&&(const L& left, const R& right) {
  return symbolic<bool>::of(detail::conjunction(symbolic<bool>(left).value(), symbolic<bool>(right).value()));
}
template <class L, class R>
requires detail::conditions<L, R> symbolic<bool>
operator||(const L& left, const R& right) {
  return symbolic<bool>::of(detail::disjunction(symbolic<bool>(left).value(), symbolic<bool>(right).value()));
}

template <class L, class R>
requires detail::comparable<L, R> symbolic<bool>
operator==(const L& left, const R& right) {
  return detail::compare_values<detail::comparison::equal>(left, right);
}
template <class L, class R>
requires detail::comparable<L, R> symbolic<bool>
operator!=(const L& left, const R& right) { return !(left == right); }
template <class L, class R>
requires detail::ordered<L, R> symbolic<bool>
operator<(const L& left, const R& right) {
  return detail::compare_values<detail::comparison::less>(left, right);
}
template <class L, class R>
requires detail::ordered<L, R> symbolic<bool>
operator<=(const L& left, const R& right) {
  return detail::compare_values<detail::comparison::less_or_equal>(left, right);
}
template <class L, class R>
requires detail::ordered<L, R> symbolic<bool>
operator>(const L& left, const R& right) { return right < left; }
template <class L, class R>
requires detail::ordered<L, R> symbolic<bool>
operator>=(const L& left, const R& right) { return right <= left; }

// One of two values, without a fork: the paper's Exp(if, …).
template <class L, class R>
auto choose(const symbolic<bool>& condition, const L& then, const R& otherwise) {
  using chosen = std::common_type_t<detail::plain_t<L>, detail::plain_t<R>>;
  return symbolic<chosen>::of(detail::choice(detail::type_of<chosen>(), condition.value(),
                                             symbolic<chosen>(then).value(),
                                             symbolic<chosen>(otherwise).value()));
}

}  // namespace warrant
