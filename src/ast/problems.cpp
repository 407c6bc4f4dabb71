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
  problems_.push_back({{code, support::Severity::Error, range, std::move(message), std::move(notes)}, {}});
}

void Problems::unknownName(std::string_view name, std::string_view code, support::SourceRange range,
                           std::string message) {
  if (isFull()) return;
  problems_.push_back({{code, support::Severity::Error, range, std::move(message), {}}, name});
}

void Problems::append(Problems&& part) {
  for (Problem& problem : part.problems_) {
    if (!isFull()) problems_.push_back(std::move(problem));
  }
}

bool Problems::isFull() const { return problems_.size() >= limit; }

std::vector<support::Diagnostic> Problems::take(const std::unordered_set<std::string_view>& forgivenNames) {
  std::vector<support::Diagnostic> diagnostics;
  for (Problem& problem : problems_) {
    if (!forgivenNames.contains(problem.name)) diagnostics.push_back(std::move(problem.diagnostic));
  }
  std::ranges::stable_sort(diagnostics, {}, place);
  // Clang 14 does not compile libstdc++'s std::ranges::unique.
  const auto isSamePlace = [&](const auto& left, const auto& right) { return place(left) == place(right); };
  diagnostics.erase(std::unique(diagnostics.begin(), diagnostics.end(), isSamePlace), diagnostics.end());
  return diagnostics;
}

}  // namespace warrant::ast
