#include "cli/shards/plan_command.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <numeric>

#include "cache/store.h"
#include "cache/verdicts.h"
#include "cli/commands/verify_command.h"
#include "cli/files/library_folder.h"
#include "cli/files/write_file.h"
#include "cli/log.h"
#include "cli/output.h"
#include "cli/shards/work_list.h"
#include "report/text.h"

namespace warrant::cli {
namespace {

struct Work {
  std::uint32_t program, member;
  std::uint64_t cost;
};

// What limits count: the same on every machine.
std::uint64_t costOf(const symbex::MemberStatistics& statistics) {
  const smt::Statistics& solver = statistics.solver;
  return 1 + statistics.steps + solver.assumptions + solver.nativeQueries() + solver.solverSteps();
}

// Of a member of which nothing is known; measured on 100,000 lines of the examples.
std::uint64_t costOf(const symbex::Member& member) {
  constexpr std::uint64_t ofLine = 100;
  return ofLine * symbex::linesOf(member);
}

// Looks up what members cost before, and verifies none.
class Costs {
 public:
  explicit Costs(const VerifyArguments& arguments) : options_(arguments.options) {
    if (!arguments.cache.empty()) store_.emplace(arguments.cache);
  }

  void add(const ast::Program& program, std::uint32_t number, std::vector<Work>& work) {
    const symbex::Analysis analysis(program, options_.jobs);
    const std::vector<symbex::Member> members = symbex::membersOf(program, analysis, options_);
    const auto environment = cache::environmentOf(options_);
    std::optional<cache::Verdicts> known;
    if (store_ && environment) known.emplace(*store_, *environment, options_.jobs);
    if (known) known->prepare(program, analysis, members);
    for (std::uint32_t member = 0; member < members.size(); ++member) {
      symbex::MemberResult result = symbex::resultFor(members[member]);
      const bool isKnown = known && known->recall(member, result);
      work.push_back({number, member, isKnown ? costOf(result.statistics) : costOf(members[member])});
    }
  }

 private:
  const symbex::Options& options_;
  std::optional<cache::Store> store_;
};

// The dearest first, each to the shard that has least.
void divide(std::vector<Work> work, std::vector<WorkList>& lists) {
  std::ranges::stable_sort(work, std::ranges::greater(), &Work::cost);
  std::vector<std::uint64_t> costs(lists.size());
  for (const Work& one : work) {
    const auto least = std::ranges::min_element(costs);
    *least += one.cost;
    lists[static_cast<std::size_t>(least - costs.begin())].members[one.program].push_back(one.member);
  }
  for (WorkList& list : lists) {
    for (auto& members : list.members) std::ranges::sort(members);
  }
}

ExitStatus write(const std::vector<WorkList>& lists, const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) {
    return refuse(folder + ": " + error.message());
  }
  for (const WorkList& list : lists) {
    const std::string path = folder + "/shard-" + std::to_string(list.number) + ".json";
    if (const std::string problem = replaceFile(path, toLine(list)); !problem.empty()) {
      return refuse(path + " cannot be written: " + problem);
    }
  }
  return ExitStatus::Verified;
}

// What is wrong with the input; nothing where it can be verified, maybe but for some members.
std::string addWork(Costs& costs, InputProgram input, std::uint32_t number, const VerifyArguments& arguments,
                    std::vector<Work>& work) {
  std::string problems;
  for (const report::InputProblem& problem : input.problems) {
    if (problem.problem.severity == support::Severity::Error) problems += toText(problem, {});
  }
  if (input.sources.empty()) return problems;
  LibraryFolder folder(arguments.library);
  const auto library = [&folder](std::string_view name) { return folder.find(name); };
  ast::ParseResult parsed = ast::parse(std::move(input.sources), arguments.options.jobs, library);
  const report::ProgramReport report{
      std::move(parsed.program), std::move(parsed.diagnostics), {}, std::move(parsed.remains)};
  if (!parsed.isVerifiable) return problems + problemsToText(report, {});
  costs.add(*report.program, number, work);
  return problems;
}

}  // namespace

ExitStatus runPlan(const PlanArguments& arguments) {
  const VerifyArguments& verify = arguments.verify;
  std::vector<InputProgram> programs = readInput(verify);
  const std::string plan = planFor(verify, programs, arguments.shards);
  std::vector<WorkList> lists;
  for (std::uint32_t number = 1; number <= arguments.shards; ++number)
    lists.push_back({plan, number, arguments.shards, wordsOf(verify), {}});
  for (WorkList& list : lists) list.members.resize(programs.size());
  Costs costs(verify);
  std::vector<Work> work;
  std::string problems;
  for (std::uint32_t number = 0; number < programs.size(); ++number)
    problems += addWork(costs, std::move(programs[number]), number, verify, work);
  if (!problems.empty()) {
    std::cerr << problems << std::flush;
    return refuse("there is nothing to plan: see `warrant verify`");
  }
  if (work.empty() && !verify.options.member.empty()) {
    return refuse("there is no member " + verify.options.member + ": see `warrant verify`");
  }
  divide(std::move(work), lists);
  if (!arguments.output.empty()) return write(lists, arguments.output);
  std::string lines;
  for (const WorkList& list : lists) lines += toLine(list);
  return writeToStandardOutput(lines) ? ExitStatus::Verified : ExitStatus::Unusable;
}

}  // namespace warrant::cli
