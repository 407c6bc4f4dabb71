#include "symbex/members/run.h"

namespace warrant::symbex {

Run::Run(const Analysis& analysis, const Options& options, std::shared_ptr<Workspace> workspace,
         std::string name, MemberResult member, const RunMode& mode)
    : analysis(analysis),
      options(options),
      name(std::move(name)),
      mode(mode),
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
  solver.dumpDirectory = options.dumpDirectory;
  solver.dumpPrefix = name;
  return solver;
}

}  // namespace warrant::symbex
