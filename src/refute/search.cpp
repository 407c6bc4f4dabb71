#include "refute/search.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "run/check/checker.h"

namespace warrant::refute {

using symbex::Context;

namespace {

constexpr unsigned mostJavaRuns = 40;  // for one failure

// The numbers of the state in which the verifier sees the failure are worth a try.
void preferNumbers(std::string_view text, Trials& trials) {
  for (std::size_t at = 0; at < text.size();) {
    const bool begins = (text[at] >= '0' && text[at] <= '9') || text[at] == '-';
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), number);
    if (!begins || error != std::errc{}) {
      ++at;
      continue;
    }
    at = static_cast<std::size_t>(end - text.data());
    trials.prefer(number);
  }
}

void preferNumbers(const symbex::Why& why, Trials& trials) {
  if (why.example) {
    for (const auto& [place, value] : why.example->values) preferNumbers(value, trials);
  }
  if (why.conjunct != nullptr) preferNumbers(why.conjunct->why, trials);
}

// Of a contract: one is within the other; what is not known may be any.
bool isSamePart(const support::SourceRange& one, const support::SourceRange& other) {
  return !one.isKnown() || !other.isKnown() || support::isWithin(one, other) || support::isWithin(other, one);
}

// The method of the library whose precondition has that part; nullptr: there is none.
const ast::MethodDecl* libraryMethod(const ast::Program& program, const support::SourceRange& part) {
  if (!part.isKnown() || !program.sources.at(part.file).isLibrary) return nullptr;
  for (const ast::ClassDecl* const declaration : program.classes) {
    for (const ast::MethodDecl* const method : declaration->methods) {
      const auto isWithin = [&](const ast::Assertion* clause) {
        return support::isWithin(part, clause->range);
      };
      if (std::ranges::any_of(method->requires_, isWithin)) return method;
    }
  }
  return nullptr;
}

// What the JDK does where the precondition of one of its methods does not hold: it throws something. Where it
// may throw anyway that says nothing.
bool isThrownByLibrary(const ast::Program& program, const symbex::Failure& failure, const Seen& seen) {
  if (failure.context != Context::Precondition || seen.context != "exception" || seen.range != failure.range)
    return false;
  const ast::MethodDecl* const method = libraryMethod(program, failure.part);
  return method != nullptr && method->signals.empty();
}

// What a part of a contract, or of a pure method's value, does when it is evaluated in a run is told as what
// code does.
bool isSameInContract(std::string_view reason, const Seen& seen) {
  if (seen.reason != reason) return false;
  return seen.context == "array" || seen.context == "read" || seen.context == "arithmetic" ||
         seen.context == "cast";
}

// What a failure is told by when the program runs: the same place, and the same kind. Which of several
// reasons is named first may differ, and null has one name there.
bool isSame(const ast::Program& program, const symbex::Failure& failure, const Seen& seen) {
  const std::string_view context = toString(failure.context), reason = toString(failure.reason);
  if (failure.range.file != seen.range.file || failure.range.line != seen.range.line) return false;
  // A conjunct, or a statement, beside it is another one.
  if (!isSamePart(failure.range, seen.range)) return false;
  if (failure.context == Context::Contract && isSameInContract(reason, seen)) return true;
  if (isThrownByLibrary(program, failure, seen)) return true;
  if (failure.context == Context::Override && !isSamePart(failure.part, seen.part)) return false;
  // Of a receiver that is null, there is no permission either.
  if (seen.reason == "null") return reason == "null" || reason == "permission";
  const auto isOfContract = [](std::string_view name) {
    return name == "permission" || name == "predicate" || name == "false";
  };
  return context == seen.context &&
         (reason == seen.reason || (isOfContract(reason) && isOfContract(seen.reason)));
}

// Of what no run shows; empty of the rest.
std::string whyNever(Context context) {
  return context == Context::Package || context == Context::Apply
             ? "what wands hold is not known when a program runs"
             : "";
}

}  // namespace

Search::Search(run::Machine& machine, run::Machine* java, const symbex::MemberResult& member,
               const Effort& effort)
    : machine_(machine), java_(java), member_(member), effort_(effort), trials_(machine, member) {
  for (const symbex::Failure& failure : member.failures) {
    if (failure.severity != support::Severity::Error) continue;
    if (failure.why) preferNumbers(*failure.why, trials_);
    refutations_.push_back({.failure = &failure, .because = whyNever(failure.context), .member = &member});
  }
  chances_.assign(refutations_.size(), mostJavaRuns);
}

