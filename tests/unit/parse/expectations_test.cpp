#include <doctest/doctest.h>

#include "unit/programs.h"

namespace warrant::ast::test {
namespace {

std::vector<std::string> marks(const Source& source) {
  std::vector<std::string> texts;
  for (const Expectation& mark : expectations(source, 0)) {
    texts.push_back(std::to_string(mark.line) + " " + mark.failure);
  }
  return texts;
}

using Texts = std::vector<std::string>;

TEST_CASE("a mark names the failure on its line, or above it") {
  CHECK(marks(java("x = 1; //~ write:permission\n  //~^ read:null\n\n//~^^^ call:null\n")) ==
        Texts{"1 write:permission", "1 read:null", "1 call:null"});
  CHECK(marks(idf("x := 1; //~ W0003\n")) == Texts{"1 W0003"});
}

TEST_CASE("a line may hold several marks") {
  CHECK(marks(java("x; //~ a:b c:d, e:f //~ g:h\n")) == Texts{"1 a:b", "1 c:d", "1 e:f", "1 g:h"});
  CHECK(marks(java("\nx; //~^ a:b //~ c:d")) == Texts{"1 a:b", "2 c:d"});
}

TEST_CASE("marks stand in annotations too, but not in strings and comments") {
  CHECK(marks(java("//@ ensures x == 1; //~ postcondition:false\n/*@ a; //~ b:c\n d; @*/")) ==
        Texts{"1 postcondition:false", "2 b:c"});
  CHECK(marks(java("String s = \"//~ a:b\"; /* //~ c:d */ // see //~ e:f\n")) == Texts{});
}

TEST_CASE("a mark may be followed by a remark") {
  CHECK(marks(java("x; //~ a:b because of this\n//~ as said above: nothing\n")) == Texts{"1 a:b"});
}

TEST_CASE("a mark may name the cause") {
  const auto all = expectations(java("x; //~ a:b [given-away], c:d e:f [alias] //~^ g:h [ no cause ]"), 0);
  REQUIRE(all.size() == 4);
  CHECK(all[0].cause == "given-away");
  CHECK(all[1].cause.empty());
  CHECK(all[2].cause == "alias");
  CHECK(all[3].cause.empty());
}

TEST_CASE("a mark knows its own place") {
  const auto all = expectations(java("x; //~ a:b"), 7);
  REQUIRE(all.size() == 1);
  CHECK(all[0].range == support::SourceRange{7, 1, 8, 1, 11});
}

}  // namespace
}  // namespace warrant::ast::test
