// Code that nobody has read, because its text has what is not supported or not understood: whoever runs it
// may run anything.
#pragma once

#include <unordered_map>
#include <unordered_set>

#include "resolve/declare/program_builder.h"

namespace warrant::ast {

class UnreadCode {
 public:
  explicit UnreadCode(ProgramBuilder& builder) : builder_(builder) {}

  void add(const MethodDecl& method) { methods_.insert(&method); }
  void addMaking(const ClassDecl& declaration) { made_.insert(&declaration); }

  bool isIn(const MethodDecl& method) const { return methods_.contains(&method); }
  // Whether it runs where an object of the class is made, besides the constructor.
  bool isInMaking(const ClassDecl& declaration) const { return made_.contains(&declaration); }
  // Whether a call of the method may be one of a class that such code declares, a lambda among them.
  bool mayOverride(const MethodDecl& method);

 private:
  ProgramBuilder& builder_;
  std::unordered_set<const MethodDecl*> methods_;
  std::unordered_set<const ClassDecl*> made_;
  std::unordered_map<const ClassDecl*, bool> overridden_;  // by the class that declares the method
};

}  // namespace warrant::ast
