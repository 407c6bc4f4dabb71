#include "debug/session.h"

#include <algorithm>

namespace warrant::debug {

Session::Session(Input input) : Session(input, memberToDebug(input, debug::verify(input, input.options))) {}

Session::Session(Input input, const std::string& member)
    : input_(std::move(input)), run_(std::make_shared<Run>(input_, member)), at_(graph().entry()) {}

support::SourceRange Session::asBegun(support::SourceRange range) const {
  for (auto change = changes_.rbegin(); change != changes_.rend(); ++change)
    range = before(change->insertions, change->file, range);
  return range;
}

std::optional<Node> Session::next(Node node) const { return graph().next(node, followed_); }

bool Session::isStatement(Node node) const {
  const std::string_view rule = graph()[node].rule;
  return rule == "exit" || (rule == "exec" && !run_->isBlock(node));
}

unsigned Session::breakpointAt(Node node) const {
  const auto met =
      std::ranges::find_if(breakpoints_, [&](const Breakpoint& one) { return stopsAt(one, *run_, node); });
  return met == breakpoints_.end() ? 0 : met->number;
}

Stop Session::stopAt(std::vector<Node> passed) {
  Stop stop{.passed = std::move(passed)};
  at_ = stop.passed.back();
  stop.breakpoint = breakpointAt(at_);
  if (stop.breakpoint != 0) stop.reason = Stop::Reason::Breakpoint;
  return stop;
}

// Along the path, to a node that fulfils the condition, a breakpoint or the end.
template <class Condition>
Stop Session::goUntil(Condition isReached, Stop::Reason reason) {
  std::vector<Node> passed;
  for (std::optional<Node> node = next(at_); node; node = next(*node)) {
    passed.push_back(*node);
    const bool isThere = isReached(*node);
    if (!isThere && breakpointAt(*node) == 0) continue;
    Stop stop = stopAt(std::move(passed));
    if (isThere) stop.reason = reason;
    return stop;
  }
  if (passed.empty()) throw Refused("the path ends here");
  Stop stop = stopAt(std::move(passed));
  stop.reason = Stop::Reason::PathEnd;
  return stop;
}

Stop Session::step(unsigned count) {
  Stop all;
  for (unsigned i = 0; i < count; ++i) {
    if (i > 0 && !next(at_)) break;
    Stop one = goUntil([&](Node node) { return isNotable(graph()[node]); }, Stop::Reason::Moved);
    all.reason = one.reason;
    all.passed.insert(all.passed.end(), one.passed.begin(), one.passed.end());
    if (one.reason != Stop::Reason::Moved) break;
  }
  return all;
}

Stop Session::next() {
  return goUntil([&](Node node) { return isStatement(node); }, Stop::Reason::Moved);
}

Stop Session::finish() {
  const bool isApplication =
      std::ranges::any_of(graph().children(at_), [&](Node child) { return graph()[child].within == at_; });
  const Node application = isApplication ? at_ : graph()[at_].within;
  return goUntil([&](Node node) { return application != 0 && !graph().isWithin(node, application); },
                 Stop::Reason::Moved);
}

// In the order in which the paths were explored.
std::optional<Node> Session::nextMet() const {
  for (Node node = at_ + 1; node < graph().size(); ++node) {
    if (breakpointAt(node) != 0) return node;
  }
  return std::nullopt;
}

Stop Session::resume() {
  for (Node node = at_ + 1; !breakpoints_.empty() && node < graph().size(); ++node) {
    if (!graph().isBefore(at_, node) || breakpointAt(node) == 0) continue;
    std::vector<Node> passed = graph().path(node);
    std::erase_if(passed, [&](Node one) { return !graph().isBefore(at_, one); });
    return stopAt(std::move(passed));
  }
  if (!next(at_)) return resumeOnOtherPath();
  return goUntil([](Node) { return false; }, Stop::Reason::PathEnd);
}

// The path ends here.
Stop Session::resumeOnOtherPath() {
  if (const auto met = nextMet()) return stopAt({*met});
  const auto end = std::ranges::find_if(graph().ends(), [&](Node one) { return one > at_; });
  if (end == graph().ends().end()) throw Refused("the path ends here, and there is no other one behind it");
  Stop stop = stopAt({*end});
  stop.reason = Stop::Reason::PathEnd;
  return stop;
}

Stop Session::resumeToBreakpoint() {
  if (const auto met = nextMet()) return stopAt({*met});
  throw Refused("nothing is stopped at from here on");
}

Stop Session::previous() {
  std::optional<Node> node = graph().previous(at_);
  if (!node) throw Refused("the path begins here");
  for (; node; node = graph().previous(*node)) {
    at_ = *node;
    if (isStatement(at_)) return {};
  }
  return {.reason = Stop::Reason::Beginning};
}

Stop Session::back(unsigned count) {
  if (!graph().previous(at_)) throw Refused("the path begins here");
  Stop stop;
  for (unsigned i = 0; i < count; ++i) {
    std::optional<Node> node = graph().previous(at_);
    while (node && !isNotable(graph()[*node]) && graph().previous(*node)) node = graph().previous(*node);
    if (!node) {
      stop.reason = Stop::Reason::Beginning;
      break;
    }
    at_ = *node;
  }
  return stop;
}

Stop Session::reverseResume() {
  std::optional<Node> node = graph().previous(at_);
  if (!node) throw Refused("the path begins here");
  for (; node; node = graph().previous(*node)) {
    at_ = *node;
    if (const unsigned met = breakpointAt(at_); met != 0) return {Stop::Reason::Breakpoint, met, {}};
  }
  return {Stop::Reason::Beginning, 0, {}};
}

void Session::goTo(Node node) {
  if (node == 0 || node >= graph().size())
    throw Refused("there is no step #" + std::to_string(node) + ": they go from #1 to #" +
                  std::to_string(graph().size() - 1));
  at_ = node;
}

// The branch may be some steps away, as long as there is only one way to it.
void Session::goCase(bool isTrue) {
  Node node = at_;
  while (graph().cases(node).empty()) {
    const std::optional<Node> behind = next(node);
    if (!behind) throw Refused("there is no open branch from here to the end of the path");
    if (node != at_ && graph()[*behind].rule == "exec")
      throw Refused("there is no open branch here: `go` runs to the next one");
    node = *behind;
  }
  const std::vector<Node> cases = graph().cases(node);
  at_ = isTrue ? cases.front() : cases.back();
}

Stop Session::goToBranch() {
  return goUntil([&](Node node) { return !graph().cases(node).empty(); }, Stop::Reason::Branch);
}

const Breakpoint& Session::addBreakpoint(Breakpoint breakpoint) {
  check(breakpoint, *run_);
  breakpoint.number = ++lastBreakpoint_;
  return breakpoints_.emplace_back(std::move(breakpoint));
}

void Session::removeBreakpoint(unsigned number) {
  if (std::erase_if(breakpoints_, [&](const Breakpoint& one) { return one.number == number; }) == 0)
    throw Refused("there is no breakpoint " + std::to_string(number));
}

unsigned Session::save() {
  saves_.push_back({input_, run_, at_, isConditional_, deadEnd_, changes_});
  return static_cast<unsigned>(saves_.size());
}

void Session::restore(unsigned number) {
  if (number == 0 || number > saves_.size()) throw Refused("nothing was saved as " + std::to_string(number));
  const Saved& saved = saves_[number - 1];
  input_ = saved.input;
  run_ = saved.run;
  at_ = saved.at;
  isConditional_ = saved.isConditional;
  deadEnd_ = saved.deadEnd;
  changes_ = saved.changes;
  followed_ = 0;
}

Probe Session::ask(const Question& question) const {
  if (isContradicted())
    throw Refused("what was assumed contradicts the path, which ends here: anything would hold");
  if (run_->isExploration())
    throw Refused(
        "this is an exploration, which has no contracts and proves nothing: `locals`, `heap` and `pc` show "
        "what is known");
  return debug::ask(input_, *run_, at_, question);
}

report::ProgramReport Session::verify(const std::string& member) const {
  symbex::Options options = input_.options;
  options.member = member;
  report::ProgramReport report = debug::verify(input_, options);
  if (report.members.empty()) throw Refused("there is no member " + member);
  return report;
}

void Session::begin(std::shared_ptr<const Run> run) {
  run_ = std::move(run);
  at_ = graph().entry();
  deadEnd_ = 0;
}

void Session::adopt(const Probe& probe, bool isCondition) {
  const Node end = probe.end();
  const bool goesOn = end != probe.node;
  input_ = probe.input;
  run_ = probe.run;
  changes_.push_back({probe.place.file, probe.insertions});
  followed_ = 0;
  at_ = end;
  while (!goesOn && next(at_)) at_ = *next(at_);
  deadEnd_ = goesOn ? 0 : at_;
  isConditional_ = isConditional_ || isCondition;
}

}  // namespace warrant::debug
