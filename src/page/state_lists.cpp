#include "page/state_lists.h"

#include "page/escape.h"

namespace warrant::page {

namespace {

std::string code(std::string_view text) { return "<code>" + toHtmlText(text) + "</code>"; }

std::string placeOf(const report::ProgramReport& program, const support::SourceRange& range) {
  if (!range.isKnown()) return "";
  const std::string line = std::to_string(range.line);
  if (program.program->sources.size() == 1) return " line " + line;
  return " " + toHtmlText(program.file(range).path) + ":" + line;
}

std::string orNothing(std::string items, std::string_view nothing) {
  return items.empty() ? "<li class=\"nothing\">" + std::string(nothing) + "</li>" : items;
}

}  // namespace

StateLists stateLists(const report::ProgramReport& program, const symbex::RecordedState& state) {
  StateLists lists;
  for (const symbex::RecordedChunk& chunk : state.heap)
    lists.held += "<li data-chunk=\"" + std::to_string(chunk.id) + "\">" + code(chunk.text) + "</li>\n";
  for (const symbex::RecordedLoss& loss : state.lost)
    lists.lost += "<li data-lost=\"" + std::to_string(loss.chunk.id) + "\">" + code(loss.chunk.place) + " " +
                  toHtmlText(loss.fate) + ":" + placeOf(program, loss.range) + "</li>\n";
  for (const symbex::RecordedFact& fact : state.facts)
    lists.facts += "<li>" + code(fact.text) + (fact.isBranch ? " (branch)" : "") +
                   placeOf(program, fact.range) + "</li>\n";
  for (const symbex::RecordedVariable& variable : state.variables)
    lists.variables +=
        "<li>" +
        code(variable.name == variable.value ? variable.name : variable.name + " = " + variable.value) +
        "</li>\n";
  for (const symbex::RecordedFrame& frame : state.frames)
    if (frame.node != 0)
      lists.frames += "<li>" + code(frame.text) + placeOf(program, frame.range) + "</li>\n";
  lists.held = orNothing(std::move(lists.held), "nothing is held");
  lists.lost = orNothing(std::move(lists.lost), "nothing");
  lists.facts = orNothing(std::move(lists.facts), "nothing is assumed");
  lists.variables = orNothing(std::move(lists.variables), "none");
  lists.frames = orNothing(std::move(lists.frames), "the member itself");
  return lists;
}

}  // namespace warrant::page
