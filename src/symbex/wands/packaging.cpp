#include "symbex/wands/packaging.h"

#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/path/vacuity.h"
#include "symbex/rules/rules.h"
#include "symbex/wands/footprints.h"
#include "symbex/wands/wands.h"

namespace warrant::symbex {

using heap::Chunk;

Verdict Packaging::explore(const SymbolicState& s, const Packaged& packaged, Footprint& footprint,
                           bool isSilent, bool& reaches) {
  const auto& wand = std::get<ast::Wand>(packaged.package.wand->node);
  const smt::PathScope scope(path_.condition());
  Exploration inside = now();
  inside.footprint = &footprint;
  if (isSilent) {
    inside.isSilent = inside.isUnrecorded = true;
    inside.refusal = nullptr;
  }
  const Entered entered(path_, inside);
  SymbolicState within = s;
  within.heap = footprint.given;
  within.frame.site = &packaged.site;
  within.frame.isGhost = true;
  const Frame ofWand = within.frame;
  const Term snapshot = wand.left->grants ? terms_.fresh(smt::Sort::Snapshot, "wand") : terms_.unit();
  const auto yield = [&](SymbolicState s) {
    s.frame = ofWand;
    return rules_.consumeFrom(std::move(s), *wand.right, [&](SymbolicState, Term) {
      reaches = reaches || path_.seemsConsistent() != smt::Answer::No;
      return Verdict::Verified;
    });
  };
  return rules_.produce(std::move(within), *wand.left, snapshot, [&](SymbolicState within) {
    within.frame.site = s.frame.site;
    return rules_.exec(std::move(within), *packaged.package.body, yield, packaged.jumps);
  });
}

Verdict Packaging::execPackage(SymbolicState s, const ast::Statement& statement, const ast::Package& package,
                               Then then, const Jumps& jumps) {
  const Site& site =
      run_.site({Context::Package, Site::Place::Assertion, statement.range, "this part of the wand"});
  const Packaged packaged{package, site, jumps};
  const bool around = std::exchange(s.frame.isGhost, true);
  return wands_.eval(
      std::move(s), std::get<ast::Wand>(package.wand->node), [&](SymbolicState s, const Chunk& wand) {
        Footprint footprint{.outside = s.heap, .around = now().footprint};
        bool reaches = false;
        while (explore(s, packaged, footprint, true, reaches) == Verdict::Failed && footprint.lacking)
          footprints_.move(footprint);
        reaches = false;
        const Verdict verdict = explore(s, packaged, footprint, false, reaches);
        if (verdict != Verdict::Verified) return verdict;
        s.frame.isGhost = around;
        if (!reaches) return then(std::move(s));  // a contradiction: nothing is packaged
        s.heap = footprint.outside;
        if (path_.isRecording()) {
          for (const Chunk& chunk : footprint.all) recorder_.addTaken(s, statement.range, chunk, s.heap);
        }
        const Chunk added = s.heap.add(wand);
        if (path_.isRecording()) recorder_.add(s, Step::Kind::Added, statement.range, added);
        return then(std::move(s));
      });
}

Verdict Packaging::exchange(SymbolicState s, const ast::Statement& statement, const ast::Wand& wand,
                            Then then) {
  return rules_.consumeFrom(std::move(s), *wand.left, [&](SymbolicState s, Term) {
    Vacuity::Passage passage(vacuity_, s);
    const Term snapshot = wand.right->grants ? terms_.fresh(smt::Sort::Snapshot, "wand") : terms_.unit();
    const Verdict verdict = rules_.produce(std::move(s), *wand.right, snapshot, [&](SymbolicState s) {
      passage.leave();
      return then(std::move(s));
    });
    passage.end(verdict, statement.range, [] { return std::string("what the wand yields"); });
    return verdict;
  });
}

Verdict Packaging::execApply(SymbolicState s, const ast::Statement& statement, const ast::Apply& apply,
                             Then then) {
  const Site& site =
      run_.site({Context::Apply, Site::Place::Assertion, statement.range, "this part of the wand"});
  const Site* const outer = std::exchange(s.frame.site, &site);
  const bool around = std::exchange(s.frame.isGhost, true);
  return rules_.consumeFrom(std::move(s), *apply.wand, [&](SymbolicState s, Term) {
    return exchange(std::move(s), statement, std::get<ast::Wand>(apply.wand->node), [&](SymbolicState s) {
      s.frame.site = outer;
      s.frame.isGhost = around;
      return then(std::move(s));
    });
  });
}

}  // namespace warrant::symbex
