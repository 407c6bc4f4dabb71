// Small changes of an expression: of one operator, one number, one condition.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ast/expression.h"
#include "fix/layout.h"

namespace warrant::fix {

struct Mutation {
  std::string was, becomes;  // as the text has it
  Edit edit;
};

std::string titleOf(const Mutation& mutation);

// Of each part of an expression of the text; numbers are changed by one, or to one of those given.
std::vector<Mutation> mutationsOf(const Layout& layout, const ast::Expression& whole,
                                  const std::vector<std::int64_t>& numbers);

// Comparisons in it that leave out equality, with it.
std::vector<Mutation> weakened(const Layout& layout, const ast::Expression& whole);
// Those that do not, without it.
std::vector<Mutation> strengthened(const Layout& layout, const ast::Expression& whole);

// The text of its opposite.
std::string negated(const Layout& layout, const ast::Expression& condition);

}  // namespace warrant::fix
