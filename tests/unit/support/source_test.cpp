#include "support/source.h"

#include <doctest/doctest.h>

using namespace warrant::support;

TEST_CASE("line gives the text of a line without its end") {
  const SourceFile file{"A.java", "one\r\ntwo\n\nlast"};
  CHECK(file.line(1) == "one");
  CHECK(file.line(2) == "two");
  CHECK(file.line(3) == "");
  CHECK(file.line(4) == "last");
  CHECK(file.line(0) == "");
  CHECK(file.line(5) == "");
  CHECK(SourceFile{"B.java", ""}.line(1) == "");
}

TEST_CASE("span holds both ranges, in either order") {
  const SourceRange first{0, 1, 5, 1, 9}, second{0, 3, 2, 3, 4};
  CHECK(span(first, second) == SourceRange{0, 1, 5, 3, 4});
  CHECK(span(second, first) == SourceRange{0, 1, 5, 3, 4});
  CHECK(span(SourceRange{}, second) == second);
  CHECK(span(first, SourceRange{}) == first);
}
