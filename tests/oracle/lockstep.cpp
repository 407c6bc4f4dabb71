// lockstep RUNS ORIGINAL MUTANT: whether a changed program, which verifies as the original does, does the
// same. Each of its members that verifies runs on inputs that satisfy its precondition, as does the same
// member of the original, on the same ones. Prints one line:
//   equivalent: N runs end alike
//   differs: which member, with which inputs, and how both end
//   violates: what a run of the mutant violates although it was verified: a mistake in Warrant
// Status 0, 1, 3 in this order; 2: it cannot be told, for a program does not verify, or nothing runs.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ast/print.h"
#include "ast/program.h"
#include "cli/commands/suite.h"
#include "cli/files/input.h"
#include "cli/files/library_folder.h"
#include "cli/line/arguments.h"
#include "explore/inputs.h"
#include "refute/trials.h"
#include "support/large_stack.h"
#include "support/memory.h"
#include "symbex/verifier.h"

namespace {

namespace ast = warrant::ast;
namespace cli = warrant::cli;
namespace refute = warrant::refute;
namespace run = warrant::run;
namespace support = warrant::support;
namespace symbex = warrant::symbex;

enum Status { Equivalent, Differs, Unknown, Violates };

// A program that was verified, and what runs it.
class Side {
 public:
  // Whether it can be read.
  bool load(const std::string& path) {
    const std::vector<std::string> paths{path};
    const std::vector<cli::InputProgram> programs = cli::readPrograms(paths, std::nullopt, true);
    if (programs.size() != 1) return false;
    const auto parsedArguments = cli::withOptions({}, cli::optionsOf(programs.front().sources));
    const auto* const arguments = std::get_if<cli::VerifyArguments>(&parsedArguments);
    if (arguments == nullptr) return false;
    cli::LibraryFolder folder{WARRANT_LIBRARY};
    parsed_ =
        ast::parse(programs.front().sources, 1, [&](std::string_view name) { return folder.find(name); });
    if (!parsed_.isVerifiable) return false;
    symbex::Options options = arguments->options;
    options.jobs = 1;
    options.explain = false;
    isUnbounded_ = options.overflow == symbex::Overflow::Unbounded;
    results_ = symbex::verify(*parsed_.program, options);
    constexpr std::uint64_t steps = 20'000;
    constexpr std::uint32_t depth = 200;
    const run::Settings settings{.overflow = options.overflow != symbex::Overflow::Wrap,
                                 .steps = steps,
                                 .depth = depth,
                                 .bytes = std::size_t{64} << 20};
    const auto nowhere = [](std::string_view) {};
    machine_ = std::make_unique<run::Machine>(*parsed_.program, settings, nowhere, nowhere);
    for (const symbex::MemberResult& member : results_) {
      if (isRunnable(member)) members_.emplace(nameOf(member), &member);
    }
    return true;
  }
  bool isVerified() const {
    return std::ranges::all_of(results_, [](const symbex::MemberResult& member) {
      return member.verdict == symbex::Verdict::Verified;
    });
  }
  run::Machine& machine() { return *machine_; }
  // Where numbers have no end a run is another one from there on.
  bool isOurs(const refute::Seen& seen) const { return !isUnbounded_ || seen.reason != "overflow"; }
  const std::map<std::string, const symbex::MemberResult*>& members() const { return members_; }

 private:
  static bool isRunnable(const symbex::MemberResult& member) {
    return !member.trusted && member.method != nullptr && member.method->hasBody() &&
           !member.method->isOmitted && !member.method->isGhost && member.method->name != "static" &&
           member.method->name != "main";
  }
  static std::string nameOf(const symbex::MemberResult& member) {
    const std::string by = member.heir == nullptr ? "" : " of " + ast::qualifiedSignature(*member.method);
    return member.className() + "." + member.signature() + by;
  }

