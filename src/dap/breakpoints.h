// What the client wants to stop at, and the session's breakpoints that do it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "dap/protocol/message.h"
#include "dap/views/positions.h"
#include "debug/session.h"

namespace warrant::dap {

struct WantedBreakpoint {
  enum class Kind : std::uint8_t { Line, Data, Failure };

  Kind kind = Kind::Line;
  std::string path;        // of the file
  std::uint32_t line = 0;  // as wanted
  std::string chunk;
  bool onRead = false, onWrite = true;  // of the chunk
  std::string unsupported{};            // what is asked of it and is not there; empty: nothing

  std::int64_t id = 0;
  // --- in the session
  std::uint32_t metLine = 0;        // where it stops; 0: it does not
  std::string message{};            // why it does not
  std::vector<unsigned> numbers{};  // of the session's breakpoints that do it
};

// They may be wanted before there is a session, and outlive it.
class Breakpoints {
 public:
  // Takes the place of those of that kind (and of that file, for lines) that there were. `session`: if there
  // is one.
  void replace(WantedBreakpoint::Kind kind, const std::string& path, std::vector<WantedBreakpoint> wanted,
               debug::Session* session);
  // Those of that kind and file, in the order in which they were wanted.
  std::vector<const WantedBreakpoint*> of(WantedBreakpoint::Kind kind, const std::string& path) const;
  // Sets all of them in a session that knows none of them.
  void enter(debug::Session& session);
  const std::vector<WantedBreakpoint>& all() const { return all_; }
  // Those that stop at the step.
  std::vector<const WantedBreakpoint*> metAt(const debug::Session& session, debug::Node node) const;
  bool stopsAtFailures() const;

 private:
  std::vector<WantedBreakpoint> all_;
  std::int64_t lastId_ = 0;
};

json toJson(const WantedBreakpoint& breakpoint, const Positions& positions);

}  // namespace warrant::dap
