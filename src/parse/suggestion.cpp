#include "parse/suggestion.h"

#include <algorithm>

namespace warrant::ast {
namespace {

// Insertions, deletions, replacements and swaps of neighbours that make one word of the other.
std::size_t editDistance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> beforeLast, last(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, replaced});
      const bool isSwap = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (isSwap) row[j] = std::min(row[j], beforeLast[j - 2] + 1);
    }
    beforeLast = last;
    std::swap(last, row);
  }
  return last[b.size()];
}

}  // namespace

std::string_view nearest(std::string_view name, const std::vector<std::string_view>& candidates) {
  constexpr std::size_t mostCandidates = 2000, longestName = 60;
  if (candidates.size() > mostCandidates || name.size() > longestName) return {};
  const std::size_t farthest = name.size() <= 2 ? 0 : name.size() <= 5 ? 1 : 2;
  std::string_view found;
  std::size_t smallest = farthest + 1;
  for (const std::string_view candidate : candidates) {
    const std::size_t difference =
        candidate.size() > name.size() ? candidate.size() - name.size() : name.size() - candidate.size();
    if (difference > farthest || candidate == name) continue;
    const std::size_t distance = editDistance(name, candidate);
    if (distance < smallest || (distance == smallest && !found.empty() && candidate < found)) {
      smallest = distance;
      found = candidate;
    }
  }
  return found;
}

std::string didYouMean(std::string_view name, const std::vector<std::string_view>& candidates) {
  const std::string_view found = nearest(name, candidates);
  return found.empty() ? std::string() : "; did you mean '" + std::string(found) + "'?";
}

}  // namespace warrant::ast
