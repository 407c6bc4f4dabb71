// Commands that move.
#include "debug/console/command_line.h"
#include "debug/console/commands.h"

namespace warrant::debug {

namespace {

std::uint32_t count(std::string_view arguments) {
  const std::uint32_t number = numberOr(arguments, 1);
  if (number == 0) throw Refused("it must be 1 or more");
  return number;
}

std::string step(Console& console, std::string_view arguments) {
  return console.tell(console.session.step(count(arguments)));
}

std::string next(Console& console, std::string_view arguments) {
  takesNothing(arguments);
  return console.tell(console.session.next());
}

std::string finish(Console& console, std::string_view arguments) {
  takesNothing(arguments);
  return console.tell(console.session.finish());
}

std::string resume(Console& console, std::string_view arguments) {
  takesNothing(arguments);
  return console.tell(console.session.resume());
}

std::string back(Console& console, std::string_view arguments) {
  return console.tell(console.session.back(count(arguments)));
}

std::string reverseResume(Console& console, std::string_view arguments) {
  takesNothing(arguments);
  return console.tell(console.session.reverseResume());
}

std::string goTo(Console& console, std::string_view arguments) {
  console.session.goTo(numberOr(arguments, 0));
  return console.views.step(console.session.at());
}

std::string go(Console& console, std::string_view arguments) {
  static constexpr std::string_view ways[] = {"true", "false"};
  if (trim(arguments).empty()) return console.tell(console.session.goToBranch());
  console.session.goCase(resolve(trim(arguments), ways, "case") == "true");
  return console.views.step(console.session.at());
}

// `12`, `C.java:12`: a line, in the file of the member where none is named.
void readLine(Console& console, std::string_view text, Breakpoint& breakpoint, std::uint32_t& line) {
  breakpoint.file = console.session.run().member().range().file;
  const std::size_t colon = text.rfind(':');
  if (colon != std::string_view::npos) {
    const std::string_view name = text.substr(0, colon);
    const auto& sources = console.session.run().program().program->sources;
    std::uint32_t file = 0;
    while (file < sources.size() && !sources[file].file.path.ends_with(name)) ++file;
    if (file == sources.size()) throw Refused("there is no file " + std::string(name));
    breakpoint.file = file;
    text = text.substr(colon + 1);
  }
  if (trim(text).empty()) throw Refused("a line is missing");
  line = numberOr(text, 0);
}

Breakpoint parseBreakpoint(Console& console, std::string_view arguments) {
  static constexpr std::string_view kinds[] = {"before",  "after", "between", "consume",
                                               "produce", "rule",  "fail"};
  using Kind = Breakpoint::Kind;
  static constexpr Kind meant[] = {Kind::Before,  Kind::After, Kind::Between, Kind::Consume,
                                   Kind::Produce, Kind::Rule,  Kind::Fail};
  Breakpoint breakpoint{.kind = Kind::Before};
  std::string_view rest = trim(arguments);
  const bool isLine = !rest.empty() && (rest.front() == '#' || (rest.front() >= '0' && rest.front() <= '9') ||
                                        rest.find(':') != std::string_view::npos);
  if (rest.empty()) throw Refused("what to stop at is missing");
  if (!isLine) {
    const std::string word = takeWord(rest);
    const std::string_view kind = resolve(word, kinds, "kind of breakpoint");
    for (std::size_t i = 0; i < std::size(kinds); ++i) {
      if (kinds[i] == kind) breakpoint.kind = meant[i];
    }
  }
  switch (breakpoint.kind) {
    case Kind::Before:
    case Kind::After:
      readLine(console, rest, breakpoint, breakpoint.line);
      break;
    case Kind::Between: {
      const std::string first = takeWord(rest);
      readLine(console, first, breakpoint, breakpoint.line);
      readLine(console, rest, breakpoint, breakpoint.otherLine);
      break;
    }
    case Kind::Fail:
      takesNothing(rest);
      break;
    default:
      if (rest.empty()) throw Refused("its name is missing");
      breakpoint.name = rest;
  }
  return breakpoint;
}

std::string setBreakpoint(Console& console, std::string_view arguments) {
  if (trim(arguments).empty()) {
    std::string list;
    for (const Breakpoint& one : console.session.breakpoints())
      list += "  " + std::to_string(one.number) + " " + describe(one) + "\n";
    return list.empty() ? "  there are no breakpoints\n" : list;
  }
  const Breakpoint& made = console.session.addBreakpoint(parseBreakpoint(console, arguments));
  std::string text = "breakpoint " + std::to_string(made.number) + ": " + describe(made) + "\n";
  if (!isMet(made, console.session.run()))
    text += "  no step of " + console.session.run().name() + " stops there\n";
  return text;
}

std::string removeBreakpoint(Console& console, std::string_view arguments) {
  if (trim(arguments).empty()) throw Refused("the number of a breakpoint is missing");
  console.session.removeBreakpoint(numberOr(arguments, 0));
  return "";
}

constexpr Command movingTable[] = {
    {"step", "[N]", "go one step on (N steps), into contracts", step},
    {"next", "", "go to the next statement", next},
    {"finish", "", "go to the end of what is applied here: a statement, a part of a contract", finish},
    {"continue", "", "go to the next breakpoint, otherwise to the end of the path; from there to other paths",
     resume},
    {"back", "[N]", "go one step back (N steps)", back},
    {"rcontinue", "", "go back to the last breakpoint, otherwise to where the path begins", reverseResume},
    {"goto", "NODE", "go to the step of that number", goTo},
    {"go", "[true|false]", "go to the next open branch, and stop before it; from there, take a case", go},
    {"break", "[[before|after] L | between L M | consume|produce CHUNK | rule NAME | fail]",
     "stop there from now on; alone: list what is stopped at", setBreakpoint},
    {"delete", "N", "remove a breakpoint", removeBreakpoint},
};

}  // namespace

std::span<const Command> movingCommands() { return movingTable; }

}  // namespace warrant::debug
