#include "cache/verdicts.h"

#include <algorithm>

#include "cache/archive.h"
#include "cache/results.h"
#include "smt/z3/solver.h"
#include "support/build_id.h"
#include "support/threads.h"

namespace warrant::cache {

std::optional<Digest> environmentOf(const symbex::Options& options) {
  constexpr std::uint64_t format = 1;  // of the entries
  const std::string_view build = support::buildIdOf(reinterpret_cast<const void*>(&environmentOf));
  // What is added to the options does not compile before it is said here whether verdicts depend on it.
  const auto& [ghost, overflow, closeDepth, unfoldDepth, stepLimit, queryLimit, joins, jobs, trace, record,
               keep, explain, probeExits, member, share, dumpDirectory, stop] = options;
  const bool asksForOther =
      trace || record || keep || !explain || probeExits || !dumpDirectory.empty() || stop != nullptr;
  if (build.empty() || asksForOther) return std::nullopt;
  Hasher hasher;
  hasher.add(format);
  hasher.add(build);
  hasher.add(static_cast<std::uint64_t>(ghost));
  hasher.add(static_cast<std::uint64_t>(overflow));
  hasher.add(std::uint64_t{closeDepth.has_value()});
  hasher.add(std::uint64_t{closeDepth.value_or(0)});
  hasher.add(std::uint64_t{unfoldDepth});
  hasher.add(stepLimit);
  hasher.add(queryLimit);
  hasher.add(std::uint64_t{joins});
  return hasher.finish();
}

std::string solverBuild() { return std::string(support::buildIdOf(smt::solverCode())); }

void Verdicts::prepare(const ast::Program& program, const symbex::Analysis& analysis,
                       const std::vector<symbex::Member>& members) {
  program_ = &program;
  keys_ = std::make_unique<Keys>(program, analysis, environment_, jobs_);
  members_.resize(members.size());
  constexpr std::size_t membersOfPart = 64;
  const std::size_t parts = (members.size() + membersOfPart - 1) / membersOfPart;
  support::forEachTask(jobs_, parts, parts / 8, [&](std::size_t part) {
    Structure structure(keys_->identities());
    const std::size_t end = std::min(members.size(), (part + 1) * membersOfPart);
    for (std::size_t i = part * membersOfPart; i < end; ++i) members_[i] = keys_->of(members[i], structure);
  });
}

bool Verdicts::recall(std::size_t member, symbex::MemberResult& result) {
  const Key& key = members_[member];
  return fill(store_.find(key.meaning), result) || fill(store_.find(key.exact), result);
}

bool Verdicts::fill(const std::optional<std::string>& found, symbex::MemberResult& result) const {
  if (!found) return false;
  Reader reader(*found);
  std::string solver, bytes;
  reader(solver, bytes);
  return reader.isDone() && (solver.empty() || solver == solverBuild()) &&
         fromBytes(bytes, *program_, keys_->identities(), result);
}

void Verdicts::keep(std::size_t member, const symbex::MemberResult& result) {
  const std::string solver = result.askedSolver ? solverBuild() : std::string();
  if (!result.isRepeatable || (result.askedSolver && solver.empty())) return;
  const Key& key = members_[member];
  Writer writer;
  writer(solver, toBytes(result, keys_->identities()));
  store_.add(isWithoutPlaces(result) ? key.meaning : key.exact, writer.take());
}

}  // namespace warrant::cache
