#include "cli/line/arguments.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <iostream>
#include <limits>

#include "cache/folder.h"
#include "cli/line/command_tree.h"
#include "cli/line/completion.h"
#include "cli/line/man_page.h"
#include "cli/log.h"
#include "cli/output.h"
#include "support/version.h"

namespace warrant::cli {
namespace {

constexpr const char* examples = R"(Examples:
  warrant verify Cell.java                      one file
  warrant verify src                            the .java and .idf files below a directory, as one program
  warrant verify --member Cell.setX Cell.java   one member
  warrant verify --ghost=explicit Cell.idf      without inferred open and close statements
  warrant verify --trace Cell.java              every step of the symbolic execution
  warrant verify --format json src              for programs
  warrant verify --source-path src src/a/B.java one file, with the contracts of the classes that it mentions
  warrant verify --cache off src                all anew, whatever earlier runs found
  warrant verify --format sarif src             for programs that show findings
  warrant report -o page.html Cell.java         the first failure step by step, as a page for a browser
  warrant verify --expect tests                 succeeds when exactly the failures marked //~ appear
  warrant explain W0502                         what a message means, and what helps
)";

constexpr const char* statuses = R"(Exit status:
  0  everything is verified
  1  something failed
  2  nothing failed, but something is unknown
  3  the input cannot be read, parsed or typed, or the call is wrong
)";

constexpr const char* ofRuns = R"(Examples:
  warrant run Main.java -- a b                   the main method, with two arguments
  warrant run --call 'Cell.twice(21)' Cell.java  a call, whose result is printed

Exit status:
  0  it ran to its end
  1  a contract was violated, or an exception left the program
  2  something was reached that cannot be run, or a bound
  3  the program cannot be read, or the call is wrong
)";

constexpr const char* ofExplorations = R"(Examples:
  warrant explore --call 'Sum.sum("a", "b", 3)' Sum.java           all paths, over two symbols
  warrant explore --call 'C.m("n")' --assume 'n > 0' --check C.java  and whether their conditions are a partition

Exit status:
  0  explored whole, and nothing is wrong
  1  an assert failed, or an exception left the call
  2  a bound was hit
  3  the program cannot be read, or the call is wrong
)";

constexpr const char* ofDebugging = R"(Examples:
  warrant debug Cell.java                          the first member that fails, by commands that are typed
  warrant debug --member Cell.setX Cell.java       that member
  warrant debug --batch script.txt Cell.java       the commands of a file

Exit status:
  0  the session has ended
  3  the input cannot be used, or a command of a script was not understood or not possible
)";

constexpr const char* ofAdapters = R"(Exit status:
  0  the client has ended the session
  3  what came was no message of the protocol
)";

constexpr const char* ofReports = R"(Examples:
  warrant report -o page.html Cell.java                       the first member that fails, step by step
  warrant report -o page.html --member Cell.setX Cell.java    that member
)";

constexpr const char* ofFixes = R"(Examples:
  warrant fix Cell.java            what mends a failure, as diffs; nothing is written
  warrant fix --apply 2 Cell.java  makes the second of these changes
)";

constexpr const char* ofPages = R"(Examples:
  warrant explain                      the list of all messages
  warrant explain W0502                the page on one
  warrant explain postcondition:false  the same, by what the marks //~ call it

Exit status:
  0  the page, or the list, is shown
  3  there is no such page, or the call is wrong
)";

constexpr const char* ofPlans = R"(Examples:
  warrant plan --shards 4 -o plan src                              shard-1.json … in the folder plan
  warrant verify --shard plan/shard-1.json --format json >1.json   one machine's part

Exit status:
  0  the lists are made
  3  the input cannot be read, or the call is wrong
)";

constexpr const char* ofMerges = R"(Examples:
  warrant merge 1.json 2.json 3.json 4.json   the report of all, with the status that one run has

Exit status:
  0  everything is verified
  1  something failed
  2  nothing failed, but something is unknown
  3  a part is missing, is there twice, or is of another plan, or the call is wrong
)";

// The options whose values are words, as they were given.
struct GivenWords {
  std::string format, colour, ghost, overflow, dialect, joins, strategy, unwind, order, conditions;
  bool isNotRefuted = false;
};

