// Places, chunks and calls in the notation of the source.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/explain/wording.h"
#include "symbex/part.h"

namespace warrant::symbex {

std::string qualifiedName(const ast::MethodDecl& method);

// The chunks of a heap in the order in which they came into it.
std::vector<heap::Chunk> chunksInOrder(const heap::Heap& heap);

class Notation : public Part {
 public:
  explicit Notation(Parts& parts);

  std::string takeHint() { return std::exchange(nameHint_, {}); }
  std::string nameOfNew(const ast::Expression& e);  // for people

  // --- giving names
  void nameValue(const heap::Chunk& chunk, std::uint32_t line);
  void nameElement(const heap::Chunk& element, Term value, Term snapshot, std::uint32_t line);
  void nameCall(const Frame& frame, const ast::MethodDecl& method, Term self, const Terms& arguments,
                Term value, std::uint32_t line);
  void nameResult(const ast::Expression& call, Term value);
  void hintName(const ast::Variable& variable, const ast::Expression& value);

  // --- using them
  // Values are called as they were named; conditions of what is explored are Java's.
  Wording wordingAsNamed() const;
  // What values are called in that state: after the variables and places that hold them now.
  Wording wordingOf(const SymbolicState& s) const;
  // What values are called throughout a check, at the steps of which they are held: after variables and
  // places that hold one value only.
  Wording wordingOf(std::span<const Step* const> check) const;
  // Those that have a value, each once.
  std::vector<const ast::Variable*> variablesInScope(const Frame::Code& frame) const;
  // Those that have another value than before, one or none.
  std::vector<const ast::Variable*> changedVariables(const Frame::Code& before, const Frame::Code& now) const;
  // How much of a permission it is; empty: all.
  static std::string amountOf(heap::Amount amount, const Wording& wording);
  std::string describe(const heap::Chunk& chunk, const Wording& wording) const;
  std::string describe(const heap::Chunk& chunk) const { return describe(chunk, Wording(terms_, names_)); }
  // What the names in the predicate's body stand for there, where they do not stand for themselves.
  std::string meaningsIn(const SymbolicState& s, const ast::PredicateDecl& predicate,
                         const heap::Chunk& chunk) const;
  // `c.x`, `a[i]`, `c.valid()`: what the chunk is a permission to.
  std::string placeOf(const heap::Chunk& chunk, const Wording& wording) const;
  // The same in words that a contract may use; nothing where there are none.
  std::optional<std::string> sayPlaceOf(const heap::Chunk& chunk, const Wording& wording) const;
  // `c.m(x)`; `C.m(x)` of a static one.
  NameParts partsOfCall(const ast::MethodDecl& method, Term self, const Terms& arguments) const;
  // The value, as one of that type: a character as such.
  std::string printValue(const ast::Type& type, Term value, const Wording& wording) const;
  // `acc(c.x)`, `c.valid()`: what a failure looked for, in the terms of the code that runs.
  std::string wantedText(const SymbolicState& s, const std::string& written, const heap::Chunk& wanted) const;
  // Of a condition of the library, whose parameters the reader does not know; others as they are written.
  std::string wantedText(const SymbolicState& s, const ast::Expression& written, Term goal) const;

 private:
  const std::vector<const ast::Variable*>& variablesOfCode(const Frame::Code& frame) const;
  Wording plainWording() const;
  void claimElements(const heap::Chunk& range, Wording& wording) const;
  NameParts partsOf(const heap::Chunk& chunk) const;
  NameParts partsOfFamily(const heap::Chunk& chunk) const;
  NameParts indicesOf(Term array, const heap::OfRange& range) const;
  bool isNext(Term first, Term second) const;

  std::string nameHint_;  // of the variable that a new object is about to be assigned to
  mutable const ast::MethodDecl* codeOf_ = nullptr;  // of what these are
  mutable std::vector<const ast::Variable*> variablesOfCode_;
};

}  // namespace warrant::symbex
