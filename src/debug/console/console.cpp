#include "debug/console/console.h"

#include <algorithm>

#include "debug/console/command_line.h"
#include "debug/console/commands.h"

namespace warrant::debug {

Console::Console(Session begun, bool colour, Explain explain)
    : session(std::move(begun)), style(colour), views(session, style), explain(std::move(explain)) {}

std::string Console::summary() const {
  const std::size_t failures = session.graph().failures().size();
  std::string text = session.run().name() + ": ";
  text += failures == 0   ? "nothing fails"
          : failures == 1 ? "1 step fails"
                          : std::to_string(failures) + " steps fail";
  const std::size_t paths = session.graph().ends().size();
  return text + (paths == 1 ? ", on 1 path" : ", " + std::to_string(paths) + " paths");
}

std::string Console::greeting() const {
  return summary() + "; `help` lists the commands\n" + views.step(session.at());
}

Console::Answer Console::execute(std::string_view line) {
  Answer answer;
  const std::string_view shown = trim(line);
  if (shown.starts_with('#')) return answer;
  for (const std::string& command : splitCommands(shown)) {
    if (isOver_) break;
    std::string_view arguments = command;
    const std::string word = takeWord(arguments);
    try {
      answer.text += commandOf(word).run(*this, arguments);
    } catch (const Refused& refused) {
      answer.problems.push_back("`" + command + "`: " + refused.what());
    }
  }
  return answer;
}

std::string Console::tell(const Stop& stop) const {
  std::string text;
  Node begun = 0;
  const Graph& graph = session.graph();
  for (const Node node : stop.passed) {
    const symbex::RecordedNode& step = graph[node];
    const bool isTraced = tracing.lines.empty() || tracing.lines.contains(step.range.line);
    if (!tracing.isOn() || !isTraced) continue;
    const bool isBlock = session.run().isBlock(node);
    if (tracing.rules && isNotable(step)) text += "  . " + views.location(node, false);
    if (step.rule == "exec" && !isBlock) {
      begun = node;
      if (tracing.number && !tracing.source) text += "  line " + std::to_string(step.range.line) + "\n";
      if (tracing.source) text += "  " + views.location(node, false);
    }
    if (step.rule != "done" || isBlock || begun == 0 || graph[begun].range != step.range) continue;
    const std::string changes = tracing.values ? views.changes(begun, node) : "";
    if (!changes.empty()) text += "    " + changes + "\n";
    if (tracing.heap) text += "    held: " + views.heapLine(node) + "\n";
  }
  for (const Node node : stop.passed) {
    if (graph[node].rule == "fail" && node != session.at()) text += "  passed " + views.location(node, false);
  }
  if (stop.reason == Stop::Reason::Breakpoint) text += "breakpoint " + std::to_string(stop.breakpoint) + "\n";
  if (stop.reason == Stop::Reason::PathEnd) text += "the path ends\n";
  if (stop.reason == Stop::Reason::Beginning) text += "the path begins\n";
  return text + views.step(session.at());
}

std::vector<std::string> Console::completions(std::string_view line) const {
  const std::size_t start = startOfLastWord(line);
  const std::string_view word = line.substr(start);
  std::vector<std::string> found;
  const auto offer = [&](const std::string& name) {
    if (name.starts_with(word) && std::ranges::find(found, name) == found.end()) found.push_back(name);
  };
  if (trim(line.substr(0, start)).empty() || trim(line.substr(0, start)).ends_with(';')) {
    for (const Command& command : commands()) offer(std::string(command.name));
    return found;
  }
  const symbex::RecordedState state = session.state();
  for (const auto& variable : state.variables) offer(variable.name);
  for (const auto& chunk : state.heap) {
    offer(chunk.place);
    offer(chunk.member);
  }
  for (const ast::ClassDecl* declaration : session.run().program().program->classes) {
    if (declaration->isLibrary) continue;
    for (const auto* method : declaration->methods)
      offer(std::string(declaration->name) + "." + std::string(method->name));
  }
  return found;
}

}  // namespace warrant::debug
