// Edits of source text, and how they are shown.
#include "fix/edit.h"

#include <doctest/doctest.h>

namespace warrant::fix {
namespace {

constexpr const char* text = "eins\nzwölf √ drei\n\nvier";

TEST_CASE("an edit replaces what its range holds; lines and columns count in code points") {
  CHECK(applied(text, {{{0, 2, 7, 2, 8}, "wurzel"}}) == "eins\nzwölf wurzel drei\n\nvier");
  CHECK(applied(text, {{{0, 1, 1, 1, 1}, "null "}}) == "null eins\nzwölf √ drei\n\nvier");
  CHECK(applied(text, {{{0, 1, 5, 2, 1}, " "}}) == "eins zwölf √ drei\n\nvier");
  CHECK(applied(text, {{{0, 4, 5, 4, 5}, "!"}}) == "eins\nzwölf √ drei\n\nvier!");
}

TEST_CASE("several edits refer to the text as it is, in any order") {
  CHECK(applied("a b c", {{{0, 1, 5, 1, 6}, "C"}, {{0, 1, 1, 1, 2}, "AA"}}) == "AA b C");
}

TEST_CASE("the texts of edits are found again in the text with them") {
  const std::vector<Edit> edits{{{0, 2, 1, 2, 1}, "x\n"}, {{0, 1, 1, 1, 5}, "1"}, {{0, 2, 1, 2, 1}, "y"}};
  const std::string changed = applied(text, edits);
  CHECK(changed == "1\nx\nyzwölf √ drei\n\nvier");
  const auto places = placesIn(text, edits);
  REQUIRE(places.size() == 3);
  CHECK(places[0] == support::SourceRange{0, 2, 1, 3, 1});
  CHECK(places[1] == support::SourceRange{0, 1, 1, 1, 2});
  CHECK(places[2] == support::SourceRange{0, 3, 1, 3, 2});
}

TEST_CASE("edits of a text with edits are edits of the text") {
  const std::vector<Edit> first{{{0, 1, 3, 1, 3}, "XX"}, {{0, 1, 5, 1, 5}, "\nneu;"}};
  const std::string between = applied("a b c", first);
  REQUIRE(between == "a XXb \nneu;c");
  for (const std::vector<Edit>& second :
       {std::vector<Edit>{{{0, 1, 1, 1, 2}, "A"}}, std::vector<Edit>{{{0, 2, 6, 2, 6}, "end"}},
        std::vector<Edit>{{{0, 1, 4, 1, 4}, "-"}, {{0, 2, 1, 2, 4}, "ALT"}},
        std::vector<Edit>{{{0, 2, 5, 2, 6}, "C"}}}) {
    CHECK(applied("a b c", composed("a b c", first, second)) == applied(between, second));
  }
}

TEST_CASE("what is behind the end is the end") {
  CHECK(applied("a\n", {{{0, 9, 9, 9, 9}, "b"}}) == "a\nb");
  CHECK(applied("", {{{0, 1, 1, 1, 1}, "b"}}) == "b");
}

TEST_CASE("a diff shows the lines that change, and two around them") {
  CHECK(diff("A.java", "1\n2\n3\n4\n5\n6\n", "1\n2\n3\nneu\n4\n5\n6\n") ==
        "--- A.java\n+++ A.java\n@@ -2,4 +2,5 @@\n 2\n 3\n+neu\n 4\n 5\n");
  CHECK(diff("A.java", "1\n2\n", "1\nzwei\n") == "--- A.java\n+++ A.java\n@@ -1,2 +1,2 @@\n 1\n-2\n+zwei\n");
}

}  // namespace
}  // namespace warrant::fix
