#include "explore/tree.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "explore/print.h"

namespace warrant::explore {

using Json = nlohmann::ordered_json;
using symbex::Leaf;

namespace {

std::string labelOf(const Leaf& leaf) {
  std::string text = outcomeOf(leaf);
  for (const Leaf::Output& output : leaf.outputs) text += ", " + output.place + " = " + output.value;
  return text;
}

Json toJson(const TreeNode& node) {
  Json json = Json::object();
  if (!node.condition.empty()) {
    json["condition"] = node.condition;
    json["line"] = node.line;
  }
  if (node.leaf != nullptr) {
    json["pc"] = pathConditionOf(*node.leaf);
    json["leaf"] = labelOf(*node.leaf);
    json["statements"] = node.leaf->statements;
  }
  if (node.children.empty()) return json;
  json["children"] = Json::array();
  for (const TreeNode& child : node.children) json["children"].push_back(toJson(child));
  return json;
}

// --- DOT

std::string quoted(const std::string& text) {
  std::string quoted = "\"";
  for (const char c : text) quoted += (c == '"' || c == '\\' ? "\\" : "") + std::string(1, c);
  return quoted + "\"";
}

std::size_t addDot(const TreeNode& node, std::size_t& count, std::string& text) {
  const std::size_t number = count++;
  const bool isLeaf = node.leaf != nullptr;
  const std::string line = node.children.empty() ? "" : "line " + std::to_string(node.children.front().line);
  text += "  n" + std::to_string(number) + " [label=" + quoted(isLeaf ? labelOf(*node.leaf) : line) +
          (isLeaf ? ", shape=box" : "") + "];\n";
  for (const TreeNode& child : node.children) {
    const std::size_t below = addDot(child, count, text);
    text += "  n" + std::to_string(number) + " -> n" + std::to_string(below) +
            " [label=" + quoted(child.condition) + "];\n";
  }
  return number;
}

// --- SVG

std::string escaped(const std::string& text) {
  std::string escaped;
  for (const char c : text) {
    escaped += c == '<'   ? "&lt;"
               : c == '>' ? "&gt;"
               : c == '&' ? "&amp;"
               : c == '"' ? "&quot;"
                          : std::string(1, c);
  }
  return escaped;
}

// From left to right, a line for each leaf: so that texts stand beside each other.
class Picture {
 public:
  std::string draw(const TreeNode& root) {
    (void)place(root, 0);
    const int width = widest_ + margin, height = leaves_ * row + margin;
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + std::to_string(width) + "\" height=\"" +
           std::to_string(height) + "\" font-family=\"monospace\" font-size=\"12\">\n" + text_ + "</svg>\n";
  }

 private:
  static constexpr int row = 30, letter = 8, margin = 20;

  static int widthOf(const std::string& text) { return static_cast<int>(text.size()) * letter + 2 * margin; }

  void add(const std::string& element) { text_ += "  " + element + "\n"; }
  void write(int x, int y, const std::string& text) {
    add("<text x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) + "\">" + escaped(text) + "</text>");
    widest_ = std::max(widest_, x + widthOf(text));
  }
  // The height at which the node stands: in the middle of its leaves.
  int place(const TreeNode& node, int x) {
    if (node.children.empty()) {
      const int y = margin + leaves_++ * row;
      if (node.leaf != nullptr) write(x + margin / 2, y + 4, labelOf(*node.leaf));
      return y;
    }
    int widest = 0;
    for (const TreeNode& child : node.children) widest = std::max(widest, widthOf(child.condition));
    std::vector<int> heights;
    for (const TreeNode& child : node.children) heights.push_back(place(child, x + widest));
    const int y = (heights.front() + heights.back()) / 2;
    for (std::size_t index = 0; index < heights.size(); ++index) {
      const std::string to = std::to_string(heights[index]);
      add("<path d=\"M" + std::to_string(x + 4) + " " + std::to_string(y) + " V" + to + " H" +
          std::to_string(x + widest - 4) + "\" fill=\"none\" stroke=\"black\"/>");
      write(x + margin / 2, heights[index] - 4, node.children[index].condition);
    }
    add("<circle cx=\"" + std::to_string(x + 4) + "\" cy=\"" + std::to_string(y) + "\" r=\"4\"/>");
    return y;
  }

  std::string text_;
  int leaves_ = 0, widest_ = 0;
};

}  // namespace

TreeNode treeOf(const std::vector<Leaf>& leaves) {
  TreeNode root;
  for (const Leaf& leaf : leaves) {
    TreeNode* at = &root;
    for (const Leaf::Decision& decision : leaf.decisions) {
      // Leaves of one node need not come one after the other: that depends on the order of exploration.
      const auto known = std::ranges::find_if(at->children, [&](const TreeNode& child) {
        return child.condition == decision.condition && child.leaf == nullptr;
      });
      const bool isNew = known == at->children.end();
      if (isNew) at->children.push_back({.condition = decision.condition, .line = decision.line});
      at = isNew ? &at->children.back() : &*known;
    }
    at->leaf = &leaf;
  }
  return root;
}

std::string toText(const TreeNode& root, TreeFormat format) {
  if (format == TreeFormat::Json)
    return toJson(root).dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
  if (format == TreeFormat::Svg) return Picture().draw(root);
  std::string text = "digraph tree {\n  node [shape=circle, fontname=monospace];\n";
  std::size_t count = 0;
  (void)addDot(root, count, text);
  return text + "}\n";
}

}  // namespace warrant::explore
