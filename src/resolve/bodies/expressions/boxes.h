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
  // What is in the box that it is; else the expression.
  const Expression* unbox(const Expression* expression);
  // Unboxes the one whose operator has a primitive value for its other operand.
  void unboxBeside(const Expression*& left, const Expression*& right);

 private:
  const Expression* box(const Type& wanted, const Expression* expression, const Place& place);
  const MethodDecl* findMethod(const Type& box, std::string_view name, std::size_t parameters) const;
};

}  // namespace warrant::ast
