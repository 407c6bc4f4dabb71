// The symbolic state at a recorded step (path/record.h), in source terms.
#pragma once

#include <cstdint>
#include <vector>

#include "symbex/explain/chunk_numbers.h"
#include "symbex/explain/recorded_state.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Notation;
class Wording;

class StateViews : public Part {
 public:
  explicit StateViews(Parts& parts);

  RecordedState stateAt(std::uint32_t step, ChunkNumbers& numbers) const;

 private:
  std::vector<RecordedFrame> framesAt(std::uint32_t step) const;
  std::vector<RecordedVariable> variablesAt(const Step& step, const Wording& wording) const;
  std::vector<RecordedChunk> chunksOf(const heap::Heap& heap, std::uint32_t step, const Wording& wording,
                                      ChunkNumbers& numbers) const;
  std::vector<RecordedFact> factsAt(std::uint32_t step, const Wording& wording) const;
  std::vector<RecordedLoss> lostAt(std::uint32_t step, const Wording& wording, ChunkNumbers& numbers) const;
  RecordedChunk chunk(const heap::Chunk& chunk, const Wording& wording, ChunkNumbers& numbers) const;
  std::uint32_t referenceTo(Term value) const;

  const Notation& notation_;
};

}  // namespace warrant::symbex
