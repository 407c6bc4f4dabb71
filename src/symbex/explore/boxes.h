// Boxes of numbers and truth values in code that is explored: functions of their values, since Java keeps one
// box for a small value. Whether two of others are one is not known.
#pragma once

#include <optional>
#include <unordered_map>
#include <unordered_set>

#include "symbex/part.h"

namespace warrant::symbex {

class Calls;
class Classes;

// Whether it is a class of boxes, and of what; nothing: it is none, or its values have fractions.
std::optional<ast::Type> boxedType(const ast::Type& type);
// Whether Java has one box for the value only.
bool isKeptBox(const ast::Type& boxed, std::int64_t value);

class Boxes : public Part {
 public:
  explicit Boxes(Parts& parts);

  // Whether a call of the method makes a box.
  static bool boxes(const ast::MethodDecl& method);
  // What `Integer.valueOf(value)` and its like yield. No term: it is not known.
  Term make(SymbolicState& s, const ast::Expression& e, const ast::ClassDecl& box, Term value);
  // The one box that stands for the value.
  Term boxed(SymbolicState& s, const ast::Expression& e, const ast::ClassDecl& box, Term value);
  // Whether it is a box of which it is open whether it is the only one for its value.
  bool isUncertain(Term reference);
  // Of a box that was made; nullptr: it is none.
  const ast::ClassDecl* classOf(Term reference) const;

 private:
  // No term: the method is not known.
  Term call(SymbolicState& s, const ast::Expression& e, const ast::ClassDecl& box, std::string_view method,
            Term self, const Terms& arguments);

  // Notes that the box that is made has that value.
  bool holdsValue(SymbolicState& s, const ast::Expression& e, const ast::ClassDecl& box, Term made,
                  Term value);

  Calls& calls_;
  Classes& classes_;
  std::unordered_map<Term, const ast::ClassDecl*> made_;
  std::unordered_set<Term> uncertain_;
};

}  // namespace warrant::symbex
