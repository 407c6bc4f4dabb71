// Java's formats: `String.format`, `printf`.
#pragma once

#include <string>

#include "run/machine.h"

namespace warrant::run {

// Throws Java's exceptions where the format does not fit. `arguments`: an array of objects.
std::u16string formatted(const NativeCall& call, Object* pattern, Object* arguments);

}  // namespace warrant::run
