// A libFuzzer harness for everything behind the command line: whatever the text, parser and verifier must
// come to an end without a crash, in both ghost modes, and agree with themselves. scripts/fuzz builds and
// runs it.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "ast/program.h"
#include "report/json.h"
#include "report/text.h"
#include "support/large_stack.h"
#include "support/utf8.h"
#include "symbex/verifier.h"

namespace {

using namespace warrant;

constexpr std::uint64_t stepLimit = 20'000;

report::Report verify(const std::string& text, ast::Dialect dialect, symbex::GhostMode ghost) {
  std::vector<ast::Source> sources;
  sources.push_back({{dialect == ast::Dialect::Java ? "Fuzz.java" : "fuzz.idf", text}, dialect});
  ast::ParseResult parsed = ast::parse(std::move(sources));
  const bool isVerifiable = parsed.isVerifiable;
  report::Report report;
  report.programs.push_back({std::move(parsed.program), std::move(parsed.diagnostics), {}});
  report::ProgramReport& program = report.programs.back();
  if (isVerifiable) {
    symbex::Options options;
    options.ghost = ghost;
    options.stepLimit = stepLimit;
    program.members = symbex::verify(*program.program, options);
  }
  return report;
}

// What --ghost=explicit verifies, inference verifies too; a limit may be hit on the way.
void compare(const report::Report& explicitly, const report::Report& inferred) {
  const auto& left = explicitly.programs[0].members;
  const auto& right = inferred.programs[0].members;
  if (left.size() != right.size()) std::abort();
  for (std::size_t i = 0; i < left.size(); ++i) {
    if (left[i].verdict == symbex::Verdict::Verified && right[i].verdict == symbex::Verdict::Failed)
      std::abort();
  }
}

void tryText(const std::string& text, ast::Dialect dialect) {
  const report::Report inferred = verify(text, dialect, symbex::GhostMode::Infer);
  (void)toText(inferred, {.verbose = true});
  (void)toJson(inferred, {});
  compare(verify(text, dialect, symbex::GhostMode::Explicit), inferred);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  if (support::findMalformedByte(text)) return -1;
  support::runOnLargeStack([&] {
    // The annotations' marker tells for which dialect the text was meant.
    tryText(text, text.find("@") != std::string::npos ? ast::Dialect::Java : ast::Dialect::Inline);
  });
  return 0;
}
