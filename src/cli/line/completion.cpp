#include "cli/line/completion.h"

#include <string_view>

namespace warrant::cli {
namespace {

std::string joined(const std::vector<std::string>& words, std::string_view between) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : std::string(between)) + word;
  return text;
}

// With a sign in front of each character that is one of `special`.
std::string escaped(std::string_view text, std::string_view special, std::string_view with = "\\") {
  std::string result;
  for (const char c : text) {
    if (special.find(c) != std::string_view::npos) result += with;
    result += c;
  }
  return result;
}

// Between single quotes of a shell.
std::string quotedForShell(std::string_view text) {
  std::string result = "'";
  for (const char c : text) result += c == '\'' ? "'\\''" : std::string(1, c);
  return result + "'";
}

std::string namesOf(const std::vector<OptionDescription>& options) {
  std::string names;
  for (const OptionDescription& option : options)
    names += (names.empty() ? "" : " ") + joined(option.names, " ");
  return names;
}

// --- bash

std::string bashValue(const OptionDescription& option) {
  switch (option.kind) {
    case ValueKind::None:
      return "";
    case ValueKind::Words:
      return "COMPREPLY=($(compgen -W " + quotedForShell(joined(option.words, " ")) + " -- \"$cur\"))";
    case ValueKind::Directory:
      return "compopt -o filenames; COMPREPLY=($(compgen -d -- \"$cur\"))";
    case ValueKind::Source:
      return "_warrant_sources";
    case ValueKind::Code:
      return "_warrant_codes";
    case ValueKind::Other:
      return "COMPREPLY=()";
  }
  return "";
}

std::string bashCommand(const Command& command) {
  std::string out = "  " + command.name + ")\n    case $prev in\n";
  for (const OptionDescription& option : command.options) {
    if (option.kind == ValueKind::None) continue;
    out += "    " + joined(option.names, "|") + ") " + bashValue(option) + "; return ;;\n";
  }
  out += "    esac\n    if [[ $cur == -* ]]; then\n      COMPREPLY=($(compgen -W " +
         quotedForShell(namesOf(command.options)) + " -- \"$cur\"))\n";
  if (!command.arguments.empty()) out += "    else\n      " + bashValue(command.arguments.front()) + "\n";
  return out + "    fi ;;\n";
}

constexpr const char* bashStart = R"bash(# bash completion for warrant, made by `warrant completion bash`

_warrant_sources() {
  compopt -o filenames
  COMPREPLY=($(compgen -d -- "$cur") $(compgen -f -- "$cur" | grep -E '\.(java|idf)$'))
}

_warrant_codes() {
  COMPREPLY=($(compgen -W "$(warrant explain 2>/dev/null | sed -n 's/^  \(W[0-9]*\) .*/\1/p')" -- "$cur"))
}

_warrant() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
  # `--ghost=infer` is three words here
  if [[ $cur == = ]]; then
    cur=
  elif [[ $prev == = ]]; then
    prev=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  if ((COMP_CWORD == 1)); then
)bash";

// --- zsh

std::string zshValue(const OptionDescription& option) {
  const std::string label = ":" + escaped(option.kind == ValueKind::Words ? "word" : option.value, ":") + ":";
  switch (option.kind) {
    case ValueKind::None:
      return "";
    case ValueKind::Words:
      return label + "(" + joined(option.words, " ") + ")";
    case ValueKind::Directory:
      return label + "_files -/";
    case ValueKind::Source:
      return label + "_files -g \"*.(java|idf)(-.)\"";
    case ValueKind::Code:
      return label + "($(_call_program codes warrant explain | sed -n \"s/^  \\(W[0-9]*\\) .*/\\1/p\"))";
    case ValueKind::Other:
      return label + " ";
  }
  return "";
}

