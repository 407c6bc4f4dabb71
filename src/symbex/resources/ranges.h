// Permissions to elements of arrays: chunks that are ranges, cut and joined as they are demanded.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"
#include "symbex/resources/range.h"

namespace warrant::symbex {

class Amounts;
class Ghost;
class Guards;
class Separator;
class Shares;

class Ranges : public Part {
 public:
  explicit Ranges(Parts& parts);

  Term lengthOf(Term array);
  // From here on, the length of that new array is that term.
  void noteLength(Term array, Term length) { lengths_.emplace(array, length); }
  heap::Chunk rangeChunk(const Range& range, Term map);
  Range elementRange(Term array, Term index);
  Range wholeRange(Term array);
  Term isWithin(Term index, const Range& range);
  bool isEvidentlyWithin(Term index, const Range& range);
  bool areApart(const Range& left,
                const Range& right);  // known to have no element in common, being of one array
  // Those of which at least that amount is held, but for single elements that are not near.
  std::vector<heap::Chunk> rangesOf(const heap::Heap& heap, Term array, heap::Amount least = {},
                                    heap::Places near = {});
  // The one that is held whole and evidently has the element, as no other chunk can then; none: not known.
  std::optional<heap::Chunk> findWhole(const heap::Heap& heap, Term array, Term index);
  // at(map, index) and splice(below, index, above), simplified by what the path knows of indices.
  Term readMap(Term map, Term index);
  Term spliceMaps(Term below, Term index, Term above);
  // What a map that is nothing outside the whole says about a part of that.
  Term partOfMap(Term map, const heap::OfRange& whole, const heap::OfRange& part);
  // Changes the heap's chunks of the array until one has that very range, and at least that amount of it;
  // none: not all of it is known to be held.
  std::optional<heap::Chunk> isolate(heap::Heap& heap, const Range& range);
  // The same, of several chunks each of which has all of the range, and too little of it.
  std::optional<heap::Chunk> gather(heap::Heap& heap, const Range& range);
  // Takes the chunks of that very range out of the heap, and adds what they are of it.
  Range takeEqual(heap::Heap& heap, const Range& range);
  // Makes one of those ranges of the array that are known to be the same.
  void uniteEqual(heap::Heap& heap, Term array);
  void uniteEqual(heap::Heap& heap);  // the same of all arrays of which shares are held
  // Shares of one element have one value: that of the first chunk, which has it.
  void equate(std::span<const heap::Chunk> chunks, Term index);
  // Joins the ranges that came to the heap since with those beside them.
  void joinRanges(heap::Heap& heap, const heap::Heap& before);
  // Hands on the state with the chunk of that range in its heap. Like withChunk, for a range that is not
  // empty.
  Verdict withRange(SymbolicState s, const Range& range, unsigned depth, ThenChunk then, Then missing);
  bool learnReceivers(const heap::Heap& heap, Term array);
  // Whether the row of an array of arrays is another one that was taken out of a family, which is not known.
  // No term: there is no such, or no family that may have it.
  Term whetherSameRow(const heap::Heap& heap, Term array);
  bool areHeld(const Range& range, std::span<const heap::Chunk> chunks);
  // Assumes that no element is held twice.
  bool assumeApart(const heap::Heap& heap, const Range& range);
  // Learns what the chunk, which comes to the heap, and others say of one element that both may be of.
  void learnSharedElement(const heap::Heap& heap, const heap::Chunk& chunk);

 private:
  heap::Places nearTo(const Range& range, std::int64_t beside = 0) const;
  bool areOrdered(Term left, Term right) const;  // constants, the left one not above the right one
  bool isOfAll(const Range& range);
  bool assumeArraysApart(const heap::Heap& heap, Term array, heap::Heap::Visitor visitOther);
  Term knownMap(Term map);
  void noteEnds(Term map, const heap::OfRange& whole, const heap::OfRange& part);
  heap::Chunk cut(heap::Heap& heap, const heap::Chunk& chunk, const Range& part);
  heap::Chunk joinChunks(heap::Heap& heap, std::span<const heap::Chunk> parts, heap::Amount amount);
  std::optional<heap::Chunk> isolateOf(heap::Heap& heap, const Range& range,
                                       std::span<const heap::Chunk> ranges);
  std::optional<heap::Chunk> joinBeside(heap::Heap& heap, const heap::Chunk& chunk);
  std::optional<heap::Chunk> gatherInTurn(heap::Heap& heap, const Range& range);
  std::optional<heap::Chunk> assemble(heap::Heap& heap, const Range& range, std::vector<heap::Chunk> ranges);
  Verdict askForRange(SymbolicState s, const Range& range, unsigned depth, ThenChunk then, Then missing);
  Verdict isolateByCases(SymbolicState s, const Range& range, std::span<const heap::Chunk> chunks,
                         unsigned depth, ThenChunk then, Then missing);

  Amounts& amounts_;
  Ghost& ghost_;
  Guards& guards_;
  Separator& separator_;
  Shares& shares_;

  smt::Function length_;
  std::unordered_map<Term, Term> lengths_;
};

}  // namespace warrant::symbex
