// Every command is in the help, and has a script.
#include "debug/console/console.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "debug/console/commands.h"
#include "unit/debug/support.h"

namespace warrant::debug {
namespace {

Console console() {
  return Console(
      Session(inputOf("class A { int x; void m(int number) requires acc(x); { x := number; } }")), false,
      [](const std::string& topic) { return topic == "W0101" ? std::optional("the page\n") : std::nullopt; });
}

TEST_CASE("every command has a script among the golden ones") {
  std::string scripts;
  for (const auto& file : std::filesystem::directory_iterator(WARRANT_DEBUG_SCRIPTS)) {
    if (file.path().extension() != ".txt") continue;
    std::ostringstream text;
    text << std::ifstream(file.path()).rdbuf();
    scripts += "\n" + text.str();
  }
  for (const Command& command : commands()) {
    CAPTURE(command.name);
    const std::string name(command.name);
    const bool isUsed =
        scripts.find("\n" + name) != std::string::npos || scripts.find("; " + name) != std::string::npos;
    CHECK(isUsed);
  }
}

TEST_CASE("completion knows commands, variables, chunks and members") {
  const Console shown = console();
  CHECK(shown.completions("whe") == std::vector<std::string>{"where"});
  CHECK(shown.completions("print num") == std::vector<std::string>{"number"});
  CHECK(shown.completions("break consume this") == std::vector<std::string>{"this", "this.x"});
  CHECK(shown.completions("verify A.") == std::vector<std::string>{"A.m"});
  CHECK(shown.completions("step; bac") == std::vector<std::string>{"back"});
}

TEST_CASE("a problem names its command, and what follows is done") {
  Console shown = console();
  const Console::Answer answer = shown.execute("nonsense 1; locals");
  REQUIRE(answer.problems.size() == 1);
  CHECK(answer.problems[0].starts_with("`nonsense 1`: "));
  CHECK(answer.text.find("number") != std::string::npos);
  CHECK(shown.execute("explain W0101").text == "the page\n");
  CHECK(shown.execute("explain W9999").problems.size() == 1);
}

}  // namespace
}  // namespace warrant::debug
