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
  const auto [first, last] = std::ranges::unique(diagnostics_, {}, place);
  diagnostics_.erase(first, last);
  return std::move(diagnostics_);
}

}  // namespace warrant::ast
