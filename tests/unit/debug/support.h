// What is debugged in tests: a program of one file in the paper's notation, without a library.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "debug/session.h"

namespace warrant::debug {

inline Input inputOf(const std::string& text, const std::string& path = "a.idf",
                     const symbex::Options& options = {.jobs = 1}) {
  return {.sources = {{{path, text}, ast::Dialect::Inline}},
          .library = [](std::string_view) { return std::nullopt; },
          .options = options};
}

}  // namespace warrant::debug
