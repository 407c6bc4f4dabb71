// What is known of sets, bags and maps beyond their normal forms. Of collections that are known to be equal
// the same is observed, at all keys that somebody looks at: what is asked of one that is made of others is
// known for all that are equal to it. Of two that are both made of others, and known to be equal, their
// elements are looked at before there is a model, since they may tell that these are not. Sizes and
// multiplicities are not negative, and what has none is empty.
#pragma once

#include "smt/native/egraph/closure.h"

namespace warrant::smt {

class Collections final : public Theory {
 public:
  explicit Collections(Closure& closure);

  void reset() override;
  void onAdded(Term term, NodeId node, std::span<const NodeId> arguments) override;
  void onMerge(NodeId winner, NodeId loser) override;
  void propagate() override;
  unsigned lookCloser() override;

 private:
  void addObservation(Term term, std::span<const NodeId> arguments);
  void addElementCount(Term count);
  void addSliceCount(Term count);
  void addNextCount(Term count);
  void addPartContains(Term contains);
  void addWholeContains(Term contains);
  void addNextContains(Term longer, Term shorter, Term element);
  void addWindowContains(Term contains);
  void addRead(Term read, NodeId map);
  void addReadInWindow(Term read, Term contains);
  void addSize(Term size);
  void addSizesAsKey();
  void addValues(NodeId values, Term map);
  void addContains(Term contains);
  void addNothing(NodeId key);
  void addKey(NodeId key);
  void addActive(NodeId collection);
  void addTwins(NodeId winner, NodeId loser);
  NodeId madeMember(NodeId root) const;
  void addElements(NodeId collection);
  void addEmpty(Observation kind, NodeId key, NodeId result);
  bool isListed(NodeId collection) const;
  void addElementsRead();
  void addMember(Term made, Term read);
  bool describeAll();
  void describe(NodeId collection, NodeId key);
  void describeValues(Term values, Term key);
  std::optional<bool> decide(Term condition) const;
  std::optional<bool> compare(Term equality) const;

  Closure& closure_;
  BacktrackStack<NodeId> composed_;        // collections that are made of others
  BacktrackStack<NodeId> active_;          // of these, those that are known to be equal to something else
  BacktrackStack<NodeId> twins_;           // those that are known to be equal to another one of these
  BacktrackStack<NodeId> keys_;            // of different classes when they were added; 0 stands for sizes
  BacktrackStack<NodeId> reads_;           // of sequences and maps
  BacktrackStack<NodeId> inWindows_;       // that something is in a window
  BacktrackSet<NodeId> isActive_, isKey_;  // the same, and what was equal to such a key when it was added
  BacktrackValue<std::size_t> doneActive_, doneKeys_;    // each of these was described at each of those
  BacktrackValue<std::size_t> doneReading_, doneReads_;  // of each of these each of those is looked for
  BacktrackValue<std::size_t> doneTwins_;                // whose elements are keys, as far as they may be
};

}  // namespace warrant::smt
