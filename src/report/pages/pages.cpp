#include "report/pages/pages.h"

#include <algorithm>
#include <cctype>

#include "parse/suggestion.h"
#include "report/pages/markdown.h"

namespace warrant::report {
namespace {

std::string_view trimmed(std::string_view text) {
  const auto isBlank = [](char c) { return c == '\n' || c == ' '; };
  while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
  while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
  return text;
}

bool isCode(std::string_view word) {
  return word.size() == 5 && word.front() == 'W' &&
         std::ranges::all_of(word.substr(1), [](unsigned char c) { return std::isdigit(c) != 0; });
}

// `### ` of a heading.
std::string_view withoutSigns(std::string_view heading) {
  return trimmed(heading.substr(std::min(heading.find_first_not_of('#'), heading.size())));
}

bool isAlike(std::string_view left, std::string_view right) {
  return std::ranges::equal(
      left, right, [](unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); });
}

std::string_view contextOf(std::string_view name) { return name.substr(0, name.find(':')); }

// Whether it starts like what is asked for: with `W01`, with `write`, with the half of a word.
bool isOfContext(const Page& page, std::string_view codeOrName) {
  constexpr std::size_t least = 3;
  const std::string_view context = contextOf(codeOrName);
  const bool isFailure = page.name.find(':') != std::string_view::npos;
  return (isFailure && context.size() >= least && isAlike(page.name.substr(0, context.size()), context)) ||
         (codeOrName.size() == page.code.size() &&
          isAlike(page.code.substr(0, least), codeOrName.substr(0, least)));
}

}  // namespace

std::vector<Page> readPages(std::string_view text) {
  std::vector<Page> pages;
  std::string_view section;
  const char* bodyStart = nullptr;  // of the last page, while it goes on
  bool isInsideBlock = false;
  const auto endPage = [&](const char* end) {
    if (bodyStart == nullptr) return;
    pages.back().body = trimmed({bodyStart, static_cast<std::size_t>(end - bodyStart)});
    bodyStart = nullptr;
  };
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    at = std::min(end + 1, text.size());
    if (line.starts_with("```")) isInsideBlock = !isInsideBlock;
    if (isInsideBlock || !line.starts_with('#')) continue;
    endPage(line.data());
    const std::string_view title = withoutSigns(line);
    const std::string_view code = title.substr(0, title.find(' '));
    if (!isCode(code)) {
      section = title;
      continue;
    }
    pages.push_back({code, trimmed(title.substr(code.size())), section, {}});
    bodyStart = text.data() + at;
  }
  endPage(text.data() + text.size());
  return pages;
}

const std::vector<Page>& pages() {
  static const std::vector<Page> all = readPages(diagnosticsText);
  return all;
}

const Page* findPage(std::string_view codeOrName) {
  const auto found = std::ranges::find_if(pages(), [&](const Page& page) {
    return isAlike(page.code, codeOrName) || isAlike(page.name, codeOrName);
  });
  return found == pages().end() ? nullptr : &*found;
}

std::vector<const Page*> pagesNear(std::string_view codeOrName) {
  constexpr std::size_t most = 8;
  std::vector<std::string_view> candidates;
  for (const Page& page : pages()) {
    candidates.push_back(page.name);
    candidates.push_back(contextOf(page.name));
  }
  const std::string_view nearest = ast::nearest(codeOrName, candidates);
  std::vector<const Page*> near;
  for (const Page& page : pages()) {
    const bool isNear = !nearest.empty() && (page.name == nearest || isOfContext(page, nearest));
    if (near.size() < most && (isNear || isOfContext(page, codeOrName))) near.push_back(&page);
  }
  std::ranges::stable_partition(near, [&](const Page* page) { return page->name == nearest; });
  return near;
}

std::string summaryOf(const Page& page) {
  const std::string_view paragraph =
      page.body.substr(0, std::min(page.body.find("\n\n"), page.body.find("\n```")));
  const std::string text = withoutMarks(paragraph);
  // A sentence ends where the next one starts.
  for (std::size_t end = text.find(". "); end != std::string::npos; end = text.find(". ", end + 1)) {
    const char next = text[end + 2];
    if (std::isupper(static_cast<unsigned char>(next)) != 0 || next == '`' || next == '(')
      return text.substr(0, end + 1);
  }
  return text;
}

}  // namespace warrant::report
