// What the steps of a recorded run change (recorded_changes.h). Made for one look at a kept run.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "symbex/explain/record/chunk_numbers.h"
#include "symbex/explain/record/recorded_changes.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Notation;
class RecordViews;
class StateViews;
class Wording;

class ChangeViews : public Part {
 public:
  ChangeViews(Parts& parts, ChunkNumbers& numbers);

  // O(steps + what they change).
  RecordedChanges changes();

 private:
  std::vector<std::vector<std::uint32_t>> checks() const;
  std::vector<const Step*> changesOfNames(std::span<const std::uint32_t> steps) const;
  void addCheck(std::span<const std::uint32_t> steps);
  std::uint32_t readableAmong(std::uint32_t step, std::size_t first, const Wording& wording) const;
  void addFacts(std::uint32_t step, const Wording& wording);
  std::optional<RecordedVariable> variableNamed(const std::string& name, const Frame& frame,
                                                const Wording& wording) const;
  void addVariables(std::uint32_t step, const Wording& wording);
  void addQuestions(std::uint32_t step, const Wording& wording);
  void addChunks(std::uint32_t step, const Wording& wording);
  std::uint32_t addChunk(const heap::Chunk& chunk, const Wording& wording);
  std::uint32_t locationOf(const heap::Chunk& chunk);
  void addObject(Term object, const ast::Type* type, const Wording& wording);
  void addTypes();

  const Notation& notation_;
  const RecordViews& recordViews_;
  const StateViews& stateViews_;
  ChunkNumbers& numbers_;
  RecordedChanges result_;
  std::vector<std::uint32_t> readable_;  // by step: how many facts say something
  std::map<std::vector<std::uint32_t>, std::uint32_t> locations_;
  std::map<std::uint32_t, std::size_t> objects_;  // by number
  std::vector<ast::Type> types_;                  // by object; an Error: none
};

}  // namespace warrant::symbex
