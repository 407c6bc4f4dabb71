// Fixes that were tried: with each the program was verified again.
#pragma once

#include <cstddef>
#include <vector>

#include "fix/trial.h"

namespace warrant::fix {

// A failure, and what mends it without any other to come up: at most three, first those that mend more
// failures, then the smaller ones.
struct Suggestion {
  const symbex::MemberResult* member;
  const symbex::Failure* failure;
  Fix fix;
  std::size_t mends = 1;       // failures of the program
  bool isShownBefore = false;  // for another failure, which it mends as well
};

// For the failures of these members of a program, of all members of which it is known what fails, and in
// which there are that many problems. About `trials` verifications of a member are made for each at most.
std::vector<Suggestion> suggest(const ast::Program& program, const std::vector<symbex::MemberResult>& members,
                                const std::vector<symbex::MemberResult>& all, std::size_t problems,
                                const Check& check, std::size_t trials = 100);

}  // namespace warrant::fix
