// What a check claims: forall, implies, should, should_not.
//
// A specification that yields a condition (`forall<int>([](auto i) { return i == i; })`, `implies(a, b)`) is
// a condition, for which all forks within it are joined. Where it is not used as one, it is claimed, as by
// should(): in the paper the value of a specification is what is to be checked.
#pragma once

#include <concepts>
#include <exception>
#include <memory>
#include <string_view>
#include <type_traits>
#include <utility>

#include "warrant/symbolic/record.h"

namespace warrant {
namespace detail {

template <class F, class Result, class... Arguments>
callback<Result, Arguments...> callback_to(F& callable) {
  return {const_cast<void*>(static_cast<const void*>(std::addressof(callable))),
          [](void* object, Arguments... arguments) -> Result {
            return (*static_cast<F*>(object))(arguments...);
          }};
}

// A condition that is made when it is needed; F has value() and claim(place).
template <class F>
class specification;

template <class T>
inline constexpr bool is_specification = false;
template <class F>
inline constexpr bool is_specification<specification<F>> = true;

template <class C>
void claim_condition(const C& condition, const detail::place& place) {
  if constexpr (is_specification<C>)
    condition.claim(place);
  else
    detail::claim(symbolic<bool>(condition).value(), true, place);
}

template <class F>
class specification {
 public:
  specification(F made, detail::place place)
      : made_(std::move(made)), place_(place), unwinding_(std::uncaught_exceptions()) {}
  specification(specification&& other) noexcept
      : made_(std::move(other.made_)),
        place_(other.place_),
        unwinding_(other.unwinding_),
        isUsed_(std::exchange(other.isUsed_, true)) {}
  specification& operator=(specification&&) = delete;
  ~specification() noexcept(false) {
    if (!isUsed_ && std::uncaught_exceptions() == unwinding_) made_.claim(place_);
  }

  operator symbolic<bool>() const {  // NOLINT: it is one
    isUsed_ = true;
    return symbolic<bool>::of(made_.value());
  }
  explicit operator bool() const { return static_cast<bool>(symbolic<bool>(*this)); }
  void claim(const detail::place& place) const {
    isUsed_ = true;
    made_.claim(place);
  }

 private:
  F made_;
  detail::place place_;
  int unwinding_;
  mutable bool isUsed_ = false;
};

// The condition that a callable yields.
template <class F>
value apart_from(const F& callable) {
  const auto condition = [&] { return symbolic<bool>(callable()).value(); };
  return apart(callback_to<const decltype(condition), value>(condition));
}

// --- forall

// Whose values a specification is about: of T, or of what symbolic<T> stands for.
template <class T>
using subject = symbolic<plain_t<T>>;

// A value, or the record of the check that a reference is to.
template <class T>
auto keep(const T& value) {
  if constexpr (record<T>)
    return &value;
  else
    return value;
}
template <class T>
const auto& kept(const T& value) {
  if constexpr (std::is_pointer_v<T>)
    return *value;
  else
    return value;
}

// Hands the callable the record itself, a copy of it, or a reference to it, whichever it takes.
template <class T, class F>
decltype(auto) give(F& callable, const symbolic<T>& value) {
  if constexpr (!record<T>)
    return callable(value);
  else if constexpr (std::is_invocable_v<F&, const T&>)
    return callable(*value);
  else if constexpr (std::is_invocable_v<F&, T&>) {
    T copy = *value;
    return callable(copy);
  } else
    return callable(value);
}

template <class T>
symbolic<T> any_of_type(std::string_view name) {
  if constexpr (record<T>)
    return symbolic<T>(*static_cast<const T*>(fresh_record(type_of<T>(), name)));
  else
    return symbolic<T>::of(fresh(type_of<T>(), name));
}

// That the callable's condition holds for each value.
template <class T, class F>
struct universal {
  F callable;
  std::string_view name;

