#include "cli/line/man_page.h"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <string_view>

#include "support/version.h"

namespace warrant::cli {
namespace {

// Text that the formatter takes as it stands.
std::string literal(std::string_view text) {
  std::string result = text.starts_with('.') || text.starts_with('\'') ? "\\&" : "";
  for (const char c : text) result += c == '\\' ? "\\e" : c == '-' ? "\\-" : std::string(1, c);
  return result;
}

std::string bold(std::string_view text) { return "\\fB" + literal(text) + "\\fR"; }
std::string slanted(std::string_view text) { return "\\fI" + literal(text) + "\\fR"; }

// `\fB--jobs\fR, \fB-j\fR \fIN\fR`
std::string tagOf(const OptionDescription& option) {
  std::string tag;
  for (const std::string& name : option.names) tag += (tag.empty() ? "" : ", ") + bold(name);
  if (!option.value.empty()) tag += (tag.empty() ? "" : " ") + slanted(option.value);
  return tag;
}

std::string optionsOf(const Command& command) {
  std::string out;
  for (const auto* options : {&command.arguments, &command.options}) {
    for (const OptionDescription& option : *options)
      out += ".TP\n" + tagOf(option) + "\n" + literal(option.description) + "\n";
  }
  return out;
}

std::string synopsisOf(const std::string& program, const Command& command) {
  std::string line = bold(program) + " " + bold(command.name) + " [" + slanted("options") + "]";
  for (const OptionDescription& argument : command.arguments) {
    const std::string value = slanted(argument.value) + (argument.isRepeated ? " ..." : "");
    line += argument.isRequired ? " " + value : " [" + value + "]";
  }
  return line + "\n";
}

std::string upperCase(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::toupper(c); });
  return text;
}

// A section for each heading, `Examples:`, with the lines below it as they stand.
std::string sectionsOf(const std::string& footer) {
  std::string out;
  bool isOpen = false;
  std::istringstream lines(footer);
  for (std::string line; std::getline(lines, line);) {
    if (line.ends_with(':') && !line.starts_with(' ')) {
      line.pop_back();
      out += (isOpen ? ".fi\n" : "") + std::string(".SH ") + literal(upperCase(line)) + "\n.nf\n";
      isOpen = true;
    } else if (!line.empty()) {
      out += literal(line.substr(std::min(line.find_first_not_of(' '), line.size()))) + "\n";
    }
  }
  return out + (isOpen ? ".fi\n" : "");
}

}  // namespace

std::string manPage(const Command& program) {
  std::string out = ".TH " + upperCase(program.name) + " 1 \"\" \"" + program.name + " " +
                    std::string(support::version()) + "\" \"User Commands\"\n.SH NAME\n" +
                    literal(program.name) + " \\- a program verifier for Java\n.SH SYNOPSIS\n.nf\n";
  for (const Command& command : program.commands) out += synopsisOf(program.name, command);
  out += ".fi\n.SH DESCRIPTION\n" + literal(program.description) + "\n" + optionsOf(program);
  for (const Command& command : program.commands) {
    out += ".SH " + literal(upperCase(program.name + " " + command.name)) + "\n" +
           literal(command.description) + ".\n" + optionsOf(command);
  }
  return out + sectionsOf(program.footer) + ".SH ENVIRONMENT\n.TP\n" + bold("NO_COLOR") +
         "\nWhere it is set and not empty, nothing is coloured.\n";
}

}  // namespace warrant::cli
