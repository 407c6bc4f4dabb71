// C++'s arithmetic on constants: what an operation yields over the integers, and what it takes to be defined.
#pragma once

#include <cstdint>
#include <optional>

#include "warrant/symbolic/engine.h"

namespace warrant::symbolics {

__extension__ using Wide = __int128;

struct Range {
  Wide least, greatest;
  bool contains(Wide number) const { return least <= number && number <= greatest; }
};

Range rangeOf(const detail::type& type);
// The number that a constant of the type stands for, which a word may not be able to hold as one that is
// signed.
Wide numberIn(const detail::type& type, std::int64_t word);
// As C++ converts it to the type: modulo a power of two.
Wide wrapped(const detail::type& type, Wide number);

// What an operation of two numbers of the type is over the integers, before it is brought into the type; none
// where that has no value: a division by zero, a distance that is none. The type says how many bits there
// are.
std::optional<Wide> calculated(detail::operation operation, const detail::type& type, Wide left, Wide right);
bool compared(detail::comparison comparison, Wide left, Wide right);

}  // namespace warrant::symbolics
