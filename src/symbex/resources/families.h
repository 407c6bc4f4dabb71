// Permissions for all values of some variables: `(\forall* T x; range; acc(…))`, as chunks that are families
// (heap/chunk.h).
//
// What is held of a family is told by keys, the values of the variables, and not by objects: its value is a
// map by key, so that a location that is written is a store, and no inverse functions are needed. A location
// is found by matching the family's receiver with what is known to be equal to the object. Where the domain
// is an interval of one key, families are cut and put together as ranges are; else their domains are
// formulas, of which something is shown for any key.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <vector>

#include "symbex/part.h"
#include "symbex/resources/lookup.h"

namespace warrant::symbex {

class Amounts;
class Lists;
class Ranges;
class Shares;
struct Range;

class FamilyChunks : public Part {
 public:
  explicit FamilyChunks(Parts& parts);

  // Whether the run has met a family.
  bool areUsed() const { return areUsed_; }
  // The symbol that stands for the variable of that number and sort in all families.
  Term key(smt::Sort sort, std::size_t number);
  // A family of what `of` and the receiver say, whose keys are in that domain.
  // Where its domain is an interval, the family gets the ends; its map must be nothing outside then.
  void findInterval(heap::Family& family);
  // One without ends is given them, and has its map cut.
  heap::Chunk make(heap::Resource resource, Term receiver, heap::Family family, Term value,
                   heap::Amount amount);

  // --- one location
  // The value, boxed, of a location of which that much is held by families; no term: that is not known.
  Term read(const heap::Heap& heap, const Wanted& wanted);
  // Gives the location, all of which families hold, that value, which is boxed; returns them as they are
  // then: none: that is not known.
  std::vector<heap::Chunk> write(heap::Heap& heap, const Wanted& wanted, Term value);
  // Takes the location, or the instance of a predicate, out of a family: it is a chunk of its own then.
  std::optional<heap::Chunk> settle(heap::Heap& heap, const Wanted& wanted);
  // The same of the elements of an array, and of the predicates of an object. Whether there are such.
  bool settleElements(heap::Heap& heap, Term array);
  bool settleElement(heap::Heap& heap, const Range& range);  // where that is one element
  bool settleInstances(heap::Heap& heap, Term receiver);

  // Whether one of the families has it, or an instance of a predicate of that object, where that is not known
  // of one that may. No term: there is no such.
  Term whetherHeld(const heap::Heap& heap, const Wanted& wanted);
  Term whetherOfInstance(const heap::Heap& heap, Term receiver);
  // Whether the first of several families has elements of the array, where one of them is known to.
  Term whetherOfElements(const heap::Heap& heap, Term array);

  // Makes the chunk, which is in the heap, with what else is held of its place a part of the families again
  // whose intervals go on with it.
  void rejoin(heap::Heap& heap, const heap::Chunk& added);
  // The same for all elements of arrays. Whether there were such.
  bool rejoinRows(heap::Heap& heap);

  // --- whole families
  // Assumes what the family says beside being held: there are objects, nothing is held twice by it, or by it
  // and what else the heap holds. False: that contradicts the path.
  bool assumeHeld(const heap::Heap& heap, const heap::Chunk& family);
  // That no location of a family in the heap is that one, where both are more than the whole.
  bool assumeSeparate(const heap::Heap& heap, const heap::Chunk& single);
  // Makes the family, which is in the heap, one with another share of the same. False: that contradicts the
  // path.
  bool unite(heap::Heap& heap, const heap::Chunk& family);
  // That different keys have different locations.
  Term isInjective(const heap::Chunk& family);
  // Changes the heap's chunks until one is that family, and at least that much of it, and returns that; none:
  // not all of it is known to be held.
  std::optional<heap::Chunk> isolate(heap::Heap& heap, const heap::Chunk& wanted, Effort effort);
  // Where what the family is of is something else for some keys, as after elements were exchanged: whether
  // two of these are the same, which is not known. No term: all of that is known.
  Term undecided(const heap::Chunk& wanted);
  // Of a family over sequences that are put together: in which order those keys come with which parts begin
  // and end, as far as that is not known. No term: it is, or there is no such.
  Term undecidedOrder(const heap::Heap& heap, const heap::Chunk& wanted);
  // As `isolate`, of a range, where families have elements of the array.
  std::optional<heap::Chunk> isolateRange(heap::Heap& heap, const Range& range);
  // The elements of one array by successive indices: these, and by how much their indices are greater than
  // the keys, which go from one number up to another.
  // None, where the amount is one of its own for each.
  struct Elements;
  std::optional<Elements> elementsOf(const heap::Chunk& family);
  // Whether the amount is one of its own for each key.
  bool isByKey(const heap::Chunk& family) const;
  bool holdsForAny(Term domain, Term goal);  // the goal, for any keys of that domain
  // Takes that amount of the family, which the heap has; returns what is taken.
  heap::Chunk take(heap::Heap& heap, const heap::Chunk& family, heap::Amount amount);
  // The chunk that the family has for that key, which is the first of an interval.
  heap::Chunk first(const heap::Chunk& family);
  // Single places of a wanted family that the heap is not known to hold: its ends, and those that what is
  // held of its kind leaves out.
  std::vector<heap::Chunk> leftOut(const heap::Heap& heap, const heap::Chunk& wanted);

