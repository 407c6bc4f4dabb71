// Runs `warrant verify` as a user would, whole process, and prints what it cost: the median of some runs.
// Fails where an example takes longer than its goal.
#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "bench/generators.h"
#include "bench/growth.h"

namespace {

struct Benchmark {
  std::string name;
  std::function<std::string()> program;  // none: the options name the files
  std::vector<std::string> options = {};
  double goal = 0;  // milliseconds; 0: none
};

constexpr double goalOfExamples = 200;

struct Measure {
  double wall = 0, cpu = 0;  // milliseconds
  double memory = 0;         // MB, peak
  int status = 0;
};

std::vector<Benchmark> benchmarks() {
  using namespace warrant::bench;
  std::vector<Benchmark> all;
  const auto add = [&](const std::string& name, unsigned n, std::string (*make)(unsigned),
                       std::vector<std::string> options = {}) {
    all.push_back({name + " n=" + std::to_string(n), [=] { return make(n); }, std::move(options)});
  };
  all.push_back({"cell", cell});
  for (const unsigned n : {1u, 10u, 14u, 100u, 1000u, 2000u, 5000u, 10000u}) add("figure11", n, figure11);
  for (const unsigned n : {10u, 100u, 1000u}) add("create-set-assert", n, createSetAssert);
  for (const unsigned n : {10u, 100u, 1000u}) add("bare-fields", n, bareFields);
  for (const unsigned n : {4u, 8u, 12u, 16u}) add("independent-ifs", n, independentIfs, {"--joins", "off"});
  add("independent-ifs-joined", 1000, independentIfs);
  add("counting-ifs-joined", 1000, countingIfs, {"--dialect", "java"});
  add("sequential-tries", 300, sequentialTries);
  add("straight-line", 20000, straightLine);
  add("many-classes", 2000, manyClasses, {"--jobs", "1"});
  add("many-classes-2-jobs", 2000, manyClasses, {"--jobs", "2"});
  return all;
}

// Each family at two sizes: how much more the larger one costs is what it is about.
std::vector<Benchmark> growth() {
  std::vector<Benchmark> all;
  for (const auto& [name, size, program] : warrant::bench::growthFamilies()) {
    for (const unsigned n : {size, 2 * size}) {
      all.push_back({std::string(name) + " n=" + std::to_string(n),
                     [make = program, n] { return make(n); },
                     {"--dialect", "java", "--jobs", "1"}});
    }
  }
  return all;
}

// The examples: a file, or a folder that is one program; the wrong twins and the figures are not timed.
void addExamples(std::vector<Benchmark>& all, const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    const bool isProgram = entry.is_directory() ? name != "wrong" && name != "paper" && name != "tutorial"
                                                : entry.path().extension() == ".java";
    if (isProgram) paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  for (const auto& path : paths) {
    all.push_back({"examples/" + path.filename().string(), {}, {path.string()}, goalOfExamples});
  }
}

// Runs the command with its output into `output`.
Measure run(const std::vector<std::string>& command, const std::string& output) {
  std::vector<char*> arguments;
  for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t redirection;  // not fork, which copies what this process has mapped
  posix_spawn_file_actions_init(&redirection);
  posix_spawn_file_actions_addopen(&redirection, STDOUT_FILENO, output.c_str(), O_WRONLY | O_CREAT | O_TRUNC,
                                   0666);
  const auto start = std::chrono::steady_clock::now();
  pid_t child = 0;
  const bool isStarted =
      posix_spawn(&child, arguments[0], &redirection, nullptr, arguments.data(), environ) == 0;
  posix_spawn_file_actions_destroy(&redirection);
  if (!isStarted) return {0, 0, 0, 127};
  int status = 0;
  rusage usage{};
  wait4(child, &status, 0, &usage);
  const auto milliseconds = [](const timeval& time) { return 1e3 * time.tv_sec + 1e-3 * time.tv_usec; };
  return {std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count(),
          milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime), usage.ru_maxrss / 1024.0,
          WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status)};
}

