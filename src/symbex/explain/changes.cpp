// Where what a failed condition depends on was last changed.
#include <algorithm>

#include "symbex/explain/explainer.h"
#include "symbex/explain/notation.h"
#include "symbex/path/path.h"
#include "symbex/path/trace.h"

namespace warrant::symbex {

namespace {

constexpr std::size_t mostNotes = 3;

// Steps of evaluating a condition, which change nothing.
bool isOfEvaluation(Step::Kind kind) {
  switch (kind) {
    case Step::Kind::Evaluate:
    case Step::Kind::Assume:
    case Step::Kind::Consume:
    case Step::Kind::Read:
    case Step::Kind::Open:
    case Step::Kind::Close:
    case Step::Kind::Check:
      return true;
    default:
      return false;
  }
}

}  // namespace

std::vector<support::Note> Explainer::lastChanges(const SymbolicState& s, const Problem& problem) const {
  if (problem.reason != Reason::False || !trace_.isOn()) return {};
  std::uint32_t before = s.step;
  while (before != 0 && isOfEvaluation(trace_[before].kind)) before = trace_[before].parent;
  std::vector<heap::Chunk> read;
  for (std::uint32_t step = before + 1; step < trace_.size(); ++step) {
    const Step& past = trace_[step];
    const bool depends = past.kind == Step::Kind::Read || past.kind == Step::Kind::Consume;
    if (depends && !past.chunk.isPredicate()) read.push_back(past.chunk);
  }
  std::vector<support::Note> notes;
  for (std::uint32_t step = before; step != 0 && notes.size() < mostNotes; step = trace_[step].parent) {
    const Step& past = trace_[step];
    if (past.kind != Step::Kind::Write) continue;
    const auto isThat = [&](const heap::Chunk& chunk) {
      return chunk.resource == past.chunk.resource && path_.areEqual(chunk.receiver, past.chunk.receiver);
    };
    if (std::erase_if(read, isThat) == 0) continue;
    notes.push_back({past.range, "`" + notation_.placeOf(past.chunk, names_) + "` was last assigned here"});
  }
  return notes;
}

}  // namespace warrant::symbex
