#include "refute/refutation.h"

#include <algorithm>
#include <iterator>

#include "refute/search.h"

namespace warrant::refute {

std::string_view toString(Answer answer) {
  constexpr std::string_view names[] = {"refuted", "contract-too-weak", "not-refuted"};
  return names[static_cast<std::size_t>(answer)];
}

namespace {

bool isRunnable(const symbex::MemberResult& member) {
  return member.method != nullptr && member.method->hasBody() && !member.method->isOmitted;
}

// By the steps of its verification. One of these takes about as long as fifty of a run, and to make inputs as
// long as eight.
Effort effortFor(const symbex::MemberResult& member, const Effort& effort) {
  if (!effort.isBrief) return effort;
  Effort brief = effort;
  const std::uint64_t steps = member.statistics.steps;
  brief.attempts = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(steps / 8, 4, 40));
  brief.allSteps = std::clamp<std::uint64_t>(steps * 50, 1'000, 100'000);
  return brief;
}

constexpr std::uint64_t briefRun = 2'000;  // steps

}  // namespace

std::vector<Refutation> refute(const ast::Program& program, std::span<const symbex::MemberResult> members,
                               symbex::Overflow overflow, const Effort& effort) {
  std::vector<Refutation> refutations;
  std::optional<run::Machine> machine, java;
  run::Settings settings{.overflow = overflow == symbex::Overflow::Check,
                         .seeksEndless = true,
                         .steps = effort.isBrief ? briefRun : effort.steps,
                         .depth = effort.depth,
                         .bytes = std::size_t{64} << 20};
  run::Settings ofJava = settings;
  ofJava.permissions = ofJava.overflow = ofJava.contracts = false;
  const auto nowhere = [](std::string_view) {};
  for (const symbex::MemberResult& member : members) {
    if (member.verdict != symbex::Verdict::Failed) continue;
    if (isRunnable(member)) {
      if (!machine) machine.emplace(program, settings, nowhere, nowhere);
      if (!java && effort.wantsJava) java.emplace(program, ofJava, nowhere, nowhere);
      const Effort own = effortFor(member, effort);
      Search search(*machine, java ? &*java : nullptr, member, own);
      std::ranges::move(search.run(), std::back_inserter(refutations));
      continue;
    }
    for (const symbex::Failure& failure : member.failures) {
      if (failure.severity == support::Severity::Error)
        refutations.push_back({.failure = &failure, .because = "there is no body to run", .member = &member});
    }
  }
  if (effort.isBrief)
    std::erase_if(refutations, [](const Refutation& one) { return one.answer != Answer::Refuted; });
  return refutations;
}

}  // namespace warrant::refute
