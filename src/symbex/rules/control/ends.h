// Ends of the ways through a statement, which come in the order in which they are explored, merged from the
// innermost fork outwards: the condition of a fork says which way an execution took, what holds on one way
// only holds under it, and what was known before the fork is told once.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "smt/path/path_condition.h"
#include "support/arena.h"
#include "support/function_ref.h"
#include "symbex/state/state.h"
#include "symbex/state/types.h"

namespace warrant::symbex {

// What facts say of single numbers.
using Said = std::vector<smt::PathCondition::Bounds>;

struct Choices;

// What is said of the numbers at an end: on its way or, where it is several, by the choices between these.
struct WayToEnd {
  Said said;
  const Choices* merged = nullptr;

  const Said& all() const;
};

// Choices by a condition, between values of two ends.
struct Choices {
  Terms choices;
  Term condition;
  WayToEnd onTrue, onFalse;
  // Which hold where the condition does, or does not, on whatever way one came: of two ends of several none.
  Terms equalitiesOnTrue = {}, equalitiesOnFalse = {};
  Said said = {};  // of the choices, where one of the two ways was taken
};

inline const Said& WayToEnd::all() const { return merged == nullptr ? said : merged->said; }

// Where the path goes on after several ends.
struct MergedEnd {
  SymbolicState state;
  Terms facts;                                    // that hold here
  std::vector<std::unique_ptr<Choices>> choices;  // the innermost first
  WayToEnd way;
};

class Ends {
 public:
  Ends(smt::TermFactory& terms, support::Arena& arena) : terms_(terms), arena_(arena) {}

  // One more end: what was assumed on the way to it, and which of that is still of use, in the same order.
  void add(SymbolicState s, std::span<const Term> assumed, std::span<const Term> useful, Said said);
  // The ends whose states can be merged are one.
  std::vector<MergedEnd> merged() &&;

 private:
  struct Known {
    Term fact;
    bool isUseful;
  };
  // An end that waits for those on the other side of the fork where its way left the next end's.
  struct Waiting {
    MergedEnd end;  // with the facts since the fork
    std::size_t fork;
    Term guard;  // what was assumed first since then; no term: nothing was
  };
  // Ends whose states have the same shape.
  struct Group {
    SymbolicState last;
    std::vector<Known> trail;  // to the last end; facts that were merged stand for those behind their fork
    std::vector<std::unique_ptr<Choices>> choices;  // of the last end, as what follows
    WayToEnd way;
    std::vector<Waiting> waiting;
  };

  static std::vector<Known> trailOf(std::span<const Term> assumed, std::span<const Term> useful);
  static Terms usefulSince(const Group& group, std::size_t fork);
  bool isLike(const SymbolicState& s, const Group& group) const;
  void append(Group& group, SymbolicState s, const std::vector<Known>& trail, Said said);
  void mergeLast(Group& group);
  void finish(const Group& group, Waiting other);

  smt::TermFactory& terms_;
  support::Arena& arena_;
  std::vector<Group> groups_;
  std::vector<MergedEnd> finished_;
};

// The facts under the guard. Those that are implications themselves are told as one, so that how often they
// are put under another guard does not matter.
void forEachImplied(smt::TermFactory& terms, Term guard, std::span<const Term> facts,
                    support::FunctionRef<void(Term)> visit);

}  // namespace warrant::symbex
