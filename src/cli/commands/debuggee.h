// Reading what is to be debugged.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ast/program.h"
#include "cli/line/arguments.h"

namespace warrant::cli {

struct Debuggee {
  std::optional<std::vector<ast::Source>> sources;  // in whole; nothing: they cannot be read
  std::string messages;                             // what is wrong with them, for people
};

// The program that the paths name.
Debuggee readDebuggee(const VerifyArguments& arguments);

}  // namespace warrant::cli
