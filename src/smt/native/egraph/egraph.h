// The data of the congruence closure: terms in equivalence classes, applications found by the classes of
// their arguments, and a log that takes everything back. What follows from a union is the Closure's to
// decide.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "smt/backtrack/backtracker.h"
#include "smt/terms/term.h"

namespace warrant::smt {

using NodeId = std::uint32_t;         // 0: none
using ApplicationId = std::uint32_t;  // 0: none

class EGraph final : public Backtrackable {
 public:
  // Where the uses of a class are: equalities apart, which are many and of which most things tell nothing
  // new, and those of which nothing does.
  enum Ring : std::uint8_t { Plain, Equalities, Settled };
  static constexpr std::size_t ringCount = 3;

  // A term, or a value without a term that an axiom speaks about. The fields below `root` are those of its
  // class when it is a root.
  struct Node {
    Term term;
    Op op = Op::Symbol;
    Sort sort = Sort::Bool;
    bool meetsObjects = false;      // an equality of a member with an object may be open
    ApplicationId application = 0;  // whose result it is by definition
    NodeId root = 0;
    NodeId nextMember = 0;                              // a ring
    std::uint32_t weight = 1;                           // members and uses
    std::array<std::uint32_t, ringCount> lastUse = {};  // of each ring; 0: none
    NodeId constant = 0;                                // the constant or object in the class
    std::uint32_t age = 0;                              // no object born later is in the class

    // Whether a member may be in an equality.
    bool isCompared() const { return lastUse[Equalities] != 0 || lastUse[Settled] != 0; }
  };

  // `op` of the arguments is `result`. Not every application is a term: `first(combine(a, b)) = a` is one
  // too.
  struct Application {
    Op op;
    std::uint32_t count;
    std::uint64_t payload;  // what else tells operations apart
    std::uint32_t firstArgument;
    NodeId result;
  };

  explicit EGraph(Backtracker& backtracker) : Backtrackable(backtracker) { reset(); }
  void reset();

  std::size_t changes() const override { return log_.size(); }
  void undoTo(std::size_t changes) override;

  NodeId find(Term term) const { return term.id() < nodeOf_.size() ? nodeOf_[term.id()] : 0; }
  NodeId addNode(Term term, Op op, Sort sort, std::uint32_t age);  // term: none for an auxiliary value
  ApplicationId addApplication(Op op, std::uint64_t payload, std::span<const NodeId> arguments,
                               NodeId result);
  void define(NodeId node, ApplicationId application) { nodes_[node].application = application; }

  const Node& node(NodeId id) const { return nodes_[id]; }
  NodeId root(NodeId id) const { return nodes_[id].root; }
  const Node& classOf(NodeId id) const { return nodes_[nodes_[id].root]; }
  const Application& application(ApplicationId id) const { return applications_[id]; }
  std::span<const NodeId> arguments(ApplicationId id) const {
    return {arguments_.data() + applications_[id].firstArgument, applications_[id].count};
  }
  std::size_t nodeCount() const { return nodes_.size(); }                // the first one is none
  std::size_t applicationCount() const { return applications_.size(); }  // so is this one

  void setConstant(NodeId root, NodeId constant);
  void setAge(NodeId root, std::uint32_t age);
  void setMeetsObjects(NodeId root);

  // Says that the uses by the application tell nothing new, whatever becomes known of its arguments' classes,
  // unless these become part of others. Those of classes with few uses, and old ones, stay open.
  void settle(ApplicationId id) {
    const std::span<const NodeId> arguments = this->arguments(id);
    for (std::uint32_t i = 0; i < arguments.size(); ++i) {
      if (classOf(arguments[i]).weight >= manyUses) settleUse(firstUse(id) + i, root(arguments[i]));
    }
  }

  // Puts the members of the class `loser` into the class `winner` (roots). Class data is not combined.
  void unite(NodeId winner, NodeId loser);

  // Enters the application under the classes of its arguments. Returns the result of an application that is
  // entered there already, or 0.
  NodeId enter(ApplicationId id);
  // The result of the application with that signature, or 0.
  NodeId lookUp(Op op, std::uint64_t payload, std::span<const NodeId> arguments) const;

