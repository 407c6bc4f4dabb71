// `warrant explore --strategy bmc`: bounded model checking of a call.
//
// All its executions, up to a bound of iterations and calls, are one formula over bit vectors (unwinder.h).
// The answer is a bug, with inputs that the interpreter has run; that the call is correct, where no execution
// comes to the bound; or that the bound is to be increased. Where one formula has no words for what a program
// does, its paths are explored one by one.
#pragma once

#include <cstdint>
#include <optional>

#include "explore/exploration.h"

namespace warrant::bmc {

struct Question {
  // Of its bounds `unwind` counts where `isIterated` does not say that it is to be found.
  explore::Question question;
  bool isIterated = false;  // 1, 2, 4, … times, until the answer is another one than to increase the bound
};

// On the calling thread, which needs a large stack. The leaves are one for the bug, one for all executions
// that come back where there is none, and one for those that come to the bound where there are such. Throws
// explore::Refused.
explore::Exploration explore(Question question);

}  // namespace warrant::bmc
