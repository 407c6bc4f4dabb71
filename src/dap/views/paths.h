// The paths of a run, which are the threads of the protocol.
#pragma once

#include <string>
#include <vector>

#include "debug/views.h"

namespace warrant::dap {

using debug::Node;

struct Path {
  Node end = 0;
  Node shown = 0;  // where it is looked at first: its first failure, otherwise its end
  bool fails = false;
  std::string name;  // `path 2 fails: n < 0`
};

// Numbered from 1, those that fail first. There is at least one.
class Paths {
 public:
  Paths(const debug::Graph& graph, const debug::Views& views);

  unsigned size() const { return static_cast<unsigned>(paths_.size()); }
  // Throws Refused where there is none of that number.
  const Path& operator[](std::int64_t number) const;
  // The one that the step is on, or is looked at from: `preferred` if that is one.
  unsigned of(Node node, unsigned preferred) const;

 private:
  bool isOn(Node node, const Path& path) const;

  const debug::Graph& graph_;
  std::vector<Path> paths_;
};

}  // namespace warrant::dap
