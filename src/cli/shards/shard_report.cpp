#include "cli/shards/shard_report.h"

#include <nlohmann/json.hpp>

#include "report/text.h"

namespace warrant::cli {

using Json = nlohmann::ordered_json;

namespace {

// By the numbers of the members, those that there is something to say about.
Json textsOf(const report::ProgramReport& program, const std::vector<std::uint32_t>& numbers,
             const report::TextOptions& options) {
  Json texts = Json::object();
  for (std::size_t i = 0; i < program.members.size(); ++i) {
    const std::string text = memberToText(program, program.members[i], options);
    if (!text.empty()) texts[std::to_string(numbers[i])] = text;
  }
  return texts;
}

}  // namespace

std::string toJson(const WorkList& list, const report::Report& report, bool why) {
  const report::TextOptions options{.colour = true, .why = why};
  std::string problems;
  for (const report::InputProblem& problem : report.inputProblems) problems += toText(problem, options);
  Json shard{{"number", list.number}, {"of", list.of}, {"plan", list.plan}, {"problems", problems}};
  shard["recalled"] = summarize(report).recalled;
  shard["seconds"] = report.seconds;
  shard["programs"] = Json::array();
  for (std::size_t i = 0; i < list.members.size(); ++i) {
    const report::ProgramReport& program = report.programs.at(i);
    shard["programs"].push_back(Json{{"members", list.members[i]},
                                     {"problems", problemsToText(program, options)},
                                     {"texts", textsOf(program, list.members[i], options)}});
  }
  return Json{{"shard", std::move(shard)}}.dump(2, ' ', false, Json::error_handler_t::replace);
}

}  // namespace warrant::cli
