// Lines from a terminal, with editing, history and completion where libedit is there.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warrant::cli {

class LineReader {
 public:
  // What may stand for the last word of a line.
  using Complete = std::function<std::vector<std::string>(std::string_view line)>;

  explicit LineReader(Complete complete);
  // Nothing at the end of the input.
  std::optional<std::string> next(const std::string& prompt);
};

// Writes the text, page by page where standard output is a terminal that it does not fit on.
void writePaged(const std::string& text);

}  // namespace warrant::cli
