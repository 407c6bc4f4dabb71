// What a contradiction needs of the decisions before it, found out by making some of them again.
#include <algorithm>
#include <utility>

#include "smt/native/search/model_search.h"

namespace warrant::smt {

namespace {

// Beyond this, nogoods are what was decided.
constexpr unsigned maximalRepetitions = 4000;

}  // namespace

// Takes back the last decisions, one by one, as long as there is a contradiction without them.
void ModelSearch::goBack(std::size_t base) {
  proof_ = {cause_, false};
  std::size_t needed = trail_.size();
  do {
    leaveDecisions(needed - 1);
  } while (isContradictory() && --needed > base);
  if (needed == base && cause_ == Cause::Equality) refuted_ = suspected_;
  const auto begin = before_.begin();
  nogoods_.add({begin + static_cast<std::ptrdiff_t>(base), begin + static_cast<std::ptrdiff_t>(needed)});
}

// Takes back the decisions since the base. Those that are contradictory by themselves are so whatever else is
// decided; they are likely to be so again, and come first.
void ModelSearch::learn(std::size_t base) {
  const Decisions decisions(trail_.begin() + static_cast<std::ptrdiff_t>(base), trail_.end());
  leaveDecisions(base);
  Decisions core = cause_ == Cause::Model ? decisions : coreOf(decisions);
  if (core.empty() && cause_ == Cause::Equality) refuted_ = suspected_;
  for (const Decision& decision : core) {
    std::erase(contested_, decision.formula);
    contested_.insert(contested_.begin(), decision.formula);
  }
  nogoods_.add(std::move(core));
}

void ModelSearch::leaveDecisions(std::size_t base) {
  for (; trail_.size() > base; trail_.pop_back()) closure_.pop();
}

// One after the other: the first one with which those before it are contradictory, beside what is needed
// already. At each step what is needed and the others together are known to be contradictory. Not all that
// is contradictory shows in another order, or without theories that propagate at each step.
Decisions ModelSearch::coreOf(const Decisions& decisions) {
  if (decisions.size() == 1 || !chooseProof(decisions)) return decisions;
  std::span<const Decision> others(decisions);
  Decisions core;
  if (cause_ == Cause::Closure) {
    core.push_back(others.back());
    others = others.first(others.size() - 1);
  }
  while (!others.empty() && !areContradictory(core, {})) {
    if (repetitions_ > maximalRepetitions) return decisions;
    const std::optional<std::size_t> needed = findNeeded(core, others);
    if (!needed) return decisions;
    core.push_back(others[*needed]);
    others = others.first(*needed);
  }
  return core;
}

// The cheapest way in which the contradiction shows when all decisions are made again; whether there is one.
bool ModelSearch::chooseProof(const Decisions& decisions) {
  const bool isByPropagation = cause_ == Cause::Closure || cause_ == Cause::Propagation;
  proof_ = {isByPropagation ? Cause::Closure : cause_, false};
  if (areContradictory(decisions, {})) return true;
  proof_ = {cause_, true};
  return areContradictory(decisions, {});
}

// The last one of the shortest beginning of the others that the contradiction shows with; none: it does not.
std::optional<std::size_t> ModelSearch::findNeeded(const Decisions& core, std::span<const Decision> others) {
  if (proof_.cause == Cause::Closure && !proof_.propagates) {
    if (const auto needed = findNeededByClosure(core, others)) return needed;
    proof_.propagates = true;
    if (!areContradictory(core, others)) return std::nullopt;
  }
  std::size_t needed = others.size() - 1;
  for (std::size_t least = 0; least < needed;) {
    const std::size_t middle = least + (needed - least) / 2;
    if (areContradictory(core, others.first(middle + 1)))
      needed = middle;
    else
      least = middle + 1;
  }
  return needed;
}

std::optional<std::size_t> ModelSearch::findNeededByClosure(const Decisions& core,
                                                            std::span<const Decision> others) {
  closure_.push();
  repeat(core);
  std::size_t made = 0;
  for (; made < others.size() && !closure_.isInconsistent(); ++made) repeat(others.subspan(made, 1));
  const bool isShown = closure_.isInconsistent();
  closure_.pop();
  return isShown && made > 0 ? std::optional(made - 1) : std::nullopt;
}

bool ModelSearch::areContradictory(const Decisions& core, std::span<const Decision> others) {
  closure_.push();
  repeat(core);
  repeat(others);
  const bool areContradictory = isContradictory();
  closure_.pop();
  return areContradictory;
}

void ModelSearch::repeat(std::span<const Decision> decisions) {
  for (const auto& [formula, value] : decisions) {
    if (closure_.isInconsistent()) return;
    const NodeId node = closure_.nodeOf(formula);
    if (closure_.valueOf(node) == (value ? closure_.truth() : closure_.falsity())) continue;
    ++repetitions_;
    closure_.assign(node, value);
    propagateNogoods();
  }
}

// Whether the proof that was chosen succeeds here.
bool ModelSearch::isContradictory() {
  if (proof_.propagates && !closure_.isInconsistent()) propagate();
  if (closure_.isInconsistent()) return true;
  if (proof_.cause == Cause::Equality) return isRefutedEquality(suspected_);
  if (proof_.cause == Cause::CloserLook) return isRefutedByCloserLook();
  return proof_.cause == Cause::Theories && isRefuted();
}

// Where there is no model of what was decided: what shows that without looking for one. An equality is looked
// at only, where little depends on it.
ModelSearch::Cause ModelSearch::causeInModel(bool isBrief) {
  suspected_ = std::exchange(refuted_, {});
  if (suspected_.first && isRefutedEquality(suspected_)) return Cause::Equality;
  if (looksCloser_ && isRefutedByCloserLook()) return Cause::CloserLook;
  return !isBrief && isRefuted() ? Cause::Theories : Cause::Model;
}

}  // namespace warrant::smt
