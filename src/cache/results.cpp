#include "cache/results.h"

#include <algorithm>

#include "cache/archive.h"
#include "cache/describe.h"

namespace warrant::cache {
namespace {

using symbex::MemberResult;

struct Stored {
  std::uint8_t verdict = 0;
  bool trusted = false;
  std::vector<support::Note> trust;
  std::vector<symbex::Failure> failures;
  std::vector<support::Note> unknowns;
  std::vector<Digest> closedClasses;
  symbex::MemberStatistics statistics;
};

template <class Archive>
void describe(Archive& archive, Stored& stored) {
  auto& [verdict, trusted, trust, failures, unknowns, closedClasses, statistics] = stored;
  archive(verdict, trusted, trust, failures, unknowns, closedClasses, statistics);
}

// Whether the program has such places, and messages have such codes.
class Check {
 public:
  explicit Check(const ast::Program& program) : files_(program.sources.size()) {}

  bool isGood(const Stored& stored) const {
    return stored.verdict <= static_cast<std::uint8_t>(symbex::Verdict::Failed) && areGood(stored.trust) &&
           areGood(stored.unknowns) &&
           std::ranges::all_of(stored.failures, [this](const auto& failure) { return isGood(failure); });
  }

 private:
  bool isGood(const support::SourceRange& range) const { return !range.isKnown() || range.file < files_; }
  bool areGood(const std::vector<support::Note>& notes) const {
    return std::ranges::all_of(notes, [this](const support::Note& note) { return isGood(note.range); });
  }
  bool isGood(const symbex::Failure& failure) const {
    const auto& explanation = failure.explanation;
    return symbex::isFailureKind(failure.context, failure.reason) && isGood(failure.range) &&
           isGood(failure.part) && isGood(failure.at) && areGood(failure.notes) &&
           (!explanation ||
            std::ranges::all_of(explanation->branches,
                                [this](const auto& branch) { return isGood(branch.range); })) &&
           (!failure.why || isGood(*failure.why));
  }
  bool isGood(const symbex::Why& why) const {
    return why.cause <= symbex::Why::Cause::UnknownValue &&
           std::ranges::all_of(why.places,
                               [this](const auto& place) {
                                 return place.role <= symbex::Why::Place::Role::Branch && isGood(place.range);
                               }) &&
           (!why.conjunct || (isGood(why.conjunct->range) && isGood(why.conjunct->why)));
  }

  std::size_t files_;
};

}  // namespace

bool isWithoutPlaces(const MemberResult& result) {
  return result.verdict == symbex::Verdict::Verified && result.trust.empty() && result.failures.empty() &&
         result.unknowns.empty();
}

std::string toBytes(const MemberResult& result, const Identities& identities) {
  const auto& [method, predicate, heir, verdict, trusted, trust, failures, unknowns, closedClasses, trace,
               record, recording, askedSolver, isRecalled, isRepeatable, statistics] = result;
  Stored stored{static_cast<std::uint8_t>(verdict), trusted, trust, failures, unknowns, {}, statistics};
  for (const ast::ClassDecl* declaration : closedClasses)
    stored.closedClasses.push_back(identities.of(*declaration));
  Writer writer;
  writer(stored);
  return writer.take();
}

bool fromBytes(std::string_view bytes, const ast::Program& program, const Identities& identities,
               MemberResult& result) {
  Reader reader(bytes);
  Stored stored;
  reader(stored);
  if (!reader.isDone() || !Check(program).isGood(stored)) return false;
  decltype(result.closedClasses) closedClasses;
  for (const Digest& identity : stored.closedClasses) {
    const ast::ClassDecl* const declaration = identities.classOf(identity);
    if (declaration == nullptr) return false;
    closedClasses.insert(declaration);
  }
  result.verdict = static_cast<symbex::Verdict>(stored.verdict);
  result.trusted = stored.trusted;
  result.trust = std::move(stored.trust);
  result.failures = std::move(stored.failures);
  result.unknowns = std::move(stored.unknowns);
  result.closedClasses = std::move(closedClasses);
  result.statistics = stored.statistics;
  result.statistics.seconds = result.statistics.solver.solverSeconds = 0;
  return true;
}

}  // namespace warrant::cache
