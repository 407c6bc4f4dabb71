// regress_runner WARRANT FOLDER PART PARTS [crashes]: runs Warrant on every program below the folder (of
// PARTS of them, that part, counted from 0) and holds it to what the programs' marks announce. A program is a
// `.java` or
// `.idf` file, or a whole directory named `*.program`.
//
//   1. --expect: exactly the marked failures appear.
//   2. --jobs 2 prints the same JSON as one thread, but for times.
//   3. --probe-exits: each member that verified fails when `false` is asserted before its exits, and no
//   statement
//      in it, on whatever branch, makes a path contradictory: so nothing verifies because it is vacuous (but
//      what was warned of as vacuous).
//   4. --ghost=explicit does not crash, and whatever it verifies, with a tenth of the usual steps, inference
//   verifies too.
//   5. What is known from earlier runs changes nothing that is printed, in text, JSON and SARIF, but for
//   times and the closing line.
//
// With `crashes` (in a build with sanitizers) what an unsanitized run compares is not compared again: 1 is
// run, and of every third program 3 and 4, these with a tenth of the usual steps, 4 with two threads, and
// none of them may crash. The first looks for leaks.
//
// Where a program's first line is `//: OPTIONS`, all runs have these options.
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;
using Words = std::vector<std::string>;

struct Outcome {
  int status = -1;  // of the exit; -1 after a crash
  std::string output;

  bool crashed() const { return status < 0 || status > 3; }
};

enum class Errors { Shown, InOutput, Dropped };

Outcome run(const Words& words, Errors errors) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return {};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  if (errors == Errors::InOutput) posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
  if (errors == Errors::Dropped)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  pid_t child = 0;
  const int error = posix_spawn(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  Outcome outcome;
  if (error == 0) {
    char buffer[1 << 16];
    for (ssize_t count; (count = read(ends[0], buffer, sizeof buffer)) > 0;) {
      outcome.output.append(buffer, static_cast<std::size_t>(count));
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFEXITED(status)) outcome.status = WEXITSTATUS(status);
  }
  close(ends[0]);
  return outcome;
}

// Without the numbers behind `"seconds":`.
std::string withoutTimes(const std::string& json) {
  std::istringstream lines(json);
  std::string result;
  for (std::string line; std::getline(lines, line);) {
    if (line.find("\"seconds\":") == std::string::npos) result += line + "\n";
  }
  return result;
}

// The same of text and JSON, and without what is said of other runs.
std::string withoutDurations(const std::string& text) {
  static const std::regex duration(
      R"([0-9.]+ m?s\b| \((all|[0-9]+) known from before\)|"seconds": [0-9.e-]+)");
  return std::regex_replace(text, duration, "");
}

struct TemporaryFolder {
  std::string path = (fs::temp_directory_path() / "warrant-regress-XXXXXX").string();

  TemporaryFolder() {
    if (mkdtemp(path.data()) == nullptr) path.clear();
  }
  ~TemporaryFolder() {
    std::error_code error;
    if (!path.empty()) fs::remove_all(path, error);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
};

struct Member {
  std::string verdict;
  std::string kind;
  bool isVacuous = false;
  std::uint64_t paths = 0;
  std::set<unsigned> vacuousLines = {};
};

// By file, class and signature.
std::map<std::string, Member> membersOf(const std::string& text) {
  std::map<std::string, Member> members;
  const Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded()) return members;
  for (const Json& file : json["files"]) {
    for (const Json& entry : file["members"]) {
      Member member{entry["verdict"], entry["kind"], false, entry["stats"]["paths"]};
      for (const Json& failure : entry["failures"]) {
        if (failure["reason"] != "vacuous") continue;
        member.isVacuous = true;
        member.vacuousLines.insert(failure["line"].get<unsigned>());
      }
      const std::string name = std::string(entry["class"]) + "." + std::string(entry["member"]) + " of " +
                               std::string(entry.value("inheritedFrom", entry["class"])) + " in " +
                               std::string(file["path"]);
      members.emplace(name, member);
    }
  }
  return members;
}

Words wordsOf(const std::string& text) {
  std::istringstream stream(text);
  return {std::istream_iterator<std::string>(stream), {}};
}

