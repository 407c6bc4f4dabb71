#include "symbex/path/recorder.h"

#include <algorithm>

#include "symbex/path/path.h"

namespace warrant::symbex {

using heap::Chunk;
using support::SourceRange;

std::uint32_t Recorder::append(const SymbolicState& s, Step step, const heap::Heap* left) {
  const auto facts = path_.facts();
  const Step& before = record_[s.trail.step];
  step.facts = facts.size();
  step.condition = &path_.condition();
  const std::size_t known = before.condition == step.condition ? std::min(before.facts, facts.size()) : 0;
  step.assumed.assign(facts.begin() + static_cast<std::ptrdiff_t>(known), facts.end());
  const bool isAsBefore = before.state.heap.isIdentical(s.heap);
  step.held = left != nullptr ? *left : isAsBefore ? before.held : s.heap;
  step.state = s;
  return record_.add(std::move(step), s.trail);
}

std::uint32_t Recorder::enter(SymbolicState& s, Step::Kind rule, SourceRange range, Step::Node node,
                              const heap::Heap* left) {
  const std::uint32_t outer = s.trail.within;
  s.trail.step = append(s, {.kind = rule, .range = range, .node = node}, left);
  s.trail.within = s.trail.step;
  return outer;
}

void Recorder::leave(SymbolicState& s, std::uint32_t outer) {
  record_.noteWayOn(s.trail.within);
  s.trail.within = outer;
}

void Recorder::leave(SymbolicState& s, std::uint32_t outer, Term value) {
  record_.noteValue(s.trail.within, value);
  leave(s, outer);
}

void Recorder::add(SymbolicState& s, Step step) { s.trail.step = append(s, std::move(step)); }

void Recorder::add(SymbolicState& s, Step::Kind kind, SourceRange range, const Chunk& chunk) {
  add(s, {.kind = kind, .range = range, .chunk = chunk});
}

void Recorder::add(SymbolicState& s, Step::Kind kind, SourceRange range, Term term) {
  add(s, {.kind = kind, .range = range, .term = term});
}

void Recorder::add(SymbolicState& s, Step::Kind kind, SourceRange range, std::string text) {
  add(s, {.kind = kind, .range = range, .text = std::move(text)});
}

void Recorder::addTaken(SymbolicState& s, SourceRange range, const Chunk& chunk, const heap::Heap& left) {
  s.trail.step = append(s, {.kind = Step::Kind::Taken, .range = range, .chunk = chunk}, &left);
}

void Recorder::addBeside(const SymbolicState& s, Step step) { append(s, std::move(step)); }

void Recorder::addFramed(SymbolicState& s, SourceRange range, const heap::Heap& framed) {
  const auto note = [&](const Chunk& chunk) {
    add(s, Step::Kind::Framed, range, chunk);
    return false;
  };
  framed.find(note);
  framed.findGuarded(note);
}

void Recorder::noteQuestion(const Question& question) { record_.last().asked.push_back(question); }

SourceRange Recorder::placeOfSite(const SymbolicState& s) const {
  if (s.frame.site != nullptr && s.frame.site->range.isKnown()) return s.frame.site->range;
  std::uint32_t step = s.trail.step;
  while (step != 0 && record_[step].kind != Step::Kind::Exec) step = record_[step].before;
  return record_[step].range;
}

}  // namespace warrant::symbex
