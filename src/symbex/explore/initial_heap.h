// The heap on entry of what is explored, made as it is looked at (lazy initialisation).
//
// What a field of a symbolic object held on entry is a function of the object; so is what an array held. A
// chunk that has such a value is initial: it says nothing that was not so anyway, and there may be several
// for objects that are one. What is written is another matter: before a location is written, initial chunks
// that may be the same location go out of the heap; and before one comes in, it is decided whether its object
// is one of those that were written to. So nothing forks because of aliases that make no difference.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <unordered_map>

#include "smt/backtrack/containers.h"
#include "symbex/ghost/explicit.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Classes;
class FinalFields;
class Notation;
class Ranges;
class Recorder;

class InitialHeap final : public Explicit, public Part {
 public:
  explicit InitialHeap(Parts& parts);

  Verdict onUndecidedChunk(SymbolicState&& s, const Wanted&, unsigned, Then, Then split) override {
    return split(std::move(s));
  }
  Verdict onMissingChunk(SymbolicState&& s, const Wanted& wanted, unsigned depth, ThenChunk then,
                         Then missing) override;
  Verdict onMissingElements(SymbolicState&& s, const Range& range, unsigned depth, Then again,
                            Then missing) override;

  // The symbol of that name, of the type: one for all paths.
  Term symbol(const SymbolicState& s, const ast::Type& type, const std::string& name);
  // The symbol of that name is that value.
  void define(const std::string& name, Term value) { symbolTerms_[name] = value; }
  struct NamedSymbol {
    std::string name;
    ast::Type type;
    Term value;
  };
  // Those that came up on the path.
  std::span<const NamedSymbol> symbols() const { return symbols_; }
  // These came up on the path to that state.
  void recall(const SymbolicState& s, std::span<const NamedSymbol> symbols);
  // The chunk with what its place, of a symbolic object or array, held on entry.
  heap::Chunk onEntry(const heap::Chunk& chunk);
  // The static type of a value on entry; nullptr: it is none.
  // Where it is declared as a type parameter, what that stands for there.
  void noteNarrower(Term value, const ast::Type& type);
  const ast::Type* typeOf(Term value) const;
  // Of a number of floating point on entry; nullptr: it is none.
  const ast::Type* floatingTypeOf(Term value) const {
    const auto found = floating_.find(value);
    return found == floating_.end() ? nullptr : &found->second;
  }
  // What a number on entry lies within, whatever the path is; nullptr: it is none, or nothing is merged.
  const smt::PathCondition::Bounds* boundsOnEntry(Term number) const {
    const auto found = numbers_.find(number);
    return found == numbers_.end() ? nullptr : &found->second;
  }
  // The field whose value on entry that function yields; nullptr: it is another function.
  const ast::FieldDecl* fieldOf(smt::Function function) const;
  bool isInitialElements(Term map) const;  // what some array held
  Term lengthOf(Term array);
  // Notes what is known of a value on entry of that type; it is no object that was made by then. `holder`:
  // the object or array that holds it; no term: it is a symbol, or held by a class.
  void noteInitial(const SymbolicState& s, const ast::Type& type, Term value, Term holder = {});
  // Of an object that is given.
  void noteDepth(Term object, std::uint32_t depth) { depths_.try_emplace(object, depth); }
  // Whether no more fields and elements than that lead from a symbol to the object, or to one that it is
  // known to be.
  bool isWithin(Term object, std::uint32_t depth) const;
  bool isInitial(const heap::Chunk& chunk);  // it has the value that it had on entry
  // The element, of that type, of the array whose chunk that is: a choice between what was stored, as far as
  // it is not known which index is meant, and what the array had on entry.
  Term elementOf(const SymbolicState& s, const ast::Type& type, const heap::Chunk& array, Term index);
  // What a field of the object, an element of the array, and its length, were on entry.
  Term fieldOnEntry(const SymbolicState& s, const ast::FieldDecl& field, Term object);
  Term elementOnEntry(const SymbolicState& s, const ast::Type& type, Term array, Term index);
  Term lengthOnEntry(const SymbolicState& s, Term array);
  void beforeWrite(heap::Heap& heap, const heap::Chunk& chunk);

 private:
  using Others = std::vector<heap::Chunk>;
  std::optional<std::uint32_t> depthOf(Term object) const;
  Term initialField(const ast::FieldDecl& field, Term receiver);
  Term initialElements(Term array);
  void nameField(const ast::FieldDecl& field, const heap::Chunk& chunk);
  Term unboxed(const SymbolicState& s, const ast::Type& type, const heap::Chunk& array, Term boxed);
  // The chunks of the resource that were written, or made, and may be the object's.
  Others aliases(const SymbolicState& s, heap::Resource resource, Term object);
  // Goes on with the first of them that is the object's, where one is.
  Verdict chooseAlias(SymbolicState s, std::span<const heap::Chunk> others, Term object, ThenChunk found,
                      Then none);

  Classes& classes_;
  FinalFields& finals_;
  Notation& notation_;
  Ranges& ranges_;
  Recorder& recorder_;

  std::unordered_map<std::string, Term> symbolTerms_;
  std::unordered_map<Term, ast::Type> types_;                        // of values on entry
  std::unordered_map<Term, ast::Type> floating_;                     // numbers on entry
  std::unordered_map<Term, std::uint32_t> depths_;                   // of those that something holds
  std::unordered_map<Term, smt::PathCondition::Bounds> numbers_;     // on entry
  std::unordered_map<std::uint32_t, const ast::FieldDecl*> fields_;  // by the function of its values
  smt::BacktrackStack<NamedSymbol> symbols_;
};

}  // namespace warrant::symbex
