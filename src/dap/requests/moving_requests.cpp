// Requests that move, and those that say whereto.
#include <algorithm>

#include "dap/requests/requests.h"
#include "dap/views/targets.h"

namespace warrant::dap {

namespace {

using debug::Session;
using debug::Stop;

// To where the path of the thread is looked at: what moves begins there.
void enterThread(Adapter& adapter, const Arguments& arguments) {
  const std::int64_t thread = arguments.number("threadId");
  Debuggee& debuggee = adapter.debuggee();
  debuggee.enter(debuggee.position(thread), static_cast<unsigned>(thread));
}

// A rule at a time, not a statement.
bool isFine(const Arguments& arguments) {
  return arguments.textOr("granularity", "statement") == "instruction";
}

json moved(Adapter& adapter, const Stop& stop) {
  adapter.tellStop("step", stop.reason);
  return nullptr;
}

json resume(Adapter& adapter, const Arguments& arguments) {
  enterThread(adapter, arguments);
  adapter.resume();
  return {{"allThreadsContinued", true}};
}

using Move = Stop (*)(Session&);

// By statements or, where the client says so, by rules.
json moveBy(Adapter& adapter, const Arguments& arguments, Move byStatements, Move byRules) {
  enterThread(adapter, arguments);
  return moved(adapter, (isFine(arguments) ? byRules : byStatements)(adapter.session()));
}

json moveBy(Adapter& adapter, const Arguments& arguments, Move move) {
  return moveBy(adapter, arguments, move, move);
}

json reverseResume(Adapter& adapter, const Arguments& arguments) {
  return moveBy(adapter, arguments, [](Session& session) { return session.reverseResume(); });
}

json next(Adapter& adapter, const Arguments& arguments) {
  return moveBy(
      adapter, arguments, [](Session& session) { return session.next(); },
      [](Session& session) { return session.step(1); });
}

json stepIn(Adapter& adapter, const Arguments& arguments) {
  enterThread(adapter, arguments);
  Session& session = adapter.session();
  if (!arguments.has("targetId")) return moved(adapter, session.step(1));
  const std::int64_t target = arguments.number("targetId");
  const auto targets =
      stepInTargets(session.run(), session.at(), adapter.debuggee().paths()[adapter.debuggee().thread()].end);
  if (std::ranges::find(targets, target) == targets.end())
    throw debug::Refused("there is no target " + std::to_string(target) + " here");
  session.goTo(static_cast<Node>(target));
  return moved(adapter, {});
}

json stepOut(Adapter& adapter, const Arguments& arguments) {
  return moveBy(adapter, arguments, [](Session& session) { return session.finish(); });
}

json stepBack(Adapter& adapter, const Arguments& arguments) {
  return moveBy(
      adapter, arguments, [](Session& session) { return session.previous(); },
      [](Session& session) { return session.back(1); });
}

json goTo(Adapter& adapter, const Arguments& arguments) {
  enterThread(adapter, arguments);
  const std::int64_t target = arguments.number("targetId");
  Session& session = adapter.session();
  if (target < 1 || target >= session.graph().size())
    throw debug::Refused("there is no target " + std::to_string(target));
  session.goTo(static_cast<Node>(target));
  adapter.tellStop("goto");
  return nullptr;
}

// Nothing runs while a request is dealt with.
json pause(Adapter& adapter, const Arguments& arguments) {
  enterThread(adapter, arguments);
  adapter.tellStop("pause");
  return nullptr;
}

json targetsOf(Adapter& adapter, const std::vector<Node>& nodes) {
  json targets = json::array();
  for (const Node node : nodes) {
    const support::SourceRange range = adapter.session().asBegun(adapter.session().graph()[node].range);
    json target{{"id", node}, {"label", nameOf(adapter.session().run(), node)}};
    if (range.isKnown()) {
      adapter.positions.add(target, adapter.source(range).file, range);
      target["label"] = target["label"].get<std::string>() + " (line " + target["line"].dump() + ")";
    }
    targets.push_back(std::move(target));
  }
  return {{"targets", std::move(targets)}};
}

json inTargets(Adapter& adapter, const Arguments& arguments) {
  const KnownFrame& frame = adapter.frame(arguments.number("frameId"));
  const debug::Run& run = adapter.session().run();
  return targetsOf(adapter, stepInTargets(run, frame.at, adapter.debuggee().paths()[frame.thread].end));
}

json lineTargets(Adapter& adapter, const Arguments& arguments) {
  const debug::Run& run = adapter.session().run();
  const auto file = fileOf(*run.program().program, arguments.object("source").text("path"));
  const std::uint32_t line = adapter.positions.fromClient(arguments.number("line"));
  return targetsOf(adapter, file ? gotoTargets(run, *file, line) : std::vector<Node>());
}

constexpr Handler movingTable[] = {
    {"continue", Needs::Session, resume},
    {"reverseContinue", Needs::Session, reverseResume},
    {"next", Needs::Session, next},
    {"stepIn", Needs::Session, stepIn},
    {"stepOut", Needs::Session, stepOut},
    {"stepBack", Needs::Session, stepBack},
    {"stepInTargets", Needs::Session, inTargets},
    {"gotoTargets", Needs::Session, lineTargets},
    {"goto", Needs::Session, goTo},
    {"pause", Needs::Session, pause},
};

}  // namespace

std::span<const Handler> movingRequests() { return movingTable; }

}  // namespace warrant::dap
