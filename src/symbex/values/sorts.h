// The sort of the terms that are values of a type.
#pragma once

#include "ast/type.h"
#include "smt/terms/term.h"

namespace warrant::symbex {

smt::Sort sortOf(const ast::Type& type);

}  // namespace warrant::symbex
