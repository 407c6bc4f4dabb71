// What Java calls the classes of objects.
#pragma once

#include <string>

#include "run/classes.h"

namespace warrant::run {

// What Class.getName says of the object's class: `Outer$Inner`, `java.lang.String`, `[I`.
std::string javaName(Classes& classes, const Object& object);

}  // namespace warrant::run
