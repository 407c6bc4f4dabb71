#include "page/escape.h"

#include "report/display.h"

namespace warrant::page {

namespace {

void appendEscaped(std::string& html, std::string_view text) {
  for (const char c : text) {
    switch (c) {
      case '&':
        html += "&amp;";
        break;
      case '<':
        html += "&lt;";
        break;
      case '>':
        html += "&gt;";
        break;
      case '"':
        html += "&quot;";
        break;
      case '\'':
        html += "&#39;";
        break;
      default:
        html += c;
    }
  }
}

}  // namespace

std::string toHtmlText(std::string_view text) {
  std::string html;
  for (bool isFirst = true; isFirst || !text.empty(); isFirst = false) {
    const std::size_t tab = text.find('\t');
    appendEscaped(html, report::printable(text.substr(0, tab)));
    if (tab == std::string_view::npos) break;
    html += '\t';
    text.remove_prefix(tab + 1);
  }
  return html;
}

// Within JSON these characters stand in strings only.
std::string toScriptData(std::string_view json) {
  std::string data;
  data.reserve(json.size());
  for (std::size_t i = 0; i < json.size(); ++i) {
    const std::string_view rest = json.substr(i);
    if (rest[0] == '<') {
      data += "\\u003c";
    } else if (rest[0] == '>') {
      data += "\\u003e";
    } else if (rest[0] == '&') {
      data += "\\u0026";
    } else if (rest.starts_with("\xe2\x80\xa8") || rest.starts_with("\xe2\x80\xa9")) {
      data += rest[2] == '\xa8' ? "\\u2028" : "\\u2029";
      i += 2;
    } else {
      data += rest[0];
    }
  }
  return data;
}

}  // namespace warrant::page
