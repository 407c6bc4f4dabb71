// A client on two streams.
#pragma once

#include <string_view>
#include <thread>

#include "dap/protocol/inbox.h"

namespace warrant::dap {

// Reads on a thread of its own, so that a request can be stopped while it is dealt with.
class Connection {
 public:
  // File descriptors, which must stay open as long. Throws std::system_error where they are closed.
  Connection(int in, int out);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  Inbox& inbox() { return inbox_; }
  // Sends a message, unless the client is gone. SIGPIPE must be ignored.
  void send(std::string_view message);
  bool isGone() const { return isGone_; }

 private:
  void read();
  bool waitForInput() const;

  int in_, out_;
  int wake_[2];  // a pipe: its end tells the reading thread to end
  bool isGone_ = false;
  Inbox inbox_;
  std::thread reader_;
};

}  // namespace warrant::dap
