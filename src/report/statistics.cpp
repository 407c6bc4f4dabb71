#include "report/statistics.h"

#include "report/purpose.h"
#include "report/table.h"

namespace warrant::report {
namespace {

using Row = std::vector<std::string>;

std::string triple(std::uint64_t first, std::uint64_t second, std::uint64_t third) {
  return std::to_string(first) + " / " + std::to_string(second) + " / " + std::to_string(third);
}

std::string triple(const smt::Statistics& solver) {
  return triple(solver.nativeYes, solver.nativeNo, solver.nativeUnknown);
}

Row memberRow(const std::string& name, const symbex::MemberStatistics& statistics) {
  return {name,
          std::to_string(statistics.paths),
          std::to_string(statistics.steps),
          triple(statistics.solver),
          std::to_string(statistics.solver.solverQueries()),
          std::to_string(statistics.terms),
          duration(statistics.seconds)};
}

}  // namespace

std::string membersToText(const Report& report) {
  std::vector<Row> rows{{"member", "paths", "steps", "native yes / no / unknown", "Z3", "terms", "time"}};
  for (const ProgramReport& program : report.programs) {
    for (const symbex::MemberResult& member : program.members) {
      rows.push_back(memberRow(qualifiedName(member), member.statistics));
    }
  }
  return toTable(rows) + "\n";
}

std::string totalsToText(const Summary& summary) {
  const symbex::MemberStatistics& total = summary.statistics;
  const std::size_t members = summary.verified + summary.failed + summary.unknown;
  std::vector<Row> rows{{"members known from before, of all",
                         std::to_string(summary.recalled) + " / " + std::to_string(members)},
                        {"paths", std::to_string(total.paths)},
                        {"steps", std::to_string(total.steps)},
                        {"chunk comparisons", std::to_string(total.chunkComparisons)},
                        {"terms", std::to_string(total.terms)},
                        {"terms found again", std::to_string(total.termHits)},
                        {"deepest scope", std::to_string(total.peakDepth)},
                        {"assumptions", std::to_string(total.solver.assumptions)},
                        {"native queries: yes / no / unknown", triple(total.solver)}};
  for (std::size_t purpose = 0; purpose < smt::purposeCount; ++purpose) {
    const auto& counts = total.solver.solver[purpose];
    rows.push_back({"Z3, " + std::string(purposeName(purpose)) + ": unsat / sat / unknown",
                    triple(counts.unsat, counts.sat, counts.unknown)});
  }
  rows.push_back({"Z3 starts", std::to_string(total.solver.solverStarts)});
  rows.push_back({"Z3 time", duration(total.solver.solverSeconds)});
  rows.push_back({"Z3 resource units", std::to_string(total.solver.resourceUnits)});
  rows.push_back({"Z3 resource units of one query, at most", std::to_string(total.solver.resourceUnitsMax)});
  rows.push_back({"peak memory", std::to_string(peakMemory() / 1024) + " MB"});
  return toTable(rows);
}

}  // namespace warrant::report