std::vector<Refutation> Search::run() {
  std::vector<const ast::MethodDecl*> contracts{nullptr};
  const auto isOverride = [](const Refutation& one) { return one.failure->context == Context::Override; };
  if (std::ranges::any_of(refutations_, isOverride)) {
    for (const ast::MethodDecl* const overridden :
         machine_.checker().overridden(*member_.method, member_.heir))
      contracts.push_back(overridden);
  }
  for (const bool isDisturbed : {false, true}) {
    if (isDisturbed && effort_.isBrief) break;
    for (const ast::MethodDecl* const contract : contracts) tryAll({contract, isDisturbed});
  }
  for (Refutation& refutation : refutations_) {
    if (refutation.answer == Answer::NotRefuted && refutation.because.empty()) refutation.because = why();
  }
  return std::move(refutations_);
}

bool Search::isFor(const Refutation& refutation, const Round& round) const {
  return (refutation.failure->context == Context::Override) == (round.contract != nullptr);
}

// It is open; or it is refuted, but Java notices nothing of that, and may with other inputs.
bool Search::wantsMore(const Refutation& refutation) const {
  if (refutation.answer == Answer::NotRefuted) return refutation.because.empty();
  return refutation.java && refutation.java->end == JavaRun::End::Nothing &&
         chances_[indexOf(refutation)] > 0;
}

void Search::tryAll(const Round& round) {
  std::uint64_t steps = 0;
  for (std::uint32_t i = 0; i < effort_.attempts && steps < effort_.allSteps; ++i) {
    if (std::ranges::none_of(refutations_, [&](const Refutation& one) { return isOpen(one, round); })) return;
    tryOne(round, i * 2 + (round.isDisturbed ? 1 : 0), steps);
  }
}

bool Search::isOpen(const Refutation& refutation, const Round& round) const {
  return isFor(refutation, round) && wantsMore(refutation) &&
         !(round.isDisturbed && refutation.answer == Answer::Refuted);
}

// Where another method breaks its promise, the run goes on, as the program does.
void Search::tryOne(const Round& round, std::uint64_t seed, std::uint64_t& steps) {
  const std::optional<Seen> seen = trials_.attempt(seed, round, nullptr);
  // To fill large arrays, to come back from a bound, and to mend inputs takes long, too.
  constexpr std::size_t bytesForStep = 256;
  steps += machine_.heap.taken() / bytesForStep;
  steps += machine_.stepsTaken() + (trials_.isBounded() ? effort_.steps : 20);
  steps += trials_.repairs() * 10;
  if (!seen) return;
  bool isMet = false;
  for (Refutation& refutation : refutations_) {
    if (!isFor(refutation, round) || !isSame(machine_.classes.program(), *refutation.failure, *seen))
      continue;
    isMet = true;
    if (isOpen(refutation, round)) settle(refutation, round, seed);
  }
  if (isMet || round.isLenient || round.isDisturbed || seen->context != "postcondition") return;
  Round lenient = round;
  lenient.isLenient = true;
  tryOne(lenient, seed, steps);
}

// Runs the same once more: that is the replay, and tells with which inputs it began.
void Search::settle(Refutation& refutation, const Round& round, std::uint64_t seed) {
  Capture capture(machine_);
  const std::optional<Seen> seen = trials_.attempt(seed, round, &capture);
  if (!seen || !isSame(machine_.classes.program(), *refutation.failure, *seen)) return;
  if (round.isDisturbed && trials_.disturbed().empty()) return;
  Refutation found{.failure = refutation.failure,
                   .answer = round.isDisturbed ? Answer::ContractTooWeak : Answer::Refuted,
                   .inputs = capture.take(),
                   .violation = seen->context + ":" + seen->reason + ": " + seen->message,
                   .because = round.isDisturbed ? trials_.disturbed() : "",
                   .member = &member_,
                   .contract = round.contract != nullptr ? round.contract : member_.method};
  if (java_ != nullptr && !round.isDisturbed) {
    askJava(found);
    --chances_[indexOf(refutation)];
    const bool isFirst = refutation.answer == Answer::NotRefuted;
    if (!isFirst && found.java->end == JavaRun::End::Nothing) return;
  }
  refutation = std::move(found);
}

void Search::askJava(Refutation& found) const {
  const ast::MethodDecl& method = *member_.method;
  const bool isCreation = method.kind == ast::MethodKind::Constructor;
  found.java =
      runAsJava(*java_, method, *found.contract, isCreation ? trials_.owner() : nullptr, found.inputs);
}

std::string Search::why() const {
  if (trials_.admitted() > 0)
    return std::to_string(trials_.admitted()) + " of " + std::to_string(trials_.tried()) +
           " inputs that were tried satisfy the precondition, and none of them shows it";
  if (!trials_.stopped().empty()) return trials_.stopped();
  return "none of " + std::to_string(trials_.tried()) + " inputs that were tried satisfies the precondition";
}

}  // namespace warrant::refute