  // Calls visit(NodeId) for the members of the class.
  template <class Visit>
  void forEachMember(NodeId root, Visit&& visit) const {
    NodeId member = root;
    do {
      visit(member);
      member = nodes_[member].nextMember;
    } while (member != root);
  }
  // Calls visit(ApplicationId) for each use of a member of the class as an argument.
  template <class Visit>
  void forEachUse(NodeId root, Visit&& visit) const {
    forEachIn(nodes_[root].lastUse[Plain], visit);
    forEachIn(nodes_[root].lastUse[Equalities], visit);
    forEachIn(nodes_[root].lastUse[Settled], visit);
  }
  // The same for those that are not settled, without equalities.
  template <class Visit>
  void forEachPlainUse(NodeId root, Visit&& visit) const {
    forEachIn(nodes_[root].lastUse[Plain], visit);
  }
  // The same until it returns true; returns whether it did.
  template <class Visit>
  bool findPlainUse(NodeId root, Visit&& visit) const {
    return findIn(nodes_[root].lastUse[Plain], visit);
  }
  // And for the equalities.
  template <class Visit>
  void forEachOpenEquality(NodeId root, Visit&& visit) const {
    forEachIn(nodes_[root].lastUse[Equalities], visit);
  }

 private:
  enum class Kind : std::uint8_t { Node, Application, Entry, Union, Constant, Age, MeetsObjects, Settled };
  struct Change {
    Kind kind;
    std::uint8_t flags;  // Union: which rings of the winner were empty; Settled: whether the use was the last
    std::uint32_t subject, old;
  };
  struct Use {
    ApplicationId application;
    std::uint32_t next;
  };
  struct Entry {
    std::uint32_t hash;
    ApplicationId application;
  };

  void note(Kind kind, std::uint32_t subject, std::uint32_t old = 0, std::uint8_t flags = 0) {
    beforeChange();
    log_.push_back({kind, flags, subject, old});
  }
  std::uint32_t hash(Op op, std::uint64_t payload, std::span<const NodeId> arguments) const;
  bool matches(ApplicationId id, Op op, std::uint64_t payload, std::span<const NodeId> arguments) const;
  std::size_t findSlot(std::uint32_t hash, Op op, std::uint64_t payload,
                       std::span<const NodeId> arguments) const;
  void growTable();
  void removeLastEntry();
  void removeLastNode();
  void removeLastApplication();
  static constexpr std::uint32_t manyUses = 32;  // to go by fewer costs less than to settle them
  // Each argument of an application is a use, in the same order.
  std::uint32_t firstUse(ApplicationId id) const { return applications_[id].firstArgument + 1; }
  static Ring openRingOf(Op op) { return op == Op::Equal ? Equalities : Plain; }
  void addUse(NodeId argument, ApplicationId application, Ring ring);
  void settleUse(std::uint32_t use, NodeId owner);
  void unsettleUse(std::uint32_t use, std::uint32_t before, bool wasLast);
  // Rings are named by their last use, behind which new ones come.
  void insert(std::uint32_t& last, std::uint32_t use);
  void removeBehind(std::uint32_t& last, std::uint32_t before);
  void splice(std::uint32_t& target, std::uint32_t source);
  void split(std::uint32_t& target, std::uint32_t source, bool wasEmpty);
  void separate(NodeId winner, NodeId loser, std::uint8_t wereEmpty);
  template <class Visit>
  void forEachIn(std::uint32_t last, Visit&& visit) const {
    findIn(last, [&](ApplicationId use) {
      visit(use);
      return false;
    });
  }
  template <class Visit>
  bool findIn(std::uint32_t last, Visit&& visit) const {
    if (last == 0) return false;
    std::uint32_t use = last;
    do {
      if (visit(uses_[use].application)) return true;
      use = uses_[use].next;
    } while (use != last);
    return false;
  }

  std::vector<Node> nodes_;
  std::vector<NodeId> nodeOf_;  // by term
  std::vector<Application> applications_;
  std::vector<NodeId> arguments_;
  std::vector<Use> uses_;
  std::vector<Entry> entries_;
  std::vector<std::uint32_t> table_;  // index into entries_ + 1
  std::vector<Change> log_;
};

}  // namespace warrant::smt
