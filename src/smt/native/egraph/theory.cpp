#include "smt/native/egraph/theory.h"

#include "smt/native/egraph/closure.h"

namespace warrant::smt {

Theory::Theory(Closure& closure, const Interests& interests) { closure.subscribe(*this, interests); }

}  // namespace warrant::smt
