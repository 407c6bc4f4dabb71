#include "page/failures.h"

#include <algorithm>
#include <optional>

#include "fix/edit.h"
#include "page/escape.h"
#include "page/source_table.h"
#include "symbex/explain/record/recording.h"

namespace warrant::page {

namespace {

using support::SourceRange;
using symbex::Failure;
using symbex::RecordedNode;
using symbex::Why;
using Role = Why::Place::Role;

class FailureWriter {
 public:
  explicit FailureWriter(const Subject& subject)
      : program_(subject.program), recording_(*subject.shown->recording), nodes_(recording_.nodes()) {}

  std::string write(const Failure& failure) const {
    const std::optional<std::uint32_t> step = stepOf(failure);
    std::string html =
        "<div class=\"failure\"><p><strong>" + toHtmlText(symbex::code(failure.context, failure.reason)) +
        " " + toHtmlText(report::contextAndReason(failure)) + "</strong>: " + toHtmlText(failure.message) +
        link(failure.range) + way(step) + "</p>\n";
    for (const support::Note& note : failure.notes)
      if (!isToldBy(failure.why, note))
        html += "<p>" + toHtmlText(note.message) + link(note.range) + "</p>\n";
    if (failure.why) html += write(*failure.why, step);
    for (const fix::Suggestion& suggestion : program_.fixes)
      if (suggestion.failure == &failure) html += write(suggestion.fix);
    return html + "</div>\n";
  }

  std::string write(const support::Note& unknown) const {
    return "<div class=\"failure\"><p>" + toHtmlText(unknown.message) + link(unknown.range) + "</p></div>\n";
  }

 private:
  static bool isToldBy(const std::optional<Why>& why, const support::Note& note) {
    return why && note.range.isKnown() && std::ranges::count(why->places, note.range, &Why::Place::range) > 0;
  }

  static std::string inWords(std::string_view name) {
    std::string words(name);
    std::ranges::replace(words, '-', ' ');
    return words;
  }

  // `taken at: it was opened here`; `held since here`.
  static std::string textOf(const Why::Place& place) {
    const std::string role = inWords(toString(place.role));
    return (place.message.starts_with(role) ? "" : role + ": ") + toHtmlText(place.message);
  }

  std::string write(const Why& why, std::optional<std::uint32_t> failing) const {
    std::string html = "<p class=\"why\">Why: <strong>" + inWords(toString(why.cause)) + "</strong>" +
                       (why.chunk.empty() ? "" : " (<code>" + toHtmlText(why.chunk) + "</code>)") + ": " +
                       toHtmlText(why.message) + "</p>\n";
    std::string items;
    for (const Why::Place& place : why.places)
      items += "<li>" + textOf(place) + link(place.range) + (failing ? way(stepOf(place, *failing)) : "") +
               "</li>\n";
    if (!why.condition.empty())
      items += "<li>condition: <code>" + toHtmlText(why.condition) + "</code></li>\n";
    return items.empty() ? html : html + "<ul>" + items + "</ul>\n";
  }

  std::string write(const fix::Fix& fix) const {
    const std::vector<ast::Source> changed = fix::withFix(*program_.program, fix);
    std::string diff;
    auto after = changed.begin();
    for (const ast::Source& source : program_.program->sources) {
      if (source.isLibrary) continue;
      if (after->file.text != source.file.text)
        diff += fix::diff(source.file.path, source.file.text, after->file.text);
      ++after;
    }
    return "<details class=\"fix\"><summary>help: " + toHtmlText(fix.title) +
           " (tried: it verifies)</summary><pre>" + linesOf(diff) + "</pre></details>\n";
  }

  static std::string linesOf(std::string_view text) {
    std::string html;
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size() - 1);
      html += toHtmlText(text.substr(0, text[end] == '\n' ? end : end + 1)) + "\n";
      text.remove_prefix(end + 1);
    }
    return html;
  }

  std::string link(const SourceRange& range) const {
    if (!range.isKnown()) return "";
    const std::string place = toHtmlText(program_.file(range).path) + ":" + std::to_string(range.line);
    const bool isThere = !program_.program->sources.at(range.file).isLibrary;
    return isThere ? " <a href=\"#" + anchorOf(range) + "\">" + place + "</a>" : " " + place;
  }

  static std::string way(std::optional<std::uint32_t> step) {
    if (!step) return "";
    const std::string id = std::to_string(*step);
    return " <button type=\"button\" class=\"way live-only\" data-go=\"" + id + "\">step " + id + "</button>";
  }

  // Where it fails first.
  std::optional<std::uint32_t> stepOf(const Failure& failure) const {
    const auto found = std::ranges::find_if(nodes_, [&](const RecordedNode& node) {
      return node.rule == "fail" && node.range == failure.range &&
             recording_.textOf(node.id) == failure.message;
    });
    return found == nodes_.end() ? std::nullopt : std::optional(found->id);
  }

  // The last one before on the path at that place, if need be without what such a place is about.
  std::optional<std::uint32_t> stepOf(const Why::Place& place, std::uint32_t failing) const {
    const auto isIt = [&](const RecordedNode& node) {
      const bool isLoss = place.role == Role::TakenAt || place.role == Role::TakenBy;
      return isLoss ? !node.taken.empty() : place.role != Role::HeldSince || !node.added.empty();
    };
    std::optional<std::uint32_t> closest;
    for (std::uint32_t step = nodes_[failing].parent; step != 0; step = nodes_[step].parent) {
      if (nodes_[step].range != place.range) continue;
      if (isIt(nodes_[step])) return step;
      if (!closest) closest = step;
    }
    return closest;
  }

  const report::ProgramReport& program_;
  const symbex::Recording& recording_;
  const std::vector<RecordedNode>& nodes_;
};

}  // namespace

std::string failuresOf(const Subject& subject) {
  if (subject.shown == nullptr) return "";
  constexpr std::size_t most = 4;  // that stand there unfolded
  const FailureWriter writer(subject);
  std::string html;
  const std::vector<Failure>& failures = subject.shown->failures;
  for (std::size_t i = 0; i < failures.size(); ++i) {
    if (i == most)
      html += "<details><summary>" + std::to_string(failures.size() - most) + " more failures</summary>\n";
    html += writer.write(failures[i]);
  }
  if (failures.size() > most) html += "</details>\n";
  for (const support::Note& unknown : subject.shown->unknowns) html += writer.write(unknown);
  return html;
}

}  // namespace warrant::page
