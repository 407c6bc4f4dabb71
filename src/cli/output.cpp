#include "cli/output.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string>

#include "cli/log.h"

namespace warrant::cli {

bool isTerminal() { return isatty(STDOUT_FILENO) != 0; }

bool wantsColour(Colour colour) {
  if (colour != Colour::Auto) return colour == Colour::Always;
  const char* const refused = std::getenv("NO_COLOR");
  const char* const terminal = std::getenv("TERM");
  return (refused == nullptr || *refused == '\0') && terminal != nullptr &&
         std::strcmp(terminal, "dumb") != 0 && isTerminal();
}

std::size_t textWidth() {
  constexpr std::size_t usual = 80, least = 40, most = 100;
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return usual;
  return std::clamp<std::size_t>(size.ws_col, least, most);
}

bool writeToStandardOutput(std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = write(STDOUT_FILENO, text.data(), text.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) {
      logError(std::string("the result cannot be written: ") + std::strerror(errno));
      return false;
    }
    text.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

}  // namespace warrant::cli
