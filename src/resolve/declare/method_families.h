// Methods that override one another, where their parameters' types differ as they are declared.
#pragma once

#include "resolve/declare/program_builder.h"

namespace warrant::ast {

// Once it is known what overrides what: reports the classes that have two methods of one family (those that
// override, or are overridden by, one another, directly or not). Such a class is legal: `m(X)` and
// `m(String)` of C<X> are both overridden by `m(String)` of a class that extends C<String>. But what a class
// has for a family is taken to be one method.
void checkFamilies(ProgramBuilder& builder);

}  // namespace warrant::ast
