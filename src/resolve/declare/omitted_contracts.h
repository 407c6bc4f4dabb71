// What is not supported in a contract or a definition leaves out the members that rely on it, and no others.
#pragma once

#include <unordered_set>

#include "resolve/declare/program_builder.h"

namespace warrant::ast {

class OmittedContracts {
 public:
  explicit OmittedContracts(ProgramBuilder& builder) : builder_(builder) {}

  // Takes the contract, or the definition, in which the place is for unknown; false: it is in none.
  bool add(const FileScope& file, const support::SourceRange& place);
  // Takes for unknown what says something in terms of what is, and leaves out the bodies that rely on it;
  // false: more than members relies on it.
  bool leaveOut();

 private:
  bool isUnknown(const void* declaration) const { return unknown_.contains(declaration); }
  // Whether something unknown is mentioned.
  bool mentions(const Expression& expression) const;
  bool mentions(const PredicateInstance& instance) const;
  bool mentions(const Assertion& assertion) const;
  bool mentions(const Statement& statement) const;
  bool mentions(Statements statements) const;
  bool mentionsNode(const Expression& expression) const;  // without its parts

  bool contractMentions(const MethodDecl& method) const;
  bool dependsOnUnknown(const Member& member) const;
  bool overridesUnknown(const MethodDecl& method) const;
  void spreadFrom(const Member& member);
  bool spread();  // whether there was more to find
  void spreadToInherited(const ClassDecl& declaration);
  bool isOfMembers(const ClassScope& scope) const;
  void leaveOut(MethodDecl& method) const;
  void leaveOutPredicates(ClassDecl& declaration) const;

  ProgramBuilder& builder_;
  std::unordered_set<const void*> unknown_;  // methods, constructors and predicates
};

}  // namespace warrant::ast
