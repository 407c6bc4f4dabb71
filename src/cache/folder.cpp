#include "cache/folder.h"

#include <cstdlib>
#include <string_view>

namespace warrant::cache {
namespace {

std::string_view variable(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string_view() : value;
}

}  // namespace

std::string usualFolder() {
  const std::string wanted(variable("WARRANT_CACHE"));
  if (!wanted.empty()) return wanted == "off" ? std::string() : wanted;
  const std::string caches(variable("XDG_CACHE_HOME")), home(variable("HOME"));
  if (caches.starts_with('/')) return caches + "/warrant";
  return home.starts_with('/') ? home + "/.cache/warrant" : std::string();
}

}  // namespace warrant::cache
