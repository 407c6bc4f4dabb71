// The style and the script of the page, as the build has put them together from src/page/web, and their
// SHA-256 in base 64, by which the page's policy lets them in.
#pragma once

#include <string_view>

namespace warrant::page {

std::string_view style();
std::string_view styleHash();
std::string_view script();
std::string_view scriptHash();

}  // namespace warrant::page
