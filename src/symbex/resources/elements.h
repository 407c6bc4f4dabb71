// Elements of arrays: reading, writing, making them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/explain/failure.h"
#include "symbex/part.h"
#include "symbex/resources/range.h"

namespace warrant::symbex {

class Classes;
class FamilyChunks;
class Ghost;
class Guards;
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
  Term createArrays(heap::Heap& heap, const ast::Type& type, std::span<const Term> lengths,
                    const std::string& name, std::uint32_t line);
  // Whether the arrays that are the elements of a new one of that length are made, too.
  bool makesRows(Term length) const;
  Verdict readElement(SymbolicState s, const Element& element, ThenTerm then);
  Verdict writeElement(SymbolicState s, const Element& element, Term value, Then then);

 private:
  void learnRow(Term element);
  Range rangeOfElement(const Element& element);
  Verdict withElement(SymbolicState s, const Element& element, ThenChunks then);
  Verdict findElement(SymbolicState s, const Element& element, unsigned depth, ThenChunks then);
  Verdict askForElement(SymbolicState s, const Element& element, unsigned depth, ThenChunks then);

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
