#include "page/source_table.h"

#include <algorithm>
#include <map>
#include <set>

#include "page/escape.h"
#include "symbex/explain/record/recording.h"

namespace warrant::page {

namespace {

using symbex::Verdict;

// What stands beside and below a line.
struct Margin {
  std::vector<const symbex::MemberResult*> members;
  std::vector<const symbex::Failure*> failures;
};
using Margins = std::map<std::uint32_t, Margin>;  // by line

std::string_view sign(Verdict verdict) {
  return verdict == Verdict::Verified ? "✔" : verdict == Verdict::Failed ? "✘" : "?";
}

bool isError(const symbex::Failure& failure) { return failure.severity == support::Severity::Error; }

Margins marginsOf(const report::ProgramReport& program, std::uint32_t file) {
  Margins margins;
  for (const symbex::MemberResult& member : program.members) {
    if (member.range().file == file) margins[member.range().line].members.push_back(&member);
    for (const symbex::Failure& failure : member.failures) {
      if (failure.range.file == file) margins[failure.range.line].failures.push_back(&failure);
    }
  }
  return margins;
}

std::string verdictsOf(const Margin& margin) {
  std::string html;
  for (const symbex::MemberResult* member : margin.members) {
    const std::string verdict(toString(member->verdict));
    html += "<span class=\"" + verdict + "\" title=\"" + toHtmlText(report::qualifiedName(*member)) + "\">" +
            std::string(sign(member->verdict)) + "<span class=\"hidden\"> " + verdict + "</span></span> ";
  }
  if (html.empty() && !margin.failures.empty())
    html = isError(*margin.failures.front()) ? "✘<span class=\"hidden\"> fails</span>"
                                             : "!<span class=\"hidden\"> warning</span>";
  return html;
}

void appendLine(std::string& html, const support::SourceFile& file, const support::SourceRange& range,
                const Margin& margin) {
  html += "<tr id=\"" + anchorOf(range) + "\"><th scope=\"row\">" + std::to_string(range.line) +
          "</th><td class=\"verdict\">" + verdictsOf(margin) + "</td><td class=\"code\">" +
          toHtmlText(file.line(range.line)) + "</td><td class=\"changes\"></td></tr>\n";
  for (const symbex::Failure* failure : margin.failures) {
    html += "<tr class=\"message\"><td></td><td>" + std::string(isError(*failure) ? "✘" : "!") +
            "</td><td colspan=\"2\">" + toHtmlText(report::contextAndReason(*failure)) + ": " +
            toHtmlText(failure->message) + "</td></tr>\n";
  }
}

std::uint32_t linesOf(const support::SourceFile& file) {
  const bool endsOpen = !file.text.empty() && file.text.back() != '\n';
  return static_cast<std::uint32_t>(std::ranges::count(file.text, '\n')) + (endsOpen ? 1 : 0);
}

std::set<std::uint32_t> filesOf(const Subject& subject) {
  std::set<std::uint32_t> files;
  for (const symbex::MemberResult& member : subject.program.members) {
    if (member.verdict != Verdict::Verified) files.insert(member.range().file);
    for (const symbex::Failure& failure : member.failures) files.insert(failure.range.file);
  }
  if (subject.shown == nullptr) return files;
  files.insert(subject.shown->range().file);
  for (const symbex::RecordedNode& node : subject.shown->recording->nodes()) {
    if (node.range.isKnown()) files.insert(node.range.file);
  }
  return files;
}

}  // namespace

std::string anchorOf(const support::SourceRange& range) {
  return "L" + std::to_string(range.file) + "-" + std::to_string(range.line);
}

std::string sourceTables(const Subject& subject) {
  std::string html;
  static const Margin none;
  for (const std::uint32_t file : filesOf(subject)) {
    const ast::Source& source = subject.program.program->sources.at(file);
    if (source.isLibrary) continue;
    const Margins margins = marginsOf(subject.program, file);
    html +=
        "<table><caption>" + toHtmlText(source.file.path) +
        "</caption><thead class=\"hidden\"><tr><th scope=\"col\">line</th><th scope=\"col\">verdict</th>"
        "<th scope=\"col\">source</th><th scope=\"col\">permissions gained, lost, changed</th></tr></thead>"
        "<tbody>\n";
    const std::uint32_t lines = linesOf(source.file);
    for (std::uint32_t line = 1; line <= lines; ++line) {
      const auto margin = margins.find(line);
      appendLine(html, source.file, {.file = file, .line = line},
                 margin == margins.end() ? none : margin->second);
    }
    html += "</tbody></table>\n";
  }
  return html;
}

}  // namespace warrant::page
