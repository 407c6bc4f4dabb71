#include "dap/protocol/inbox.h"

#include <algorithm>
#include <charconv>
#include <string_view>

#include "debug/run.h"

namespace warrant::dap {
namespace {

constexpr std::string_view progressName = "request ";

// Which request is to be stopped; 0: it does not say that of any.
std::int64_t cancelledBy(const Request& request) {
  const Arguments arguments = request.arguments();
  try {
    if (arguments.has("requestId")) return arguments.number("requestId");
    return requestOf(arguments.textOr("progressId", ""));
  } catch (const debug::Refused&) {
    return 0;
  }
}

}  // namespace

std::string progressOf(std::int64_t request) { return std::string(progressName) + std::to_string(request); }

std::int64_t requestOf(const std::string& progress) {
  std::int64_t request = 0;
  if (progress.starts_with(progressName))
    std::from_chars(progress.data() + progressName.size(), progress.data() + progress.size(), request);
  return request;
}

void Inbox::cancel(const Request& request) {
  const std::int64_t wanted = cancelledBy(request);
  if (wanted == 0) return;
  if (wanted == current_) isCancelled_ = true;
  const bool isWaiting = std::ranges::any_of(items_, [&](const Item& item) {
    const auto* const other = std::get_if<Request>(&item);
    return other != nullptr && other->seq == wanted;
  });
  if (isWaiting) cancelled_.insert(wanted);
}

void Inbox::put(Item item) {
  {
    const std::lock_guard lock(mutex_);
    const auto* const request = std::get_if<Request>(&item);
    if (request != nullptr && request->command == "cancel") cancel(*request);
    items_.push_back(std::move(item));
  }
  changed_.notify_one();
}

Inbox::Item Inbox::take() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return !items_.empty(); });
  Item item = std::move(items_.front());
  items_.pop_front();
  const auto* const request = std::get_if<Request>(&item);
  current_ = request == nullptr ? 0 : request->seq;
  isCancelled_ = cancelled_.erase(current_) > 0;
  return item;
}

}  // namespace warrant::dap
