// Adds steps to the trace, which must be on.
#include "symbex/path/recorder.h"

#include "symbex/explain/notation.h"
#include "symbex/path/path.h"

namespace warrant::symbex {

using heap::Chunk;

void Recorder::record(SymbolicState& s, Step::Kind kind, support::SourceRange range, std::string text) {
  s.step = trace_.add({s.step, kind, range, std::move(text)});
}

void Recorder::record(SymbolicState& s, Step::Kind kind, support::SourceRange range, const Chunk& chunk) {
  s.step = trace_.add({s.step, kind, range, notation_.describe(chunk), chunk});
}

void Recorder::note(const SymbolicState& s, Step::Kind kind, support::SourceRange range, std::string text) {
  trace_.add({s.step, kind, range, std::move(text)});
}

void Recorder::recordFramed(SymbolicState& s, support::SourceRange range, const heap::Heap& framed) {
  framed.find([&](const Chunk& chunk) {
    record(s, Step::Kind::Frame, range, chunk);
    return false;
  });
}

// The call, statement or exit for which a contract is evaluated; else the statement being executed.
support::SourceRange Recorder::placeOfSite(const SymbolicState& s) const {
  if (s.frame.site != nullptr && s.frame.site->range.isKnown()) return s.frame.site->range;
  std::uint32_t step = s.step;
  while (step != 0 && trace_[step].kind != Step::Kind::Execute) step = trace_[step].parent;
  return trace_[step].range;
}

}  // namespace warrant::symbex