  // --- maps by key
  Term valueAt(Term map, std::span<const Term> keys);
  // The map whose values are those of the term for each key.
  Term mapOf(std::span<const Term> keys, Term value);
  // The map whose value at an index is that of the given one at the index and that number.
  Term shifted(Term map, Term by);

 private:
  // A family, and which of its locations is meant, where that is guarded so.
  struct Found {
    heap::Chunk family;
    Terms keys;
    Term guard;
  };
  using Replacements = std::vector<std::pair<Term, Term>>;
  static Replacements at(std::span<const Term> keys, std::span<const Term> values);
  Term substituted(Term term, std::span<const Term> keys, std::span<const Term> values);
  heap::Chunk join(heap::Heap& heap, const heap::Chunk& below, const heap::Chunk& above, heap::Amount amount);
  bool isThat(const heap::Chunk& single, const heap::Chunk& place);
  std::optional<heap::Chunk> united(const heap::Heap& heap, const heap::Chunk& share);
  Term areKeys(const heap::Family& family, std::span<const Term> keys);
  heap::Chunk place(const heap::Chunk& family, std::span<const Term> keys);
  heap::Chunk instance(const heap::Chunk& family, std::span<const Term> keys);
  void learnInstance(const Found& found);
  void learnSharedValue(const heap::Chunk& family, const heap::Chunk& single);

  bool unify(Term pattern, Term term, std::span<const Term> variables, Terms& keys);
  bool unifyChoice(Term pattern, Term term, std::span<const Term> variables, Terms& keys);
  bool unifyEqual(Term pattern, Term term, std::span<const Term> variables, Terms& keys);
  bool unifyArm(Term pattern, Term term, std::span<const Term> variables, Terms& keys);
  bool unifyListed(Term pattern, Term term, std::span<const Term> variables, Terms& keys);
  bool unifyHere(Term pattern, Term term, std::span<const Term> variables, Terms& keys);
  bool isAt(Term map, Term index, Term value);
  Term quotient(Term sum, std::int64_t divisor);
  Term knownQuotient(Term number, std::int64_t divisor);
  bool unifySum(Term pattern, Term term, std::span<const Term> variables, Terms& keys);
  bool hasKey(Term term, std::span<const Term> variables) const;
  std::optional<Terms> keysFor(const heap::Chunk& family, Term receiver, std::span<const Term> parts);
  Term isIn(const Found& found);
  bool isWithin(const Found& found);
  std::vector<Found> candidates(const heap::Heap& heap, const Wanted& wanted, Term guard);
  void addArms(const heap::Heap& heap, const Wanted& wanted, Term receiver, Term guard,
               std::vector<Found>& all);
  std::vector<Found> find(const heap::Heap& heap, const Wanted& wanted);
  Term readByCases(const heap::Heap& heap, const Wanted& wanted);
  Term storeAt(Term map, std::span<const Term> keys, Term value);
  heap::Chunk extract(heap::Heap& heap, const Found& found);
  std::optional<heap::Chunk> settleShares(heap::Heap& heap, const Wanted& wanted);
  bool settleAll(heap::Heap& heap, Term receiver, support::FunctionRef<bool(const heap::Chunk&)> isMeant);

