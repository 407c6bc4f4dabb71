// What might mend a failure, untried.
#pragma once

#include <cstdint>
#include <vector>

#include "ast/program.h"
#include "fix/drafts.h"
#include "symbex/verifier.h"

namespace warrant::fix {

enum class Sort : std::uint8_t {
  Contract,    // of contracts and loop invariants, and ghost statements; a guard
  Code,        // of the code otherwise
  Correction,  // what fails says something else
  Removal,     // of a statement
};

// Of changes of the code, and of what was said, at least.
inline constexpr unsigned rankOfCode = 2;

// For a failure of the member, which is explained; what should be tried first comes first. They never assume,
// and never ask for `false`.
std::vector<Fix> candidates(Sort sort, const ast::Program& program, const symbex::MemberResult& member,
                            const symbex::Failure& failure);

}  // namespace warrant::fix
