// Why an obligation fails, as far as the path that fails tells (language.md, section 10).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "support/source.h"

namespace warrant::symbex {

struct Why {
  enum class Cause : std::uint8_t {
    // Of a missing permission, in the order in which they are looked for.
    GivenAway,
    Folded,
    Alias,
    OtherPath,
    NeverHeld,
    // Of a value that does not follow.
    Changed,
    UnknownValue,
  };
  struct Place {
    enum class Role : std::uint8_t { HeldSince, TakenAt, TakenBy, Inside, Changed, Branch };
    Role role;
    support::SourceRange range;
    std::string message;
  };

  Cause cause;
  std::string message;
  std::string chunk = {};  // the permission that is missing: `this.x`, `c.valid()`; empty: a value is
  std::vector<Place> places = {};
  std::string condition = {};  // that would do, or under which it is held

  void add(Place::Role role, const support::SourceRange& range, std::string_view message);
};

std::string_view toString(Why::Cause cause);       // `given-away`
std::string_view toString(Why::Place::Role role);  // `taken-at`

}  // namespace warrant::symbex
