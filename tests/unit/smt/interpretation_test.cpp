// Facts that are true in an interpretation of the kind that program states have, whose snapshots are trees
// and whose objects come into being one after another: no layer may find them contradictory, nor a goal
// entailed that is false there.
#include <doctest/doctest.h>

#include <map>
#include <random>

#include "smt/path/path_condition.h"

using namespace warrant::smt;

namespace {

// References are numbers: 0 is null, and what was allocated at a time has the number of its symbol's serial.
struct Value {
  Sort sort = Sort::Snapshot;
  std::int64_t scalar = 0;  // of a Bool, Int or Ref, or in a leaf of a snapshot
  std::string text;         // of a snapshot: its shape and values
  friend auto operator<=>(const Value&, const Value&) = default;
};

// Terms made together with their values; each kind of snapshot is used as that kind only.
class FormulaWorld {
 public:
  FormulaWorld(TermFactory& terms, unsigned seed)
      : terms_(terms),
        random_(seed),
        next_(terms.function("next", Sort::Ref)),
        size_(terms.function("size", Sort::Int)) {
    heap_.push_back(0);
    for (int i = 0; i < 4; ++i) {
      add(Sort::Ref, heap_[below(heap_.size())]);
      add(Sort::Int, below(5));
      add(Sort::Bool, below(2));
      addPair();
      if (below(2) == 0) allocate();
    }
    for (int i = 0; i < 40; ++i) derive();
  }

  std::size_t below(std::size_t bound) { return random_() % bound; }

  // A literal that is true here, or (if so asked) any.
  Term literal(bool mustHold) {
    for (;;) {
      const Entry &left = known_[below(known_.size())], &right = known_[below(known_.size())];
      if (left.value.sort != right.value.sort) continue;
      Term literal = terms_.equal(left.term, right.term);
      bool holds = left.value == right.value;
      if (left.value.sort == Sort::Snapshot && left.kind != right.kind) continue;
      if (left.value.sort == Sort::Int && below(2) == 0) {
        literal = terms_.lessOrEqual(left.term, right.term);
        holds = left.value.scalar <= right.value.scalar;
      }
      if (mustHold ? !holds : below(2) == 0) {
        literal = terms_.negate(literal);
        holds = !holds;
      }
      holds_[literal] = holds;
      return literal;
    }
  }

  Term formula() {
    Term result = literal(true);
    for (std::size_t more = below(3); more > 0; --more) result = terms_.disjoin(result, literal(false));
    return result;
  }

  bool holds(Term literal) const { return holds_.at(literal); }

 private:
  struct Entry {
    Term term;
    Value value;
    int kind;  // of a snapshot: 1 Ref, 2 Int, 3 Bool, 4 a pair of a Ref and an Int
  };

  void add(Sort sort, std::size_t scalar) {
    known_.push_back({terms_.fresh(sort, "v"), {sort, static_cast<std::int64_t>(scalar), ""}, 0});
  }

  void addPair() {
    const auto reference = static_cast<std::int64_t>(heap_[below(heap_.size())]);
    const auto number = static_cast<std::int64_t>(below(5));
    known_.push_back({terms_.fresh(Sort::Snapshot, "s"), pair(reference, number), 4});
    pairs_[known_.back().value.text] = {reference, number};
  }

  void allocate() {
    const Term object = terms_.freshObject("o");
    heap_.push_back(terms_.serial(object));
    known_.push_back({object, {Sort::Ref, static_cast<std::int64_t>(terms_.serial(object)), ""}, 0});
  }

  Value pair(std::int64_t reference, std::int64_t number) {
    return {Sort::Snapshot, 0, "(" + std::to_string(reference) + "," + std::to_string(number) + ")"};
  }

  void keep(Term term, Sort sort, std::int64_t scalar) { known_.push_back({term, {sort, scalar, ""}, 0}); }

  void derive() {
    const Entry entry = known_[below(known_.size())], other = known_[below(known_.size())];
    switch (entry.value.sort) {
      case Sort::Ref:
        if (below(2) == 0) {
          // A function of an object finds what was there when the object was made, or the object itself.
          keep(terms_.apply(next_, {{entry.term}}), Sort::Ref, entry.value.scalar);
        } else {
          keep(terms_.apply(size_, {{entry.term}}), Sort::Int, entry.value.scalar % 4);
        }
        break;
      case Sort::Int:
        if (other.value.sort == Sort::Int)
          keep(terms_.add(entry.term, other.term), Sort::Int, entry.value.scalar + other.value.scalar);
        if (other.value.sort == Sort::Ref) {
          const Value value = pair(other.value.scalar, entry.value.scalar);
          pairs_[value.text] = {other.value.scalar, entry.value.scalar};
          known_.push_back({terms_.combine(terms_.box(other.term), terms_.box(entry.term)), value, 4});
        }
        break;
      case Sort::Bool:
        if (other.value.sort == Sort::Ref || other.value.sort == Sort::Int)
          for (const Entry& third : std::vector<Entry>(known_))
            if (third.value.sort == other.value.sort && below(8) == 0)
              keep(terms_.ite(entry.term, other.term, third.term), other.value.sort,
                   (entry.value.scalar != 0 ? other : third).value.scalar);
        break;
      case Sort::Snapshot: {
        const auto [reference, number] = pairs_.at(entry.value.text);
        keep(terms_.unbox(Sort::Ref, terms_.first(entry.term)), Sort::Ref, reference);
        keep(terms_.unbox(Sort::Int, terms_.second(entry.term)), Sort::Int, number);
      }
    }
  }

  TermFactory& terms_;
  std::mt19937 random_;
  Function next_, size_;
  std::vector<std::size_t> heap_;  // what exists
  std::vector<Entry> known_;
  std::map<std::string, std::pair<std::int64_t, std::int64_t>> pairs_;
  std::map<Term, bool> holds_;
};

}  // namespace

TEST_CASE("what is true somewhere is never contradictory") {
  for (unsigned seed = 0; seed < 600; ++seed) {
    TermFactory terms;
    FormulaWorld world(terms, seed);
    PathCondition path(terms, SolverOptions{});
    CAPTURE(seed);
    for (int i = 0; i < 12; ++i) {
      REQUIRE(path.assume(world.formula()));
      const Term goal = world.literal(false);
      CAPTURE(terms.toString(goal));
      const bool asksSolver = seed % 6 == 0;
      const Answer answer = asksSolver ? path.entails(goal, Purpose::Obligation) : path.entailsNatively(goal);
      if (!world.holds(goal)) CHECK(answer != Answer::Yes);
    }
    CHECK(path.isConsistentNatively() != Answer::No);
  }
}
