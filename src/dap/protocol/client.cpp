#include "dap/protocol/client.h"

#include <utility>

namespace warrant::dap {

void Client::send(json message) {
  message["seq"] = ++sent_;
  send_(toText(message));
}

void Client::answer(const Request& request, json response) {
  response["type"] = "response";
  response["request_seq"] = request.seq;
  response["command"] = request.command;
  send(std::move(response));
  for (json& event : std::exchange(events_, {})) send(std::move(event));
}

void Client::respond(const Request& request, json body) {
  json response{{"success", true}};
  if (!body.is_null()) response["body"] = std::move(body);
  answer(request, std::move(response));
}

void Client::refuse(const Request& request, const std::string& message) {
  const json error{{"id", 1}, {"format", message}, {"showUser", true}};
  answer(request, {{"success", false}, {"message", message}, {"body", {{"error", error}}}});
}

void Client::refuse(const BadMessage& message) { refuse(Request{.seq = message.seq}, message.what()); }

namespace {

json eventOf(std::string name, json body) {
  json event{{"type", "event"}, {"event", std::move(name)}};
  if (!body.is_null()) event["body"] = std::move(body);
  return event;
}

}  // namespace

void Client::event(std::string name, json body) {
  events_.push_back(eventOf(std::move(name), std::move(body)));
}

void Client::eventNow(std::string name, json body) { send(eventOf(std::move(name), std::move(body))); }

}  // namespace warrant::dap
