// What might mend a failure: changes of contracts, loop invariants and ghost statements, untried.
#pragma once

#include <vector>

#include "ast/program.h"
#include "fix/drafts.h"
#include "symbex/verifier.h"

namespace warrant::fix {

// For a failure of the member, the smallest first. They never assume, and never ask for `false`.
std::vector<Fix> candidates(const ast::Program& program, const symbex::MemberResult& member,
                            const symbex::Failure& failure);

}  // namespace warrant::fix
