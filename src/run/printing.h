// Values as Java expressions, as far as they have such.
#pragma once

#include <string>

#include "run/machine.h"

namespace warrant::run {

// `3`, `'a'`, `"text"`, `null`, `{1, 2}`; of an object its class and fields, each object once: `Cell#1{x:
// 3}`.
std::string show(Machine& machine, const ast::Type& type, Value value);

}  // namespace warrant::run
