// What calls by `super` run, for all the classes below at once.
#pragma once

#include <memory>
#include <vector>

#include "facts/inheritance.h"
#include "symbex/members/subject.h"

namespace warrant::symbex {

// Verifies what calls by `super` run for objects of any class below, where several of all members ask for it,
// and takes it from these members where that succeeds, whichever of them these are. What holds while nothing
// is known of a class's definitions holds whatever they are.
void dropVerifiedBelow(std::vector<InheritedMember>& members, const std::shared_ptr<const Subject>& subject);

}  // namespace warrant::symbex
