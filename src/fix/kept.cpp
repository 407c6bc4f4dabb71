#include "fix/kept.h"

#include <algorithm>

namespace warrant::fix {

using support::SourceRange;

namespace {

class Kept {
 public:
  Kept(const Trial& trial, const Guesses& guesses, const std::string& failure, const std::string& failing,
       const Budget& budget)
      : trial_(trial), guesses_(guesses), failure_(failure), failing_(failing), budget_(budget) {}

  std::vector<Fix> take() {
    std::vector<Fix> active = guesses_.clauses;
    if (!leaveOutFailing(active)) return {};
    if (active.empty() || !mends(joined(active))) return {};
    std::ranges::stable_sort(active, {}, sizeOf);
    std::vector<Fix> found;
    for (const Fix& one : active) {
      if (isSpent() || found.size() == 2) break;
      if (mends(one)) found.push_back(one);
    }
    if (!found.empty()) return found;
    for (std::size_t index = active.size(); index-- > 0 && active.size() > 1 && !isSpent();) {
      std::vector<Fix> less = active;
      less.erase(less.begin() + static_cast<std::ptrdiff_t>(index));
      if (mends(joined(less))) active = std::move(less);
    }
    constexpr std::size_t readable = 3;
    return active.size() <= readable ? std::vector{joined(active)} : std::vector<Fix>();
  }

 private:
  bool isSpent() const { return trial_.hasSpent(budget_); }

  static Fix joined(const std::vector<Fix>& clauses) {
    Fix fix{clauses.front().title, {}};
    for (const Fix& one : clauses) {
      if (&one != &clauses.front()) fix.title += "; " + one.title;
      fix.edits.insert(fix.edits.end(), one.edits.begin(), one.edits.end());
    }
    return fix;
  }

  bool mends(const Fix& fix) const { return trial_.of(fix, failure_, failing_).isMended(); }

  // Whether all that are left hold; they are of one file.
  bool leaveOutFailing(std::vector<Fix>& active) const {
    while (!active.empty() && !isSpent()) {
      const Fix fix = joined(active);
      const std::string& text = trial_.program().sources[fix.edits.front().range.file].file.text;
      const std::vector<SourceRange> places = placesIn(text, fix.edits);
      const Outcome outcome = trial_.of(fix, failure_, guesses_.member);
      const std::vector<SourceRange> failing = placesOfFailures(outcome);
      std::vector<Fix> holding;
      for (std::size_t index = 0; index < active.size(); ++index) {
        const auto isIn = [&](const SourceRange& range) { return isWithin(range, places[index]); };
        if (std::ranges::none_of(failing, isIn)) holding.push_back(active[index]);
      }
      if (holding.size() == active.size()) return outcome.isRead;
      active = std::move(holding);
    }
    return false;
  }

  static std::vector<SourceRange> placesOfFailures(const Outcome& outcome) {
    std::vector<SourceRange> places = outcome.checked.problems;
    for (const symbex::MemberResult& member : outcome.checked.members) {
      for (const symbex::Failure& failure : member.failures) {
        places.push_back(failure.range);
        places.push_back(failure.part);
      }
      for (const support::Note& unknown : member.unknowns) places.push_back(unknown.range);
    }
    return places;
  }

  const Trial& trial_;
  const Guesses& guesses_;
  const std::string& failure_;
  const std::string& failing_;
  const Budget& budget_;
};

}  // namespace

std::vector<Fix> keptOf(const Trial& trial, const Guesses& guesses, const std::string& failure,
                        const std::string& failing, const Budget& budget) {
  return Kept(trial, guesses, failure, failing, budget).take();
}

}  // namespace warrant::fix
