// Elements of arrays: reading, writing, making them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/explain/failure.h"
#include "symbex/part.h"
#include "symbex/resources/guards.h"
#include "symbex/resources/range.h"

namespace warrant::symbex {

class Classes;
class FamilyChunks;
class Ghost;
class History;
class Notation;
class Numbers;
class Ranges;
class Recorder;
class Unfolding;

// An element that is read or written: `e` is an ArrayRead, whose array and index have these values.
struct Element {
  const ast::Expression* e;
  Term array;
  Term index;
  Context access;

  // How much of the permission it needs.
  heap::Amount least() const { return access == Context::Write ? heap::Amount() : heap::Amount::some(); }
};

class Elements : public Part {
 public:
  explicit Elements(Parts& parts);

  // A new array with these elements.
  Term createArray(heap::Heap& heap, const ast::Type& type, Term length, Term map, const std::string& name,
                   std::uint32_t line);
  // The same of a new object that is that array.
  void createArrayAs(Term array, heap::Heap& heap, const ast::Type& type, Term length, Term map);
  Term createArrays(heap::Heap& heap, const ast::Type& type, std::span<const Term> lengths,
                    const std::string& name, std::uint32_t line);
  // Whether the arrays that are the elements of a new one of these lengths are made, too, and theirs.
  bool makesRows(std::span<const Term> lengths) const;
  Verdict readElement(SymbolicState s, const Element& element, ThenTerm then);
  Verdict writeElement(SymbolicState s, const Element& element, Term value, Then then);

 private:
  void holdRows(heap::Heap& heap, const ast::Type& type, Term rows);
  void learnRow(Term element);
  Range rangeOfElement(const Element& element);
  // The ranges that have the element, each where it does; with the value where they were found by cases.
  using ThenCases = Continuation<const Guards::Cases&>;
  Guards::Cases casesOf(std::span<const heap::Chunk> ranges, Term index);
  Wanted wantedOf(const Element& element) const;
  Verdict withElement(SymbolicState s, const Element& element, ThenCases then);
  Verdict findElement(SymbolicState s, const Element& element, unsigned depth, ThenCases then);
  std::optional<Guards::Cases> findInRows(SymbolicState& s, const Element& element);
  Verdict askForElement(SymbolicState s, const Element& element, unsigned depth, ThenCases then);

  Classes& classes_;
  FamilyChunks& families_;
  History& history_;
  Ghost& ghost_;
  Guards& guards_;
  Notation& notation_;
  Numbers& numbers_;
  Ranges& ranges_;
  Recorder& recorder_;
  Unfolding& unfolding_;

  // The arrays that are the elements of a new array, by the map of their references: what is known of each.
  struct Rows {
    Term count;
    Term length;
  };
  std::unordered_map<Term, Rows> rows_;
};

}  // namespace warrant::symbex