// The options that the first line asks for.
Words optionsOf(const fs::path& source) {
  std::ifstream stream(source);
  std::string line;
  std::getline(stream, line);
  if (line.starts_with("//:")) return wordsOf(line.substr(3));
  return {};
}

bool isSource(const fs::path& path) { return path.extension() == ".java" || path.extension() == ".idf"; }

// The checks of one program. `complaints` stays empty when all of them hold.
// While it lives, runs under AddressSanitizer neither look for leaks nor watch globals, which take most of
// the time of a short run.
class Brief {
 public:
  Brief() : before_(options()) {
    setenv(name, (before_ + (before_.empty() ? "" : ":") + "detect_leaks=0:report_globals=0").c_str(), 1);
  }
  ~Brief() { setenv(name, before_.c_str(), 1); }
  Brief(const Brief&) = delete;
  Brief& operator=(const Brief&) = delete;

 private:
  static constexpr const char* name = "ASAN_OPTIONS";
  static std::string options() {
    const char* const set = std::getenv(name);
    return set == nullptr ? "" : set;
  }

  std::string before_;
};

constexpr const char* tenthOfLimit = "200000";

class Program {
 public:
  Program(std::string warrant, fs::path path) : warrant_(std::move(warrant)), path_(std::move(path)) {
    fs::path first = path_;
    if (fs::is_directory(path_)) {
      std::vector<fs::path> sources;
      for (const auto& entry : fs::recursive_directory_iterator(path_)) {
        if (isSource(entry.path())) sources.push_back(entry.path());
      }
      if (!sources.empty()) first = *std::ranges::min_element(sources);
    }
    options_ = optionsOf(first);
  }

  std::string check() {
    checkExpectations();
    const Outcome json = warrant({"--format", "json", "--jobs", "1"});
    checkJobs(json.output);
    const auto members = membersOf(json.output);
    checkProbes(members);
    checkGhostModes(members);
    checkCache(json);
    return complaints_;
  }

  std::string checkForCrashes(bool inAllModes) {
    checkExpectations();
    if (!inAllModes) return complaints_;
    const Brief brief;
    (void)warrant({"--format", "json", "--probe-exits", "--limit", tenthOfLimit});
    (void)warrant({"--format", "json", "--ghost=explicit", "--limit", tenthOfLimit, "--jobs", "2"});
    return complaints_;
  }

 private:
  Outcome warrant(const Words& extra, Errors errors = Errors::Shown) {
    Words words{warrant_, "verify"};
    words.insert(words.end(), options_.begin(), options_.end());
    words.insert(words.end(), extra.begin(), extra.end());
    words.push_back(path_.string());
    Outcome outcome = run(words, errors);
    if (outcome.crashed()) {
      std::string command;
      for (const std::string& word : words) command += " " + word;
      complain("crashed:" + command + "\n" + outcome.output);
    }
    return outcome;
  }

  void complain(const std::string& complaint) { complaints_ += complaint + "\n"; }

  void checkExpectations() {
    const Outcome outcome = warrant({"--expect"}, Errors::InOutput);
    if (outcome.status != 0) complain(outcome.output);
  }

  void checkJobs(const std::string& expected) {
    const Outcome outcome = warrant({"--format", "json", "--jobs", "2"});
    if (withoutTimes(outcome.output) != withoutTimes(expected)) {
      complain("--jobs 2 prints other JSON than one thread");
    }
  }

  void checkProbes(const std::map<std::string, Member>& members) {
    const auto probed = membersOf(warrant({"--format", "json", "--probe-exits"}).output);
    for (const auto& [name, member] : members) {
      if (member.verdict == "verified" && !member.isVacuous) checkPaths(name, probed);
      const bool hasExit = member.paths > 0 &&
                           (member.kind == "method" || member.kind == "constructor" || member.kind == "main");
      if (!hasExit || member.isVacuous || member.verdict != "verified") continue;
      const auto probe = probed.find(name);
      if (probe == probed.end() || probe->second.verdict == "verified") {
        complain(name + " verifies with `assert false` before its exits");
      }
    }
  }

