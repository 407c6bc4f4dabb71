// Declarations: variables, fields, methods, predicates, classes.
#pragma once

#include "ast/statement.h"

namespace warrant::ast {

struct Variable {  // a parameter or a local
  std::string_view name;
  Type type;
  std::uint32_t slot;  // its place in the store of its method; parameters come first
  bool isParameter;
  SourceRange range;  // of the name where it is declared
  bool isGhost = false;
  bool isFinal = false;
  const Expression* constant = nullptr;  // the literal that a final one is
};

struct FieldDecl {
  std::string_view name;
  Type type;
  const ClassDecl* owner = nullptr;
  std::uint32_t index = 0;  // unique in the program
  bool isStatic = false;
  bool isGhost = false;          // exists in annotations only
  bool isFinal = false;          // read without permission
  bool hasInitialValue = false;  // is written where it is declared
  bool isNotNull = false;        // final, and its initial value is a new object
  bool isGiven = false;  // final, and never assigned: enum constants, library's static fields, outer ones
  bool isEnumConstant = false;  // not null, distinct from the others of its enum
  bool hasBody = false;         // of a constant: which makes it one of a class below its enum
  bool isOuter =
      false;  // not written: `Outer.this`, which an object of an inner class has from the beginning
  const Expression* constant = nullptr;  // the literal that a compile-time constant is
  SourceRange range;                     // of the name

  // Whether it is final and gets its value when the program runs.
  bool isSettled() const { return isFinal && constant == nullptr && !isGiven; }
};

enum class MethodKind : std::uint8_t { Method, Constructor, Pure, Main };

// signals (E e) A: where an exception of that type leaves the method, A holds. An exception that no clause
// covers must not leave it.
struct Signals {
  const ClassDecl* type;
  const Variable* variable;  // a slot of its own, after the parameters; nullptr where it is not named
  const Assertion* assertion;
  SourceRange range;
  bool isOfThrows = false;  // no clause says it but Java's `throws`
};

struct MethodDecl {
  MethodKind kind = MethodKind::Method;
  std::string_view name;
  const ClassDecl* owner = nullptr;  // nullptr for the main routine of the inline dialect
  bool isStatic = false;
  bool isGhost = false;           // exists in annotations only: if it is not pure, it is a lemma
  bool isFinal = false;           // cannot be overridden: final, private, or of a final class
  bool isAbstract = false;        // without a body: every class that has objects overrides it
  bool isOmitted = false;         // its body has what is not supported: it is left out, and not verified
  bool hasVariableArity = false;  // is not supported: what a call of that name means is not known
  bool isImplicit = false;        // not written: Java declares it, with that contract, for each enum
  bool inheritsContract = false;  // it writes none; the clauses are those of the method that it overrides
  std::span<const TypeVariable* const> typeParameters;
  std::span<const Variable* const> parameters;
  // They exist in annotations only: what a caller gives, and what it is given back. Their slots follow.
  std::span<const Variable*const> ghostParameters, yields;
  Type returnType;                              // Void for constructors and the main routine
  std::span<const Assertion* const> requires_;  // the clauses; separately conjoined, empty for true
  std::span<const Assertion* const> ensures;
  std::span<const Signals> signals;
  const Expression* measure = nullptr;           // of `decreases`
  std::span<const MethodDecl* const> overrides;  // in the direct supertypes, or above where those have none
  const Statement* body = nullptr;               // a Block; of methods, constructors and the main routine
  const Expression* pureBody = nullptr;          // of pure methods
  std::uint32_t slots = 0;                       // how many variables the body needs, parameters included
  std::uint32_t settledAfter = 0;                // of a constructor: see ClassDecl::settledAfter
  std::uint32_t index = 0;                       // unique in the program; follows the order of the text
  SourceRange range;                             // the whole declaration
  SourceRange nameRange;

