#include "report/sarif.h"

#include <map>
#include <nlohmann/json.hpp>

#include "report/pages/markdown.h"
#include "report/pages/pages.h"
#include "support/version.h"

namespace warrant::report {
namespace {

using Json = nlohmann::ordered_json;
using support::SourceRange;

constexpr const char* schema = "https://json.schemastore.org/sarif-2.1.0-rtm.5.json";

constexpr std::size_t helpWidth = 100;  // of text, in columns

// The rule of members whose verdict is unknown: no message has that code.
constexpr const char* unknownRule = "unknown";

bool isUnreserved(unsigned char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.' ||
         c == '_' || c == '~' || c == '/';
}

// A path as a URI, relative where the path is.
std::string uriOf(std::string_view path) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string uri = path.starts_with('/') ? "file://" : "";
  for (const unsigned char c : path) {
    if (isUnreserved(c)) {
      uri += static_cast<char>(c);
    } else {
      uri += '%';
      uri += digits[c / 16];
      uri += digits[c % 16];
    }
  }
  return uri;
}

Json messageOf(std::string_view text) { return Json{{"text", text}}; }

Json artifactOf(std::string_view path) { return Json{{"artifactLocation", {{"uri", uriOf(path)}}}}; }

Json regionOf(const SourceRange& range) {
  return Json{{"startLine", range.line},
              {"startColumn", range.column},
              {"endLine", range.endLine},
              {"endColumn", range.endColumn}};
}

// Without a region where the place is not known.
Json locationIn(std::string_view path, const SourceRange& range) {
  Json location{{"physicalLocation", artifactOf(path)}};
  if (range.isKnown()) location["physicalLocation"]["region"] = regionOf(range);
  return location;
}

Json locationOf(const ProgramReport& program, const SourceRange& range) {
  return locationIn(program.file(range).path, range);
}

void addNote(Json& result, const ProgramReport& program, const support::Note& note) {
  if (note.range.isKnown()) {
    Json location = locationOf(program, note.range);
    location["message"] = messageOf(note.message);
    result["relatedLocations"].push_back(std::move(location));
  } else {
    Json& text = result["message"]["text"];
    text = text.get<std::string>() + "\n" + note.message;
  }
}

Json fixOf(const ProgramReport& program, const fix::Fix& fix) {
  Json changes = Json::array();
  for (const fix::Edit& edit : fix.edits) {
    const Json location = locationOf(program, edit.range)["physicalLocation"];
    const Json replacement{{"deletedRegion", location["region"]}, {"insertedContent", {{"text", edit.text}}}};
    changes.push_back(Json{{"artifactLocation", location["artifactLocation"]},
                           {"replacements", Json::array({replacement})}});
  }
  return Json{{"description", messageOf(fix.title)}, {"artifactChanges", std::move(changes)}};
}

void addLines(Json& state, const char* name, const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += (text.empty() ? "" : "\n") + line;
  if (!text.empty()) state[name] = messageOf(text);
}

// What was held and known at the failure.
Json stateOf(const symbex::Explanation& explanation) {
  Json state = Json::object();
  if (!explanation.lookedFor.empty()) state["looked for"] = messageOf(explanation.lookedFor);
  addLines(state, "near misses", explanation.nearMisses);
  addLines(state, "heap", explanation.heap);
  addLines(state, "assuming", explanation.pathCondition);
  for (const auto& [place, value] : explanation.elements) state[place] = messageOf(value);
  for (const auto& [name, value] : explanation.store) state[name] = messageOf(value);
  return state;
}

// The path that leads to the failure: the member, the branches taken, the failure.
Json pathTo(const ProgramReport& program, const symbex::MemberResult& member,
            const symbex::Failure& failure) {
  Json steps = Json::array();
  const auto add = [&](const SourceRange& range, const std::string& message) -> Json& {
    Json location = locationOf(program, range);
    location["message"] = messageOf(message);
    steps.push_back(Json{{"location", std::move(location)}, {"executionOrder", steps.size() + 1}});
    return steps.back();
  };
  add(member.range(), "`" + qualifiedName(member) + "` starts");
  for (const auto& branch : failure.explanation->branches) add(branch.range, branch.description);
  Json& last = add(failure.range, failure.message);
  last["importance"] = "essential";
  last["state"] = stateOf(*failure.explanation);
  return Json::array({Json{{"threadFlows", Json::array({Json{{"locations", std::move(steps)}}})}}});
}

// Collects the results, and the rules that they refer to.
class Results {
 public:
  void add(const InputProblem& input) {
    add(input.problem.code, levelOf(input.problem.severity), input.problem.message,
        locationIn(input.path, input.problem.range));
  }

