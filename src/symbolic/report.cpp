#include "warrant/symbolic/report.h"

#include <algorithm>
#include <ostream>
#include <sstream>

#include "symbolic/exploration.h"
#include "symbolic/findings.h"
#include "symbolic/notation.h"

namespace warrant {

// --- counterexamples

std::string counterexample::operator[](std::string_view name) const {
  const auto known = std::ranges::find(values_, name, &assignment::name);
  return known == values_.end() ? std::string() : known->value;
}

std::string counterexample::str() const {
  std::ostringstream text;
  text << *this;
  return text.str();
}

std::ostream& operator<<(std::ostream& stream, const counterexample& values) {
  for (const assignment& each : values) stream << each.name << " = " << each.value << '\n';
  return stream;
}

// --- reports

const std::string& report::name() const { return findings_->name; }

outcome report::outcome() const {
  if (std::ranges::any_of(findings_->failures, &failure::is_refuted)) return outcome::refuted;
  return findings_->reason.empty() ? outcome::verified : outcome::unknown;
}

const counterexample& report::counterexample() const {
  static const warrant::counterexample none;
  const auto refuted = std::ranges::find_if(findings_->failures, &failure::is_refuted);
  return refuted == findings_->failures.end() ? none : refuted->counterexample;
}

const std::vector<failure>& report::failures() const { return findings_->failures; }
const std::string& report::reason() const { return findings_->reason; }
const std::vector<std::string>& report::assumptions() const { return findings_->assumptions; }
std::size_t report::paths() const { return findings_->paths; }
std::string report::condition() const { return symbolics::verificationCondition(findings_->vocabulary); }

namespace {

constexpr std::size_t mostClaimsShown = 8, mostAssumptionsShown = 5;

std::string_view nameOf(outcome outcome) {
  switch (outcome) {
    case outcome::verified:
      return "verified";
    case outcome::refuted:
      return "refuted";
    default:
      return "unknown";
  }
}

void writeFailure(std::ostream& stream, const failure& failure) {
  stream << "  ";
  if (!failure.file.empty()) stream << failure.file << ':' << failure.line << ": ";
  stream << failure.what << '\n';
  for (const assignment& each : failure.counterexample)
    stream << "    " << each.name << " = " << each.value << '\n';
}

}  // namespace

std::ostream& operator<<(std::ostream& stream, const report& report) {
  stream << report.name() << ": " << nameOf(report.outcome()) << " (" << report.paths()
         << (report.paths() == 1 ? " path)\n" : " paths)\n");
  for (const failure& failure : report.failures()) {
    if (failure.is_refuted) writeFailure(stream, failure);
  }
  if (!report.reason().empty()) stream << "  " << report.reason() << '\n';
  const std::vector<std::string>& assumptions = report.assumptions();
  for (std::size_t i = 0; i < std::min(assumptions.size(), mostAssumptionsShown); ++i)
    stream << "  assuming that " << assumptions[i] << '\n';
  if (assumptions.size() > mostAssumptionsShown)
    stream << "  and " << assumptions.size() - mostAssumptionsShown << " more such assumptions\n";
  if (report.findings_->vocabulary.claims.size() <= mostClaimsShown)
    stream << "  condition: " << report.condition() << '\n';
  return stream;
}

namespace detail {

report run_check(std::string_view name, const options& options, callback<void> body) {
  const auto found = std::make_shared<findings>();
  found->name = name;
  symbolics::Exploration(options, body, *found).run();
  return report(found);
}

}  // namespace detail
}  // namespace warrant
