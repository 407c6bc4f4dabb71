#include "symbex/verifier.h"

#include <algorithm>
#include <numeric>

#include "ast/print.h"
#include "support/threads.h"
#include "symbex/member.h"
#include "symbex/members/members.h"
#include "symbex/members/super_calls.h"

namespace warrant::symbex {

namespace {

bool isSelected(const Options& options, const ast::ClassDecl* of, const auto& declaration) {
  if (options.member.empty()) return true;
  const std::string owner = ast::memberPrefix(of);
  return options.member == owner + std::string(declaration.name) ||
         options.member == owner + ast::signature(declaration);
}

// Whether somebody wrote a contract that it must refine.
bool overridesWritten(const ast::MethodDecl& method) {
  return std::ranges::any_of(method.overrides,
                             [](const ast::MethodDecl* other) { return !other->owner->isLibrary; });
}

const support::SourceRange& placeOf(const Member& member) {
  if (member.inherited != nullptr) return member.inherited->declaration->nameRange;
  return member.method != nullptr ? member.method->nameRange : member.predicate->nameRange;
}

// Those of the members with these numbers.
std::vector<Member> shareOf(const std::vector<Member>& members, const std::vector<std::uint32_t>& numbers) {
  std::vector<Member> share;
  for (const std::uint32_t number : numbers) {
    if (number < members.size()) share.push_back(members[number]);
  }
  return share;
}

}  // namespace

std::vector<Member> membersOf(const ast::Program& program, const Analysis& analysis, const Options& options) {
  std::vector<Member> members;
  const auto add = [&](const auto& declaration, Member member) {
    if (isSelected(options, declaration.owner, declaration)) members.push_back(member);
  };
  for (const ast::ClassDecl* owner : program.classes) {
    if (owner->isLibrary || program.sources[owner->nameRange.file].isDependency) continue;
    const auto first = static_cast<std::ptrdiff_t>(members.size());
    for (const ast::MethodDecl* method : owner->methods) {
      if (!method->isImplicit || overridesWritten(*method)) add(*method, {method, nullptr});
    }
    for (const ast::PredicateDecl* predicate : owner->predicates) add(*predicate, {nullptr, predicate});
    for (const ast::MethodDecl* hidden : {owner->staticInitializer, owner->implicitConstructor}) {
      if (hidden != nullptr) add(*hidden, {hidden, nullptr});
    }
    std::ranges::stable_sort(members.begin() + first, members.end(), {}, placeOf);
  }
  for (const ast::MethodDecl* main : program.mains) add(*main, {main, nullptr});
  for (const InheritedMember& inherited : analysis.inheritance().members()) {
    if (!program.sources[inherited.declaration->nameRange.file].isDependency &&
        isSelected(options, inherited.declaration, *inherited.method))
      members.push_back({nullptr, nullptr, &inherited});
  }
  if (!std::ranges::is_sorted(members, {}, placeOf)) std::ranges::stable_sort(members, {}, placeOf);
  return options.share ? shareOf(members, *options.share) : members;
}

std::size_t linesOf(const Member& member) {
  const ast::MethodDecl* const method =
      member.inherited != nullptr ? member.inherited->method : member.method;
  const support::SourceRange& range = method != nullptr ? method->range : member.predicate->range;
  return range.endLine - range.line + 1;
}

MemberResult resultFor(const Member& member) {
  MemberResult result;
  result.method = member.inherited != nullptr ? member.inherited->method : member.method;
  result.predicate = member.predicate;
  if (member.inherited != nullptr) result.heir = member.inherited->declaration;
  return result;
}

namespace {

// The numbers of the members, long ones first: what is left for last is short, and no thread waits long for
// another.
std::vector<std::size_t> orderOfWork(const std::vector<Member>& members) {
  std::vector<std::size_t> lines(members.size()), order(members.size());
  std::ranges::transform(members, lines.begin(), linesOf);
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, std::ranges::greater(), [&](std::size_t member) { return lines[member]; });
  return order;
}

// To start a thread costs about as much as to verify some dozen lines.
std::size_t threadsWorth(const std::vector<Member>& members) {
  constexpr std::size_t linesForThread = 50;
  std::size_t lines = 0;
  for (const Member& member : members) lines += linesOf(member);
  return lines / linesForThread;
}

}  // namespace

