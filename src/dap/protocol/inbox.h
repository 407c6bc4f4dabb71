// What came from the client and was not dealt with yet. One thread puts in, another takes out.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <set>
#include <string>
#include <variant>

#include "dap/protocol/message.h"

namespace warrant::dap {

// Nothing comes any more.
struct InputEnd {
  std::string problem{};  // what is wrong with how it ended; empty: nothing
  bool isBroken = false;  // what came was no message
};

class Inbox {
 public:
  using Item = std::variant<Request, BadMessage, InputEnd>;

  // A request to cancel another one takes effect at once, and is an item as the others are.
  void put(Item item);
  // The next one, as soon as there is one.
  Item take();
  // Whether the request that was taken last is to be stopped.
  const std::atomic<bool>& isCancelled() const { return isCancelled_; }

 private:
  void cancel(const Request& request);

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Item> items_;
  std::set<std::int64_t> cancelled_;  // of those that were not taken yet
  std::int64_t current_ = 0;
  std::atomic<bool> isCancelled_ = false;
};

// How the progress of a request is named, and which request it is of; 0: of none.
std::string progressOf(std::int64_t request);
std::int64_t requestOf(const std::string& progress);

}  // namespace warrant::dap
