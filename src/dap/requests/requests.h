// The requests that are understood: one table.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "dap/adapter.h"

namespace warrant::dap {

// What must have come before.
enum class Needs : std::uint8_t { Nothing, Initialized, Session };

struct Handler {
  std::string_view command;
  Needs needs;
  // Does it, and returns the body of the answer; null: it has none. Throws Refused.
  json (*run)(Adapter& adapter, const Arguments& arguments);
};

std::span<const Handler> lifecycleRequests();
std::span<const Handler> breakpointRequests();
std::span<const Handler> movingRequests();
std::span<const Handler> stateRequests();
std::span<const Handler> askingRequests();

// Null where there is none.
const Handler* handlerOf(std::string_view command);

}  // namespace warrant::dap
