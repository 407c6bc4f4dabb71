// Records what happens (path/record.h). Every application of a rule passes through enter and leave (RuleBook,
// parts.cpp), so a rule that is added is recorded without being told to.
//
// To be called while Path::isRecording() only. Recording asks nothing and changes nothing but the trail of
// the state.
#pragma once

#include <cstdint>
#include <string>

#include "symbex/part.h"

namespace warrant::symbex {

class Recorder : public Part {
 public:
  explicit Recorder(Parts& parts);

  // Notes that a rule is applied in the state, and returns the application around it.
  // While a Consume is applied, what is held is its remainder, but for one that is read only.
  std::uint32_t enter(SymbolicState& s, Step::Kind rule, support::SourceRange range, Step::Node node,
                      const heap::Heap* left = nullptr);
  // Notes that the innermost application goes on, with that one around it.
  void leave(SymbolicState& s, std::uint32_t outer);
  // The same of an Eval, with what it came to.
  void leave(SymbolicState& s, std::uint32_t outer, Term value);

  // Adds a step to the path of the state.
  void add(SymbolicState& s, Step step);
  void add(SymbolicState& s, Step::Kind kind, support::SourceRange range, const heap::Chunk& chunk);
  void add(SymbolicState& s, Step::Kind kind, support::SourceRange range, Term term);
  void add(SymbolicState& s, Step::Kind kind, support::SourceRange range, std::string text);
  // That a chunk is consumed, of what is left in that heap.
  void addTaken(SymbolicState& s, support::SourceRange range, const heap::Chunk& chunk,
                const heap::Heap& left);
  // The same beside the way on: of what is evaluated apart.
  void addBeside(const SymbolicState& s, Step step);
  void addFramed(SymbolicState& s, support::SourceRange range, const heap::Heap& framed);
  // Notes a question at the last step.
  void noteQuestion(const Question& question);

  // The call, statement or exit for which a contract is evaluated; else the statement being executed.
  support::SourceRange placeOfSite(const SymbolicState& s) const;

 private:
  std::uint32_t append(const SymbolicState& s, Step step, const heap::Heap* left = nullptr);
};

}  // namespace warrant::symbex
