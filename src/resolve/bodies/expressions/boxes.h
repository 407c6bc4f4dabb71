// Boxing and unboxing (JLS 5.1.7, 5.1.8): calls of `Integer.valueOf(i)`, `x.intValue()` and their like, whose
// contracts are the library's. In annotations a box is the one that stands for its value, `Integer.boxed(i)`,
// since what is made there must be a function of what it is made of.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class BoxResolver : public BodyPart {
 public:
  explicit BoxResolver(Resolver& resolver) : BodyPart(resolver) {}

  // The class that Java boxes values of the primitive type in; of Error kind: it is not known, or being read.
  Type boxOf(const Type& primitive) const;
  // Whether Java boxes, or unboxes, an argument of that type for a parameter of the other (JLS 5.3).
  bool isConverted(const Type& from, const Type& to) const;
  // The value where that type is wanted: boxed or unboxed where Java does that, else what it is.
  const Expression* convert(const Type& wanted, const Expression* expression, const Place& place);
  // The box of the primitive value, where no other type is wanted.
  const Expression* box(const Expression* expression, const Place& place);
  // The box that a call such as `Integer.valueOf(i)` yields, where no object may be made; nullptr: it is
  // none.
  const Expression* standInFor(const MethodDecl& called, Expressions arguments, support::SourceRange range,
                               const Place& place);
  // Who uses the value looks at what it says only.
  void noteValueOnly(const Expression& expression) { state_.standIns.erase(&expression); }
  // The call may yield what it is passed, and tells no more of it.
  void notePassedOn(const Expression& argument, const Expression& call);
  // Of what stands for a box, and may be asked which object it is; and of values that stand for old ones.
  void reportStandIns();
  // What is in the box that it is; else the expression.
  const Expression* unbox(const Expression* expression);
  // Unboxes the one whose operator has a primitive value for its other operand.
  void unboxBeside(const Expression*& left, const Expression*& right);
  // The values of `?:` as Java has them (JLS 15.25): both unboxed where they are numbers, or truth values, of
  // two types; else what is primitive beside a reference is boxed.
  void makeAlike(const Expression*& onTrue, const Expression*& onFalse, const Place& place);

 private:
  const Expression* box(const Type& wanted, const Expression* expression, const Place& place);
  const Expression* makeBox(const MethodDecl& method, Expressions arguments, support::SourceRange range,
                            const Place& place);
  bool isStandardOf(const Expression& expression, bool areNumbers) const;
  const MethodDecl* findMethod(const Type& box, std::string_view name, std::size_t parameters) const;
};

}  // namespace warrant::ast
