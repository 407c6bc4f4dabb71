// Commands that show what is there.
#include "debug/console/command_line.h"
#include "debug/console/commands.h"

namespace warrant::debug {

namespace {

template <std::string (Views::*view)() const>
std::string show(Console& console, std::string_view arguments) {
  takesNothing(arguments);
  return (console.views.*view)();
}

std::string heap(Console& console, std::string_view arguments) {
  static constexpr std::string_view words[] = {"all"};
  const bool all = !trim(arguments).empty() && resolve(trim(arguments), words, "part of the heap") == "all";
  return console.views.heap(all);
}

Node nodeOf(const Console& console, const std::string& word) {
  const std::optional<std::uint32_t> node = numberOf(word);
  if (!node || *node == 0 || *node >= console.session.graph().size())
    throw Refused("there is no step `" + word + "`");
  return *node;
}

std::string diff(Console& console, std::string_view arguments) {
  const std::string first = takeWord(arguments);
  const std::string second =
      arguments.empty() ? std::to_string(console.session.at()) : std::string(arguments);
  if (first.empty()) throw Refused("the numbers of two steps are missing");
  return console.views.diff(nodeOf(console, first), nodeOf(console, second));
}

Tracing parseTracing(std::string_view arguments) {
  static constexpr std::string_view words[] = {"num", "src", "val", "rule", "heap", "all"};
  Tracing tracing;
  while (!arguments.empty()) {
    const std::string word = takeWord(arguments);
    if (word.empty()) throw Refused("`" + std::string(arguments) + "` is nothing to be traced");
    if (const auto line = numberOf(word)) {
      tracing.lines.insert(*line);
      continue;
    }
    const std::string_view what = resolve(word, words, "thing to be traced");
    tracing.number |= what == "num";
    tracing.source |= what == "src";
    tracing.values |= what == "val";
    tracing.rules |= what == "rule";
    tracing.heap |= what == "heap";
    if (what == "all") tracing.lines.clear();
  }
  if (!tracing.isOn()) tracing.source = tracing.values = true;
  return tracing;
}

std::string trace(Console& console, std::string_view arguments) {
  const bool isOff = trim(arguments) == "off";
  console.tracing = isOff ? Tracing{} : parseTracing(trim(arguments));
  return "";
}

constexpr Command viewTable[] = {
    {"where", "", "show the step, and what it is part of", show<&Views::where>},
    {"locals", "", "show the local variables", show<&Views::locals>},
    {"heap", "[all]", "show what is held; of a large heap what the step is about, or all", heap},
    {"old", "", "show the heap on entry, as far as it counts for `old`", show<&Views::old>},
    {"lost", "", "show what was held on the path and is not any more, and where it went", show<&Views::lost>},
    {"pc", "", "show the path condition: what is known, and since when", show<&Views::pathCondition>},
    {"rule", "", "show the rule that is applied here, and what it did", show<&Views::rule>},
    {"tree", "", "draw the tree of the paths", show<&Views::tree>},
    {"paths", "", "list the paths with their conditions and ends", show<&Views::paths>},
    {"diff", "N [M]", "show what is different at step M, or here, from step N", diff},
    {"trace", "[num] [src] [val] [rule] [heap] [all|L…] | off",
     "say of each statement that is passed, or of those on lines L, its line, text, values, rules, heap",
     trace},
};

}  // namespace

std::span<const Command> viewCommands() { return viewTable; }

}  // namespace warrant::debug
