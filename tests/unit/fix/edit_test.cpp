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