std::string zshOption(const OptionDescription& option) {
  const std::string about = "[" + escaped(option.description, "[]:\\") + "]" + zshValue(option);
  std::string out;
  for (const std::string& name : option.names) {
    const bool isLong = name.starts_with("--");
    const std::string form = option.kind == ValueKind::None ? name : name + (isLong ? "=" : "+");
    out += " \\\n      " + quotedForShell("*" + form + about);
  }
  return out;
}

std::string zshOptions(const Command& command) {
  std::string out;
  for (const OptionDescription& option : command.options) out += zshOption(option);
  return out;
}

// --- fish

std::string fishValue(const OptionDescription& option) {
  switch (option.kind) {
    case ValueKind::None:
      return "";
    case ValueKind::Words:
      return " -x -a " + quotedForShell(joined(option.words, " "));
    case ValueKind::Directory:
      return " -x -a '(__fish_complete_directories)'";
    case ValueKind::Source:
      return " -k -a '(__fish_complete_suffix .java; __fish_complete_suffix .idf)'";
    case ValueKind::Code:
      return R"( -x -a '(warrant explain 2>/dev/null | string match -r -g "^  (W[0-9]+) ")')";
    case ValueKind::Other:
      return " -x";
  }
  return "";
}

std::string fishOption(const OptionDescription& option, const std::string& condition) {
  std::string out = "complete -c warrant -n " + quotedForShell(condition);
  for (const std::string& name : option.names) {
    const bool isLong = name.starts_with("--");
    out += (isLong ? " -l " : " -s ") + name.substr(isLong ? 2 : 1);
  }
  return out + fishValue(option) + (option.names.empty() ? "" : " -d " + quotedForShell(option.description)) +
         "\n";
}

}  // namespace

std::string bashCompletion(const Command& program) {
  std::string commands;
  for (const Command& command : program.commands) commands += (commands.empty() ? "" : " ") + command.name;
  std::string out = bashStart;
  out += "    local words=" + quotedForShell(commands) +
         "\n    [[ $cur == -* ]] && words=" + quotedForShell(namesOf(program.options)) +
         "\n    COMPREPLY=($(compgen -W \"$words\" -- \"$cur\"))\n    return\n  fi\n" +
         "  case ${COMP_WORDS[1]} in\n";
  for (const Command& command : program.commands) out += bashCommand(command);
  return out + "  esac\n}\n\ncomplete -F _warrant warrant\n";
}

std::string zshCompletion(const Command& program) {
  std::string out =
      "#compdef warrant\n# zsh completion for warrant, made by `warrant completion zsh`\n\n_warrant() {\n"
      "  local curcontext=$curcontext state line\n  local -a commands\n  commands=(\n";
  for (const Command& command : program.commands)
    out += "    " + quotedForShell(command.name + ":" + escaped(command.description, ":\\")) + "\n";
  out += "  )\n  _arguments -C" + zshOptions(program) +
         " \\\n      '1:command:->command' '*::argument:->argument'\n  case $state in\n"
         "  command) _describe command commands ;;\n  argument)\n    case $line[1] in\n";
  for (const Command& command : program.commands) {
    out += "    " + command.name + ") _arguments" + zshOptions(command);
    for (const OptionDescription& argument : command.arguments)
      out += " \\\n      " + quotedForShell("*" + zshValue(argument));
    out += " ;;\n";
  }
  return out + "    esac ;;\n  esac\n}\n\n_warrant \"$@\"\n";
}

std::string fishCompletion(const Command& program) {
  std::string out =
      "# fish completion for warrant, made by `warrant completion fish`\n\ncomplete -c warrant -f\n";
  for (const OptionDescription& option : program.options) out += fishOption(option, "__fish_use_subcommand");
  for (const Command& command : program.commands) {
    out += "complete -c warrant -n __fish_use_subcommand -a " + command.name + " -d " +
           quotedForShell(command.description) + "\n";
    const std::string condition = "__fish_seen_subcommand_from " + command.name;
    for (const auto* options : {&command.options, &command.arguments}) {
      for (const OptionDescription& option : *options) out += fishOption(option, condition);
    }
  }
  return out;
}

}  // namespace warrant::cli
