// The client: what is sent to it.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "dap/protocol/message.h"

namespace warrant::dap {

class Client {
 public:
  // Takes the text of a message.
  using Send = std::function<void(const std::string& message)>;

  explicit Client(Send send) : send_(std::move(send)) {}

  // The answer to a request, and then the events that it gave rise to.
  void respond(const Request& request, json body);
  void refuse(const Request& request, const std::string& message);
  // The same for what is no request.
  void refuse(const BadMessage& message);
  // Goes out behind the answer to the request that is being dealt with.
  void event(std::string name, json body = nullptr);
  // Goes out at once.
  void eventNow(std::string name, json body);

 private:
  void answer(const Request& request, json response);
  void send(json message);

  Send send_;
  std::int64_t sent_ = 0;
  std::vector<json> events_;
};

}  // namespace warrant::dap
