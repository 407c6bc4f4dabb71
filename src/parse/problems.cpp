#include "parse/problems.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

#include "support/codes.h"

namespace warrant::ast {
namespace {

// A file that is no program at all needs no longer list than this.
constexpr std::size_t limit = 1000;

auto place(const support::Diagnostic& diagnostic) {
  return std::tuple(diagnostic.range.file, diagnostic.range.line, diagnostic.range.column);
}

// A name or a type that is wrong spoils what it is a part of, and no more.
bool canBeLeftOut(std::string_view code) {
  namespace codes = support::codes;
  constexpr std::string_view kinds[] = {codes::unsupported, codes::unknownName, codes::type, codes::impure,
                                        codes::overload};
  return std::ranges::find(kinds, code) != std::end(kinds);
}

}  // namespace

void Problems::error(std::string_view code, support::SourceRange range, std::string message,
                     std::vector<support::Note> notes, Extent extent) {
  if (isFull()) return;
  problems_.push_back(
      {{code, support::Severity::Error, range, std::move(message), std::move(notes)}, {}, false, extent});
}

void Problems::unknownName(std::string_view name, std::string_view code, support::SourceRange range,
                           std::string message) {
  if (isFull()) return;
  problems_.push_back({{code, support::Severity::Error, range, std::move(message), {}}, name});
}

void Problems::unknownClass(std::string_view name, std::string_view code, support::SourceRange range,
                            std::string message) {
  if (isFull()) return;
  problems_.push_back({{code, support::Severity::Error, range, std::move(message), {}}, name, true});
}

void Problems::append(Problems&& part) {
  forgiven_.merge(part.forgiven_);
  hiddenNames_.merge(part.hiddenNames_);
  extended_.merge(part.extended_);
  holdsLambdas_ = holdsLambdas_ || part.holdsLambdas_;
  hidesStart_ = hidesStart_ || part.hidesStart_;
  for (Problem& problem : part.problems_) {
    if (!isFull()) problems_.push_back(std::move(problem));
  }
  spoiled_.insert(spoiled_.end(), part.spoiled_.begin(), part.spoiled_.end());
}

bool Problems::holdsIn(const support::SourceRange& text) const {
  return std::ranges::any_of(problems_, [&](const Problem& problem) {
    const support::SourceRange& place = problem.diagnostic.range;
    return place.file == text.file &&
           std::tie(text.line, text.column) <= std::tie(place.line, place.column) &&
           std::tie(place.line, place.column) <= std::tie(text.endLine, text.endColumn);
  });
}

bool Problems::isFull() const { return problems_.size() >= limit; }

std::optional<std::vector<OmittedPlace>> Problems::placesToLeaveOut(
    const std::unordered_set<std::string_view>& forgivenNames) const {
  if (isFull()) return std::nullopt;
  std::vector<OmittedPlace> places;
  for (const Problem& problem : problems_) {
    const bool isPardoned = forgivenNames.contains(problem.name) || isForgiven(problem.name);
    if (!canBeLeftOut(problem.diagnostic.code) && !isPardoned) return std::nullopt;
    places.push_back({problem.diagnostic.range, problem.extent});
  }
  if (places.empty()) return places;
  for (const support::SourceRange& place : spoiled_) places.push_back({place, Extent::Around});
  return places;
}

std::vector<support::Diagnostic> Problems::take(const std::unordered_set<std::string_view>& forgivenNames) {
  std::ranges::stable_sort(problems_, {}, [](const Problem& problem) { return place(problem.diagnostic); });
  std::set<std::pair<std::uint32_t, std::string_view>> unknownClasses;
  std::vector<support::Diagnostic> diagnostics;
  for (Problem& problem : problems_) {
    if (forgivenNames.contains(problem.name) || isForgiven(problem.name)) continue;
    if (problem.isOfClass && !unknownClasses.emplace(problem.diagnostic.range.file, problem.name).second)
      continue;
    diagnostics.push_back(std::move(problem.diagnostic));
  }
  // Clang 14 does not compile libstdc++'s std::ranges::unique.
  const auto isSamePlace = [&](const auto& left, const auto& right) { return place(left) == place(right); };
  diagnostics.erase(std::unique(diagnostics.begin(), diagnostics.end(), isSamePlace), diagnostics.end());
  return diagnostics;
}

}  // namespace warrant::ast
