#include "unit/explore/explored.h"

#include <fstream>
#include <iterator>
#include <optional>

#include "explore/call.h"

namespace warrant::explore {

namespace {

constexpr auto libraryClass = [](std::string_view path) -> std::optional<support::SourceFile> {
  const std::string file = std::string(WARRANT_LIBRARY) + "/" + std::string(path) + ".java";
  std::ifstream stream(file);
  if (!stream) return std::nullopt;
  return support::SourceFile{file, {std::istreambuf_iterator<char>(stream), {}}};
};

std::string textOf(const symbex::Leaf& leaf) {
  std::string text;
  for (const std::string& condition : leaf.conditions) text += (text.empty() ? "" : " && ") + condition;
  text += (text.empty() ? "true: " : ": ") + leaf.outcome;
  if (!leaf.result.empty()) text += " " + leaf.result;
  for (const symbex::Leaf::Output& output : leaf.outputs) text += ", " + output.place + " = " + output.value;
  return text;
}

}  // namespace

symbex::ExploredTree explored(std::string_view program, std::string_view call, const symbex::Bounds& bounds) {
  return explored(program, call, "", [&](symbex::ExploreRequest& request) { request.bounds = bounds; });
}

symbex::ExploredTree explored(std::string_view program, std::string_view call, std::string_view assumption,
                              support::FunctionRef<void(symbex::ExploreRequest&)> change) {
  const std::vector<ast::Source> sources{{{"Test.java", std::string(program)}, ast::Dialect::Java}};
  const ast::ParseResult parsed = ast::parse(sources, 1, libraryClass);
  Prepared prepared = prepare(sources, libraryClass, readCall(*parsed.program, call, assumption));
  change(prepared.request);
  return symbex::explore(*prepared.program, {.jobs = 1}, prepared.request);
}

std::vector<std::string> leavesOf(std::string_view program, std::string_view call,
                                  const symbex::Bounds& bounds) {
  std::vector<std::string> texts;
  for (const symbex::Leaf& leaf : explored(program, call, bounds).leaves) texts.push_back(textOf(leaf));
  return texts;
}

}  // namespace warrant::explore
