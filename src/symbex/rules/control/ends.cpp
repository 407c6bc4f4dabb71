#include "symbex/rules/control/ends.h"

#include <algorithm>
#include <utility>

#include "symbex/path/merge.h"

namespace warrant::symbex {

void forEachImplied(smt::TermFactory& terms, Term guard, std::span<const Term> facts,
                    support::FunctionRef<void(Term)> visit) {
  Term implications = terms.truth();
  const auto tell = [&](Term fact) {
    const Term implied = terms.implies(guard, fact);
    if (implied != terms.truth()) visit(implied);
  };
  for (const Term fact : facts) {
    if (terms.op(fact) == smt::Op::Or)
      implications = terms.conjoin(implications, fact);
    else
      tell(fact);
  }
  tell(implications);
}

std::vector<Ends::Known> Ends::trailOf(std::span<const Term> assumed, std::span<const Term> useful) {
  std::vector<Known> trail;
  trail.reserve(assumed.size());
  for (const Term fact : assumed) {
    const bool isUseful = !useful.empty() && useful.front() == fact;
    if (isUseful) useful = useful.subspan(1);
    trail.push_back({fact, isUseful});
  }
  return trail;
}

Terms Ends::usefulSince(const Group& group, std::size_t fork) {
  Terms facts;
  for (const Known& known : std::span(group.trail).subspan(fork)) {
    if (known.isUseful) facts.push_back(known.fact);
  }
  return facts;
}

bool Ends::isLike(const SymbolicState& s, const Group& group) const {
  Terms none;
  return merge(terms_, arena_, terms_.truth(), {.state = group.last}, {.state = s}, none).has_value();
}

void Ends::add(SymbolicState s, std::span<const Term> assumed, std::span<const Term> useful, Said said) {
  const std::vector<Known> trail = trailOf(assumed, useful);
  for (Group& group : groups_) {
    if (isLike(s, group)) return append(group, std::move(s), trail, std::move(said));
  }
  groups_.push_back({std::move(s), trail, {}, {std::move(said)}, {}});
}

void Ends::append(Group& group, SymbolicState s, const std::vector<Known>& trail, Said said) {
  const auto differs = std::ranges::mismatch(group.trail, trail, {}, &Known::fact, &Known::fact);
  const auto fork = static_cast<std::size_t>(differs.in2 - trail.begin());
  while (!group.waiting.empty() && group.waiting.back().fork > fork) mergeLast(group);
  const Term guard = fork < group.trail.size() ? group.trail[fork].fact : Term();
  group.waiting.push_back({{std::exchange(group.last, std::move(s)), usefulSince(group, fork),
                            std::exchange(group.choices, {}), std::exchange(group.way, {std::move(said)})},
                           fork,
                           guard});
  group.trail.resize(fork);
  for (std::size_t index = 0; index < fork; ++index)
    group.trail[index].isUseful = group.trail[index].isUseful || trail[index].isUseful;
  group.trail.insert(group.trail.end(), differs.in2, trail.end());
}

// The last two ends become one, of which is known what was known before their ways parted, and under the
// condition of either way what was assumed on it.
void Ends::mergeLast(Group& group) {
  Waiting other = std::move(group.waiting.back());
  group.waiting.pop_back();
  const Term guard = other.fork < group.trail.size() ? group.trail[other.fork].fact : Term();
  const bool isOfFork = guard && other.guard && terms_.negate(guard) == other.guard;
  const Term isOther = isOfFork ? other.guard : terms_.fresh(smt::Sort::Bool, "end");
  Terms made;
  std::optional<End> merged =
      merge(terms_, arena_, isOther, {.state = other.end.state}, {.state = group.last}, made);
  if (!merged) return finish(group, std::move(other));
  auto& choices = other.end.choices;
  std::ranges::move(group.choices, std::back_inserter(choices));
  choices.push_back(std::make_unique<Choices>(
      Choices{std::move(made), isOther, std::move(other.end.way), std::move(group.way)}));
  group.way = {{}, choices.back().get()};
  const Terms facts = usefulSince(group, other.fork);
  group.trail.resize(other.fork);
  const auto learn = [&](Term fact) { group.trail.push_back({fact, true}); };
  forEachImplied(terms_, isOther, other.end.facts, learn);
  forEachImplied(terms_, terms_.negate(isOther), facts, learn);
  group.last = std::move(merged->state);
  group.choices = std::move(choices);
}

// Goes on alone.
void Ends::finish(const Group& group, Waiting other) {
  Terms facts;
  for (std::size_t index = 0; index < other.fork; ++index) {
    if (group.trail[index].isUseful) facts.push_back(group.trail[index].fact);
  }
  facts.insert(facts.end(), other.end.facts.begin(), other.end.facts.end());
  finished_.push_back({std::move(other.end.state), std::move(facts), std::move(other.end.choices), {}});
}

std::vector<MergedEnd> Ends::merged() && {
  for (Group& group : groups_) {
    while (!group.waiting.empty()) mergeLast(group);
    finished_.push_back({std::move(group.last), usefulSince(group, 0), std::move(group.choices), {}});
  }
  return std::move(finished_);
}

}  // namespace warrant::symbex
