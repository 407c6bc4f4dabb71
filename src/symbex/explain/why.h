// Why an obligation fails, as far as the path that fails tells (language.md, section 10).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "support/source.h"
#include "symbex/explain/why/example.h"

namespace warrant::symbex {

struct Why {
  enum class Cause : std::uint8_t {
    // Of a missing permission, in the order in which they are looked for.
    GivenAway,
    Folded,
    Amount,
    Alias,
    Wand,
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

  // Something in the notation of contracts: of the state at hand, and of the one in which the member begins.
  // Empty: there it has no words for it.
  struct Said {
    std::string here = {}, onEntry = {};
  };
  struct Conjunct;

  Cause cause;
  std::string message;
  std::string chunk = {};  // the permission that is missing: `this.x`, `c.valid()`; empty: a value is
  std::vector<Place> places = {};
  std::string condition = {};  // that would do, or under which it is held
  // Where a predicate cannot be closed: the first of its conjuncts that fails.
  std::shared_ptr<const Conjunct> conjunct = {};
  std::vector<std::string> facts =
      {};  // that say something of the value's parts; none follows from the others
  std::optional<Example> example = {};  // in which the value is another one

  // --- for who looks for a mend
  Said missing = {};  // the permission, or the value's condition
  enum class Form : std::uint8_t { Other, Equation, NotNull, Location, Predicate };
  Form form = Form::Other;       // of that
  bool isOfNull = false;         // of a location: its object is null here
  Said actual = {};              // of an equation: what the left side is
  Said remedy = {};              // the condition
  std::vector<Said> apart = {};  // that two objects or indices differ, which is not known
  struct Ghost {
    enum class Word : std::uint8_t { Open, Close, Use, Apply };
    Word word;
    std::string operand;  // `this.p()`
  };
  std::vector<Ghost> ghosts = {};  // that may give it

  void add(Place::Role role, const support::SourceRange& range, std::string_view message);
  const Place* find(Place::Role role) const;  // the first with that role; nullptr: none
};

struct Why::Conjunct {
  support::SourceRange range;
  std::string wanted;  // in the words of the state: `0 <= old(this.balance) - amount`
  Why why;
};

std::string_view toString(Why::Cause cause);       // `given-away`
std::string_view toString(Why::Place::Role role);  // `taken-at`

}  // namespace warrant::symbex
