#include "page/page.h"

#include "page/assets.h"
#include "page/escape.h"
#include "page/failures.h"
#include "page/page_data.h"
#include "page/source_table.h"
#include "page/state_lists.h"

namespace warrant::page {

namespace {

using symbex::MemberResult;

const symbex::Recording* recordingOf(const Subject& subject) {
  const bool hasSteps = subject.shown != nullptr && !subject.shown->recording->nodes().empty();
  return hasSteps ? subject.shown->recording.get() : nullptr;
}

std::string titleOf(const Subject& subject) {
  if (subject.shown == nullptr) return "Nothing to verify";
  return report::qualifiedName(*subject.shown) + " " + std::string(toString(subject.shown->verdict));
}

std::string head(const Subject& subject) {
  const std::string policy = "default-src 'none'; style-src 'sha256-" + std::string(styleHash()) +
                             "'; script-src 'sha256-" + std::string(scriptHash()) +
                             "'; base-uri 'none'; form-action 'none'";
  return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
         "<meta http-equiv=\"Content-Security-Policy\" content=\"" +
         policy + "\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
         toHtmlText(titleOf(subject)) + " – Warrant</title>\n<style>" + std::string(style()) +
         "</style>\n</head>\n";
}

std::string button(std::string_view id, std::string_view label, std::string_view text) {
  return "<button type=\"button\" id=\"" + std::string(id) + "\" aria-label=\"" + std::string(label) +
         "\" title=\"" + std::string(label) + "\">" + std::string(text) + "</button>\n";
}

std::string controls(std::size_t steps, std::uint32_t start) {
  const std::string last = std::to_string(steps == 0 ? 0 : steps - 1);
  return "<div id=\"controls\" role=\"group\" aria-label=\"Steps\">\n" + button("first", "first step", "|◀") +
         button("back", "one step back", "◀") + button("on", "one step on", "▶") +
         button("last", "last step", "▶|") + button("failure", "to the step shown first", "failure") +
         "<input type=\"range\" id=\"slider\" min=\"0\" max=\"" + last + "\" value=\"" +
         std::to_string(start) +
         "\" aria-label=\"step\">\n<label><input type=\"checkbox\" id=\"statements\"> statements "
         "only</label>\n" +
         button("smaller", "smaller text", "A−") + button("larger", "larger text", "A+") + "</div>\n";
}

std::string section(std::string_view id, std::string_view heading, const std::string& content) {
  const std::string name(id);
  return "<section aria-labelledby=\"" + name + "-h\"><h2 id=\"" + name + "-h\">" + std::string(heading) +
         "</h2>\n" + content + "</section>\n";
}

std::string list(std::string_view id, const std::string& items) {
  return "<ul id=\"" + std::string(id) + "\" class=\"long\" tabindex=\"0\">" + items + "</ul>\n";
}

std::string stepOf(const symbex::Recording& recording, std::uint32_t id) {
  const symbex::RecordedNode& node = recording.nodes()[id];
  return "Step " + std::to_string(id) + " of " + std::to_string(recording.nodes().size() - 1) + ": " +
         toHtmlText(node.rule) + " " + toHtmlText(recording.textOf(id));
}

std::string body(const Subject& subject) {
  const symbex::Recording* const recording = recordingOf(subject);
  const std::uint32_t start = recording != nullptr ? startOf(*recording) : 0;
  const symbex::RecordedState state =
      recording != nullptr ? recording->stateAt(start) : symbex::RecordedState{};
  const StateLists lists = stateLists(subject.program, state);
  const report::Summary summary = [&] {
    report::Summary counts;
    for (const MemberResult& member : subject.program.members) {
      counts.verified += member.verdict == symbex::Verdict::Verified ? 1 : 0;
      counts.failed += member.verdict == symbex::Verdict::Failed ? 1 : 0;
      counts.unknown += member.verdict == symbex::Verdict::Unknown ? 1 : 0;
    }
    return counts;
  }();
  std::string html =
      "<body data-steps=\"" + std::to_string(stepsOf(subject)) + "\">\n<header><h1>" +
      toHtmlText(titleOf(subject)) + "</h1>\n<p>The program: " + std::to_string(summary.verified) +
      " verified, " + std::to_string(summary.failed) + " failed, " + std::to_string(summary.unknown) +
      " unknown.</p>\n" + failuresOf(subject) + "</header>\n" + controls(stepsOf(subject), start) +
      "<p id=\"step\" role=\"status\" aria-live=\"polite\" data-node=\"" + std::to_string(start) + "\">" +
      (recording != nullptr ? stepOf(*recording, start) : "There is no step.") +
      "</p>\n<noscript><p>Scripts are off: this is the state of that step; the others, the tree "
      "and the drawing need them.</p></noscript>\n<main>\n";
  html +=
      "<div>\n" +
      section("source", "Source",
              "<div class=\"scroll\" tabindex=\"0\">" + sourceTables(subject) + "</div>\n") +
      section("execution", "Execution tree",
              "<ul id=\"tree\" class=\"scroll\" role=\"tree\" aria-labelledby=\"execution-h\"></ul>\n"
              "<p class=\"keys\">Keys: j, k or the arrows for one step on and back; f for the failure; s for "
              "statements only; Enter opens and closes a part of the tree.</p>\n") +
      "</div>\n<div>\n" +
      section(
          "heap", "Heap",
          "<div id=\"picture\"></div>\n<p id=\"doubts\"></p>\n<div class=\"columns\"><div><h3>Held</h3>\n" +
              list("held", lists.held) + "</div><div><h3>Lost</h3>\n" + list("lost", lists.lost) +
              "</div></div>\n") +
      section("rules", "Rule", "<div id=\"rule\"></div>\n") + "<div class=\"columns\">" +
      section("known", "Path condition", list("facts", lists.facts)) +
      section("store", "Variables", list("variables", lists.variables)) +
      section("around", "Within", list("frames", lists.frames)) + "</div>\n</div>\n</main>\n";
  if (recording != nullptr)
    html += "<script type=\"application/json\" id=\"data\">" +
            toScriptData(toJson(subject.program, *recording)) + "</script>\n<script>" +
            std::string(script()) + "</script>\n";
  return html + "</body>\n</html>\n";
}

}  // namespace

std::size_t stepsOf(const Subject& subject) {
  const symbex::Recording* const recording = recordingOf(subject);
  return recording == nullptr ? 0 : recording->nodes().size();
}

std::string toHtml(const Subject& subject) { return head(subject) + body(subject); }

}  // namespace warrant::page