  void add(const ProgramReport& program) {
    for (const support::Diagnostic& problem : program.problems) {
      Json& result =
          add(problem.code, levelOf(problem.severity), problem.message, locationOf(program, problem.range));
      for (const support::Note& note : problem.notes) addNote(result, program, note);
    }
    for (const symbex::MemberResult& member : program.members) {
      for (const symbex::Failure& failure : member.failures) add(program, member, failure);
      if (member.verdict == symbex::Verdict::Unknown && !member.isOmitted()) addUnknown(program, member);
    }
  }

  Json take() { return std::move(results_); }

  Json rules() const {
    std::vector<Json> rules(indices_.size());
    for (const auto& [id, index] : indices_) rules[index] = ruleOf(id);
    return rules;
  }

 private:
  static std::string_view levelOf(support::Severity severity) {
    return severity == support::Severity::Error ? "error" : "warning";
  }

  Json& add(std::string_view rule, std::string_view level, const std::string& message, Json location) {
    const std::size_t index = indices_.try_emplace(std::string(rule), indices_.size()).first->second;
    results_.push_back(Json{{"ruleId", rule},
                            {"ruleIndex", index},
                            {"level", level},
                            {"message", messageOf(message)},
                            {"locations", Json::array({std::move(location)})}});
    return results_.back();
  }

  Json& add(const ProgramReport& program, const symbex::MemberResult& member, std::string_view rule,
            std::string_view level, const std::string& message, const SourceRange& range) {
    Json location = locationOf(program, range);
    location["logicalLocations"] =
        Json::array({Json{{"fullyQualifiedName", qualifiedName(member)}, {"kind", "member"}}});
    return add(rule, level, message, std::move(location));
  }

  void add(const ProgramReport& program, const symbex::MemberResult& member, const symbex::Failure& failure) {
    Json& result = add(program, member, symbex::code(failure.context, failure.reason),
                       levelOf(failure.severity), failure.message, failure.range);
    for (const support::Note& note : failure.notes) addNote(result, program, note);
    if (failure.why)
      result["properties"] = Json{{"cause", toString(failure.why->cause)}, {"because", failure.why->message}};
    for (const fix::Suggestion& suggestion : program.fixes) {
      if (suggestion.failure == &failure) result["fixes"].push_back(fixOf(program, suggestion.fix));
    }
    if (failure.explanation) result["codeFlows"] = pathTo(program, member, failure);
  }

  void addUnknown(const ProgramReport& program, const symbex::MemberResult& member) {
    Json& result = add(program, member, unknownRule, "none", qualifiedName(member) + " could not be decided",
                       member.range());
    result["kind"] = "open";
    for (const support::Note& note : member.unknowns) addNote(result, program, note);
  }

  static Json ruleOf(const std::string& id) {
    Json rule{{"id", id}};
    const Page* const page = findPage(id);
    if (page == nullptr) {
      rule["shortDescription"] = messageOf("A limit was hit before the member was decided.");
      return rule;
    }
    rule["name"] = page->name;
    rule["shortDescription"] = messageOf(summaryOf(*page));
    rule["help"] = Json{{"text", layOut(page->body, helpWidth, Style(false))}, {"markdown", page->body}};
    return rule;
  }

  Json results_ = Json::array();
  std::map<std::string, std::size_t> indices_;  // of rules, as they were first met
};

}  // namespace

std::string toSarif(const Report& report) {
  Results results;
  for (const InputProblem& problem : report.inputProblems) results.add(problem);
  for (const ProgramReport& program : report.programs) results.add(program);
  const Json driver{{"name", "Warrant"}, {"semanticVersion", support::version()}, {"rules", results.rules()}};
  const bool isUsable = summarize(report).errors == 0;
  const Json run{{"tool", {{"driver", driver}}},
                 {"columnKind", "unicodeCodePoints"},
                 {"invocations", Json::array({Json{{"executionSuccessful", isUsable}}})},
                 {"results", results.take()}};
  const Json log{{"$schema", schema}, {"version", "2.1.0"}, {"runs", Json::array({run})}};
  // A path may hold bytes that are not UTF-8; JSON cannot.
  return log.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace warrant::report
