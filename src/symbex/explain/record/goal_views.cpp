#include "symbex/explain/record/goal_views.h"

#include <algorithm>

#include "smt/z3/smtlib.h"
#include "symbex/explain/notation.h"
#include "symbex/explain/relevance.h"
#include "symbex/explain/why/asked.h"
#include "symbex/explain/why/examples.h"
#include "symbex/path/path.h"

namespace warrant::symbex {

using smt::Answer;

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

std::optional<Example> GoalViews::exampleAt(std::uint32_t step) {
  const std::uint32_t check = checkAt(step);
  if (check == 0) return std::nullopt;
  if (const auto known = examplesAt_.find(check); known != examplesAt_.end()) return known->second;
  const SymbolicState& s = record_[check].state;
  auto example = examples_.of({.facts = factsAt(check), .bounds = {}}, record_[check].term, s,
                              notation_.wordingOf(s), Examples::Extent::All);
  return examplesAt_.emplace(check, std::move(example)).first->second;
}

std::optional<std::string> GoalViews::scriptAt(std::uint32_t step) const {
  const std::uint32_t check = checkAt(step);
  if (check == 0) return std::nullopt;
  return smt::toSmtLib(terms_, factsAt(check), terms_.negate(record_[check].term));
}

}  // namespace warrant::symbex
