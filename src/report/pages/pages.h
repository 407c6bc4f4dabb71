// The pages on what Warrant reports: those of docs/diagnostics.md, which is a part of the program.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace warrant::report {

extern const std::string_view diagnosticsText;  // docs/diagnostics.md

struct Page {
  std::string_view code;     // `W0101`
  std::string_view name;     // `write:permission`; of a problem of the input, what it is called
  std::string_view section;  // the heading above
  std::string_view body;     // Markdown
};

// The pages of a text in which a heading `### W0101 write:permission` starts each, in its order.
std::vector<Page> readPages(std::string_view text);

// Those of docs/diagnostics.md.
const std::vector<Page>& pages();

// By its code or name, in any case of letters; null: there is none.
const Page* findPage(std::string_view codeOrName);

// Pages that may have been meant where there is none: the nearest name or code, and those of its context.
std::vector<const Page*> pagesNear(std::string_view codeOrName);

// The first sentence, without marks.
std::string summaryOf(const Page& page);

}  // namespace warrant::report
