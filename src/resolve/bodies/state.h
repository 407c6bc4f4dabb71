// What the resolving of one member has found so far, and the words in which its parts speak.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "ast/ast.h"
#include "ast/values/numbers.h"
#include "parse/messages.h"
#include "parse/tree.h"
#include "resolve/bodies/calls/inference.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/program_builder.h"
#include "resolve/declare/types.h"
#include "support/function_ref.h"

namespace warrant::ast {

// Where an expression stands, and so what it may hold.
struct Place {
  std::string_view name;         // for messages: `a precondition`
  bool isSpecification = false;  // ghost methods, predicates and chained relations
  bool allowsEffects = false;
  bool allowsGhostCalls = false;  // of ghost methods, which are checked by who allows them
  bool allowsOld = false;
  bool allowsUntouched = false;
  bool allowsResult = false;
  bool allowsBinding = false;  // `?f`
  bool isWithinOld = false;
  bool isQuantified = false;   // said of all values of something
  unsigned letsAround = 0;     // `\let` in which it stands
  bool hasValuesOnly = false;  // of objects here only what they equal is looked at, not which they are
};

// What an operand or a whole expression denotes: a value or, in specifications, an assertion.
struct Value {
  const Expression* expression = nullptr;  // exactly one of these
  const Assertion* assertion = nullptr;
  support::SourceRange range;  // with the parentheses around it

  bool isNumber() const {
    return expression != nullptr && (expression->type.isNumeric() || expression->type.isPerm());
  }
};

// The locals that are visible, as in Java: none hides another.
class Locals {
 public:
  const Variable* find(std::string_view name) const;
  // The variable of that name that is there already; nullptr: it was declared.
  const Variable* declare(const Variable* variable);
  // The same, of one that `leave` does not end.
  const Variable* declareLasting(const Variable* variable);
  std::size_t markLasting() const { return lasting_.size(); }
  void leaveLasting(std::size_t mark);
  std::size_t mark() const { return declared_.size(); }
  void leave(std::size_t mark);
  // Only those among them.
  void leaveThese(std::size_t mark, const std::unordered_set<const Variable*>& variables);
  std::vector<std::string_view> names() const;

 private:
  std::unordered_map<std::string_view, const Variable*> byName_;
  std::vector<const Variable*> declared_, lasting_;
};

// How a member is reached, which matters where it is protected (JLS 6.6.2).
enum class Through : std::uint8_t { Type, Super, New };

// What is called: a member of that type, with the type arguments that are written.
struct CallTarget {
  Type receiver;
  std::vector<TypeArgument> written = {};
  bool isNew = false;  // `new C<>(…)`: what is open in the receiver's type is inferred
  Through through = Through::Type;
  bool seesAll = false;  // in annotations, which may speak of what code does not see

  std::span<const TypeVariable* const> variablesOf(const MethodDecl& method) const {
    return isNew ? method.owner->typeParameters : method.typeParameters;
  }
  // Of the type parameters of the method's class, but those that are to be inferred.
  Substitution substitutionOf(const MethodDecl& method) const {
    return isNew ? Substitution{} : memberSubstitution(*method.owner, receiver);
  }
};

// The class that an operand such as `a.b.C.m(…)` or `C.f` names, and the child that follows its name;
// nullptr: the operand starts otherwise.
struct NamedClass {
  const ClassScope* scope = nullptr;
  std::size_t next = 0;
};

// A call of a generic method, or `new C<>(…)`, whose type depends on where its value goes.
struct PolyCall {
  Type declared;  // in which the variables stand
  std::span<const TypeVariable* const> variables;
  std::vector<TypeArgument> inferred;  // from its arguments
  Type open;                           // `declared` with these
  bool isBoundAbove;                   // an argument says what a variable is at most, and no more
};

// In which Java looks for a method, one after the other (JLS 15.12.2). An integer of an annotation is an int
// first; only then it may be one without bounds. In the last one the arguments behind the others become an
// array.
enum class Phase : std::uint8_t { JavaInteger, Mathematical, Boxing, VariableArity };

// The method that a call means; nullptr: none. With its arguments as they are written, or as elements of an
// array.
struct Selected {
  const MethodDecl* method = nullptr;
  Phase phase = Phase::JavaInteger;

