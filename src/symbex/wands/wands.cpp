#include "symbex/wands/wands.h"

#include <algorithm>

#include "ast/print.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/rules/rules.h"
#include "symbex/rules/sharing.h"

namespace warrant::symbex {

using heap::Chunk;

std::uint32_t Wands::shapeOf(const WandText& text) {
  const auto isSame = [&](const WandText& other) { return haveOneShape(analysis_, text, other); };
  const auto found = std::ranges::find_if(shapes_, isSame);
  const auto shape = static_cast<std::uint32_t>(found - shapes_.begin());
  if (found == shapes_.end()) shapes_.push_back(text);
  return shape;
}

// In an empty heap, apart from the path.
Verdict Wands::checkSide(const SymbolicState& s, const ast::Assertion& side) {
  const smt::PathScope scope(path_.condition());
  SymbolicState alone = s;
  alone.heap = {};
  alone.frame.scale = {};
  if (s.frame.isCode())
    alone.frame.site = &run_.site({Context::Contract, Site::Place::Assertion, side.range, {}});
  const Term snapshot = side.grants ? terms_.fresh(smt::Sort::Snapshot, "wand") : terms_.unit();
  return rules_.produce(std::move(alone), side, snapshot, [](SymbolicState) { return Verdict::Verified; });
}

Verdict Wands::eval(SymbolicState s, const ast::Wand& wand, ThenChunk then) {
  if (isChecked(s.frame)) {
    for (const ast::Assertion* const side : {wand.left, wand.right}) {
      if (const Verdict verdict = checkSide(s, *side); verdict != Verdict::Verified) return verdict;
    }
  }
  const std::vector<const ast::Expression*> arguments = argumentsOf(wand);
  Terms values;
  return rules_.evalAll(std::move(s), arguments, 0, values, [&](SymbolicState s) {
    const heap::Resource shape = analysis_.wand(shapeOf({&wand, s.frame.statically}));
    return then(std::move(s), Chunk{shape, terms_.null(), heap::OfWand{keep(values), &wand}, terms_.unit()});
  });
}

Problem Wands::cannotBeSplit(const SymbolicState& s, const ast::Assertion& a) const {
  return path_.blame(s, Context::Assert, Reason::Predicate, a.range,
                     "`" + ast::toString(a) + "` cannot be split: less than all of it grants nothing");
}

Verdict Wands::produce(SymbolicState s, const ast::Assertion& a, Term snapshot, Then then) {
  return eval(std::move(s), std::get<ast::Wand>(a.node), [&](SymbolicState s, const Chunk& chunk) {
    if (!path_.assume(terms_.equal(snapshot, terms_.unit()))) return Verdict::Verified;
    if (s.frame.scale.isSome()) return then(std::move(s));  // who reads can do nothing with it
    if (!s.frame.scale.isWhole()) return path_.fail(s, cannotBeSplit(s, a));
    const Chunk added = s.heap.add(chunk);
    if (path_.isRecording()) recorder_.add(s, Step::Kind::Added, a.range, added);
    return then(std::move(s));
  });
}

}  // namespace warrant::symbex
