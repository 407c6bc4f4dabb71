// The files of --dump-smt are answered by Z3's own reader as the query was.
#include <dlfcn.h>
#include <doctest/doctest.h>
#include <z3.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "random_terms.h"
#include "smt/path/path_condition.h"

using namespace warrant::smt;
using warrant::smt::test::RandomTerms;

namespace {

template <class Function>
Function load(const char* name) {
  static void* const library = dlopen("libz3.so.4", RTLD_LAZY | RTLD_LOCAL);
  REQUIRE(library != nullptr);
  return reinterpret_cast<Function>(dlsym(library, name));
}

std::string run(const std::string& script) {
  const Z3_config config = load<decltype(&Z3_mk_config)>("Z3_mk_config")();
  const Z3_context context = load<decltype(&Z3_mk_context)>("Z3_mk_context")(config);
  const auto evaluate = load<decltype(&Z3_eval_smtlib2_string)>("Z3_eval_smtlib2_string");
  const std::string answer = evaluate(context, script.c_str());
  load<decltype(&Z3_del_context)>("Z3_del_context")(context);
  load<decltype(&Z3_del_config)>("Z3_del_config")(config);
  return answer;
}

std::string read(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

struct Directory {
  std::filesystem::path path = std::filesystem::temp_directory_path() / "warrant-dump-test";
  Directory() { std::filesystem::create_directories(path); }
  ~Directory() { std::filesystem::remove_all(path); }
};

}  // namespace

TEST_CASE("dumped queries have the answers that were given") {
  const Directory directory;
  unsigned files = 0;
  for (unsigned seed = 0; seed < 40; ++seed) {
    TermFactory terms;
    RandomTerms random(terms, seed);
    SolverOptions options;
    options.dumpDirectory = directory.path.string();
    options.dumpPrefix = "seed" + std::to_string(seed);
    Term described;
    options.describe = [&](Term goal) {
      described = goal;
      return std::string("; a comment\n");
    };
    PathCondition path(terms, options);
    std::uint64_t asked = 0;
    for (unsigned step = 0; step < 8; ++step) {
      if (random.chance(30)) path.push();
      path.assume(random.formula(2));
      const Term goal = random.formula(2);
      const Answer answer = path.entails(goal, Purpose::Obligation);
      if (path.statistics().solverQueries() == asked) continue;
      char name[64];
      std::snprintf(name, sizeof name, "seed%u-%04u.smt2", seed, static_cast<unsigned>(++asked));
      const std::string script = read(directory.path / name);
      CAPTURE(script);
      CHECK(script.starts_with("; a comment\n"));
      CHECK((described == goal));
      if (answer == Answer::Yes) CHECK(run(script) == "unsat\n");
      if (answer == Answer::No) CHECK(run(script) == "sat\n");
      ++files;
    }
  }
  CHECK(files > 2);
}

TEST_CASE("a directory that cannot be written to changes no answer") {
  TermFactory terms;
  SolverOptions options;
  options.dumpDirectory = "/nonexistent";
  PathCondition path(terms, options);
  const Term x = terms.fresh(Sort::Int, "x|"), y = terms.fresh(Sort::Int, "");
  path.assume(terms.lessOrEqual(terms.add(x, y), terms.integer(10)));
  path.assume(terms.lessOrEqual(terms.integer(4), x));
  CHECK(path.entails(terms.lessOrEqual(y, terms.integer(6)), Purpose::Obligation) == Answer::Yes);
}
