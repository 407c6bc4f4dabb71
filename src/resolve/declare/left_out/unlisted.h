// Members that classes of the library have and do not list: that they are there is all that is known of them.
// So no look-up settles on something else where Java would take one of these.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ast/ast.h"

namespace warrant::ast {

class ProgramBuilder;
struct ClassScope;

struct UnlistedMember {
  const ClassScope* owner;
  std::string_view name;
  std::string_view parameters;  // of a method or constructor: `int,java.util.Locale`, erased
  bool isMethod;                // or constructor; else a field or class
  bool hasVariableArity;        // `Object...` is the last of the parameters
  bool isUncalled;              // by Java's own code: a program may override it
};

// Adds what the text of a library's class says, `// unlisted: m(int) F` and `// uncalled: n()`, to that
// class.
void readUnlisted(std::string_view text, ClassScope& scope);
// Adds what each enum has besides what is declared for it (JLS 8.9.2, 8.9.3).
void addUnlistedOfEnum(ClassScope& scope, bool isInterpreted);

// `java.lang.Math.abs(float)`
std::string nameOf(const UnlistedMember& member);

// Whether these are parameters of the same types, erased, as members of that type.
bool haveSameErasure(const MethodDecl& method, const UnlistedMember& member, const Type& of,
                     ProgramBuilder& builder);
// Whether it may be that arguments of these types are passed to the member, some of them boxed or unboxed
// where that is allowed; false only where that is certain.
bool mayAccept(const UnlistedMember& member, std::span<const Expression* const> arguments, bool areBoxed,
               ProgramBuilder& builder);
// The same where the arguments behind the others become an array (JLS 15.12.2.4).
bool mayGather(const UnlistedMember& member, std::span<const Expression* const> arguments,
               ProgramBuilder& builder);
// Whether Java certainly prefers the method where both take the arguments (JLS 15.12.2.5), `gathers`: and
// make an array of those behind the others.
bool isMoreSpecific(const MethodDecl& method, const UnlistedMember& member, bool gathers,
                    ProgramBuilder& builder);

// Whether Object has methods of that name (JLS 4.3.2), which every class has then.
bool isNameOfObject(std::string_view name);

}  // namespace warrant::ast
