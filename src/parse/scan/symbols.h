// The words and signs of both dialects.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace warrant::ast {

// Where a sign is known; what is known in one place is known in those that follow here.
enum class Where : std::uint8_t { JavaCode, Specification, InlineDialect };

struct Symbol {
  std::string_view text;
  std::uint32_t type;  // of the token
  Where where = Where::JavaCode;
  std::string_view meant = {};  // the sign that it is another spelling of, where the token has to say which
};

// The longest sign at the front of the text, which is not empty; nullptr: there is none.
const Symbol* findSymbol(std::string_view text, Where where);

// The type of the token that the word is anywhere; 0: it can be a name.
std::uint32_t reservedWordType(std::string_view word);
// Those words, for hints.
std::vector<std::string_view> reservedWords();

// Whether it stands behind a backslash in assertions or types of JML, KeY or VerCors that are not supported.
bool isWordOfJml(std::string_view name);

}  // namespace warrant::ast
