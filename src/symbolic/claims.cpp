// Claims: whether they follow on this path, and counterexamples where they do not.
#include <algorithm>
#include <utility>

#include "symbolic/exploration.h"
#include "symbolic/notation.h"
#include "symbolic/replay.h"

namespace warrant::symbolics {

using smt::Answer;

namespace {

constexpr std::size_t mostAssumptions = 100;  // of which each is a question

}  // namespace

void Exploration::claim(value condition, const Site& site) {
  settle();
  const Term goal = truthOf(condition);
  require(goal, site,
          [&] { return site.what + " does not hold: " + Notation(findings_.vocabulary).print(goal); });
}

void Exploration::settle(const Hazard& hazard) {
  if (hazard.isOverflow && options_.overflow == overflow::assumed_away) return noteOverflow(hazard);
  require(truthOf(hazard.condition), {std::string(hazard.what), {}, 0}, [&] { return describe(hazard); });
}

std::string Exploration::describe(const Hazard& hazard) const {
  const std::string subject = isConstant(hazard.subject)
                                  ? std::to_string(hazard.subject.number)
                                  : Notation(findings_.vocabulary).print(truthOf(hazard.subject));
  return std::string(hazard.what) + ": " + subject;
}

void Exploration::noteOverflow(const Hazard& hazard) {
  const Term isDefined = truthOf(hazard.condition), subject = truthOf(hazard.subject);
  if (trace_.isRepeating() || assumed_.size() > mostAssumptions || assumed_.contains(subject)) return;
  if (condition_.entailsNatively(isDefined) == Answer::Yes) return;
  assumed_.insert(subject);
  if (assumed_.size() > mostAssumptions) {
    findings_.assumptions.emplace_back("no other arithmetic overflows");
    return;
  }
  findings_.assumptions.push_back(Notation(findings_.vocabulary).print(subject) + " does not overflow");
}

// Whether the goal follows, or did when this run's predecessor came here.
bool Exploration::require(Term goal, const Site& site, Detail detail) {
  if (repeated(Event::Kind::Claim, goal) != nullptr) return true;
  findings_.vocabulary.claims.push_back({step_, goal});
  record({.kind = Event::Kind::Claim, .asked = goal});
  if (condition_.entails(goal, smt::Purpose::Obligation) == Answer::Yes) return true;
  doubt(goal, site, detail);
  const bool mayHold = [&] {
    const smt::PathScope scope(condition_);
    return condition_.assume(goal) && condition_.seemsConsistent() != Answer::No;
  }();
  if (mayHold) condition_.assume(goal);
  return false;
}

// An exception leaves the body, or a condition: this path should not be. Whether nothing goes there.
bool Exploration::leave(const std::string& exception) {
  if (hasEnded_) return false;
  try {
    settle();
    return require(terms_.falsity(), {exception, {}, 0}, [&] { return exception; });
  } catch (const EndOfPath&) {
  } catch (const misuse&) {  // which was noted
  }
  return false;
}

// --- counterexamples

// Values without overflow first; then any. Those that the native layer is sure of need no solver.
void Exploration::doubt(Term goal, const Site& site, Detail detail) {
  const auto known = failed_.find(site);
  if (known != failed_.end() && findings_.failures[known->second].is_refuted) return;
  Doubt doubt{site, detail(), {}};
  for (const bool overflows : {false, true}) {
    if (overflows && overflows_.empty()) break;
    if (findModel(doubt, goal, Effort::Native, overflows)) continue;
    findModel(doubt, goal, Effort::Solver, overflows);
  }
  doubts_.push_back(std::move(doubt));
}

// Whether a model was found that is surely one.
bool Exploration::findModel(Doubt& doubt, Term goal, Effort effort, bool overflows) {
  const smt::PathScope scope(condition_);
  if (!condition_.assume(terms_.negate(goal))) return true;
  if (!overflows) {
    for (const Term isDefined : overflows_) {
      if (!condition_.assume(isDefined)) return true;
    }
  }
  std::optional<Model> model = ModelFinder(terms_, symbols_, condition_).find(effort);
  if (!model) return false;
  const bool isSure = model->isSure;
  doubt.models.push_back(*std::move(model));
  return isSure;
}

// Runs the body with the values that were found; what fails then is refuted.
void Exploration::resolve(Doubt doubt) {
  std::optional<Replay::Failed> found;
  for (Model& model : doubt.models) {
    auto failed = Replay(symbols_, std::move(model), options_.overflow).run(body_);
    if (!failed || (found && failed->overflows)) continue;
    found = std::move(failed);
    if (!found->overflows) break;
  }
  if (!found) return fail(doubt.site, {doubt.detail, doubt.site.file, doubt.site.line, false, {}});
  std::string what = found->site == doubt.site ? doubt.detail : found->site.what;
  if (found->overflows) what += " (where arithmetic overflows)";
  fail(found->site, {std::move(what), found->site.file, found->site.line, true, std::move(found->values)});
}

// One failure for each place; one that is refuted says more than one that is not.
void Exploration::fail(const Site& site, failure failure) {
  const auto [known, isNew] = failed_.try_emplace(site, findings_.failures.size());
  if (isNew)
    findings_.failures.push_back(std::move(failure));
  else if (failure.is_refuted && !findings_.failures[known->second].is_refuted)
    findings_.failures[known->second] = std::move(failure);
}

}  // namespace warrant::symbolics
