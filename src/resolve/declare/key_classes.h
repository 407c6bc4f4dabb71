// Objects of the program's own classes as keys of maps and elements of sets.
#pragma once

namespace warrant::ast {

class ProgramBuilder;

// Adds to the contract of Objects.equalsOnlyItself for which classes that holds, as far as collections of
// these are mentioned: an enum, or a class all objects of which have `equals` and `hashCode` of Object.
void addClassesOfKeys(ProgramBuilder& builder);

}  // namespace warrant::ast
