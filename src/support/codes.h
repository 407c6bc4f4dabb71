// The stable codes of input problems. Codes of failed obligations are made from context and reason
// (symbex/explain/failure.h). docs/diagnostics.md has an entry for each.
#pragma once

#include <array>
#include <string_view>

namespace warrant::support::codes {

inline constexpr std::string_view unreadable =
    "W0001";                                         // the file is missing, not a file, too large, not UTF-8
inline constexpr std::string_view syntax = "W0002";  // the text does not parse
inline constexpr std::string_view unknownName = "W0003";  // no variable, field, method, class … of that name
inline constexpr std::string_view type = "W0004";         // an expression of the wrong type
inline constexpr std::string_view impure = "W0005";  // a side effect where only pure expressions may stand
inline constexpr std::string_view predicateInCode = "W0006";  // a predicate or acc used as a value in code
inline constexpr std::string_view ghostEffect = "W0007";      // ghost code that changes real state
inline constexpr std::string_view duplicate = "W0008";        // two declarations of one name
inline constexpr std::string_view unsupported = "W0009";  // a construct that Warrant does not support (yet)
inline constexpr std::string_view misplaced =
    "W0010";  // old/result/untouched/return … where it has no meaning
inline constexpr std::string_view dialect = "W0011";     // ghost code outside an annotation, or Java inside
inline constexpr std::string_view unassigned = "W0012";  // a local read before it is assigned (Java)
inline constexpr std::string_view missingReturn =
    "W0013";                                          // a path without `return` in a method with a result
inline constexpr std::string_view nesting = "W0014";  // nested more deeply than is supported
inline constexpr std::string_view escape =
    "W0015";  // an object or class that can be looked at before its final fields have values
inline constexpr std::string_view overload =
    "W0016";  // which method, field or type is meant cannot be told as javac would
inline constexpr std::string_view plainComment =
    "W0017";  // a comment that is no annotation, for a blank before its @: a warning

// All of them, by number.
inline constexpr std::array all = {unreadable,      syntax,      unknownName,   type,        impure,
                                   predicateInCode, ghostEffect, duplicate,     unsupported, misplaced,
                                   dialect,         unassigned,  missingReturn, nesting,     escape,
                                   overload,        plainComment};

}  // namespace warrant::support::codes