  bool gathers() const { return phase == Phase::VariableArity; }
};

// Whether an argument may be passed where that type is wanted, in order. AsClass: as far as classes without
// their arguments tell; Perhaps: it depends on what a generic call is inferred to give.
enum class Fit { No, AsClass, Perhaps, Yes };

struct Candidates {
  std::vector<const MethodDecl*> sure, likely, asClasses;  // by their Fit

  Phase phase = Phase::JavaInteger;  // in which they were found

  bool areNone() const { return sure.empty() && likely.empty(); }
  std::vector<const MethodDecl*> all() const;
};

// A loop, or what stands in its place behind labels and clauses, as it is written.
struct LoopText {
  std::vector<const Token*> labels;
  std::vector<Grammar::LoopClauseContext*> clauses;
  Grammar::StatementContext* statement = nullptr;  // without them; nullptr: none follows
  Grammar::StatementContext* body = nullptr;
};

// What `break` and `continue` find around them.
struct JumpPlace {
  const Token* label;  // nullptr: for those without a label
  JumpTarget id;
  enum class Kind : std::uint8_t { Block, Loop, Switch } kind;
};

// Where `yield` leaves a switch to.
struct Yield {
  const Variable* value;
  JumpTarget target;
};

// What the present statement returns or assigns, where a switch may be lifted to before the statement.
struct Liftable {
  const Grammar::ExpressionContext* context = nullptr;
  std::vector<const Statement*>* before = nullptr;
};

// Of the member: where it stands, what is in scope, what was noted on the way.
struct BodyState {
  ProgramBuilder& builder;
  FileScope& file;
  SyntaxParser& parser;
  const ClassScope* owner;
  const MethodDecl* method;
  bool hasThis;
  Locals locals;
  std::uint32_t slots = 0;
  std::vector<const Assertion*> everywhere;
  std::vector<JumpPlace> jumps;          // from the outermost on
  std::vector<Yield> yields;             // of the switches around
  std::vector<const Variable*> indices;  // of the loops `for (T x : e)` around
  Liftable liftable;
  JumpTarget nextTarget = 0;
  bool isIncomplete = false;
  Grammar::StatementContext* firstStatement = nullptr;  // of a constructor
  const Tree* ownCall = nullptr;  // inline: the arguments of the call that the statement is
  bool isBeforeThis = false;  // within the arguments of this(…) or super(…), where there is no `this` yet
  bool isGhostCode = false;   // the body of a ghost method, or a statement that `ghost` starts
  bool isPackaging = false;   // the statements of a `package`
  std::size_t ghostJumps = 0;      // the `jumps` outside of that statement
  bool isBeforeConstants = false;  // which values the constant fields have is not known yet
  std::unordered_map<const Expression*, const Variable*> patterns;  // of the tests that have one
  std::unordered_map<const Expression*, PolyCall> polyCalls;
  // What stands for a box that Java code would make, where none may be made, and is known by what it says
  // only.
  std::unordered_map<const Expression*, support::SourceRange> standIns;
  // Updates of boxes that are no plain assignment, and what of them is done where their value is not used.
  std::unordered_map<const Expression*, const Expression*> steps;
  // Switches whose values were converted to their common type, before that was done.
  std::unordered_map<const Expression*, const Expression*> asWritten;
  std::unordered_map<const Variable*, const Expression*> aliases;  // what those in annotations stand for
  std::vector<const Variable*> standing;  // those among them that statements of the body see
  std::unordered_map<const Variable*, const Expression*> lets;  // likewise, of those of `\let`
  // Which are not effectively final (JLS 4.12.4), as far as these have a value where they are declared; and
  // where such are named as resources, which must be.
  std::unordered_set<const Variable*> blanks, reassigned;
  std::unordered_map<const Variable*, support::SourceRange> namedResources;
  std::unordered_set<std::string_view> unknown;  // the names about which nothing more is said
};

inline constexpr Type nullType{TypeKind::Null, nullptr, nullptr};
inline constexpr Type voidType{TypeKind::Void, nullptr, nullptr};

// Whether it is a class such as Integer, whose objects Java turns into numbers and truth values.
bool isBox(const Type& type);

}  // namespace warrant::ast
