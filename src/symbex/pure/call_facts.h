// What is learned of the calls of pure methods: definitions, postconditions, what overriding relates.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"
#include "symbex/pure/definition.h"

namespace warrant::symbex {

class Callees;
class Classes;
class Definitions;
class Ghost;
class Numbers;
class Rules;
class Strings;

class CallFacts : public Part {
 public:
  explicit CallFacts(Parts& parts);

  void useDefinition(const Frame& frame, const ast::Call& call, Term application);  // of `use` and `using`
  void assumePostcondition(const SymbolicState& s, const Application& application);
  // What is known of a call whose precondition holds in `s`.
  void learn(const SymbolicState& s, const Application& application, support::SourceRange range);
  // The postcondition that is built here, for others to share.
  const Definition& buildOwnPostcondition(const ast::MethodDecl& method);
  // Before a predicate is opened: what is known of the calls about it that values are made of.
  void learnCallsAbout(const SymbolicState& s, const heap::Chunk& opened);

 private:
  void assumeResult(const SymbolicState& s, const Application& application, support::SourceRange range);
  bool assumeInstance(const Application& application);
  Definition& postconditionOf(const ast::MethodDecl& method);
  void buildPostcondition(const ast::MethodDecl& method, Definition& postcondition);
  bool isClosed(const Definition& postcondition) const;
  // The same method may be called with other preconditions, of those that override it and that it overrides:
  // where they hold, too, the values are the same.
  void relateOverrides(const SymbolicState& s, const Application& application, bool withFacts);
  // Whether this was said of the application before, on this path; it is from now on.
  bool isLearned(const Application& application);

  Callees& callees_;
  Classes& classes_;
  Definitions& definitions_;
  Ghost& ghost_;
  Numbers& numbers_;
  Rules& rules_;
  Strings& strings_;

  std::unordered_map<const ast::MethodDecl*, Definition> postconditions_;
};

}  // namespace warrant::symbex
