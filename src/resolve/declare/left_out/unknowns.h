// What of a program is not known, because its text has what is not supported or not understood, and who
// mentions it.
#pragma once

#include <string_view>
#include <unordered_set>

#include "ast/ast.h"

namespace warrant::ast {

class Unknowns {
 public:
  // Methods, constructors, predicates, fields and classes. False: it was known to be unknown.
  bool add(const void* declaration) { return declarations_.insert(declaration).second; }
  bool contains(const void* declaration) const { return declarations_.contains(declaration); }
  // A method or predicate of which not even the parameters are known: no call of that name can be told from
  // its.
  void addName(std::string_view name) { names_.insert(name); }
  bool containsName(std::string_view name) const { return names_.contains(name) || hidden_.contains(name); }
  // A field, method or predicate that is not known has the name.
  void addHidden(std::string_view name) { hidden_.insert(name); }
  // A class whose objects are made in a way that is not known. False: that was known.
  bool addMaking(const ClassDecl& declaration) { return unmade_.insert(&declaration).second; }
  bool containsMaking(const ClassDecl& declaration) const { return unmade_.contains(&declaration); }
  // A static final field that may be looked at before it has its value. What initialises its class gives it
  // that value, and has it as a variable.
  void addSeenEarly(const FieldDecl& field) {
    declarations_.insert(&field);
    seenEarly_.insert(&field);
  }
  // How many things are unknown.
  std::size_t size() const { return declarations_.size() + unmade_.size(); }

  // Whether something unknown is mentioned, be it a type.
  bool mentions(const Expression& expression) const;
  bool mentions(const PredicateInstance& instance) const;
  bool mentions(const Assertion& assertion) const;
  bool mentions(const Statement& statement) const;
  bool mentions(Statements statements) const;
  bool mentions(const Type& type) const;               // an Error is unknown
  bool mentions(const MethodDecl& method) const;       // in its signature or its contract
  bool mentionsInStart(const ClassDecl& declaration);  // in what initialises the class

 private:
  bool mentionsNode(const Expression& expression) const;  // without its parts
  bool mentionsNode(const Statement& statement) const;
  bool isUnknown(const MethodDecl* method) const;
  bool isUnknown(const FieldDecl& field) const;

  std::unordered_set<const void*> declarations_;
  std::unordered_set<const ClassDecl*> unmade_;
  std::unordered_set<std::string_view> names_;
  std::unordered_set<std::string_view> hidden_;
  std::unordered_set<const FieldDecl*> seenEarly_;
  const ClassDecl* started_ = nullptr;  // whose initialisers are looked at
};

}  // namespace warrant::ast
