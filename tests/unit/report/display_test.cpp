#include "report/display.h"

#include <doctest/doctest.h>

using namespace warrant::report;

TEST_CASE("the width of text is counted in terminal columns") {
  CHECK(displayWidth("abc") == 3);
  CHECK(displayWidth("≠é") == 2);
  CHECK(displayWidth("中文") == 4);
  CHECK(displayWidth("e\u0301") == 1);
  CHECK(displayWidth("😀") == 2);
}

TEST_CASE("what could take hold of a terminal is replaced") {
  CHECK(printable("a\x1b[31mb") == "a\uFFFD[31mb");
  CHECK(printable("a\u202Eb") == "a\uFFFDb");
  CHECK(printable("a\xFF") == "a\uFFFD");
  CHECK(printable("größer ≤ 中") == "größer ≤ 中");
}

TEST_CASE("a mark is placed by terminal columns") {
  const DisplayedLine plain = displayLine("  x = v;", 3, 4);
  CHECK(plain.text == "  x = v;");
  CHECK(plain.markStart == 2);
  CHECK(plain.markWidth == 1);

  const DisplayedLine tab = displayLine("\tx.f = 1;", 2, 5);
  CHECK(tab.text == "    x.f = 1;");
  CHECK(tab.markStart == 4);
  CHECK(tab.markWidth == 3);

  const DisplayedLine wide = displayLine("中 = 文;", 5, 6);
  CHECK(wide.markStart == 5);
  CHECK(wide.markWidth == 2);
}

TEST_CASE("a mark never vanishes") {
  CHECK(displayLine("", 1, 1).markWidth == 1);
  const DisplayedLine behind = displayLine("abc", 4, 5);
  CHECK(behind.markStart == 3);
  CHECK(behind.markWidth == 1);
  CHECK(displayLine("abc", 2, 2).markWidth == 1);
}

TEST_CASE("a long line is cut around the mark") {
  const std::string line = std::string(500, 'a') + "MARK" + std::string(500, 'b');
  const DisplayedLine shown = displayLine(line, 501, 505);
  CHECK(shown.text.substr(0, 4) == "…a");
  CHECK(shown.text.ends_with("b…"));
  CHECK(displayWidth(shown.text) <= 102);
  CHECK(displayWidth(shown.text.substr(0, shown.text.find("MARK"))) == shown.markStart);
  CHECK(shown.markWidth == 4);

  const DisplayedLine atStart = displayLine(line, 1, 3);
  CHECK(atStart.markStart == 0);
  CHECK(atStart.text.ends_with("a…"));
}

TEST_CASE("a mark that is longer than the window ends with it") {
  const DisplayedLine shown = displayLine(std::string(5000, 'a'), 10, 4000);
  CHECK(shown.markStart == 9);
  CHECK(shown.markStart + shown.markWidth <= 101);
}
