#include "fix/trial.h"

#include <algorithm>
#include <iterator>

#include "ast/walk.h"
#include "fix/layout.h"
#include "places/slots.h"

namespace warrant::fix {

using symbex::Failure;
using symbex::MemberResult;

namespace {

constexpr std::size_t lettersOfStep = 8;  // that are read in the time of a step

std::size_t failingAssertions(const MemberResult& member) {
  return static_cast<std::size_t>(std::ranges::count_if(member.failures, [](const Failure& failure) {
    return failure.context == symbex::Context::Assert && failure.reason == symbex::Reason::False;
  }));
}

std::size_t failingAssertions(const std::vector<MemberResult>& members) {
  std::size_t count = 0;
  for (const MemberResult& member : members) count += failingAssertions(member);
  return count;
}

}  // namespace

std::vector<ast::Source> withFix(const ast::Program& program, const Fix& fix) {
  std::vector<ast::Source> sources;
  for (std::size_t file = 0; file < program.sources.size(); ++file) {
    if (program.sources[file].isLibrary) continue;
    sources.push_back(program.sources[file]);
    std::vector<Edit> edits;
    std::ranges::copy_if(fix.edits, std::back_inserter(edits),
                         [&](const Edit& edit) { return edit.range.file == file; });
    if (!edits.empty()) sources.back().file.text = applied(sources.back().file.text, std::move(edits));
  }
  return sources;
}

std::string nameOf(const MemberResult& member) {
  const std::string owner = member.className();
  return (owner.empty() ? "" : owner + ".") + member.signature();
}

std::string keyOf(const ast::Program& program, const MemberResult& member, const Failure& failure) {
  const Layout layout(program);
  std::string key = nameOf(member) + " " + symbex::code(failure.context, failure.reason) + " " +
                    layout.textOf(failure.range);
  if (failure.part.isKnown()) key += " " + layout.textOf(failure.part);
  return key;
}

Failures::Failures(const ast::Program& program, const std::vector<MemberResult>& members) {
  for (const MemberResult& member : members) {
    OfMember& own = members_[nameOf(member)];
    for (const Failure& failure : member.failures) ++own.counts[keyOf(program, member, failure)];
    own.isUndecided = own.isUndecided || member.verdict == symbex::Verdict::Unknown;
  }
}

std::size_t Failures::count(const std::string& key) const {
  for (const auto& [member, own] : members_) {
    if (!key.starts_with(member)) continue;
    if (const auto found = own.counts.find(key); found != own.counts.end()) return found->second;
  }
  return 0;
}

std::size_t Failures::total() const {
  std::size_t total = 0;
  for (const auto& [member, own] : members_) {
    for (const auto& [key, count] : own.counts) total += count;
  }
  return total;
}

bool Failures::isUndecided(const std::string& member) const {
  const auto found = members_.find(member);
  return found != members_.end() && found->second.isUndecided;
}

Failures Failures::of(const std::string& member) const {
  Failures part;
  if (const auto found = members_.find(member); found != members_.end()) part.members_.insert(*found);
  return part;
}

Trial::Trial(const ast::Program& program, const std::vector<MemberResult>& all, std::size_t problems,
             const Check& check)
    : program_(program),
      before_(program, all),
      assertionsBefore_(failingAssertions(all)),
      problems_(problems),
      check_(check) {}

Checked Trial::verified(Request request) const {
  for (const ast::Source& source : request.sources) effort_ += source.file.text.size() / lettersOfStep;
  Checked checked = check_(std::move(request));
  ++count_;
  for (const MemberResult& member : checked.members) {
    const smt::Statistics& solver = member.statistics.solver;
    effort_ += member.statistics.steps + solver.nativeQueries() + solver.searchEffort + solver.solverSteps();
  }
  return checked;
}

Outcome Trial::compared(Checked checked, const Failures& before, const std::string& failure) const {
  Outcome outcome{.checked = std::move(checked)};
  outcome.isRead = outcome.checked.isVerifiable && outcome.checked.problems.size() <= problems_;
  if (!outcome.isRead) return outcome;
  outcome.after = Failures(*outcome.checked.program, outcome.checked.members);
  outcome.isGone = outcome.after.count(failure) < before.count(failure);
  for (const MemberResult& member : outcome.checked.members) {
    const std::string name = nameOf(member);
    outcome.isUndecided =
        outcome.isUndecided || (outcome.after.isUndecided(name) && !before.isUndecided(name));
    for (const Failure& other : member.failures) {
      std::string key = keyOf(*outcome.checked.program, member, other);
      if (outcome.after.count(key) > before.count(key)) outcome.fresh.push_back({name, std::move(key)});
    }
  }
  return outcome;
}

Outcome Trial::of(const Fix& fix, const std::string& failure) const {
  return compared(verified({.sources = withFix(program_, fix)}), before_, failure);
}

Outcome Trial::of(const Fix& fix, const std::string& failure, const std::string& member) const {
  return compared(verified({.sources = withFix(program_, fix), .member = member}), before_.of(member),
                  failure);
}

Checked Trial::explained(const Fix& fix, const std::string& member) const {
  return verified({.sources = withFix(program_, fix), .member = member, .explains = true});
}

namespace {

// `assert false` at the beginning of each block of the member: what is reached fails there.
Fix probes(const ast::Program& program, const ast::MethodDecl& method) {
  Fix fix;
  if (method.body == nullptr) return fix;
  const Layout layout(program);
  const places::Slots slots(program, &method);
  ast::forEachStatement(*method.body, [&](const ast::Statement& statement) {
    if (&statement == method.body) return;
    const auto slot = slots.atStartOf(statement.range, false);
    if (!slot) return;
    for (Edit& edit : layout.ghostStatement(*slot, "assert false;")) fix.edits.push_back(std::move(edit));
  });
  return fix;
}

// How many assertions fail, in the member with that name.
std::size_t failing(const std::vector<MemberResult>& members, const std::string& name) {
  std::size_t count = 0;
  for (const MemberResult& member : members) {
    if (nameOf(member) == name) count += failingAssertions(member);
  }
  return count;
}

}  // namespace

// Of all members: at an exit that is reached, `false` does not follow. What is asserted otherwise does not
// count.
std::size_t Trial::exitsReached(const Fix& fix, std::size_t assertions) const {
  const Checked probed = verified({.sources = withFix(program_, fix), .probesExits = true});
  const std::size_t all = failingAssertions(probed.members);
  return all - std::min(all, assertions);
}

// What the member asserts itself does not count.
Trial::Blocks Trial::blocksOf(const ast::Program& program, const std::vector<MemberResult>& members,
                              const std::string& member) const {
  Fix fix;
  for (const MemberResult& one : members) {
    if (one.method != nullptr && nameOf(one) == member) fix = probes(program, *one.method);
  }
  if (fix.edits.empty()) return {};
  const std::size_t probed =
      failing(verified({.sources = withFix(program, fix), .member = member}).members, member);
  return {fix.edits.size(), probed - std::min(probed, failing(members, member))};
}

bool Trial::leavesAllReachable(const Fix& fix, const Outcome& outcome, const std::string& member) const {
  if (!exitsBefore_) exitsBefore_ = exitsReached({}, assertionsBefore_);
  if (exitsReached(fix, failingAssertions(outcome.checked.members)) < *exitsBefore_) return false;
  if (!blocksBefore_.contains(member)) {
    const Checked as = verified({.sources = withFix(program_, {}), .member = member});
    blocksBefore_[member] = as.program == nullptr ? Blocks{} : blocksOf(*as.program, as.members, member);
  }
  const Blocks &before = blocksBefore_[member],
               after = blocksOf(*outcome.checked.program, outcome.checked.members, member);
  return after.reached + before.all >= before.reached + after.all;
}

}  // namespace warrant::fix
