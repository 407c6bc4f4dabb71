// The words of commands, and places in texts.
#include "debug/console/text.h"

#include <doctest/doctest.h>

#include "debug/console/command_line.h"
#include "debug/run.h"

namespace warrant::debug {
namespace {

TEST_CASE("commands stand between semicolons, but for those in quotes and brackets") {
  CHECK(splitCommands("a; b ;;c") == std::vector<std::string>{"a", "b", "c"});
  CHECK(splitCommands("try \"close a; close b;\"; step").size() == 2);
  CHECK(splitCommands("f(a; b)").size() == 1);
  CHECK(splitCommands("true) ; assume (false").size() == 2);
  CHECK(splitCommands("  ").empty());
}

TEST_CASE("brackets are taken off only where they are around all") {
  CHECK(unwrap("((a + b))") == "a + b");
  CHECK(unwrap("(a) + (b)") == "(a) + (b)");
  CHECK(unwrap("\"close p();\"") == "close p();");
  CHECK(unwrap("()").empty());
}

TEST_CASE("a word stands for the only name that it begins") {
  constexpr std::string_view names[] = {"step", "set", "go", "goto"};
  CHECK(resolve("st", names, "command") == "step");
  CHECK(resolve("go", names, "command") == "go");
  CHECK_THROWS_AS(resolve("s", names, "command"), Refused);
  CHECK_THROWS_AS(resolve("", names, "command"), Refused);
  CHECK_THROWS_AS(resolve("x", names, "command"), Refused);
}

TEST_CASE("numbers are numbers only where they are all of the text") {
  CHECK(numberOf("#12") == 12);
  CHECK(numberOf(" 7 ") == 7);
  CHECK_FALSE(numberOf("7x").has_value());
  CHECK_FALSE(numberOf("99999999999").has_value());
  CHECK_FALSE(numberOf("-1").has_value());
}

TEST_CASE("columns are code points") {
  CHECK(offsetOf("ä≠b\ncd", 1, 3) == 5);
  CHECK(offsetOf("ä≠b\ncd", 2, 2) == 8);
  CHECK(offsetOf("ab\ncd", 1, 9) == 2);
}

TEST_CASE("places of a text with insertions lead back to the text before") {
  std::string text = "if (a) b;\nc;";
  const std::vector<Insertion> insertions{{1, 8, "{ p; "}, {1, 10, " }"}};
  insert(text, insertions);
  CHECK(text == "if (a) { p; b; }\nc;");
  const auto range = before(insertions, 0, {0, 1, 13, 1, 15});
  CHECK((range == support::SourceRange{0, 1, 8, 1, 10}));
  CHECK(isInserted(insertions, 0, {0, 1, 10, 1, 12}));
  CHECK_FALSE(isInserted(insertions, 0, {0, 1, 13, 1, 15}));
  CHECK_FALSE(isInserted(insertions, 0, {1, 1, 10, 1, 12}));
  CHECK((before(insertions, 0, {0, 2, 1, 2, 3}) == support::SourceRange{0, 2, 1, 2, 3}));
}

}  // namespace
}  // namespace warrant::debug