// Why the text is no whole number within these bounds; empty: it is one. Digits may be grouped, as CLI11
// reads them.
std::string whyNoNumber(std::string text, std::uint64_t least, std::uint64_t most) {
  const std::string given = text;
  std::erase_if(text, [](char c) { return c == '_' || c == '\''; });
  if (text.starts_with('+')) text.erase(0, 1);
  std::uint64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [read, error] = std::from_chars(text.data(), end, number);
  if (error == std::errc() && read == end && least <= number && number <= most) return {};
  return "must be a whole number from " + std::to_string(least) + " to " + std::to_string(most) + ", and `" +
         given + "` is none";
}

// An option with a whole number within these bounds.
template <class Number>
void addNumber(CLI::App& command, const char* names, Number& target, const std::string& description,
               std::uint64_t least = 0, std::uint64_t most = std::numeric_limits<Number>::max()) {
  command.add_option(names, target, description)
      ->check([least, most](const std::string& text) { return whyNoNumber(text, least, most); })
      ->type_name("N");
}

constexpr const char* unwindWanted = "must be a number from 0 to 1000000, or auto";

// 0 for `auto`, one more than the number for others; nothing where it is neither.
std::optional<std::uint32_t> unwindOf(std::string_view text) {
  if (text == "auto") return 0;
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool isNumber = error == std::errc() && end == text.data() + text.size() && number <= 1'000'000;
  return isNumber ? std::optional(number + 1) : std::nullopt;
}

void addWord(CLI::App& command, const std::string& name, std::string& target,
             std::vector<std::string> choices, const std::string& description) {
  std::string names;
  for (const std::string& choice : choices) names += (names.empty() ? "" : "|") + choice;
  command.add_option(name, target, description)
      ->check(CLI::IsMember(std::move(choices)).description(""))
      ->type_name(names);
}

CLI::Option& addPaths(CLI::App& command, std::vector<std::string>& paths) {
  return *command
              .add_option("PATH", paths,
                          "Files and directories: each directory is one program, the files together are one")
              ->required()
              ->type_name("");
}

void addLibrary(CLI::App& command, std::string& library) {
  command
      .add_option("--library", library,
                  "Where the contracts of Java's own classes are, instead of Warrant's folder")
      ->check(CLI::ExistingDirectory.description(""))
      ->type_name("DIR");
}

// Returns the paths.
CLI::Option& addProgramOptions(CLI::App& command, VerifyArguments& arguments) {
  CLI::Option& paths = addPaths(command, arguments.paths);
  addLibrary(command, arguments.library);
  command
      .add_option("--source-path", arguments.sourcePath,
                  "Where the classes are that the files mention and that are not among them; may be repeated")
      ->check(CLI::ExistingDirectory.description(""))
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
      ->expected(1)
      ->allow_extra_args(false)
      ->type_name("DIR");
  return paths;
}

CLI::Option& addInputOptions(CLI::App& command, VerifyArguments& arguments) {
  CLI::Option& paths = addProgramOptions(command, arguments);
  command
      .add_option("--member", arguments.options.member,
                  "Verify only this member: Cell.setX, Cell.setX(int) or main")
      ->type_name("CLASS.NAME");
  return paths;
}

void addDialect(CLI::App& command, GivenWords& words) {
  addWord(command, "--dialect", words.dialect, {"java", "inline"},
          "How to read the files; without it their extension, .java or .idf, decides");
}

void addLimits(CLI::App& command, VerifyArguments& arguments) {
  addNumber(command, "--limit", arguments.options.stepLimit,
            "Steps for one member, beyond which it is unknown [" +
                std::to_string(arguments.options.stepLimit) + "]");
  addNumber(command, "--query-limit", arguments.options.queryLimit,
            "What Z3 may spend on one question, beyond which it is unknown, in Z3's units [" +
                std::to_string(arguments.options.queryLimit) + "]",
            1);
}

