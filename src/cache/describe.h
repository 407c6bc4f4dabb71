// The structures that results are made of, for cache/archive.h. Each is taken apart into all of its fields:
// one that is added does not compile before it is here.
#pragma once

#include "cache/digest.h"
#include "symbex/verifier.h"

namespace warrant {

namespace cache {
template <class Archive>
void describe(Archive& archive, Digest& digest) {
  auto& [high, low] = digest;
  archive(high, low);
}
}  // namespace cache

namespace support {
template <class Archive>
void describe(Archive& archive, SourceRange& range) {
  auto& [file, line, column, endLine, endColumn] = range;
  archive(file, line, column, endLine, endColumn);
}
template <class Archive>
void describe(Archive& archive, Note& note) {
  auto& [range, message] = note;
  archive(range, message);
}
}  // namespace support

namespace smt {
template <class Archive>
void describe(Archive& archive, Statistics& statistics) {
  auto& [nativeYes, nativeNo, nativeUnknown, solver, searchEffort, solverStarts, resourceUnits,
         resourceUnitsMax, assumptions, solverSeconds] = statistics;
  archive(nativeYes, nativeNo, nativeUnknown, searchEffort, solverStarts, resourceUnits, resourceUnitsMax,
          assumptions, solverSeconds);
  for (auto& [unsat, sat, unknown] : solver) archive(unsat, sat, unknown);
}
}  // namespace smt

namespace symbex {
template <class Archive>
void describe(Archive& archive, MemberStatistics& statistics) {
  auto& [paths, steps, chunkComparisons, terms, termHits, peakDepth, solver, seconds] = statistics;
  archive(paths, steps, chunkComparisons, terms, termHits, peakDepth, solver, seconds);
}
template <class Archive>
void describe(Archive& archive, Explanation::Element& element) {
  auto& [place, value] = element;
  archive(place, value);
}
template <class Archive>
void describe(Archive& archive, Explanation::Branch& branch) {
  auto& [range, description] = branch;
  archive(range, description);
}
template <class Archive>
void describe(Archive& archive, Explanation& explanation) {
  auto& [lookedFor, heap, elements, store, pathCondition, branches, nearMisses] = explanation;
  archive(lookedFor, heap, elements, store, pathCondition, branches, nearMisses);
}
template <class Archive>
void describe(Archive& archive, Example& example) {
  auto& [goal, values, isConfirmed] = example;
  archive(goal, values, isConfirmed);
}
template <class Archive>
void describe(Archive& archive, Why::Place& place) {
  auto& [role, range, message] = place;
  archive(role, range, message);
}
template <class Archive>
void describe(Archive& archive, Why::Said& said) {
  auto& [here, onEntry] = said;
  archive(here, onEntry);
}
template <class Archive>
void describe(Archive& archive, Why::Ghost& ghost) {
  auto& [word, operand] = ghost;
  archive(word, operand);
}
template <class Archive>
void describe(Archive& archive, Why::Conjunct& conjunct);
template <class Archive>
void describe(Archive& archive, Why& why) {
  auto& [cause, message, chunk, places, condition, conjunct, facts, example, missing, form, isOfNull, actual,
         remedy, apart, ghosts] = why;
  archive(cause, message, chunk, places, condition, conjunct, facts, example, missing, form, isOfNull, actual,
          remedy, apart, ghosts);
}
template <class Archive>
void describe(Archive& archive, Why::Conjunct& conjunct) {
  auto& [range, wanted, why] = conjunct;
  archive(range, wanted, why);
}
template <class Archive>
void describe(Archive& archive, Failure& failure) {
  auto& [context, reason, severity, range, message, notes, explanation, why, part, at] = failure;
  archive(context, reason, severity, range, message, notes, explanation, why, part, at);
}
}  // namespace symbex

}  // namespace warrant
