// What contracts of the library say of the program as a whole.
#pragma once

namespace warrant::ast {

class ProgramBuilder;

// Adds to the contract of Objects.equalsOnlyItself for which classes that holds, as far as collections of
// these are mentioned: an enum, or a class all objects of which have `equals` and `hashCode` of Object.
void addClassesOfKeys(ProgramBuilder& builder);

// Adds to the contracts of `allowsNull()` and `isModifiable()` of a collection that they hold, where the
// program names none of the methods that the class lists as making others.
void addWhatCollectionsAllow(ProgramBuilder& builder);

}  // namespace warrant::ast
