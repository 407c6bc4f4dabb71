// Ways through a part of what is explored that come to one place, where their states are merged on request:
// the path goes on from there once.
//
// A way is what led there since the ways parted: conditions, facts, and what the parts keep of the path. Two
// ways are one where all that differs are numbers and truth values, in variables and in places that are there
// on both: these become conditional values, and the conditions a disjunction. Other ways stay apart, which is
// right in any case; so do those that differ in what loops go by, for else it would be open how often these
// iterate.
#pragma once

#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "symbex/explore/activations.h"
#include "symbex/explore/class_start.h"
#include "symbex/explore/coverage.h"
#include "symbex/explore/initial_heap.h"
#include "symbex/explore/leaves.h"
#include "symbex/explore/unfolding.h"
#include "symbex/part.h"

namespace warrant::symbex {

// What the loops of a body go by: the variables and fields that their conditions read, and those of `if`s
// that leave them.
struct LoopControl {
  std::unordered_set<std::uint32_t> slots;
  std::unordered_set<const ast::FieldDecl*> fields;
};

class Merging : public Part {
 public:
  explicit Merging(Parts& parts);

  // Runs `ways`, and goes on with what it hands on, once for all of that that can be one.
  Verdict meetAgain(SymbolicState s, Unfolding::Ways ways, ThenTerm then);

 private:
  // What was there where the ways part.
  struct Origin {
    std::size_t branches, depth, facts, bounds, met, symbols, starts;
    Leaves::Mark leaves;
    JumpsId jumps;
  };
  struct Way {
    SymbolicState state;
    Term value;            // no term: there is none
    BranchesTaken guards;  // since the origin
    Terms facts;           // that are known under these
    std::vector<smt::PathCondition::Bounds> bounds;
    std::vector<std::uint32_t> met;  // statements and conditions
    std::vector<InitialHeap::NamedSymbol> symbols;
    std::vector<ClassStart::Change> starts;
    std::vector<std::uint32_t> yields;
    Leaves::Progress progress;
  };
  using Ways = std::vector<Way>;
  class Choice;

  Origin origin(const SymbolicState& s) const;
  Way wayTo(SymbolicState s, Term value, const Origin& origin) const;
  // Those that have the same guards up to that one.
  Ways unite(Ways ways, std::size_t guard);
  std::optional<Way> merge(const Way& one, const Way& other, std::size_t guard);
  Term conjunction(const BranchesTaken& guards, std::size_t from);
  void mergeFacts(Way& merged, const Way& one, const Way& other, Term isOne);
  const LoopControl& controlOf(const ast::MethodDecl* body);
  bool mergeStores(Choice& choice, Store& one, const Store& other, const LoopControl& control) const;
  bool mergeHeaps(Choice& choice, const Way& one, const Way& other, heap::Heap& merged);
  // Whether loops go by that field: then ways on which it holds different values stay apart.
  bool isControl(const heap::Chunk& chunk, const SymbolicState& s);
  std::optional<Term> mergeArrays(Choice& choice, const Way& one, const Way& other, const heap::Chunk& left,
                                  const heap::Chunk& right);
  void assume(const Way& way);
  bool isIndexOn(const Way& way, const heap::Chunk& array, Term index);
  // What the place of the chunk, of the other way, holds on that one, on which it was not written; none: it
  // may be that it is no place there, or one that was written as another object's.
  std::optional<heap::Chunk> unwritten(const Way& way, const heap::Chunk& chunk);
  bool isPlace(Term object);
  bool isWritten(const heap::Chunk& chunk);
  const ast::Type* elementTypeOf(Term array) const;
  Verdict goOn(Way way, const Origin& origin, ThenTerm then);

  Activations& activations_;
  Classes& classes_;
  ClassStart& classStart_;
  Coverage& coverage_;
  InitialHeap& initialHeap_;
  Leaves& leaves_;
  std::unordered_map<const ast::MethodDecl*, LoopControl> controls_;
};

}  // namespace warrant::symbex
