// Fixes that were tried: with each the program was verified again.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "fix/candidates.h"

namespace warrant::fix {

// How a program is read and verified again; what it yields keeps itself alive.
struct Checked {
  std::shared_ptr<const void> owner;
  bool isVerifiable = false;
  std::size_t problems = 0;  // of the input
  std::vector<symbex::MemberResult> members;
};
using Check = std::function<Checked(std::vector<ast::Source>)>;

// A failure, and what mends it without any other to come up: at most three, the smallest first.
struct Suggestion {
  const symbex::MemberResult* member;
  const symbex::Failure* failure;
  Fix fix;
};

// For the failures of these members of a program, of all members of which it is known what fails. At most
// `trials` are made for each.
std::vector<Suggestion> suggest(const ast::Program& program, const std::vector<symbex::MemberResult>& members,
                                const std::vector<symbex::MemberResult>& all, std::size_t problems,
                                const Check& check, std::size_t trials = 24);

// The sources that the user named, with the edits of the fix.
std::vector<ast::Source> withFix(const ast::Program& program, const Fix& fix);

}  // namespace warrant::fix
