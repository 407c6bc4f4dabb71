// Markdown as the documentation has it: paragraphs, lists, blocks of code, `code`, **strong**, [links](to).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "report/style.h"

namespace warrant::report {

// For a terminal: paragraphs and lists fill the width, code is indented and never broken, links are their
// texts.
std::string layOut(std::string_view markdown, std::size_t width, const Style& style);

// Running text in one line, without the marks of strong text and links.
std::string withoutMarks(std::string_view text);

}  // namespace warrant::report
