// What a theory is to the native layer. The closure tells it what has become known; it says what follows from
// that through the closure (equate, assign, contradict, addApplication). The search for a model asks it the
// rest.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "smt/native/egraph/egraph.h"

namespace warrant::smt {

class Closure;

// A pair of numbers, or of other values.
using NodePair = std::pair<NodeId, NodeId>;

// Values for the classes of numbers, in a model that is tried.
class NumberValues {
 public:
  virtual ~NumberValues() = default;
  virtual std::optional<std::int64_t> valueOf(NodeId number) = 0;  // none: not known
};

// A model that the theories look at one after the other.
struct Candidate {
  std::unique_ptr<NumberValues> numbers;  // made by the theory of numbers, for those that come after it
};

// What one search may still take.
struct Budget {
  unsigned branches = 300;                       // over the integers
  std::uint64_t work = 0;                        // how many coefficients were computed
  bool isForModel = true;                        // or else for contradictions only
  std::uint64_t mostForRefutation = UINT64_MAX;  // of that work, for one of them
  std::uint64_t workOfRefutations = 0;           // of all
};

// One of several things that can be so.
struct Case {
  enum class Kind : std::uint8_t { Less, Equal, Value };
  Kind kind;
  NodeId left;
  NodeId right = 0;
  std::int64_t value = 0;  // of Value: of `left`
};

// What a theory says of a candidate.
struct Verdict {
  enum class Kind : std::uint8_t {
    Agrees,
    Contradiction,  // the facts have no model
    GaveUp,
    Equal,  // the pairs are equal in each model
    Cases   // the cases are to be tried
  };
  Kind kind;
  std::vector<NodePair> equal = {};
  std::vector<Case> cases = {};
  bool areAll = true;  // one of the cases is so in each model
};

// Lemmas that are kept as facts, and those that are in the way where nobody asks about what they speak of.
enum class Lemmas : std::uint8_t { Kept, ForOneQuestion };

// Of what a question is made of: what was not looked at before, or all.
enum class Parts : std::uint8_t { New, All };

class Theory {
 public:
  // The operations and sorts that it is told of.
  struct Interests {
    std::initializer_list<Op> added = {}, touched = {}, assigned = {};
    std::initializer_list<Sort> merged = {};
  };

  // To be made outside of all scopes. The order in which theories are made is that in which they are told.
  Theory(Closure& closure, const Interests& interests);
  virtual ~Theory() = default;
  Theory(const Theory&) = delete;
  Theory& operator=(const Theory&) = delete;

  // --- what the closure tells. What is said then takes effect when the closure propagates.

  // Forgets everything.
  virtual void reset() {}
  // A term became known; of a comparison, the arguments are those of the linear form compared.
  virtual void onAdded([[maybe_unused]] Term term, [[maybe_unused]] NodeId node,
                       [[maybe_unused]] std::span<const NodeId> arguments) {}
  // The class of an argument, of which `changed` was the root, changed; or it is new, or its value became
  // known: `changed` is 0 then.
  virtual void onTouched([[maybe_unused]] ApplicationId application, [[maybe_unused]] NodeId changed) {}
  // A formula's value became known.
  virtual void onAssigned([[maybe_unused]] NodeId formula, [[maybe_unused]] bool value) {}
  // Two classes, given by their roots, are about to become that of the winner.
  virtual void onMerge([[maybe_unused]] NodeId winner, [[maybe_unused]] NodeId loser) {}

  // --- what the search asks

  // Says what follows but is too dear to be looked for at each change. To be propagated.
  virtual void propagate() {}
  // Says what follows of what the question is made of, and is too dear for other questions; whether that was
  // anything new.
  virtual bool learn([[maybe_unused]] Term question, [[maybe_unused]] Parts parts) { return false; }
  // Whether the facts have no model, looking at those about the question first; false: not known, within that
  // work.
  virtual bool refutes([[maybe_unused]] Term question, [[maybe_unused]] Budget& budget) { return false; }
  // The same, looking only at what the question is connected with, which may take no longer than that is
  // large.
  virtual bool refutesNear([[maybe_unused]] Term question, [[maybe_unused]] Budget& budget) { return false; }
  // Whether the facts make the two numbers equal; false: not known.
  virtual bool makesEqual([[maybe_unused]] NodeId left, [[maybe_unused]] NodeId right) { return false; }
  // The value of an open formula under which a model is likely.
  virtual std::optional<bool> preferredValue([[maybe_unused]] NodeId formula) { return std::nullopt; }
  // Once all formulas have values: says what else must be known before check() can tell; how much that was,
  // none where it is too much. To be propagated.
  virtual std::optional<unsigned> extend() { return 0; }
  // Whether there is a model of that kind. Adds nothing.
  virtual Verdict check([[maybe_unused]] Candidate& candidate, [[maybe_unused]] Budget& budget) {
    return {Verdict::Kind::Agrees};
  }
  // Where there seems to be a model: says what may tell that it is none, and is too dear to be said before;
  // how much that was. To be propagated.
  virtual unsigned lookCloser() { return 0; }
  // Assumes one of the cases that its verdict named. To be propagated.
  virtual void suppose([[maybe_unused]] const Case& one) {}

  // Facts that hold of the terms that are known, and are not known yet; where there are many, some of them,
  // those first that are about the question's parts.
  virtual void addLemmas([[maybe_unused]] Lemmas kind, [[maybe_unused]] Term question,
                         [[maybe_unused]] std::vector<Term>& lemmas) {}
};

}  // namespace warrant::smt
