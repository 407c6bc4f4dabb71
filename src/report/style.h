// Colour on a terminal.
#pragma once

#include <string>
#include <string_view>

namespace warrant::report {

enum class Tone { Plain, Strong, Good, Error, Warning, Note, Margin };

class Style {
 public:
  explicit Style(bool colour) : colour_(colour) {}
  // The text, wrapped in the escape sequences of the tone where colour is wanted.
  std::string paint(Tone tone, std::string_view text) const;

 private:
  bool colour_;
};

// The text without those sequences.
std::string withoutColour(std::string_view text);

}  // namespace warrant::report
