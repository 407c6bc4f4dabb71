#include "symbex/members/super_calls.h"

#include <cstdint>
#include <map>
#include <utility>

#include "support/threads.h"
#include "symbex/members/members.h"

namespace warrant::symbex {

namespace {

constexpr std::size_t callsForThread = 16;

using CallKey = std::pair<std::uint32_t, std::uint32_t>;

CallKey callKeyOf(const ast::MethodDecl* method, const ast::ClassDecl* superclass) {
  return {method->index, superclass->index};
}

// Those of these members that several of all make.
std::vector<SuperCall> callsOfSeveral(const std::vector<InheritedMember>& all,
                                      const std::vector<InheritedMember>& members) {
  std::map<CallKey, unsigned> uses;
  for (const InheritedMember& member : all) {
    for (const ast::ClassDecl* superclass : member.superclasses) ++uses[callKeyOf(member.method, superclass)];
  }
  std::vector<SuperCall> calls;
  for (const InheritedMember& member : members) {
    for (const ast::ClassDecl* superclass : member.superclasses) {
      unsigned& count = uses[callKeyOf(member.method, superclass)];
      if (count > 1) calls.push_back({member.method, superclass});
      count = 0;  // once
    }
  }
  return calls;
}

}  // namespace

void dropVerifiedBelow(std::vector<InheritedMember>& members, const std::shared_ptr<const Subject>& subject) {
  const std::vector<SuperCall> calls = callsOfSeveral(subject->analysis.inheritance().members(), members);
  if (calls.empty()) return;
  std::vector<std::uint8_t> isVerified(calls.size());
  support::Tasks tasks(calls.size());
  const std::size_t worth = calls.size() / callsForThread;
  support::runOnThreads(support::threadsFor(subject->options.jobs, calls.size(), worth), [&] {
    MemberVerifier verifier(subject);
    for (std::size_t task; tasks.next(task);) isVerified[task] = verifier.isVerifiedBelow(calls[task]);
  });
  std::map<CallKey, bool> verified;
  for (std::size_t index = 0; index < calls.size(); ++index)
    verified[callKeyOf(calls[index].method, calls[index].superclass)] = isVerified[index] != 0;
  for (InheritedMember& member : members) {
    std::erase_if(member.superclasses, [&](const ast::ClassDecl* superclass) {
      const auto found = verified.find(callKeyOf(member.method, superclass));
      return found != verified.end() && found->second;
    });
  }
}

}  // namespace warrant::symbex
