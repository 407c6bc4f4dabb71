// What contracts say of values, as Java expressions: over what reflection shows of objects, whatever is
// private. Of permissions, ghost code and mathematical values Java knows nothing.
//
// Integers are `long` there, as in annotations, and an operation that leaves the range throws; booleans and
// floating-point numbers are `boolean` and `double`; all else is an Object. The expressions use the methods
// of the program around them (refutation_test.cpp).
#pragma once

#include <initializer_list>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "ast/program.h"
#include "facts/hierarchy.h"

namespace warrant::report {

class JavaContract {
 public:
  // What cannot be said in Java, and why.
  struct Unsayable {
    std::string why;
  };

  // Of the method and those that it overrides, the ghost parameters and ghost results have no values.
  JavaContract(const ast::Program& program, std::initializer_list<const ast::MethodDecl*> methods);

  // A boolean expression: what the part says of values. The object is called `self`, parameters by `nameOf`,
  // the result `result`. Throws Unsayable.
  std::string of(const ast::Assertion& part);
  // The methods that the expressions call: predicates, and pure methods that exist in annotations only.
  const std::string& methods() const { return methods_; }

  static std::string nameOf(const ast::Variable& variable);
  // `long`, `boolean`, `double` or `Object`.
  static std::string typeOf(const ast::Type& type);
  // The value, an expression of that type, as Java's own type of it wants it: `(int) 3L`.
  static std::string narrowed(const ast::Type& type, const std::string& value);
  // `"int"`, `"p.Outer$Inner[]"`: what the test's `type` takes.
  std::string classText(const ast::Type& type) const;
  std::string ownerText(const ast::ClassDecl& declaration) const;
  // `new Class<?>[] {type("int")}`
  std::string typesOf(const ast::MethodDecl& method) const;

 private:
  std::string of(const ast::Expression& e);
  std::string ofUnary(const ast::Expression& e, const ast::Unary& unary);
  std::string ofBinary(const ast::Expression& e, const ast::Binary& binary);
  std::string ofShift(const ast::Binary& binary);
  std::string ofNumbers(const ast::Expression& e, ast::BinaryOperator op, const std::string& left,
                        const std::string& right) const;
  std::string ofCast(const ast::Expression& e, const ast::Cast& cast);
  std::string ofCall(const ast::Expression& e, const ast::Call& call);
  std::string ofSwitch(const ast::SwitchExpression& choice);
  std::string of(const ast::Quantified& quantified);
  std::string of(const ast::PredicateInstance& instance);
  std::string textOf(const ast::Expression& e);  // as `+` of strings has it
  // From an Object.
  static std::string unboxed(const ast::Type& type, const std::string& value);

  using Variables = std::span<const ast::Variable* const>;
  // `all(lo, hi, i -> …)`, one in the other; `word`: `all`, `some` …
  std::string over(Variables variables, const std::string& word, const ast::Expression* range,
                   const ast::Expression* body, const std::string& what);
  // The ends between which the conditions hold the variable; those that come later have no values yet.
  std::string endOf(Variables variables, std::size_t at, bool isLeast,
                    const std::vector<const ast::Expression*>& conditions, std::size_t depth);

  // The name of the method for it, which is written if it is not there yet.
  std::string methodFor(const ast::PredicateDecl& predicate);
  std::string methodFor(const ast::MethodDecl& method);
  template <class Declaration>
  std::string dispatch(const Declaration& declaration, bool isExact, const std::string& self,
                       const std::string& arguments, const std::string& otherwise);
  std::string parametersOf(Variables parameters, bool isStatic);
  template <class Arguments>
  std::string argumentsOf(const Arguments& arguments);

  const ast::Program& program_;
  symbex::Hierarchy hierarchy_;
  std::set<const ast::Variable*> unknown_;
  std::map<const void*, std::string> names_;  // of the methods
  std::string methods_;
  unsigned fresh_ = 0;
};

}  // namespace warrant::report
