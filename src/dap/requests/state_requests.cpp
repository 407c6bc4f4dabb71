// Requests that show what is there.
#include <algorithm>

#include "dap/requests/requests.h"

namespace warrant::dap {

namespace {

json threads(Adapter& adapter, const Arguments&) {
  json threads = json::array();
  if (adapter.sessionIfAny() == nullptr) return {{"threads", std::move(threads)}};
  const Paths& paths = adapter.debuggee().paths();
  for (unsigned thread = 1; thread <= paths.size(); ++thread)
    threads.push_back({{"id", thread}, {"name", paths[thread].name}});
  return {{"threads", std::move(threads)}};
}

// From `first` on, `count` of so many; all that there are, where `count` is 0.
struct Slice {
  std::size_t first, last;

  Slice(std::int64_t first, std::int64_t count, std::size_t size)
      : first(static_cast<std::size_t>(std::clamp<std::int64_t>(first, 0, static_cast<std::int64_t>(size)))),
        last(count <= 0 || static_cast<std::size_t>(count) >= size - this->first
                 ? size
                 : this->first + static_cast<std::size_t>(count)) {}
};

json frameOf(Adapter& adapter, const StackFrame& shown, const KnownFrame& known) {
  json frame{{"id", adapter.frames.numberOf(known)}, {"name", shown.name}, {"line", 0}, {"column", 0}};
  const support::SourceRange range = adapter.session().asBegun(shown.range);
  if (!range.isKnown()) return frame;
  const ast::Source& source = adapter.source(range);
  frame["source"] = sourceOf(source);
  adapter.positions.add(frame, source.file, range);
  return frame;
}

json stackTrace(Adapter& adapter, const Arguments& arguments) {
  const std::int64_t thread = arguments.number("threadId");
  const Node at = adapter.debuggee().position(thread);
  const std::vector<StackFrame> stack = stackAt(adapter.session().run(), at);
  const Slice slice(arguments.numberOr("startFrame", 0), arguments.numberOr("levels", 0), stack.size());
  json frames = json::array();
  for (std::size_t depth = slice.first; depth < slice.last; ++depth)
    frames.push_back(
        frameOf(adapter, stack[depth], {static_cast<unsigned>(thread), at, stack[depth].shows, depth}));
  return {{"stackFrames", std::move(frames)}, {"totalFrames", stack.size()}};
}

json scopesOf(Adapter& adapter, const Arguments& arguments) {
  const KnownFrame& frame = adapter.frame(arguments.number("frameId"));
  json list = json::array();
  for (const Scope& scope : scopes()) {
    const bool isOfStep = scope.kind == Container::Kind::Counterexample;  // it has one condition
    const Container container{scope.kind, isOfStep ? frame.at : frame.shows};
    json shown{{"name", scope.name},
               {"variablesReference", adapter.containers.numberOf(container)},
               {"expensive", scope.kind == Container::Kind::Counterexample}};
    if (scope.kind == Container::Kind::Locals) shown["presentationHint"] = "locals";
    list.push_back(std::move(shown));
  }
  return {{"scopes", std::move(list)}};
}

json toJson(Adapter& adapter, const Variable& variable) {
  json shown{{"name", variable.name}, {"value", variable.value}, {"variablesReference", 0}};
  if (variable.content) shown["variablesReference"] = adapter.containers.numberOf(*variable.content);
  if (!variable.expression.empty()) shown["evaluateName"] = variable.expression;
  if (!variable.canBeSet) shown["presentationHint"] = {{"attributes", {"readOnly"}}};
  return shown;
}

json variables(Adapter& adapter, const Arguments& arguments) {
  const Container container = adapter.container(arguments.number("variablesReference"));
  std::vector<Variable> all = Scopes(adapter.session()).variablesIn(container);
  if (arguments.textOr("filter", "named") == "indexed") all.clear();
  const Slice slice(arguments.numberOr("start", 0), arguments.numberOr("count", 0), all.size());
  json list = json::array();
  for (std::size_t i = slice.first; i < slice.last; ++i) list.push_back(toJson(adapter, all[i]));
  return {{"variables", std::move(list)}};
}

// What fails, and the places that tell why.
std::string descriptionOf(Adapter& adapter, const symbex::Failure& failure) {
  std::string text = failure.message;
  if (!failure.why) return text;
  for (const symbex::Why::Place& place : failure.why->places)
    text += "\n" + Scopes(adapter.session()).place(place.range) + ": " + place.message;
  return text;
}

json exceptionInfo(Adapter& adapter, const Arguments& arguments) {
  const Node at = adapter.debuggee().position(arguments.number("threadId"));
  const debug::Run& run = adapter.session().run();
  const symbex::Failure* const failure = run.graph()[at].rule == "fail" ? debug::failureAt(run, at) : nullptr;
  if (failure == nullptr) throw debug::Refused("nothing fails at this step");
  return {{"exceptionId", symbex::code(failure->context, failure->reason)},
          {"description", descriptionOf(adapter, *failure)},
          {"breakMode", "always"},
          {"details",
           {{"message", failure->message},
            {"typeName", report::contextAndReason(*failure)},
            {"stackTrace", adapter.debuggee().console().views.failure(run, at)}}}};
}

constexpr Handler stateTable[] = {
    {"threads", Needs::Initialized, threads},
    {"stackTrace", Needs::Session, stackTrace},
    {"scopes", Needs::Session, scopesOf},
    {"variables", Needs::Session, variables},
    {"exceptionInfo", Needs::Session, exceptionInfo},
};

}  // namespace

std::span<const Handler> stateRequests() { return stateTable; }

}  // namespace warrant::dap
