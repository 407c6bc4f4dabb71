// What files of the library say of their classes in comments of their own.
#pragma once

#include <string_view>
#include <vector>

#include "ast/ast.h"

namespace warrant::ast {

class ProgramBuilder;

// Names the predicates and ghost methods that a class of a program below that one declares itself. Without it
// there is none below a class with predicates.
inline constexpr std::string_view openMark = "// open:";
// Names the ghost methods that belong to `for (T x : e)`, so that nobody else calls them.
inline constexpr std::string_view loopsMark = "// loops:";
// Names methods that make collections which throw where they are asked about null, as `List.of`, or where
// they are changed, and then the classes of which none does. A program without such methods has none of them,
// so allowsNull(), or isModifiable(), holds of all.
inline constexpr std::string_view refusingMark = "// refusing null:", neverRefusingMark = "// allowing null:";
inline constexpr std::string_view unmodifiableMark = "// unmodifiable:", modifiableMark = "// modifiable:";

// The words behind each of such marks in the text.
std::vector<std::string_view> wordsBehind(std::string_view text, std::string_view mark);
// In the file of that class, which is one of the library's.
std::vector<std::string_view> wordsBehind(ProgramBuilder& builder, const ClassDecl& declaration,
                                          std::string_view mark);

}  // namespace warrant::ast
