// What the command line takes, as its own description has it: what completion and the man page are made of.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace warrant::cli {

// What a value is: one of some words, a directory, a source, a code of a message, or something else.
enum class ValueKind { None, Words, Directory, Source, Code, Other };

struct OptionDescription {
  std::vector<std::string> names;  // `-j`, `--jobs`; empty: an argument by its place
  std::string description;
  std::string value;  // `N`, `text|json`, `PATH`; empty for a flag
  ValueKind kind = ValueKind::None;
  std::vector<std::string> words;
  bool isRequired = false, isRepeated = false;
};

struct Command {
  std::string name, description;
  std::string footer;                      // examples and more, below headings that end with a colon
  std::vector<OptionDescription> options;  // without what is hidden
  std::vector<OptionDescription> arguments;
  std::vector<Command> commands;
};

Command describe(const CLI::App& app);

}  // namespace warrant::cli
