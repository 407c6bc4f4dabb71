// Requests on the session as a whole.
#include "dap/requests/requests.h"
#include "debug/run.h"

namespace warrant::dap {

namespace {

json capabilities() {
  json body;
  for (const char* name :
       {"supportsConfigurationDoneRequest", "supportsStepBack", "supportsStepInTargetsRequest",
        "supportsSteppingGranularity", "supportsGotoTargetsRequest", "supportsRestartRequest",
        "supportsTerminateRequest", "supportsExceptionInfoRequest", "supportsDataBreakpoints",
        "supportsBreakpointLocationsRequest", "supportsEvaluateForHovers", "supportsClipboardContext",
        "supportsSetVariable", "supportsSetExpression", "supportsCompletionsRequest", "supportsCancelRequest",
        "supportsDelayedStackTraceLoading"})
    body[name] = true;
  body["completionTriggerCharacters"] = {" ", ".", "(", ";"};
  body["exceptionBreakpointFilters"] = {{{"filter", "fail"},
                                         {"label", "Failures"},
                                         {"description",
                                          "Stop where a permission is missing or a condition does "
                                          "not follow"},
                                         {"default", true}}};
  return body;
}

json initialize(Adapter& adapter, const Arguments& arguments) {
  if (arguments.textOr("pathFormat", "path") != "path")
    throw debug::Refused("the argument `pathFormat` must be \"path\"");
  adapter.positions.firstLine = arguments.flagOr("linesStartAt1", true) ? 1 : 0;
  adapter.positions.firstColumn = arguments.flagOr("columnsStartAt1", true) ? 1 : 0;
  adapter.showsProgress = arguments.flagOr("supportsProgressReporting", false);
  adapter.initialize();
  adapter.client.event("initialized");
  return capabilities();
}

json launch(Adapter& adapter, const Arguments& arguments) {
  if (adapter.isLaunched()) throw debug::Refused("a program was launched already: `restart` begins again");
  adapter.launch(readLaunch(arguments));
  return nullptr;
}

json attach(Adapter&, const Arguments&) {
  throw debug::Refused("there is nothing to be attached to: `launch` takes a program");
}

json configurationDone(Adapter& adapter, const Arguments&) {
  adapter.configure();
  return nullptr;
}

json restart(Adapter& adapter, const Arguments& arguments) {
  std::optional<Launch> launch;
  if (arguments.has("arguments")) launch = readLaunch(arguments.object("arguments"));
  adapter.restart(std::move(launch));
  return nullptr;
}

json terminate(Adapter& adapter, const Arguments&) {
  adapter.terminate();
  return nullptr;
}

json disconnect(Adapter& adapter, const Arguments&) {
  adapter.finish();
  return nullptr;
}

// It took effect when it came (protocol/inbox.h).
json cancel(Adapter&, const Arguments&) { return nullptr; }

constexpr Handler lifecycleTable[] = {
    {"initialize", Needs::Nothing, initialize}, {"launch", Needs::Initialized, launch},
    {"attach", Needs::Initialized, attach},     {"configurationDone", Needs::Initialized, configurationDone},
    {"restart", Needs::Initialized, restart},   {"terminate", Needs::Initialized, terminate},
    {"disconnect", Needs::Nothing, disconnect}, {"cancel", Needs::Nothing, cancel},
};

}  // namespace

std::span<const Handler> lifecycleRequests() { return lifecycleTable; }

}  // namespace warrant::dap
