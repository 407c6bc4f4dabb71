// All parts of the engine, as they are put together for one run of a member.
#pragma once

#include "symbex/explain/explainer.h"
#include "symbex/explain/history.h"
#include "symbex/explain/notation.h"
#include "symbex/explain/record/goal_views.h"
#include "symbex/explain/record/record_views.h"
#include "symbex/explain/record/state_views.h"
#include "symbex/explain/reports.h"
#include "symbex/explain/why/changes.h"
#include "symbex/explain/why/examples.h"
#include "symbex/explain/why/near_miss.h"
#include "symbex/explain/why/sayings.h"
#include "symbex/explore/activations.h"
#include "symbex/explore/assumption.h"
#include "symbex/explore/backward/backward.h"
#include "symbex/explore/backward/tracer.h"
#include "symbex/explore/backward/vocabulary.h"
#include "symbex/explore/backward/weakest.h"
#include "symbex/explore/boxes.h"
#include "symbex/explore/class_start.h"
#include "symbex/explore/coverage.h"
#include "symbex/explore/dispatch.h"
#include "symbex/explore/explorer.h"
#include "symbex/explore/following.h"
#include "symbex/explore/forks.h"
#include "symbex/explore/given_inputs.h"
#include "symbex/explore/initial_heap.h"
#include "symbex/explore/leaves.h"
#include "symbex/explore/merging.h"
#include "symbex/explore/models.h"
#include "symbex/explore/path_conditions.h"
#include "symbex/ghost/explicit.h"
#include "symbex/ghost/inference.h"
#include "symbex/members/entry.h"
#include "symbex/members/members.h"
#include "symbex/members/overriding.h"
#include "symbex/members/start.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/path/vacuity.h"
#include "symbex/pure/call_facts.h"
#include "symbex/pure/callees.h"
#include "symbex/pure/definitions.h"
#include "symbex/pure/observations.h"
#include "symbex/pure/termination.h"
#include "symbex/pure/unused_definitions.h"
#include "symbex/resources/chunks.h"
#include "symbex/resources/elements.h"
#include "symbex/resources/families.h"
#include "symbex/resources/gathering.h"
#include "symbex/resources/guards.h"
#include "symbex/resources/lookup.h"
#include "symbex/resources/predicates.h"
#include "symbex/resources/ranges.h"
#include "symbex/resources/separator.h"
#include "symbex/resources/shares.h"
#include "symbex/resources/unchanged.h"
#include "symbex/rules/calls.h"
#include "symbex/rules/consume.h"
#include "symbex/rules/control/branches.h"
#include "symbex/rules/control/exceptions.h"
#include "symbex/rules/control/leaving.h"
#include "symbex/rules/control/loops.h"
#include "symbex/rules/control/switches.h"
#include "symbex/rules/creation.h"
#include "symbex/rules/eval.h"
#include "symbex/rules/exec.h"
#include "symbex/rules/iterated/iterated.h"
#include "symbex/rules/openings.h"
#include "symbex/rules/operators.h"
#include "symbex/rules/places.h"
#include "symbex/rules/produce.h"
#include "symbex/rules/rules.h"
#include "symbex/rules/sharing.h"
#include "symbex/rules/values/aggregates.h"
#include "symbex/rules/values/collections.h"
#include "symbex/rules/values/datatypes.h"
#include "symbex/rules/values/quantifiers.h"
#include "symbex/rules/values/sequences.h"
#include "symbex/values/amounts.h"
#include "symbex/values/bits.h"
#include "symbex/values/classes.h"
#include "symbex/values/final_fields.h"
#include "symbex/values/lists.h"
#include "symbex/values/numbers.h"
#include "symbex/values/strings.h"
#include "symbex/wands/footprints.h"
#include "symbex/wands/packaging.h"
#include "symbex/wands/wands.h"

namespace warrant::symbex {

// The rules, each of its family.
class RuleBook final : public Rules {
 public:
  explicit RuleBook(Parts& parts);

