#include "dap/breakpoints.h"

#include <algorithm>

namespace warrant::dap {

using Kind = WantedBreakpoint::Kind;
using debug::Breakpoint;

namespace {

// The lines from the name of the member to the end of its body.
bool isInMember(const debug::Run& run, std::uint32_t file, std::uint32_t line) {
  const symbex::MemberResult& member = run.member();
  const support::SourceRange name = member.range();
  std::uint32_t last = name.endLine;
  if (member.method != nullptr && member.method->body != nullptr)
    last = std::max(last, member.method->body->range.endLine);
  return file == name.file && name.line <= line && line <= last;
}

// The line itself if it has steps, or else the next one in the member that has; 0: there is none.
std::uint32_t lineWithSteps(const debug::Run& run, std::uint32_t file, std::uint32_t line) {
  const auto lines = debug::linesWithSteps(run);
  const auto found = lines.lower_bound({file, line});
  if (found == lines.end() || found->first != file) return 0;
  const bool isMoved = found->second != line;
  return isMoved && !(isInMember(run, file, line) && isInMember(run, file, found->second)) ? 0
                                                                                           : found->second;
}

std::string neverMet(const debug::Session& session) {
  return "no step of " + session.run().name() + " stops there";
}

void enterLine(WantedBreakpoint& one, debug::Session& session) {
  const auto file = fileOf(*session.run().program().program, one.path);
  if (!file) {
    one.message = "the file is no part of what is debugged";
    return;
  }
  one.metLine = lineWithSteps(session.run(), *file, one.line);
  if (one.metLine == 0) {
    one.message = neverMet(session);
    return;
  }
  one.numbers.push_back(
      session.addBreakpoint({.kind = Breakpoint::Kind::Before, .file = *file, .line = one.metLine}).number);
}

void enterData(WantedBreakpoint& one, debug::Session& session) {
  const auto add = [&](Breakpoint::Kind kind) {
    Breakpoint breakpoint{.kind = kind, .name = one.chunk};
    if (isMet(breakpoint, session.run()))
      one.numbers.push_back(session.addBreakpoint(std::move(breakpoint)).number);
  };
  if (one.onWrite) add(Breakpoint::Kind::Change);
  if (one.onRead) add(Breakpoint::Kind::Read);
  if (one.numbers.empty()) one.message = neverMet(session);
}

void enterOne(WantedBreakpoint& one, debug::Session& session) {
  one.metLine = 0;
  one.numbers.clear();
  one.message = one.unsupported;
  if (!one.message.empty()) return;
  if (one.kind == Kind::Line) enterLine(one, session);
  if (one.kind == Kind::Data) enterData(one, session);
  if (one.kind == Kind::Failure)
    one.numbers.push_back(session.addBreakpoint({.kind = Breakpoint::Kind::Fail}).number);
}

// Some may be gone: commands remove breakpoints, too.
void leave(const WantedBreakpoint& one, debug::Session& session) {
  for (const unsigned number : one.numbers) {
    const auto& there = session.breakpoints();
    if (std::ranges::find(there, number, &Breakpoint::number) != there.end())
      session.removeBreakpoint(number);
  }
}

}  // namespace

void Breakpoints::replace(Kind kind, const std::string& path, std::vector<WantedBreakpoint> wanted,
                          debug::Session* session) {
  std::erase_if(all_, [&](const WantedBreakpoint& one) {
    const bool isReplaced = one.kind == kind && one.path == path;
    if (isReplaced && session != nullptr) leave(one, *session);
    return isReplaced;
  });
  for (WantedBreakpoint& one : wanted) {
    one.id = ++lastId_;
    one.message = "what is debugged is not known yet";
    if (session != nullptr) enterOne(one, *session);
    all_.push_back(std::move(one));
  }
}

std::vector<const WantedBreakpoint*> Breakpoints::of(Kind kind, const std::string& path) const {
  std::vector<const WantedBreakpoint*> found;
  for (const WantedBreakpoint& one : all_) {
    if (one.kind == kind && one.path == path) found.push_back(&one);
  }
  return found;
}

void Breakpoints::enter(debug::Session& session) {
  for (WantedBreakpoint& one : all_) enterOne(one, session);
}

std::vector<const WantedBreakpoint*> Breakpoints::metAt(const debug::Session& session,
                                                        debug::Node node) const {
  const auto isMet = [&](unsigned number) {
    const auto& there = session.breakpoints();
    const auto found = std::ranges::find(there, number, &Breakpoint::number);
    return found != there.end() && stopsAt(*found, session.run(), node);
  };
  std::vector<const WantedBreakpoint*> met;
  for (const WantedBreakpoint& one : all_) {
    if (std::ranges::any_of(one.numbers, isMet)) met.push_back(&one);
  }
  return met;
}

bool Breakpoints::stopsAtFailures() const {
  return std::ranges::any_of(all_, [](const WantedBreakpoint& one) { return one.kind == Kind::Failure; });
}

json toJson(const WantedBreakpoint& one, const Positions& positions) {
  json result{{"id", one.id}, {"verified", !one.numbers.empty()}};
  if (!one.message.empty()) result["message"] = one.message;
  if (one.kind == Kind::Line) {
    result["line"] = positions.toClient(one.metLine != 0 ? one.metLine : one.line);
    result["source"] = {{"path", one.path}};
  }
  return result;
}

}  // namespace warrant::dap
