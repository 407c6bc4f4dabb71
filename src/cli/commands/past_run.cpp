#include "cli/commands/past_run.h"

#include <algorithm>

#include "cache/archive.h"
#include "cache/describe.h"
#include "cache/verdicts.h"
#include "cli/output.h"

namespace warrant::report {

template <class Archive>
void describe(Archive& archive, Summary& summary) {
  auto& [verified, failed, unknown, trusting, errors, warnings, recalled, statistics] = summary;
  archive(verified, failed, unknown, trusting, errors, warnings, recalled, statistics);
}

}  // namespace warrant::report

namespace warrant::cli {
namespace {

using cache::Hasher;

void add(Hasher& hasher, const InputProgram& program) {
  hasher.add(program.sources.size());
  for (const ast::Source& source : program.sources) {
    hasher.add(source.file.path);
    hasher.add(source.file.text);
    hasher.add(static_cast<std::uint64_t>(source.dialect));
    hasher.add(std::uint64_t{source.isLibrary} << 1 | std::uint64_t{source.isDependency});
  }
  hasher.add(program.problems.size());
  for (const report::InputProblem& problem : program.problems) {
    hasher.add(problem.path);
    hasher.add(problem.problem.code);
    hasher.add(problem.problem.message);
    hasher.add(std::uint64_t{problem.problem.range.line} << 32 | problem.problem.range.column);
  }
}

cache::Digest keyOf(const cache::Digest& environment, const VerifyArguments& arguments,
                    const std::vector<InputProgram>& programs) {
  Hasher hasher;
  hasher.add(std::string_view("run"));
  hasher.add(environment);
  hasher.add(static_cast<std::uint64_t>(arguments.format));
  hasher.add(std::uint64_t{wantsColour(arguments.colour)});
  hasher.add(std::uint64_t{arguments.statistics} << 2 | std::uint64_t{arguments.verbose} << 1 |
             std::uint64_t{arguments.why} | std::uint64_t{arguments.refutes} << 3 |
             std::uint64_t{arguments.refutesBriefly} << 4);
  hasher.add(arguments.library);
  hasher.add(arguments.options.member);
  hasher.add(digestOf(programs));
  return hasher.finish();
}

}  // namespace

cache::Digest digestOf(const std::vector<InputProgram>& programs) {
  Hasher hasher;
  hasher.add(programs.size());
  for (const InputProgram& program : programs) add(hasher, program);
  return hasher.finish();
}

std::optional<support::SourceFile> LookUps::find(std::string_view name) {
  std::optional<support::SourceFile> file = folder_.find(name);
  std::optional<cache::Digest>& found = found_[std::string(name)];
  if (file) found = cache::digestOf(std::string_view(file->path), std::string_view(file->text));
  return file;
}

bool LookUps::isAsBefore(const Found& before) {
  (void)find(before.first);
  return found_[before.first] == before.second;
}

PastRun::PastRun(cache::Store* store, const VerifyArguments& arguments,
                 const std::vector<InputProgram>& programs) {
  const auto environment = cache::environmentOf(arguments.options);
  // Files that are asked for are written each time.
  if (store == nullptr || !environment || arguments.expect || !arguments.tests.empty()) return;
  store_ = store;
  key_ = keyOf(*environment, arguments, programs);
}

std::optional<Findings> PastRun::recall(LookUps& library) const {
  const auto found = store_ != nullptr ? store_->find(key_) : std::nullopt;
  if (!found) return std::nullopt;
  cache::Reader reader(*found);
  std::string solver;
  std::vector<LookUps::Found> lookUps;
  Findings findings;
  reader(solver, lookUps, findings.printed.text, findings.printed.trust, findings.summary);
  const auto isAsBefore = [&](const LookUps::Found& before) { return library.isAsBefore(before); };
  if (!reader.isDone() || (!solver.empty() && solver != cache::solverBuild()) ||
      !std::ranges::all_of(lookUps, isAsBefore))
    return std::nullopt;
  report::Summary& summary = findings.summary;
  summary.recalled = summary.verified + summary.failed + summary.unknown;
  summary.statistics.solver.solverSeconds = 0;
  return findings;
}

void PastRun::keep(const Findings& findings, const LookUps& library, bool askedSolver) {
  const std::string solver = askedSolver ? cache::solverBuild() : std::string();
  if (store_ == nullptr || (askedSolver && solver.empty())) return;
  cache::Writer writer;
  writer(solver, library.found(), findings.printed.text, findings.printed.trust, findings.summary);
  store_->add(key_, writer.take());
}

}  // namespace warrant::cli
