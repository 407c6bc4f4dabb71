#include "fix/edit.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "support/text.h"

namespace warrant::fix {

using support::offsetOf;
using support::split;

namespace {

// An edit by its offsets in the text.
struct Span {
  std::size_t begin, end;
  std::string text;
};

std::vector<Span> spansOf(std::string_view text, std::vector<Edit> edits) {
  std::ranges::stable_sort(edits, {}, &Edit::range);
  std::vector<Span> spans;
  std::size_t least = 0;
  for (Edit& edit : edits) {
    const std::size_t begin = std::max(least, offsetOf(text, edit.range.line, edit.range.column));
    least = std::max(begin, offsetOf(text, edit.range.endLine, edit.range.endColumn));
    spans.push_back({begin, least, std::move(edit.text)});
  }
  return spans;
}

std::string applied(std::string_view text, const std::vector<Span>& spans) {
  std::string changed;
  std::size_t at = 0;
  for (const Span& span : spans) {
    changed += text.substr(at, span.begin - at);
    changed += span.text;
    at = span.end;
  }
  changed += text.substr(at);
  return changed;
}

support::SourceRange rangeOf(std::string_view text, std::uint32_t file, std::size_t begin, std::size_t end) {
  const support::LineAndColumn first = support::placeOf(text, begin), last = support::placeOf(text, end);
  return {file, first.line, first.column, last.line, last.column};
}

// Puts the later span, which refers to the text with the others, among them.
void add(std::vector<Span>& spans, const Span& later) {
  std::size_t shift = 0;  // how much longer the text with the spans is up to here; modulo 2^64
  for (auto span = spans.begin(); span != spans.end(); ++span) {
    const std::size_t begin = span->begin + shift, end = begin + span->text.size();
    if (later.end < begin || (later.end == begin && later.begin != later.end)) {
      spans.insert(span, {later.begin - shift, later.end - shift, later.text});
      return;
    }
    if (begin <= later.begin && later.end <= end) {  // within what it inserts
      span->text.replace(later.begin - begin, later.end - later.begin, later.text);
      return;
    }
    shift += span->text.size() - (span->end - span->begin);
  }
  spans.push_back({later.begin - shift, later.end - shift, later.text});
}

}  // namespace

support::SourceRange before(const support::SourceRange& range) {
  return {range.file, range.line, range.column, range.line, range.column};
}

support::SourceRange behind(const support::SourceRange& range) {
  return {range.file, range.endLine, range.endColumn, range.endLine, range.endColumn};
}

std::string applied(std::string_view text, std::vector<Edit> edits) {
  return applied(text, spansOf(text, std::move(edits)));
}

std::vector<support::SourceRange> placesIn(std::string_view text, const std::vector<Edit>& edits) {
  const std::string changed = applied(text, edits);
  std::vector<support::SourceRange> places;
  for (std::size_t one = 0; one < edits.size(); ++one) {
    const std::size_t begin = offsetOf(text, edits[one].range.line, edits[one].range.column);
    std::size_t at = begin;
    for (std::size_t other = 0; other < edits.size(); ++other) {
      const bool isBefore =
          edits[other].range < edits[one].range || (edits[other].range == edits[one].range && other < one);
      if (!isBefore) continue;
      const support::SourceRange& range = edits[other].range;
      at += edits[other].text.size();
      at -= offsetOf(text, range.endLine, range.endColumn) - offsetOf(text, range.line, range.column);
    }
    places.push_back(rangeOf(changed, edits[one].range.file, at, at + edits[one].text.size()));
  }
  return places;
}

std::vector<Edit> composed(std::string_view text, const std::vector<Edit>& first,
                           const std::vector<Edit>& second) {
  std::vector<Span> spans = spansOf(text, first);
  const std::string between = applied(text, spans);
  std::vector<Span> later = spansOf(between, second);
  std::ranges::reverse(later);  // so that the offsets of the others stay as they are
  for (const Span& span : later) add(spans, span);
  const std::uint32_t file = (first.empty() ? second : first).front().range.file;
  std::vector<Edit> edits;
  for (Span& span : spans) edits.push_back({rangeOf(text, file, span.begin, span.end), std::move(span.text)});
  return edits;
}

// One hunk: fixes are small, and what changes in several places is shown with what is between them.
std::string diff(const std::string& path, std::string_view before, std::string_view after) {
  constexpr std::size_t around = 2;
  const auto old = split(before, '\n'), now = split(after, '\n');
  const std::size_t shorter = std::min(old.size(), now.size());
  std::size_t same = 0, sameAtEnd = 0;
  while (same < shorter && old[same] == now[same]) ++same;
  while (sameAtEnd < shorter - same && old[old.size() - 1 - sameAtEnd] == now[now.size() - 1 - sameAtEnd])
    ++sameAtEnd;
  const std::size_t first = same - std::min(same, around);
  const std::size_t behind = std::min(sameAtEnd, around);
  const std::size_t oldEnd = old.size() - sameAtEnd, nowEnd = now.size() - sameAtEnd;
  const auto extent = [&](std::size_t end) {
    return std::to_string(first + 1) + "," + std::to_string(end + behind - first);
  };
  std::string text =
      "--- " + path + "\n+++ " + path + "\n@@ -" + extent(oldEnd) + " +" + extent(nowEnd) + " @@\n";
  const auto add = [&](char mark, const auto& lines, std::size_t begin, std::size_t end) {
    for (std::size_t line = begin; line < end; ++line) text += mark + std::string(lines[line]) + "\n";
  };
  add(' ', old, first, same);
  add('-', old, same, oldEnd);
  add('+', now, same, nowEnd);
  add(' ', old, oldEnd, oldEnd + behind);
  return text;
}

}  // namespace warrant::fix
