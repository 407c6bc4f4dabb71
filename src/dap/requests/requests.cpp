#include "dap/requests/requests.h"

#include <algorithm>

namespace warrant::dap {

const Handler* handlerOf(std::string_view command) {
  for (const auto group :
       {lifecycleRequests(), breakpointRequests(), movingRequests(), stateRequests(), askingRequests()}) {
    const auto found = std::ranges::find(group, command, &Handler::command);
    if (found != group.end()) return &*found;
  }
  return nullptr;
}

}  // namespace warrant::dap
