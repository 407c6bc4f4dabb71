// What type arguments mean: members, supertypes and casts of classes that have them (JLS 4.5, 4.10, 5.1.10).
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ast/ast.h"
#include "ast/substitution.h"
#include "ast/type_table.h"

namespace warrant::ast {

// The type with a new variable for each wildcard, and with what is open as its bound.
Type captured(const Type& type);
bool isCapture(const Type& type);  // whether it is such a variable
// The type of a variable for a value of that type: with wildcards again, or their bounds (JLS 4.10.5).
Type withoutCaptures(const Type& type);
// The bound of the variable, without arguments that may speak of it.
Type boundOnly(const TypeVariable& variable);
// What the type of a member of `owner` is for a receiver of that type.
Type memberType(const Type& declared, const ClassDecl& owner, const Type& receiver);

// What the type of a part is in a value of that datatype.
Type partType(const ConstructorPart& part, const Type& whole);

// Whether each argument of `from` is one that the same argument of `to` allows.
bool containsArguments(const TypeArguments& to, const TypeArguments& from);
// The type with such arguments in the place of open ones that it fits `to`; none: there are none.
std::optional<Type> closedFor(const Type& open, const Type& to);
bool isOpen(const Type& type);

// Whether a value of the type can be told from others when the program runs.
bool isReifiable(const Type& type);
// Whether a cast from the one to the other, neither of them primitive, is checked when the program runs.
bool isCheckedCast(const Type& from, const Type& to);
// The type without its arguments, and with what bounds it for a type variable (JLS 4.6).
Type erased(const Type& type);
// Whether the two have the same class when the program runs: T[] and Object[].
bool haveSameErasure(const Type& left, const Type& right);

}  // namespace warrant::ast
