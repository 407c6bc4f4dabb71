// Field chunks: finding them, opening predicates in search of them, making them, and what their separation
// says.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"
#include "symbex/resources/lookup.h"

namespace warrant::symbex {

class FamilyChunks;
class Ghost;
class Guards;
class Numbers;
class Separator;
class Shares;

class Chunks : public Part {
 public:
  explicit Chunks(Parts& parts);

  void moveFields(heap::Heap& from, heap::Heap& to, Term object, const ast::ClassDecl& declaration);
  // Hands on the state with the chunk in its heap, opening predicates in search of it where inference may,
  // and splitting the path where it is held under a guard; `missing` decides what happens when it is not
  // found, or there is less of it than is wanted.
  Verdict withChunk(SymbolicState s, const Wanted& wanted, unsigned depth, ThenChunk then, Then missing);
  // Assumes that no other chunk of the resource has that receiver, where both are more than the whole.
  bool assumeSeparate(const heap::Heap& heap, heap::Resource resource, Term receiver,
                      heap::Amount amount = {});
  // The chunks of a new object's fields, with their default values.
  void produceFields(heap::Heap& heap, Term object, const ast::ClassDecl& declaration);
  // Those of the class, before its initialisers run.
  void produceStaticFields(heap::Heap& heap, const ast::ClassDecl& declaration);

 private:
  Verdict askForChunk(SymbolicState s, const Wanted& wanted, unsigned depth, ThenChunk then, Then missing);
  bool collectOther(const heap::Chunk& chunk, Term receiver, heap::Amount amount, Terms& others);
  bool assumeDistinct(const Terms& others, Term receiver);

  FamilyChunks& families_;
  Ghost& ghost_;
  Guards& guards_;
  Lookup& lookup_;
  Numbers& numbers_;
  Separator& separator_;
  Shares& shares_;
};

}  // namespace warrant::symbex
