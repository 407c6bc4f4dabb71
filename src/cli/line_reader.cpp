#include "cli/line_reader.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <utility>

#ifdef WARRANT_EDITLINE
#include <editline/readline.h>
#endif

namespace warrant::cli {
namespace {

LineReader::Complete& completion() {
  static LineReader::Complete complete;  // libedit's functions take no data of the caller's
  return complete;
}

#ifdef WARRANT_EDITLINE
// libedit asks for one after the other, and frees each.
char* nextCompletion(const char*, int isNotFirst) {
  static std::vector<std::string> found;
  if (isNotFirst == 0) {
    found = completion()(std::string_view(rl_line_buffer).substr(0, static_cast<std::size_t>(rl_point)));
    std::ranges::reverse(found);
  }
  if (found.empty()) return nullptr;
  const std::string next = std::move(found.back());
  found.pop_back();
  return strdup(next.c_str());
}

char** completeWord(const char* text, int, int) {
  rl_attempted_completion_over = 1;  // names of files are of no use here
  return rl_completion_matches(text, nextCompletion);
}
#endif

std::size_t rowsOfTerminal() {
  winsize size{};
  const bool isKnown = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 2;
  return isKnown ? size.ws_row : 0;
}

}  // namespace

LineReader::LineReader(Complete complete) {
  completion() = std::move(complete);
#ifdef WARRANT_EDITLINE
  rl_readline_name = const_cast<char*>("warrant");
  rl_attempted_completion_function = completeWord;
  rl_completer_word_break_characters = const_cast<char*>(" ;(");
  rl_initialize();
  using_history();
#endif
}

std::optional<std::string> LineReader::next(const std::string& prompt) {
#ifdef WARRANT_EDITLINE
  char* const read = readline(prompt.c_str());
  if (read == nullptr) return std::nullopt;
  std::string line = read;
  std::free(read);
  if (!line.empty()) add_history(line.c_str());
  return line;
#else
  std::cout << prompt << std::flush;
  std::string line;
  if (!std::getline(std::cin, line)) return std::nullopt;
  return line;
#endif
}

void writePaged(const std::string& text) {
  const bool isTerminal = isatty(STDOUT_FILENO) != 0 && isatty(STDIN_FILENO) != 0;
  const std::size_t rows = isTerminal ? rowsOfTerminal() : 0;
  std::size_t start = 0, shown = 0;
  while (rows != 0 && start < text.size()) {
    const std::size_t end = std::min(text.find('\n', start), text.size() - 1) + 1;
    std::cout << text.substr(start, end - start);
    start = end;
    if (++shown + 1 < rows || start == text.size()) continue;
    std::cout << "-- more: Enter; enough: q -- " << std::flush;
    std::string answer;
    if (!std::getline(std::cin, answer) || answer.starts_with('q')) return;
    shown = 0;
  }
  std::cout << text.substr(start) << std::flush;
}

}  // namespace warrant::cli
