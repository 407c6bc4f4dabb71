#include "ast/problems.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace warrant::ast {
namespace {

// A file that is no program at all needs no longer list than this.
constexpr std::size_t limit = 1000;

auto place(const support::Diagnostic& diagnostic) {
  return std::tuple(diagnostic.range.file, diagnostic.range.line, diagnostic.range.column);
}

}  // namespace

void Problems::error(std::string_view code, support::SourceRange range, std::string message,
                     std::vector<support::Note> notes) {
  if (isFull()) return;
  diagnostics_.push_back({code, support::Severity::Error, range, std::move(message), std::move(notes)});
}

bool Problems::isFull() const { return diagnostics_.size() >= limit; }

std::vector<support::Diagnostic> Problems::take() {
  std::ranges::stable_sort(diagnostics_, {}, place);
  // Clang 14 does not compile libstdc++'s std::ranges::unique.
  const auto isSamePlace = [&](const auto& left, const auto& right) { return place(left) == place(right); };
  diagnostics_.erase(std::unique(diagnostics_.begin(), diagnostics_.end(), isSamePlace), diagnostics_.end());
  return std::move(diagnostics_);
}

}  // namespace warrant::ast
