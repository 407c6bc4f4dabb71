#include "symbex/members/run.h"

#include <algorithm>

namespace warrant::symbex {

smt::PathCondition& Workspace::borrowCondition(const smt::SolverOptions& options) {
  if (borrowed_ == spare_.size()) spare_.push_back(std::make_unique<smt::PathCondition>(terms, options));
  smt::PathCondition& condition = *spare_[borrowed_++];
  condition.reset(options);
  return condition;
}

void Workspace::giveBackCondition() {
  smt::PathCondition& condition = *spare_[--borrowed_];
  if (condition.statistics().solverStarts > 0) condition.reset({});  // drops the solver
}

Run::Run(const Analysis& analysis, const Options& options, std::shared_ptr<Workspace> workspace,
         std::string name, MemberResult member, const RunMode& mode, SharedDefinitions* shared)
    : analysis(analysis),
      options(options),
      name(std::move(name)),
      mode(mode),
      shared(shared),
      workspace(std::move(workspace)),
      terms(this->workspace->terms),
      result(std::move(member)),
      closeBound(firstCloseBound(options)),
      exploration{.condition = &this->workspace->condition,
                  .branches = &branches,
                  .memory = &memory,
                  .findings = &findings,
                  .unknowns = &result.unknowns,
                  .statistics = &result.statistics,
                  .definitions = &definitions,
                  .joinsDone = &joinsDone,
                  .closeBound = &closeBound} {
  terms.reset();
  this->workspace->condition.reset(solverOptions());
  record.start(mode.records);
  if (mode.records && options.joins && !mode.joins) {
    record.add({.kind = Step::Kind::Part,
                .range = result.range(),
                .text = "Each path on its own, without merged branches:"},
               {});
  }
}

smt::SolverOptions Run::solverOptions() const {
  smt::SolverOptions solver;
  solver.resourceLimit = options.queryLimit;
  // A minute for the usual limit, which takes a fraction of a second.
  constexpr std::uint64_t unitsOfMillisecond = 25, longest = std::uint64_t{1} << 40;
  const std::chrono::milliseconds time(std::min(options.queryLimit / unitsOfMillisecond, longest));
  solver.patience = std::max(solver.patience, time);
  solver.dumpDirectory = options.dumpDirectory;
  solver.dumpPrefix = name;
  if (!options.dumpDirectory.empty()) solver.describe = [this](Term goal) { return describeQuestion(goal); };
  return solver;
}

// Where the question comes from: the obligation, or else what was recorded last.
std::string Run::describeQuestion(Term goal) const {
  const support::SourceRange range = asked ? asked->range : record[record.size() - 1].range;
  std::string text = "; " + name + "\n";
  if (range.isKnown()) {
    const support::SourceFile& file = analysis.file(range);
    std::string_view line = file.line(range.line);
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    text += "; " + file.path + ":" + std::to_string(range.line) + ":" + std::to_string(range.column) + ": " +
            std::string(line) + "\n";
  }
  if (asked) text += "; if not: " + asked->message + "\n";
  if (goal == terms.falsity()) return text + "; unsat if no execution comes here\n";
  return text + "; unsat if this follows: " + names.print(terms, goal) + "\n";
}

}  // namespace warrant::symbex
