// What is not supported, or not understood, leaves out the members that have it or rely on it, and no others.
#pragma once

#include "resolve/declare/left_out/unknowns.h"
#include "resolve/declare/program_builder.h"
#include "resolve/flow/unread_code.h"

namespace warrant::ast {

class OmittedContracts {
 public:
  explicit OmittedContracts(ProgramBuilder& builder) : builder_(builder), unread_(builder) {}

  // Takes for unknown what the place is a part of: a body, a contract, a signature, initial values, a class's
  // header. False: it is a part of nothing that can be left out.
  bool add(const FileScope& file, const OmittedPlace& omitted);
  // A name that may mean something else than what has it.
  void addHidden(std::string_view name) { unknowns_.addHidden(name); }
  // Takes for unknown what says something in terms of what is, and leaves out the bodies that rely on it;
  // false: more than members relies on it.
  bool leaveOut();

 private:
  bool addToMember(const FileScope& file, const Member& member, const support::SourceRange& place);
  bool addToClass(const FileScope& file, const ClassScope& scope, const support::SourceRange& place);
  void addNext(const FileScope& file, const ClassScope& scope, const support::SourceRange& place);
  void addSignature(const ClassScope& scope, const Member& member);

  bool dependsOnUnknown(const Member& member) const;
  bool overridesUnknown(const MethodDecl& method) const;
  void spreadFrom(const Member& member);
  void spreadToClass(const ClassScope& scope);
  void spreadToInherited(const ClassDecl& declaration);
  void spreadToFields(const ClassScope& scope);
  void forgetMaking(const ClassScope& scope);  // of its objects
  void forgetFinalFields(const ClassDecl& declaration);
  void forgetFieldsSeenEarly();
  bool spread();  // whether there was more to find

  bool mayStartRunOmitted() const;
  bool isOfMembers(const ClassScope& scope) const;
  void leaveOut(MethodDecl& method) const;
  void leaveOutInitializers(ClassScope& scope);
  void noteLeftOut(const FileScope& file, const TokenRun& run);
  void leaveOutPredicates(ClassDecl& declaration) const;

  ProgramBuilder& builder_;
  Unknowns unknowns_;
  UnreadCode unread_;
  // A static initialiser is not known: what it may run, and when, neither.
  bool isStartUnknown_ = false;
};

}  // namespace warrant::ast
