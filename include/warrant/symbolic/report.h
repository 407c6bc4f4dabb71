// check() and what it reports.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "warrant/symbolic/specification.h"

namespace warrant {

// Whether arithmetic that leaves its type, which is undefined in C++, is assumed not to happen (and named in
// the report, where it may), or is a failure itself.
enum class overflow : unsigned char { assumed_away, reported };

// So that every check of a program that ends does so. Where a bound is hit the check is not verified.
struct options {
  std::size_t paths = 10'000;     // executions
  std::size_t depth = 1'000;      // operations of which each is made of the one before
  std::size_t decisions = 1'000;  // of one execution
  warrant::overflow overflow = warrant::overflow::assumed_away;
};

// Verified: on all paths every claim holds. Refuted: a claim does not hold for the counterexample, with which
// the check was run again. Unknown: neither was found out, and the report says why.
enum class outcome : unsigned char { verified, refuted, unknown };

// What a counterexample gives one name.
struct assignment {
  std::string name;   // `o`
  std::string value;  // `Opportunity{access = "private", owner = u2}`
};

// Values of the symbols with which a claim fails; empty where there are none.
class counterexample {
 public:
  counterexample() = default;
  explicit counterexample(std::vector<assignment> values) : values_(std::move(values)) {}

  bool empty() const { return values_.empty(); }
  explicit operator bool() const { return !empty(); }
  std::size_t size() const { return values_.size(); }
  auto begin() const { return values_.begin(); }
  auto end() const { return values_.end(); }
  // What the name is given; empty where there is no such name.
  std::string operator[](std::string_view name) const;
  // A line for each name.
  std::string str() const;
  operator std::string() const { return str(); }  // NOLINT
  friend std::ostream& operator<<(std::ostream& stream, const counterexample& values);

 private:
  std::vector<assignment> values_;
};

// A claim that does not hold, or of which that is not known.
struct failure {
  std::string what;
  std::string file;  // empty: no place is known
  std::size_t line = 0;
  bool is_refuted = false;
  warrant::counterexample counterexample;  // with which it fails, if it is refuted
};

namespace detail {
struct findings;
}

class report {
 public:
  explicit report(std::shared_ptr<const detail::findings> findings) : findings_(std::move(findings)) {}

  const std::string& name() const;
  warrant::outcome outcome() const;
  bool verified() const { return outcome() == warrant::outcome::verified; }
  // Of the first failure that is refuted.
  const warrant::counterexample& counterexample() const;
  const std::vector<failure>& failures() const;
  // Why it is unknown, in a sentence for each reason; empty where it is not.
  const std::string& reason() const;
  // Arithmetic of which it is assumed that it does not overflow; none where that is known.
  const std::vector<std::string>& assumptions() const;
  // The verification condition, in the paper's notation: `all i: int, j: int | i + j = j + i`.
  std::string condition() const;
  std::size_t paths() const;  // how many ways through the check there were
  friend std::ostream& operator<<(std::ostream& stream, const report& report);

 private:
  std::shared_ptr<const detail::findings> findings_;
};

namespace detail {
report run_check(std::string_view name, const options& options, callback<void> body);
}

// Runs the body once for each way through it, and finds out whether all that it claims holds. The body must
// do the same each time that it is run with the same decisions; where it does not, the report says so. It may
// yield a condition, which is claimed then. Another check may run within it, apart from it.
template <class F>
report check(std::string_view name, F&& body, const options& options = {},
             detail::place place = detail::place::here()) {
  const auto run = [&] {
    if constexpr (std::is_void_v<decltype(body())>)
      body();
    else
      detail::claim_condition(body(), place);
  };
  return detail::run_check(name, options, detail::callback_to<const decltype(run), void>(run));
}

}  // namespace warrant
