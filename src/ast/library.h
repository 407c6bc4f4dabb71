// Which classes of a library a program needs, besides its own.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "ast/token.h"

namespace warrant::ast {

// The names behind `class`, `interface` and `enum`.
void collectDeclared(const std::vector<Token>& tokens, std::unordered_set<std::string_view>& names);

// Adds the paths, such as `java/lang/Math`, of classes that the names in the file may mean: what it imports
// or writes with its package, and what looks like a class of the package (`java/lang`, or the file's own) but
// is not among `declared`. Not Object and String, of which it is seen later whether more than their names is
// needed.
void collectMentioned(const std::vector<Token>& tokens, const std::unordered_set<std::string_view>& declared,
                      std::set<std::string>& paths);

// Whether the file calls methods of other objects: in the library, of strings, whose class is needed then.
bool callsMethods(const std::vector<Token>& tokens);

}  // namespace warrant::ast
