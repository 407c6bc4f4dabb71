// The compile-time constants among the final fields (JLS 15.29).
#pragma once

#include <unordered_map>

#include "ast/ast.h"
#include "support/arena.h"

namespace warrant::ast {

bool isStringType(const Type& type);
// Whether it joins strings: by Concatenate, which makes a new one, or in annotations by Add, a function.
bool isConcatenation(const Expression& expression);
// Whether constants have that type: a primitive one, or String.
bool isConstantType(const Type& type);
// Whether it may be a compile-time constant: what javac finds to be one is.
bool mayBeConstant(const Expression& expression);

class ConstantFolder {
 public:
  explicit ConstantFolder(support::Arena& arena) : arena_(arena) {}

  // Notes the initial value of a final field.
  void add(FieldDecl& field, const Expression& value) { values_.emplace(&field, Initial{&field, &value}); }
  // Finds out which of the fields are constants.
  void run();
  // The literal that the expression is equal to, as javac computes it: integers wrap around. nullptr: it is
  // no constant, or one whose text is not known, since it prints a floating-point number.
  const Expression* fold(const Expression& expression);
  // Whether a value so far has left its type's range.
  bool hasWrapped() const { return hasWrapped_; }

 private:
  struct Initial {
    FieldDecl* field;
    const Expression* value;
    bool isBeingFolded = false;
    bool isDone = false;
  };

  const Expression* foldField(const FieldDecl& field);
  const Expression* foldUnary(const Expression& expression, const Unary& unary);
  const Expression* foldBinary(const Expression& expression, const Binary& binary);
  const Expression* foldConcatenation(const Expression& expression, const Binary& binary);
  const Expression* foldCast(const Expression& expression, const Cast& cast);
  __extension__ using Wide = __int128;
  const Expression* makeInteger(const Expression& expression, Wide value);
  const Expression* makeFloating(const Expression& expression, double value);
  const Expression* makeBoolean(const Expression& expression, bool value);

  support::Arena& arena_;
  std::unordered_map<const FieldDecl*, Initial> values_;
  bool hasWrapped_ = false;
};

}  // namespace warrant::ast
