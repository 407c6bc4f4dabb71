#include "fix/suggestions.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "ast/print.h"
#include "ast/walk.h"
#include "fix/candidates.h"
#include "fix/guesses.h"
#include "fix/kept.h"

namespace warrant::fix {

using symbex::Context;
using symbex::Failure;
using symbex::MemberResult;
using symbex::Why;

namespace {

constexpr std::size_t mostShown = 3;
constexpr std::size_t mostOfCode = 2;                 // changes of code that are shown
constexpr std::size_t mostChanges = 3;                // of one fix, where one brings up what another mends
constexpr std::size_t mostFollowed = 6;               // fixes that leave something else to mend
constexpr std::size_t mostNext = 10;                  // candidates for that, of a sort
constexpr std::uint64_t mostEffort = 500'000;         // applications of rules, and questions
constexpr std::uint64_t mostEffortOfAll = 2'000'000;  // for all failures
constexpr std::size_t mostMade = 4;                   // methods and loops that are guessed about

struct Found {
  Fix fix;
  Failures after;
  std::size_t mends;
};

// Looks for what mends one failure: first changes of contracts, single ones, then clauses that are guessed,
// then changes that need others; where there is none, changes of the code and of what was said.
class Search {
 public:
  Search(const Trial& trial, const MemberResult& member, const Failure& failure, std::size_t trials)
      : trial_(trial),
        member_(member),
        failure_(failure),
        key_(keyOf(trial.program(), member, failure)),
        name_(nameOf(member)),
        trials_(trials),
        budget_(another()) {}

  std::vector<Found> take() {
    tryAll(Sort::Contract, mostShown);
    if (found_.empty()) guess();
    for (std::size_t changes = 2; changes <= mostChanges && found_.empty(); ++changes)
      follow({Sort::Contract});
    if (found_.empty()) changeCode();
    if (found_.size() < mostShown && isOfGhostOperation()) tryAll(Sort::Removal, mostShown);
    std::ranges::stable_sort(found_, {}, [](const Found& found) {
      return std::pair(-static_cast<std::int64_t>(found.mends), sizeOf(found.fix));
    });
    return std::move(found_);
  }

 private:
  struct Started {
    Fix fix;
    Outcome outcome;
  };

  bool isDone() const { return found_.size() >= mostShown || trial_.hasSpent(budget_); }

  Budget another() const {
    return {trial_.count() + trials_, std::min(trial_.effort() + mostEffort, mostEffortOfAll)};
  }

  void tryAll(Sort sort, std::size_t most) {
    for (Fix& fix : candidates(sort, trial_.program(), member_, failure_)) {
      if (isDone() || found_.size() >= most) return;
      consider(std::move(fix));
    }
  }

  bool isOfGhostOperation() const {
    return failure_.context == Context::Open || failure_.context == Context::Close ||
           failure_.context == Context::Use;
  }

  void changeCode() {
    budget_ = another();
    tryAll(Sort::Code, mostOfCode);
    tryAll(Sort::Correction, mostShown);
    if (found_.empty()) tryAll(Sort::Removal, 1);
    if (found_.empty() && failure_.context == Context::Override) followOverride();
  }

  // The contract is to be what the one above wants, and the code what the contract is then.
  void followOverride() {
    started_.clear();
    tryAll(Sort::Contract, mostShown);
    follow({Sort::Code});
  }

  // Tries it with the member, and then with the whole program.
  void consider(Fix fix) {
    Outcome outcome = trial_.of(fix, key_, name_);
    if (outcome.isMended()) outcome = trial_.of(fix, key_);
    if (!outcome.isRead || !outcome.isGone || outcome.isUndecided) return;
    if (!outcome.fresh.empty()) {
      if (outcome.fresh.size() <= 2 && started_.size() < mostFollowed)
        started_.push_back({std::move(fix), std::move(outcome)});
      return;
    }
    if (!trial_.leavesAllReachable(fix, outcome, name_)) return;
    const std::size_t mends = trial_.before().total() - outcome.after.total();
    found_.push_back({std::move(fix), std::move(outcome.after), mends});
  }

  // --- one change more

  void follow(const std::vector<Sort>& sorts) {
    std::vector<Started> started = std::move(started_);
    started_.clear();
    for (const Started& one : started) {
      if (!found_.empty()) return;  // others do the same, and more
      for (const Fix& other : nextFor(one, sorts)) {
        if (isDone()) return;
        if (auto both = together(one.fix, other)) consider(std::move(*both));
      }
    }
  }

  // For the first failure that came up.
  std::vector<Fix> nextFor(const Started& started, const std::vector<Sort>& sorts) const {
    const Outcome::Fresh& next = started.outcome.fresh.front();
    const Checked checked = trial_.explained(started.fix, next.member);
    std::vector<Fix> all;
    for (const MemberResult& member : checked.members) {
      for (const Failure& failure : member.failures) {
        if (!all.empty() || keyOf(*checked.program, member, failure) != next.key) continue;
        for (const Sort sort : sorts) {
          std::vector<Fix> some = candidates(sort, *checked.program, member, failure);
          if (some.size() > mostNext) some.resize(mostNext);
          std::ranges::move(some, std::back_inserter(all));
        }
      }
    }
    return all;
  }

