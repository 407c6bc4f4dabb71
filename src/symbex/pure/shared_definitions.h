// Definitions of pure methods, and their postconditions, that the runs of all members share: each is built
// once for the program, in a run of its own, and is then read only. For several threads.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "facts/analysis.h"
#include "smt/terms/term_template.h"
#include "support/function_ref.h"
#include "symbex/explain/symbols.h"
#include "symbex/path/limits.h"
#include "symbex/pure/definition.h"
#include "symbex/verifier.h"

namespace warrant::symbex {

class Workspace;
struct Parts;
struct Run;

// Of the logic, as the run that uses it must know it.
struct SharedFunction {
  std::string key;
  smt::Sort sort;
  Symbol symbol;
  std::uint32_t number;  // the same for that key, always
};

// What definitions say of snapshot and `this` alone, which are the parameters: often the same for all methods
// that read one predicate.
struct SharedFacts {
  smt::TermTemplate terms;
  std::vector<SharedFunction> functions;
};

struct SharedDefinition {
  Definition definition;    // all but its terms, which are of a factory that is gone
  smt::TermTemplate terms;  // of termsOf(definition), with parametersOf(definition) as parameters
  std::vector<SharedFunction> functions;
  const SharedFacts* common = nullptr;               // facts that are not among these; nullptr: none
  std::vector<const ast::ClassDecl*> closedClasses;  // that it relies on
  Limit limit = Limit::None;                         // that was hit
};

class SharedDefinitions {
 public:
  SharedDefinitions(const Analysis& analysis, const Options& options);
  ~SharedDefinitions();

  // nullptr: each run has to build its own, for what else is known there may matter.
  const SharedDefinition* find(const Variant& variant);
  // What the postcondition says of all calls alike. nullptr: the same; so it is while a definition is built,
  // of which it might make use.
  const SharedDefinition* findPostcondition(const ast::MethodDecl& method);

 private:
  bool isShared(const Variant& variant) const;
  bool isUnderWay(const ast::MethodDecl& method) const;
  bool isBuilt(const Variant& variant) const { return built_.contains(variant); }
  std::vector<Variant> calledBy(const Variant& variant) const;
  void buildAll(const Variant& variant);
  std::unique_ptr<const SharedDefinition> build(const Variant& variant);
  std::unique_ptr<const SharedDefinition> buildPostcondition(const ast::MethodDecl& method);
  // Lets it take what it needs out of a run of its own.
  using TakeFrom = support::FunctionRef<std::unique_ptr<const SharedDefinition>(Run& run, Parts& parts)>;
  std::unique_ptr<const SharedDefinition> inOwnRun(const ast::MethodDecl& method, TakeFrom take);
  // Takes what a run has built out of it, facts that others may share apart; none: it is made of what only
  // that run knows.
  std::unique_ptr<const SharedDefinition> takeOver(const Definition& definition, const Run& run,
                                                   bool sharesFacts);
  const SharedFacts* takeFacts(const Run& run, Definition& definition);
  bool addFunctions(const Run& run, const smt::TermTemplate& terms, std::vector<SharedFunction>& functions);

  const Analysis& analysis_;
  const Options& options_;
  std::recursive_mutex mutex_;  // a definition that is built may need another
  std::unordered_map<Variant, std::unique_ptr<const SharedDefinition>, HashVariant> built_;
  std::unordered_map<const ast::MethodDecl*, std::unique_ptr<const SharedDefinition>> postconditions_;
  std::vector<std::uint32_t> underWay_;  // recursions of those that are being built
  bool isPostconditionUnderWay_ = false;
  std::unordered_map<std::string, std::uint32_t> functions_;                        // numbers, by key
  std::unordered_multimap<std::size_t, std::unique_ptr<const SharedFacts>> facts_;  // by the terms' hash
  std::vector<std::shared_ptr<Workspace>> spare_;
};

}  // namespace warrant::symbex
