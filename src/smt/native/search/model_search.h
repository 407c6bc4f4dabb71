// Looks for a model of the native layer's facts by deciding what they leave open. In a model, classes of
// references and snapshots have values of their own, formulas that are arguments or parts are decided, and
// the theories agree.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "smt/native/egraph/closure.h"
#include "smt/native/search/nogoods.h"

namespace warrant::smt {

// Contradiction: there is none; GaveUp: a budget is exhausted, or there may be one that is not found here.
enum class SearchOutcome : std::uint8_t { Model, Contradiction, GaveUp };

// Short: for contradictions only, and those that show soon. It gives up where numbers that collide would have
// to be told apart for a model. Fleeting: what seems to be a model is not looked at closer.
enum class SearchExtent : std::uint8_t { Whole, Short, Fleeting };

class ModelSearch {
 public:
  using Outcome = SearchOutcome;

  // The question whose opposite was assumed last tells what to decide first; there need not be one.
  ModelSearch(Closure& closure, Term question, SearchExtent extent)
      : closure_(closure), question_(question), looksCloser_(extent == SearchExtent::Whole) {
    if (extent == SearchExtent::Short) makeShort();
  }
  // In scopes that are closed again.
  Outcome run();
  // What the search took, in units of a few microseconds.
  std::uint64_t effort() const;

 private:
  // How a contradiction showed: in the closure alone; where theories propagated; once they were asked; by an
  // equality that they force; by a closer look at what seemed to be a model; while one was looked for.
  enum class Cause : std::uint8_t { Closure, Propagation, Theories, Equality, CloserLook, Model };
  // How it is shown again: whether theories propagate before that.
  struct Proof {
    Cause cause = Cause::Closure;
    bool propagates = false;
  };

  std::uint64_t excessOfRefutations() const;
  bool isLarge() const;
  bool leavesOpen() const { return !budget_.isForModel && !question_; }
  void makeShort() {
    isShort_ = true;
    budget_.isForModel = false;
    budget_.mostForRefutation = 50'000;
  }
  Outcome explore();
  Outcome descend();
  Outcome follow();
  Outcome contradict(Cause cause);
  void propagateNogoods();
  Cause propagate();
  bool isRepeated() const;
  bool isExhausted() const;
  bool preferredValue(NodeId formula) const;

  // What a contradiction needs, in nogoods of decisions (conflicts.cpp).
  void goBack(std::size_t base);
  void learn(std::size_t base);
  void contest(const Decision& decision);
  void leaveDecisions(std::size_t base);
  Decisions coreOf(const Decisions& decisions);
  bool chooseProof(const Decisions& decisions);
  std::optional<std::size_t> findNeeded(const Decisions& core, std::span<const Decision> others);
  std::optional<std::size_t> findNeededByClosure(const Decisions& core, std::span<const Decision> others);
  void repeat(std::span<const Decision> decisions);
  bool isContradictory();
  bool areContradictory(const Decisions& core, std::span<const Decision> others);
  Cause causeInModel(bool isBrief);

  // What the theories say, in model_search_theories.cpp.
  void propagateTheories();
  bool isRefutedNear();
  bool isRefuted();
  bool areForcedEqual(NodeId left, NodeId right) const;
  std::optional<unsigned> extend();
  Outcome arrange();
  Outcome checkCloser();
  bool lookCloser();
  bool isRefutedByCloserLook();
  Outcome check();
  Outcome tryCases(Theory& theory, const Verdict& verdict);
  Outcome unite(std::span<const NodePair> pairs);
  bool isRefutedEquality(const std::pair<Term, Term>& values);
  bool isStillRefuted();

  // What is decided next, in next_open.cpp.
  NodeId openContested() const;
  NodeId nextOpen();
  void orderSpecial();
  bool isTimeToAsk() const;
  bool isIrrelevant(NodeId node) const;
  NodeId nextOpen(NodeId (ModelSearch::*choose)(NodeId) const) const;
  NodeId openFormula(NodeId special) const;
  NodeId neededFormula(NodeId special) const;
  NodeId openPart(NodeId junction) const;

  Closure& closure_;
  Term question_;
  bool looksCloser_;
  bool isShort_ = false, triesCases_ = false;
  bool explores_ = false;             // did not end before
  std::vector<NodeId> ordered_;       // of what was special at the beginning, the most relevant first
  std::size_t orderedUpTo_ = 0;       // how much was special then; 0: it was not looked at yet
  std::vector<std::uint32_t> ranks_;  // by node, of those at the beginning; empty: there is no question
  static constexpr std::uint32_t irrelevant = UINT32_MAX;
  std::vector<Term> contested_;    // what nogoods speak of, the last first
  Decisions trail_;                // in force, each in a scope of its own
  std::size_t beside_ = SIZE_MAX;  // how many were relevant before one that is not
  Decisions before_;               // when there was a contradiction last
  Nogoods nogoods_;
  Cause cause_ = Cause::Closure;  // of the last contradiction
  Proof proof_;
  std::pair<Term, Term> refuted_, suspected_;  // values whose equality was contradictory by itself; none
  unsigned decisions_ = 0, conflicts_ = 0, repetitions_ = 0;
  Budget budget_;
};

}  // namespace warrant::smt
