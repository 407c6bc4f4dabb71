// What is debugged: a program that was verified, and a session on one of its members, with a step on each of
// its paths at which it is looked at.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "dap/launch.h"
#include "dap/views/paths.h"
#include "debug/console/console.h"

namespace warrant::dap {

class Debuggee {
 public:
  // Verifies it. Throws Refused, with the diagnostics, where it cannot be.
  Debuggee(Program program, const debug::Console::Explain& explain);
  Debuggee(const Debuggee&) = delete;
  Debuggee& operator=(const Debuggee&) = delete;

  const report::ProgramReport& verified() const { return verified_; }
  std::vector<std::string> changes() const { return program_.changes(); }
  // Which member is debugged, and what else there is to be said in the beginning. Empty: no more than what
  // the end says.
  std::string greeting() const;
  // What was found out in the end: `verified …`, unless something fails, is unknown or is left out.
  std::string verdict() const;

  // --- the session
  bool hasSession() const { return console_.has_value(); }
  debug::Console& console();  // throws Refused where there is none
  debug::Session& session() { return console().session; }
  const debug::Run& run() { return session().run(); }
  const Paths& paths() { return (void)console(), *paths_; }
  unsigned thread() const { return thread_; }  // that the session is on
  Node position(std::int64_t thread);

  // Takes the session to a step that is looked at, of that thread; 0: of any.
  void enter(Node node, unsigned thread);
  // To be called when the session has moved. Whether it has another run than before.
  bool settle();

 private:
  void findPaths();

  Program program_;
  report::ProgramReport verified_;
  std::optional<debug::Console> console_;
  std::shared_ptr<const debug::Run> run_;  // whose paths these are
  std::optional<Paths> paths_;
  std::vector<Node> positions_;  // by thread, from 1
  unsigned thread_ = 0;
};

}  // namespace warrant::dap
