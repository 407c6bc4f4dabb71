// Which of many clauses hold together: those that fail are left out, and the rest is verified again, until
// none fails. Of those that are left the ones that mend a failure are found.
#pragma once

#include <string>
#include <vector>

#include "fix/trial.h"

namespace warrant::fix {

// One clause of each fix is to be added to the same loop or contract, of the member with that name: there
// they hold or fail.
struct Guesses {
  std::string member;
  std::vector<Fix> clauses;
};

// Fixes made of these that mend the failure of the member `failing`: single ones, or, if there are none, one
// of several. They are verified with that member only. It ends where the budget is spent.
std::vector<Fix> keptOf(const Trial& trial, const Guesses& guesses, const std::string& failure,
                        const std::string& failing, const Budget& budget);

}  // namespace warrant::fix
