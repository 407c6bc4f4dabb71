// What fails in the member shown: the message, why, and what mends it.
#pragma once

#include <string>

#include "page/page.h"

namespace warrant::page {

// Each with links to lines of the source, and to the steps that it speaks of.
std::string failuresOf(const Subject& subject);

}  // namespace warrant::page
