// Requests on what is stopped at.
#include <algorithm>

#include "dap/requests/requests.h"

namespace warrant::dap {

namespace {

using Kind = WantedBreakpoint::Kind;

json replaceAndShow(Adapter& adapter, Kind kind, const std::string& path,
                    std::vector<WantedBreakpoint> wanted) {
  adapter.breakpoints.replace(kind, path, std::move(wanted), adapter.sessionIfAny());
  json list = json::array();
  for (const WantedBreakpoint* one : adapter.breakpoints.of(kind, path))
    list.push_back(toJson(*one, adapter.positions));
  return {{"breakpoints", std::move(list)}};
}

// What may stand with each breakpoint.
std::string unsupportedIn(const Arguments& breakpoint) {
  for (const char* name : {"condition", "hitCondition", "logMessage"}) {
    if (!breakpoint.textOr(name, "").empty())
      return std::string("`") + name + "` is not supported for breakpoints";
  }
  return "";
}

json setBreakpoints(Adapter& adapter, const Arguments& arguments) {
  const std::string path = arguments.object("source").text("path");
  std::vector<WantedBreakpoint> wanted;
  for (const Arguments& one : arguments.objects("breakpoints")) {
    wanted.push_back({.kind = Kind::Line,
                      .path = path,
                      .line = adapter.positions.fromClient(one.number("line")),
                      .unsupported = unsupportedIn(one)});
  }
  return replaceAndShow(adapter, Kind::Line, path, std::move(wanted));
}

json breakpointLocations(Adapter& adapter, const Arguments& arguments) {
  const debug::Run& run = adapter.session().run();
  const std::uint32_t first = adapter.positions.fromClient(arguments.number("line"));
  const std::uint32_t last =
      arguments.has("endLine") ? adapter.positions.fromClient(arguments.number("endLine")) : first;
  const auto file = fileOf(*run.program().program, arguments.object("source").text("path"));
  json list = json::array();
  for (const auto& [inFile, line] : debug::linesWithSteps(run)) {
    if (file == inFile && first <= line && line <= last)
      list.push_back({{"line", adapter.positions.toClient(line)}});
  }
  return {{"breakpoints", std::move(list)}};
}

json setExceptionBreakpoints(Adapter& adapter, const Arguments& arguments) {
  std::vector<std::string> filters = arguments.texts("filters");
  for (const Arguments& option : arguments.objects("filterOptions"))
    filters.push_back(option.text("filterId"));
  std::vector<WantedBreakpoint> wanted;
  for (const std::string& filter : filters) {
    if (filter != "fail") throw debug::Refused("there is no filter `" + filter + "`: there is `fail`");
    wanted = {{.kind = Kind::Failure}};
  }
  (void)replaceAndShow(adapter, Kind::Failure, "", std::move(wanted));
  return nullptr;
}

// The permission that a variable is, or that an expression names in a state.
std::string chunkOf(Adapter& adapter, const Arguments& arguments) {
  const std::string name = arguments.text("name");
  if (arguments.has("variablesReference") && arguments.number("variablesReference") != 0) {
    const Container container = adapter.container(arguments.number("variablesReference"));
    const std::vector<Variable> all = Scopes(adapter.session()).variablesIn(container);
    const auto found = std::ranges::find(all, name, &Variable::name);
    return found == all.end() ? "" : found->chunk;
  }
  const Node node =
      arguments.has("frameId") ? adapter.frame(arguments.number("frameId")).shows : adapter.session().at();
  const symbex::RecordedState state = adapter.session().run().recording().stateAt(node);
  for (const symbex::RecordedChunk& chunk : state.heap) {
    if (chunk.place == name || (chunk.owner == "this" && chunk.member == name)) return chunk.place;
  }
  for (const symbex::RecordedLoss& loss : state.lost) {
    if (loss.chunk.place == name) return name;
  }
  return "";
}

json dataBreakpointInfo(Adapter& adapter, const Arguments& arguments) {
  const std::string chunk = chunkOf(adapter, arguments);
  if (chunk.empty()) return {{"dataId", nullptr}, {"description", "only permissions can be watched"}};
  return {{"dataId", chunk},
          {"description", chunk},
          {"accessTypes", {"write", "read", "readWrite"}},
          {"canPersist", true}};
}

json setDataBreakpoints(Adapter& adapter, const Arguments& arguments) {
  std::vector<WantedBreakpoint> wanted;
  for (const Arguments& one : arguments.objects("breakpoints")) {
    const std::string access = one.textOr("accessType", "write");
    wanted.push_back({.kind = Kind::Data,
                      .chunk = one.text("dataId"),
                      .onRead = access != "write",
                      .onWrite = access != "read",
                      .unsupported = unsupportedIn(one)});
  }
  return replaceAndShow(adapter, Kind::Data, "", std::move(wanted));
}

constexpr Handler breakpointTable[] = {
    {"setBreakpoints", Needs::Initialized, setBreakpoints},
    {"breakpointLocations", Needs::Session, breakpointLocations},
    {"setExceptionBreakpoints", Needs::Initialized, setExceptionBreakpoints},
    {"dataBreakpointInfo", Needs::Session, dataBreakpointInfo},
    {"setDataBreakpoints", Needs::Initialized, setDataBreakpoints},
};

}  // namespace

std::span<const Handler> breakpointRequests() { return breakpointTable; }

}  // namespace warrant::dap
