// What may run, or be relied on, when some statements run: methods, constructors, initialisers, contracts and
// predicates. An approximation from above, by names where a call may be one of an overriding method.
#pragma once

#include <span>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "resolve/declare/program_builder.h"
#include "resolve/flow/unread_code.h"
#include "support/function_ref.h"

namespace warrant::ast {

class Reachable {
 public:
  // `unread`: the code that may be anything; nullptr: all was read, or is reported otherwise.
  explicit Reachable(ProgramBuilder& builder, UnreadCode* unread = nullptr)
      : builder_(builder), unread_(unread) {}

  using Predicate = support::FunctionRef<bool(const Expression&)>;
  // Whether an expression like that, or code that nobody has read, is in what the statements reach, or in
  // they themselves where these count; the initialisers of the classes `inProgress`, whose initialisation
  // runs them, are not looked at.
  bool find(Statements statements, bool themselves, std::span<const ClassDecl* const> inProgress,
            Predicate isWanted);
  // Whether they may run what is left out: a body, or what overrides a method in text that nobody reads.
  bool mayRunOmitted(Statements statements);

 private:
  void collectNames();
  void visit(const Statement& statement);
  void visit(const Assertion& assertion);
  void visit(const Expression& expression);
  void visit(const PredicateInstance& instance);
  void visitNode(const Expression& expression);  // without its parts
  void visitCall(const Call& call);
  void collectHidden();
  bool mayBeHidden(const MethodDecl& method) const;

  void enter(const MethodDecl& method);
  void enterNamed(const MethodDecl& method);  // and all that may override it
  void enter(const PredicateDecl& predicate);
  void enterConstructor(const ClassDecl& declaration, const MethodDecl* constructor);
  void enterClass(const ClassDecl& declaration);  // it is used, and so initialised

  ProgramBuilder& builder_;
  UnreadCode* unread_;
  using Name = std::pair<std::string_view, std::size_t>;  // and the number of parameters
  struct Hash {
    std::size_t operator()(const Name& name) const {
      return std::hash<std::string_view>()(name.first) * 31 + name.second;
    }
  };
  std::unordered_map<Name, std::vector<const MethodDecl*>, Hash> methods_;
  std::unordered_map<Name, std::vector<const PredicateDecl*>, Hash> predicates_;
  bool hasNames_ = false;  // most programs need none of them

  std::unordered_set<const void*> entered_;
  std::vector<const MethodDecl*> pendingMethods_;
  std::vector<const PredicateDecl*> pendingPredicates_;
  std::vector<Statements> pendingStatements_;
  const Predicate* isWanted_ = nullptr;  // nullptr: nothing is looked for
  bool isFound_ = false;
  bool isOmittedFound_ = false;
  std::unordered_set<const ClassDecl*> aboveHidden_;  // that text may extend or implement which nobody reads
};

}  // namespace warrant::ast
