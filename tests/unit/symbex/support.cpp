#include "unit/symbex/support.h"

#include <stdexcept>

#include "support/large_stack.h"

namespace warrant::symbex {

const MemberResult& Verified::member(const std::string& name) const {
  for (const MemberResult& result : members) {
    const std::string owner = result.className().empty() ? "" : result.className() + ".";
    if (owner + result.signature() == name) return result;
  }
  throw std::runtime_error("no member " + name);
}

MemberStatistics Verified::total() const {
  MemberStatistics sum;
  for (const MemberResult& result : members) sum += result.statistics;
  return sum;
}

Verdict Verified::verdict() const {
  Verdict all = Verdict::Verified;
  for (const MemberResult& result : members) all = meet(all, result.verdict);
  return all;
}

Verified verifyText(const std::string& text, Options options, ast::Dialect dialect) {
  Verified verified;
  support::runOnLargeStack([&] {
    ast::ParseResult parsed = ast::parse({{{"test", text}, dialect}});
    verified.program = std::move(parsed.program);
    verified.problems = std::move(parsed.diagnostics);
  });
  if (verified.problems.empty()) verified.members = verify(*verified.program, options);
  return verified;
}

}  // namespace warrant::symbex
