// What of a wand is its shape, and what are its arguments: the expressions in it that have a value outside of
// it, whatever is held there.
#pragma once

#include <vector>

#include "ast/ast.h"
#include "facts/analysis.h"

namespace warrant::symbex {

// A wand as it is read: `statically` is the class as whose the predicates and pure methods of `this` are
// read.
struct WandText {
  const ast::Wand* wand;
  const ast::ClassDecl* statically;
};

// The largest expressions of the wand that have a value outside of it, in the order of the text.
std::vector<const ast::Expression*> argumentsOf(const ast::Wand& wand);

// Whether two wands whose arguments have equal values mean the same.
bool haveOneShape(const Analysis& analysis, const WandText& left, const WandText& right);

}  // namespace warrant::symbex
