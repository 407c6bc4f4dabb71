#include "symbex/path/record.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <tuple>
#include <utility>

#include "ast/expression.h"

namespace warrant::symbex {

bool isApplication(Step::Kind kind) {
  return kind == Step::Kind::Eval || kind == Step::Kind::Produce || kind == Step::Kind::Consume ||
         kind == Step::Kind::Exec;
}

bool isRemoval(Step::Kind kind) {
  return kind == Step::Kind::Taken || kind == Step::Kind::Opened || kind == Step::Kind::Closed ||
         kind == Step::Kind::Framed;
}

std::string_view ruleOf(Step::Kind kind) {
  static constexpr std::string_view names[] = {
      "part", "eval",  "produce", "consume", "exec",  "done",   "add",  "take",  "read", "write",
      "open", "close", "frame",   "refuse",  "value", "assume", "case", "check", "exit", "fail"};
  static_assert(std::size(names) == static_cast<std::size_t>(Step::Kind::Failed) + 1);
  return names[static_cast<std::size_t>(kind)];
}

void Record::start(bool isOn) {
  isOn_ = isOn;
  steps_.clear();
  if (isOn) steps_.emplace_back();
}

std::uint32_t Record::add(Step step, const Trail& trail) {
  step.before = trail.step;
  step.within = trail.within;
  step.branches = steps_[trail.step].branches + (step.kind == Step::Kind::Branched ? 1 : 0);
  steps_.push_back(std::move(step));
  return static_cast<std::uint32_t>(steps_.size() - 1);
}

void Record::forgetSince(std::size_t size) {
  if (steps_.size() > size) steps_.resize(size);
}

std::vector<std::pair<smt::Term, std::uint32_t>> Record::factsAt(std::uint32_t step) const {
  std::vector<std::pair<smt::Term, std::uint32_t>> facts(steps_[step].facts);
  // From the end: a step tells those that came up since the one before it.
  for (std::size_t missing = facts.size(); missing > 0; step = steps_[step].before) {
    const Step& at = steps_[step];
    const std::size_t first = at.facts - at.assumed.size();
    for (; missing > first; --missing) {
      if (missing > at.facts) continue;
      const smt::Term fact = at.assumed[missing - 1 - first];
      facts[missing - 1] = {fact, at.term == fact ? step : at.before};
    }
  }
  return facts;
}

bool Record::isOfOld(std::uint32_t step) const {
  for (step = steps_[step].within; step != 0; step = steps_[step].within) {
    const auto* const evaluated = std::get_if<const ast::Expression*>(&steps_[step].node);
    if (evaluated != nullptr && std::holds_alternative<ast::Old>((*evaluated)->node)) return true;
  }
  return false;
}

std::uint32_t Record::beforeInHeap(std::uint32_t step) const {
  const bool isOfOld = this->isOfOld(step);
  do step = steps_[step].before;
  while (step != 0 && !isOfOld && this->isOfOld(step));
  return step;
}

std::uint32_t Record::birthOf(const heap::Chunk& chunk, std::uint32_t step) const {
  for (std::uint32_t before; step != 0; step = before) {
    before = beforeInHeap(step);
    const heap::Heap& heap = steps_[before].held;
    if (!heap.isIdentical(steps_[step].held) && !heap.contains(chunk)) break;
  }
  return step;
}

std::vector<std::uint32_t> Record::birthsOf(std::span<const heap::Chunk> chunks, std::uint32_t step) const {
  using Key = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>;
  const auto keyOf = [](const heap::Chunk& chunk) {
    return Key(chunk.serial, chunk.resource.id, chunk.receiver.id());
  };
  std::map<Key, std::size_t> unborn;
  for (std::size_t i = 0; i < chunks.size(); ++i) unborn.emplace(keyOf(chunks[i]), i);
  std::vector<std::uint32_t> births(chunks.size());
  for (std::uint32_t before; step != 0 && !unborn.empty(); step = before) {
    before = beforeInHeap(step);
    steps_[step].held.findDifference(
        steps_[before].held, [&](const heap::Chunk* come, const heap::Chunk* was) {
          const auto born = come == nullptr || was != nullptr ? unborn.end() : unborn.find(keyOf(*come));
          if (born == unborn.end()) return false;
          births[born->second] = step;
          unborn.erase(born);
          return false;
        });
  }
  return births;
}

void Record::noteValue(std::uint32_t eval, smt::Term value) {
  if (eval < steps_.size()) steps_[eval].term = value;
}

void Record::noteWayOn(std::uint32_t application) {
  if (application < steps_.size()) ++steps_[application].waysOn;
}

std::uint32_t Record::executionAt(std::uint32_t step) const {
  while (step != 0 && steps_[step].kind != Step::Kind::Exec) step = steps_[step].within;
  return step;
}

const ast::Statement* Record::executedBy(std::uint32_t application) const {
  if (steps_[application].kind != Step::Kind::Exec) return nullptr;
  return std::get<const ast::Statement*>(steps_[application].node);
}

}  // namespace warrant::symbex
