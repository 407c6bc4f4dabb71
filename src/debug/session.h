// A debugging session: a program text, a member of it that was run with everything recorded, and a step of it
// to look at. What front ends offer, text or other, they do with this.
//
// To be used by one thread, which needs a large stack (support/large_stack.h).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "debug/breakpoints.h"
#include "debug/probe.h"

namespace warrant::debug {

// Where a movement ended, and why.
struct Stop {
  enum class Reason : std::uint8_t { Moved, Breakpoint, Branch, PathEnd, Beginning };
  Reason reason = Reason::Moved;
  unsigned breakpoint = 0;   // its number
  std::vector<Node> passed;  // the steps gone forward, with the last one
};

class Session {
 public:
  // Begins at the entry of the member that the options name, or else of the first one that fails. Throws
  // Refused.
  explicit Session(Input input);
  // The same of that member, named as the options name it.
  Session(Input input, const std::string& member);

  const Run& run() const { return *run_; }
  std::shared_ptr<const Run> sharedRun() const { return run_; }  // for who looks at it when it has changed
  const Graph& graph() const { return run_->graph(); }
  const Input& input() const { return input_; }
  Node at() const { return at_; }
  symbex::RecordedState state() const { return run_->recording().stateAt(at_); }
  // Something was assumed or set: nothing that is found out says that the program is right.
  bool isConditional() const { return isConditional_; }
  // What was assumed contradicts the path, which ends here: anything would hold.
  bool isContradicted() const { return deadEnd_ != 0 && at_ == deadEnd_; }
  // A place of the run's text in the text that the session began with.
  support::SourceRange asBegun(support::SourceRange range) const;

  // --- moving; all throw Refused where that is not possible
  Stop step(unsigned count);
  Stop next();    // to the next statement
  Stop finish();  // to the end of what is applied here
  Stop resume();  // to the next breakpoint, on other paths if need be; otherwise to the end of the path
  Stop resumeToBreakpoint();  // on whichever path, and nowhere else
  Stop back(unsigned count);
  Stop previous();       // back to where a statement begins
  Stop reverseResume();  // to the last breakpoint on the path, or its beginning
  void goTo(Node node);
  void goCase(bool isTrue);  // of the open branch here
  Stop goToBranch();         // and stops before it
  // Where paths part, moving forward goes the way to that step, as long as it is on the way there; 0: to the
  // first path that fails, or the first one.
  void follow(Node end) { followed_ = end; }

  // --- breakpoints and saves, numbered from 1
  const Breakpoint& addBreakpoint(Breakpoint breakpoint);
  void removeBreakpoint(unsigned number);
  const std::vector<Breakpoint>& breakpoints() const { return breakpoints_; }
  unsigned save();
  void restore(unsigned number);

  // --- asking; the session stays as it is
  Probe ask(const Question& question) const;
  // The members of that name, verified with the session's text.
  report::ProgramReport verify(const std::string& member) const;

  // Goes on at the beginning of a run of something else.
  void begin(std::shared_ptr<const Run> run);
  // Goes on with the text of the probe, behind it; the path comes to it.
  void adopt(const Probe& probe, bool isCondition);

 private:
  // What was put into the text of a file at once.
  struct Change {
    std::uint32_t file;
    std::vector<Insertion> insertions;
  };
  struct Saved {
    Input input;
    std::shared_ptr<const Run> run;
    Node at;
    bool isConditional;
    Node deadEnd;
    std::vector<Change> changes;
  };

  std::optional<Node> next(Node node) const;
  bool isStatement(Node node) const;
  unsigned breakpointAt(Node node) const;
  std::optional<Node> nextMet() const;
  Stop stopAt(std::vector<Node> passed);
  template <class Condition>
  Stop goUntil(Condition isReached, Stop::Reason reason);
  Stop resumeOnOtherPath();

  Input input_;
  std::shared_ptr<const Run> run_;
  Node at_ = 0;
  bool isConditional_ = false;
  Node deadEnd_ = 0;
  Node followed_ = 0;
  std::vector<Change> changes_;  // the first first
  std::vector<Breakpoint> breakpoints_;
  unsigned lastBreakpoint_ = 0;
  std::vector<Saved> saves_;
};

}  // namespace warrant::debug