  bool isPure() const { return kind == MethodKind::Pure; }
  // Whether it is a ghost method whose body is ghost code, which must end.
  bool isLemma() const { return isGhost && kind == MethodKind::Method; }
  bool hasBody() const { return body != nullptr || pureBody != nullptr; }
  // The parameters, ghost parameters and ghost results, in the order of their slots.
  template <class Visit>
  void forEachParameter(Visit visit) const {
    for (const auto& some : {parameters, ghostParameters, yields}) {
      for (const Variable* const variable : some) visit(*variable);
    }
  }
  std::uint32_t countParameters() const {
    return static_cast<std::uint32_t>(parameters.size() + ghostParameters.size() + yields.size());
  }
};

struct PredicateDecl {
  std::string_view name;
  const ClassDecl* owner = nullptr;
  bool isStatic = false;
  std::span<const Variable* const> parameters;
  std::span<const PredicateDecl* const> overrides;  // as of methods
  const Assertion* body = nullptr;                  // nullptr: abstract
  std::uint32_t index = 0;                          // unique in the program
  SourceRange range;
  SourceRange nameRange;
};

// A member of a superclass that, in a class which inherits it, implements what an interface of that class
// declares.
struct InheritedMethod {
  const MethodDecl* method;
  const MethodDecl* overridden;
};
struct InheritedPredicate {
  const PredicateDecl* predicate;
  const PredicateDecl* overridden;
};

enum class ClassKind : std::uint8_t { Class, Interface, Enum };

struct ClassDecl {
  ClassKind kind = ClassKind::Class;
  // A nested class's too is simple. Empty: it holds what annotations declare outside of classes, all static.
  std::string_view name;
  const ClassDecl* outer = nullptr;                     // of a nested class
  const ClassDecl* superclass = nullptr;                // nullptr: Object, or an interface
  std::span<const ClassDecl* const> interfaces;         // direct ones
  std::span<const TypeVariable* const> typeParameters;  // of an inner class, those of the classes around too
  std::span<const Type> supertypes;                     // superclass and interfaces, with their arguments
  bool isAbstract = false;                              // interfaces too
  bool isFinal = false;                                 // enums too, but for those with constants with bodies
  bool isLibrary = false;                               // signatures that are trusted; not verified
  bool mayHaveOthersBelow = false;  // text that is not supported may extend or implement it
  // Of an inner class: the field that holds the object around; nullptr: nobody looks at that.
  const FieldDecl* outerField = nullptr;
  // Of an inner class whose superclass is one, too: such fields that lead from an object to the one around it
  // that it has as an object of the superclass.
  std::span<const FieldDecl* const> superOuter;
  std::span<const FieldDecl* const> fields;
  std::span<const MethodDecl* const> methods;  // constructors and pure methods too, in the order of the text
  std::span<const PredicateDecl* const> predicates;
  std::span<const InheritedMethod> inheritedMethods;  // but not what the superclass relates already
  std::span<const InheritedPredicate> inheritedPredicates;
  Statements initializers;  // initial values and initialiser blocks of instances, in the order of the text
  std::uint32_t initializerSlots = 0;  // how many variables they need
  // How many of them must have run until the final fields that they assign have their values; what the
  // constructors assign comes after as many statements of their bodies.
  std::uint32_t settledAfter = 0;
  bool letsOthersSeeIt = false;   // of an enum: its objects, before their constructor has come to its end
  std::uint32_t staticSlots = 0;  // the same of the static ones
  Statements staticInitializers;  // those of the class; without constants
  const MethodDecl* staticInitializer = nullptr;  // runs those; nullptr: there is nothing to check
  // Runs the initialisers of an object, where no constructor does; nullptr: there is nothing to check. Nobody
  // calls it: who creates an object runs them.
  const MethodDecl* implicitConstructor = nullptr;
  const MethodDecl* defaultSuperConstructor = nullptr;  // what a constructor that is not declared calls
  std::uint32_t index = 0;                              // unique in the program
  bool isBuiltIn = false;                               // Object and String, which need no declaration
  SourceRange range;
  SourceRange nameRange;
};

}  // namespace warrant::ast