  std::pair<Term, Term> intervalOf(Term domain, Term key);
  Term numberOf(Term key);
  Term objectOf(Term number, smt::Sort sort);
  heap::Family ofInterval(heap::Family family, Term from, Term to);     // of its only key
  Term pieceOf(const heap::Family& family, const heap::Chunk& single);  // its value, as the map has it
  heap::Chunk pieceAt(const heap::Chunk& family, Term key, const heap::Chunk& single);
  heap::Chunk part(const heap::Chunk& family, Term from, Term to);
  Term cutTo(Term map, Term from, Term to);
  void addRest(heap::Heap& heap, const heap::Chunk& family);
  void addRanges(heap::Heap& heap, const heap::Chunk& wanted);
  void returnRanges(heap::Heap& heap, const heap::Chunk& wanted);
  heap::Chunk cut(heap::Heap& heap, const heap::Chunk& family, Term from, Term to);
  Term pruned(Term term);
  bool isEnough(const heap::Chunk& family, heap::Amount held, heap::Amount least);
  void learnWhetherWhole(const heap::Chunk& single);
  heap::Amount leastOf(const heap::Chunk& family);
  std::optional<heap::Chunk> isolateInterval(heap::Heap& heap, const heap::Chunk& wanted, Effort effort);
  bool covers(const heap::Chunk& held, const heap::Chunk& wanted, Term domain, Effort effort);
  bool agree(const heap::Chunk& held, const heap::Chunk& wanted, Term domain, Effort effort);
  bool isOfShape(const heap::Chunk& held, const heap::Chunk& wanted);
  bool haveSameKeys(const heap::Chunk& held, const heap::Chunk& wanted);
  void forEachComparison(const heap::Chunk& wanted,
                         support::FunctionRef<void(Term sum, bool isEquation)> visit);
  Terms comparedKeys(const heap::Chunk& wanted, bool onlyEquations);
  void addLeftOut(const heap::Family& family, Terms& keys);
  Terms turns(const heap::Chunk& wanted);
  Term undecidedOrder(std::span<const Term> turns, bool areAlike);
  Terms turningPoints(const heap::Chunk& wanted);
  Terms endsAfter(Term from, Term last, std::span<const Term> turns);
  void learnPlace(const heap::Heap& heap, const heap::Chunk& wanted);
  std::optional<heap::Chunk> assemble(heap::Heap& heap, const heap::Chunk& wanted, Effort effort,
                                      bool shifts);
  std::optional<heap::Chunk> nextPart(heap::Heap& heap, const heap::Chunk& wanted, Term from,
                                      std::span<const Term> turns, Effort effort, bool shifts);
  Term reach(const heap::Chunk& held, const heap::Chunk& wanted, Term from, std::span<const Term> turns,
             Effort effort);
  std::optional<heap::Chunk> singlePart(heap::Heap& heap, const heap::Chunk& wanted, Term at);
  std::optional<heap::Chunk> takeSingle(heap::Heap& heap, const heap::Chunk& wanted,
                                        std::span<const Term> keys);
  // What a demanded family is made of: for the keys of the domain, a family's map, or one value.
  struct Piece {
    Term domain;
    Term map;
    Term value;
  };
  std::optional<heap::Chunk> compose(heap::Heap& heap, const heap::Chunk& wanted);
  Term agreedDomain(const heap::Chunk& held, const heap::Chunk& wanted, Term rest);
  heap::Amount amountOf(const heap::Chunk& wanted, std::span<const heap::Amount> parts);
  heap::Chunk takePart(heap::Heap& heap, const heap::Chunk& family, Term domain, bool isAll,
                       heap::Amount amount);
  bool addSingles(heap::Heap& heap, const heap::Chunk& wanted, Term rest, std::vector<Piece>& pieces,
                  std::vector<heap::Amount>& taken);
  Term joined(std::span<const Piece> pieces, const heap::Family& family);
  Term restricted(Term map, const heap::Family& family);

  // --- families whose keys are counted from elsewhere
  heap::Chunk shifted(const heap::Chunk& family, Term by);
  Term shiftTo(const heap::Chunk& held, const heap::Chunk& wanted, Term from, std::span<const Term> ends);
  std::optional<heap::Chunk> shiftedPart(heap::Heap& heap, const heap::Chunk& wanted, Term from,
                                         std::span<const Term> turns, Effort effort);
  Term putTogether(Term sequence);
  Terms sequencesOf(const heap::Heap& heap, heap::Resource resource);
  Term flattened(Term sequence, std::span<const Term> parts, Terms& open);
  Term lengthOf(Term sequence);
  Term lengthOfSlice(Term sequence);
  Term elementOfCut(Term element);
  Term ofParts(Term term, std::span<const Term> sequences);
  Term unfolded(Term term, std::span<const Term> sequences);
  std::optional<heap::Chunk> unfolded(const heap::Heap& heap, const heap::Chunk& wanted);
  std::optional<heap::Chunk> isolateUnfolded(heap::Heap& heap, const heap::Chunk& wanted, Effort effort);

  Term sameLocation(const heap::Chunk& left, const heap::Chunk& right);
  heap::Chunk renamed(const heap::Chunk& family);
  using Of = decltype(heap::Family::of);
  Of rewritten(const Of& of, support::FunctionRef<Term(Term)> rewrite);

  Amounts& amounts_;
  Lists& lists_;
  Lookup& lookup_;
  Ranges& ranges_;
  Shares& shares_;

  bool areUsed_ = false;
  bool asks_ = false;  // the solver, whether two maps have the same at an index, and a quotient no rest
  bool findsRanges_ = false;  // elements, in families of ranges, too
  std::map<std::pair<smt::Sort, std::size_t>, Term> keys_;
};

}  // namespace warrant::symbex
