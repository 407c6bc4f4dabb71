// Sets of records. A default-made table is any set, finite or not; as a member of a record it is one for each
// record (an association). What a query selects is a table, too. Tables are values: nothing changes them.
#pragma once

#include <functional>
#include <memory>
#include <string_view>
#include <utility>

#include "warrant/symbolic/specification.h"

namespace warrant {

template <detail::record T>
class table {
 public:
  using reference = symbolic<T>;

  table() : table(std::string_view()) {}
  // The name is for people.
  explicit table(std::string_view name) {
    const detail::value relation = detail::fresh_relation(detail::type_of<T>(), name, this);
    isIn_ = std::make_shared<membership>([relation](const reference& record) {
      return symbolic<bool>::of(detail::is_in(detail::type_of<T>(), relation, record.value()));
    });
  }
  // Of no records.
  static table none() {
    return table([](const reference&) { return symbolic<bool>(false); });
  }

  // Whether the record is one of them.
  symbolic<bool> includes(const reference& record) const { return (*isIn_)(record); }

  // Those for which the condition holds; a callable that takes a record, or a reference to one, and does
  // nothing else.
  template <class F>
  table where(F condition) const {
    return table([all = isIn_, condition](const reference& record) {
      return (*all)(record) && holds(condition, record);
    });
  }
  friend table operator|(const table& left, const table& right) {
    return table(
        [l = left.isIn_, r = right.isIn_](const reference& record) { return (*l)(record) || (*r)(record); });
  }
  friend table operator&(const table& left, const table& right) {
    return table(
        [l = left.isIn_, r = right.isIn_](const reference& record) { return (*l)(record) && (*r)(record); });
  }
  friend table operator-(const table& left, const table& right) {
    return table(
        [l = left.isIn_, r = right.isIn_](const reference& record) { return (*l)(record) && !(*r)(record); });
  }

  // Whether the condition holds for each of them; for one of them; whether there is none.
  template <class F>
  symbolic<bool> all(F condition) const {
    const auto domain = [&](detail::value bound) { return includes(reference::of(bound)).value(); };
    const auto claim = [&](detail::value bound) {
      return symbolic<bool>(detail::give<T>(condition, reference::of(bound))).value();
    };
    return symbolic<bool>::of(
        detail::for_all(detail::type_of<T>(),
                        detail::callback_to<const decltype(domain), detail::value, detail::value>(domain),
                        detail::callback_to<const decltype(claim), detail::value, detail::value>(claim)));
  }
  template <class F>
  symbolic<bool> any(F condition) const {
    return !all([&](const reference& record) { return !symbolic<bool>(detail::give<T>(condition, record)); });
  }
  symbolic<bool> empty() const {
    return all([](const reference&) { return symbolic<bool>(false); });
  }

 private:
  using membership = std::function<symbolic<bool>(const reference&)>;

  template <class F>
  requires std::invocable<F&, const reference&>
  explicit table(F isIn) : isIn_(std::make_shared<membership>(std::move(isIn))) {}

  template <class F>
  static symbolic<bool> holds(const F& condition, const reference& record) {
    return symbolic<bool>::of(
        detail::apart_from([&] { return symbolic<bool>(detail::give<T>(condition, record)); }));
  }

  std::shared_ptr<const membership> isIn_;
};

// What the callable claims is claimed of each record of the table.
template <detail::record T, class F>
void forall(const table<T>& records, F callable) {
  const symbolic<T> record = detail::any_of_type<T>({});
  if (records.includes(record)) detail::give<T>(callable, record);
}

}  // namespace warrant
