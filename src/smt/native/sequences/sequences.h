// What is known of sequences beyond their normal forms: lengths are not negative, what is put together is cut
// again into the same parts, and what is read, cut or put together is described by what its parts are known
// to be equal to. Each snapshot is a sequence, so that all of it holds of every term.
#pragma once

#include "smt/native/egraph/closure.h"

namespace warrant::smt {

class Sequences final : public Theory {
 public:
  explicit Sequences(Closure& closure);

  void reset() override;
  void onAdded(Term term, NodeId node, std::span<const NodeId> arguments) override;
  void onMerge(NodeId winner, NodeId loser) override;
  void onAssigned(NodeId formula, bool value) override;
  void propagate() override;

  // That what a sequence has, by that `\in`, is at the place that is called so.
  static Term isAtPlace(TermFactory& terms, Term contains);
  // That the element is in the sequence, at the place that is called so.
  static Term placeOf(TermFactory& terms, Term sequence, Term element);

 private:
  void addEmpty();
  void addLength(Term length);
  void addParts(Term append, NodeId node, std::span<const NodeId> arguments);
  void addBounds(Term slice);
  void addWindow(Term window);
  void addLastOfWindow(Term window);
  bool placeMembers();
  bool lacksPlace(NodeId contains) const;
  bool describeAll();
  bool describeAsked();
  std::vector<NodeId> newlyMerged();
  // What is asked of members, where that class is what has them, or is one.
  void addAsked(NodeId root, std::vector<NodeId>& asked) const;
  bool relateWindows();
  bool relate(NodeId window, NodeId read);
  bool relateSlices();
  bool relateToSlice(NodeId slice, NodeId read);
  bool isPutTogether(NodeId slice) const;
  bool describe(NodeId node, std::size_t place);
  bool mayDescribe() const;
  Term indexIn(Term part, Term sequence, Term index);
  Term withPart(Term term, std::size_t place, Term part);
  bool describes(NodeId node, std::size_t place, NodeId member) const;
  bool isBehindNothing(NodeId node) const;
  bool isSliceOf(Term term, Term sequence) const;
  bool isElementOf(Term term, Term part) const;
  void assumeElement(Term element);
  bool isDerived(Term read) const;
  void noteDerived(Term told);

  Closure& closure_;
  BacktrackStack<NodeId> applied_;  // to sequences: what may be described
  BacktrackStack<NodeId> asked_;    // the same, of members
  BacktrackStack<NodeId> merged_;   // classes that have grown since there are such
  BacktrackStack<NodeId> windows_;
  BacktrackStack<NodeId> slices_;   // those that are not made by describing
  BacktrackStack<NodeId> members_;  // that something is in a sequence, as it became known
  BacktrackStack<NodeId> placed_;   // those of which a place was told
  BacktrackStack<Term> derived_;    // elements, and reads of maps, that are known by relate() alone
  BacktrackValue<std::size_t> doneAsked_, doneMerged_;  // so many of these have been looked at
  BacktrackSet<std::uint64_t> descriptions_;            // of a node by another, its part
  BacktrackValue<std::size_t> given_;  // how many of those that may be described are not made by describing
  bool isDescribing_ = false;
};

}  // namespace warrant::smt
