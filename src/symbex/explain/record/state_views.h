// The symbolic state at a recorded step (path/record.h), in source terms.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "symbex/explain/record/chunk_numbers.h"
#include "symbex/explain/record/recorded_state.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Notation;
class Wording;

class StateViews : public Part {
 public:
  explicit StateViews(Parts& parts);

  RecordedState stateAt(std::uint32_t step, ChunkNumbers& numbers) const;
  // What the expression evaluated at the step came to; empty: nothing is evaluated there, or it came to
  // nothing.
  std::string valueAt(std::uint32_t step) const;

  // Parts of a state, with the names of that wording.
  // The variable of that value; no type: it is `this`, or the result.
  RecordedVariable variable(const std::string& name, Term value, const ast::Type* type,
                            const Wording& wording) const;
  RecordedChunk chunk(const heap::Chunk& chunk, const Wording& wording, ChunkNumbers& numbers) const;
  // None where the fact says nothing to people.
  std::optional<RecordedFact> fact(Term fact, std::uint32_t origin, const Wording& wording) const;
  // The object's number; 0: it is null, or no object.
  std::uint32_t referenceTo(Term value) const;

 private:
  std::vector<RecordedVariable> variablesAt(const Step& step, const Wording& wording) const;
  std::vector<RecordedFrame> framesAt(std::uint32_t step) const;
  std::vector<RecordedChunk> chunksOf(const heap::Heap& heap, std::uint32_t step, const Wording& wording,
                                      ChunkNumbers& numbers) const;
  std::vector<RecordedFact> factsAt(std::uint32_t step, const Wording& wording) const;
  std::vector<RecordedLoss> lostAt(std::uint32_t step, const Wording& wording, ChunkNumbers& numbers) const;
  std::optional<RecordedRelation> relationOf(Term fact) const;

  const Notation& notation_;
};

}  // namespace warrant::symbex
