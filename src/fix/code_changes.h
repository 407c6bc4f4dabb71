// Changes of the code of a member: of an operator or a number, of the order of two statements, a `break` that
// is missing; a guard; a statement too many.
#pragma once

#include "fix/drafts.h"
#include "symbex/explain/failure.h"

namespace warrant::fix {

// What might have been meant. Those are drafted first that are about what the failure names as changed, then
// what stands closest before it.
void draftCodeChanges(Drafts& drafts, const ast::MethodDecl& method, const symbex::Failure& failure);

// The statement is executed only where what it needs is given.
void draftGuard(Drafts& drafts, const ast::MethodDecl& method, const symbex::Failure& failure);

// The statement where it fails, where that is a ghost statement other than an assertion; what the failure
// names as changed.
void draftRemovals(Drafts& drafts, const ast::MethodDecl& method, const symbex::Failure& failure);

}  // namespace warrant::fix
