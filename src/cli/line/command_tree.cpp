#include "cli/line/command_tree.h"

#include <CLI/CLI.hpp>
#include <sstream>

namespace warrant::cli {
namespace {

ValueKind kindOf(const std::string& value) {
  if (value.empty()) return ValueKind::None;
  if (value.find('|') != std::string::npos) return ValueKind::Words;
  if (value == "DIR") return ValueKind::Directory;
  if (value == "PATH") return ValueKind::Source;
  return value == "CODE" ? ValueKind::Code : ValueKind::Other;
}

std::vector<std::string> split(const std::string& text, char sign) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, sign);) parts.push_back(part);
  return parts;
}

OptionDescription describe(const CLI::Option& option) {
  OptionDescription result;
  for (const std::string& name : option.get_snames()) result.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) result.names.push_back("--" + name);
  result.description = option.get_description();
  const bool takesValue = option.get_items_expected_max() > 0;
  if (takesValue) result.value = option.get_positional() ? option.get_name() : option.get_type_name();
  result.kind = kindOf(result.value);
  if (result.kind == ValueKind::Words) result.words = split(result.value, '|');
  result.isRequired = option.get_required();
  result.isRepeated = option.get_items_expected_max() > 1;
  return result;
}

}  // namespace

Command describe(const CLI::App& app) {
  Command result{app.get_name(), app.get_description(), app.get_footer(), {}, {}, {}};
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_group().empty()) continue;
    (option->get_positional() ? result.arguments : result.options).push_back(describe(*option));
  }
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    if (!command->get_group().empty()) result.commands.push_back(describe(*command));
  }
  return result;
}

}  // namespace warrant::cli
