// A debug adapter: requests in, answers and events out. What is debugged is the symbolic execution of a
// member (debug/session.h).
//
// To be used by one thread, which needs a large stack (support/large_stack.h).
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "dap/breakpoints.h"
#include "dap/debuggee.h"
#include "dap/launch.h"
#include "dap/protocol/client.h"
#include "dap/views/registry.h"
#include "dap/views/scopes.h"
#include "dap/views/stack.h"

namespace warrant::dap {

// A frame that the client knows of.
struct KnownFrame {
  unsigned thread = 0;
  Node at = 0;     // the step at which the stack is
  Node shows = 0;  // whose state is that of the frame
  std::size_t depth = 0;
  friend auto operator<=>(const KnownFrame&, const KnownFrame&) = default;
};

class Adapter {
 public:
  // `isCancelled`: whether the request that is being dealt with is to be stopped.
  Adapter(Open open, debug::Console::Explain explain, Client::Send send,
          const std::atomic<bool>& isCancelled);

  // Answers it, whatever it is.
  void handle(const Request& request);
  void refuse(const BadMessage& message) { client.refuse(message); }
  // The client has said goodbye.
  bool isOver() const { return isOver_; }

  // --- for the requests (requests/requests.h)
  Client client;
  Positions positions;
  bool showsProgress = false;  // the client does
  Breakpoints breakpoints;
  Registry<KnownFrame> frames;
  Registry<Container> containers;

  void initialize() { isInitialized_ = true; }
  void finish() { isOver_ = true; }
  // Verifies; what was debugged before stays if that is refused.
  void launch(const Launch& launch);
  // The client has said all that it wants to say before something runs.
  void configure();
  void restart(std::optional<Launch> launch);
  bool isLaunched() const { return launch_.has_value(); }

  // Throw Refused where nothing is debugged, or not any more.
  Debuggee& debuggee();
  debug::Session& session() { return debuggee().session(); }
  const KnownFrame& frame(std::int64_t number);
  const Container& container(std::int64_t number);
  debug::Session* sessionIfAny();  // null where nothing is debugged, or not any more
  // The file of a place of the run, as it was read.
  const ast::Source& source(const support::SourceRange& range);

  // Tells the client where the session is now, and what has happened to the files.
  void tellStop(const std::string& reason, debug::Stop::Reason ended = debug::Stop::Reason::Moved);
  // To the next breakpoint, or to the end of what is debugged.
  void resume();
  // Nothing runs any more; what was found out.
  void end();
  void terminate();
  void tell(const std::string& category, const std::string& text);

 private:
  class Progress;

  json dispatch(const Request& request);
  void begin();
  void forget();

  Open open_;
  debug::Console::Explain explain_;
  const std::atomic<bool>& isCancelled_;
  std::int64_t request_ = 0;  // that is being dealt with
  std::optional<Launch> launch_;
  std::unique_ptr<Debuggee> debuggee_;
  bool isInitialized_ = false, isConfigured_ = false, hasBegun_ = false, hasEnded_ = false, isOver_ = false;
};

}  // namespace warrant::dap