struct Counts {
  std::uint64_t paths = 0, native = 0, solver = 0;
  double solverMilliseconds = 0;
};

Counts countsOf(const std::string& output) {
  std::ifstream file(output);
  const auto document = nlohmann::json::parse(file, nullptr, false);
  Counts counts;
  if (document.is_discarded()) return counts;
  for (const auto& source : document["files"]) {
    for (const auto& member : source["members"]) {
      counts.paths += member["stats"]["paths"].get<std::uint64_t>();
      counts.native += member["stats"]["nativeQueries"].get<std::uint64_t>();
      counts.solver += member["stats"]["solverQueries"].get<std::uint64_t>();
      counts.solverMilliseconds += 1e3 * member["stats"]["solverSeconds"].get<double>();
    }
  }
  return counts;
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::cerr << "usage: bench WARRANT EXAMPLES [--growth] [--runs N] [NAME…]\n";
    return 3;
  }
  unsigned runs = 5;
  bool isOfGrowth = false;
  std::vector<std::string> names;
  for (int index = 3; index < argc; ++index) {
    if (std::string(argv[index]) == "--growth") {
      isOfGrowth = true;
    } else if (std::string(argv[index]) == "--runs" && index + 1 < argc) {
      runs = std::max(1, std::atoi(argv[++index]));
    } else {
      names.emplace_back(argv[index]);
    }
  }
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("warrant-bench-" + std::to_string(getpid()));
  std::filesystem::create_directories(folder);
  std::printf("%-28s %10s %10s %10s %9s %10s %8s %7s %7s\n", "benchmark", "wall ms", "cpu ms", "peak MB",
              "paths", "native", "Z3", "Z3 ms", "status");
  bool areGoalsMet = true;
  std::vector<Benchmark> all = isOfGrowth ? growth() : benchmarks();
  if (!isOfGrowth) addExamples(all, argv[2]);
  for (const Benchmark& benchmark : all) {
    const bool isWanted =
        names.empty() || std::any_of(names.begin(), names.end(), [&](const std::string& name) {
          return benchmark.name.starts_with(name);
        });
    if (!isWanted) continue;
    const std::string file = (folder / "program.idf").string();
    const std::string output = (folder / "output.json").string();
    if (benchmark.program) std::ofstream(file) << benchmark.program();
    std::vector<std::string> command{argv[1], "verify", "--cache", "off"};
    command.insert(command.end(), benchmark.options.begin(), benchmark.options.end());
    std::vector<double> wall, cpu, memory;
    int status = 0;
    for (unsigned index = 0; index < runs; ++index) {
      std::vector<std::string> plain = command;
      if (benchmark.program) plain.push_back(file);
      const Measure measure = run(plain, output);
      wall.push_back(measure.wall);
      cpu.push_back(measure.cpu);
      memory.push_back(measure.memory);
      status = measure.status;
    }
    command.insert(command.end(), {"--format", "json", "--stats"});
    if (benchmark.program) command.push_back(file);
    (void)run(command, output);
    const Counts counts = countsOf(output);
    const bool isMet = benchmark.goal == 0 || median(wall) <= benchmark.goal;
    std::printf("%-28s %10.1f %10.1f %10.1f %9llu %10llu %8llu %7.1f %7d%s\n", benchmark.name.c_str(),
                median(wall), median(cpu), median(memory), static_cast<unsigned long long>(counts.paths),
                static_cast<unsigned long long>(counts.native),
                static_cast<unsigned long long>(counts.solver), counts.solverMilliseconds, status,
                isMet ? "" : "  over its goal");
    areGoalsMet = areGoalsMet && isMet;
    std::fflush(stdout);
  }
  std::filesystem::remove_all(folder);
  return areGoalsMet ? 0 : 1;
}
