#include "symbex/path/vacuity.h"

#include "symbex/explain/reports.h"
#include "symbex/ghost/ghost.h"
#include "symbex/path/path.h"
#include "symbex/state/problem.h"

namespace warrant::symbex {

using smt::Answer;

Vacuity::Passage::Passage(Vacuity& vacuity, const SymbolicState& s)
    : vacuity_(vacuity),
      heap_(s.heap),
      facts_(vacuity.path_.facts().size()),
      bounds_(vacuity.path_.bounds().size()),
      path_(&vacuity.path_.condition()),
      notes_(vacuity.now(), contradiction_),
      isLeft_(s.hasFailed) {}

void Vacuity::Passage::leave() {
  isLeft_ = isLeft_ || !vacuity_.options_.probeExits || vacuity_.path_.seemsConsistent() != Answer::No;
}

void Vacuity::Passage::end(Verdict verdict, support::SourceRange place, What what) {
  Path& path = vacuity_.path_;
  if (isLeft_ || verdict != Verdict::Verified || path.isSilent() || &path.condition() != path_) return;
  const support::SourceRange part = contradiction_;
  if (!vacuity_.isReachable(heap_, facts_, bounds_)) return;
  Problem problem{Context::Contract, Reason::Vacuous, place,
                  what() + " contradicts what is known here: what follows holds vacuously"};
  if (part.isKnown() && !(part == place)) problem.notes.push_back({part, "this part"});
  vacuity_.reports_.report({}, problem);
}

bool Vacuity::isReachable(const heap::Heap& heap, std::size_t factCount, std::size_t boundCount) const {
  const auto known = path_.facts().subspan(0, factCount);
  const Terms facts(known.begin(), known.end());
  const auto noted = path_.bounds().subspan(0, boundCount);
  const std::vector<Path::Bounds> bounds(noted.begin(), noted.end());
  Apart apart(path_, *run_.workspace, {});
  const Entered entered(path_, *apart);
  for (const Term fact : facts) path_.assume(fact);
  for (const Path::Bounds& bound : bounds) path_.noteBounds(bound);
  heap.find([&](const heap::Chunk& chunk) {
    if (chunk.isPredicate()) ghost_.onHeld(chunk);
    return false;
  });
  const Answer answer = path_.isConsistent();
  path_.statistics().solver += path_.condition().statistics();
  return answer == Answer::Yes;
}

}  // namespace warrant::symbex
