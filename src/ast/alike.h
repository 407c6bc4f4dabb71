// Comparing texts.
#pragma once

#include "ast/ast.h"

namespace warrant::ast {

// Whether the two demand the same, word by word, where variables count by their place in the store.
// Declarations that override one another count as equal. `false` says nothing.
bool areAlike(std::span<const Assertion* const> left, std::span<const Assertion* const> right);
bool areAlike(const Assertion& left, const Assertion& right);
bool areAlike(const Expression& left, const Expression& right);

}  // namespace warrant::ast
