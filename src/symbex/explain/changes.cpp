// Where what a failed condition depends on was last changed.
#include <algorithm>

#include "symbex/explain/explainer.h"
#include "symbex/explain/notation.h"
#include "symbex/path/path.h"
#include "symbex/path/record.h"

namespace warrant::symbex {

namespace {

constexpr std::size_t mostNotes = 3;

// Steps of evaluating a condition, which change nothing.
bool isOfEvaluation(Step::Kind kind) {
  switch (kind) {
    case Step::Kind::Eval:
    case Step::Kind::Consume:
    case Step::Kind::Value:
    case Step::Kind::Assumed:
    case Step::Kind::Taken:
    case Step::Kind::Read:
    case Step::Kind::Opened:
    case Step::Kind::Closed:
    case Step::Kind::Checked:
      return true;
    default:
      return false;
  }
}

}  // namespace

std::vector<support::Note> Explainer::lastChanges(const SymbolicState& s, const Problem& problem) const {
  if (problem.reason != Reason::False || !record_.isOn()) return {};
  std::uint32_t before = s.trail.step;
  while (before != 0 && isOfEvaluation(record_[before].kind)) before = record_[before].before;
  std::vector<heap::Chunk> read;
  for (std::uint32_t step = before + 1; step < record_.size(); ++step) {
    const Step& past = record_[step];
    const bool depends = past.kind == Step::Kind::Read || past.kind == Step::Kind::Taken;
    if (depends && !past.chunk.isPredicate()) read.push_back(past.chunk);
  }
  std::vector<support::Note> notes;
  for (std::uint32_t step = before; step != 0 && notes.size() < mostNotes; step = record_[step].before) {
    const Step& past = record_[step];
    if (past.kind != Step::Kind::Written) continue;
    const auto isThat = [&](const heap::Chunk& chunk) {
      return chunk.resource == past.chunk.resource && path_.areEqual(chunk.receiver, past.chunk.receiver);
    };
    if (std::erase_if(read, isThat) == 0) continue;
    notes.push_back({past.range, "`" + notation_.placeOf(past.chunk, names_) + "` was last assigned here"});
  }
  return notes;
}

}  // namespace warrant::symbex