void addVerificationOptions(CLI::App& command, VerifyArguments& arguments, GivenWords& words) {
  addDialect(command, words);
  addNumber(command, "--jobs,-j", arguments.options.jobs,
            "Threads; 0: one for each processor that there is work for [0]");
  addWord(command, "--ghost", words.ghost, {"infer", "explicit"},
          "Whether open, close and use statements are inferred [infer]");
  addNumber(command, "--close-depth", arguments.options.closeDepth,
            "How deeply inference may nest the predicates that it closes [as it needs, up to 64]", 0,
            UINT32_MAX);
  addNumber(command, "--unfold-depth", arguments.options.unfoldDepth,
            "How many calls of a recursive pure method, one within the other, are computed for constants "
            "before its value is unknown [512]");
  addWord(command, "--joins", words.joins, {"on", "off"},
          "Whether paths go on as one after a branch whose arms end alike [on]");
  addWord(command, "--overflow", words.overflow, {"check", "wrap", "unbounded"},
          "What an overflow in Java code is: a failure, a value that wraps around, or nothing [check]");
  addLimits(command, arguments);
  command.add_flag("--probe-exits", arguments.options.probeExits)->group("");
}

void addColour(CLI::App& command, GivenWords& words) {
  addWord(command, "--color", words.colour, {"auto", "always", "never"},
          "Colours; auto: on a terminal, unless NO_COLOR is set [auto]");
}

void addCache(CLI::App& command, VerifyArguments& arguments) {
  command
      .add_option(
          "--cache", arguments.cache,
          "Where verdicts are kept from run to run, or off [$WARRANT_CACHE; warrant in the user's cache "
          "folder]")
      ->type_name("DIR");
}

void addOutputOptions(CLI::App& command, VerifyArguments& arguments, GivenWords& words) {
  addWord(command, "--format", words.format, {"text", "json", "sarif"}, "What to print [text]");
  addColour(command, words);
  command.add_flag("--expect", arguments.expect,
                   "Compare what fails with the marks //~ context:reason in the sources");
  command.add_flag("--stats", arguments.statistics, "Print counters: paths, steps, queries, memory");
  command.add_flag("--why", arguments.why, "Name the cause of each failure, and the places that tell");
  command.add_flag(
      "--refute", arguments.refutes,
      "Look longer for inputs that make the program violate what fails, and say which contract is too weak");
  command.add_flag("--no-refute", words.isNotRefuted,
                   "Do not look for inputs that make the program violate what fails");
  command
      .add_option("--tests", arguments.tests,
                  "With --refute: write a Java program into this folder for what is refuted, which fails "
                  "when it runs")
      ->type_name("DIR");
  command.add_flag("--trace", arguments.options.trace, "Print every rule that is applied");
  command.add_flag("--record", arguments.options.record,
                   "With --format json: every step, with what it changes");
  command
      .add_option("--dump-smt", arguments.options.dumpDirectory,
                  "Write each question to Z3 into this directory, as SMT-LIB")
      ->type_name("DIR");
  command.add_flag("-v,--verbose", arguments.verbose,
                   "A line for each member, explanations in full, progress on standard error");
}

void addInformation(CLI::App& command) {
  command.set_version_flag("--version", "warrant " + std::string(support::version()),
                           "Print the version and exit");
  command.set_help_flag("-h,--help", "Print this help and exit");
  command.footer(std::string(examples) + "\n" + statuses);
}

// The default of `--statements` for bounded model checking, where long paths cost little.
constexpr std::uint32_t statementsOfFormula = 1'000'000;

// Which options do not go together; empty: they do.
std::string whyUnfit(const ExploreArguments& arguments) {
  if (arguments.findsBound && arguments.strategy != Strategy::BoundedModelChecking)
    return "--unwind auto needs --strategy bmc";
  if (arguments.strategy != Strategy::Concolic && (arguments.seed || !arguments.corpus.empty()))
    return std::string(arguments.seed ? "--seed" : "--corpus") + " needs --strategy concolic";
  const bool isOrdered = arguments.search.order != explore::Order::Depth;
  if (arguments.strategy == Strategy::Concolic && isOrdered)
    return "--order needs --strategy paths: concolic exploration goes on from what covered most";
  const bool isForward = arguments.conditions == explore::PathConditionWay::Forward;
  if (arguments.strategy != Strategy::Paths && !isForward)
    return "--path-condition is of the paths that are explored one by one: it needs --strategy paths";
  if (arguments.merges && arguments.strategy != Strategy::Paths)
    return "--merge is of the paths that are explored one by one: it needs --strategy paths";
  if (arguments.merges && !isForward) return "--merge needs --path-condition forward: a trace is of one path";
  if (arguments.merges && (isOrdered || arguments.search.workers > 1))
    return std::string(isOrdered ? "--order" : "--workers") +
           " does not go with --merge: paths that wait for others are explored depth first, by one thread";
  if (arguments.strategy != Strategy::BoundedModelChecking) return {};
  if (arguments.bounds.depth != symbex::Bounds().depth)
    return "--depth needs --strategy paths: a formula has the objects that are read within --unwind, however "
           "far away";
  const char* const unfit = arguments.checks               ? "--check"
                            : arguments.showsTables        ? "--table"
                            : !arguments.tree.empty()      ? "--tree"
                            : isOrdered                    ? "--order"
                            : arguments.search.workers > 1 ? "--workers"
                                                           : nullptr;
  return unfit == nullptr ? "" : std::string(unfit) + " is of trees of paths: it needs --strategy paths";
}

