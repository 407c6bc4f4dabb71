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

}  // namespace

std::vector<Refutation> refute(const ast::Program& program, std::span<const symbex::MemberResult> members,
                               symbex::Overflow overflow, const Effort& effort) {
  std::vector<Refutation> refutations;
  std::optional<run::Machine> machine, java;
  run::Settings settings{.overflow = overflow == symbex::Overflow::Check,
                         .seeksEndless = true,
                         .steps = effort.steps,
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
      Search search(*machine, java ? &*java : nullptr, member, effort);
      std::ranges::move(search.run(), std::back_inserter(refutations));
      continue;
    }
    for (const symbex::Failure& failure : member.failures) {
      if (failure.severity == support::Severity::Error)
        refutations.push_back({.failure = &failure, .because = "there is no body to run", .member = &member});
    }
  }
  return refutations;
}

}  // namespace warrant::refute
