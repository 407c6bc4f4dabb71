// Text that a page can hold, whatever it says.
#pragma once

#include <string>
#include <string_view>

namespace warrant::page {

// As text, or as the value of an attribute in double quotes: without what could be read as markup, and with
// U+FFFD for what could take hold of the display (report/display.h). Tabs stay.
std::string toHtmlText(std::string_view text);

// A JSON document within a script element: no end of that element, and no line end of JavaScript's.
std::string toScriptData(std::string_view json);

}  // namespace warrant::page
