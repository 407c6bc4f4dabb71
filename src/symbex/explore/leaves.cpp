#include "symbex/explore/leaves.h"

#include <algorithm>

#include "symbex/explain/notation.h"
#include "symbex/explore/initial_heap.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"

namespace warrant::symbex {

using heap::Chunk;
using support::SourceRange;

bool Leaves::spendStatement() {
  if (spent_.get() + 1 >= bounds.statements) return false;
  spent_.set(spent_.get() + 1);
  return true;
}

Verdict Leaves::returned(SymbolicState s, const ast::Type& type, Term value) {
  Leaf leaf{.kind = Leaf::Kind::Return, .outcome = "return", .range = way_};
  if (value && terms_.sort(value) == smt::Sort::Bool) {
    if (const auto known = path_.decide(value)) value = terms_.boolean(*known);
  }
  if (value) leaf.result = notation_.printValue(type, value, notation_.wordingAsNamed());
  const std::string text = value ? "returns " + leaf.result : "returns";
  return add(std::move(s), std::move(leaf), text);
}

Verdict Leaves::thrown(SymbolicState s, SourceRange range, std::string exception) {
  const std::string text = "throws " + exception;
  return add(std::move(s), {.kind = Leaf::Kind::Exception, .outcome = std::move(exception), .range = range},
             text);
}

Verdict Leaves::asserted(SymbolicState s, SourceRange range) {
  return add(std::move(s), {.kind = Leaf::Kind::Assert, .outcome = "assert", .range = range},
             "the assertion fails");
}

Verdict Leaves::bound(SymbolicState s, SourceRange range, std::string reason) {
  const std::string text = "bound: " + reason;
  return add(std::move(s),
             {.kind = Leaf::Kind::Bound, .outcome = "bound", .reason = std::move(reason), .range = range},
             text);
}

Verdict Leaves::undecided(SymbolicState s, SourceRange range, std::string reason) {
  const std::string text = "undecided: " + reason;
  return add(
      std::move(s),
      {.kind = Leaf::Kind::Undecided, .outcome = "undecided", .reason = std::move(reason), .range = range},
      text);
}

Verdict Leaves::add(SymbolicState s, Leaf leaf, const std::string& text) {
  const bool isReached = path_.isConsistent() != smt::Answer::No;
  if (path_.isRecording()) {
    recorder_.add(s, Step::Kind::Exit, leaf.range, isReached ? text : "no execution comes here");
    leaf.node = s.trail.step;
  }
  if (!isReached) return Verdict::Verified;
  ++path_.statistics().paths;
  const Wording wording = notation_.wordingAsNamed();
  const BranchesTaken& branches = *now().branches;
  for (const Branch& branch : branches) {
    std::string condition =
        branches.size() == 1 ? wording.print(branch.guard) : wording.printConjunct(branch.guard);
    if (std::ranges::find(leaf.conditions, condition) == leaf.conditions.end())
      leaf.conditions.push_back(std::move(condition));
  }
  leaf.outputs = outputsOf(s, wording);
  leaf.statements = spent_.get();
  found.push_back(std::move(leaf));
  return Verdict::Verified;
}

std::vector<std::pair<std::string, std::string>> Leaves::outputsOf(const SymbolicState& s,
                                                                   const Wording& wording) {
  std::vector<std::pair<std::string, std::string>> outputs;
  for (const Chunk& chunk : chunksInOrder(s.heap)) {
    if (terms_.op(chunk.receiver) == smt::Op::Object || initialHeap_.isInitial(chunk)) continue;
    if (chunk.isRange()) {
      addElements(chunk, wording, outputs);
    } else if (const ast::FieldDecl* const field = analysis_.fieldOf(chunk.resource)) {
      outputs.emplace_back(notation_.placeOf(chunk, wording),
                           notation_.printValue(field->type, chunk.value, wording));
    }
  }
  return outputs;
}

// What was stored last comes first, and hides what was stored at the same index before.
void Leaves::addElements(const Chunk& range, const Wording& wording,
                         std::vector<std::pair<std::string, std::string>>& outputs) {
  std::vector<std::pair<std::string, std::string>> stored;
  for (Term map = range.value; terms_.op(map) == smt::Op::Store; map = terms_.arguments(map)[0]) {
    const Term value = terms_.arguments(map)[2];
    std::string place = wording.print(range.receiver) + "[" + wording.print(terms_.arguments(map)[1]) + "]";
    const bool isHidden =
        std::ranges::any_of(stored, [&](const auto& later) { return later.first == place; });
    if (isHidden) continue;
    stored.emplace_back(std::move(place),
                        wording.print(terms_.op(value) == smt::Op::Box ? terms_.arguments(value)[0] : value));
  }
  outputs.insert(outputs.end(), stored.rbegin(), stored.rend());
}

}  // namespace warrant::symbex
