// The execution tree (King, Figure 6): a node for each condition at which paths part, and the leaves.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "explore/exploration.h"

namespace warrant::explore {

struct TreeNode {
  std::string condition;   // of the arc that leads here; empty: it is the root
  std::uint32_t line = 0;  // where it was open
  const symbex::Leaf* leaf = nullptr;
  std::vector<TreeNode> children = {};
};

// The leaves by the conditions on the way to each, in the order in which they were found.
TreeNode treeOf(const std::vector<symbex::Leaf>& leaves);

enum class TreeFormat : std::uint8_t { Svg, Dot, Json };
std::string toText(const TreeNode& root, TreeFormat format);

}  // namespace warrant::explore
