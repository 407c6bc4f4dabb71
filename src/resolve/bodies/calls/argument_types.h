// What messages about calls say of the arguments.
#pragma once

#include <span>
#include <string>

#include "ast/ast.h"

namespace warrant::ast {

// `(int, Cell<String>)`
std::string typesOf(std::span<const Expression* const> arguments);

}  // namespace warrant::ast
