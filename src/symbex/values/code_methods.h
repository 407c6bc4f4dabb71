// Methods of the library over numbers of which their contracts do not tell all: those that ask tables of
// Unicode for characters, and those that count bits.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "ast/ast.h"

namespace warrant::symbex {

bool isCodeMethod(const ast::MethodDecl& method);
// What a call yields, truth values as 0 and 1. None: it is not known, for the tables are not here.
std::optional<std::int64_t> yieldOfCodeMethod(std::string_view name, std::span<const std::int64_t> operands);

}  // namespace warrant::symbex
