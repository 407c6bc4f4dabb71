#include "symbex/explain/record/goal_views.h"

#include <algorithm>

#include "smt/z3/smtlib.h"
#include "symbex/explain/notation.h"
#include "symbex/explain/relevance.h"
#include "symbex/path/path.h"

namespace warrant::symbex {

using heap::Chunk;
using smt::Answer;
using smt::PathCondition;

namespace {

// A path condition for as long as a question is asked.
class Asked {
 public:
  Asked(Workspace& workspace, std::span<const Term> facts)
      : workspace_(workspace), condition_(workspace.borrowCondition({})) {
    for (const Term fact : facts) condition_.assume(fact);
  }
  ~Asked() { workspace_.giveBackCondition(); }
  Asked(const Asked&) = delete;
  Asked& operator=(const Asked&) = delete;

  PathCondition* operator->() const { return &condition_; }
  PathCondition& operator*() const { return condition_; }

 private:
  Workspace& workspace_;
  PathCondition& condition_;
};

}  // namespace

// The step itself, or the one that failed because of it; 0: none.
std::uint32_t GoalViews::checkAt(std::uint32_t step) const {
  if (record_[step].kind == Step::Kind::Failed) step = record_[step].before;
  return record_[step].kind == Step::Kind::Checked && record_[step].term ? step : 0;
}

std::vector<Term> GoalViews::factsAt(std::uint32_t step) const {
  std::vector<Term> facts;
  for (const auto& [fact, origin] : record_.factsAt(step)) {
    if (fact && std::ranges::find(facts, fact) == facts.end()) facts.push_back(fact);
  }
  return facts;
}

bool GoalViews::follows(std::span<const Term> facts, Term goal) const {
  const Asked asked(*run_.workspace, facts);
  return asked->entails(goal, smt::Purpose::Obligation) == Answer::Yes;
}

// First as many of the facts that are closest to the goal as it takes, then without those that it does not
// take.
std::optional<RecordedCore> GoalViews::coreAt(std::uint32_t step) const {
  const std::uint32_t check = checkAt(step);
  if (check == 0) return std::nullopt;
  const Term goal = record_[check].term;
  const SymbolicState& s = record_[check].state;
  std::vector<Term> core = byRelevance(terms_, factsAt(check), goal, s.frame.code().self);
  if (!follows(core, goal)) return std::nullopt;
  for (std::size_t size = 1; size < core.size(); size *= 2) {
    if (follows(std::span(core).first(size), goal)) core.resize(size);
  }
  for (std::size_t last = core.size(); last-- > 0;) {
    std::vector<Term> less = core;
    less.erase(less.begin() + static_cast<std::ptrdiff_t>(last));
    if (follows(less, goal)) core = std::move(less);
  }
  const Wording wording = notation_.wordingOf(s);
  RecordedCore shown{.goal = wording.print(goal)};
  for (const auto& [fact, origin] : record_.factsAt(check)) {
    if (std::erase(core, fact) == 0) continue;  // or it was assumed before
    const Step& at = record_[origin];
    shown.facts.push_back({wording.print(fact), origin, at.range, at.kind == Step::Kind::Branched});
  }
  return shown;
}

GoalViews::Places GoalViews::placesAt(std::uint32_t step, const Wording& wording) const {
  const SymbolicState& s = record_[step].state;
  const Frame::Code frame = s.frame.code();
  Places places;
  for (const ast::Variable* variable : notation_.variablesInScope(frame))
    places.emplace_back(variable->name, frame.store[variable->slot]);
  if (s.frame.result) places.emplace_back("result", s.frame.result);
  for (const Chunk& chunk : chunksInOrder(s.heap)) {
    if (chunk.isField()) places.emplace_back(notation_.placeOf(chunk, wording), chunk.value);
  }
  return places;
}

std::vector<Term> GoalViews::candidatesFor(Term value) const {
  std::vector<Term> candidates;
  switch (terms_.sort(value)) {
    case smt::Sort::Bool:
      return {terms_.falsity(), terms_.truth()};
    case smt::Sort::Int:
      for (const std::int64_t number : {0, 1, -1, 2, 3, 5, 10, -2, 100})
        candidates.push_back(terms_.integer(number));
      return candidates;
    case smt::Sort::Ref:
      return {terms_.null()};
    default:
      return candidates;
  }
}

// Chooses one value after the other that nothing is known against. An object stays what it is: the same as
// another one only where that is known.
std::optional<RecordedExample> GoalViews::exampleAt(std::uint32_t step) const {
  const std::uint32_t check = checkAt(step);
  if (check == 0) return std::nullopt;
  const Term goal = record_[check].term;
  const SymbolicState& s = record_[check].state;
  const Wording wording = notation_.wordingOf(s);
  const Asked asked(*run_.workspace, factsAt(check));
  if (!asked->assume(terms_.negate(goal)) || asked->isConsistent() == Answer::No) return std::nullopt;
  RecordedExample example{.goal = wording.print(goal)};
  Places objects;
  if (s.frame.code().self) objects.emplace_back("this", s.frame.code().self);
  for (const auto& [place, value] : placesAt(check, wording)) {
    const Term found = terms_.isConstant(value) ? value : choose(*asked, value);
    if (found) {
      example.values.emplace_back(place, names_.print(terms_, found));
    } else if (terms_.sort(value) == smt::Sort::Ref) {
      const auto same = std::ranges::find_if(
          objects, [&](const auto& object) { return asked->areEqual(object.second, value); });
      example.values.emplace_back(place,
                                  same == objects.end() ? "an object" : "the same object as " + same->first);
      objects.emplace_back(place, value);
    }
  }
  example.isConfirmed = asked->isConsistent() == Answer::Yes;
  return example;
}

// The first candidate that nothing is known against, which the path condition goes on with; no term: there is
// none.
Term GoalViews::choose(PathCondition& condition, Term value) const {
  for (const Term candidate : candidatesFor(value)) {
    const Term fact = terms_.equal(value, candidate);
    {
      const smt::PathScope scope(condition);
      if (!condition.assume(fact) || condition.isConsistent() == Answer::No) continue;
    }
    condition.assume(fact);
    return candidate;
  }
  return {};
}

std::optional<std::string> GoalViews::scriptAt(std::uint32_t step) const {
  const std::uint32_t check = checkAt(step);
  if (check == 0) return std::nullopt;
  return smt::toSmtLib(terms_, factsAt(check), terms_.negate(record_[check].term));
}

}  // namespace warrant::symbex
