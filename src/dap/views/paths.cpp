#include "dap/views/paths.h"

#include <algorithm>
#include <set>

namespace warrant::dap {

Paths::Paths(const debug::Graph& graph, const debug::Views& views) : graph_(graph) {
  std::set<Node> onPaths;
  for (const Node end : graph.ends()) {
    const std::vector<Node> failures = graph.failuresOn(end);
    onPaths.insert(failures.begin(), failures.end());
    paths_.push_back({end, failures.empty() ? end : failures.front(), !failures.empty(), {}});
  }
  // What fails in a check before that of the body ends a path of its own.
  for (const Node failure : graph.failures()) {
    if (!onPaths.contains(failure)) paths_.push_back({failure, failure, true, {}});
  }
  if (paths_.empty()) paths_.push_back({graph.entry(), graph.entry(), false, {}});
  std::ranges::stable_partition(paths_, &Path::fails);
  unsigned number = 0;
  for (Path& path : paths_) {
    const std::string conditions = views.pathName(path.end);
    path.name = "path " + std::to_string(++number) + (path.fails ? " fails" : "");
    if (conditions != "always") path.name += ": " + conditions;
  }
}

const Path& Paths::operator[](std::int64_t number) const {
  if (number < 1 || number > size()) throw debug::Refused("there is no thread " + std::to_string(number));
  return paths_[static_cast<std::size_t>(number - 1)];
}

bool Paths::isOn(Node node, const Path& path) const {
  return node == path.end || graph_.isBefore(node, path.end);
}

unsigned Paths::of(Node node, unsigned preferred) const {
  for (std::optional<Node> at = node; at; at = graph_.previous(*at)) {
    if (preferred != 0 && isOn(*at, (*this)[preferred])) return preferred;
    const auto found = std::ranges::find_if(paths_, [&](const Path& path) { return isOn(*at, path); });
    if (found != paths_.end()) return static_cast<unsigned>(found - paths_.begin()) + 1;
  }
  return std::max(preferred, 1U);
}

}  // namespace warrant::dap