explore::Order orderOf(std::string_view word) {
  return word == "bfs"        ? explore::Order::Breadth
         : word == "coverage" ? explore::Order::Coverage
         : word == "random"   ? explore::Order::Random
                              : explore::Order::Depth;
}

// The commands with their options, and where the values go.
struct CommandLine {
  CLI::App app{"Warrant verifies Java programs against their contracts, by symbolic execution.", "warrant"};
  VerifyArguments verifyArguments;
  PlanArguments planArguments;
  MergeArguments mergeArguments;
  FixArguments fixArguments;
  ReportArguments reportArguments;
  DebugArguments debugArguments;
  RunArguments runArguments;
  ExploreArguments exploreArguments;
  ExplainArguments explainArguments;
  ResolveArguments resolveArguments;
  GivenWords words;
  std::string shell;
  CLI::App& verify = *app.add_subcommand("verify", "Verify programs");
  CLI::App& plan = *app.add_subcommand("plan", "Divide the work among several machines");
  CLI::App& merge = *app.add_subcommand("merge", "Make one report of what several machines found");
  CLI::App& fix = *app.add_subcommand("fix", "Show changes with which a program verifies, or make one");
  CLI::App& report = *app.add_subcommand("report", "Write a page on the first member that fails");
  CLI::App& debug =
      *app.add_subcommand("debug", "Go through the symbolic execution of a member, step by step");
  CLI::App& run = *app.add_subcommand("run", "Run a program, and check its contracts meanwhile");
  CLI::App& explore = *app.add_subcommand("explore", "Explore a call symbolically, without contracts");
  CLI::App& dap =
      *app.add_subcommand("dap", "Debug for an editor: a debug adapter on standard input and output");
  CLI::App& explain = *app.add_subcommand("explain", "Explain a message: what it means, and what helps");
  // Not among what --help lists:
  CLI::App& resolve = *app.add_subcommand("resolve", "Print what the names of programs mean")->group("");
  CLI::App& completion = *app.add_subcommand("completion", "Print a shell's completion")->group("");
  CLI::App& man = *app.add_subcommand("man", "Print the man page")->group("");

  // To make options takes longer than to read them: of a command that is named only its own are made.
  explicit CommandLine(std::string_view named) {
    app.require_subcommand(1);
    const CLI::App* const only = commandOf(named);
    addInformation(app);
    const auto add = [&](CLI::App& command, void (CommandLine::*addOptions)()) {
      if (only != nullptr && only != &command) return;
      if (&command != &resolve && &command != &completion) addInformation(command);
      if (addOptions != nullptr) (this->*addOptions)();
    };
    add(verify, &CommandLine::addVerifyOptions);
    add(plan, &CommandLine::addPlanOptions);
    add(merge, &CommandLine::addMergeOptions);
    add(fix, &CommandLine::addFixOptions);
    add(report, &CommandLine::addReportOptions);
    add(debug, &CommandLine::addDebugOptions);
    add(run, &CommandLine::addRunOptions);
    add(explore, &CommandLine::addExploreOptions);
    add(dap, nullptr);
    dap.footer(ofAdapters);
    add(explain, &CommandLine::addExplainOptions);
    add(resolve, &CommandLine::addResolveOptions);
    add(completion, &CommandLine::addCompletionOptions);
  }

