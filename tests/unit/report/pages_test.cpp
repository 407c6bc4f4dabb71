#include "report/pages/pages.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "report/pages/markdown.h"
#include "support/codes.h"
#include "symbex/explain/failure.h"

using namespace warrant::report;
namespace symbex = warrant::symbex;

namespace {

std::string nameOf(const symbex::FailureKind& kind) {
  return std::string(toString(kind.context)) + ":" + std::string(toString(kind.reason));
}

bool holds(const Page& page, std::string_view text) { return page.body.find(text) != std::string_view::npos; }

}  // namespace

TEST_CASE("everything that can be reported has a page") {
  for (const std::string_view code : warrant::support::codes::all) {
    CAPTURE(code);
    CHECK(findPage(code) != nullptr);
  }
  for (const symbex::FailureKind& kind : symbex::failureKinds()) {
    const std::string code = symbex::code(kind.context, kind.reason), name = nameOf(kind);
    CAPTURE(code);
    REQUIRE(findPage(code) != nullptr);
    CHECK(findPage(code)->name == name);
    CHECK(findPage(name) == findPage(code));
  }
}

TEST_CASE("every page is on something that can be reported") {
  std::set<std::string, std::less<>> codes(warrant::support::codes::all.begin(),
                                           warrant::support::codes::all.end());
  for (const symbex::FailureKind& kind : symbex::failureKinds())
    codes.insert(symbex::code(kind.context, kind.reason));
  for (const Page& page : pages()) {
    CAPTURE(page.code);
    CHECK(codes.contains(page.code));
  }
  CHECK(pages().size() == codes.size());  // none twice
}

TEST_CASE("every page has all parts, in order") {
  for (const Page& page : pages()) {
    CAPTURE(page.code);
    CHECK(summaryOf(page).size() > 20);
    const bool isSession = holds(page, "\n```console\n");
    const std::size_t program = page.body.find(isSession ? "\n```console\n" : "\n```java\n");
    const std::size_t output = page.body.find(std::string(isSession ? "error[" : "\n```output\n"));
    const std::size_t causes = page.body.find("\n**Causes and what helps.**\n- ");
    const std::size_t rule = page.body.find("\n**Rule.** ");
    CHECK(0 < program);
    CHECK(program < output);
    CHECK(output < causes);
    CHECK(causes < rule);
    CHECK(rule != std::string_view::npos);
    CHECK(page.body.find("[" + std::string(page.code) + "]", output) < causes);
    if (page.name.find(':') != std::string_view::npos && page.name != "contract:vacuous") {
      CHECK(page.body.find(" = heap ", output) < causes);  // the state
    }
  }
}

TEST_CASE("a page is found by its code and its name, in any case of letters") {
  CHECK(findPage("w0101") == findPage("W0101"));
  CHECK(findPage("Write:Permission") == findPage("W0101"));
  CHECK(findPage("W0199") == nullptr);
  CHECK(findPage("") == nullptr);
}

TEST_CASE("what is near is named") {
  const auto near = [](std::string_view topic) {
    std::string codes;
    for (const Page* page : pagesNear(topic)) codes += std::string(page->code) + " ";
    return codes;
  };
  CHECK(near("W0199") == "W0101 ");
  CHECK(near("read") == "W0201 W0204 ");
  CHECK(near("read:permision").starts_with("W0201 "));
  CHECK(near("nothing at all like it") == "");
}

TEST_CASE("pages of a text: headings within code are none") {
  const auto pages = readPages(
      "# A\nintro\n### W0001 one two\nText. More.\n```sh\n### W0002 no\n```\n# B\n### W0003 c:d\nx\n");
  REQUIRE(pages.size() == 2);
  CHECK(pages[0].name == "one two");
  CHECK(pages[0].section == "A");
  CHECK(pages[0].body == "Text. More.\n```sh\n### W0002 no\n```");
  CHECK(summaryOf(pages[0]) == "Text.");
  CHECK(pages[1].section == "B");
  CHECK(pages[1].body == "x");
}

TEST_CASE("Markdown fills the width, code stays as it is") {
  const Style plain(false);
  CHECK(layOut("one two\nthree [four five](there.md#x) **six** seven", 12, plain) ==
        "one two\nthree four\nfive six\nseven\n");
  CHECK(layOut("- one two three\n- four\n\nend", 10, plain) == "- one two\n  three\n- four\n\nend\n");
  CHECK(layOut("a:\n```java\nint  x; // [a](b) and very long\n\n```\nb", 8, plain) ==
        "a:\n\n    int  x; // [a](b) and very long\n\n\nb\n");
  CHECK(layOut("`acc(x) ** y` ** `[1](2)`", 80, plain) == "`acc(x) ** y` ** `[1](2)`\n");
}

TEST_CASE("Markdown in colour shows the same text") {
  const std::string text = layOut("**Rule.** `x`", 80, Style(true));
  CHECK(text == "\x1b[1mRule.\x1b[0m \x1b[1m`x`\x1b[0m\n");
}
