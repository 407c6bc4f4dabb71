// How a search for a model goes by what the theories say.
#include <algorithm>
#include <utility>

#include "smt/native/search/model_search.h"

namespace warrant::smt {

void ModelSearch::propagateTheories() {
  for (Theory* const theory : closure_.theories()) theory->propagate();
}

bool ModelSearch::isRefutedNear() {
  return std::ranges::any_of(closure_.theories(),
                             [&](Theory* theory) { return theory->refutesNear(question_, budget_); });
}

bool ModelSearch::isRefuted() {
  return std::ranges::any_of(closure_.theories(),
                             [&](Theory* theory) { return theory->refutes(question_, budget_); });
}

bool ModelSearch::areForcedEqual(NodeId left, NodeId right) const {
  return std::ranges::any_of(closure_.theories(),
                             [&](Theory* theory) { return theory->makesEqual(left, right); });
}

// Lets the theories look for a model once all formulas have values.
ModelSearch::Outcome ModelSearch::arrange() {
  closure_.push();
  const std::optional<unsigned> extended = extend();
  Outcome outcome = extended && *extended > 0 ? follow() : Outcome::GaveUp;
  closure_.pop();
  if (extended == 0u) outcome = check();
  return outcome == Outcome::Model && extended == 0u && looksCloser_ ? checkCloser() : outcome;
}

std::optional<unsigned> ModelSearch::extend() {
  unsigned all = 0;
  for (Theory* const theory : closure_.theories()) {
    const std::optional<unsigned> extended = theory->extend();
    if (!extended) return std::nullopt;
    all += *extended;
  }
  return all;
}

// Of what seems to be a model.
ModelSearch::Outcome ModelSearch::checkCloser() {
  closure_.push();
  const Outcome outcome = lookCloser() ? follow() : Outcome::Model;
  closure_.pop();
  return outcome;
}

bool ModelSearch::lookCloser() {
  unsigned all = 0;
  for (Theory* const theory : closure_.theories()) all += theory->lookCloser();
  return all > 0;
}

bool ModelSearch::isRefutedByCloserLook() {
  closure_.push();
  if (lookCloser()) propagate();
  const bool isRefuted = closure_.isInconsistent();
  closure_.pop();
  return isRefuted;
}

ModelSearch::Outcome ModelSearch::check() {
  Candidate candidate;
  for (Theory* const theory : closure_.theories()) {
    const Verdict verdict = theory->check(candidate, budget_);
    switch (verdict.kind) {
      case Verdict::Kind::Agrees:
        break;
      case Verdict::Kind::Contradiction:
        return Outcome::Contradiction;
      case Verdict::Kind::GaveUp:
        return Outcome::GaveUp;
      case Verdict::Kind::Equal:
        return unite(verdict.equal);
      case Verdict::Kind::Cases:
        return tryCases(*theory, verdict);
    }
  }
  return Outcome::Model;
}

// Before the first ones the theories are asked whether the question needs any, unless a decision was made, at
// which they were asked.
ModelSearch::Outcome ModelSearch::tryCases(Theory& theory, const Verdict& verdict) {
  const bool areAsked = std::exchange(triesCases_, true) || !trail_.empty();
  if (question_ && !areAsked && isRefuted()) return Outcome::Contradiction;
  Outcome all = verdict.areAll ? Outcome::Contradiction : Outcome::GaveUp;
  for (const Case& each : verdict.cases) {
    ++decisions_;
    if (isExhausted()) return Outcome::GaveUp;
    closure_.push();
    theory.suppose(each);
    const Outcome outcome = follow();
    closure_.pop();
    if (outcome == Outcome::Model) return outcome;
    if (outcome == Outcome::GaveUp) all = outcome;  // another case may have a model
    if (outcome == Outcome::Contradiction && verdict.areAll && isStillRefuted()) return outcome;
  }
  return all;
}

// Of values that are equal, two by two.
ModelSearch::Outcome ModelSearch::unite(std::span<const NodePair> pairs) {
  closure_.push();
  for (const auto& [left, right] : pairs) {
    const std::pair<Term, Term> terms = {closure_.graph().node(left).term, closure_.graph().node(right).term};
    closure_.equate(left, right);
    closure_.propagate();
    if (!closure_.isInconsistent()) continue;
    if (terms.first && terms.second) refuted_ = terms;
    break;
  }
  const Outcome outcome = follow();
  closure_.pop();
  return outcome;
}

// Whether the values whose equality was contradictory are equal even without the last decision, and that is
// contradictory again.
bool ModelSearch::isStillRefuted() {
  const std::pair<Term, Term> values = std::exchange(refuted_, {});
  if (!values.first || !isRefutedEquality(values)) return false;
  refuted_ = values;
  return true;
}

// The contradiction first, which shows soon or not at all.
bool ModelSearch::isRefutedEquality(const std::pair<Term, Term>& values) {
  const NodeId left = closure_.graph().find(values.first), right = closure_.graph().find(values.second);
  if (left == 0 || right == 0) return false;
  closure_.push();
  closure_.equate(left, right);
  closure_.propagate();
  const bool isRefuted = closure_.isInconsistent();
  closure_.pop();
  return isRefuted && areForcedEqual(left, right);
}

}  // namespace warrant::smt
