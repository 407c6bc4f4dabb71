// The tokens of a call that a user writes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace warrant::explore {

struct CallToken {
  enum class Kind { Word, Number, Text, Character, Sign, End };
  Kind kind = Kind::End;
  std::string_view text;  // of a Text: with its quotes

  bool is(std::string_view sign) const { return kind != Kind::Text && text == sign; }
  bool isWord() const { return kind == Kind::Word; }
};

// The call with blanks in the place of comments and line ends, so that places in it stay the same. What is
// for Warrant is no comment. Throws Refused for quotes and comments that stay open.
std::string onOneLine(std::string_view text);

// Without comments, with an End behind the last one. Throws Refused for what begins no token, and for quotes
// that stay open.
std::vector<CallToken> tokensOf(std::string_view text);

}  // namespace warrant::explore
