#include "report/style.h"

namespace warrant::report {
namespace {

std::string_view escapeSequence(Tone tone) {
  switch (tone) {
    case Tone::Plain:
      return "";
    case Tone::Strong:
      return "\x1b[1m";
    case Tone::Good:
      return "\x1b[1;32m";
    case Tone::Error:
      return "\x1b[1;31m";
    case Tone::Warning:
      return "\x1b[1;33m";
    case Tone::Note:
      return "\x1b[1;36m";
    case Tone::Margin:
      return "\x1b[34m";
  }
  return "";
}

}  // namespace

std::string Style::paint(Tone tone, std::string_view text) const {
  const std::string_view start = colour_ ? escapeSequence(tone) : "";
  if (start.empty() || text.empty()) return std::string(text);
  std::string painted(start);
  painted += text;
  painted += "\x1b[0m";
  return painted;
}

std::string withoutColour(std::string_view text) {
  std::string plain;
  while (true) {
    const std::size_t start = text.find('\x1b');
    plain += text.substr(0, start);
    const std::size_t end = start == std::string_view::npos ? start : text.find('m', start);
    if (end == std::string_view::npos) return plain;
    text.remove_prefix(end + 1);
  }
}

}  // namespace warrant::report