  void checkPaths(const std::string& name, const std::map<std::string, Member>& probed) {
    const auto probe = probed.find(name);
    if (probe == probed.end()) return;
    for (const unsigned line : probe->second.vacuousLines)
      complain(name + ": what verifies behind line " + std::to_string(line) + " does so for want of cases");
  }

  // `members`: as the program's options say.
  void checkGhostModes(const std::map<std::string, Member>& members) {
    const auto explicitly =
        membersOf(warrant({"--format", "json", "--ghost=explicit", "--limit", tenthOfLimit}).output);
    const bool isInferred = std::ranges::none_of(
        options_, [](const std::string& option) { return option.starts_with("--ghost"); });
    const auto inferred =
        isInferred ? members : membersOf(warrant({"--format", "json", "--ghost=infer"}).output);
    for (const auto& [name, member] : explicitly) {
      const auto other = inferred.find(name);
      if (member.verdict == "verified" && (other == inferred.end() || other->second.verdict != "verified")) {
        complain(name + " verifies with --ghost=explicit, and not with --ghost=infer");
      }
    }
  }

  void checkCache(const Outcome& json) {
    const TemporaryFolder folder;
    const Words text{"-v", "--color", "always"}, asJson{"--format", "json"}, sarif{"--format", "sarif"};
    const auto runAsText = [&] { return warrant(text, Errors::Dropped); };
    const Outcome plain = runAsText(), plainSarif = warrant(sarif);
    setenv("WARRANT_CACHE", folder.path.c_str(), 1);
    // Cold; then what the members' verdicts make of another format; then whole runs.
    checkSame("a run that fills the cache", runAsText(), plain);
    for (const std::string round : {"known members", "a known run"}) {
      checkSame(round + " in JSON", warrant(asJson), json);
      checkSame(round + " in SARIF", warrant(sarif), plainSarif);
    }
    checkSame("a known run", runAsText(), plain);
    setenv("WARRANT_CACHE", "off", 1);
  }

  void checkSame(const std::string& name, const Outcome& outcome, const Outcome& expected) {
    if (outcome.status != expected.status ||
        withoutDurations(outcome.output) != withoutDurations(expected.output))
      complain(name + " prints something else:\n" + outcome.output);
  }

  std::string warrant_;
  fs::path path_;
  Words options_;
  std::string complaints_;
};

std::vector<fs::path> programsBelow(const fs::path& folder) {
  std::vector<fs::path> programs;
  for (auto entry = fs::recursive_directory_iterator(folder); entry != fs::end(entry); ++entry) {
    const bool isProgram = entry->path().extension() == ".program" && entry->is_directory();
    if (isProgram) entry.disable_recursion_pending();
    if (isProgram || (isSource(entry->path()) && entry->is_regular_file())) programs.push_back(entry->path());
  }
  std::ranges::sort(programs);
  return programs;
}

}  // namespace

int main(int argc, char** argv) {
  const bool isForCrashes = argc == 6 && std::string_view(argv[5]) == "crashes";
  const std::size_t part = argc < 5 ? 0 : std::strtoul(argv[3], nullptr, 10);
  const std::size_t parts = argc < 5 ? 0 : std::strtoul(argv[4], nullptr, 10);
  if (part >= parts || (argc != 5 && !isForCrashes)) {
    std::fprintf(stderr, "usage: regress_runner WARRANT FOLDER PART PARTS [crashes]\n");
    return 2;
  }
  setenv("WARRANT_CACHE", "off", 1);
  unsigned passed = 0, failed = 0;
  const std::vector<fs::path> programs = programsBelow(argv[2]);
  for (std::size_t index = part; index < programs.size(); index += parts) {
    Program program(argv[1], programs[index]);
    const std::string complaints = isForCrashes ? program.checkForCrashes(index % 3 == 0) : program.check();
    ++(complaints.empty() ? passed : failed);
    if (!complaints.empty()) std::printf("--- %s\n%s\n", programs[index].c_str(), complaints.c_str());
  }
  std::printf("%u passed, %u failed\n", passed, failed);
  return failed == 0 ? 0 : 1;
}
