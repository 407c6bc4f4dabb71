// Which method a call means (JLS 15.12.2), and the types that it has there.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class OverloadResolver : public BodyPart {
 public:
  explicit OverloadResolver(Resolver& resolver) : BodyPart(resolver) {}

  // Whether code here may name that member, one that the class declares, of a receiver of that other class.
  bool isAccessible(const ClassScope& declaring, const void* member, bool isOfClass,
                    const ClassDecl& receiver, Through through) const;
  bool isAccessible(const MethodDecl& method, const CallTarget& target) const;
  std::string whyInaccessible(const ClassScope& declaring, const void* member) const;
  // The expressions one of which is the value: those of `?:` on references and of switches, whose type is
  // that of the place where they stand (JLS 15.25, 15.28.1); else the expression itself.
  std::vector<const Expression*> valuesOf(const Expression& expression) const;
  // Without the conversions of a switch's values to what they have in common.
  const Expression& asWritten(const Expression& expression) const;
  std::vector<TypeArgument> inferFor(const Selected& called, const CallTarget& target,
                                     std::span<const Expression* const> arguments);
  // For each argument one; of an empty array of variable arity that of its elements, too.
  std::vector<Type> parameterTypes(const Selected& called, const CallTarget& target,
                                   std::span<const Expression* const> arguments);
  void notePolyCall(const Expression* call, const Selected& called, const CallTarget& target,
                    const Type& declared, std::span<const Expression* const> arguments);
  Type flowingType(const Expression& argument) const;
  Fit fitOfValue(const Expression& value, const Type& wanted, Phase phase) const;
  // The method or constructor that javac calls (JLS 15.12.2); none: there is none, or it is not certain
  // which, and it was reported. `unlisted`: what the library has of that name besides.
  Selected selectOverload(std::span<const MethodDecl* const> overloads,
                          std::span<const UnlistedMember* const> unlisted,
                          std::span<const Expression* const> arguments, support::SourceRange place,
                          const CallTarget& target);

 private:
  std::vector<TypeArgument> inferFrom(std::span<const Flow> flows, const MethodDecl& method,
                                      const CallTarget& target) const;
  std::vector<TypeArgument> inferFrom(const Selected& called, const CallTarget& target,
                                      std::span<const Type> parameters,
                                      std::span<const Expression* const> arguments);
  std::vector<Type> declaredTypes(const MethodDecl& method, const CallTarget& target) const;
  std::vector<Type> declaredTypes(const Selected& called, const CallTarget& target, std::size_t count) const;
  std::vector<Type> instantiated(const MethodDecl& method, const CallTarget& target, std::vector<Type> types,
                                 std::vector<TypeArgument> inferred) const;
  Fit fitOfVariable(const TypeVariable& variable, const TypeArgument& inferred, const Type& wanted) const;
  Fit fit(const Expression& argument, const Type& wanted, Phase phase) const;
  Fit fitAll(const MethodDecl& method, const CallTarget& target, std::span<const Expression* const> arguments,
             Phase phase);
  bool fitsAsClass(const Expression& argument, const Type& declared,
                   std::span<const TypeVariable* const> inferred) const;
  Candidates findCandidates(std::span<const MethodDecl* const> overloads,
                            std::span<const Expression* const> arguments, const CallTarget& target);
  bool isMoreSpecific(const MethodDecl& left, const MethodDecl& right, const CallTarget& target, Phase phase,
                      std::size_t arguments) const;
  const MethodDecl* bestOf(const Candidates& found, const CallTarget& target, std::size_t arguments) const;
  void reportChoice(const Candidates& found, std::span<const Expression* const> arguments,
                    support::SourceRange range);
  void reportInapplicable(std::span<const MethodDecl* const> overloads,
                          std::span<const Expression* const> arguments, support::SourceRange range,
                          const CallTarget& target);
  bool mayBeUnlisted(const MethodDecl& chosen, std::span<const MethodDecl* const> overloads,
                     std::span<const UnlistedMember* const> unlisted,
                     std::span<const Expression* const> arguments, Phase phase, support::SourceRange range,
                     const CallTarget& target);
  void reportUnlisted(const UnlistedMember& member, support::SourceRange range);
  // Whether javac chooses a static method that another one hides by its erasure, which is reported.
  bool isHiddenByErasure(const MethodDecl& chosen, std::span<const MethodDecl* const> overloads,
                         support::SourceRange range, const CallTarget& target);
  std::vector<const Expression*> withUnknownTypes(std::span<const Expression* const> arguments);
};

}  // namespace warrant::ast
