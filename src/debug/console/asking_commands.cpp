// Commands that ask something new, or go on under new assumptions.
#include <algorithm>

#include "debug/console/command_line.h"
#include "debug/console/commands.h"
#include "debug/evaluation.h"
#include "debug/explored.h"
#include "explore/print.h"
#include "report/display.h"
#include "report/text.h"

namespace warrant::debug {

namespace {

using Kind = Question::Kind;

std::string required(std::string_view arguments, std::string_view what) {
  std::string text = unwrap(arguments);
  if (text.empty()) throw Refused(std::string(what) + " is missing");
  return text;
}

std::string asStatements(std::string text) {
  return text.ends_with(';') || text.ends_with('}') ? text : text + ";";
}

// Where it was asked, unless the state is that of the step.
std::string asked(const Probe& probe) {
  return probe.place.isExact ? "" : "  (asked " + probe.place.description + ")\n";
}

std::string line(const std::string& text) { return "  " + report::printable(text) + "\n"; }

Node failureHere(const Console& console) {
  return debug::failureHere(console.session.graph(), console.session.at());
}

Node checkHere(const Console& console) {
  return debug::checkHere(console.session.graph(), console.session.at());
}

// --- print

std::string print(Console& console, std::string_view arguments) {
  const std::string wanted = required(arguments, "an expression");
  const Evaluation found = evaluate(console.session, wanted);
  const std::string text = found.probe ? asked(*found.probe) : "";
  if (!found.problem.empty()) return text + line("no value: " + found.problem);
  const bool isUnknown = !found.probe && found.value == wanted;
  return text + line(wanted + " = " + found.value + (isUnknown ? " (`pc` shows what is known of it)" : ""));
}

// --- assume, set, prove, assert

std::string goOn(Console& console, const Probe& probe, bool isCondition) {
  checkReached(probe);
  console.session.adopt(probe, isCondition);
  std::string text = isCondition ? "the session is conditional from here on\n" : "";
  if (console.session.isContradicted()) text += "this contradicts what is known: nothing goes on from here\n";
  return text + console.views.step(console.session.at());
}

std::string assume(Console& console, std::string_view arguments) {
  const std::string condition = required(arguments, "a condition");
  return goOn(console, console.session.ask({Kind::Ghost, "assume " + condition + ";"}), true);
}

std::string set(Console& console, std::string_view arguments) {
  std::size_t at = arguments.find('=');
  if (at == std::string_view::npos) throw Refused("it is written `set x = E`");
  std::string_view left = arguments.substr(0, at);
  if (left.ends_with(':')) left.remove_suffix(1);
  const std::string place(trim(left)), value(trim(arguments.substr(at + 1)));
  if (place.empty() || value.empty()) throw Refused("it is written `set x = E`");
  const std::uint32_t file = console.session.run().member().range().file;
  const bool isJava = console.session.input().sources[file].dialect == ast::Dialect::Java;
  const Probe probe = console.session.ask({Kind::Code, place + (isJava ? " = " : " := ") + value + ";"});
  checkReached(probe);
  for (const Node failure : probe.failures()) throw Refused(probe.run->recording().textOf(failure));
  return goOn(console, probe, true);
}

// Where nothing fails.
std::string holds(const Console& console, const Probe& probe) {
  switch (probe.outcome()) {
    case Probe::Outcome::Holds:
      return console.session.isConditional() ? "it holds here, under what was assumed or set"
                                             : "it holds here";
    case Probe::Outcome::Unreachable:
      return "no execution comes here: anything would hold";
    default:
      return "it could not be decided here";
  }
}

std::string answer(const Console& console, const Probe& probe) {
  const std::vector<Node> failures = probe.failures();
  if (failures.empty()) return asked(probe) + line(holds(console, probe));
  return asked(probe) + line("it does not hold here: " + probe.run->recording().textOf(failures.front()));
}

std::string prove(Console& console, std::string_view arguments) {
  return answer(console, askAssert(console.session, required(arguments, "an assertion")));
}

std::string assertion(Console& console, std::string_view arguments) {
  const Probe probe = askAssert(console.session, required(arguments, "an assertion"));
  const std::string text = answer(console, probe);
  return text + goOn(console, probe, false);
}

// --- why, why-not, core, cex, smt

// The last condition that was checked in the probe.
Node lastCheck(const Probe& probe) {
  const Graph& graph = probe.run->graph();
  Node last = 0;
  for (const Node node : graph.path(probe.end())) {
    if (graph[node].rule == "check" && graph.isBefore(probe.node, node)) last = node;
  }
  return last;
}

std::string coreText(const Run& run, Node check) {
  const auto core = run.recording().coreAt(check);
  if (!core) return "";
  std::string text = line(core->goal + (core->facts.empty() ? " needs nothing to hold" : " follows from"));
  for (const symbex::RecordedFact& fact : core->facts) {
    const std::string origin = fact.range.isKnown() ? "  (line " + std::to_string(fact.range.line) +
                                                          (fact.isBranch ? ", a branch)" : ")")
                                                    : "";
    text += line("  " + fact.text + origin);
  }
  return text;
}

std::string whyNot(Console& console, std::string_view arguments) {
  const Probe probe = askAssert(console.session, required(arguments, "an assertion"));
  const std::vector<Node> failures = probe.failures();
  if (failures.empty()) return asked(probe) + line(holds(console, probe));
  return asked(probe) + console.views.failure(*probe.run, failures.front());
}

std::string why(Console& console, std::string_view arguments) {
  if (trim(arguments).empty()) return console.views.failure(console.session.run(), failureHere(console));
  const std::string wanted = unwrap(arguments);
  const Probe probe = askAssert(console.session, wanted);
  const std::vector<Node> failures = probe.failures();
  if (!failures.empty()) return asked(probe) + console.views.failure(*probe.run, failures.front());
  const std::string core = coreText(*probe.run, lastCheck(probe));
  return asked(probe) + line(holds(console, probe)) + core;
}

std::string core(Console& console, std::string_view arguments) {
  takesNothing(arguments);
  const std::string text = coreText(console.session.run(), checkHere(console));
  if (text.empty())
    throw Refused(
        "the condition here does not follow from the facts alone, or none is checked: `cex` shows values "
        "with which it does not hold");
  return text;
}

std::string exampleText(const Run& run, Node check) {
  const symbex::Example example = exampleOf(run, check);
  if (example.values.empty()) return line(example.goal + " need not hold; no variable or field says more");
  std::string text = line(example.goal + " does not hold with");
  for (const auto& [place, value] : example.values) text += line("  " + place + " = " + value);
  return text + (example.isConfirmed
                     ? ""
                     : line("(nothing is known against these values, but they are not confirmed)"));
}

std::string counterexample(Console& console, std::string_view arguments) {
  if (trim(arguments).empty()) return exampleText(console.session.run(), checkHere(console));
  const Probe probe = askAssert(console.session, unwrap(arguments));
  const std::vector<Node> failures = probe.failures();
  if (failures.empty()) return asked(probe) + line(holds(console, probe));
  return asked(probe) + exampleText(*probe.run, failures.front());
}

std::string smt(Console& console, std::string_view arguments) {
  takesNothing(arguments);
  const auto script = console.session.run().recording().scriptAt(checkHere(console));
  if (!script) throw Refused("no condition is checked here");
  return *script + (script->ends_with('\n') ? "" : "\n");
}

// --- try, verify

std::vector<std::string> failuresOf(const Run& run) {
  std::vector<std::string> texts;
  for (const symbex::Failure& failure : run.member().failures) {
    if (failure.severity == support::Severity::Error)
      texts.push_back(report::contextAndReason(failure) + ": " + failure.message);
  }
  return texts;
}

std::string attempt(Console& console, std::string_view arguments) {
  std::string ghost = required(arguments, "a ghost statement in quotes");
  if (ghost.starts_with("//@")) ghost = std::string(trim(std::string_view(ghost).substr(3)));
  const Probe probe = console.session.ask({Kind::Ghost, asStatements(ghost)});
  std::string text = asked(probe);
  const std::vector<std::string> before = failuresOf(console.session.run()), after = failuresOf(*probe.run);
  for (const std::string& one : before) {
    if (std::ranges::find(after, one) == after.end()) text += line("gone: " + one);
  }
  for (const std::string& one : after) {
    text += line((std::ranges::find(before, one) == before.end() ? "new: " : "still: ") + one);
  }
  const symbex::MemberResult& member = probe.run->member();
  if (member.verdict == symbex::Verdict::Unknown) return text + line("the rest could not be decided");
  const bool assumes = member.trusted && !console.session.run().member().trusted;
  if (after.empty()) {
    text += line(std::string(before.empty() ? "nothing fails, with it or without" : "nothing fails with it") +
                 (assumes ? ", trusting what it assumes" : ""));
  }
  return text;
}

std::string verify(Console& console, std::string_view arguments) {
  const std::string name(trim(arguments));
  if (name.empty()) throw Refused("a member such as C.m is missing");
  const report::ProgramReport program = console.session.verify(name);
  std::string text;
  for (const symbex::MemberResult& member : program.members) {
    for (const symbex::Failure& failure : member.failures)
      text += report::toText(program, member, failure, {});
    const bool isRight = member.verdict == symbex::Verdict::Verified;
    const std::string verdict = isRight && console.session.isConditional()
                                    ? "nothing fails, conditional on what was assumed or set"
                                    : std::string(toString(member.verdict));
    text += line(report::qualifiedName(member) + ": " + verdict);
  }
  return text;
}

// --- call, test

// `(N)` or `(N, K)` before a call: so many statements, and iterations.
symbex::Bounds takeBounds(std::string_view& arguments) {
  symbex::Bounds bounds;
  arguments = trim(arguments);
  if (!arguments.starts_with('(')) return bounds;
  const std::size_t end = arguments.find(')');
  const std::string_view numbers = arguments.substr(1, std::min(end, arguments.size()) - 1);
  const std::size_t comma = std::min(numbers.find(','), numbers.size());
  const auto statements = numberOf(trim(numbers.substr(0, comma)));
  const auto unwind =
      comma == numbers.size() ? std::optional(bounds.unwind) : numberOf(trim(numbers.substr(comma + 1)));
  if (end == std::string_view::npos || !statements || !unwind)
    throw Refused(
        "the bounds are written (N), or (N, K): so many statements on a path, and iterations of a loop");
  bounds.statements = *statements;
  bounds.unwind = *unwind;
  arguments = trim(arguments.substr(end + 1));
  return bounds;
}

Explored explored(const Console& console, std::string_view arguments) {
  const symbex::Bounds bounds = takeBounds(arguments);
  if (arguments.empty()) throw Refused("a call such as C.m(1, \"N\") is missing");
  return explore(console.session.input(), std::string(arguments), bounds);
}

std::string call(Console& console, std::string_view arguments) {
  const Explored found = explored(console, arguments);
  console.session.begin(found.run);
  return "explored without contracts: " + explore::summaryOf(found.tree) + "; `tree` shows them\n" +
         console.views.step(console.session.at());
}

std::string test(Console& console, std::string_view arguments) {
  const Explored found = explored(console, arguments);
  std::string text;
  for (const symbex::Leaf& leaf : found.tree.leaves) text += line(explore::lineOf(leaf));
  return text + explore::summaryOf(found.tree) + "\n";
}

constexpr Command askingTable[] = {
    {"print", "E", "show the value of an expression", print},
    {"assume", "(P)", "go on with what fulfils the condition; the session is conditional from there on",
     assume},
    {"set", "x = E",
     "go on with another value of a variable or field; the session is conditional from there on", set},
    {"prove", "(P)", "say whether the assertion holds here", prove},
    {"assert", "(P)", "the same, and keep it in the text", assertion},
    {"why", "[E]", "say why something fails here, or why the assertion holds or does not", why},
    {"why-not", "A", "say what keeps the assertion from holding here", whyNot},
    {"core", "", "show the facts that the condition checked here follows from", core},
    {"cex", "[P]", "show values with which the condition checked here, or another one, does not hold",
     counterexample},
    {"smt", "", "show the condition checked here as a question in SMT-LIB", smt},
    {"try", "\"GHOST STATEMENT\"", "say what would fail if it stood here", attempt},
    {"verify", "C.m", "verify a member, with what was put into the text", verify},
    {"call", "[(N[, K])] C.m(ARGS)",
     "run a member without contracts, from symbols such as \"N\", and go through that", call},
    {"test", "[(N[, K])] C.m(ARGS)",
     "show all ways in which that ends, less than N statements long, with K iterations of a loop", test},
};

}  // namespace

std::span<const Command> askingCommands() { return askingTable; }

}  // namespace warrant::debug
