// The command line.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ast/program.h"
#include "cli/exit_status.h"
#include "explore/exploration.h"
#include "symbex/explore/leaf.h"
#include "symbex/verifier.h"

namespace warrant::cli {

enum class Format { Text, Json, Sarif };
enum class Colour { Auto, Always, Never };

struct VerifyArguments {
  std::vector<std::string> paths;
  Format format = Format::Text;
  Colour colour = Colour::Auto;
  std::optional<ast::Dialect> dialect;  // instead of what the extension says
  std::string library;                  // a folder of trusted signatures; empty: the one that comes along
  std::vector<std::string> sourcePath;  // folders for classes that the programs mention
  bool expect = false;
  bool statistics = false;
  bool verbose = false;
  bool why = false;
  bool refutes = false;
  bool refutesBriefly = false;  // otherwise
  std::string tests;  // the folder for Java programs that show what is refuted; empty: none are written
  std::string cache;  // the folder of what is known from other runs; empty: none
  std::string shard;  // the file with a work list, instead of paths; empty: none
  std::vector<std::vector<std::uint32_t>> shares = {};  // of each program: symbex::Options::share; empty: all
  symbex::Options options;
};

// `warrant plan`
struct PlanArguments {
  VerifyArguments verify;
  std::uint32_t shards = 0;
  std::string output;  // a folder; empty: standard output
};

// `warrant merge`
struct MergeArguments {
  std::vector<std::string> files;
  Format format = Format::Text;
  Colour colour = Colour::Auto;
};

struct FixArguments {
  VerifyArguments verify;
  std::optional<std::size_t> apply;  // which of the fixes; none: they are shown
};

// `warrant report`: what is verified as `verify` does, and where the page goes.
struct ReportArguments {
  VerifyArguments verify;
  std::string output;
};

// `warrant resolve`, which is for who works on Warrant: see CONTRIBUTING.md.
struct ResolveArguments {
  std::vector<std::string> paths;
  std::string library;
};

struct ExplainArguments {
  std::string topic;  // a code, or context:reason; empty: the list
  Colour colour = Colour::Auto;
};

struct DebugArguments {
  VerifyArguments verify;  // as far as `warrant debug` takes them
  std::string batch;       // a script; empty: none
};

// `warrant run`
struct RunArguments {
  VerifyArguments verify;              // as far as `warrant run` takes them
  std::string call;                    // empty: the main method
  std::vector<std::string> arguments;  // of that
  bool isUnchecked = false;
  std::uint64_t limit = UINT64_MAX;  // of steps
};

// `warrant explore --strategy`
enum class Strategy : std::uint8_t { Paths, BoundedModelChecking, Concolic };

// `warrant explore`
struct ExploreArguments {
  VerifyArguments verify;  // as far as `warrant explore` takes them
  std::string call, assumption;
  Strategy strategy = Strategy::Paths;
  symbex::Bounds bounds;
  bool findsBound = false;  // `--unwind auto`
  explore::Search search;
  std::optional<std::string> seed;  // of Concolic
  std::string corpus;               // of Concolic: a folder; empty: none
  bool isBitPrecise = false;
  bool merges = false;
  bool showsTables = false;
  bool checks = false;
  explore::PathConditionWay conditions = explore::PathConditionWay::Forward;
  std::string tree, tests;  // a file, and a folder, to be written; empty: none
};

// `warrant dap`, to which a client says what it wants.
struct DapArguments {};

// What is to be done; or, when that was done already (--help, completion) or the call is wrong (a message
// went to standard error), the exit status.
using Arguments = std::variant<VerifyArguments, PlanArguments, MergeArguments, FixArguments, ReportArguments,
                               DebugArguments, RunArguments, ExploreArguments, DapArguments, ExplainArguments,
                               ResolveArguments, ExitStatus>;

Arguments parseArguments(int argc, const char* const* argv);

// The arguments with a program's own options for its verification (`--ghost=explicit`) in place of theirs;
// what is wrong with these, where something is.
std::variant<VerifyArguments, std::string> withOptions(VerifyArguments arguments, const std::string& options);

// What `warrant verify` with these arguments is to do, or what is wrong with them.
std::variant<VerifyArguments, std::string> verifyArgumentsOf(const std::vector<std::string>& words);

}  // namespace warrant::cli
