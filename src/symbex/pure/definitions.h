// Definitional equations of pure methods (paper, 3.6), and whether their recursions end.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <unordered_set>
#include <vector>

#include "symbex/part.h"
#include "symbex/pure/definition.h"

namespace warrant::symbex {

class Callees;
class Classes;
class Ghost;
class Reports;
class Rules;
struct SharedFacts;
struct SharedFunction;

class Definitions : public Part {
 public:
  explicit Definitions(Parts& parts);

  // The calls that values made of that snapshot are made of.
  const std::vector<NestedCall>* nestedCallsOf(Term snapshot) const;
  Definition& definitionOf(const Variant& variant);
  // The one that is built here, for others to share.
  Definition& buildOwn(const Variant& variant);
  // Takes the postcondition that all members share; false: it is to be built here.
  bool sharePostcondition(const ast::MethodDecl& method, Definition& postcondition);
  void buildApart(const Variant& variant, Definition& definition,
                  support::FunctionRef<void(SymbolicState)> build);
  void noteFacts(Definition& definition, std::size_t since);
  // Adds the definition; with `facts`, what else the precondition implies.
  void assumeDefinition(const Application& application, bool withFacts);
  void assumeDefinition(const Variant& variant, const Application& application, bool withFacts);
  // Adds the definitions of calls that are known to hold; of many, the rest is put off (defined_calls.cpp).
  void unfold(std::span<const DefinedCall> calls, Term guard);
  bool hasPutOff() const { return hasPutOff_; }  // anything, in this run
  void unfoldAll();                              // adds what was put off
  void instantiate(const Definition& used, const Application& application, Definition::Instance& instance);
  // Computes what the value of that call is made of, where these are calls with arguments that are known.
  void unfoldKnown(Term value, Term call);
  // The call was learned of before: what it is made of is looked into again, if more may have come to be
  // known.
  void lookAgain(const Callee& callee, Term call);
  // Adds the definitions of the calls that the instance is made of, where their snapshots are known to be
  // built.
  void unfoldBuilt(const Definition::Instance& instance, const Application& application);
  bool reachesOnSameHeap(const Variant& from, const Variant& to, Variants& seen);
  bool reachesOnSameHeap(const std::vector<Variant>& from, const Variant& to);
  void collectRecursion(const Variant& variant, Variants& recursion);
  bool areCallsKnown(const Variants& recursion);
  // Whether all calls within the recursion decrease the measures.
  bool decreasesMeasures(const Variants& recursion);
  bool terminates(const Variant& variant);
  bool terminate(const std::vector<Variant>& variants);

 private:
  bool canShare() const;
  bool share(const Variant& variant, Definition& definition);
  bool takeOver(const SharedDefinition* shared, Definition& definition);
  std::vector<smt::Function> adopt(std::span<const SharedFunction> functions);
  void learnDefinition(const Variant& variant, Definition& definition, const Application& application,
                       bool withFacts);
  bool isKeptShort() const;
  Term isDefined(const Variant& variant, Term value);
  std::optional<DefinedCall> definedCall(Term fact) const;
  void sortOut(Term fact, Terms& facts, std::vector<DefinedCall>& defined) const;
  void unfoldInOrder(std::vector<DefinedCall> calls, std::size_t most);
  bool unfoldCall(const DefinedCall& call);
  const CommonFacts& commonFacts(const SharedFacts& shared, Term snapshot, Term self);
  void learnCommon(const CommonFacts& common, Term guard);
  bool comparesNumbers(Term condition) const;
  Term settled(Term value, Term guard) const;
  bool learnUnder(Term guard, Term fact);
  smt::Function adopt(const SharedFunction& shared);
  void defineHere(const Variant& variant, Definition& definition);
  void buildDefinition(const Variant& variant, Definition& definition);
  Terms instanceTerms(const Definition& definition, const Application& application);
  void defineByBody(const Variant& variant, Definition& definition);
  bool ensures(SymbolicState s, const ast::MethodDecl& method, Term result);
  bool isAboutPart(const NestedCall& call);
  using VisitCase = support::FunctionRef<void(Term snapshot, Term guard)>;
  void forEachCase(Term snapshot, Term guard, VisitCase visit);
  void unfoldPart(const NestedCall& call, Term snapshot, Term guard, const Application& application);
  struct KnownCall {
    const ast::MethodDecl* method;
    Terms operands;
  };
  using SeenTerms = std::unordered_set<std::uint32_t>;
  Term constructedOf(Term value);
  bool isConstructorKnown(Term value);
  std::optional<KnownCall> knownCall(Term value);
  std::span<const Term> operandsOf(Term value) const;
  std::span<const Term> argumentsOf(Term value) const;
  bool mayHaveKnownCall(Term value, unsigned& parts);
  std::span<const Term> conditionsOf(Term value) const;
  // In which scope the path is, and how many facts it has.
  using State = std::pair<std::uint64_t, std::size_t>;
  State state() const { return {path_.innermost().id, path_.facts().size()}; }
  void unfoldKnownIn(Term value, bool isMade, SeenTerms& seen);
  void unfoldKnownCall(Term value, bool isMade);
  bool isDefinedAnywhere(const ast::MethodDecl& method, Term application);
  Term knownParts(Term snapshot);
  void noteNested(const Callee& callee, Term call);
  bool isSameHeapCycle(const Variant& caller, const RecursiveCall& call);

  Callees& callees_;
  Classes& classes_;
  Ghost& ghost_;
  Reports& reports_;
  Rules& rules_;

  std::vector<std::pair<const DefinitionTable*, Variant>> underWay_;  // definitions that are being built
  std::unordered_map<std::uint32_t, std::vector<NestedCall>> nestedCalls_;    // by snapshot; of instances
  std::vector<smt::Function> adopted_;                                        // by number
  std::map<std::tuple<const SharedFacts*, Term, Term>, CommonFacts> common_;  // by snapshot and object
  std::vector<DefinedCall>* unfolding_ = nullptr;  // those whose turn comes; nullptr: none is unfolded
  bool hasPutOff_ = false;
  unsigned unfoldings_ = 0;  // of calls in definitions, one within the other
  unsigned unfolded_ = 0;    // all that were for the call that is evaluated
  bool isUnfoldingCut_ = false;
  std::unordered_map<std::uint32_t, State>
      leftOpen_;             // when those calls were looked into of which that is so
  bool isLeftOpen_ = false;  // what is unfolded has conditions, or calls, of which more may come to be known
};

}  // namespace warrant::symbex
