// verified_oracle RUNS PATH…: every member below the paths that verifies is run on that many inputs, of which
// those count that satisfy its precondition. None of these runs may violate a contract that was verified: one
// that does shows a bug, of the verifier or of the interpreter.
//
// RUNS is how many inputs are tried for each member. Programs are split, and verified with the options that
// they name, as `warrant verify --expect` does. Status 1: a violation was found, or there was nothing to run.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ast/program.h"
#include "ast/walk.h"
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

struct Totals {
  std::uint64_t programs = 0, members = 0, reached = 0;  // members with a run that counts
  std::uint64_t tried = 0, admitted = 0, kept = 0, violations = 0;
};

// What relies on nothing but what was verified.
bool isProved(const symbex::MemberResult& member) {
  return member.verdict == symbex::Verdict::Verified && !member.trusted;
}

bool isRunnable(const symbex::MemberResult& member) {
  return isProved(member) && member.method != nullptr && member.method->hasBody() &&
         !member.method->isOmitted && !member.method->isGhost && member.method->name != "static";
}

class ProgramOracle {
 public:
  ProgramOracle(const ast::Program& program, const symbex::Options& options, std::uint64_t runs,
                Totals& totals)
      : program_(program),
        options_(options),
        runs_(runs),
        totals_(totals),
        results_(symbex::verify(program, options)) {}

  void check() {
    constexpr std::uint64_t steps = 20'000;
    constexpr std::uint32_t depth = 200;
    const run::Settings settings{.overflow = options_.overflow != symbex::Overflow::Wrap,
                                 .steps = steps,
                                 .depth = depth,
                                 .bytes = std::size_t{64} << 20};
    const auto nowhere = [](std::string_view) {};
    run::Machine machine(program_, settings, nowhere, nowhere);
    for (const symbex::MemberResult& member : results_) {
      if (isRunnable(member)) check(machine, member);
    }
  }

 private:
  void check(run::Machine& machine, const symbex::MemberResult& member) {
    refute::Trials trials(machine, member);
    // Where inputs that satisfy the precondition are rare, more are tried.
    constexpr std::uint64_t most = 20;
    constexpr std::uint64_t mostSteps = 3'000'000;
    std::uint64_t spent = 0;
    for (std::uint64_t i = 0; i < runs_ * most && trials.admitted() < runs_ && spent < mostSteps; ++i) {
      const auto seen = trials.attempt(i * 2, {}, nullptr);
      spent += machine.stepsTaken() + 20;
      if (seen && isOurs(member, *seen)) {
        report(machine, member, trials, i * 2, *seen);
        break;
      }
    }
    ++totals_.members;
    totals_.reached += trials.kept() > 0 ? 1 : 0;
    totals_.tried += trials.tried();
    totals_.admitted += trials.admitted();
    totals_.kept += trials.kept();
  }

  static bool mayCall(const ast::MethodDecl& method) {
    bool isFound = false;
    if (method.body == nullptr) return true;
    ast::forEachStatement(*method.body, [&](const ast::Statement& statement) {
      const auto note = [&](const ast::Expression& e) {
        isFound =
            isFound || std::holds_alternative<ast::Call>(e.node) || std::holds_alternative<ast::New>(e.node);
      };
      const auto all = [&](const ast::Expression& e) { ast::forEachExpression(e, note); };
      ast::forEachOperand(statement, all, [](const ast::Assertion&) {});
      isFound = isFound || std::holds_alternative<ast::ConstructorCall>(statement.node);
    });
    return isFound;
  }

  // What members violate that were not verified says nothing; of a postcondition that stands elsewhere it is
  // not known whose it is.
  bool isOurs(const symbex::MemberResult& tried, const refute::Seen& seen) const {
    // Where numbers have no end the run is another one from there on.
    if (options_.overflow == symbex::Overflow::Unbounded && seen.reason == "overflow") return false;
    const bool isElsewhere =
        seen.context == "postcondition" && !support::isWithin(seen.range, tried.method->range);
    if ((isElsewhere || mayCall(*tried.method)) && !std::ranges::all_of(results_, isProved)) return false;
    return std::ranges::none_of(results_, [&](const symbex::MemberResult& member) {
      return !isProved(member) && member.method != nullptr &&
             support::isWithin(seen.range, member.method->range);
    });
  }

  void report(run::Machine& machine, const symbex::MemberResult& member, refute::Trials& trials,
              std::uint64_t seed, const refute::Seen& seen) {
    ++totals_.violations;
    refute::Capture capture(machine);
    (void)trials.attempt(seed, {}, &capture);
    const std::string& file = program_.sources.at(seen.range.file).file.path;
    std::cout << file << ":" << seen.range.line << ": " << seen.context << ":" << seen.reason << ": "
              << member.className() << "." << member.signature() << " was verified: " << seen.message
              << "\n  " << warrant::explore::toText(capture.take()) << "\n";
  }

  const ast::Program& program_;
  const symbex::Options& options_;
  std::uint64_t runs_;
  Totals& totals_;
  std::vector<symbex::MemberResult> results_;
};

void checkProgram(const std::vector<ast::Source>& sources, std::uint64_t runs, Totals& totals) {
  const auto parsedArguments = cli::withOptions({}, cli::optionsOf(sources));
  const auto* const arguments = std::get_if<cli::VerifyArguments>(&parsedArguments);
  if (arguments == nullptr) return;
  cli::LibraryFolder folder{WARRANT_LIBRARY};
  const ast::ParseResult parsed =
      ast::parse(sources, 1, [&](std::string_view path) { return folder.find(path); });
  if (!parsed.isVerifiable) return;
  symbex::Options options = arguments->options;
  options.jobs = 1;
  options.explain = false;
  ++totals.programs;
  ProgramOracle(*parsed.program, options, runs, totals).check();
}

Totals checkAll(const std::vector<std::string>& paths, std::uint64_t runs) {
  Totals totals;
  for (const cli::InputProgram& input : cli::readPrograms(paths, std::nullopt, true))
    checkProgram(input.sources, runs, totals);
  return totals;
}

}  // namespace

int main(int argc, char** argv) {
  warrant::support::keepFreedMemory();  // as the program itself does
  const std::uint64_t runs = argc > 2 ? std::strtoull(argv[1], nullptr, 10) : 0;
  if (runs == 0) {
    std::cerr << "usage: verified_oracle RUNS PATH...\n";
    return 2;
  }
  Totals totals;
  support::runOnLargeStack([&] { totals = checkAll({argv + 2, argv + argc}, runs); });
  std::cout << totals.programs << " programs, " << totals.members << " verified members, " << totals.reached
            << " of which ran; " << totals.tried << " inputs, " << totals.admitted
            << " satisfy the precondition, " << totals.kept << " runs came to their end and kept it, "
            << totals.violations << " violations\n";
  return totals.violations == 0 && totals.kept > 0 ? 0 : 1;
}