  detail::value value() const {
    const auto domain = [](detail::value) { return constant(true); };
    const auto condition = [&](detail::value bound) {
      return symbolic<bool>(give<T>(callable, symbolic<T>::of(bound))).value();
    };
    return for_all(type_of<T>(), callback_to<decltype(domain), detail::value, detail::value>(domain),
                   callback_to<decltype(condition), detail::value, detail::value>(condition));
  }
  void claim(const detail::place& place) const {
    claim_condition(give<T>(callable, any_of_type<T>(name)), place);
  }
};

}  // namespace detail

// What follows holds for all values of T. The callable takes one: a symbolic<T>, or a record T, which is
// default-made. Where it yields nothing it is called for a value that stands for all, and its claims are
// about that one; where it yields a condition, so does this. The name is for people.
template <class T, class F>
auto forall(std::string_view name, F callable, detail::place place = detail::place::here()) {
  using subject = detail::plain_t<T>;
  using result = decltype(detail::give<subject>(callable, detail::any_of_type<subject>(name)));
  if constexpr (std::is_void_v<result>) {
    detail::give<subject>(callable, detail::any_of_type<subject>(name));
  } else {
    using made = detail::universal<subject, F>;
    return detail::specification<made>(made{std::move(callable), name}, place);
  }
}
template <class T, class F>
requires(!std::convertible_to<F, std::string_view>) auto forall(F callable,
                                                                detail::place place = detail::place::here()) {
  return forall<T>(std::string_view(), std::move(callable), place);
}
// The same for values of several types, which the callable takes together.
template <class T, class U, class... Others, class F>
auto forall(F callable, detail::place place = detail::place::here()) {
  return forall<T>(
      [=](const auto& first) {
        return forall<U, Others...>(
            [callable, first = detail::keep(first)](const auto&... others) {
              return callable(detail::kept(first), others...);
            },
            place);
      },
      place);
}
// An arbitrary value of T: a symbolic<T>, or a record.
template <class T>
auto forall(std::string_view name = {}) {
  using subject = detail::plain_t<T>;
  if constexpr (detail::record<subject> && !detail::is_symbolic<T>)
    return subject(*detail::any_of_type<subject>(name));
  else
    return detail::any_of_type<subject>(name);
}

// --- implies

namespace detail {

// `left` implies what the callable yields, which is called where the left may hold.
template <class F>
struct implication {
  symbolic<bool> left;
  F right;

  detail::value value() const {
    return apart_from([&] { return left ? symbolic<bool>(right()) : symbolic<bool>(true); });
  }
  void claim(const detail::place& place) const {
    if (left) claim_condition(right(), place);
  }
};

// The same of two conditions.
struct conditional {
  symbolic<bool> left, right;

  detail::value value() const { return disjunction(negation(left.value()), right.value()); }
  void claim(const detail::place& place) const { detail::claim(value(), true, place); }
};

}  // namespace detail

template <detail::condition L, detail::condition R>
auto implies(const L& left, const R& right, detail::place place = detail::place::here()) {
  return detail::specification<detail::conditional>({left, right}, place);
}
// A callable on the right runs only where the left may hold, and its claims are about that.
template <detail::condition L, std::invocable F>
requires(!detail::condition<F>) auto implies(const L& left, F right,
                                             detail::place place = detail::place::here()) {
  if constexpr (std::is_void_v<decltype(right())>) {
    if (symbolic<bool>(left)) right();
  } else {
    return detail::specification<detail::implication<F>>({symbolic<bool>(left), std::move(right)}, place);
  }
}

// --- should

// Claims that the condition holds, or does not, whichever way it is reached. The execution goes on as if it
// did. Outside of a check: misuse.
template <detail::condition C>
void should(const C& condition, detail::place place = detail::place::here()) {
  detail::claim_condition(condition, place);
}
template <detail::condition C>
void should_not(const C& condition, detail::place place = detail::place::here()) {
  detail::claim(symbolic<bool>(condition).value(), false, place);
}

// Leaves out what does not satisfy the condition: what follows on this path is about the rest.
inline void suppose(const symbolic<bool>& condition) { detail::suppose(condition.value()); }

}  // namespace warrant