  // nullptr: none, or one for which the options of all are described.
  const CLI::App* commandOf(std::string_view name) const {
    for (const CLI::App* const command :
         {&verify, &plan, &merge, &fix, &report, &debug, &run, &explore, &dap, &explain, &resolve}) {
      if (command->get_name() == name) return command;
    }
    return nullptr;
  }

  void addVerifyOptions() {
    CLI::Option& paths = addInputOptions(verify, verifyArguments);
    addVerificationOptions(verify, verifyArguments, words);
    addOutputOptions(verify, verifyArguments, words);
    addCache(verify, verifyArguments);
    // One or the other; the options that verdicts depend on are those of the plan.
    paths.required(false);
    paths.excludes(verify
                       .add_option("--shard", verifyArguments.shard,
                                   "Verify what this work list of `warrant plan` names, instead of paths")
                       ->type_name("FILE"));
  }

  void addFixOptions() {
    addInputOptions(fix, fixArguments.verify);
    addVerificationOptions(fix, fixArguments.verify, words);
    addNumber(fix, "--apply", fixArguments.apply,
              "Make this one of the changes; nothing is changed without it", 1, SIZE_MAX);
    fix.footer(std::string(ofFixes) + "\n" + statuses);
  }

  void addReportOptions() {
    report.add_option("-o,--output", reportArguments.output, "The page to be written")
        ->required()
        ->type_name("FILE");
    addInputOptions(report, reportArguments.verify);
    addVerificationOptions(report, reportArguments.verify, words);
    report.footer(std::string(ofReports) + "\n" + statuses);
  }

  void addExplainOptions() {
    explain
        .add_option("CODE", explainArguments.topic,
                    "W0502, or postcondition:predicate; without it, the list of all")
        ->type_name("");
    addColour(explain, words);
    explain.footer(ofPages);
  }

  void addResolveOptions() {
    addPaths(resolve, resolveArguments.paths);
    addLibrary(resolve, resolveArguments.library);
    addWord(resolve, "--format", words.format, {"json"}, "What to print [json]");
  }

  void addCompletionOptions() {
    completion.add_option("SHELL", shell, "")->required()->check(CLI::IsMember({"bash", "zsh", "fish"}));
  }

  void addPlanOptions() {
    addInputOptions(plan, planArguments.verify);
    addVerificationOptions(plan, planArguments.verify, words);
    addCache(plan, planArguments.verify);
    plan.add_option("--shards", planArguments.shards, "How many work lists to make")
        ->required()
        ->check(CLI::Range(1, 65536).description(""))
        ->type_name("N");
    plan.add_option("-o,--output", planArguments.output,
                    "Write shard-1.json … into this folder, instead of a line for each to standard output")
        ->type_name("DIR");
    plan.footer(ofPlans);
  }

  void addMergeOptions() {
    merge
        .add_option("FILE", mergeArguments.files,
                    "What `warrant verify --shard … --format json` printed, of all shards")
        ->required()
        ->type_name("");
    addWord(merge, "--format", words.format, {"text", "json"}, "What to print [text]");
    addColour(merge, words);
    merge.footer(ofMerges);
  }

  void addDebugOptions() {
    addInputOptions(debug, debugArguments.verify);
    addVerificationOptions(debug, debugArguments.verify, words);
    debug
        .add_option("--batch", debugArguments.batch,
                    "Commands, a line each; without it they are typed, or read from standard input")
        ->type_name("FILE");
    debug.footer(ofDebugging);
  }

  void addRunOptions() {
    addProgramOptions(run, runArguments.verify);
    addDialect(run, words);
    run.add_option("--call", runArguments.call,
                   "What is run, and its result printed, instead of the main method: C.m(1, \"a\"), new C(2)")
        ->type_name("CALL");
    run.add_flag("--unchecked", runArguments.isUnchecked,
                 "Do not ask for permissions; numbers wrap around instead of overflowing");
    addNumber(run, "--limit", runArguments.limit, "Steps after which the run ends, with status 2 [none]", 1);
    run.footer(ofRuns);
  }