  ast::ParseResult parsed_;
  bool isUnbounded_ = false;
  std::vector<symbex::MemberResult> results_;
  std::unique_ptr<run::Machine> machine_;
  std::map<std::string, const symbex::MemberResult*> members_;
};

struct Attempt {
  std::optional<refute::Seen> seen;
  std::string inputs, end;  // empty: there is none
  bool isBounded = false;
  bool isEnded() const { return !end.empty(); }

  Attempt(run::Machine& machine, refute::Trials& trials, std::uint64_t seed) {
    refute::Capture before(machine), after(machine);
    const std::uint64_t kept = trials.kept();
    seen = trials.attempt(seed, {}, &before, &after);
    isBounded = trials.isBounded();
    inputs = warrant::explore::toText(before.take());
    if (trials.kept() > kept) end = "it ends: " + warrant::explore::toText(after.take());
  }
};

class Lockstep {
 public:
  Lockstep(Side& original, Side& mutant, std::uint64_t runs)
      : original_(original), mutant_(mutant), runs_(runs) {}

  Status run() {
    for (const auto& [name, member] : mutant_.members()) {
      const auto known = original_.members().find(name);
      if (known == original_.members().end()) continue;
      const Status status = compare(name, *known->second, *member);
      if (status != Equivalent) return status;
    }
    if (alike_ == 0) return Unknown;
    std::cout << "equivalent: " << alike_ << " runs end alike\n";
    return Equivalent;
  }

 private:
  Status compare(const std::string& name, const symbex::MemberResult& before,
                 const symbex::MemberResult& now) {
    refute::Trials ofOriginal(original_.machine(), before), ofMutant(mutant_.machine(), now);
    ofMutant.tryOnly(ofOriginal.candidates());
    constexpr std::uint64_t most = 20, mostSteps = 3'000'000;
    std::uint64_t spent = 0, compared = 0;
    for (std::uint64_t i = 0; i < runs_ * most && compared < runs_ && spent < mostSteps; ++i) {
      const Attempt one(original_.machine(), ofOriginal, i * 2);
      const Attempt other(mutant_.machine(), ofMutant, i * 2);
      spent += original_.machine().stepsTaken() + mutant_.machine().stepsTaken() + 20;
      if (other.seen && mutant_.isOurs(*other.seen)) {
        tell("violates", name, other.inputs, one.end, other.seen->message);
        return Violates;
      }
      // What did not come to its end says nothing, but that the other one did.
      if (one.inputs != other.inputs || !(one.isEnded() || one.isBounded) ||
          !(other.isEnded() || other.isBounded))
        continue;
      if (one.isBounded && other.isBounded) continue;
      ++compared;
      if (one.end != other.end) {
        tell("differs", name, one.inputs, one.end, other.end);
        return Differs;
      }
    }
    alike_ += compared;
    return Equivalent;
  }

  static void tell(const char* word, const std::string& member, const std::string& inputs,
                   const std::string& before, const std::string& now) {
    std::cout << word << ": " << member << " with " << inputs << ": " << before
              << "; the changed one: " << now << "\n";
  }

  Side& original_;
  Side& mutant_;
  std::uint64_t runs_, alike_ = 0;
};

Status compare(std::uint64_t runs, const std::string& original, const std::string& mutant) {
  Side before, now;
  if (!before.load(original) || !now.load(mutant) || !now.isVerified()) return Unknown;
  return Lockstep(before, now, runs).run();
}

}  // namespace

int main(int argc, char** argv) {
  warrant::support::keepFreedMemory();  // as the program itself does
  const std::uint64_t runs = argc == 4 ? std::strtoull(argv[1], nullptr, 10) : 0;
  if (runs == 0) {
    std::cerr << "usage: lockstep RUNS ORIGINAL MUTANT\n";
    return Unknown;
  }
  Status status = Unknown;
  support::runOnLargeStack([&] { status = compare(runs, argv[2], argv[3]); });
  return status;
}
