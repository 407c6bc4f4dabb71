#include "report/json.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "explore/inputs.h"
#include "report/purpose.h"
#include "support/match.h"
#include "support/version.h"

namespace warrant::report {
namespace {

using Json = nlohmann::ordered_json;
using symbex::MemberResult;

// In microseconds' precision, so that no digits of noise are printed.
double rounded(double seconds) { return std::round(seconds * 1e6) / 1e6; }

void addRange(Json& target, const support::SourceRange& range) {
  target["line"] = range.line;
  target["column"] = range.column;
  target["endLine"] = range.endLine;
  target["endColumn"] = range.endColumn;
}

Json noteToJson(const ProgramReport& program, const support::Note& note) {
  Json json;
  if (note.range.isKnown()) {
    json["path"] = program.file(note.range).path;
    addRange(json, note.range);
  }
  json["message"] = note.message;
  return json;
}

Json notesToJson(const ProgramReport& program, const std::vector<support::Note>& notes) {
  Json json = Json::array();
  for (const support::Note& note : notes) json.push_back(noteToJson(program, note));
  return json;
}

Json problemToJson(const support::Diagnostic& problem) {
  Json json;
  json["code"] = problem.code;
  json["severity"] = toString(problem.severity);
  addRange(json, problem.range);
  json["message"] = problem.message;
  return json;
}

Json explanationToJson(const symbex::Explanation& explanation) {
  Json json;
  json["lookedFor"] = explanation.lookedFor;
  json["nearMisses"] = explanation.nearMisses;
  json["heap"] = explanation.heap;
  json["elements"] = Json::array();
  for (const auto& [place, value] : explanation.elements) {
    json["elements"].push_back(Json{{"place", place}, {"value", value}});
  }
  json["store"] = Json::array();
  for (const auto& [name, value] : explanation.store) {
    json["store"].push_back(Json{{"name", name}, {"value", value}});
  }
  json["pathCondition"] = explanation.pathCondition;
  json["branches"] = Json::array();
  for (const auto& branch : explanation.branches) {
    Json entry;
    addRange(entry, branch.range);
    entry["description"] = branch.description;
    json["branches"].push_back(std::move(entry));
  }
  return json;
}

Json exampleToJson(const symbex::Example& example) {
  Json json{{"goal", example.goal}, {"values", Json::array()}};
  for (const auto& [place, value] : example.values)
    json["values"].push_back(Json{{"place", place}, {"value", value}});
  return json;
}

Json whyToJson(const ProgramReport& program, const symbex::Why& why) {
  Json json{{"cause", toString(why.cause)}, {"message", why.message}};
  if (!why.chunk.empty()) json["chunk"] = why.chunk;
  json["places"] = Json::array();
  for (const symbex::Why::Place& place : why.places) {
    Json entry{{"role", toString(place.role)}, {"path", program.file(place.range).path}};
    addRange(entry, place.range);
    entry["message"] = place.message;
    json["places"].push_back(std::move(entry));
  }
  if (!why.condition.empty()) json["condition"] = why.condition;
  if (!why.facts.empty()) json["facts"] = why.facts;
  if (why.example && why.example->isConfirmed && !why.example->values.empty())
    json["counterexample"] = exampleToJson(*why.example);
  if (why.conjunct) {
    Json conjunct{{"path", program.file(why.conjunct->range).path}};
    addRange(conjunct, why.conjunct->range);
    conjunct["lookedFor"] = why.conjunct->wanted;
    conjunct["why"] = whyToJson(program, why.conjunct->why);
    json["conjunct"] = std::move(conjunct);
  }
  return json;
}

Json fixToJson(const ProgramReport& program, const fix::Suggestion& suggestion) {
  Json json{{"title", suggestion.fix.title}, {"edits", Json::array()}, {"verified", true}};
  if (suggestion.mends > 1) json["mends"] = suggestion.mends;
  for (const fix::Edit& edit : suggestion.fix.edits) {
    Json entry{{"path", program.file(edit.range).path}};
    addRange(entry, edit.range);
    entry["text"] = edit.text;
    json["edits"].push_back(std::move(entry));
  }
  return json;
}

Json refutationToJson(const refute::Refutation& refutation) {
  Json json{{"answer", toString(refutation.answer)}, {"inputs", explore::toJson(refutation.inputs)}};
  if (!refutation.violation.empty()) json["violation"] = refutation.violation;
  if (!refutation.because.empty()) json["because"] = refutation.because;
  if (!refutation.whyNoTest.empty()) json["because"] = "no Java test: " + refutation.whyNoTest;
  if (!refutation.test.empty()) json["test"] = refutation.test;
  return json;
}

// In the file of the member, but for what fails in a body that it inherits.
Json failureToJson(const ProgramReport& program, const MemberResult& member, const symbex::Failure& failure) {
  Json json;
  json["code"] = symbex::code(failure.context, failure.reason);
  if (failure.range.file != member.range().file) json["path"] = program.file(failure.range).path;
  json["severity"] = toString(failure.severity);
  json["context"] = toString(failure.context);
  json["reason"] = toString(failure.reason);
  addRange(json, failure.range);
  json["message"] = failure.message;
  json["notes"] = notesToJson(program, failure.notes);
  if (failure.why) json["why"] = whyToJson(program, *failure.why);
  for (const fix::Suggestion& suggestion : program.fixes) {
    if (suggestion.failure == &failure) json["fixes"].push_back(fixToJson(program, suggestion));
  }
  for (const refute::Refutation& refutation : program.refutations) {
    if (refutation.failure == &failure) json["refutation"] = refutationToJson(refutation);
  }
  if (failure.explanation) json["explanation"] = explanationToJson(*failure.explanation);
  return json;
}

Json solverToJson(const smt::Statistics& solver) {
  Json json;
  json["nativeYes"] = solver.nativeYes;
  json["nativeNo"] = solver.nativeNo;
  json["nativeUnknown"] = solver.nativeUnknown;
  for (std::size_t purpose = 0; purpose < smt::purposeCount; ++purpose) {
    const auto& counts = solver.solver[purpose];
    json[std::string(purposeName(purpose))] =
        Json{{"unsat", counts.unsat}, {"sat", counts.sat}, {"unknown", counts.unknown}};
  }
  json["solverStarts"] = solver.solverStarts;
  json["resourceUnits"] = solver.resourceUnits;
  json["resourceUnitsMax"] = solver.resourceUnitsMax;
  json["assumptions"] = solver.assumptions;
  json["solverSeconds"] = rounded(solver.solverSeconds);
  return json;
}

Json statisticsToJson(const symbex::MemberStatistics& statistics, bool everything) {
  Json json;
  json["paths"] = statistics.paths;
  json["steps"] = statistics.steps;
  json["nativeQueries"] = statistics.solver.nativeQueries();
  json["solverQueries"] = statistics.solver.solverQueries();
  if (everything) {
    json["chunkComparisons"] = statistics.chunkComparisons;
    json["terms"] = statistics.terms;
    json["termHits"] = statistics.termHits;
    json["peakDepth"] = statistics.peakDepth;
    json.update(solverToJson(statistics.solver));
  }
  json["seconds"] = rounded(statistics.seconds);
  return json;
}

Json nodeToJson(const ProgramReport& program, const symbex::RecordedNode& node) {
  Json json{{"id", node.id}, {"parent", nullptr}, {"rule", node.rule}};
  if (node.id != node.parent) json["parent"] = node.parent;
  if (node.range.isKnown()) {
    json["path"] = program.file(node.range).path;
    addRange(json, node.range);
  }
  json["added"] = Json::array();
  for (const auto& [id, text] : node.added) json["added"].push_back({{"id", id}, {"text", text}});
  json["taken"] = node.taken;
  json["assumed"] = node.assumed;
  json["outcome"] = node.outcome;
  return json;
}

// A path may hold bytes that are not UTF-8; JSON cannot.
std::string toText(const Json& json, int indent) {
  return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

// Records have very many nodes: each becomes text at once, a line for each. In the document its number stands
// for the nodes of a record until all else is text.
class Records {
 public:
  Json add(const ProgramReport& program, const MemberResult& member) {
    std::string nodes;
    for (const symbex::RecordedNode& node : member.record)
      nodes += (nodes.empty() ? "\n" : ",\n") + toText(nodeToJson(program, node), -1);
    records_.push_back("[" + std::move(nodes) + "]");
    return records_.size() - 1;
  }

  // The text with the nodes. What looks like such a number is one: a string has no bare quotes.
  std::string putInto(const std::string& text) const {
    constexpr std::string_view key = "\"nodes\": ";
    std::string whole;
    std::size_t end = 0;
    for (std::size_t at = text.find(key); at != std::string::npos; at = text.find(key, end)) {
      whole.append(text, end, at + key.size() - end);
      end = text.find_first_not_of("0123456789", at + key.size());
      whole += records_[std::stoul(text.substr(at + key.size(), end - at - key.size()))];
    }
    return whole.append(text, end);
  }

 private:
  std::vector<std::string> records_;
};

Json memberToJson(const ProgramReport& program, const MemberResult& member, const JsonOptions& options,
                  Records& records) {
  Json json;
  json["class"] = member.className();
  json["member"] = member.signature();
  if (member.heir != nullptr) json["inheritedFrom"] = std::string(member.method->owner->name);
  json["kind"] = member.kind();
  json["line"] = member.range().line;
  json["verdict"] = toString(member.verdict);
  json["trusted"] = member.trusted;
  if (member.trusted) json["trust"] = notesToJson(program, member.trust);
  for (const ast::ClassDecl* closed : member.closedClasses)
    json["closedClasses"].push_back(std::string(closed->name));
  json["failures"] = Json::array();
  for (const symbex::Failure& failure : member.failures) {
    json["failures"].push_back(failureToJson(program, member, failure));
  }
  if (!member.unknowns.empty()) json["unknowns"] = notesToJson(program, member.unknowns);
  if (options.trace) json["trace"] = member.trace;
  if (options.record) json["record"]["nodes"] = records.add(program, member);
  json["stats"] = statisticsToJson(member.statistics, options.statistics);
  return json;
}

Json emptyFile(const std::string& path) {
  return Json{{"path", path}, {"problems", Json::array()}, {"members", Json::array()}};
}

Json inputProblemToJson(const InputProblem& problem) {
  Json file = emptyFile(problem.path);
  file["problems"].push_back(problemToJson(problem.problem));
  return file;
}

void addProgram(Json& files, const ProgramReport& program, const JsonOptions& options, Records& records) {
  const std::size_t first = files.size();
  const auto& sources = program.program->sources;
  for (const ast::Source& source : sources) files.push_back(emptyFile(source.file.path));
  for (const support::Diagnostic& problem : program.problems) {
    Json json = problemToJson(problem);
    if (!problem.notes.empty()) json["notes"] = notesToJson(program, problem.notes);
    files[first + problem.range.file]["problems"].push_back(std::move(json));
  }
  for (const MemberResult& member : program.members) {
    files[first + member.range().file]["members"].push_back(memberToJson(program, member, options, records));
  }
  for (std::size_t i = sources.size(); i > 0 && sources[i - 1].isLibrary; --i) {
    if (files[first + i - 1]["problems"].empty()) files.erase(first + i - 1);
  }
}

Json summaryToJson(const Summary& summary, double seconds, bool statistics) {
  Json json;
  json["verified"] = summary.verified;
  json["failed"] = summary.failed;
  json["unknown"] = summary.unknown;
  json["trusting"] = summary.trusting;
  json["errors"] = summary.errors;
  json["warnings"] = summary.warnings;
  if (statistics) {
    json["recalled"] = summary.recalled;
    json["stats"] = statisticsToJson(summary.statistics, true);
    json["peakMemory"] = peakMemory();
  }
  json["seconds"] = rounded(seconds);
  return json;
}

Json unexpectedToJson(const Unexpected& unexpected) {
  const auto entry = [](const std::string& path, std::uint32_t line, const std::string& failure) {
    return Json{{"path", path}, {"line", line}, {"failure", failure}};
  };
  return support::match(
      unexpected,
      [&](const InputProblem* input) {
        return entry(input->path, input->problem.range.line, std::string(input->problem.code));
      },
      [&](const UnexpectedProblem& found) {
        const auto& range = found.problem->range;
        return entry(found.program->file(range).path, range.line, std::string(found.problem->code));
      },
      [&](const UnexpectedFailure& found) {
        const auto& range = found.failure->range;
        return entry(found.program->file(range).path, range.line, contextAndReason(*found.failure));
      },
      [&](const UndecidedMember& found) {
        const auto range = found.member->range();
        return entry(found.program->file(range).path, range.line, "unknown");
      });
}

Json expectationsToJson(const ExpectationResult& result) {
  Json json;
  json["met"] = result.met;
  json["missing"] = Json::array();
  for (const MissingFailure& missing : result.missing) {
    json["missing"].push_back(Json{{"path", missing.program->file(missing.mark.range).path},
                                   {"line", missing.mark.line},
                                   {"failure", missing.mark.failure}});
  }
  json["unexpected"] = Json::array();
  for (const Unexpected& unexpected : result.unexpected) {
    json["unexpected"].push_back(unexpectedToJson(unexpected));
  }
  return json;
}

}  // namespace

std::string findingsToJson(const Report& report, const JsonOptions& options,
                           const ExpectationResult* expectations) {
  Json json;
  Records records;
  json["warrant"] = support::version();
  json["files"] = Json::array();
  for (const InputProblem& problem : report.inputProblems) {
    json["files"].push_back(inputProblemToJson(problem));
  }
  for (const ProgramReport& program : report.programs) addProgram(json["files"], program, options, records);
  if (expectations != nullptr) json["expectations"] = expectationsToJson(*expectations);
  const std::string text = toText(json, 2);
  return options.record ? records.putInto(text) : text;
}

std::string extended(std::string object, const std::string& other) {
  constexpr std::string_view end = "\n}";
  object.resize(object.size() - end.size());
  return std::move(object) + "," + other.substr(1);
}

std::string toJson(std::string findings, const Summary& summary, double seconds, const JsonOptions& options) {
  const Json last{{"summary", summaryToJson(summary, seconds, options.statistics)}};
  return extended(std::move(findings), toText(last, 2)) + "\n";
}

std::string toJson(const Report& report, const JsonOptions& options, const ExpectationResult* expectations) {
  return toJson(findingsToJson(report, options, expectations), summarize(report), report.seconds, options);
}

}  // namespace warrant::report
