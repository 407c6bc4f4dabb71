// Where what is known from other runs is kept.
#pragma once

#include <string>

namespace warrant::cache {

// Below the user's folder for such things ($XDG_CACHE_HOME, ~/.cache); empty where there is none, or where
// $WARRANT_CACHE is `off`. $WARRANT_CACHE may name another folder.
std::string usualFolder();

}  // namespace warrant::cache
