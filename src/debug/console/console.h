// A session by commands: text in, text out.
#pragma once

#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "debug/session.h"
#include "debug/views.h"
#include "report/style.h"

namespace warrant::debug {

// What is said of each statement that is passed.
struct Tracing {
  bool number = false, source = false, values = false, rules = false, heap = false;
  std::set<std::uint32_t> lines{};  // empty: all

  bool isOn() const { return number || source || values || rules || heap; }
};

class Console {
 public:
  // The page of `warrant explain` on a topic; nothing where there is none.
  using Explain = std::function<std::optional<std::string>(const std::string& topic)>;

  Console(Session session, bool colour, Explain explain);

  struct Answer {
    std::string text;
    std::vector<std::string>
        problems;  // of commands that were not understood or not possible, with their names
  };
  // Does the commands of the line.
  Answer execute(std::string_view line);
  bool isOver() const { return isOver_; }
  // How many steps of the member fail, on how many paths.
  std::string summary() const;
  // That, and where the session begins.
  std::string greeting() const;
  // What may stand for the last word of the line.
  std::vector<std::string> completions(std::string_view line) const;

  // --- for the commands (commands.h)
  Session session;
  const report::Style style;
  const Views views;
  Tracing tracing;
  const Explain explain;
  void quit() { isOver_ = true; }
  // What a movement passed, if that is traced, and where it ended.
  std::string tell(const Stop& stop) const;

 private:
  bool isOver_ = false;
};

}  // namespace warrant::debug
