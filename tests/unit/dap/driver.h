// A client of the adapter without streams.
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "dap/adapter.h"

namespace warrant::dap {

// Answers of the adapter, and the events behind them.
class Driver {
 public:
  explicit Driver(Open open)
      : adapter(
            std::move(open),
            [](const std::string& topic) {
              return topic == "W0101" ? std::optional<std::string>("the page\n") : std::nullopt;
            },
            [this](const std::string& message) { take(json::parse(message)); }, isCancelled) {}

  // The answer; its events are in `events`.
  json request(const std::string& command, json arguments = json::object());
  // The body of the answer, which must be a success.
  json body(const std::string& command, json arguments = json::object());
  // Why it was refused; empty: it was not.
  std::string refusal(const std::string& command, json arguments = json::object());
  // `initialize` and `launch`.
  void launch(json arguments = {{"program", "a.idf"}}, json client = json::object());
  // The body of the last event of that name, null: there is none.
  json event(const std::string& name) const;
  std::vector<std::string> eventNames() const;
  std::string output() const;
  // Of the first frame of a thread.
  json frame(unsigned thread = 1);
  json variables(const std::string& scope, unsigned thread = 1);

  std::atomic<bool> isCancelled = false;
  std::vector<json> events;
  std::size_t answers = 0;
  Adapter adapter;

 private:
  void take(json message);

  json answer_;
  std::int64_t seq_ = 0, lastSeq_ = 0;
};

// A program of one file, `a.idf`.
Program programOf(const std::string& text, const Launch& launch);
Open opening(std::string text);

}  // namespace warrant::dap
