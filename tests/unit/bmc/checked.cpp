#include "unit/bmc/checked.h"

#include <fstream>
#include <iterator>
#include <optional>

#include "support/large_stack.h"

namespace warrant::bmc {

namespace {

constexpr auto libraryClass = [](std::string_view path) -> std::optional<support::SourceFile> {
  const std::string file = std::string(WARRANT_LIBRARY) + "/" + std::string(path) + ".java";
  std::ifstream stream(file);
  if (!stream) return std::nullopt;
  return support::SourceFile{file, {std::istreambuf_iterator<char>(stream), {}}};
};

}  // namespace

explore::Exploration checked(std::string_view program, std::string_view call, std::uint32_t unwind,
                             std::string_view assumption) {
  std::optional<explore::Exploration> exploration;
  support::runOnLargeStack([&] {
    symbex::Options options;
    options.jobs = 1;
    options.stepLimit = 20'000'000;
    exploration =
        explore({.question = {.sources = {{{"Test.java", std::string(program)}, ast::Dialect::Java}},
                              .library = libraryClass,
                              .call = std::string(call),
                              .assumption = std::string(assumption),
                              .bounds = {.statements = 1'000'000, .unwind = unwind},
                              .options = options},
                 .isIterated = unwind == 0});
  });
  return std::move(*exploration);
}

std::string answerOf(const explore::Exploration& exploration) {
  for (const symbex::Leaf& leaf : exploration.tree.leaves) {
    const bool isWrong =
        leaf.kind == symbex::Leaf::Kind::Assert || leaf.kind == symbex::Leaf::Kind::Exception;
    if (isWrong) return leaf.outcome;
  }
  return exploration.isComplete() ? "correct" : "bound";
}

}  // namespace warrant::bmc
