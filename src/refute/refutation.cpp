#include "refute/refutation.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "ast/print.h"
#include "refute/trials.h"
#include "run/machine.h"

namespace warrant::refute {

std::string_view toString(Answer answer) {
  constexpr std::string_view names[] = {"refuted", "contract-too-weak", "not-refuted"};
  return names[static_cast<std::size_t>(answer)];
}

namespace {

// What a failure is told by when the program runs: the same place, and the same kind. Which of several
// reasons is named first may differ, and null has one name there.
bool isSame(const symbex::Failure& failure, const Seen& seen) {
  const std::string_view context = toString(failure.context), reason = toString(failure.reason);
  if (failure.range.file != seen.range.file || failure.range.line != seen.range.line) return false;
  // Of a receiver that is null, there is no permission either.
  if (seen.reason == "null") return reason == "null" || reason == "permission";
  const auto isOfContract = [](std::string_view name) {
    return name == "permission" || name == "predicate" || name == "false";
  };
  return context == seen.context &&
         (reason == seen.reason || (isOfContract(reason) && isOfContract(seen.reason)));
}

// Tries inputs for one member.
class Search {
 public:
  Search(run::Machine& machine, const symbex::MemberResult& member, const Effort& effort)
      : machine_(machine), member_(member), effort_(effort), trials_(machine, member) {}

  std::vector<Refutation> run() {
    std::vector<Refutation> refutations;
    for (const symbex::Failure& failure : member_.failures) {
      if (failure.severity == support::Severity::Error) refutations.push_back({.failure = &failure});
    }
    for (Refutation& refutation : refutations) refutation.because = whyNever(refutation.failure->context);
    for (const bool isDisturbed : {false, true}) tryAll(refutations, isDisturbed);
    for (Refutation& refutation : refutations) {
      if (isOpen(refutation)) refutation.because = why();
    }
    return refutations;
  }

 private:
  static bool isOpen(const Refutation& one) {
    return one.answer == Answer::NotRefuted && one.because.empty();
  }

  void tryAll(std::vector<Refutation>& refutations, bool isDisturbed) {
    std::uint64_t steps = 0;
    for (std::uint32_t i = 0; i < effort_.attempts && steps < effort_.allSteps; ++i) {
      if (std::ranges::none_of(refutations, isOpen)) return;
      const std::uint64_t seed = i * 2 + (isDisturbed ? 1 : 0);
      const std::optional<Seen> seen = trials_.attempt(seed, isDisturbed, nullptr);
      // To fill large arrays, and to come back from a bound, takes long, too.
      constexpr std::size_t bytesForStep = 256;
      steps += machine_.heap.taken() / bytesForStep;
      steps += machine_.stepsTaken() + (trials_.isBounded() ? effort_.steps : 20);
      if (!seen) continue;
      for (Refutation& refutation : refutations) {
        if (isOpen(refutation) && isSame(*refutation.failure, *seen)) settle(refutation, seed, isDisturbed);
      }
    }
  }

  // Runs the same once more: that is the replay, and tells with which inputs it began.
  void settle(Refutation& refutation, std::uint64_t seed, bool isDisturbed) {
    Capture capture(machine_);
    const std::optional<Seen> seen = trials_.attempt(seed, isDisturbed, &capture);
    if (!seen || !isSame(*refutation.failure, *seen)) return;
    if (isDisturbed && trials_.disturbed().empty()) return;
    refutation.answer = isDisturbed ? Answer::ContractTooWeak : Answer::Refuted;
    refutation.inputs = capture.take();
    refutation.violation = seen->context + ":" + seen->reason + ": " + seen->message;
    if (isDisturbed) refutation.because = trials_.disturbed();
  }

  // Of what no run shows; empty of the rest.
  static std::string whyNever(symbex::Context context) {
    using symbex::Context;
    switch (context) {
      case Context::Termination:
        return "no run shows that something does not end";
      case Context::Override:
        return "it is about all classes that may be below, and not about runs of this one";
      case Context::Package:
      case Context::Apply:
        return "what wands hold is not known when a program runs";
      default:
        return "";
    }
  }
  std::string why() const {
    if (trials_.admitted() > 0)
      return std::to_string(trials_.admitted()) + " of " + std::to_string(trials_.tried()) +
             " inputs that were tried satisfy the precondition, and none of them shows it";
    if (!trials_.stopped().empty()) return trials_.stopped();
    return "none of " + std::to_string(trials_.tried()) +
           " inputs that were tried satisfies the precondition";
  }

  run::Machine& machine_;
  const symbex::MemberResult& member_;
  const Effort& effort_;
  Trials trials_;
};

bool isRunnable(const symbex::MemberResult& member) {
  return member.method != nullptr && member.method->hasBody() && !member.method->isOmitted;
}

}  // namespace

std::vector<Refutation> refute(const ast::Program& program, std::span<const symbex::MemberResult> members,
                               symbex::Overflow overflow, const Effort& effort) {
  std::vector<Refutation> refutations;
  std::optional<run::Machine> machine;
  const run::Settings settings{.overflow = overflow == symbex::Overflow::Check,
                               .steps = effort.steps,
                               .depth = effort.depth,
                               .bytes = std::size_t{64} << 20};
  const auto nowhere = [](std::string_view) {};
  for (const symbex::MemberResult& member : members) {
    if (member.verdict != symbex::Verdict::Failed) continue;
    if (isRunnable(member)) {
      if (!machine) machine.emplace(program, settings, nowhere, nowhere);
      std::ranges::move(Search(*machine, member, effort).run(), std::back_inserter(refutations));
      continue;
    }
    for (const symbex::Failure& failure : member.failures) {
      if (failure.severity == support::Severity::Error)
        refutations.push_back({.failure = &failure, .because = "there is no body to run"});
    }
  }
  return refutations;
}

}  // namespace warrant::refute
