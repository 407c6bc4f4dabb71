// Places, chunks and calls in the notation of the source.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"

namespace warrant::symbex {

std::string qualifiedName(const ast::MethodDecl& method);

class Notation : public Part {
 public:
  explicit Notation(Parts& parts);

  std::string takeHint() { return std::exchange(nameHint_, {}); }
  std::string nameOfNew(const ast::Expression& e);  // for people
  std::string describe(const heap::Chunk& chunk, const Names& names) const;
  std::string describe(const heap::Chunk& chunk) const { return describe(chunk, names_); }
  // What the names in the predicate's body stand for there, where they do not stand for themselves.
  std::string meaningsIn(const ast::PredicateDecl& predicate, const heap::Chunk& chunk) const;
  void nameValue(const heap::Chunk& chunk, std::uint32_t line);
  void nameElement(const heap::Chunk& element, Term value, Term snapshot, std::uint32_t line);
  std::string nameOfCall(const Frame& frame, const ast::MethodDecl& method, Term self,
                         const Terms& arguments) const;
  // `c.x`, `a[i]`, `c.valid()`: what the chunk is a permission to.
  std::string placeOf(const heap::Chunk& chunk, const Names& names) const;
  void hintName(const ast::Variable& variable, const ast::Expression& value);
  // `acc(c.x)`, `c.valid()`: what a failure looked for, in the terms of the code that runs.
  std::string wantedText(const Site* site, const std::string& written, const heap::Chunk& wanted) const;

 private:
  std::string indicesOf(Term array, const heap::OfRange& range, const Names& names) const;
  void nameAs(const std::string& place, Term value, std::uint32_t line);
  bool isNext(Term first, Term second) const;

  std::string nameHint_;  // of the variable that a new object is about to be assigned to
};

}  // namespace warrant::symbex