  void addExploreOptions() {
    addProgramOptions(explore, exploreArguments.verify);
    explore.footer(ofExplorations);
    explore
        .add_option("--call", exploreArguments.call,
                    "What is explored: a call as Java has it, in which names in double quotes are symbols: "
                    "C.m(1, \"N\")")
        ->required()
        ->type_name("CALL");
    explore
        .add_option("--assume", exploreArguments.assumption,
                    "What is assumed: a Java expression over the symbols, which stand without quotes")
        ->type_name("EXPRESSION");
    const auto addBound = [&](const char* name, std::uint32_t& bound, const char* description) {
      addNumber(explore, name, bound, description, 0, 1'000'000);
    };
    addBound("--statements", exploreArguments.bounds.statements,
             "A path of so many statements, or more, ends as a bound [1000]");
    explore
        .add_option("--unwind", words.unwind,
                    "How often the body of a loop runs, and how deep a method calls itself [100]; auto: with "
                    "--strategy bmc, 1, 2, 4 … times until that is enough")
        ->check([](const std::string& text) { return std::string(unwindOf(text) ? "" : unwindWanted); })
        ->type_name("N|auto");
    addBound("--depth", exploreArguments.bounds.depth,
             "How many fields and elements away from a symbol objects and arrays are looked at [1000]");
    addSearch();
    explore.add_flag("--bits", exploreArguments.isBitPrecise,
                     "Arithmetic wraps around at the width of its type, as Java's does");
    explore.add_flag("--merge", exploreArguments.merges,
                     "Merge the states of paths where they meet again, as far as they differ in numbers and "
                     "truth values: fewer leaves, with conditional values");
    explore.add_flag("--table", exploreArguments.showsTables,
                     "Print the variables after each statement of each path, as King's tables do");
    addWord(explore, "--path-condition", words.conditions, {"forward", "backward", "both"},
            "Path conditions as they are gathered, or computed backward from traces, or both, compared "
            "[forward]");
    explore.add_option("--tree", exploreArguments.tree, "Write the execution tree: FILE.svg, .dot or .json")
        ->type_name("FILE");
    explore
        .add_option("--tests", exploreArguments.tests,
                    "Write a Java program that runs each leaf into this folder, ExploredLeaves.java")
        ->type_name("DIR");
    explore.add_flag("--check", exploreArguments.checks,
                     "Check that the leaves can be reached, exclude each other, leave nothing out, and are "
                     "where concrete runs end");
    addWord(explore, "--format", words.format, {"text", "json"}, "What to print [text]");
    addDialect(explore, words);
    exploreArguments.verify.options.stepLimit = 20'000'000;  // beyond which a path ends as a bound
    // Of many questions, what is open may be: those that are decided take a tenth of this.
    exploreArguments.verify.options.queryLimit = 200'000;
    addLimits(explore, exploreArguments.verify);
  }

  void interpretExploration() {
    exploreArguments.strategy = words.strategy == "bmc"        ? Strategy::BoundedModelChecking
                                : words.strategy == "concolic" ? Strategy::Concolic
                                                               : Strategy::Paths;
    exploreArguments.search.order = orderOf(words.order);
    const std::optional<std::uint32_t> unwind = unwindOf(words.unwind);
    if (unwind && *unwind > 0) exploreArguments.bounds.unwind = *unwind - 1;
    exploreArguments.findsBound = unwind && *unwind == 0;
    const bool isBounded = explore.count("--statements") > 0;
    if (exploreArguments.strategy == Strategy::BoundedModelChecking && !isBounded)
      exploreArguments.bounds.statements = statementsOfFormula;
    if (words.conditions == "backward") exploreArguments.conditions = explore::PathConditionWay::Backward;
    if (words.conditions == "both") exploreArguments.conditions = explore::PathConditionWay::Both;
  }

  void addStrategy() {
    addWord(explore, "--strategy", words.strategy, {"paths", "bmc", "concolic"},
            "Path by path; all paths as one formula: bounded model checking; or inputs that are run, each of "
            "which leads to others [paths]");
    explore
        .add_option(
            "--seed", exploreArguments.seed,
            "The inputs that concolic exploration begins with: a list of arguments in the shape of the "
            "call's")
        ->type_name("ARGUMENTS");
    explore
        .add_option(
            "--corpus", exploreArguments.corpus,
            "Keep the inputs of concolic exploration in this folder, and go on from those that are there")
        ->type_name("DIR");
  }

