#include "support/utf8.h"

#include <doctest/doctest.h>

#include <string>

using namespace warrant::support;
using namespace std::string_literals;

TEST_CASE("decodeUtf8 reads code points of every length") {
  CHECK(decodeUtf8("a")->value == U'a');
  CHECK(decodeUtf8("é")->value == U'é');
  CHECK(decodeUtf8("≠ 1")->value == U'≠');
  CHECK(decodeUtf8("≠ 1")->length == 3);
  CHECK(decodeUtf8("😀")->value == U'😀');
}

TEST_CASE("decodeUtf8 refuses what is not UTF-8") {
  CHECK_FALSE(decodeUtf8(""));
  CHECK_FALSE(decodeUtf8("\x80"));              // a continuation without a start
  CHECK_FALSE(decodeUtf8("\xC3"));              // cut off
  CHECK_FALSE(decodeUtf8("\xC3("));             // not continued
  CHECK_FALSE(decodeUtf8("\xC0\xAF"));          // overlong
  CHECK_FALSE(decodeUtf8("\xE0\x80\xAF"));      // overlong
  CHECK_FALSE(decodeUtf8("\xED\xA0\x80"));      // a surrogate
  CHECK_FALSE(decodeUtf8("\xF4\x90\x80\x80"));  // above U+10FFFF
  CHECK_FALSE(decodeUtf8("\xFF"));
}

TEST_CASE("findMalformedByte says where the first bad byte is") {
  CHECK_FALSE(findMalformedByte(""));
  CHECK_FALSE(findMalformedByte("class Ä { int x; } // ≤ 😀, and some more text\n"));

  const auto latin1 = findMalformedByte("class A {\n  // caf\xE9 noir\n}");
  REQUIRE(latin1);
  CHECK(latin1->byte == 0xE9);
  CHECK(latin1->line == 2);
  CHECK(latin1->column == 9);

  const auto afterWide = findMalformedByte("≤≤\xFF");
  REQUIRE(afterWide);
  CHECK(afterWide->column == 3);
}

TEST_CASE("findMalformedByte finds NUL at every alignment") {
  for (std::size_t offset = 0; offset < 20; ++offset) {
    std::string text(20, 'x');
    text[offset] = '\0';
    const auto found = findMalformedByte(text);
    REQUIRE(found);
    CHECK(found->byte == 0);
    CHECK(found->column == offset + 1);
  }
}

TEST_CASE("withoutByteOrderMark drops one mark, at the front only") {
  CHECK(withoutByteOrderMark("\xEF\xBB\xBF"s + "class") == "class");
  CHECK(withoutByteOrderMark("class\xEF\xBB\xBF") == "class\xEF\xBB\xBF");
  CHECK(withoutByteOrderMark("") == "");
}
