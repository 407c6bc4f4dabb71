#include "dap/debuggee.h"

#include <algorithm>

namespace warrant::dap {

using symbex::MemberResult;
using symbex::Verdict;

namespace {

constexpr std::size_t mostNames = 5;

// `A.m(), B.n() and 2 more`
std::string namesOf(const std::vector<const MemberResult*>& members) {
  std::string names;
  for (std::size_t i = 0; i < std::min(members.size(), mostNames); ++i)
    names += (i == 0 ? "" : ", ") + report::qualifiedName(*members[i]);
  if (members.size() > mostNames) names += " and " + std::to_string(members.size() - mostNames) + " more";
  return names;
}

std::vector<const MemberResult*> thoseThatAre(Verdict verdict, const report::ProgramReport& program) {
  std::vector<const MemberResult*> members;
  for (const MemberResult& member : program.members) {
    if (member.verdict == verdict) members.push_back(&member);
  }
  return members;
}

}  // namespace

Debuggee::Debuggee(Program program, const debug::Console::Explain& explain) : program_(std::move(program)) {
  const debug::Input& input = program_.input;
  verified_ = debug::verify(input, input.options);
  const bool isEmpty =
      verified_.members.empty() && input.options.member.empty() && debug::problemsOf(verified_).empty();
  if (isEmpty) return;
  const std::string member = debug::memberToDebug(input, verified_);
  console_.emplace(debug::Session(input, member), false, explain);
  findPaths();
}

void Debuggee::findPaths() {
  debug::Session& session = console_->session;
  run_ = session.sharedRun();
  paths_.emplace(run_->graph(), console_->views);
  positions_.assign(1, 0);
  for (unsigned thread = 1; thread <= paths_->size(); ++thread) positions_.push_back((*paths_)[thread].shown);
  thread_ = 0;
  settle();
}

debug::Console& Debuggee::console() {
  if (!console_) throw debug::Refused("there is no member to be debugged");
  return *console_;
}

Node Debuggee::position(std::int64_t thread) {
  (void)paths()[thread];
  return positions_[static_cast<std::size_t>(thread)];
}

void Debuggee::enter(Node node, unsigned thread) {
  session().goTo(node);
  if (thread != 0) thread_ = thread;
  settle();
}

bool Debuggee::settle() {
  debug::Session& session = console().session;
  if (session.sharedRun() != run_) {
    findPaths();
    return true;
  }
  thread_ = paths_->of(session.at(), thread_);
  positions_[thread_] = session.at();
  session.follow((*paths_)[thread_].end);
  return false;
}

std::string Debuggee::greeting() const {
  if (!console_ || console_->session.graph().failures().empty()) return "";
  std::string text = console_->summary() + "\n";
  std::vector<const MemberResult*> others = thoseThatAre(Verdict::Failed, verified_);
  const support::SourceRange shown = run_->member().range();
  std::erase_if(others, [&](const MemberResult* other) { return other->range() == shown; });
  if (!others.empty())
    text += namesOf(others) + (others.size() == 1 ? " fails" : " fail") +
            ", too: `member` says which one is debugged\n";
  return text + "the commands of `warrant debug` can be typed where expressions can: `help` lists them\n";
}

std::string Debuggee::verdict() const {
  if (console_ && console_->session.isConditional()) {
    const bool fails = !console_->session.graph().failures().empty();
    return run_->name() + (fails ? ": something fails" : ": nothing fails") +
           ", conditional on what was assumed or set";
  }
  const auto failed = thoseThatAre(Verdict::Failed, verified_);
  if (!failed.empty()) return "failed: " + namesOf(failed);
  const auto unknown = thoseThatAre(Verdict::Unknown, verified_);
  if (!unknown.empty()) return "unknown: " + namesOf(unknown) + " could not be decided";
  if (!debug::problemsOf(verified_).empty())
    return "nothing fails, but what has errors was left out: " + debug::messagesOf(verified_);
  const std::size_t count = verified_.members.size();
  if (count == 0) return "verified: there is nothing to be verified";
  const bool isTrusting = std::ranges::any_of(verified_.members, &MemberResult::trusted);
  return "verified: " +
         (count == 1 ? report::qualifiedName(verified_.members.front())
                     : std::to_string(count) + " members") +
         (isTrusting ? ", trusting what is assumed or has no body" : "");
}

}  // namespace warrant::dap
