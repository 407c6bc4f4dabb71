#include "cli/shards/work_list.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cache/verdicts.h"
#include "cli/commands/past_run.h"

namespace warrant::cli {

using Json = nlohmann::ordered_json;

std::string toLine(const WorkList& list) {
  const Json json{{"shard", list.number},
                  {"of", list.of},
                  {"plan", list.plan},
                  {"arguments", list.arguments},
                  {"members", list.members}};
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

namespace {

// That ascend: each member once.
bool areInOrder(const std::vector<std::uint32_t>& numbers) {
  return std::ranges::is_sorted(numbers, std::less_equal()) || numbers.size() < 2;
}

}  // namespace

std::variant<WorkList, std::string> readWorkList(const std::string& text) {
  const std::string wrong = "it is no work list of `warrant plan`, which is one line of JSON";
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object()) return wrong;
  try {
    WorkList list{json.at("plan"), json.at("shard"), json.at("of"), json.at("arguments"), json.at("members")};
    const bool isRight =
        list.number >= 1 && list.number <= list.of && std::ranges::all_of(list.members, areInOrder);
    if (isRight) return list;
  } catch (const Json::exception&) {
    // which names a place in JSON that nobody has written
  }
  return wrong;
}

std::string planFor(const VerifyArguments& arguments, const std::vector<InputProgram>& programs,
                    std::uint32_t shards) {
  const auto environment = cache::environmentOf(arguments.options);
  return cache::toHex(cache::digestOf(std::string_view("plan"), environment.value_or(cache::Digest()),
                                      digestOf(programs), std::string_view(arguments.options.member),
                                      std::string_view(arguments.library), std::uint64_t{shards}));
}

std::vector<std::string> wordsOf(const VerifyArguments& arguments) {
  const symbex::Options& options = arguments.options;
  const symbex::Options usual;
  std::vector<std::string> words;
  const auto add = [&](const std::string& name, const std::string& value) {
    words.push_back(name + "=" + value);
  };
  if (arguments.dialect) add("--dialect", *arguments.dialect == ast::Dialect::Java ? "java" : "inline");
  if (!arguments.library.empty()) add("--library", arguments.library);
  for (const std::string& folder : arguments.sourcePath) add("--source-path", folder);
  if (!options.member.empty()) add("--member", options.member);
  if (options.ghost != usual.ghost) add("--ghost", "explicit");
  if (options.overflow != usual.overflow)
    add("--overflow", options.overflow == symbex::Overflow::Wrap ? "wrap" : "unbounded");
  if (options.closeDepth) add("--close-depth", std::to_string(*options.closeDepth));
  if (options.unfoldDepth != usual.unfoldDepth) add("--unfold-depth", std::to_string(options.unfoldDepth));
  if (options.joins != usual.joins) add("--joins", "off");
  if (options.stepLimit != usual.stepLimit) add("--limit", std::to_string(options.stepLimit));
  if (options.queryLimit != usual.queryLimit) add("--query-limit", std::to_string(options.queryLimit));
  words.push_back("--");
  words.insert(words.end(), arguments.paths.begin(), arguments.paths.end());
  return words;
}

}  // namespace warrant::cli
