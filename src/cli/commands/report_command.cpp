#include "cli/commands/report_command.h"

#include <algorithm>
#include <filesystem>
#include <iostream>

#include "cli/commands/suggest.h"
#include "cli/commands/verify_command.h"
#include "cli/files/library_folder.h"
#include "cli/files/write_file.h"
#include "cli/log.h"
#include "page/page.h"
#include "report/text.h"

namespace warrant::cli {
namespace {

using symbex::MemberResult;
using symbex::Verdict;

// A member, and the program that it is of.
struct ReportedMember {
  report::ProgramReport* program = nullptr;
  const MemberResult* member = nullptr;  // nullptr: the program has none
};

ReportedMember choose(report::Report& report) {
  for (const Verdict wanted : {Verdict::Failed, Verdict::Unknown, Verdict::Verified}) {
    for (report::ProgramReport& program : report.programs) {
      const auto found = std::ranges::find(program.members, wanted, &MemberResult::verdict);
      if (found != program.members.end()) return {&program, &*found};
    }
  }
  return {&report.programs.front(), nullptr};
}

// The same member alone, verified again with its recording; nothing: there is none.
std::vector<MemberResult> record(const ReportedMember& reported, symbex::Options options) {
  if (reported.member == nullptr) return {};
  const std::string owner = reported.member->className();
  options.member = (owner.empty() ? "" : owner + ".") + reported.member->signature();
  options.keep = true;
  std::vector<MemberResult> results = symbex::verify(*reported.program->program, options);
  std::erase_if(results,
                [&](const MemberResult& result) { return result.range() != reported.member->range(); });
  return results;
}

// What mends the failures of that member.
void addFixesOfMember(const ReportedMember& reported, const std::vector<MemberResult>& recorded,
                      const VerifyArguments& arguments) {
  LibraryFolder folder(arguments.library);
  const auto library = [&folder](std::string_view path) { return folder.find(path); };
  reported.program->fixes = fixesFor(recorded, *reported.program, arguments.options, library);
}

bool isAnInput(const report::Report& report, const std::string& output) {
  return std::ranges::any_of(report.programs, [&](const report::ProgramReport& program) {
    return std::ranges::any_of(program.program->sources, [&](const ast::Source& source) {
      std::error_code error;
      return std::filesystem::equivalent(source.file.path, output, error);
    });
  });
}

void say(const std::string& output, const page::Subject& subject) {
  std::cout << output << " shows ";
  if (subject.shown == nullptr)
    std::cout << "a program without members\n";
  else
    std::cout << report::qualifiedName(*subject.shown) << ", " << toString(subject.shown->verdict) << ", in "
              << stepsOf(subject) << " steps\n";
}

}  // namespace

ExitStatus runReport(const ReportArguments& arguments) {
  if (const auto why = whyNotWritable(arguments.output)) return refuse(*why);
  static report::Report report;  // which the end of the process frees
  report = verifyAll(arguments.verify);
  const report::Summary summary = summarize(report);
  const ExitStatus status = statusOf(summary);
  if (status == ExitStatus::Unusable || report.programs.empty()) {
    std::cout << toText(report, {}) << std::flush;
    return ExitStatus::Unusable;
  }
  if (memberIsMissing(report, summary, arguments.verify)) return ExitStatus::Unusable;
  if (isAnInput(report, arguments.output))
    return refuse(arguments.output + " is one of the programs: it is not written over");
  const ReportedMember reported = choose(report);
  const std::vector<MemberResult> recorded = record(reported, arguments.verify.options);
  addFixesOfMember(reported, recorded, arguments.verify);
  const page::Subject subject{*reported.program, recorded.empty() ? nullptr : &recorded.front()};
  if (const std::string why = replaceFile(arguments.output, toHtml(subject)); !why.empty())
    return refuse(arguments.output + " cannot be written: " + why);
  say(arguments.output, subject);
  return status;
}

}  // namespace warrant::cli
