// Which classes and interfaces extend or implement which, and which are initialised with others.
#pragma once

#include <vector>

#include "ast/declaration.h"

namespace warrant::ast {

// Whether it is that class or interface, or extends or implements it, by whatever is between. Each class
// above is looked at once, in however many ways it is reached.
bool isBelow(const ClassDecl& declaration, const ClassDecl& above);
// The same of its values: those of interfaces are Objects, too.
bool isSubclass(const ClassDecl& below, const ClassDecl& above);

// Whether it is java.lang.Error, or a class below.
bool isError(const ClassDecl& exception);

// What is initialised right before the class is, in that order: its superclass and superinterfaces with code
// for their instances (JLS 12.4.1), and theirs.
std::vector<const ClassDecl*> initializedBefore(const ClassDecl& declaration);

}  // namespace warrant::ast
