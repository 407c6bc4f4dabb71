// Finding chunks: by resource, then by receiver term or its congruence class, and only then by asking.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"
#include "symbex/resources/separation.h"

namespace warrant::symbex {

class Classes;
class Ghost;
class Numbers;

enum class Effort : std::uint8_t { Native, Full };

class Chunks : public Part {
 public:
  explicit Chunks(Parts& parts);

  void moveFields(heap::Heap& from, heap::Heap& to, Term object, const ast::ClassDecl& declaration);
  // The chunk of that resource, of which at least that amount is held, whose receiver, and arguments, are
  // known to be those given.
  std::optional<heap::Chunk> lookUp(const heap::Heap& heap, heap::Resource resource, Term receiver,
                                    std::span<const Term> arguments, Effort effort, heap::Amount least = {});
  bool haveEqualArguments(const heap::Chunk& chunk, std::span<const Term> arguments);
  // Hands on the state with the chunk in its heap, opening predicates in search of it where inference may;
  // `missing` decides what happens when it is not found.
  Verdict withChunk(SymbolicState s, heap::Resource resource, Term receiver, unsigned depth, ThenChunk then,
                    Then missing);
  // Assumes that no other chunk of the resource has that receiver, where both are more than the whole.
  bool assumeSeparate(const heap::Heap& heap, heap::Resource resource, Term receiver,
                      heap::Amount amount = {});
  // The chunks of a new object's fields, with their default values.
  void produceFields(heap::Heap& heap, Term object, const ast::ClassDecl& declaration);
  // Those of the class, before its initialisers run.
  void produceStaticFields(heap::Heap& heap, const ast::ClassDecl& declaration);

 private:
  std::optional<heap::Chunk> lookUpNatively(const heap::Heap& heap, heap::Resource resource, Term receiver,
                                            std::span<const Term> arguments, heap::Amount least);
  bool collectOther(const heap::Chunk& chunk, Term receiver, heap::Amount amount, Terms& others);
  bool assumeDistinct(const Terms& others, Term receiver);
  static bool isGroup(const heap::Heap& heap, heap::Resource resource);
  bool assumeGroup(const heap::Heap& heap, heap::Resource resource, Term receiver);
  smt::Function newGroup();
  Term numberIn(SeparationGroup& group, Term object);
  bool isEnough(const heap::Chunk& chunk, std::span<const Term> arguments, heap::Amount least);

  Classes& classes_;
  Ghost& ghost_;
  Numbers& numbers_;
  std::uint32_t groups_ = 0;  // so far
};

}  // namespace warrant::symbex