MemberStatistics& MemberStatistics::operator+=(const MemberStatistics& other) {
  paths += other.paths;
  steps += other.steps;
  chunkComparisons += other.chunkComparisons;
  terms += other.terms;
  termHits += other.termHits;
  peakDepth = std::max(peakDepth, other.peakDepth);
  solver += other.solver;
  seconds += other.seconds;
  return *this;
}

bool MemberResult::isOmitted() const { return method != nullptr && method->isOmitted; }

support::SourceRange MemberResult::range() const {
  if (heir != nullptr) return heir->nameRange;
  return method != nullptr ? method->nameRange : predicate->nameRange;
}

std::string MemberResult::className() const {
  if (heir != nullptr) return ast::nestedName(*heir);
  const ast::ClassDecl* owner = method != nullptr ? method->owner : predicate->owner;
  return owner != nullptr ? ast::nestedName(*owner) : std::string();
}

std::string MemberResult::signature() const {
  return method != nullptr ? ast::signature(*method) : ast::signature(*predicate);
}

std::string_view MemberResult::kind() const {
  if (method == nullptr) return "predicate";
  switch (method->kind) {
    case ast::MethodKind::Method:
      return "method";
    case ast::MethodKind::Constructor:
      return "constructor";
    case ast::MethodKind::Pure:
      return "pure";
    case ast::MethodKind::Main:
      return "main";
  }
  return "";
}

namespace {

// Results, by member, and which of them are known from elsewhere.
struct Results {
  std::vector<MemberResult> all;
  std::vector<std::uint8_t> isRecalled;
};

Results recallAll(const std::vector<Member>& members, unsigned jobs, Known* known) {
  constexpr std::size_t membersForThread = 1024;
  Results results{std::vector<MemberResult>(members.size()), std::vector<std::uint8_t>(members.size())};
  support::forEachTask(jobs, members.size(), members.size() / membersForThread, [&](std::size_t index) {
    MemberResult& result = results.all[index] = resultFor(members[index]);
    if (known == nullptr || !known->recall(index, result)) return;
    result.isRecalled = true;
    results.isRecalled[index] = 1;
  });
  return results;
}

// What is left to do for members that are inherited, once what several of them need is verified.
std::vector<InheritedMember> shareSuperCalls(std::vector<Member>& members, const Results& results,
                                             const std::shared_ptr<const Subject>& subject) {
  std::vector<InheritedMember> inherited;
  std::vector<std::size_t> numbers;
  for (std::size_t index = 0; index < members.size(); ++index) {
    if (members[index].inherited == nullptr || results.isRecalled[index] != 0) continue;
    inherited.push_back(*members[index].inherited);
    numbers.push_back(index);
  }
  dropVerifiedBelow(inherited, subject);
  for (std::size_t next = 0; next < numbers.size(); ++next)
    members[numbers[next]].inherited = &inherited[next];
  return inherited;
}

}  // namespace

std::vector<MemberResult> verify(const ast::Program& program, const Options& options, Known* known) {
  const auto subject = std::make_shared<const Subject>(program, options);
  std::vector<Member> members = membersOf(program, subject->analysis, options);
  if (known != nullptr) known->prepare(program, subject->analysis, members);
  Results results = recallAll(members, options.jobs, known);
  const std::vector<InheritedMember> inherited = shareSuperCalls(members, results, subject);
  const std::vector<std::size_t> order = orderOfWork(members);
  support::Tasks tasks(members.size());
  support::runOnThreads(support::threadsFor(options.jobs, members.size(), threadsWorth(members)), [&] {
    MemberVerifier verifier(subject);
    for (std::size_t task; tasks.next(task);) {
      const std::size_t index = order[task];
      if (results.isRecalled[index] != 0) continue;
      const auto& [method, predicate, inherited] = members[index];
      MemberResult& result = results.all[index];
      result = inherited != nullptr ? verifier.verify(*inherited)
               : method != nullptr  ? verifier.verify(*method)
                                    : verifier.verify(*predicate);
      if (known != nullptr) known->keep(index, result);
    }
  });
  return std::move(results.all);
}

}  // namespace warrant::symbex
