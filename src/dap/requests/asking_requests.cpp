// Requests that ask something new, and the commands of `warrant debug`.
#include <algorithm>

#include "dap/requests/requests.h"
#include "debug/console/command_line.h"
#include "debug/console/commands.h"
#include "debug/evaluation.h"
#include "debug/views.h"

namespace warrant::dap {

namespace {

using debug::Console;

// To the frame's step, for what is asked there; without a frame, where the session is.
void enterFrame(Adapter& adapter, const Arguments& arguments) {
  if (!arguments.has("frameId")) return;
  const KnownFrame frame = adapter.frame(arguments.number("frameId"));
  adapter.debuggee().enter(frame.at, frame.thread);
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += (text.empty() ? "" : "\n") + line;
  return text;
}

bool isCommand(const std::string& text) {
  std::string_view rest = text;
  try {
    (void)debug::commandOf(debug::takeWord(rest));
  } catch (const debug::Refused&) {
    return false;
  }
  return true;
}

// The body of an answer with the value of an expression.
json valueOf(Adapter& adapter, const std::string& expression) {
  debug::Session& session = adapter.session();
  const debug::Evaluation found = debug::evaluate(session, expression);
  if (!found.problem.empty()) throw debug::Refused("no value: " + found.problem);
  const bool isObject = found.reference != 0;
  json body{{"result", isObject || found.probe ? found.value : debug::shownValue({expression, found.value})},
            {"variablesReference", 0}};
  const auto content = Scopes(session).contentOf(session.state(), session.at(), found.reference);
  if (content) body["variablesReference"] = adapter.containers.numberOf(*content);
  if (found.probe && !found.probe->place.isExact) body["type"] = "asked " + found.probe->place.description;
  return body;
}

json runCommands(Adapter& adapter, const std::string& commands) {
  Console& console = adapter.debuggee().console();
  const Node before = console.session.at();
  const auto run = console.session.sharedRun();
  const Console::Answer answer = console.execute(commands);
  const bool hasMoved = console.session.at() != before || console.session.sharedRun() != run;
  if (console.isOver()) {
    adapter.terminate();
  } else if (hasMoved) {
    adapter.tellStop("step");
  }
  if (answer.text.empty() && !answer.problems.empty()) throw debug::Refused(joined(answer.problems));
  std::string text = answer.text + joined(answer.problems);
  while (text.ends_with('\n')) text.pop_back();
  return {{"result", text}, {"variablesReference", 0}};
}

// What is shown of a step without going anywhere: such commands may be watched.
bool isView(const std::string& text) {
  std::string_view rest = text;
  const std::string word = debug::takeWord(rest);
  return word == "cex" || word == "why" ||
         std::ranges::find(debug::viewCommands(), word, &debug::Command::name) != debug::viewCommands().end();
}

// The value of an expression, or what such a command says, where no name of the program is meant.
json watched(Adapter& adapter, const std::string& expression) {
  try {
    return valueOf(adapter, expression);
  } catch (const debug::Refused&) {
    if (!isView(expression)) throw;
    return runCommands(adapter, expression);
  }
}

json evaluate(Adapter& adapter, const Arguments& arguments) {
  const std::string expression(debug::trim(arguments.text("expression")));
  const std::string context = arguments.textOr("context", "repl");
  enterFrame(adapter, arguments);
  if (context == "watch") return watched(adapter, expression);
  if (context != "repl") return valueOf(adapter, expression);
  const bool isOther = !expression.empty() && !expression.starts_with('#') && !isCommand(expression);
  if (!isOther) return runCommands(adapter, expression);
  try {
    return valueOf(adapter, expression);
  } catch (const debug::Refused& refused) {
    throw debug::Refused("this is neither a command (`help` lists them) nor an expression: " +
                         std::string(refused.what()));
  }
}

json completions(Adapter& adapter, const Arguments& arguments) {
  enterFrame(adapter, arguments);
  const std::string all = arguments.text("text");
  const std::int64_t first = adapter.positions.firstColumn;
  const std::string_view text =
      std::string_view(all).substr(0, byteAt(all, arguments.number("column") - first));
  const std::size_t start = debug::startOfLastWord(text);
  const std::int64_t before = unitsIn(text.substr(0, start)), length = unitsIn(text.substr(start));
  json targets = json::array();
  for (const std::string& found : adapter.debuggee().console().completions(text))
    targets.push_back({{"label", found}, {"start", before + first}, {"length", length}});
  return {{"targets", std::move(targets)}};
}

// Goes on with another value, as the command `set` does.
json setValue(Adapter& adapter, const std::string& expression, const std::string& value) {
  Console& console = adapter.debuggee().console();
  if (debug::splitCommands(value).size() != 1) throw debug::Refused("a value is one expression");
  const Console::Answer answer = console.execute("set " + expression + " = " + value);
  if (!answer.problems.empty()) throw debug::Refused(joined(answer.problems));
  adapter.tellStop("step");
  try {
    const json found = valueOf(adapter, expression);
    return {{"value", found["result"]}, {"variablesReference", found["variablesReference"]}};
  } catch (const debug::Refused&) {  // it contradicts what is known: nothing can be asked any more
    return {{"value", value}, {"variablesReference", 0}};
  }
}

json setVariable(Adapter& adapter, const Arguments& arguments) {
  const Container container = adapter.container(arguments.number("variablesReference"));
  const std::string name = arguments.text("name");
  const std::vector<Variable> all = Scopes(adapter.session()).variablesIn(container);
  const auto found = std::ranges::find(all, name, &Variable::name);
  if (found == all.end()) throw debug::Refused("there is no `" + name + "` here");
  if (!found->canBeSet) throw debug::Refused("`" + name + "` cannot be set");
  adapter.debuggee().enter(container.node, 0);
  return setValue(adapter, found->expression, arguments.text("value"));
}

json setExpression(Adapter& adapter, const Arguments& arguments) {
  enterFrame(adapter, arguments);
  return setValue(adapter, arguments.text("expression"), arguments.text("value"));
}

constexpr Handler askingTable[] = {
    {"evaluate", Needs::Session, evaluate},
    {"completions", Needs::Session, completions},
    {"setVariable", Needs::Session, setVariable},
    {"setExpression", Needs::Session, setExpression},
};

}  // namespace

std::span<const Handler> askingRequests() { return askingTable; }

}  // namespace warrant::dap