  void addSearch() {
    addStrategy();
    addWord(
        explore, "--order", words.order, {"dfs", "bfs", "coverage", "random"},
        "Which path is explored next: depth first, breadth first, the one whose next branch was taken least "
        "often, any [dfs]");
    addNumber(explore, "--random-seed", exploreArguments.search.randomSeed,
              "Which random order: with the same number the same each time [0]");
    addNumber(explore, "--workers", exploreArguments.search.workers, "How many threads explore [1]", 1, 1024);
  }

  // Text that the description of the command line is made into, if it is asked for.
  std::optional<std::string> printed() const {
    if (man.parsed()) return manPage(describe(app));
    if (!completion.parsed()) return std::nullopt;
    const Command commands = describe(app);
    return shell == "bash"  ? bashCompletion(commands)
           : shell == "zsh" ? zshCompletion(commands)
                            : fishCompletion(commands);
  }
};

Format formatOf(const GivenWords& words) {
  return words.format == "json" ? Format::Json : words.format == "sarif" ? Format::Sarif : Format::Text;
}

Colour colourOf(const GivenWords& words) {
  return words.colour == "always" ? Colour::Always : words.colour == "never" ? Colour::Never : Colour::Auto;
}

// A word that was not given changes nothing.
void interpret(const GivenWords& words, VerifyArguments& arguments) {
  if (!words.format.empty()) arguments.format = formatOf(words);
  arguments.colour = colourOf(words);
  if (!words.ghost.empty()) {
    arguments.options.ghost =
        words.ghost == "explicit" ? symbex::GhostMode::Explicit : symbex::GhostMode::Infer;
  }
  if (!words.joins.empty()) arguments.options.joins = words.joins == "on";
  if (!words.overflow.empty()) {
    arguments.options.overflow = words.overflow == "check"  ? symbex::Overflow::Check
                                 : words.overflow == "wrap" ? symbex::Overflow::Wrap
                                                            : symbex::Overflow::Unbounded;
  }
  if (!words.dialect.empty()) {
    arguments.dialect = words.dialect == "java" ? ast::Dialect::Java : ast::Dialect::Inline;
  }
  constexpr unsigned mostJobs = 256;
  arguments.options.jobs = std::min(arguments.options.jobs, mostJobs);
}

// From what the user said.
std::string cacheFolder(const std::string& wanted) {
  if (wanted.empty()) return cache::usualFolder();
  return wanted == "off" ? std::string() : wanted;
}

// Why there is no command; empty: there is one.
std::string whyNoCommand(const char* word, const CLI::App& app) {
  const auto isIt = [&](const CLI::App* command) { return command->check_name(word); };
  const bool isWord = word != nullptr && *word != '-' && *word != '\0';
  return isWord && app.get_subcommands(isIt).empty() ? "there is no command `" + std::string(word) + "`" : "";
}

// What is wrong with the options, for people.
std::string plain(const CLI::ParseError& error) {
  const std::string text = error.what();
  const std::size_t repeated = text.find(": At Most 1 required but received ");
  return repeated == std::string::npos ? text : text.substr(0, repeated) + " is given more than once";
}

// The option that has no value, though it needs one; empty: there is none. An empty list of arguments is one.
std::string valueless(const CLI::App& command) {
  for (const CLI::Option* const option : command.get_options()) {
    const bool needsValue = option->nonpositional() && option->get_type_size() > 0 && option->count() > 0;
    if (!needsValue || option->check_name("--seed")) continue;
    if (std::ranges::any_of(option->results(), &std::string::empty)) return option->get_name();
  }
  return {};
}

// The same of `--name=`, for which CLI11 takes the next word.
std::string valueless(const char* const* begin, const char* const* end) {
  for (; begin != end; ++begin) {
    const std::string_view word = *begin;
    if (word == "--") break;
    const bool isOption = word.starts_with("--") && word.find('=') == word.size() - 1;
    if (isOption) return std::string(word.substr(0, word.size() - 1));
  }
  return {};
}

ExitStatus wrongCall(const std::string& message, const CLI::App& app) {
  const auto commands = app.get_subcommands();
  logError(message);
  return refuse("`warrant " + (commands.empty() ? "" : commands.front()->get_name() + " ") +
                "--help` shows how it is called");
}

}  // namespace

