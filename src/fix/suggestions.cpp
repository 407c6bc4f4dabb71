#include "fix/suggestions.h"

#include <algorithm>
#include <map>

#include "fix/edit.h"

namespace warrant::fix {

using symbex::Failure;
using symbex::MemberResult;

namespace {

constexpr std::size_t mostShown = 3;

std::string nameOf(const MemberResult& member) { return member.className() + "." + member.signature(); }

// How often each failure is there, by member, kind and text: lines move.
using Failures = std::map<std::string, std::size_t>;

std::string keyOf(const MemberResult& member, const Failure& failure) {
  return nameOf(member) + " " + symbex::code(failure.context, failure.reason) + " " + failure.message;
}

Failures failuresOf(const std::vector<MemberResult>& members) {
  Failures failures;
  for (const MemberResult& member : members) {
    for (const Failure& failure : member.failures) ++failures[keyOf(member, failure)];
    if (member.verdict == symbex::Verdict::Unknown) ++failures[nameOf(member) + " unknown"];
  }
  return failures;
}

bool isMended(const Failures& before, const Failures& after, const std::string& key) {
  for (const auto& [other, count] : after) {
    const auto known = before.find(other);
    if (known == before.end() || count > known->second) return false;
  }
  const auto still = after.find(key);
  return still == after.end() || still->second < before.at(key);
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

std::vector<Suggestion> suggest(const ast::Program& program, const std::vector<MemberResult>& members,
                                const std::vector<MemberResult>& all, std::size_t problems,
                                const Check& check, std::size_t trials) {
  std::vector<Suggestion> suggestions;
  const Failures before = failuresOf(all);
  for (const MemberResult& member : members) {
    for (const Failure& failure : member.failures) {
      if (failure.severity != support::Severity::Error) continue;
      std::size_t shown = 0, tried = 0;
      for (const Fix& fix : candidates(program, member, failure)) {
        if (shown == mostShown || tried++ == trials) break;
        const Checked checked = check(withFix(program, fix));
        const bool isRead = checked.isVerifiable && checked.problems <= problems;
        if (!isRead || !isMended(before, failuresOf(checked.members), keyOf(member, failure))) continue;
        suggestions.push_back({&member, &failure, fix});
        ++shown;
      }
    }
  }
  return suggestions;
}

}  // namespace warrant::fix
