#include "cli/shards/shard_command.h"

#include "cli/commands/verify_command.h"
#include "cli/files/source_file.h"
#include "cli/log.h"
#include "cli/output.h"
#include "cli/shards/shard_report.h"
#include "cli/shards/work_list.h"
#include "report/sarif.h"

namespace warrant::cli {
namespace {

std::variant<WorkList, std::string> readList(const std::string& path) {
  const SourceText read = readSourceFile(path);
  if (!read.text) return read.problem->message;
  return readWorkList(*read.text);
}

// The plan says what is verified, and how; the call says what is printed, and what with.
VerifyArguments combined(VerifyArguments planned, const VerifyArguments& call, const WorkList& list) {
  planned.format = call.format;
  planned.colour = call.colour;
  planned.statistics = call.statistics;
  planned.verbose = call.verbose;
  planned.why = call.why;
  planned.refutesBriefly = call.refutesBriefly && !planned.refutes;
  planned.cache = call.cache;
  planned.options.jobs = call.options.jobs;
  planned.shares = list.members;
  return planned;
}

bool isOf(const report::Report& report, const WorkList& list) {
  if (report.programs.size() != list.members.size()) return false;
  for (std::size_t i = 0; i < list.members.size(); ++i)
    if (report.programs[i].members.size() != list.members[i].size()) return false;
  return true;
}

std::string render(const report::Report& report, const WorkList& list, const VerifyArguments& arguments) {
  if (arguments.format == Format::Sarif) return toSarif(report);
  if (arguments.format == Format::Text) return toText(report, textOptions(arguments));
  const report::JsonOptions options = jsonOptions(arguments);
  std::string findings =
      report::extended(findingsToJson(report, options), toJson(list, report, arguments.why));
  return toJson(std::move(findings), summarize(report), report.seconds, options);
}

}  // namespace

ExitStatus runShard(const VerifyArguments& arguments) {
  const auto read = readList(arguments.shard);
  if (const auto* wrong = std::get_if<std::string>(&read)) return refuse(arguments.shard + ": " + *wrong);
  const WorkList& list = std::get<WorkList>(read);
  const auto planned = verifyArgumentsOf(list.arguments);
  if (const auto* wrong = std::get_if<std::string>(&planned)) return refuse(arguments.shard + ": " + *wrong);
  const VerifyArguments combination = combined(std::get<VerifyArguments>(planned), arguments, list);
  std::vector<InputProgram> programs = readInput(combination);
  if (planFor(combination, programs, list.of) != list.plan)
    return refuse(arguments.shard + ": " +
                  "the sources, the options, or this build of Warrant are others than when that was planned");
  static report::Report report;  // which the end of the process frees
  report = verifyAll(combination, std::move(programs));
  if (!isOf(report, list)) return refuse(arguments.shard + ": there are no such members");
  const bool isSaid = writeToStandardOutput(render(report, list, combination));
  return isSaid ? statusOf(summarize(report)) : ExitStatus::Unusable;
}

}  // namespace warrant::cli
