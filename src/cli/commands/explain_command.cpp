#include "cli/commands/explain_command.h"

#include <algorithm>
#include <string>

#include "cli/log.h"
#include "cli/output.h"
#include "report/display.h"
#include "report/pages/markdown.h"
#include "report/pages/pages.h"
#include "report/style.h"

namespace warrant::cli {
namespace {

using report::Page;
using report::Style;
using report::Tone;

// The text, cut where it is wider.
std::string cut(std::string text, std::size_t width) {
  if (report::displayWidth(text) <= width) return text;
  while (report::displayWidth(text) + 1 > width) {
    do text.pop_back();
    while (!text.empty() && (text.back() & 0xC0) == 0x80);
  }
  return text + "…";
}

// A line for each page, below the headings of the document.
std::string listOfPages(const Style& style) {
  constexpr std::size_t nameWidth = 39;
  std::string out;
  std::string_view section;
  for (const Page& page : report::pages()) {
    if (page.section != section)
      out += (out.empty() ? "" : "\n") + style.paint(Tone::Strong, page.section) + "\n";
    section = page.section;
    std::string name(page.name);
    name.resize(std::max(name.size(), nameWidth), ' ');
    std::string summary = summaryOf(page);
    if (isTerminal()) summary = cut(std::move(summary), textWidth() - nameWidth - 10);
    out += "  " + style.paint(Tone::Note, page.code) + "  " + name + " " + summary + "\n";
  }
  return out + "\n`warrant explain CODE` shows the page.\n";
}

std::string pageToText(const Page& page, const Style& style) {
  return style.paint(Tone::Strong, std::string(page.code) + " " + std::string(page.name)) + "\n\n" +
         report::layOut(page.body, textWidth(), style);
}

ExitStatus noSuchPage(const std::string& topic) {
  std::string near;
  for (const Page* page : report::pagesNear(topic)) {
    near += (near.empty() ? "; near it: " : ", ") + std::string(page->code) + " " + std::string(page->name);
  }
  logError("there is no page on '" + report::printable(topic) + "'" + near);
  return refuse("`warrant explain` lists all of them");
}

}  // namespace

std::optional<std::string> pageOn(const std::string& topic, bool colour) {
  const Page* const page = report::findPage(topic);
  return page == nullptr ? std::nullopt : std::optional(pageToText(*page, Style(colour)));
}

ExitStatus runExplain(const ExplainArguments& arguments) {
  const Style style(wantsColour(arguments.colour));
  const Page* const page = report::findPage(arguments.topic);
  if (page == nullptr && !arguments.topic.empty()) return noSuchPage(arguments.topic);
  const bool isWritten =
      writeToStandardOutput(page != nullptr ? pageToText(*page, style) : listOfPages(style));
  return isWritten ? ExitStatus::Verified : ExitStatus::Unusable;
}

}  // namespace warrant::cli
