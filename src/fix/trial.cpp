#include "fix/trial.h"

#include <algorithm>
#include <iterator>

#include "ast/walk.h"

namespace warrant::fix {

using symbex::Failure;
using symbex::MemberResult;

namespace {

const std::string undecided = "unknown";
constexpr std::uint64_t effortOfFailure = 1000;

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

std::string Failures::keyOf(const MemberResult& member, const Failure& failure) {
  return nameOf(member) + " " + symbex::code(failure.context, failure.reason) + " " + failure.message;
}

Failures::Failures(const std::vector<MemberResult>& members) {
  for (const MemberResult& member : members) {
    std::map<std::string, std::size_t>& counts = counts_[nameOf(member)];
    for (const Failure& failure : member.failures) ++counts[keyOf(member, failure)];
    if (member.verdict == symbex::Verdict::Unknown) ++counts[nameOf(member) + " " + undecided];
  }
}

std::size_t Failures::count(const std::string& key) const {
  for (const auto& [member, counts] : counts_) {
    if (const auto found = counts.find(key); found != counts.end()) return found->second;
  }
  return 0;
}

Failures Failures::of(const std::string& member) const {
  Failures part;
  if (const auto found = counts_.find(member); found != counts_.end()) part.counts_.insert(*found);
  return part;
}

Checked Trial::verified(Request request) const {
  Checked checked = check_(std::move(request));
  ++count_;
  for (const MemberResult& member : checked.members) {
    effort_ += member.statistics.steps + member.statistics.solver.nativeQueries() +
               member.statistics.solver.searchEffort + member.failures.size() * effortOfFailure;
  }
  return checked;
}

Outcome Trial::compared(Checked checked, const Failures& before, const std::string& failure) const {
  Outcome outcome{.checked = std::move(checked)};
  outcome.isRead = outcome.checked.isVerifiable && outcome.checked.problems.size() <= problems_;
  if (!outcome.isRead) return outcome;
  const Failures after(outcome.checked.members);
  outcome.isGone = after.count(failure) < before.count(failure);
  for (const MemberResult& member : outcome.checked.members) {
    const std::string unknown = nameOf(member) + " " + undecided;
    outcome.isUndecided = outcome.isUndecided || after.count(unknown) > before.count(unknown);
    for (const Failure& other : member.failures) {
      const std::string key = Failures::keyOf(member, other);
      if (after.count(key) > before.count(key)) outcome.fresh.push_back({&member, &other});
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

namespace {

// `assert false` at the beginning of each block of the member: what is reached fails there.
Fix probes(const ast::Program& program, const ast::MethodDecl& method) {
  Fix fix;
  if (method.body == nullptr) return fix;
  const Layout layout(program);
  const Places places(program);
  ast::forEachStatement(*method.body, [&](const ast::Statement& statement) {
    const bool isBlock = std::holds_alternative<ast::Block>(statement.node) && &statement != method.body;
    if (isBlock && places.isList(method, statement))
      fix.edits.push_back(layout.atStartOf(statement, "assert false;"));
  });
  return fix;
}

// How many assertions fail.
std::size_t failing(const Checked& checked) {
  std::size_t count = 0;
  for (const MemberResult& member : checked.members)
    count += static_cast<std::size_t>(std::ranges::count_if(member.failures, [](const Failure& failure) {
      return failure.context == symbex::Context::Assert && failure.reason == symbex::Reason::False;
    }));
  return count;
}

}  // namespace

// How many places of the program are reached: exits of all members, and the blocks of one, whose own
// assertions do not count.
std::size_t Trial::reached(const Checked& checked, const std::string& member) const {
  if (checked.program == nullptr) return 0;
  Fix fix;
  for (const MemberResult& one : checked.members) {
    if (one.method != nullptr && nameOf(one) == member) fix = probes(*checked.program, *one.method);
  }
  const Checked probed = verified({.sources = withFix(*checked.program, fix), .probesExits = true});
  return failing(probed) - std::min(failing(probed), failing(checked));
}

bool Trial::leavesAllReachable(const Fix& fix, const MemberResult& member) const {
  const std::string name = nameOf(member);
  const std::size_t before = reached(verified({.sources = withFix(program_, {}), .member = name}), name);
  return reached(verified({.sources = withFix(program_, fix), .member = name}), name) >= before;
}

}  // namespace warrant::fix
