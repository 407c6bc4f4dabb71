#include "dap/adapter.h"

#include <algorithm>
#include <exception>

#include "dap/protocol/inbox.h"
#include "dap/requests/requests.h"
#include "report/text.h"

namespace warrant::dap {

using debug::Refused;
using debug::Stop;

Adapter::Adapter(Open open, debug::Console::Explain explain, Client::Send send,
                 const std::atomic<bool>& isCancelled)
    : client(std::move(send)),
      open_(std::move(open)),
      explain_(std::move(explain)),
      isCancelled_(isCancelled) {
  breakpoints.replace(WantedBreakpoint::Kind::Failure, "", {{.kind = WantedBreakpoint::Kind::Failure}},
                      nullptr);
}

void Adapter::handle(const Request& request) {
  request_ = request.seq;
  try {
    if (isCancelled_) throw Refused("cancelled");
    json body = dispatch(request);
    client.respond(request, std::move(body));
  } catch (const Refused& refused) {
    client.refuse(request, isCancelled_ ? "cancelled" : refused.what());
  } catch (const std::exception& exception) {  // such as too little memory
    client.refuse(request, std::string("this cannot be done: ") + exception.what());
  }
}

json Adapter::dispatch(const Request& request) {
  const Handler* const handler = handlerOf(request.command);
  if (handler == nullptr) throw Refused("there is no request `" + request.command + "`");
  if (!isInitialized_ && handler->needs != Needs::Nothing)
    throw Refused("`initialize` must come before `" + request.command + "`");
  if (handler->needs == Needs::Session) (void)session();
  return handler->run(*this, request.arguments());
}

Debuggee& Adapter::debuggee() {
  if (!launch_) throw Refused("nothing was launched");
  if (hasEnded_) throw Refused("what was debugged has ended: `restart` begins again");
  return *debuggee_;
}

debug::Session* Adapter::sessionIfAny() {
  return debuggee_ && !hasEnded_ && debuggee_->hasSession() ? &debuggee_->session() : nullptr;
}

const ast::Source& Adapter::source(const support::SourceRange& range) {
  const bool isLibrary = range.file >= session().input().sources.size();
  const auto& program = isLibrary ? session().run().program().program : debuggee().verified().program;
  return program->sources[range.file];
}

const KnownFrame& Adapter::frame(std::int64_t number) {
  const KnownFrame* const known = frames.find(number);
  if (known == nullptr) throw Refused("there is no frame " + std::to_string(number));
  return *known;
}

const Container& Adapter::container(std::int64_t number) {
  const Container* const known = containers.find(number);
  if (known == nullptr) throw Refused("there are no variables " + std::to_string(number));
  return *known;
}

void Adapter::tell(const std::string& category, const std::string& text) {
  if (!text.empty()) client.event("output", {{"category", category}, {"output", text}});
}

// What the client knows of steps is of the run that there was.
void Adapter::forget() {
  frames.forget();
  containers.forget();
}

// Tells the client that something takes its time, and can be stopped; for clients that show such things.
class Adapter::Progress {
 public:
  Progress(Adapter& adapter, const std::string& title) : adapter_(adapter) {
    if (!adapter.showsProgress) return;
    adapter.client.eventNow("progressStart", {{"progressId", progressOf(adapter.request_)},
                                              {"requestId", adapter.request_},
                                              {"title", title},
                                              {"cancellable", true}});
  }
  ~Progress() {
    if (adapter_.showsProgress)
      adapter_.client.eventNow("progressEnd", {{"progressId", progressOf(adapter_.request_)}});
  }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

 private:
  Adapter& adapter_;
};

void Adapter::launch(const Launch& launch) {
  Program program = open_(launch);
  program.input.options.stop = &isCancelled_;
  const std::string warnings = program.warnings;
  const Progress progress(*this, "Verifying");
  debuggee_ = std::make_unique<Debuggee>(std::move(program), explain_);
  launch_ = launch;
  forget();
  hasBegun_ = hasEnded_ = false;
  tell("stderr", warnings);
  for (const support::Diagnostic& problem : debuggee_->verified().problems)
    tell("stderr", report::toText(debuggee_->verified(), problem, {}));
  tell("console", debuggee_->greeting());
  if (debug::Session* const session = sessionIfAny()) {
    breakpoints.enter(*session);
    for (const WantedBreakpoint& one : breakpoints.all()) {
      if (one.kind == WantedBreakpoint::Kind::Failure) continue;
      client.event("breakpoint", {{"reason", "changed"}, {"breakpoint", toJson(one, positions)}});
    }
  }
  begin();
}

void Adapter::configure() {
  isConfigured_ = true;
  begin();
}

void Adapter::restart(std::optional<Launch> launch) {
  if (!launch_) throw Refused("nothing was launched");
  this->launch(launch ? *launch : *launch_);
}

void Adapter::begin() {
  if (!launch_ || !isConfigured_ || hasBegun_) return;
  hasBegun_ = true;
  if (!debuggee_->hasSession()) return end();
  if (launch_->stopsOnEntry) return tellStop("entry");
  const bool isStop = !breakpoints.metAt(session(), session().at()).empty();
  if (isStop) return tellStop("breakpoint", Stop::Reason::Breakpoint);
  resume();
}

void Adapter::resume() {
  try {
    session().resumeToBreakpoint();
  } catch (const Refused&) {  // nothing is stopped at
    return end();
  }
  tellStop("breakpoint", Stop::Reason::Breakpoint);
}

void Adapter::end() {
  tell("console", debuggee_->verdict() + "\n");
  terminate();
}

void Adapter::terminate() {
  hasEnded_ = true;
  client.event("terminated");
}

void Adapter::tellStop(const std::string& reason, Stop::Reason ended) {
  if (debuggee().settle()) forget();
  const Node at = session().at();
  json body{{"reason", reason},
            {"description", nameOf(session().run(), at)},
            {"threadId", debuggee().thread()},
            {"allThreadsStopped", true}};
  json met = json::array();
  bool isData = false;
  for (const WantedBreakpoint* one : breakpoints.metAt(session(), at)) {
    if (one->kind == WantedBreakpoint::Kind::Failure) continue;
    isData = isData || one->kind == WantedBreakpoint::Kind::Data;
    met.push_back(one->id);
  }
  if (ended == Stop::Reason::Breakpoint) body["reason"] = isData ? "data breakpoint" : "breakpoint";
  if (ended == Stop::Reason::Beginning) body["reason"] = "entry";
  if (!met.empty()) body["hitBreakpointIds"] = met;
  if (session().graph()[at].rule == "fail" && breakpoints.stopsAtFailures()) {
    body["reason"] = "exception";
    if (const symbex::Failure* const failure = debug::failureAt(session().run(), at))
      body["text"] = symbex::code(failure->context, failure->reason);
  }
  client.event("stopped", std::move(body));
  for (const std::string& change : debuggee().changes())
    tell("important", change + "; `restart` reads it again\n");
}

}  // namespace warrant::dap
