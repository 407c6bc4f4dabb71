// Other conditions in the place of the one that fails: it is what was said that is mistaken, not the code.
#pragma once

#include "fix/drafts.h"
#include "symbex/explain/failure.h"

namespace warrant::fix {

// A postcondition speaks of the value on entry where it compares a place with itself and more.
void draftOld(Drafts& drafts, const ast::MethodDecl& method, const symbex::Failure& failure);

// What a value is, in place of what it was said to be; the opposite; equality let in; other arguments of a
// predicate; a permission promised once, where it was twice.
void draftCorrections(Drafts& drafts, const ast::MethodDecl& method, const symbex::Failure& failure);

}  // namespace warrant::fix
