// Results of members as bytes, from which another run has them back.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cache/structure.h"
#include "symbex/verifier.h"

namespace warrant::cache {

// Whether it says nothing about places: then it is the same wherever its member stands.
bool isWithoutPlaces(const symbex::MemberResult& result);

// Everything but the member itself, and but what was recorded.
std::string toBytes(const symbex::MemberResult& result, const Identities& identities);

// Fills the result, which tells the member already. False, with nothing changed: the bytes are not of such a
// result, or not of this program.
bool fromBytes(std::string_view bytes, const ast::Program& program, const Identities& identities,
               symbex::MemberResult& result);

}  // namespace warrant::cache
