#include "refute/refutation.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "ast/print.h"
#include "refute/inputs.h"
#include "refute/weakness.h"
#include "run/check/checker.h"
#include "run/machine.h"

namespace warrant::refute {

std::string_view toString(Answer answer) {
  constexpr std::string_view names[] = {"refuted", "contract-too-weak", "not-refuted"};
  return names[static_cast<std::size_t>(answer)];
}

namespace {

// What a run ends in, as a failure is reported.
struct Seen {
  std::string context, reason, message;
  support::SourceRange range;
};

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
class Trials {
 public:
  Trials(run::Machine& machine, const symbex::MemberResult& member, const Effort& effort)
      : machine_(machine),
        member_(member),
        method_(machine.classes.of(*member.method)),
        effort_(effort),
        candidates_(candidatesOf(*member.method)) {}

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
      const std::optional<Seen> seen = attempt(seed, isDisturbed, nullptr);
      // To fill large arrays, and to come back from a bound, takes long, too.
      constexpr std::size_t bytesForStep = 256;
      steps += machine_.heap.taken() / bytesForStep;
      steps += machine_.stepsTaken() + (std::exchange(isBounded_, false) ? effort_.steps : 20);
      if (!seen) continue;
      for (Refutation& refutation : refutations) {
        if (isOpen(refutation) && isSame(*refutation.failure, *seen)) settle(refutation, seed, isDisturbed);
      }
    }
  }

  // Runs the same once more: that is the replay, and tells with which inputs it began.
  void settle(Refutation& refutation, std::uint64_t seed, bool isDisturbed) {
    Capture capture(machine_);
    const std::optional<Seen> seen = attempt(seed, isDisturbed, &capture);
    if (!seen || !isSame(*refutation.failure, *seen)) return;
    if (isDisturbed && disturbed_.empty()) return;
    refutation.answer = isDisturbed ? Answer::ContractTooWeak : Answer::Refuted;
    refutation.inputs = capture.take();
    refutation.violation = seen->context + ":" + seen->reason + ": " + seen->message;
    if (isDisturbed) refutation.because = disturbed_;
  }

  // What the run violates; nothing: nothing, or the inputs are none.
  std::optional<Seen> attempt(std::uint64_t seed, bool isDisturbed, Capture* capture) {
    machine_.reset();
    disturbed_.clear();
    const unsigned size = static_cast<unsigned>(seed / 2 % 5);
    Inputs inputs(machine_, candidates_, seed * 0x9E3779B97F4A7C15u + 1, size);
    Weakness weakness(machine_, inputs);
    try {
      return runWith(inputs, isDisturbed ? &weakness : nullptr, capture);
    } catch (const run::Stopped& stopped) {
      isBounded_ = stopped.isBound;
      if (!stopped.isBound) stopped_ = stopped.why;
    } catch (const run::Thrown&) {  // while inputs were made
    } catch (const run::Violation&) {
    } catch (const run::Heap::IsFull&) {
    }
    return std::nullopt;
  }

  std::optional<Seen> runWith(Inputs& inputs, Weakness* weakness, Capture* capture) {
    const ast::MethodDecl& declaration = *member_.method;
    const support::SourceRange range = declaration.nameRange;
    run::Object* self = nullptr;
    const ast::ClassDecl* const owner = member_.heir != nullptr ? member_.heir : declaration.owner;
    if (owner != nullptr) machine_.start(machine_.classes.of(*owner), range);
    if (owner != nullptr && !declaration.isStatic) {
      const bool isConstructor = declaration.kind == ast::MethodKind::Constructor;
      self = isConstructor ? machine_.makeInstance(machine_.classes.of(*owner))
                           : inputs.makeInstance(*owner, true);
      if (self == nullptr) throw run::Stopped{range, "no objects of the class can be made"};
    }
    std::vector<run::Value> arguments(declaration.countParameters());
    for (const auto& some : {declaration.parameters, declaration.ghostParameters}) {
      for (const ast::Variable* const parameter : some)
        arguments[parameter->slot] = inputs.make(parameter->type);
    }
    inputs.finish();
    run::Machine::Room room(machine_, method_.slots + 64, range);
    std::ranges::copy(arguments, room.slots);
    run::Frame frame{.slots = room.slots, .self = self};
    ++tried_;
    if (!machine_.checker().admits(method_, frame)) return std::nullopt;
    ++admitted_;
    if (capture != nullptr) captureInputs(*capture, self, arguments);
    return call(self, arguments, weakness);
  }

  void captureInputs(Capture& capture, run::Object* self, const std::vector<run::Value>& arguments) const {
    const ast::MethodDecl& declaration = *member_.method;
    if (self != nullptr && declaration.kind != ast::MethodKind::Constructor)
      capture.add("this", {ast::TypeKind::Class, declaration.owner}, run::Value::of(self));
    for (const ast::Variable* const parameter : declaration.parameters)
      capture.add(std::string(parameter->name), parameter->type, arguments[parameter->slot]);
  }

  std::optional<Seen> call(run::Object* self, const std::vector<run::Value>& arguments, Weakness* weakness) {
    struct Disturbed {
      run::Checker& checker;
      ~Disturbed() { checker.disturbBy(nullptr); }
    } const disturbed{machine_.checker()};
    machine_.checker().disturbBy(weakness);
    std::optional<Seen> seen;
    try {
      machine_.call(method_, self, arguments, member_.method->nameRange);
    } catch (const run::Violation& violation) {
      seen = Seen{violation.context, violation.reason, violation.message, violation.range};
    } catch (const run::Thrown& thrown) {
      const run::Machine::Origin origin = machine_.originOf(*thrown.exception);
      seen = Seen{origin.context, origin.reason, machine_.describe(*thrown.exception), origin.range};
    }
    if (weakness != nullptr) disturbed_ = weakness->description();
    // What could not be evaluated may be what was wrong.
    if (seen && !machine_.passedOver().empty()) seen.reset();
    return seen;
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
    if (admitted_ > 0)
      return std::to_string(admitted_) + " of " + std::to_string(tried_) +
             " inputs that were tried satisfy the precondition, and none of them shows it";
    if (!stopped_.empty()) return stopped_;
    return "none of " + std::to_string(tried_) + " inputs that were tried satisfies the precondition";
  }

  run::Machine& machine_;
  const symbex::MemberResult& member_;
  run::Method& method_;
  const Effort& effort_;
  Candidates candidates_;
  std::uint64_t tried_ = 0, admitted_ = 0;
  bool isBounded_ = false;  // the last attempt came to a bound
  std::string stopped_;     // why inputs could not be made, or run
  std::string disturbed_;   // in the last attempt
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
      std::ranges::move(Trials(*machine, member, effort).run(), std::back_inserter(refutations));
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