  Verdict eval(SymbolicState&& s, const ast::Expression& e, ThenTerm then) override;
  Verdict produce(SymbolicState&& s, const ast::Assertion& a, Term snapshot, Then then) override;
  Verdict consume(SymbolicState&& s, Remainder&& remainder, const ast::Assertion& a,
                  ThenConsumed then) override;
  Verdict produceIterated(SymbolicState&& s, const ast::Iterated& iterated, Term snapshot,
                          Then then) override;
  Verdict consumeIterated(SymbolicState&& s, Remainder&& remainder, const ast::Iterated& iterated,
                          ThenConsumed then) override;
  Verdict exec(SymbolicState&& s, const ast::Statement& statement, Then then, const Jumps& jumps) override;
  Verdict makeConstants(const ast::ClassDecl& declaration,
                        support::FunctionRef<void(const ast::FieldDecl&)> made) override;
  void explainGoal(Problem& problem) override;
  Term equality(const ast::Type& type, Term left, Term right) override;

 private:
  // The same, recorded: seldom.
  [[gnu::cold]] Verdict recordEval(SymbolicState&& s, const ast::Expression& e, ThenTerm then);
  [[gnu::cold]] Verdict recordProduce(SymbolicState&& s, const ast::Assertion& a, Term snapshot, Then then);
  [[gnu::cold]] Verdict recordConsume(SymbolicState&& s, Remainder&& remainder, const ast::Assertion& a,
                                      ThenConsumed then);
  [[gnu::cold]] Verdict recordExec(SymbolicState&& s, const ast::Statement& statement, Then then,
                                   const Jumps& jumps);

  Eval& eval_;
  Produce& produce_;
  Consume& consume_;
  IteratedRules& iterated_;
  Exec& exec_;
  Sequences& sequences_;
  Start& start_;
  UnusedDefinitions& unused_;
  Recorder& recorder_;
  Unfolding& unfolding_;
};

// In the order of the layers: who is named further down may use who is named above, and all of them the
// rules, the policy of ghost operations, and what stands in the place of contracts where code is explored.
struct Parts {
  explicit Parts(Run& run);
  Parts(const Parts&) = delete;
  Parts& operator=(const Parts&) = delete;

  Run& run;
  RuleBook rules;  // first, for they are referred to as what they are derived from
  Inference inference;
  InitialHeap initialHeap;
  Explorer explorer;
  Explicit explicitGhost;
  Ghost& ghost;
  Notation notation;
  Examples examples;
  Sayings sayings;
  RecordViews recordViews;
  StateViews stateViews;
  GoalViews goalViews;
  Recorder recorder;
  Changes changes;
  Explainer explainer;
  Reports reports;
  Path path;
  Vacuity vacuity;
  Numbers numbers;
  Amounts amounts;
  Bits bits;
  Classes classes;
  Lists lists;
  Strings strings;
  FinalFields finals;
  Lookup lookup;
  Shares shares;
  Guards guards;
  Gathering gathering;
  Separator separator;
  Ranges ranges;
  FamilyChunks families;
  Unchanged unchanged;
  Chunks chunks;
  Callees callees;
  Observations observations;
  Branches branches;
  NearMiss nearMiss;
  Footprints footprints;
  History history;
  Elements elements;
  Predicates predicates;
  Definitions definitions;
  CallFacts callFacts;
  UnusedDefinitions unused;
  Termination termination;
  Sharing sharing;
  Wands wands;
  Consume consume;
  Produce produce;
  Collections collections;
  Datatypes datatypes;
  Sequences sequences;
  Operators operators;
  Quantifiers quantifiers;
  Aggregates aggregates;
  IteratedRules iterated;
  Places places;
  Openings openings;
  Leaving leaving;
  Exceptions exceptions;
  Calls calls;
  Creation creation;
  Switches switches;
  Loops loops;
  Packaging packaging;
  Eval eval;
  Exec exec;
  Entry entry;
  Start start;
  Overriding overriding;
  Members members;
  Assumption assumption;
  Boxes boxes;
  GivenInputs givenInputs;
  Models models;
  PathConditions pathConditions;
  Coverage coverage;
  Leaves leaves;
  Forks forks;
  Following following;
  Dispatch dispatch;
  ClassStart classStart;
  Activations activations;
  Merging merging;
  Vocabulary vocabulary;
  Tracer tracer;
  Weakest weakest;
  Backward backward;
};

}  // namespace warrant::symbex
