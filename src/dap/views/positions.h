// Lines, columns and files as the client has them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ast/program.h"
#include "dap/protocol/message.h"
#include "support/source.h"

namespace warrant::dap {

// Columns of the protocol are UTF-16 code units; ours are code points.
std::int64_t unitsIn(std::string_view text);
std::int64_t toUtf16(std::string_view line, std::uint32_t column);
// The byte before which that many code units stand; of a place behind the text, or within a character, its
// end.
std::size_t byteAt(std::string_view line, std::int64_t units);

struct Positions {
  std::int64_t firstLine = 1, firstColumn = 1;  // how the client counts

  std::int64_t toClient(std::uint32_t line) const { return line - 1 + firstLine; }
  // Throws Refused.
  std::uint32_t fromClient(std::int64_t line) const;
  // Sets `line`, `column`, `endLine` and `endColumn`.
  void add(json& target, const support::SourceFile& file, const support::SourceRange& range) const;
};

json sourceOf(const ast::Source& source);
// Which file of the program the client means, if any.
std::optional<std::uint32_t> fileOf(const ast::Program& program, const std::string& path);

}  // namespace warrant::dap