Arguments parseArguments(int argc, const char* const* argv) {
  CommandLine line(argc > 1 ? argv[1] : "");
  // Of `warrant run`, what stands behind `--` is the program's own.
  const char* const* end = argv + argc;
  if (argc > 1 && std::string_view(argv[1]) == "run")
    end = std::find(argv, argv + argc, std::string_view("--"));
  const char* const* const behind = std::min(end + 1, argv + argc);
  try {
    if (const std::string option = valueless(argv, end); !option.empty())
      return wrongCall(option + " needs a value", line.app);
    line.app.parse(static_cast<int>(end - argv), argv);
    for (const CLI::App* const command : line.app.get_subcommands()) {
      if (const std::string option = valueless(*command); !option.empty())
        return wrongCall(option + " needs a value", line.app);
    }
  } catch (const CLI::Success& request) {
    line.app.exit(request, std::cout, std::cerr);
    return ExitStatus::Verified;
  } catch (const CLI::ParseError& error) {
    const std::string noCommand = whyNoCommand(argv[1], line.app);
    return wrongCall(noCommand.empty() ? plain(error) : noCommand, line.app);
  }
  if (const auto text = line.printed())
    return writeToStandardOutput(*text) ? ExitStatus::Verified : ExitStatus::Unusable;
  if (line.resolve.parsed()) return line.resolveArguments;
  if (line.explain.parsed()) {
    line.explainArguments.colour = colourOf(line.words);
    return line.explainArguments;
  }
  if (line.fix.parsed()) {
    interpret(line.words, line.fixArguments.verify);
    line.fixArguments.verify.why = true;
    return line.fixArguments;
  }
  if (line.report.parsed()) {
    interpret(line.words, line.reportArguments.verify);
    return line.reportArguments;
  }
  if (line.dap.parsed()) return DapArguments{};
  if (line.run.parsed()) {
    interpret(line.words, line.runArguments.verify);
    line.runArguments.arguments.assign(behind, argv + argc);
    return line.runArguments;
  }
  if (line.debug.parsed()) {
    interpret(line.words, line.debugArguments.verify);
    return line.debugArguments;
  }
  if (line.explore.parsed()) {
    interpret(line.words, line.exploreArguments.verify);
    line.interpretExploration();
    if (const std::string why = whyUnfit(line.exploreArguments); !why.empty()) {
      return refuse(why);
    }
    return line.exploreArguments;
  }
  if (line.merge.parsed()) {
    line.mergeArguments.format = formatOf(line.words);
    line.mergeArguments.colour = colourOf(line.words);
    return line.mergeArguments;
  }
  VerifyArguments& verify = line.plan.parsed() ? line.planArguments.verify : line.verifyArguments;
  interpret(line.words, verify);
  verify.cache = cacheFolder(verify.cache);
  if (line.plan.parsed()) return line.planArguments;
  if (verify.paths.empty() && verify.shard.empty()) return wrongCall("PATH is required", line.app);
  if (!verify.tests.empty() && !verify.refutes) return wrongCall("--tests requires --refute", line.app);
  if (verify.refutes && line.words.isNotRefuted)
    return wrongCall("--refute and --no-refute do not go together", line.app);
  verify.refutesBriefly = !verify.refutes && !line.words.isNotRefuted && verify.format != Format::Sarif;
  return line.verifyArguments;
}

std::variant<VerifyArguments, std::string> verifyArgumentsOf(const std::vector<std::string>& words) {
  CommandLine line("verify");
  std::vector<const char*> arguments{"warrant", "verify"};
  for (const std::string& word : words) arguments.push_back(word.c_str());
  try {
    line.app.parse(static_cast<int>(arguments.size()), arguments.data());
  } catch (const CLI::Error& error) {
    return std::string(error.what());
  }
  interpret(line.words, line.verifyArguments);
  return line.verifyArguments;
}

std::variant<VerifyArguments, std::string> withOptions(VerifyArguments arguments,
                                                       const std::string& options) {
  GivenWords words;
  CLI::App command;
  command.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  addVerificationOptions(command, arguments, words);
  try {
    command.parse(options);
  } catch (const CLI::ParseError& error) {
    return std::string(error.what());
  }
  interpret(words, arguments);
  return arguments;
}

}  // namespace warrant::cli
