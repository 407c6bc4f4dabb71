// Types of syntax, and which fit where.
#pragma once

#include "ast/below.h"
#include "ast/type.h"
#include "ast/values/numbers.h"
#include "resolve/declare/program_builder.h"

namespace warrant::ast {

// Whether a value of type `from` may be used where `to` is wanted.
bool isAssignable(const Type& from, const Type& to);
// Whether Java converts the arrays of the one type to the other, whose elements are of a supertype. Here an
// array of type T[] holds every T, so that storing into it never fails; hence such conversions are refused.
bool isCovariant(const Type& from, const Type& to);
// Whether each array that is an instance of the type holds every value of its element type: no class is below
// that.
bool isExact(const Type& array);
// Whether some value of type `from` may be of type `to` as well, so that a cast can succeed.
bool isCastable(const Type& from, const Type& to);
// Whether values of the two types can be compared with == and !=.
bool isComparable(const Type& left, const Type& right);
// The type of what may be of either type: for numbers the one that operators are applied in, but short for
// bytes and shorts; for references their least upper bound, an intersection perhaps (JLS 4.10.4); of Error
// kind if there is none.
Type commonType(const Type& left, const Type& right, ProgramBuilder& builder);

// Whether the methods have the same signature, both as members of that type.
bool haveSameSignature(const MethodDecl& left, const MethodDecl& right, const Type& of);
// Whether the signature of the one method is a subsignature of the other's, both as members of that type: the
// same, or what erasure makes of that (JLS 8.4.2). So the one overrides the other, where it may.
bool isSubsignature(const MethodDecl& method, const MethodDecl& other, const Type& of);
// Whether the methods take the same once the program runs, as they are declared.
bool haveSameErasure(const MethodDecl& left, const MethodDecl& right);
// Whether the parameters, as those of members of that type, have the same types.
bool haveEqualParameters(const PredicateDecl& left, const PredicateDecl& right, const Type& of);
// What the result of a method is as that of another with the same parameters, both members of that type.
Type resultLike(const MethodDecl& method, const MethodDecl& other, const Type& of);

// Where a type is written: within that class (nullptr: at the top level), in a method with type parameters.
struct TypePlace {
  TypePlace(const ClassScope* within, std::span<const TypeVariable* const> ofMethod = {},  // NOLINT: implicit
            bool isStatic = false)
      : within(within), ofMethod(ofMethod), isStatic(isStatic) {}

  const ClassScope* within;
  std::span<const TypeVariable* const> ofMethod;
  bool isStatic;  // in a static member, which knows no type parameters of its class
  bool allowsDiamond = false;
};

// Type parameters, first without their bounds: these may speak of them.
std::vector<TypeVariable*> declareParameters(ProgramBuilder& builder,
                                             Grammar::TypeParametersContext* parameters);
void readBounds(ProgramBuilder& builder, Grammar::TypeParametersContext* parameters,
                std::span<TypeVariable* const> variables, const TypePlace& place);

// Why the program lacks a class of that name, which Java has or the file imports; empty: nothing is known of
// it.
std::string whereIsClass(const ProgramBuilder& builder, const Token& name);

// Reports that code names a class that an annotation declares: javac may know another one by that name.
void checkVisible(ProgramBuilder& builder, const ClassScope& named, const Token& name);
// Each resolves a type as it is written; an unknown or unsupported one is reported and gives Error.
// Dimensions may stand behind the name that is declared, too. A generic class without arguments has `?` for
// each.
Type resolveType(ProgramBuilder& builder, Grammar::TypeContext* type, const TypePlace& place,
                 Grammar::DimensionsContext* behindName = nullptr);
Type resolveType(ProgramBuilder& builder, Grammar::TypeNameContext* name, const TypePlace& place);
Type resolveType(ProgramBuilder& builder, std::span<const Token* const> names, const TypePlace& place);
// The keyword of a primitive type or the first of the names, and what follows it, which may be null.
Type resolveType(ProgramBuilder& builder, const Token& name, Grammar::TypeArgumentsContext* arguments,
                 Grammar::QualifiersContext* qualifiers, std::size_t dimensions, const TypePlace& place);
// What stands between the brackets of `seq<T>`, as one of the values that are elements.
Type resolveElement(ProgramBuilder& builder, Grammar::TypeArgumentContext* written, const TypePlace& place);
// The inner class as it is named behind an object of the class around, of that type: `o.new Inner<A>(…)`.
Type resolveInner(ProgramBuilder& builder, const ClassScope& inner, const Token& name,
                  Grammar::TypeArgumentsContext* arguments, const Type& around, const TypePlace& place);
// `<A, B>` before the name of a method that is called.
std::vector<TypeArgument> resolveArguments(ProgramBuilder& builder, Grammar::TypeArgumentsContext* arguments,
                                           const TypePlace& place);
// The types that so many arguments of a method of variable arity have, and no fewer than it has parameters
// (JLS 15.12.2.4).
std::vector<Type> withVariableArity(std::vector<Type> parameters, std::size_t count);
// What the word means in Java: an Error for one that names no primitive type.
Type primitiveType(const Token& word);
std::size_t countDimensions(Grammar::DimensionsContext* dimensions);

}  // namespace warrant::ast
