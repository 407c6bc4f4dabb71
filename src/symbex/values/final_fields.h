// Final fields, whose values are functions of their objects, and the constants of enums.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"

namespace warrant::symbex {

class Classes;
class Numbers;
class Rules;

// The values that the initialisers of an enum give to the final fields of its constants, as far as these are
// known and made of no symbols.
using FieldValues = std::vector<std::pair<const ast::FieldDecl*, Term>>;
using ConstantValues = std::unordered_map<const ast::FieldDecl*, FieldValues>;

class FinalFields : public Part {
 public:
  explicit FinalFields(Parts& parts);

  // Assumes that a value of an enum's type is null or one of its constants.
  void learnConstant(const ast::Type& type, Term value);
  bool assumeConstant(Term object, const ast::ClassDecl& declaration);
  Term finalValue(const ast::FieldDecl& field, Term object);
  Term applyField(const ast::FieldDecl& field, Term object);
  // The object around that of an inner class (`Outer.this`) is a final field that has its value before
  // anything is done.
  void giveOuter(const ast::ClassDecl& declaration, Term object, Term outer);
  void recallStartValues(const Frame& frame);
  // The frame of code that makes an object, or class: its own variables, and the final fields.
  Frame makingFrame(const ast::ClassDecl& declaration, bool ofClass, Term self, std::uint32_t slots,
                    const Frame* caller);
  void passConstruction(const Frame& from, Frame& to) const;
  void forgetFinalFields(Frame& frame);  // of what is being made

 private:
  // Whether the constants of the enum may have no values yet.
  bool isMakingConstants(const ast::ClassDecl& declaration) const;
  Term isConstant(Term object, const ast::ClassDecl& declaration);
  bool isConstantOf(Term object, const ast::ClassDecl& declaration) const;
  // Assumes what is known of a constant whenever it has a value.
  void learnAboutConstant(const ast::FieldDecl& constant, Term value);
  const ConstantValues& valuesOfConstants(const ast::ClassDecl& declaration);
  ConstantValues runInitializers(const ast::ClassDecl& declaration);
  FieldValues fieldValues(const ast::FieldDecl& constant);
  Term timeless(Term value, const ast::ClassDecl& declaration);
  smt::Function functionOf(const ast::FieldDecl& field);  // of a final one
  void relateOuters(const ast::ClassDecl& declaration, Term object);
  // The constant that its initial value is, whatever the object; no term: that is not known.
  Term initialValue(const ast::FieldDecl& field);
  Term evaluateInitialValue(const ast::Expression& value);

  Classes& classes_;
  Numbers& numbers_;
  Rules& rules_;

  std::pmr::unordered_map<const ast::FieldDecl*, smt::Function> functions_{run_.arena.resource()};
  std::unordered_map<const ast::FieldDecl*, Term> initialValues_;  // no term: not known
  std::unordered_map<const ast::ClassDecl*, ConstantValues> constantValues_;
};

}  // namespace warrant::symbex