  // The fix, and then the other one, of the program with the fix. Files are the same: none is added.
  std::optional<Fix> together(const Fix& fix, const Fix& other) const {
    Fix both{fix.title + "; " + other.title, {}, std::max(fix.rank, other.rank)};
    for (std::uint32_t file = 0; file < trial_.program().sources.size(); ++file) {
      const auto ofFile = [&](const Fix& one) {
        std::vector<Edit> edits;
        std::ranges::copy_if(one.edits, std::back_inserter(edits),
                             [&](const Edit& edit) { return edit.range.file == file; });
        return edits;
      };
      const std::vector<Edit> first = ofFile(fix), second = ofFile(other);
      if (first.empty() && second.empty()) continue;
      const std::string& text = trial_.program().sources[file].file.text;
      for (Edit& edit : composed(text, first, second)) both.edits.push_back(std::move(edit));
    }
    if (both.edits.empty()) return std::nullopt;
    return both;
  }

  // --- clauses that are guessed

  void guess() {
    std::vector<Guesses> guesses = guessesAboutLoops();
    for (Guesses& one : guessesAboutCalls()) guesses.push_back(std::move(one));
    if (guesses.size() > mostMade) guesses.resize(mostMade);
    for (const Guesses& one : guesses) {
      if (isDone()) return;
      for (Fix& fix : keptOf(trial_, one, key_, name_, budget_)) {
        if (!isDone()) consider(std::move(fix));
      }
      if (!found_.empty()) return;
    }
  }

  std::vector<Guesses> guessesAboutLoops() const {
    std::vector<Guesses> guesses;
    if (member_.method == nullptr) return guesses;
    Drafts looking(trial_.program());
    const Why* const why = failure_.why ? &*failure_.why : nullptr;
    const std::string wanted = why == nullptr ? "" : why->missing.here;
    for (const ast::Loop* loop : looking.places.loopsBefore(*member_.method, failure_.at)) {
      Drafts drafts(trial_.program());
      for (const std::string& text : guessInvariants(drafts.layout, *member_.method, *loop, wanted))
        drafts.invariant(*loop, text);
      guesses.push_back({name_, drafts.take()});
    }
    return guesses;
  }

  // What was called on the way may ensure more, if its body keeps that.
  std::vector<Guesses> guessesAboutCalls() const {
    std::vector<Guesses> guesses;
    for (const ast::MethodDecl* callee : callees()) {
      Drafts drafts(trial_.program());
      for (const std::string& text : guessEnsures(drafts.layout, *callee))
        drafts.clause(*callee, Clause::Ensures, text);
      const std::string owner = ast::memberPrefix(callee->owner);
      std::vector<Fix> clauses = drafts.take();
      if (!clauses.empty()) guesses.push_back({owner + ast::signature(*callee), std::move(clauses)});
    }
    return guesses;
  }

  // Of the statements before the failure, the last one's first.
  std::vector<const ast::MethodDecl*> callees() const {
    std::vector<const ast::MethodDecl*> found;
    if (member_.method == nullptr || member_.method->body == nullptr) return found;
    const auto look = [&](const ast::Expression& e) {
      const auto* const call = std::get_if<ast::Call>(&e.node);
      const auto* const made = std::get_if<ast::New>(&e.node);
      const ast::MethodDecl* const callee = call != nullptr   ? call->method
                                            : made != nullptr ? made->constructor
                                                              : nullptr;
      const bool isBehind =
          failure_.at.isKnown() && failure_.at.file == e.range.file && failure_.at < e.range;
      if (callee == nullptr || callee->isPure() || callee->body == nullptr || isBehind) return;
      std::erase(found, callee);
      found.insert(found.begin(), callee);
    };
    ast::forEachStatement(*member_.method->body, [&](const ast::Statement& statement) {
      ast::forEachOperand(
          statement, [&](const ast::Expression& e) { ast::forEachExpression(e, look); },
          [](const ast::Assertion&) {});
    });
    return found;
  }

  const Trial& trial_;
  const MemberResult& member_;
  const Failure& failure_;
  const std::string key_, name_;
  const std::size_t trials_;
  Budget budget_;
  std::vector<Started> started_;
  std::vector<Found> found_;
};

// What is found for one failure is shown for the others, too, that it mends: nothing is looked for then.
class Suggestions {
 public:
  Suggestions(const Trial& trial, const std::vector<MemberResult>& members, std::size_t trials)
      : trial_(trial), trials_(trials) {
    for (const MemberResult& member : members) {
      for (const Failure& failure : member.failures) {
        if (failure.severity == support::Severity::Error)
          open_.push_back({&member, &failure, keyOf(trial.program(), member, failure)});
      }
    }
  }

  std::vector<Suggestion> take() {
    for (std::size_t index = 0; index < open_.size(); ++index) {
      if (open_[index].isMended) continue;
      const auto& [member, failure, key, isMended] = open_[index];
      for (const Found& found : Search(trial_, *member, *failure, trials_).take()) {
        found_.push_back({member, failure, found.fix, found.mends});
        if (found.mends > 1) addToOthers(index, found);
      }
    }
    return std::move(found_);
  }

 private:
  struct Open {
    const MemberResult* member;
    const Failure* failure;
    std::string key;
    bool isMended = false;
  };

  // A change of the code is one mend among others: each failure has its own.
  void addToOthers(std::size_t first, const Found& found) {
    if (found.fix.rank >= rankOfCode) return;
    for (std::size_t index = first + 1; index < open_.size(); ++index) {
      Open& other = open_[index];
      if (found.after.count(other.key) > 0) continue;
      other.isMended = true;
      found_.push_back({other.member, other.failure, found.fix, found.mends, true});
    }
  }

  const Trial& trial_;
  const std::size_t trials_;
  std::vector<Open> open_;
  std::vector<Suggestion> found_;
};

}  // namespace

std::vector<Suggestion> suggest(const ast::Program& program, const std::vector<MemberResult>& members,
                                const std::vector<MemberResult>& all, std::size_t problems,
                                const Check& check, std::size_t trials) {
  return Suggestions(Trial(program, all, problems, check), members, trials).take();
}

}  // namespace warrant::fix
